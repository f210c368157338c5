/**
 * `npm run bench:club`: simulates a club evening on one server, which is killed with -9 midway and restarted. Options:
 * `--rooms N`, `--seconds N`, `--entries N` (per phone and minute). Measures memory and CPU time. Fails if an
 * acknowledged entry is lost or memory exceeds its budget.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openJournal } from '../../src/club/journal';
import { makeRoomWithToken } from '../../src/club/room-tokens';
import type { Room } from '../../src/together/club-protocol';
import { LOG_NAME } from '../../src/together/shared-doc';
import type { SharedLine } from '../../src/together/shared-line';
import { type ClubPhone, joinPhone, makeTempFolder, waitUntil, writeFirstLine } from '../helpers/club';
import { type ClubProcess, findFreePort, startClubProcess } from '../helpers/club-process';

const MOST_MEGABYTES = 300;

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '120' },
    entries: { type: 'string', default: '50' },
  },
});
const [roomCount, seconds, entries] = [Number(values.rooms), Number(values.seconds), Number(values.entries)];

interface Player {
  readonly room: Room;
  readonly phone: ClubPhone;
  /** Ids of the tapped entries, in order. */
  readonly tapped: string[];
  acknowledged: number;
}

const data = join(makeTempFolder(), 'club.db');
const journal = openJournal(data, console.log);
const rooms = Array.from({ length: roomCount }, () => makeRoomWithToken(journal.secret));
journal.close();

const port = await findFreePort();
let server = await startClubProcess(data, port);
await Promise.all(rooms.map((room) => writeFirstLine(port, room)));
const begun = performance.now();
const players: Player[] = rooms.flatMap((room, at) =>
  ['a', 'b'].map((who) => ({
    room,
    phone: joinPhone(port, room, `${who}${at}`.padEnd(4, '-')),
    tapped: [],
    acknowledged: 0,
  })),
);
const allTogether = () => players.every(({ phone }) => phone.link.connection() === 'connected');
await waitUntil('all together', allTogether, 60_000);
console.log(
  `${players.length} phones in ${roomCount} rooms are together after ${inSeconds(performance.now() - begun)}.`,
);

const sent = new Map<string, number>();
const latencies: number[] = [];
for (const { phone } of players) listen(phone);

const half = (seconds * 1000) / 2;
const before = await play(half, server);
note();
await server.kill();
const down = performance.now();
server = await startClubProcess(data, port);
await waitUntil('all back', allTogether, 60_000);
console.log(`Killed with -9 and started again: all are together after ${inSeconds(performance.now() - down)}.`);
const after = await play(half, server);
await waitUntil('all acknowledged', () => players.every(({ phone }) => phone.link.synced()), 60_000);
note();
const acknowledged = players.reduce((sum, each) => sum + each.acknowledged, 0);

await server.kill();
for (const { phone } of players) phone.link.close();
server = await startClubProcess(data, port);
const lost = await countLost();
await server.stop();

latencies.sort((a, b) => a - b);
const at = (share: number) =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
const memory = Math.max(before.megabytes, after.megabytes);
const processor = Math.max(before.processorPercent, after.processorPercent);
console.log(`${acknowledged} entries acknowledged, ${entries} a minute by each phone, over ${seconds} s.`);
console.log(`From the tap to the other phone: median ${at(0.5).toFixed(1)} ms, 99% ${at(0.99).toFixed(1)} ms.`);
console.log(`Processor time of the server while they play: ${processor.toFixed(0)}% of one core.`);
held('memory of the server at its highest, MB', memory, MOST_MEGABYTES);
held('acknowledged entries lost over two kills', lost, 1);
process.exit(process.exitCode ?? 0);

interface Cost {
  /** Peak memory of the server process. */
  readonly megabytes: number;
  /** CPU time, in percent of one core. */
  readonly processorPercent: number;
}

/** Taps on all phones at even intervals, and returns the cost for the server. */
async function play(ms: number, { pid }: ClubProcess): Promise<Cost> {
  const [begun, secondsBefore] = [performance.now(), processorSeconds(pid)];
  const every = 60_000 / entries;
  const end = performance.now() + ms;
  const timers = players.map((player, index) => {
    let timer: NodeJS.Timeout;
    const tap = () => {
      tapOnce(player, index);
      timer = setTimeout(tap, every);
    };
    timer = setTimeout(tap, (every * index) / players.length);
    return () => clearTimeout(timer);
  });
  await new Promise((done) => setTimeout(done, end - performance.now()));
  for (const stop of timers) stop();
  const processorPercent = ((processorSeconds(pid) - secondsBefore) * 100_000) / (performance.now() - begun);
  return { megabytes: highestMegabytes(pid), processorPercent };
}

function tapOnce(player: Player, index: number): void {
  const id = `${index}-${player.tapped.length}`;
  if (player.phone.link.connection() === 'connected') sent.set(id, performance.now());
  player.tapped.push(id);
  player.phone.tap(id);
}

function listen({ doc }: ClubPhone): void {
  doc.getArray<SharedLine>(LOG_NAME).observe(({ changes }, { local }) => {
    if (local) return;
    for (const { insert = [] } of changes.delta)
      for (const line of insert as SharedLine[]) {
        const start = line.line === 'tap' ? sent.get(line.id) : undefined;
        if (start !== undefined) latencies.push(performance.now() - start);
      }
  });
}

/** Records how many entries of each phone are acknowledged. Unacknowledged entries are always the latest. */
function note(): void {
  for (const player of players) {
    const { link } = player.phone;
    if (link.connection() === 'connected')
      player.acknowledged = Math.max(player.acknowledged, player.tapped.length - link.unacknowledged());
  }
}

/** Counts acknowledged entries that a new phone in each room does not receive. */
async function countLost(): Promise<number> {
  let lost = 0;
  for (const room of rooms) {
    const fresh = joinPhone(port, room, 'late');
    await waitUntil('a room opens', () => fresh.link.synced());
    const there = new Set(fresh.taps());
    for (const player of players)
      if (player.room === room)
        lost += player.tapped.slice(0, player.acknowledged).filter((id) => !there.has(id)).length;
    fresh.link.close();
  }
  return lost;
}

function highestMegabytes(pid: number): number {
  const [, kilobytes = 'NaN'] = /VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Returns the CPU time of a process so far, including the kernel, in seconds. Linux reports hundredths of a second. */
function processorSeconds(pid: number): number {
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = afterName.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function held(what: string, figure: number, budget: number): void {
  const holds = figure < budget;
  console.log(`budget | ${what} | ${figure.toFixed(0)} of ${budget} | ${holds ? 'holds' : 'BEYOND'}`);
  if (!holds) process.exitCode = 1;
}

/**
 * Saves samples of the store in the format of this version: `npx tsx test/replays/make.ts`. Run the script once for
 * each release and commit the new folder. Never change the folder of a released version, because phones may still have
 * such data. `0.0.9` is from before version 11 of the database, when a backup was a single JSON file.
 */
import 'fake-indexeddb/auto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeGameSetupFacts, SIDES } from '../../src/app/game/game-setup';
import { saveDemoMission } from '../../src/app/mission/demo-mission';
import { DEMO_MAPS } from '../../src/board/demo';
import { DEMO_CHARACTERS, DEMO_FORCES } from '../../src/catalog/demo';
import { append, type Log, nextEntry, undo } from '../../src/game/log';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { concatBytes as joinedBytes } from '../../src/share/backup/streams';
import { writeBackup } from '../../src/share/backup/write-backup';
import { exportJsonBackup, readAllTables } from '../../src/store/backup';
import { characterRepository } from '../../src/store/characters';
import { defaultDatabase } from '../../src/store/database';
import { forceRepository, makeForce } from '../../src/store/forces';
import { appendStep, createGame, moveCursor, openGame } from '../../src/store/games';
import { mapRepository } from '../../src/store/maps';
import { holdingRepository } from '../../src/store/owned';
import { savePicture } from '../../src/store/pictures';
import { rulingRepository } from '../../src/store/rulings';
import { putSetting } from '../../src/store/settings';
import type { Fact } from '../../src/table/facts';
import { printReplayState } from './replay-state';

/** Unwraps a result. A fault ends the script. */
async function got<Value>(
  asked: Promise<{ readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: unknown }>,
): Promise<Value> {
  const done = await asked;
  if (!done.ok) throw new Error(JSON.stringify(done.fault));
  return done.value;
}

async function tap(log: Log, step: string, ...facts: Fact[]): Promise<Log> {
  const entry = nextEntry(log, Date.now(), step, facts);
  await got(appendStep(entry));
  return append(log, entry);
}

/** Plays a game of two turns with clicks, tokens, a marker, a score, a note, and an undone branch. */
async function playGame(rules: Ruleset): Promise<void> {
  const players = DEMO_FORCES.slice(0, 2).map((force, index) => ({
    side: SIDES[index] ?? 'red',
    name: ['Ana', 'Ben'][index] ?? '',
    characters: force.characters,
  }));
  const facts = makeGameSetupFacts({
    name: rules.name,
    edition: rules.id,
    buildTotal: 300,
    actionTotal: rules.actionTotal(300),
    players,
    map: DEMO_MAPS[0] ?? null,
  });
  let { log } = await got(createGame({ name: `A game: ${rules.name}`, edition: rules.id }, { step: 'begin', facts }));
  log = await tap(log, 'place', { fact: 'placed', piece: 'red-1', squares: ['a1'], how: 'placed' });
  log = await tap(log, 'place', { fact: 'placed', piece: 'blue-1', squares: ['c3'], how: 'placed' });
  log = await tap(log, 'begin-turn', { fact: 'turn', side: 'red', round: 1 });
  log = await tap(
    log,
    'attack',
    { fact: 'acted', piece: 'red-1', action: 'close' },
    { fact: 'tokens', piece: 'red-1', by: 1 },
  );
  log = await tap(log, 'damage', { fact: 'clicked', piece: 'blue-1', by: 2, cause: 'damage', from: 'red-1' });
  log = await tap(log, 'note', { fact: 'noted', text: 'A roof, a fall – “ouch” ⚡' });
  log = await tap(log, 'damage', { fact: 'clicked', piece: 'blue-1', by: 1, cause: 'damage', from: null });
  log = undo(log);
  await got(moveCursor(log.game, log.cursor, log.tip));
  log = await tap(log, 'end-turn', { fact: 'turn', side: 'blue', round: 1 });
  await tap(log, 'damage', { fact: 'clicked', piece: 'red-1', by: 1, cause: 'damage', from: 'blue-1' });
}

const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};
for (const rules of EDITIONS) {
  if (rules.mission) await got(saveDemoMission(rules));
  else await playGame(rules);
}
await got(characterRepository.putMany(DEMO_CHARACTERS.slice(0, 4)));
await got(mapRepository.putMany(DEMO_MAPS));
const [rules] = EDITIONS;
await got(
  forceRepository.putMany([makeForce({ id: 'f', name: 'Friends', edition: rules?.id ?? '', buildTotal: 300 })]),
);
await got(holdingRepository.putMany([{ id: 'demo-1', count: 2, where: 'Blue box' }]));
await got(savePicture({ id: 'p', type: 'image/webp', width: 4, height: 3, bytes: Uint8Array.of(0, 127, 128, 255) }));
await got(
  rulingRepository.putMany([
    { id: 'r', name: 'Gap', notation: `edition: ${rules?.id}`, note: '', edition: rules?.id ?? '' },
  ]),
);
await got(putSetting('demo-content', true));

const folder = join(import.meta.dirname, version);
await mkdir(folder, { recursive: true });
const save = (name: string, data: string | Uint8Array) => writeFile(join(folder, name), data);
const database = defaultDatabase();
await save('backup.json', await got(exportJsonBackup()));
await save('backup.sidekick', joinedBytes(await writeBackup(await got(readAllTables()), Date.now(), version)));
const schema = Object.fromEntries(
  database.tables.map(({ name, schema: { primKey, indexes } }) => [
    name,
    [primKey.src, ...indexes.map(({ src }) => src)].join(', '),
  ]),
);
const body = (JSON.parse(await got(exportJsonBackup())) as { body: unknown }).body;
await save('store.json', JSON.stringify({ number: database.verno, schema, body }));
const games: Record<string, unknown> = {};
for (const { id, name } of await database.games.toArray()) {
  const { log } = await got(openGame(id));
  games[id] = { name, table: printReplayState(log.table) };
}
await save('expected.json', `${JSON.stringify(games, null, 1)}\n`);
database.close();

import { createRoot, createSignal } from 'solid-js';
import { history, type Log } from '../../game/log';
import { endShare, putShare, readShare } from '../../store/shared';
import { removalLine, sawOf } from '../../together/doc';
import type { Line } from '../../together/lines';
import { linesOfLog } from '../../together/log';
import { openConflicts } from '../../together/reading';
import type { ConflictShown, Together } from './api';
import { type Connections, makeConnections } from './connections';
import { seatsOf, shownConflict } from './seats';
import { type OpenShare, openShare } from './shared-game';
import { setTogether } from './state';
import type { SwitchedLines } from './switched-lines';

/** An open game on several phones, with its way to the others. */
export interface Opened extends OpenShare {
  readonly connections: Connections;
}

let current: Opened | null = null;

/** Lines over which this phone has joined a game that is opened next, by the game. */
const handedOver = new Map<string, SwitchedLines>();

/** The next opening of the game goes on with these lines. */
export function handOver(game: string, lines: SwitchedLines): void {
  handedOver.set(game, lines);
}

/** The open game, where it is on several phones. */
export function openedShare(): Opened | null {
  return current;
}

/**
 * What the open game is played by where this phone shares it; null where it does not. Whoever calls hands it to the session; what the game holds
 * and the document does not, because a backup brought it, goes into the document.
 */
export async function openShared(game: string, log: Log, name: string): Promise<Opened | null> {
  const stored = await readShare(game);
  if (!stored.ok || !stored.value) return null;
  const share = openShare(stored.value);
  const { reading } = share.shared;
  const known = reading.people.get(share.share().person);
  if (known?.name !== share.share().name || known.role !== share.share().role) share.adopt([share.meLine()]);
  // A game that is shared from here on brings all that it was; later only what a backup may have brought.
  if (reading.taps.length === 0)
    share.adopt(
      linesOfLog(log, name, share.share().person, (sight, tap, stamp, facts) =>
        share.codec.sealAfter(reading, sight, tap, stamp, facts),
      ),
    );
  else share.adopt(missingLines(share, log));
  const joined = handedOver.get(game) ?? null;
  handedOver.delete(game);
  return createRoot((dispose) => {
    const [steps, setSteps] = createSignal(0);
    const connections = makeConnections(game, share, joined);
    const opened: Opened = {
      ...share,
      connections,
      leave() {
        share.leave();
        connections.close();
        dispose();
        if (current === opened) {
          current = null;
          setTogether(null);
        }
      },
    };
    share.onStep(() => setSteps((count) => count + 1));
    const reading = () => {
      steps();
      return share.shared.reading;
    };
    current = opened;
    setTogether({
      game,
      standing: connections.standing,
      seats: () => seatsOf(reading(), share.share().person, connections.here()),
      conflicts: () => openConflicts(reading()).map((each) => shownConflict(reading(), each)),
      warning: connections.warning,
      hub: share.share().hub,
      room: connections.room,
      setMe: (name, role) => setMe(game, opened, name, role),
      settle: (conflict, keep) => settle(game, opened, conflict, keep),
      removeTaps: (person) => add(game, opened, () => removalLine(opened.shared, opened.stamp(), person)),
      dismiss: connections.dismiss,
      end: () => end(game),
    } satisfies Together);
    return opened;
  });
}

/** Only once the session is there: it is loaded long before this. */
const session = () => import('../game/session');

async function add(game: string, opened: Opened, line: () => Line | null): Promise<boolean> {
  return (await session()).inShared(game, (_, log) => opened.add(log, [line()]));
}

async function setMe(game: string, opened: Opened, name: string, role: string): Promise<boolean> {
  const share = { ...opened.share(), name, role };
  const written = await putShare(share);
  if (!written.ok) return false;
  opened.setShare(share);
  const done = await add(game, opened, () => opened.meLine());
  opened.connections.tellMe();
  return done;
}

async function settle(game: string, opened: Opened, { piece, moves }: ConflictShown, keep: 'first' | 'second') {
  const [first, second] = moves;
  if (keep === 'second')
    return add(game, opened, () => ({ line: 'settled', ...opened.stamp(), taps: [first.tap, second.tap] }));
  // A move that knows of both settles it.
  return (await session()).record('settle-move', [{ fact: 'placed', piece, squares: first.squares, how: 'placed' }]);
}

async function end(game: string): Promise<boolean> {
  const { setShared } = await session();
  const ended = await endShare(game);
  return ended.ok && setShared(game, null);
}

/** Taps that count in the game and are not in the document. */
function missingLines(share: OpenShare, log: Log): Line[] {
  const { reading } = share.shared;
  const counted = history(log).slice(0, log.inside.folded.depth);
  return counted
    .filter(({ tap }) => tap === undefined || !reading.after.has(tap))
    .map(({ seq, at, step, facts, tap }) => ({
      line: 'tap',
      by: share.share().person,
      at,
      id: tap ?? `${log.game.slice(0, 24)}-${seq}`,
      step,
      facts,
      saw: sawOf(reading),
    }));
}

import { createRoot, createSignal } from 'solid-js';
import type { Log } from '../../game/log';
import { isRecord } from '../../plain/record';
import { endShare, putShare, readShare } from '../../store/shared-games';
import type { Conflict } from '../../together/conflicts';
import type { Peers } from '../../together/peers';
import { makeRemovalLine, makeRestoringLine } from '../../together/shared-doc';
import type { SharedLine, SharedTap } from '../../together/shared-line';
import { convertLogToLines, type FactSealer, makeMissingLines } from '../../together/shared-log';
import { listOpenConflicts, type SharedState } from '../../together/shared-state';
import { diskBackend } from '../game/game-backend';
import { setState, state } from '../game/open-game';
import { continueInSharedGame, recordStep, runInSharedGame } from '../game/perform';
import { runInQueue } from '../timing/tap-queue';
import { type Connections, makeConnections } from './connections';
import { type OpenShare, openShare } from './open-share';
import type { ConflictMove, ConflictView, Seat, SharedGameState } from './shared-game-types';
import { setTogether } from './together-state';

/** Lists all people who ever joined, this device first, then in order of joining. */
function listSeats({ people, ignored }: SharedState, self: string, here: ReadonlySet<string>): readonly Seat[] {
  const seats = [...people.values()].map(
    ({ by, name, role }): Seat => ({
      ...{ person: by, name, role, here: by === self || here.has(by), self: by === self },
      ignored: ignored.get(by)?.size ?? 0,
    }),
  );
  return [...seats.filter((seat) => seat.self), ...seats.filter((seat) => !seat.self)];
}

function makeConflictView({ people }: SharedState, { piece, taps: [first, second] }: Conflict): ConflictView {
  const shown = (tap: SharedTap): ConflictMove => ({
    tap: tap.id,
    name: people.get(tap.by)?.name ?? tap.by,
    squares: squaresOf(tap, piece),
  });
  return { piece, moves: [shown(first), shown(second)] };
}

/** Returns the squares of a figure after a tap. Empty if the tap did not place the figure. */
function squaresOf({ facts }: SharedTap, piece: string): readonly string[] {
  const placed = facts.findLast((fact) => isRecord(fact) && fact.fact === 'placed' && fact.piece === piece);
  const squares = isRecord(placed) ? placed.squares : null;
  return Array.isArray(squares) ? squares.filter((square) => typeof square === 'string') : [];
}

export interface OpenSharedGame extends OpenShare {
  readonly connections: Connections;
}

let current: OpenSharedGame | null = null;

/** Open connections of games that this device has joined but not opened yet, by game id. */
const handedOver = new Map<string, Peers>();

/**
 * Passes connections to the next opening of the game. Returns a function that closes them if the game is never opened.
 */
export function handOverConnections(game: string, peers: Peers): () => void {
  handedOver.set(game, peers);
  return () => {
    if (handedOver.delete(game)) peers.end();
  };
}

/** Returns the open shared game. Null if the game is not shared. */
export function currentSharedGame(): OpenSharedGame | null {
  return current;
}

/**
 * Opens the shared game for the session. Null if this device does not share the game. Entries restored from a backup
 * are added to the shared document if they are missing there.
 */
export async function openSharedGame(game: string, log: Log, name: string): Promise<OpenSharedGame | null> {
  const stored = await readShare(game);
  if (!stored.ok || !stored.value) return null;
  const share = openShare(stored.value);
  const { state: reading } = share.shared;
  const known = reading.people.get(share.share().person);
  if (known?.name !== share.share().name || known.role !== share.share().role) share.adopt([share.meLine()]);
  // The lines added below are the full log of a newly shared game, otherwise only entries from a backup.
  const seal: FactSealer = (...about) => share.codec.sealAfter(reading, ...about);
  const { person } = share.share();
  const brings = reading.taps.length === 0;
  share.adopt(brings ? convertLogToLines(log, name, person, seal) : makeMissingLines(log, reading, person, seal));
  const joined = handedOver.get(game) ?? null;
  handedOver.delete(game);
  return createRoot((dispose) => {
    const [steps, setSteps] = createSignal(0);
    const connections = makeConnections(game, share, joined);
    const opened: OpenSharedGame = {
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
      return share.shared.state;
    };
    current = opened;
    setTogether({
      game,
      connection: connections.connection,
      seats: () => listSeats(reading(), share.share().person, connections.here()),
      conflicts: () => listOpenConflicts(reading()).map((each) => makeConflictView(reading(), each)),
      viewersToAsk: () => {
        const refused = share.share().refusedViewers ?? [];
        const { people } = reading();
        return share.codec.listUnacceptedViewers(reading()).flatMap((person) => {
          const { name = person, role } = people.get(person) ?? {};
          return refused.includes(person) ? [] : [{ person, name, isJudge: role === 'judge' }];
        });
      },
      answerViewer: (person, mayLook) =>
        answerViewer(game, opened, person, mayLook, () => setSteps((count) => count + 1)),
      warning: connections.warning,
      hub: share.share().hub,
      room: connections.room,
      setMe: (name, role) => setMe(game, opened, name, role),
      settle: (conflict, keep) => settle(game, opened, conflict, keep),
      removeTaps: (person) => removeTaps(game, opened, person),
      dismiss: connections.dismiss,
      end: () => end(game),
    } satisfies SharedGameState);
    return opened;
  });
}

async function add(game: string, opened: OpenSharedGame, line: () => SharedLine | null): Promise<boolean> {
  return runInSharedGame(game, (_, log) => opened.add(log, [line()]));
}

async function removeTaps(
  game: string,
  opened: OpenSharedGame,
  person: string,
): Promise<(() => Promise<boolean>) | null> {
  let removed: readonly string[] = [];
  const removal = (): SharedLine | null => {
    const line = makeRemovalLine(opened.shared, opened.stamp(), person);
    if (line?.line === 'turn') removed = line.taps.map(({ id }) => id);
    return line;
  };
  if (!(await add(game, opened, removal))) return null;
  return () => add(game, opened, () => makeRestoringLine(opened.shared, opened.stamp(), removed));
}

async function setMe(game: string, opened: OpenSharedGame, name: string, role: string): Promise<boolean> {
  const share = { ...opened.share(), name, role };
  const written = await putShare(share);
  if (!written.ok) return false;
  opened.setShare(share);
  const done = await add(game, opened, () => opened.meLine());
  opened.connections.sendIdentity();
  return done;
}

async function answerViewer(
  game: string,
  opened: OpenSharedGame,
  person: string,
  mayLook: boolean,
  changed: () => void,
): Promise<boolean> {
  const { viewers = [], refusedViewers = [], ...now } = opened.share();
  const share = mayLook
    ? { ...now, refusedViewers, viewers: [...viewers, person] }
    : { ...now, viewers, refusedViewers: [...refusedViewers, person] };
  if (!(await putShare(share)).ok) return false;
  opened.setShare(share);
  changed();
  // An empty step sends the missing keys to the viewer.
  return !mayLook || add(game, opened, () => null);
}

async function settle(game: string, opened: OpenSharedGame, { piece, moves }: ConflictView, keep: 'first' | 'second') {
  const [first, second] = moves;
  if (keep === 'second')
    return add(game, opened, () => ({ line: 'settled', ...opened.stamp(), taps: [first.tap, second.tap] }));
  // A new move that was made after both moves settles the conflict.
  return recordStep('settle-move', [{ fact: 'placed', piece, squares: first.squares, how: 'placed' }]);
}

/** Continues the open game as a shared game, if this device shares it. Runs in the queue of taps. */
export async function attachSharedGame(id: string): Promise<void> {
  const now = state();
  const opened = now?.id === id ? await openSharedGame(id, now.log, now.name) : null;
  if (now && opened) await continueInSharedGame(now, opened);
}

/**
 * Starts sharing the open game. False if the write failed or the game cannot be shared now.
 * @param begin writes the share record
 */
export function shareOpenGame(begin: (game: string) => Promise<boolean>): Promise<boolean> {
  return runInQueue(async () => {
    const now = state();
    if (now?.backend.kind !== 'disk' || !(await begin(now.id))) return false;
    await attachSharedGame(now.id);
    return state()?.backend.kind === 'shared';
  });
}

function end(game: string): Promise<boolean> {
  return runInQueue(async () => {
    const now = state();
    if (now?.id !== game || !(await endShare(game)).ok) return false;
    if (now.backend.kind === 'shared') now.backend.shared.leave();
    setState({ ...now, backend: diskBackend });
    return true;
  });
}

import * as logs from '../../game/log';
import type { Ruleset } from '../../rules/ruleset';
import { nextSideInTurn } from '../../rules/shared/turn-order';
import type { Action, DeedRuling } from '../../rules/table-deed';
import type { StoreFault } from '../../store/fault';
import { isSharedGame } from '../../store/shared-games';
import { needsSnapshot, saveSnapshot } from '../../store/snapshot';
import type { Fact } from '../../table/facts';
import { applyFacts } from '../../table/fold/fold';
import type { Table } from '../../table/table';
import { runInQueue } from '../timing/tap-queue';
import {
  type CursorMove,
  makeSharedBackend,
  moveInLog,
  type SharedGame,
  type SharedStep,
  type Written,
} from './game-backend';
import { fault, log, type OpenGameState, setFault, setState, state, table, withHouseRules } from './open-game';

export function canUndoStep(): boolean {
  const now = log();
  const entry = now?.cursor ? logs.findEntry(now, now.cursor) : null;
  // The first entry names the players and cannot be undone, because a game needs players.
  return entry !== null && entry.parent !== null;
}

export function canRedoStep(): boolean {
  const now = log();
  return now !== null && logs.canRedo(now);
}

/**
 * Records all facts of one tap as one step: writes the step and then shows it. False if nothing was recorded.
 * @param step short name of the step, such as `damage`, `place` or `end-turn`
 */
export function recordStep(step: string, facts: readonly Fact[]): Promise<boolean> {
  return runInQueue(() => writeStep(step, () => facts));
}

/**
 * Resolves an action by the rules of the edition and records its facts, even if the action is forbidden. The caller
 * reports the ruling. Null if no game is open or the write failed.
 */
export function recordAction(action: Action): Promise<DeedRuling | null> {
  return recordRuling(action.deed, (rules, now) => rules.resolve(now, action));
}

/**
 * Records several actions as one step. Each action is resolved on the table after the previous action.
 * @param also other facts of the step
 */
export function recordActions(
  step: string,
  actions: readonly Action[],
  also: readonly Fact[] = [],
): Promise<DeedRuling | null> {
  return recordRuling(step, (rules, now) => {
    const rulings: DeedRuling[] = [];
    let after = now;
    for (const each of actions) {
      const ruling = rules.resolve(after, each);
      after = applyFacts(after, ruling.facts);
      rulings.push(ruling);
    }
    const reasons = rulings.flatMap((ruling) => ruling.reasons);
    const notes = rulings.flatMap((ruling) => ruling.notes);
    return { legal: reasons.length === 0, reasons, notes, facts: [...rulings.flatMap(({ facts }) => facts), ...also] };
  });
}

/**
 * Ends the current turn and begins the next player's, as one step.
 * @param also other facts for the end of the turn
 */
export function endTurn(also: readonly Fact[] = []): Promise<DeedRuling | null> {
  return recordRuling('end-turn', (rules, now) => {
    const side = now.turn ?? now.players[0]?.side ?? '';
    const end = rules.resolve(now, { deed: 'end-turn', side });
    const after = applyFacts(now, end.facts);
    if (after.turn !== side || after.ended) return { ...end, facts: [...also, ...end.facts] };
    const next = rules.mission ? nextSide(now, side) : nextSideInTurn(after, side);
    const begin = rules.resolve(after, { deed: 'begin-turn', side: next });
    return { ...end, facts: [...also, ...end.facts, ...begin.facts] };
  });
}

/** Begins a side's turn. The side of the very first turn becomes the first player, from which rounds are counted. */
export function beginSideTurn(side: string): Promise<DeedRuling | null> {
  return recordRuling('begin-turn', (rules, now) => {
    const order = now.round > 0 ? null : makeTurnOrderFact(now, side);
    if (!order) return rules.resolve(now, { deed: 'begin-turn', side });
    const begin = rules.resolve(applyFacts(now, [order]), { deed: 'begin-turn', side });
    return { ...begin, facts: [order, ...begin.facts] };
  });
}

/**
 * Asks the rules for the consequences of a tap and records them as one step. Null if no game is open or the write
 * failed.
 */
export function recordRuling(
  step: string,
  ask: (rules: Ruleset, now: Table) => DeedRuling,
): Promise<DeedRuling | null> {
  return runInQueue(async () => {
    let ruling: DeedRuling | null = null;
    const written = await writeStep(step, (now) => {
      const rules = withHouseRules(now);
      ruling = rules && ask(rules, now.log.table);
      return ruling?.facts ?? [];
    });
    return written || (ruling as DeedRuling | null)?.facts.length === 0 ? ruling : null;
  });
}

export function undoStep(): Promise<boolean> {
  return runInQueue(async () => canUndoStep() && writeMove(() => 'undo'));
}

export function redoStep(): Promise<boolean> {
  return runInQueue(() => writeMove(() => 'redo'));
}

/** Moves the cursor to any entry of the log, in any branch. No entry is lost. False if the write failed. */
export function jumpTo(seq: number): Promise<boolean> {
  return runInQueue(() => writeMove(() => ({ seq })));
}

/** Moves the cursor to the newest end of the branch that contains an entry. */
export function jumpToBranchEnd(seq: number): Promise<boolean> {
  return runInQueue(() => writeMove((now) => ({ seq: logs.jump(now, seq).tip })));
}

/** Maximum number of attempts if other windows keep writing first. */
const MAX_ATTEMPTS = 50;

/**
 * Writes the facts of a tap. If another window wrote first, reads its steps and computes the facts again, so no tap is
 * lost. Does not end a turn that has already ended.
 */
async function writeStep(step: string, make: (now: OpenGameState) => readonly Fact[]): Promise<boolean> {
  const turn = table()?.turn;
  for (let tries = 1; ; tries++) {
    const now = state();
    const facts = now ? make(now) : [];
    if (!now || facts.length === 0) return false;
    const written = await now.backend.append(now, step, facts);
    if (written.outcome !== 'again') return show(now, written);
    await catchUp(now, written);
    const isOver = table()?.turn !== turn && step.endsWith('-turn');
    if (isOver || tries >= MAX_ATTEMPTS) return refuse(written.fault);
  }
}

async function writeMove(to: (log: logs.Log) => CursorMove): Promise<boolean> {
  const now = state();
  if (!now) return false;
  const move = to(now.log);
  if (now.backend.kind !== 'shared' && moveInLog(now.log, move).cursor === now.log.cursor) return false;
  const written = await now.backend.move(now, move);
  if (written.outcome !== 'again') return show(now, written);
  await catchUp(now, written);
  return refuse(written.fault);
}

/** Number of the last entry in the last saved snapshot of the open game. Null if no snapshot was saved. */
let snapshotAt: number | null = null;

export function setSnapshotPosition(seq: number | null): void {
  snapshotAt = seq;
}

/** Shows the result of a write. True if the step was recorded, even if only in memory. */
async function show(now: OpenGameState, written: Written): Promise<boolean> {
  if (written.outcome === 'refused') return refuse(written.fault);
  const { log, backend } = written;
  setFault(written.fault);
  setState((latest) => {
    if (latest?.id === now.id) return { ...latest, log, backend };
    // The game may have been closed during the write, but unsaved steps must not be lost.
    return backend.kind === 'memory' ? { ...now, log, backend } : latest;
  });
  if (backend.kind === 'memory') {
    if (!written.fault) await settle();
  } else if (!written.fault && needsSnapshot(log, snapshotAt)) {
    snapshotAt = log.cursor;
    void saveSnapshot(log);
  }
  return true;
}

function refuse(why: StoreFault | null): false {
  if (why) setFault(why);
  return false;
}

/** Reads the steps of the window that wrote first. That window may also have started or ended sharing the game. */
async function catchUp(now: OpenGameState, written?: Written): Promise<void> {
  if (written?.outcome === 'again' && written.backend !== now.backend) {
    await show(now, { ...written, outcome: 'done', fault: null });
    return;
  }
  if (now.backend.kind === 'disk' && (await isSharedGame(now.id))) return now.attachSharedGame();
  const caught = await now.backend.catchUp(now);
  if (caught.outcome === 'done' && now.backend.kind !== 'memory') await show(now, caught);
}

/** Reads the steps of other windows, unless this window has steps that are not saved. Runs in the queue of taps. */
export function catchUpWithOtherWindows(now: OpenGameState): Promise<void> {
  return now.backend.kind === 'memory' ? Promise.resolve() : catchUp(now);
}

/** Tries again to write all steps that are only in memory. True if no step is left. */
export function saveUnsavedSteps(): Promise<boolean> {
  return runInQueue(settle);
}

/** Writes all steps that are only in memory. Must run in the queue of taps. True if no unsaved step remains. */
export async function settle(): Promise<boolean> {
  const now = state();
  if (now?.backend.kind !== 'memory') return true;
  const first = fault();
  return show(now, await now.backend.writeAll(now, first === 'unknown-rules' ? null : first));
}

/** Continues the open game in a document that several devices share. Must run in the queue of taps. */
export async function continueInSharedGame(now: OpenGameState, shared: SharedGame): Promise<void> {
  const backend = makeSharedBackend(shared);
  const written = await backend.catchUp(now);
  await show(now, written.outcome === 'again' ? { ...written, outcome: 'done' } : written);
}

/** Runs an action on the open game in the queue of its taps. False if the game is not shared. */
export function runInSharedGame(
  game: string,
  act: (shared: SharedGame, log: logs.Log) => Promise<SharedStep>,
): Promise<boolean> {
  return runInQueue(async () => {
    const now = state();
    if (now?.id !== game || now.backend.kind !== 'shared') return false;
    const written = await now.backend.run(now, (shared) => act(shared, now.log));
    if (written.outcome !== 'again') return show(now, written);
    await catchUp(now, written);
    return false;
  });
}

/** Makes the fact for a turn order that starts with a side. Null if the side is already first. */
export function makeTurnOrderFact(
  { edition, buildTotal, actionTotal, players: all, format }: Table,
  side: string,
): Fact | null {
  const first = all.findIndex((player) => player.side === side);
  const players = [...all.slice(first), ...all.slice(0, first)];
  return first <= 0 ? null : { fact: 'began', edition, buildTotal, actionTotal, players, ...(format && { format }) };
}

/** Returns the side that takes the next turn, in table order. */
export function nextSide(now: Table, side: string): string {
  const at = now.players.findIndex((player) => player.side === side);
  return now.players[(at + 1) % now.players.length]?.side ?? side;
}

import * as logs from '../../game/log';
import { loadRuleset } from '../../rules';
import type { Deed, Ruleset } from '../../rules/ruleset';
import { nextSideInTurn } from '../../rules/shared/turn-order';
import type { DeedRuling } from '../../rules/table-deed';
import type { StoreFault } from '../../store/fault';
import { appendStep, moveCursor, openGame, syncGame, watchGame } from '../../store/games';
import { isSharedGame } from '../../store/shared-games';
import { needsSnapshot, readSnapshot, saveSnapshot } from '../../store/snapshot';
import type { Fact } from '../../table/facts';
import { fold } from '../../table/fold/fold';
import type { Table } from '../../table/table';
import { doubtful } from '../storage/storage-health';
import { setUnread } from '../storage/unread-count';
import { afterNextFrame } from '../timing/next-frame';
import { runInQueue } from '../timing/tap-queue';
import { saveEditionGuess } from './edition-guess';
import { rememberGame } from './last-game';
import {
  loadRulesChunk,
  log,
  type OpenGameState,
  select,
  setFailed,
  setState,
  state,
  table,
  withHouseRules,
} from './open-game';
import { type SharedGame, type SharedStep, showWatcherRefusal } from './shared-game';
import { makeTurnOrderFact, nextSide } from './turn-order';
import { copyUnsavedLogEntries, makeFullySavedPart, staysInMemory, writeUnsavedLogEntries } from './unsaved';

// Re-exported for code that changes the game. Code that only reads it imports these modules directly.
export * from './naming';
export * from './open-game';

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
 * Writes one step, which contains all facts of one tap, to disk and then shows it. If the write fails, the step is
 * shown and stays in memory; see `getSavedLogPart` and `fault`. False if nothing changed.
 * @param step short name of the step: `damage`, `place`, `end-turn`
 */
export function recordStep(step: string, facts: readonly Fact[]): Promise<boolean> {
  return runInQueue(() => persist(step, () => facts));
}

/** Maximum number of attempts if other windows keep writing first. */
const MAX_ATTEMPTS = 50;

/**
 * Writes the facts of a tap. If another window wrote first, reads its steps and computes the facts again, so no tap is
 * lost. Does not end a turn that has already ended.
 */
async function persist(step: string, make: (now: OpenGameState) => readonly Fact[]): Promise<boolean> {
  const turn = table()?.turn;
  for (let tries = 1; ; tries++) {
    const now = state();
    const facts = now ? make(now) : [];
    if (!now || facts.length === 0) return false;
    if (now.shared && !now.shared.mayTap()) return showWatcherRefusal();
    if (now.shared) {
      if (await runSharedStep(now, (shared) => shared.tap(now.log, step, facts))) return true;
      if (tries >= MAX_ATTEMPTS) return false;
      continue;
    }
    const entry = logs.nextEntry(now.log, Date.now(), step, facts);
    const add = (log: logs.Log) => logs.append(log, entry);
    if (now.saved || doubtful()) return retainInMemory(now, add);
    const written = await appendStep(entry);
    if (written.ok) {
      const log = add(now.log);
      show(now, log);
      saveSnapshotIfDue(log);
      return true;
    }
    if (staysInMemory(written.fault)) return retainInMemory(now, add, written.fault);
    if (written.fault.code !== 'conflict' || tries >= MAX_ATTEMPTS) return refuse(now, written.fault);
    await takeOver(now);
    if (table()?.turn !== turn && step.endsWith('-turn')) return refuse(now, written.fault);
  }
}

function show(now: OpenGameState, log: logs.Log): void {
  setFailed(null);
  // The game may have been closed during the write.
  setState((latest) => (latest?.id === now.id ? { ...latest, log } : latest));
}

/** Continues the game in memory if the write failed. A full device must neither stop a game nor lose taps. */
async function retainInMemory(
  now: OpenGameState,
  step: (log: logs.Log) => logs.Log,
  why: StoreFault | null = null,
): Promise<true> {
  const saved = now.saved ?? makeFullySavedPart(now.log);
  const log = step(now.log);
  if (why) setFailed(why);
  setState({ ...now, log, saved });
  await copyUnsavedLogEntries(log, now.name, saved);
  if (!why) await settle();
  return true;
}

/** Tries again to write all steps that are only in memory. True if no step is left. */
export function saveUnsavedSteps(): Promise<boolean> {
  return runInQueue(settle);
}

async function settle(): Promise<boolean> {
  const now = state();
  if (!now?.saved) return true;
  const written = await writeUnsavedLogEntries(now.log, now.name, now.saved);
  if (!written.ok) return refuse(now, written.fault);
  setState({ ...now, log: written.value, saved: null });
  setFailed(null);
  return true;
}

/**
 * Performs a step of a shared game. If the write fails, the step stays in memory. False if another window has ended the
 * sharing.
 */
async function runSharedStep(now: OpenGameState, act: (shared: SharedGame) => Promise<SharedStep>): Promise<boolean> {
  if (!now.shared) return false;
  const { log, fault } = await act(now.shared);
  if (fault?.code === 'missing') {
    now.shared.leave();
    const alone = await openGame(now.id);
    if (alone.ok)
      setState((latest) => (latest?.id === now.id ? { ...latest, log: alone.value.log, shared: null } : latest));
    return false;
  }
  show(now, log);
  setState((latest) => (latest?.id === now.id ? { ...latest, shared: now.shared } : latest));
  if (fault) setFailed(fault);
  else saveSnapshotIfDue(log);
  return true;
}

/** Runs an action on the open game in the queue of its taps. False if the game is not shared. */
export function runInSharedGame(
  game: string,
  act: (shared: SharedGame, log: logs.Log) => Promise<SharedStep>,
): Promise<boolean> {
  return runInQueue(async () => {
    const now = state();
    return now?.id === game ? runSharedStep(now, (shared) => act(shared, now.log)) : false;
  });
}

/**
 * Reports a failed write without changing the game in memory. If another window wrote first, reads the steps of that
 * window.
 */
async function refuse(now: OpenGameState, why: StoreFault): Promise<false> {
  if (why.code === 'conflict' && !now.saved) await takeOver(now);
  setFailed(why);
  return false;
}

async function takeOver(now: OpenGameState): Promise<void> {
  if (now.shared) {
    await runSharedStep(now, (shared) => shared.takeOver(now.log));
    return;
  }
  // Another window may have shared the game meanwhile.
  if (await isSharedGame(now.id)) return attachSharedGame(now.id);
  const synced = await syncGame(now.log);
  if (synced.ok) show(now, synced.value);
}

let unwatch: () => void = () => undefined;

/** Watches the open game for changes by other windows. */
function watchOpenGame(id: string): void {
  unwatch();
  unwatch = watchGame(id, (head) => {
    void runInQueue(async () => {
      const now = state();
      if (now?.id !== id || !head) return;
      const moved = head.cursor !== now.log.cursor || head.tip !== now.log.tip;
      if (moved && !now.saved) await takeOver(now);
      if (head.name !== now.name) setState((latest) => (latest?.id === id ? { ...latest, name: head.name } : latest));
    });
  });
}

/**
 * Asks the edition for the consequences of a deed and records them, even if the deed is forbidden. The caller reports
 * the ruling. Null if no game is open or the write failed.
 */
export function recordDeed(deed: Deed): Promise<DeedRuling | null> {
  return recordRuling(deed.deed, (rules, now) => rules.resolve(now, deed));
}

/**
 * Records several deeds as one step. Each deed is resolved on the table that results from the previous deed.
 * @param also other facts of the step
 */
export function recordDeeds(
  step: string,
  deeds: readonly Deed[],
  also: readonly Fact[] = [],
): Promise<DeedRuling | null> {
  return recordRuling(step, (rules, now) => {
    const rulings: DeedRuling[] = [];
    let after = now;
    for (const each of deeds) {
      const ruling = rules.resolve(after, each);
      after = fold(ruling.facts, after).table;
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
    const after = fold(end.facts, now).table;
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
    const begin = rules.resolve(fold([order], now).table, { deed: 'begin-turn', side });
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
    const written = await persist(step, (now) => {
      const rules = withHouseRules(now);
      ruling = rules && ask(rules, now.log.table);
      return ruling?.facts ?? [];
    });
    return written || (ruling as DeedRuling | null)?.facts.length === 0 ? ruling : null;
  });
}

export function undoStep(): Promise<boolean> {
  return runInQueue(async () => canUndoStep() && moveGameCursor(logs.undo, (shared, log) => shared.undo(log)));
}

export function redoStep(): Promise<boolean> {
  return runInQueue(() => moveGameCursor(logs.redo, (shared, log) => shared.redo(log)));
}

/** Moves the cursor to any entry of the log, in any branch. No entry is lost. False if the write failed. */
export function jumpTo(seq: number): Promise<boolean> {
  return runInQueue(() =>
    moveGameCursor(
      (now) => logs.jump(now, seq),
      (shared, log) => shared.jump(log, seq),
    ),
  );
}

/** Moves the cursor to the newest end of the branch that contains an entry. */
export function jumpToBranchEnd(seq: number): Promise<boolean> {
  const end = (now: logs.Log) => {
    const there = logs.jump(now, seq);
    return logs.jump(there, there.tip);
  };
  return runInQueue(() => moveGameCursor(end, (shared, log) => shared.jump(log, end(log).cursor)));
}

async function moveGameCursor(
  to: (log: logs.Log) => logs.Log,
  on: (shared: SharedGame, log: logs.Log) => Promise<SharedStep>,
): Promise<boolean> {
  const now = state();
  if (!now) return false;
  if (now.shared)
    return now.shared.mayTap() ? runSharedStep(now, (shared) => on(shared, now.log)) : showWatcherRefusal();
  const moved = to(now.log);
  if (moved.cursor === now.log.cursor) return false;
  if (now.saved || doubtful()) return retainInMemory(now, () => moved);
  const written = await moveCursor(now.id, moved.cursor, moved.tip, now.log);
  if (!written.ok)
    return staysInMemory(written.fault) ? retainInMemory(now, () => moved, written.fault) : refuse(now, written.fault);
  show(now, moved);
  return true;
}

/** Entry of the open game for which the last snapshot was saved. Null for none. */
let snapshotAt: number | null = null;

function saveSnapshotIfDue(log: logs.Log): void {
  if (!needsSnapshot(log, snapshotAt)) return;
  snapshotAt = log.cursor;
  void saveSnapshot(log);
}

/**
 * Opens a stored game and resolves when it is shown. A long game is shown from its snapshot while its entries are still
 * being read; taps wait for the entries. False, with `fault`, if the game cannot be read or the open game is not fully
 * on disk.
 * @param remembered whether the id is already stored as the last open game
 */
export function openSession(id: string, remembered = false): Promise<boolean> {
  return new Promise((shown, failed) => {
    runInQueue(() => readAndShowGame(id, remembered, () => shown(true))).then(shown, failed);
  });
}

async function readAndShowGame(id: string, remembered: boolean, shown: () => void): Promise<boolean> {
  if (!(await settle())) return false;
  const before = state();
  const [snapshot] = await Promise.all([readSnapshot(id), loadRulesChunk()]);
  const early = snapshot.ok ? snapshot.value : null;
  if (early) {
    present(id, early.name, early.log, await loadRuleset(early.log.table.edition));
    shown();
    await afterNextFrame();
  }
  const result = await openGame(id, undefined, early?.known);
  if (!result.ok) {
    setState(before ?? null);
    setFailed(result.fault);
    return false;
  }
  const { log, game, unreadable } = result.value;
  setUnread((before) => before + unreadable.length);
  if (!early) present(id, game.name, log, await loadRuleset(log.table.edition));
  // The game may have been closed meanwhile.
  else setState((now) => (now?.id === id ? { ...now, name: game.name, log } : now));
  snapshotAt = early?.known.seq ?? null;
  saveSnapshot(log);
  if (result.value.shared) await attachSharedGame(id);
  if (state()?.id === id) watchOpenGame(id);
  // Stored before the first tap. Otherwise the app might restart with a different game.
  saveEditionGuess(log.table.edition);
  if (!remembered) await rememberGame(id);
  return true;
}

/**
 * Connects the open game to the other devices if it is shared. The network code is loaded with the first shared game.
 */
export async function attachSharedGame(id: string): Promise<void> {
  const { openSharedGame } = await import('../together/open-shared-game');
  const now = state();
  const game = now?.id === id ? await openSharedGame(id, now.log, now.name) : null;
  if (now && game) await runSharedStep({ ...now, shared: game }, (shared) => shared.takeOver(now.log));
}

function present(id: string, name: string, log: logs.Log, rules: Ruleset | null): void {
  state()?.shared?.leave();
  setFailed(rules ? null : 'unknown-rules');
  select(null);
  setState({ id, name, log, rules, saved: null, shared: null });
}

/** Closes the open game, which stays on disk. Does nothing if the game is not fully on disk. */
export function closeSession(): void {
  if (state()?.saved) return;
  unwatch();
  state()?.shared?.leave();
  setState(null);
  select(null);
  void runInQueue(() => rememberGame(null));
}

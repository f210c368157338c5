import type { Log } from '../../game/log';
import { loadRuleset } from '../../rules';
import type { Ruleset } from '../../rules/ruleset';
import { openGame, watchGame } from '../../store/games';
import { readSnapshot, saveSnapshot } from '../../store/snapshot';
import { diskBackend } from '../game/game-backend';
import { loadRulesChunk, select, setFault, setState, state } from '../game/open-game';
import { catchUpWithOtherWindows, setSnapshotPosition, settle } from '../game/perform';
import { setUnread } from '../storage/storage-health';
import { afterNextFrame } from '../timing/frames';
import { runInQueue } from '../timing/tap-queue';
import { saveEditionGuess } from './edition-guess';
import { rememberGame } from './last-game';

let unwatch: () => void = () => undefined;

/** Watches the open game for changes by other windows. */
function watchOpenGame(id: string): void {
  unwatch();
  unwatch = watchGame(id, (head) => {
    void runInQueue(async () => {
      const now = state();
      if (now?.id !== id || !head) return;
      const moved = head.cursor !== now.log.cursor || head.tip !== now.log.tip;
      if (moved) await catchUpWithOtherWindows(now);
      if (head.name !== now.name) setState((latest) => (latest?.id === id ? { ...latest, name: head.name } : latest));
    });
  });
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
    setFault(result.fault);
    return false;
  }
  const { log, game, unreadable } = result.value;
  setUnread((before) => before + unreadable.length);
  if (!early) present(id, game.name, log, await loadRuleset(log.table.edition));
  // The game may have been closed meanwhile.
  else setState((now) => (now?.id === id ? { ...now, name: game.name, log } : now));
  setSnapshotPosition(early?.known.seq ?? null);
  saveSnapshot(log);
  if (result.value.shared) await attachSharedGame(id);
  if (state()?.id === id) watchOpenGame(id);
  // Stored before the first tap. Otherwise the app might restart with a different game.
  saveEditionGuess(log.table.edition);
  if (!remembered) await rememberGame(id);
  return true;
}

/** Continues the game as a shared game. Loads the network code if it is not loaded yet. */
async function attachSharedGame(id: string): Promise<void> {
  const shared = await import('../together/open-shared-game');
  await shared.attachSharedGame(id);
}

function leaveSharedGame(): void {
  const backend = state()?.backend;
  if (backend?.kind === 'shared') backend.shared.leave();
}

function present(id: string, name: string, log: Log, rules: Ruleset | null): void {
  leaveSharedGame();
  setFault(rules ? null : 'unknown-rules');
  select(null);
  setState({ id, name, log, rules, backend: diskBackend, attachSharedGame: () => attachSharedGame(id) });
}

/** Closes the open game, which stays on disk. Does nothing if the game is not fully on disk. */
export function closeSession(): void {
  if (state()?.backend.kind === 'memory') return;
  unwatch();
  leaveSharedGame();
  setState(null);
  select(null);
  void runInQueue(() => rememberGame(null));
}

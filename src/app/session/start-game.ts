import { listAppliedFacts } from '../../game/log';
import { selectOpeningFacts } from '../../game/opening-facts';
import { EDITION_IDS, loadRuleset } from '../../rules';
import { createGame, openGame } from '../../store/games';
import type { GameRecord } from '../../store/records';
import type { Fact } from '../../table/facts';
import { type GameSetup, makeGameSetupFacts } from '../game/game-setup';
import { checkStoreResult } from './game-list';
import { openSession } from './session';

/** Creates a game with these first facts and opens it. */
export async function openNewGame(head: Parameters<typeof createGame>[0], facts: readonly Fact[]): Promise<boolean> {
  const result = await createGame(head, { step: 'begin', facts });
  return checkStoreResult(result) && openSession(result.value.game.id);
}

/**
 * Starts a game with the choices that were made in its setup.
 * @param demo facts that have already happened in a demo game; null for a real game
 */
export function startGame(setup: GameSetup, demo: readonly Fact[] | null = null): Promise<boolean> {
  return openNewGame({ name: setup.name, edition: setup.edition, demo: demo !== null }, [
    ...makeGameSetupFacts(setup),
    ...(demo ?? []),
  ]);
}

/** Starts and opens a new game with the rules, players, map and forces of an earlier game. False if it failed. */
export async function playAgain({ id, name, edition }: GameRecord): Promise<boolean> {
  const earlier = await openGame(id);
  if (!checkStoreResult(earlier)) return false;
  return openNewGame({ name, edition }, selectOpeningFacts(listAppliedFacts(earlier.value.log)));
}

/** Starts a demo game with the app's own forces and map, in the middle of the second round. */
export async function startDemoGame(): Promise<boolean> {
  const [{ makeDemoSetup }, { makeDemoProgressFacts }, rules] = await Promise.all([
    import('../game/demo-game'),
    import('../game/demo-progress'),
    loadRuleset(EDITION_IDS[0]),
  ]);
  const setup = makeDemoSetup(rules);
  return startGame(setup, makeDemoProgressFacts(setup));
}

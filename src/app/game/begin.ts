import { EDITION_IDS, loadRuleset } from '../../rules';
import { createGame } from '../../store/games';
import type { Fact } from '../../table/facts';
import { succeeded } from './games';
import { type Setup, setupFacts } from './new-game';
import { loadBooks, open } from './session';

/**
 * Creates a game with its first facts and opens it.
 * @param demo facts that have already happened in a demo game; null for a real game
 */
export async function startGame(setup: Setup, demo: readonly Fact[] | null = null): Promise<boolean> {
  const made = await createGame(
    { name: setup.name, edition: setup.edition, demo: demo !== null },
    { step: 'begin', facts: [...setupFacts(setup), ...(demo ?? [])] },
  );
  return succeeded(made) && open(made.value.game.id);
}

/** Starts a demo game with the app's own forces and map, in the middle of the second round. */
export async function startDemoGame(): Promise<boolean> {
  const [{ demoSetup }, { inPlay }, rules] = await Promise.all([
    import('./demo'),
    import('./demo-in-play'),
    loadRuleset(EDITION_IDS[0]),
  ]);
  const setup = demoSetup(rules);
  return startGame(setup, inPlay(setup));
}

/** Starts a demo mission with the app's own teams, cards and map, ready for its first round. */
export async function startDemoMission(): Promise<boolean> {
  const [{ makeDemoMission }, { EDITIONS }] = await Promise.all([import('../mission/demo-mission'), loadBooks()]);
  const rules = EDITIONS.find(({ mission }) => mission);
  if (!rules) return false;
  const made = await makeDemoMission(rules);
  return succeeded(made) && open(made.value);
}

import { startGame } from '../../src/app/game/begin';
import { demoSetup } from '../../src/app/game/demo';
import { loadRuleset } from '../../src/rules';

/** Starts a game between the demo forces before its first turn, without a first player or figures on the map. */
export async function startDemoGame(): Promise<boolean> {
  return startGame(demoSetup(await loadRuleset('core-2008')));
}

import { makeDemoSetup } from '../../src/app/game/demo-game';
import { startGame } from '../../src/app/session/start-game';
import { loadRuleset } from '../../src/rules';

/** Starts a game between the demo forces before the first turn, without a first player or figures on the map. */
export async function startUnplacedDemoGame(): Promise<boolean> {
  return startGame(makeDemoSetup(await loadRuleset('core-2008')));
}

import { startGame } from '../../src/app/game/begin';
import { demoSetup } from '../../src/app/game/demo';
import { loadRuleset } from '../../src/rules';

/** A game between the demo forces that has yet to begin: nobody goes first, nobody stands on the map. */
export async function startDemoGame(): Promise<boolean> {
  return startGame(demoSetup(await loadRuleset('core-2008')));
}

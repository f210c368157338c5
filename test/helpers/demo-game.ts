import { startGame } from '../../src/app/game/begin';
import { DEMO_FORCES, DEMO_MAPS, DEMO_PLAYERS, DEMO_TOTAL } from '../../src/app/game/demo';
import { SIDES } from '../../src/app/game/new-game';

/** A game between the demo forces that has yet to begin: nobody goes first, nobody stands on the map. */
export function startDemoGame(): Promise<boolean> {
  return startGame({
    name: DEMO_FORCES.map((force) => force.name).join(' – '),
    edition: 'core-2008',
    buildTotal: DEMO_TOTAL,
    actionTotal: 3,
    players: DEMO_FORCES.map(({ characters }, index) => ({
      side: SIDES[index] as string,
      name: DEMO_PLAYERS[index] as string,
      characters,
    })),
    map: DEMO_MAPS[0] ?? null,
  });
}

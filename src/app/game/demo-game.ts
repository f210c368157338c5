import { DEMO_MAPS } from '../../board/demo';
import { DEMO_CHARACTERS, DEMO_FORCES } from '../../catalog/demo';
import { makeForceMember } from '../../force/force-in-game';
import { EDITION_IDS } from '../../rules';
import type { Ruleset } from '../../rules/ruleset';
import { characterRepository } from '../../store/characters';
import type { StoreResult } from '../../store/fault';
import { forceRepository, makeForce } from '../../store/forces';
import { mapRepository } from '../../store/maps';
import type { SavedForce } from '../../store/records';
import { type GameSetup, SIDES } from './game-setup';

export { DEMO_CHARACTERS, DEMO_FORCES, DEMO_MAPS };

export const DEMO_PLAYERS = ['Ana', 'Ben'] as const;

export const DEMO_BUILD_TOTAL = 300;

/** Returns the demo forces as saved records for one edition and build total. */
export function makeDemoForces(forces: typeof DEMO_FORCES, edition: string, buildTotal: number): SavedForce[] {
  return forces.map((force, index) =>
    makeForce({
      id: `demo-force-${index + 1}`,
      name: force.name,
      edition,
      buildTotal,
      members: force.characters.map((character) => makeForceMember(character)),
    }),
  );
}

/** Returns the setup of the demo game: the demo forces of two players on the first demo map. */
export function makeDemoSetup({ id, actionTotal }: Pick<Ruleset, 'id' | 'actionTotal'>): GameSetup {
  return {
    name: DEMO_FORCES.map(({ name }) => name).join(' – '),
    edition: id,
    buildTotal: DEMO_BUILD_TOTAL,
    actionTotal: actionTotal(DEMO_BUILD_TOTAL),
    players: DEMO_PLAYERS.map((name, index) => ({
      side: SIDES[index] ?? name,
      name,
      characters: DEMO_FORCES[index]?.characters ?? [],
    })),
    map: DEMO_MAPS[0] ?? null,
  };
}

/** Saves the characters, maps and forces that come with the app. Loaded only on the first start. */
export async function addDemoContent(): Promise<StoreResult<unknown>> {
  const characters = await characterRepository.putMany(DEMO_CHARACTERS);
  if (!characters.ok) return characters;
  const maps = await mapRepository.putMany(DEMO_MAPS);
  return maps.ok ? forceRepository.putMany(makeDemoForces(DEMO_FORCES, EDITION_IDS[0], DEMO_BUILD_TOTAL)) : maps;
}

import { EDITION_IDS } from '../../rules';
import { characterRepository } from '../../store/characters';
import type { StoreResult } from '../../store/fault';
import { forceRepository } from '../../store/forces';
import { mapRepository } from '../../store/maps';
import { DEMO_BUILD_TOTAL, DEMO_CHARACTERS, DEMO_FORCES, DEMO_MAPS, makeDemoForces } from '../game/demo-game';

/** Saves the characters, maps and forces that come with the app. Loaded only on the first start. */
export async function addDemoContent(): Promise<StoreResult<unknown>> {
  const characters = await characterRepository.putMany(DEMO_CHARACTERS);
  if (!characters.ok) return characters;
  const maps = await mapRepository.putMany(DEMO_MAPS);
  return maps.ok ? forceRepository.putMany(makeDemoForces(DEMO_FORCES, EDITION_IDS[0], DEMO_BUILD_TOTAL)) : maps;
}

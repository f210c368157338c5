import type { Result } from '../../plain/result';
import { EDITION_IDS } from '../../rules';
import { putCharacters } from '../../store/characters';
import type { StoreFault } from '../../store/fault';
import { putForces } from '../../store/forces';
import { putMaps } from '../../store/maps';
import { DEMO_BUILD_TOTAL, DEMO_CHARACTERS, DEMO_FORCES, DEMO_MAPS, makeDemoForces } from '../game/demo-game';

/** Saves the characters, maps and forces that come with the app. Loaded only on the first start. */
export async function addDemoContent(): Promise<Result<unknown, StoreFault>> {
  const characters = await putCharacters(DEMO_CHARACTERS);
  if (!characters.ok) return characters;
  const maps = await putMaps(DEMO_MAPS);
  return maps.ok ? putForces(makeDemoForces(DEMO_FORCES, EDITION_IDS[0], DEMO_BUILD_TOTAL)) : maps;
}

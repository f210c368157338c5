import type { MapSheet } from '../../board/map-sheet';
import type { Character } from '../../catalog/character';
import { ok } from '../../plain/result';
import { characterRepository } from '../../store/characters';
import type { StoreResult } from '../../store/fault';
import { forceRepository } from '../../store/forces';
import { pauseLiveQueries } from '../../store/live-queries';
import { mapRepository } from '../../store/maps';
import type { SavedForce } from '../../store/records';
import type { Repository } from '../../store/repository';
import { getSetting, putSetting } from '../../store/settings';
import { createLiveRecords } from '../storage/live';

export type { SavedForce };

/**
 * Returns a function that adds the demo content and then lists a table. The first list on a new device is therefore not
 * empty.
 */
function afterDemoContent<Item>(list: Repository<Item>['list']): Repository<Item>['list'] {
  return async (...given) => {
    const seeded = await demoContent();
    return seeded.ok ? list(...given) : seeded;
  };
}

/** Every character on this device. */
export const characters = createLiveRecords<Character>('characters', afterDemoContent(characterRepository.list));
export const maps = createLiveRecords<MapSheet>('maps', afterDemoContent(mapRepository.list));
export const forces = createLiveRecords<SavedForce>('forces', afterDemoContent(forceRepository.list));

/** Reason why the last read of the collection failed, as a sentence. Null if the read succeeded. */
export const libraryFault = (): string | null => maps.fault() ?? characters.fault() ?? forces.fault();

/** Reads the maps unless they are already read. */
export const ensureMaps = maps.ready;

/**
 * Reads characters, maps and forces. On the very first start, adds the demo content first. Safe to call from every
 * screen.
 */
export async function ensureLibrary(): Promise<boolean> {
  const read = await Promise.all([characters.ready(), maps.ready(), forces.ready()]);
  return read.every(Boolean);
}

let seeded: Promise<StoreResult<null>> | null = null;

function demoContent(): Promise<StoreResult<null>> {
  // The live lists wait for the demo content, so its writes must not wait for the lists.
  seeded ??= pauseLiveQueries(seedDemoContent).then((done) => {
    if (!done.ok) seeded = null;
    return done;
  });
  return seeded;
}

/** Adds the demo content on the very first start, for screens that read the store themselves. */
export async function ensureDemoContent(): Promise<boolean> {
  return (await demoContent()).ok;
}

const SEEDED = 'demo-content';

/** Adds the demo content once per device, so deleted demo content stays deleted. */
async function seedDemoContent(): Promise<StoreResult<null>> {
  const seeded = await getSetting(SEEDED);
  if (!seeded.ok) return seeded;
  if (seeded.value === true) return ok(null);
  const added = await (await import('../game/demo-game')).addDemoContent();
  return added.ok ? putSetting(SEEDED, true) : added;
}

import { createSignal } from 'solid-js';
import type { MapSheet } from '../../board/map-sheet';
import type { Character } from '../../catalog/character';
import { ok, type Result } from '../../plain/result';
import { EDITION_IDS } from '../../rules';
import { listCharacters, putCharacters } from '../../store/characters';
import type { StoreFault } from '../../store/fault';
import { listForces, putForces } from '../../store/forces';
import { type LiveQuery, pauseLiveQueries, watchTables } from '../../store/live-queries';
import { listMaps, putMaps } from '../../store/maps';
import type { SavedForce } from '../../store/records';
import type { Repository } from '../../store/repository';
import { getSetting, putSetting } from '../../store/settings';
import { createLiveRecords } from '../storage/live';

export type { SavedForce };

/** Lists a table after the demo content was added, so the lists of a new device are never empty first. */
function afterDemoContent<Item>(list: Repository<Item>['list']): Repository<Item>['list'] {
  return async (...given) => {
    const seeded = await demoContent();
    return seeded.ok ? list(...given) : seeded;
  };
}

/** Every character on this device. */
export const characters = createLiveRecords<Character>('characters', afterDemoContent(listCharacters));
export const maps = createLiveRecords<MapSheet>('maps', afterDemoContent(listMaps));
export const forces = createLiveRecords<SavedForce>('forces', afterDemoContent(listForces));

/** Reason why the last read of the collection failed, as a sentence. Null if the read succeeded. */
export const libraryFault = (): string | null => maps.fault() ?? characters.fault() ?? forces.fault();

const [changed, setChanged] = createSignal<{ readonly ids: readonly string[] | null }>({ ids: null });
let watched: LiveQuery | null = null;

/**
 * Returns the characters that changed last, for lists that read the store themselves. `ids` is null if any character
 * may have changed.
 */
export function lastCharacterChange(): { readonly ids: readonly string[] | null } {
  // Each list reads the store when it opens, so the first read is no change.
  watched ??= watchTables(['characters'], async (written) => {
    const ids = written?.get('characters');
    if (watched) setChanged({ ids: ids ? [...ids] : null });
  });
  return changed();
}

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

let seeded: Promise<Result<null, StoreFault>> | null = null;

function demoContent(): Promise<Result<null, StoreFault>> {
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
async function seedDemoContent(): Promise<Result<null, StoreFault>> {
  const seeded = await getSetting(SEEDED, (value) => ok(value === true));
  if (!seeded.ok) return seeded;
  if (seeded.value) return ok(null);
  const { DEMO_CHARACTERS, DEMO_FORCES, DEMO_MAPS, makeDemoForces, DEMO_BUILD_TOTAL } = await import(
    '../game/demo-game'
  );
  const puts = [
    await putCharacters(DEMO_CHARACTERS),
    await putMaps(DEMO_MAPS),
    await putForces(makeDemoForces(DEMO_FORCES, EDITION_IDS[0], DEMO_BUILD_TOTAL)),
  ];
  const broken = puts.find((put) => !put.ok);
  return broken && !broken.ok ? broken : putSetting(SEEDED, true);
}

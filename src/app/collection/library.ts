import { type Accessor, createSignal } from 'solid-js';
import type { MapSheet } from '../../board/map-sheet';
import type { Character } from '../../catalog/character';
import { ok, type Result } from '../../plain/result';
import { EDITION_IDS } from '../../rules';
import { listCharacters, putCharacters } from '../../store/characters';
import type { StoreFault } from '../../store/fault';
import { listForces, putForces } from '../../store/forces';
import { listMaps, putMaps } from '../../store/maps';
import type { SavedForce } from '../../store/records';
import { getSetting, putSetting } from '../../store/settings';
import type { ParsedRecords } from '../../store/unreadable-records';
import { describeStoreFault } from '../storage/store-fault-text';
import { setUnread } from '../storage/unread-count';

export type { SavedForce };

const [allCharacters, setCharacters] = createSignal<readonly Character[] | null>(null);
const [allMaps, setMaps] = createSignal<readonly MapSheet[] | null>(null);
const [allForces, setForces] = createSignal<readonly SavedForce[] | null>(null);
const [failed, setFailed] = createSignal<string | null>(null);

/** Every character on this device. Null until `ensureLibrary` or a refresh has read them. */
export const characters: Accessor<readonly Character[] | null> = allCharacters;
export const maps: Accessor<readonly MapSheet[] | null> = allMaps;
export const forces: Accessor<readonly SavedForce[] | null> = allForces;
/** Reason why the last read of the collection failed, as a sentence. Null if the read succeeded. */
export const libraryFault: Accessor<string | null> = failed;

const [changed, setChanged] = createSignal<{ readonly ids: readonly string[] | null }>({ ids: null });
/**
 * Characters that changed last, for lists that read the store themselves. `ids` is null if any character may have
 * changed.
 */
export const lastCharacterChange: Accessor<{ readonly ids: readonly string[] | null }> = changed;

/**
 * Reads the characters again after some were saved or deleted.
 * @param ids changed characters; null if unknown
 */
export async function refreshCharacters(ids: readonly string[] | null = null): Promise<boolean> {
  setChanged({ ids });
  // If the full list of characters was never requested, it is read on the first request.
  return allCharacters() === null && !reading ? true : read(listCharacters, setCharacters);
}

let reading = false;

export function refreshMaps(): Promise<boolean> {
  return read(listMaps, setMaps);
}

export function refreshForces(): Promise<boolean> {
  return read(listForces, setForces);
}

async function read<Item>(
  list: () => Promise<Result<ParsedRecords<Item>, StoreFault>>,
  set: (items: readonly Item[]) => void,
): Promise<boolean> {
  const result = await list();
  if (!result.ok) {
    setFailed(describeStoreFault(result.fault));
    return false;
  }
  setFailed(null);
  setUnread((before) => before + result.value.unreadable.length);
  set(result.value.items);
  return true;
}

let readingMaps: Promise<boolean> | null = null;

/** Reads the maps unless they are already read. Concurrent callers share one read. */
export function ensureMaps(): Promise<boolean> {
  if (allMaps() !== null) return Promise.resolve(true);
  readingMaps ??= refreshMaps().finally(() => {
    readingMaps = null;
  });
  return readingMaps;
}

let ready: Promise<boolean> | null = null;

/**
 * Reads characters, maps and forces once. On the very first start, adds the demo content first. Safe to call from every
 * screen.
 */
export function ensureLibrary(): Promise<boolean> {
  ready ??= fill().then((done) => {
    if (!done) ready = null;
    return done;
  });
  return ready;
}

async function fill(): Promise<boolean> {
  if (!(await ensureDemoContent())) return false;
  reading = true;
  const read = await Promise.all([refreshCharacters(), ensureMaps(), refreshForces()]);
  return read.every(Boolean);
}

let seeded: Promise<boolean> | null = null;

/** Adds the demo content on the very first start, for screens that read the store themselves. */
export function ensureDemoContent(): Promise<boolean> {
  seeded ??= seedDemoContent().then((done) => {
    if (!done) seeded = null;
    return done;
  });
  return seeded;
}

const SEEDED = 'demo-content';

/** Adds the demo content once per device, so deleted demo content stays deleted. */
async function seedDemoContent(): Promise<boolean> {
  const seeded = await getSetting(SEEDED, (value) => ok(value === true));
  if (!seeded.ok) {
    setFailed(describeStoreFault(seeded.fault));
    return false;
  }
  if (seeded.value) return true;
  const { DEMO_CHARACTERS, DEMO_FORCES, DEMO_MAPS, makeDemoForces, DEMO_BUILD_TOTAL } = await import(
    '../game/demo-game'
  );
  const puts = [
    await putCharacters(DEMO_CHARACTERS),
    await putMaps(DEMO_MAPS),
    await putForces(makeDemoForces(DEMO_FORCES, EDITION_IDS[0], DEMO_BUILD_TOTAL)),
  ];
  const broken = puts.find((put) => !put.ok);
  if (broken && !broken.ok) {
    setFailed(describeStoreFault(broken.fault));
    return false;
  }
  await putSetting(SEEDED, true);
  return true;
}

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
import { sentenceOf } from '../storage/faults';
import { setUnread } from '../storage/unread';

/** A force as it is saved. */
export type { SavedForce };

const [allCharacters, setCharacters] = createSignal<readonly Character[] | null>(null);
const [allMaps, setMaps] = createSignal<readonly MapSheet[] | null>(null);
const [allForces, setForces] = createSignal<readonly SavedForce[] | null>(null);
const [failed, setFailed] = createSignal<string | null>(null);

/** Every character kept on this device; null until `ensureLibrary` or a refresh has read them. */
export const characters: Accessor<readonly Character[] | null> = allCharacters;
export const maps: Accessor<readonly MapSheet[] | null> = allMaps;
export const forces: Accessor<readonly SavedForce[] | null> = allForces;
/** Why the last reading failed, as a sentence; null when all is well. */
export const libraryFault: Accessor<string | null> = failed;

const [changed, setChanged] = createSignal<{ readonly ids: readonly string[] | null }>({ ids: null });
/** What changed of the characters last; null ids: anything may have. For lists that read the store by themselves. */
export const charactersChanged: Accessor<{ readonly ids: readonly string[] | null }> = changed;

/**
 * Reads the store again: call after anything was saved or deleted there.
 * @param ids which changed, where that is known
 */
export async function refreshCharacters(ids: readonly string[] | null = null): Promise<boolean> {
  setChanged({ ids });
  // Where nobody asked for all of them yet, whoever does reads them then.
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
  const found = await list();
  if (!found.ok) {
    setFailed(sentenceOf(found.fault));
    return false;
  }
  setFailed(null);
  setUnread((before) => before + found.value.unreadable.length);
  set(found.value.items);
  return true;
}

let readingMaps: Promise<boolean> | null = null;

/** Reads the maps where nobody has yet, once for all who ask. */
export function ensureMaps(): Promise<boolean> {
  if (allMaps() !== null) return Promise.resolve(true);
  readingMaps ??= refreshMaps().finally(() => {
    readingMaps = null;
  });
  return readingMaps;
}

let ready: Promise<boolean> | null = null;

/** Reads characters, maps and forces once; on the very first open it puts the demo content there before. Safe to call from every screen. */
export function ensureLibrary(): Promise<boolean> {
  ready ??= fill().then((done) => {
    if (!done) ready = null;
    return done;
  });
  return ready;
}

async function fill(): Promise<boolean> {
  if (!(await ensureSeeded())) return false;
  reading = true;
  const read = await Promise.all([refreshCharacters(), ensureMaps(), refreshForces()]);
  return read.every(Boolean);
}

let seeded: Promise<boolean> | null = null;

/** On the very first open puts the demo content there; for screens that read the store by themselves. */
export function ensureSeeded(): Promise<boolean> {
  seeded ??= seed().then((done) => {
    if (!done) seeded = null;
    return done;
  });
  return seeded;
}

const SEEDED = 'demo-content';

/** Once in the life of this device: what a person deletes afterwards stays deleted. */
async function seed(): Promise<boolean> {
  const seeded = await getSetting(SEEDED, (value) => ok(value === true));
  if (!seeded.ok) {
    setFailed(sentenceOf(seeded.fault));
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
    setFailed(sentenceOf(broken.fault));
    return false;
  }
  await putSetting(SEEDED, true);
  return true;
}

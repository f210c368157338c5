import type { MapSheet } from '../../board/map-sheet';
import type { Character } from '../../catalog/character';
import type { Holding } from '../../catalog/holding';
import { err, ok } from '../../plain/result';
import { cardRepository } from '../../store/cards';
import { characterRepository } from '../../store/characters';
import { codeRepository } from '../../store/codes';
import type { StoreFault, StoreResult } from '../../store/fault';
import { mapRepository } from '../../store/maps';
import { holdingRepository } from '../../store/owned';
import { pictureRepository } from '../../store/pictures';
import type { Picture, StoredCard, TiedCode, RecordTimes as Times } from '../../store/records';
import type { PutReport, Repository } from '../../store/repository';
import { isSameData, isSameRecord, withoutTimes } from '../../store/same-data';

/** Store operations that an import needs for one type of record. */
export type ImportRepository<Item> = Pick<Repository<Item>, 'putMany' | 'bring' | 'getMany' | 'remove'>;

export interface ImportRepositories {
  /** Repository of characters. It also lists all characters, to match rows that name figures. */
  readonly characters: ImportRepository<Character> & Pick<Repository<Character>, 'list'>;
  readonly maps: ImportRepository<MapSheet>;
  /** Repository of all cards except characters. */
  readonly cards: ImportRepository<StoredCard>;
  readonly owned: ImportRepository<Holding>;
  readonly codes: ImportRepository<TiedCode>;
  readonly pictures: ImportRepository<Picture>;
}

export const IMPORT_REPOSITORIES: ImportRepositories = {
  characters: characterRepository,
  maps: mapRepository,
  cards: cardRepository,
  owned: holdingRepository,
  codes: codeRepository,
  pictures: pictureRepository,
};

type ItemOf<Of> = Of extends ImportRepository<infer Item> ? Item : never;

/**
 * Finds the stored version of an imported record. An equal id is not enough, because ids are made from names, which are
 * not unique.
 */
export interface RecordIdentity<Item> {
  /** Whether two records with the same id are versions of one record. */
  readonly isSame: (mine: Item, theirs: Item) => boolean;
  /** Copies local data, such as a photograph, from the stored version to the imported version. */
  readonly carry: (mine: Item, theirs: Item) => Item;
}

/** Identifies a map by its drawing. Two floors of a building may share name, set, size and date. */
export const MAP_IDENTITY: RecordIdentity<MapSheet> = {
  isSame: (mine, theirs) =>
    isSameData(contentOf(mine), contentOf(theirs)) &&
    areFieldsCompatible('source', mine, theirs) &&
    areFieldsCompatible('date', mine, theirs),
  // Map files contain no photographs, so the stored photograph is copied to the imported version.
  carry: (mine, theirs) =>
    mine.picture === undefined || theirs.picture !== undefined ? theirs : { ...theirs, picture: mine.picture },
};

function contentOf({ map, starts, strengths = {}, apart = [] }: MapSheet): unknown {
  return { map, starts, strengths, apart };
}

/** Whether a field is equal in both maps or missing in one. Maps imported by early versions lack these fields. */
function areFieldsCompatible(field: string, one: MapSheet, other: MapSheet): boolean {
  const [mine, theirs] = [one.extras?.[field], other.extras?.[field]];
  return mine === undefined || theirs === undefined || mine === theirs;
}

/** Imported records with their final ids, and the stored records with these ids. */
export interface IdentifiedRecords<Item> {
  readonly items: readonly Item[];
  readonly known: ReadonlyMap<string, Item & Times>;
}

/** Number of ids (`yard-2`, `yard-3`, …) read in one query. */
const PAGE = 8;

/**
 * Gives each imported record the id of its stored version, else the first free id: `yard`, `yard-2`, `yard-3`. A record
 * that occurs twice in the batch is returned once.
 */
export async function assignIds<Item extends { readonly id: string }>(
  batch: readonly Item[],
  stored: Pick<ImportRepository<Item>, 'getMany'>,
  { isSame, carry }: RecordIdentity<Item>,
): Promise<StoreResult<IdentifiedRecords<Item>>> {
  const known = new Map<string, Item & Times>();
  const read = new Set<string>();
  const readIds = async (ids: readonly string[]): Promise<StoreFault | null> => {
    const here = await stored.getMany([...new Set(ids)]);
    if (!here.ok) return here.fault;
    for (const id of ids) read.add(id);
    for (const each of here.value) known.set(each.id, each);
    return null;
  };
  const fault = await readIds(batch.flatMap(({ id }) => [id, numbered(id, 2)]));
  if (fault) return err(fault);

  const assigned = new Map<string, Item>();
  for (const theirs of batch) {
    let [exact, version, free]: (Item | null)[] = [null, null, null];
    // A deleted record leaves a gap in the numbers, so the search ends only after two free ids in a row.
    for (let number = 1, gaps = 0; exact === null && gaps < 2; number++) {
      const id = numbered(theirs.id, number);
      if (!read.has(id)) {
        const fault = await readIds(Array.from({ length: PAGE }, (_, at) => numbered(theirs.id, number + at)));
        if (fault) return err(fault);
      }
      const [item, mine] = [assigned.get(id), known.get(id)];
      const own = { ...(mine ? carry(mine, theirs) : theirs), id };
      gaps = item || mine ? 0 : gaps + 1;
      if (!item && !mine) free ??= own;
      else if (isSameRecord(item ?? (mine as Item), own)) exact = own;
      else if (!item && mine && isSame(mine, theirs)) version ??= own;
    }
    const own = exact ?? version ?? (free as Item);
    assigned.set(own.id, own);
  }
  return ok({ items: [...assigned.values()], known });
}

function numbered(id: string, number: number): string {
  return number === 1 ? id : `${id}-${number}`;
}

export interface SavedRecords<Item> {
  /** Ids of new records. */
  readonly added: readonly string[];
  /** Earlier versions of the replaced records. */
  readonly replaced: readonly Item[];
  /** Ids of records that are identical to the stored version. */
  readonly same: readonly string[];
  /**
   * Records that the user changed by hand and that differ in the file. They are not written before the user decides.
   */
  readonly asked: readonly { readonly mine: Item; readonly theirs: Item }[];
  /** Records that the store rejected, with the reason. */
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
  /** Fault that ended the save early. Null if the save was complete. Records saved before the fault stay. */
  readonly fault: StoreFault | null;
}

export const NOTHING_SAVED: SavedRecords<never> = {
  added: [],
  replaced: [],
  same: [],
  asked: [],
  refused: [],
  fault: null,
};

/** Number of records in one transaction, small enough to avoid long waits for other writes. */
const BATCH = 1000;

export interface SaveOptions<Item> {
  /** Called after each batch with the progress, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
  /** Whether to stop the import. Called between batches. */
  readonly stopped?: () => boolean;
  /** Whether the stored record was made or changed by hand and must not be replaced without asking. */
  readonly byHand?: (mine: Item) => boolean;
  /** Whether the records have their own times, as in Sidekick files. */
  readonly timed?: boolean;
  /** Number of records in one transaction. */
  readonly batch?: number;
  /**
   * Gives different records with the same id separate ids. If omitted, records with the same id are versions of one
   * record.
   */
  readonly identity?: RecordIdentity<Item>;
}

/** Saves items in batches, each in one transaction. Identical records are not written again. */
export async function saveImportedRecords<Item extends { readonly id: string }>(
  items: readonly Item[],
  repository: ImportRepository<Item>,
  {
    onProgress = () => {},
    stopped = () => false,
    byHand = () => false,
    timed = false,
    batch: most = BATCH,
    identity,
  }: SaveOptions<Item> = {},
): Promise<SavedRecords<Item>> {
  let records: SavedRecords<Item> = NOTHING_SAVED;
  // In key order, a batch of new records covers an empty range of keys, which the store detects fast.
  const ordered = items.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  for (let from = 0; from < items.length && !stopped(); from += most) {
    const batch = ordered.slice(from, from + most);
    const done = await keepBatch(batch, repository, { byHand, timed, ...(identity && { identity }) });
    records = mergeSavedRecords(records, done);
    if (done.fault) return records;
    onProgress(Math.min(1, (from + batch.length) / items.length));
    await pause();
  }
  return records;
}

async function keepBatch<Item extends { readonly id: string }>(
  batch: readonly Item[],
  repository: ImportRepository<Item>,
  {
    byHand,
    timed,
    identity,
  }: Pick<SaveOptions<Item>, 'identity'> & Required<Pick<SaveOptions<Item>, 'byHand' | 'timed'>>,
): Promise<SavedRecords<Item>> {
  const here = await (identity ? assignIds(batch, repository, identity) : readStored(batch, repository));
  if (!here.ok) return { ...NOTHING_SAVED, fault: here.fault };
  const { items, known } = here.value;
  const same: string[] = [];
  const asked: { mine: Item; theirs: Item }[] = [];
  const fresh = items.filter((theirs) => {
    const mine = known.get(theirs.id);
    if (mine === undefined) return true;
    if (isSameRecord(mine, theirs)) same.push(theirs.id);
    else if (byHand(mine)) asked.push({ mine: withoutTimes(mine), theirs });
    else return true;
    return false;
  });
  const put = fresh.length === 0 ? null : await (timed ? repository.bring(fresh) : repository.putMany(fresh));
  if (put && !put.ok) return { ...NOTHING_SAVED, same, asked, fault: put.fault };
  return { ...NOTHING_SAVED, ...(put ? { ...makeUndoData(put.value), refused: put.value.refused } : {}), same, asked };
}

async function readStored<Item extends { readonly id: string }>(
  items: readonly Item[],
  repository: ImportRepository<Item>,
): Promise<StoreResult<IdentifiedRecords<Item>>> {
  const here = await repository.getMany(items.map(({ id }) => id));
  return here.ok ? ok({ items, known: new Map(here.value.map((each) => [each.id, each])) }) : here;
}

/** Returns the data that `undoSave` needs. A record that was deleted before the import counts as added. */
export function makeUndoData<Item>({
  added,
  replaced,
}: PutReport<Item>): Pick<SavedRecords<Item>, 'added' | 'replaced'> {
  const deleted = replaced.filter((old) => old.deletedAt !== null) as unknown as readonly { readonly id: string }[];
  return {
    added: [...added, ...deleted.map(({ id }) => id)],
    replaced: replaced.filter((old) => old.deletedAt === null).map(withoutTimes),
  };
}

/** Merges the results of two saves. Of two faults, the later is reported. */
export function mergeSavedRecords<Item>(a: SavedRecords<Item>, b: SavedRecords<Item>): SavedRecords<Item> {
  return {
    added: [...a.added, ...b.added],
    replaced: [...a.replaced, ...b.replaced],
    same: [...a.same, ...b.same],
    asked: [...a.asked, ...b.asked],
    refused: [...a.refused, ...b.refused],
    fault: b.fault ?? a.fault,
  };
}

/**
 * Undoes the import of one type of record: removes added records and restores replaced records. False if a write
 * failed.
 */
export async function undoSave<Item extends { readonly id: string }>(
  records: Pick<SavedRecords<Item>, 'added' | 'replaced'>,
  repository: Pick<ImportRepository<Item>, 'putMany' | 'remove'>,
): Promise<boolean> {
  const removed = records.added.length === 0 || (await repository.remove(records.added)).ok;
  // A record that the same import added and later replaced did not exist before.
  const added = new Set(records.added);
  const before = records.replaced.filter(({ id }) => !added.has(id));
  const restored = before.length === 0 || (await repository.putMany(before)).ok;
  return removed && restored;
}

/** All records that one import saved, by type of record. */
export type ImportedRecords = {
  readonly [Name in keyof ImportRepositories]: SavedRecords<ItemOf<ImportRepositories[Name]>>;
};

export const NOTHING_IMPORTED: ImportedRecords = {
  characters: NOTHING_SAVED,
  maps: NOTHING_SAVED,
  cards: NOTHING_SAVED,
  owned: NOTHING_SAVED,
  codes: NOTHING_SAVED,
  pictures: NOTHING_SAVED,
};

/** Undoes an import in every repository. False if a write failed. */
export async function undoImportedRecords(came: ImportedRecords, repositories: ImportRepositories): Promise<boolean> {
  const characters = await undoSave(came.characters, repositories.characters);
  const cards = await undoSave(came.cards, repositories.cards);
  const owned = await undoSave(came.owned, repositories.owned);
  const codes = await undoSave(came.codes, repositories.codes);
  const pictures = await undoSave(came.pictures, repositories.pictures);
  return (await undoSave(came.maps, repositories.maps)) && characters && cards && owned && codes && pictures;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

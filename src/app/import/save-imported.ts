import type { MapSheet } from '../../board/map-sheet';
import type { Character } from '../../catalog/character';
import type { Holding } from '../../catalog/holding';
import { ok } from '../../plain/result';
import { cardRepository } from '../../store/cards';
import { characterRepository } from '../../store/characters';
import { codeRepository } from '../../store/codes';
import type { StoreFault, StoreResult } from '../../store/fault';
import { mapRepository } from '../../store/maps';
import { holdingRepository } from '../../store/owned';
import { pictureRepository } from '../../store/pictures';
import type { Picture, StoredCard, TiedCode } from '../../store/records';
import type { PutReport, Repository } from '../../store/repository';
import { isSameRecord, withoutTimes } from '../../store/same-data';
import { assignIds, type IdentifiedRecords, type RecordIdentity, type StoredRecords } from './assign-ids';

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

export type RecordKind = keyof ImportRepositories;
export const RECORD_KINDS = Object.keys(IMPORT_REPOSITORIES) as readonly RecordKind[];

type ItemOf<Of> = Of extends ImportRepository<infer Item> ? Item : never;
/** Record of one kind. */
export type ImportItem<Kind extends RecordKind> = ItemOf<ImportRepositories[Kind]>;

/** Effect of saving some records. */
export interface RecordPlan<Item> {
  /** Records to write: new ones, and those that differ from the stored version. */
  readonly fresh: readonly Item[];
  /** Stored versions of all records. */
  readonly known: IdentifiedRecords<Item>['known'];
  /** Ids of records that are identical to the stored version. */
  readonly same: readonly string[];
  /**
   * Records that the user changed by hand and that differ in the file. They are not written before the user decides.
   */
  readonly asked: readonly { readonly mine: Item; readonly theirs: Item }[];
}

export interface PlanOptions<Item> {
  /** Whether the stored record was made or changed by hand and must not be replaced without asking. */
  readonly byHand?: (mine: Item) => boolean;
  /**
   * Gives different records with the same id separate ids. If omitted, records with the same id are versions of one
   * record.
   */
  readonly identity?: RecordIdentity<Item>;
  /** Copies data that files do not contain, such as a photograph, from the stored record to the imported one. */
  readonly carry?: (mine: Item, theirs: Item) => Item;
}

/** Compares records with the stored ones. Writes nothing. */
export async function planRecords<Item extends { readonly id: string }>(
  batch: readonly Item[],
  stored: StoredRecords<Item>,
  { byHand = () => false, identity, carry }: PlanOptions<Item>,
): Promise<StoreResult<RecordPlan<Item>>> {
  const here = await (identity ? assignIds(batch, stored, identity) : readStored(batch, stored));
  if (!here.ok) return here;
  const { known } = here.value;
  const items = here.value.items.map((theirs) => {
    const mine = carry && known.get(theirs.id);
    return mine ? carry(mine, theirs) : theirs;
  });
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
  return ok({ fresh, known, same, asked });
}

async function readStored<Item extends { readonly id: string }>(
  items: readonly Item[],
  stored: StoredRecords<Item>,
): Promise<StoreResult<IdentifiedRecords<Item>>> {
  const here = await stored.getMany(items.map(({ id }) => id));
  return here.ok ? ok({ items, known: new Map(here.value.map((each) => [each.id, each])) }) : here;
}

export interface SavedRecords<Item> extends Pick<RecordPlan<Item>, 'same' | 'asked'> {
  /** Ids of new records. */
  readonly added: readonly string[];
  /** Earlier versions of the replaced records. */
  readonly replaced: readonly Item[];
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

export interface SaveOptions<Item> extends PlanOptions<Item> {
  /** Called after each batch with the progress, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
  /** Whether to stop the import. Called between batches. */
  readonly stopped?: () => boolean;
  /** Whether the records have their own times, as in Sidekick files. */
  readonly timed?: boolean;
  /** Number of records in one transaction. */
  readonly batch?: number;
}

/** Saves items in batches, each in one transaction. Identical records are not written again. */
export async function saveImportedRecords<Item extends { readonly id: string }>(
  items: readonly Item[],
  repository: ImportRepository<Item>,
  options: SaveOptions<Item> = {},
): Promise<SavedRecords<Item>> {
  const { onProgress = () => {}, stopped = () => false, batch: most = BATCH } = options;
  let records: SavedRecords<Item> = NOTHING_SAVED;
  // In key order, a batch of new records covers an empty range of keys, which the store detects fast.
  const ordered = items.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  for (let from = 0; from < items.length && !stopped(); from += most) {
    const batch = ordered.slice(from, from + most);
    const done = await saveBatch(batch, repository, options);
    records = mergeSavedRecords(records, done);
    if (done.fault) return records;
    onProgress(Math.min(1, (from + batch.length) / items.length));
    await pause();
  }
  return records;
}

async function saveBatch<Item extends { readonly id: string }>(
  batch: readonly Item[],
  repository: ImportRepository<Item>,
  options: SaveOptions<Item>,
): Promise<SavedRecords<Item>> {
  const plan = await planRecords(batch, repository, options);
  if (!plan.ok) return { ...NOTHING_SAVED, fault: plan.fault };
  const { fresh, same, asked } = plan.value;
  const planned = { ...NOTHING_SAVED, same, asked };
  if (fresh.length === 0) return planned;
  const put = await (options.timed ? repository.bring(fresh) : repository.putMany(fresh));
  if (!put.ok) return { ...planned, fault: put.fault };
  return { ...planned, ...makeUndoData(put.value), refused: put.value.refused };
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
export type ImportedRecords = { readonly [Kind in RecordKind]: SavedRecords<ImportItem<Kind>> };

export const NOTHING_IMPORTED: ImportedRecords = {
  characters: NOTHING_SAVED,
  maps: NOTHING_SAVED,
  cards: NOTHING_SAVED,
  owned: NOTHING_SAVED,
  codes: NOTHING_SAVED,
  pictures: NOTHING_SAVED,
};

/** Adds the result of another save to the results of an import. */
export function addSavedRecords(all: ImportedRecords, kind: RecordKind, more: SavedRecords<unknown>): ImportedRecords {
  return { ...all, [kind]: mergeSavedRecords<unknown>(all[kind], more) };
}

export function mergeImportedRecords(a: ImportedRecords, b: ImportedRecords): ImportedRecords {
  return RECORD_KINDS.reduce((all, kind) => addSavedRecords(all, kind, b[kind]), a);
}

/** Data for undoing an import: ids of added records, and replaced records in their earlier version. */
export type ImportUndoData = {
  readonly [Kind in RecordKind]: Pick<ImportedRecords[Kind], 'added' | 'replaced'>;
};

/** Undoes an import in every repository. False if a write failed. */
export async function undoImportedRecords(came: ImportUndoData, repositories: ImportRepositories): Promise<boolean> {
  let undone = true;
  for (const kind of RECORD_KINDS) {
    const repository = repositories[kind] as unknown as ImportRepository<{ readonly id: string }>;
    undone = (await undoSave(came[kind], repository)) && undone;
  }
  return undone;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

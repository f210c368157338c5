import type { MapSheet } from '../../board/map-sheet';
import type { Character } from '../../catalog/character';
import type { Holding } from '../../catalog/holding';
import { ok, type Result } from '../../plain/result';
import type { StoreFault } from '../../store/fault';
import type { Picture, StoredCard, TiedCode, RecordTimes as Times } from '../../store/records';
import type { PutReport } from '../../store/repository';
import { isSameRecord, withoutTimes } from '../../store/same-data';
import { assignIds, type Identified, type Identity } from './identity';

/** What an import needs of the store, for things of one kind. */
export interface Repository<Item> {
  readonly putMany: (items: readonly Item[]) => Promise<Result<PutReport<Item>, StoreFault>>;
  /** The same with the times that the things had elsewhere. */
  readonly bring: (items: readonly (Item & Partial<Times>)[]) => Promise<Result<PutReport<Item>, StoreFault>>;
  readonly getMany: (ids: readonly string[]) => Promise<Result<(Item & Times)[], StoreFault>>;
  readonly remove: (ids: readonly string[]) => Promise<Result<number, StoreFault>>;
}

/** All that an import may fill. */
export interface Repositories {
  readonly characters: Repository<Character> & {
    /** All that can be read: lists that name figures are held against them. */
    readonly all: () => Promise<readonly Character[]>;
  };
  readonly maps: Repository<MapSheet>;
  /** Cards that are no characters. */
  readonly cards: Repository<StoredCard>;
  readonly owned: Repository<Holding>;
  readonly codes: Repository<TiedCode>;
  readonly pictures: Repository<Picture>;
}
type ItemOf<Of> = Of extends Repository<infer Item> ? Item : never;

export interface SavedRecords<Item> {
  /** Ids that were not there. */
  readonly added: readonly string[];
  /** As they were before. */
  readonly replaced: readonly Item[];
  /** Already there, to the letter. */
  readonly same: readonly string[];
  /** Changed by hand here and told differently there: nothing is written until somebody says which is right. */
  readonly asked: readonly { readonly mine: Item; readonly theirs: Item }[];
  /** What the store would not take, and why. */
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
  /** Why it ended early; null where it did not. What was kept until then stays. */
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

/** Few enough that what waits behind a write does not wait long. */
const BATCH = 1000;

export interface SaveOptions<Item> {
  /** From 0 to 1 after each batch. */
  readonly onProgress?: (done: number) => void;
  /** Asked between batches: whether to end here. */
  readonly stopped?: () => boolean;
  /** Whether what is here was made or changed by hand, and is not replaced unasked. */
  readonly byHand?: (mine: Item) => boolean;
  /** Things of our own files come with their times. */
  readonly timed?: boolean;
  /** How many are put at once. */
  readonly batch?: number;
  /** Gives records that share an id, but not what they are, ids of their own. Left out: the id alone tells. */
  readonly identity?: Identity<Item>;
}

/** Puts items into the store in batches, each one transaction; what is there to the letter is not written again. */
export async function saveImported<Item extends { readonly id: string }>(
  items: readonly Item[],
  repository: Repository<Item>,
  {
    onProgress = () => {},
    stopped = () => false,
    byHand = () => false,
    timed = false,
    batch: most = BATCH,
    identity,
  }: SaveOptions<Item> = {},
): Promise<SavedRecords<Item>> {
  let kept: SavedRecords<Item> = NOTHING_SAVED;
  // In the order of the store: then a batch of new ones lies where nothing is, which the store sees at a snapshot.
  const ordered = items.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  for (let from = 0; from < items.length && !stopped(); from += most) {
    const batch = ordered.slice(from, from + most);
    const done = await keepBatch(batch, repository, { byHand, timed, ...(identity && { identity }) });
    kept = joinSaved(kept, done);
    if (done.fault) return kept;
    onProgress(Math.min(1, (from + batch.length) / items.length));
    await pause();
  }
  return kept;
}

async function keepBatch<Item extends { readonly id: string }>(
  batch: readonly Item[],
  repository: Repository<Item>,
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
  return { ...NOTHING_SAVED, ...(put ? { ...undoOf(put.value), refused: put.value.refused } : {}), same, asked };
}

async function readStored<Item extends { readonly id: string }>(
  items: readonly Item[],
  repository: Repository<Item>,
): Promise<Result<Identified<Item>, StoreFault>> {
  const here = await repository.getMany(items.map(({ id }) => id));
  return here.ok ? ok({ items, known: new Map(here.value.map((each) => [each.id, each])) }) : here;
}

/** What `undoSave` needs to undo a write. A record that was deleted before and is written again counts as added. */
export function undoOf<Item>({ added, replaced }: PutReport<Item>): Pick<SavedRecords<Item>, 'added' | 'replaced'> {
  const deleted = replaced.filter((old) => old.deletedAt !== null) as unknown as readonly { readonly id: string }[];
  return {
    added: [...added, ...deleted.map(({ id }) => id)],
    replaced: replaced.filter((old) => old.deletedAt === null).map(withoutTimes),
  };
}

/** What was kept in two goes, as one; the later fault counts. */
export function joinSaved<Item>(a: SavedRecords<Item>, b: SavedRecords<Item>): SavedRecords<Item> {
  return {
    added: [...a.added, ...b.added],
    replaced: [...a.replaced, ...b.replaced],
    same: [...a.same, ...b.same],
    asked: [...a.asked, ...b.asked],
    refused: [...a.refused, ...b.refused],
    fault: b.fault ?? a.fault,
  };
}

/** Takes an import back: what it added goes, what it replaced stands again. False where the disk refused. */
export async function undoSave<Item extends { readonly id: string }>(
  kept: Pick<SavedRecords<Item>, 'added' | 'replaced'>,
  repository: Pick<Repository<Item>, 'putMany' | 'remove'>,
): Promise<boolean> {
  const removed = kept.added.length === 0 || (await repository.remove(kept.added)).ok;
  // What the same import added and replaced later was not there before.
  const added = new Set(kept.added);
  const before = kept.replaced.filter(({ id }) => !added.has(id));
  const restored = before.length === 0 || (await repository.putMany(before)).ok;
  return removed && restored;
}

/** All that one import saved, by repository. */
export type ImportedRecords = { readonly [Name in keyof Repositories]: SavedRecords<ItemOf<Repositories[Name]>> };

export const NOTHING_IMPORTED: ImportedRecords = {
  characters: NOTHING_SAVED,
  maps: NOTHING_SAVED,
  cards: NOTHING_SAVED,
  owned: NOTHING_SAVED,
  codes: NOTHING_SAVED,
  pictures: NOTHING_SAVED,
};

/** Takes back what came into every repository. */
export async function undoImported(came: ImportedRecords, repositories: Repositories): Promise<boolean> {
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

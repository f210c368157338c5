import type { MapSheet } from '../../board/sheet';
import type { BoxCard } from '../../catalog/cards/box-card';
import type { Character } from '../../catalog/character';
import type { Result } from '../../plain/result';
import type { StoreFault } from '../../store/fault';
import type { PutReport } from '../../store/shelf';

/** What an import needs of the store, for characters or for maps. */
export interface ImportShelf<Item> {
  readonly putMany: (items: readonly Item[]) => Promise<Result<PutReport<Item>, StoreFault>>;
  readonly remove: (ids: readonly string[]) => Promise<Result<number, StoreFault>>;
}

/** All that an import may fill. */
export interface Shelves {
  readonly characters: ImportShelf<Character>;
  readonly maps: ImportShelf<MapSheet>;
  /** Cards that are no characters. */
  readonly cards: ImportShelf<BoxCard>;
}
type ItemOf<Shelf> = Shelf extends ImportShelf<infer Item> ? Item : never;

export interface Kept<Item> {
  /** Ids that were not there. */
  readonly added: readonly string[];
  /** As they were before. */
  readonly replaced: readonly Item[];
  /** Already there, to the letter. */
  readonly same: readonly string[];
  /** What the store would not take, and why. */
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
  /** Why it ended early; null where it did not. What was kept until then stays. */
  readonly fault: StoreFault | null;
}

export const NOTHING_KEPT: Kept<never> = { added: [], replaced: [], same: [], refused: [], fault: null };

/** Few enough that the screen stays alive between two writes. */
const BATCH = 250;

/**
 * Puts items on the shelf in batches, each one transaction.
 * @param onProgress from 0 to 1 after each batch
 */
export async function keepImported<Item extends { readonly id: string }>(
  items: readonly Item[],
  shelf: ImportShelf<Item>,
  onProgress: (done: number) => void = () => {},
): Promise<Kept<Item>> {
  let kept: Kept<Item> = NOTHING_KEPT;
  for (let from = 0; from < items.length; from += BATCH) {
    const batch = items.slice(from, from + BATCH);
    const put = await shelf.putMany(batch);
    if (!put.ok) return { ...kept, fault: put.fault };
    kept = joinKept(kept, sortOut(put.value, batch));
    onProgress(Math.min(1, (from + batch.length) / items.length));
    await pause();
  }
  return kept;
}

function sortOut<Item extends { readonly id: string }>(report: PutReport<Item>, batch: readonly Item[]): Kept<Item> {
  const incoming = new Map(batch.map((item) => [item.id, item]));
  const living = report.replaced.filter((old) => old.deletedAt === null);
  const isSame = (old: Item) => sameData(bare(old), incoming.get(old.id));
  return {
    // One that was deleted and comes back is new to the person.
    added: [...report.added, ...report.replaced.filter((old) => old.deletedAt !== null).map((old) => old.id)],
    replaced: living.filter((old) => !isSame(old)).map(bare),
    same: living.filter(isSame).map((old) => old.id),
    refused: report.refused,
    fault: null,
  };
}

/** Without what the store adds. */
function bare<Item>(stored: Item): Item {
  const {
    added: _added,
    edited: _edited,
    deletedAt: _deletedAt,
    ...item
  } = stored as Item & Record<'added' | 'edited' | 'deletedAt', unknown>;
  return item as Item;
}

/** What was kept in two goes, as one; the later fault counts. */
export function joinKept<Item>(a: Kept<Item>, b: Kept<Item>): Kept<Item> {
  return {
    added: [...a.added, ...b.added],
    replaced: [...a.replaced, ...b.replaced],
    same: [...a.same, ...b.same],
    refused: [...a.refused, ...b.refused],
    fault: b.fault ?? a.fault,
  };
}

/** Takes an import back: what it added goes, what it replaced stands again. False where the disk refused. */
export async function takeBack<Item extends { readonly id: string }>(
  kept: Kept<Item>,
  shelf: ImportShelf<Item>,
): Promise<boolean> {
  const removed = kept.added.length === 0 || (await shelf.remove(kept.added)).ok;
  const restored = kept.replaced.length === 0 || (await shelf.putMany(kept.replaced)).ok;
  return removed && restored;
}

/** Takes back what came of a box on every shelf. */
export async function takeBackAll(
  came: { readonly [Name in keyof Shelves]: Kept<ItemOf<Shelves[Name]>> },
  shelves: Shelves,
): Promise<boolean> {
  const characters = await takeBack(came.characters, shelves.characters);
  const cards = await takeBack(came.cards, shelves.cards);
  return (await takeBack(came.maps, shelves.maps)) && characters && cards;
}

/** Plain data told apart by what it says, not by the order of its keys. */
export function sameData(a: unknown, b: unknown): boolean {
  return ordered(a) === ordered(b);
}

function ordered(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

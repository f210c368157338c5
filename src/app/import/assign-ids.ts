import { listBoardSquares } from '../../board/board';
import { boardFromSheet, type MapSheet } from '../../board/map-sheet';
import { STAIRS, TERRAIN_LETTERS } from '../../board/terrain';
import { err, ok } from '../../plain/result';
import type { StoreFault, StoreResult } from '../../store/fault';
import type { RecordTimes as Times } from '../../store/records';
import type { Repository } from '../../store/repository';
import { isSameData, isSameRecord } from '../../store/same-data';

/** Reads records by id: stored ones, and in the preview of an import also those that it will have saved before. */
export type StoredRecords<Item> = Pick<Repository<Item>, 'getMany'>;

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
    (isSameData(contentOf(mine), contentOf(theirs)) || wasReadByEarlyVersion(mine, theirs)) &&
    areFieldsCompatible('source', mine, theirs) &&
    areFieldsCompatible('date', mine, theirs),
  // Map files contain no photographs, so the stored photograph is copied to the imported version.
  carry: (mine, theirs) =>
    mine.picture === undefined || theirs.picture !== undefined ? theirs : { ...theirs, picture: mine.picture },
};

function contentOf({ map, starts, strengths = {}, apart = [] }: MapSheet): unknown {
  return { map, starts, strengths, apart };
}

/**
 * Whether the stored map is the imported one as an early version read it: without the stairs of level ramps, and without
 * the signs for which a square of the grid has no space. Without this, importing the file again would add a second map.
 */
function wasReadByEarlyVersion(mine: MapSheet, theirs: MapSheet): boolean {
  if (!mine.warnings.some(({ code }) => code === 'ramp-level' || code === 'square-crowded')) return false;
  const [early, now] = [boardFromSheet(mine), boardFromSheet(theirs)];
  if (!early.ok || !now.ok) return false;
  const [a, b] = [early.value, now.value];
  const isSameOutline = a.width === b.width && a.height === b.height && isSameData(mine.starts, theirs.starts);
  if (!isSameOutline || !isSameData([a.walls, a.levels], [b.walls, b.levels])) return false;
  return listBoardSquares(a).every((square) => {
    const [drawn, bits] = [a.terrain[square] ?? 0, b.terrain[square] ?? 0];
    const signs = TERRAIN_LETTERS.filter(([, bit]) => drawn & bit).length + (a.levels[square] ? 1 : 0);
    return (bits & drawn) === drawn && (signs === 3 || (bits & ~drawn & ~STAIRS) === 0);
  });
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
  stored: StoredRecords<Item>,
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

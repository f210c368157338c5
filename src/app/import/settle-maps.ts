import type { MapSheet } from '../../board/sheet';
import { drawnSize } from '../../board/text';
import type { Repository } from './save-imported';
import type { FileAtHand } from './settle-tables';

/** So many maps may share a set and a name. */
const MOST = 9;

/** Gives each map of all files the id that it is saved under. */
export async function settleMaps(
  files: readonly FileAtHand[],
  repository: Pick<Repository<MapSheet>, 'getMany'>,
): Promise<readonly FileAtHand[]> {
  const sheets = files.flatMap(({ words: { read } }) => (read.holds === 'maps' ? read.report.sheets : []));
  if (sheets.length === 0) return files;
  const apart = await mapsApart(sheets, repository);
  let at = 0;
  return files.map((file) => {
    const { read } = file.words;
    if (read.holds !== 'maps') return file;
    const own = apart.slice(at, at + read.report.sheets.length);
    at += own.length;
    return { ...file, words: { ...file.words, read: { ...read, report: { ...read.report, sheets: own } } } };
  });
}

/** Whether two sheets of one set and name are the same printed map: as large, and from the same box of the same day where both tell it. */
export function isSameMap(one: MapSheet, other: MapSheet): boolean {
  const [a, b] = [drawnSize(one.map), drawnSize(other.map)];
  const agree = (field: string) => {
    const [mine, theirs] = [one.extras?.[field], other.extras?.[field]];
    return mine === undefined || theirs === undefined || mine === theirs;
  };
  return a.width === b.width && a.height === b.height && agree('source') && agree('date');
}

/**
 * Maps under ids of their own: two that share a set and a name are kept side by side, each under the id that it had before, in
 * whatever order they come in.
 */
export async function mapsApart(
  sheets: readonly MapSheet[],
  repository: Pick<Repository<MapSheet>, 'getMany'>,
): Promise<readonly MapSheet[]> {
  const idsOf = ({ id }: MapSheet) => [id, ...Array.from({ length: MOST - 1 }, (_, at) => `${id}-${at + 2}`)];
  const here = await repository.getMany([...new Set(sheets.flatMap(idsOf))]);
  const known = new Map<string, MapSheet>(here.ok ? here.value.map((each) => [each.id, each]) : []);
  return sheets.map((sheet) => {
    const id = idsOf(sheet).find((each) => {
      const there = known.get(each);
      return there === undefined || isSameMap(there, sheet);
    });
    const own = { ...sheet, id: id ?? sheet.id };
    known.set(own.id, own);
    return own;
  });
}

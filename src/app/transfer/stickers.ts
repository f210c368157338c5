import type { Character } from '../../catalog/character';
import { compareByName } from '../../catalog/compare-by-name';
import { getCharacters } from '../../store/characters';
import { getSetting, putSetting } from '../../store/settings';
import { finder } from '../collection/finder';
import { ensureLibrary, forces } from '../collection/library';
import { refreshOwned } from '../collection/owned';
import { pickOnly } from '../collection/selection';
import { countsOf, DEFAULT_SHEET, parseSheet, type Sheet } from './sticker-settings';

/** Source of the stickers: the figures of a force, or characters by id. */
export type StickersOf =
  | { readonly what: 'force'; readonly id: string }
  | { readonly what: 'characters'; readonly ids: readonly string[] };

const SETTING = 'sticker-sheet';

/** Last number of stickers per character, restored when the user returns to choose more. */
let wanted: ReadonlyMap<string, number> = new Map();

/** Reads the characters by name, the number of stickers of each, and the last sheet. */
export async function readStickers(of: StickersOf): Promise<{
  readonly counts: ReadonlyMap<string, number>;
  readonly characters: readonly Character[];
  readonly sheet: Sheet;
}> {
  const counts = await countsAtFirst(of);
  const [found, sheet] = await Promise.all([
    getCharacters([...counts.keys()]),
    getSetting(SETTING, parseSheet),
    refreshOwned(),
  ]);
  return {
    counts,
    characters: found.ok ? found.value.toSorted(compareByName) : [],
    sheet: (sheet.ok ? sheet.value : null) ?? DEFAULT_SHEET,
  };
}

/** Saves paper and size. */
export function saveSheet(sheet: Sheet): void {
  void putSetting(SETTING, sheet);
}

/** Selects these characters in the collection to let the user add more, and remembers their numbers. */
export function rememberCounts(counts: ReadonlyMap<string, number>): void {
  wanted = counts;
  pickOnly([...counts].flatMap(([id, count]) => (count > 0 ? [id] : [])));
}

async function countsAtFirst(of: StickersOf): Promise<ReadonlyMap<string, number>> {
  if (of.what === 'characters') return new Map(of.ids.map((id) => [id, wanted.get(id) ?? 1]));
  await ensureLibrary();
  const force = forces()?.find(({ id }) => id === of.id);
  return force ? countsOf(force, finder()) : new Map();
}

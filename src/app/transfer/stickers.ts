import type { Character } from '../../catalog/character';
import { compareByName } from '../../catalog/compare-by-name';
import type { CharacterFinder } from '../../force/resolve';
import type { StoredForce } from '../../force/stored-force';
import { isRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { PAPER_SIZES, type PaperSize, STICKER_SIZES, type StickerSize } from '../../share/sticker-sheet';
import { characterRepository } from '../../store/characters';
import { getSetting, putSetting } from '../../store/settings';
import { collectionFinder } from '../collection/finder';
import { ensureLibrary, forces } from '../collection/library';
import { ownedCopies } from '../collection/owned-copies';
import { selectOnly } from '../collection/selection';

export interface StickerSettings {
  readonly paper: PaperSize;
  readonly size: StickerSize;
}

export const DEFAULT_STICKER_SETTINGS: StickerSettings = { paper: 'a4', size: 12 };

/** Parses stored sticker settings. The fault names the invalid field. */
export function parseStickerSettings(value: unknown): Result<StickerSettings, string> {
  if (!isRecord(value) || typeof value.paper !== 'string' || !Object.hasOwn(PAPER_SIZES, value.paper))
    return err('paper');
  const size = STICKER_SIZES.find((each) => each === value.size);
  return size === undefined ? err('size') : ok({ paper: value.paper as PaperSize, size });
}

/**
 * Counts the stickers for the figures of a force, by local character id. Characters missing from the collection are
 * left out.
 */
export function countStickers({ members }: StoredForce, finder: CharacterFinder): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const member of members) {
    const id = finder.find(member, member.points)?.character.id;
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Source of the stickers: the figures of a force, or characters by id. */
export type StickerSource =
  | { readonly what: 'force'; readonly id: string }
  | { readonly what: 'characters'; readonly ids: readonly string[] };

const SETTING = 'sticker-sheet';

/** Last number of stickers per character, restored when the user returns after selecting more characters. */
let wanted: ReadonlyMap<string, number> = new Map();

/** Reads the characters sorted by name, the number of stickers for each, and the last sheet settings. */
export async function readStickerSheet(of: StickerSource): Promise<{
  readonly counts: ReadonlyMap<string, number>;
  readonly characters: readonly Character[];
  readonly sheet: StickerSettings;
}> {
  const counts = await countsAtFirst(of);
  const [result, sheet] = await Promise.all([
    characterRepository.getMany([...counts.keys()]),
    getSetting(SETTING, parseStickerSettings),
    ownedCopies.ready(),
  ]);
  return {
    counts,
    characters: result.ok ? result.value.toSorted(compareByName) : [],
    sheet: (sheet.ok ? sheet.value : null) ?? DEFAULT_STICKER_SETTINGS,
  };
}

export function saveStickerSettings(sheet: StickerSettings): void {
  void putSetting(SETTING, sheet);
}

/** Stores the sticker counts and selects the counted characters in the collection, where the user can add more. */
export function rememberStickerCounts(counts: ReadonlyMap<string, number>): void {
  wanted = counts;
  selectOnly([...counts].flatMap(([id, count]) => (count > 0 ? [id] : [])));
}

async function countsAtFirst(of: StickerSource): Promise<ReadonlyMap<string, number>> {
  if (of.what === 'characters') return new Map(of.ids.map((id) => [id, wanted.get(id) ?? 1]));
  await ensureLibrary();
  const force = forces()?.find(({ id }) => id === of.id);
  return force ? countStickers(force, collectionFinder()) : new Map();
}

import type { CharacterFinder } from '../../force/resolve';
import type { StoredForce } from '../../force/stored-force';
import { isRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { PAPER_SIZES, type PaperSize, STICKER_SIZES, type StickerSize } from '../../share/sticker-sheet';

export interface StickerSettings {
  readonly paper: PaperSize;
  readonly size: StickerSize;
}

/** Maximum number of stickers, far more than anyone needs at once. */
export const MAX_STICKERS = 2000;

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

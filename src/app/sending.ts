import { isRecord } from '../plain/record';
import { type Fountain, makeFountain } from '../share/fountain';
import { packed, squeezed, unsqueezed } from '../share/packed';
import { readBackup } from '../store/backup';

/** Frames a second, from what any camera follows to what a good one does. */
export const PACES = [5, 10, 15] as const;
export type Pace = (typeof PACES)[number];

/** A backup of many games, unpacked: more no phone of ours ever sent. */
const MOST_BYTES = 40_000_000;

/** Frames for a file of ours; null where it is too much to be shown. */
export async function fountainOf(file: string): Promise<Fountain | null> {
  return makeFountain(await squeezed(file));
}

/** What came as a sequence of frames, not yet kept. */
export type Received =
  | { readonly kind: 'force'; readonly packed: string }
  /** Also one game alone. How many of what it holds. */
  | { readonly kind: 'backup'; readonly file: string; readonly counts: readonly string[] }
  | { readonly kind: 'unknown' };

const COUNTED = [
  ['games', 'game', 'games'],
  ['characters', 'character', 'characters'],
  ['forces', 'force', 'forces'],
  ['maps', 'map', 'maps'],
  ['cards', 'card', 'cards'],
  ['campaigns', 'campaign', 'campaigns'],
] as const;

/** Tells what the bytes of a sequence are. It never throws and keeps nothing. */
export async function receivedOf(bytes: Uint8Array): Promise<Received> {
  const file = await unsqueezed(new Uint8Array(bytes), MOST_BYTES);
  if (file === null) return { kind: 'unknown' };
  const backup = readBackup(file);
  if (backup.ok) {
    const counts = COUNTED.flatMap(([table, one, many]) => {
      const living = backup.value[table].filter((row) => !isRecord(row) || row.deletedAt === null);
      return living.length === 0 ? [] : [`${living.length} ${living.length === 1 ? one : many}`];
    });
    return { kind: 'backup', file, counts };
  }
  return /^\s*\{\s*"sidekick"\s*:\s*"force"/.test(file)
    ? { kind: 'force', packed: await packed(file) }
    : { kind: 'unknown' };
}

import { estimateStorage } from '../../offline/quota';
import { formatBytes } from '../../text/format-values';
import { say } from '../../text/say';

/** Number of free bytes below which storage is low on every device. */
const LOW_BYTES = 50_000_000;
/** Number of free bytes below which storage is low if it is also below `LOW_SHARE` of the quota. */
const LOW_BYTES_OF_QUOTA = 200_000_000;
const LOW_SHARE = 0.05;

/**
 * Returns the free bytes for this app if storage is low. Null if there is enough or the number is unknown. In Chromium,
 * the number may be too high, because its quota does not fall while the disk fills up.
 */
export async function findLowSpace(): Promise<number | null> {
  const room = await estimateStorage();
  if (!room) return null;
  const left = Math.max(0, room.most - room.used);
  const isFew = left < LOW_BYTES || (left < LOW_BYTES_OF_QUOTA && left < room.most * LOW_SHARE);
  return isFew ? left : null;
}

/** Describes the remaining space and what to delete. */
export function describeLowSpace(left: number): string {
  return say('Only {size} of storage left. Delete pictures, imported catalogs or old games.', {
    size: formatBytes(left),
  });
}

/** Warning after a failed write, when the free space is unknown. */
export const NO_SPACE_TEXT = say('The device has no storage left. Delete pictures, imported catalogs or old games.');

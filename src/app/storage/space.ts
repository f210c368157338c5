import { roomOnDevice } from '../../offline/quota';
import { say } from '../../text/say';
import { sizeOf } from '../../text/sizes';

/** Bytes left: below this they are few on any device. */
const FEW = 50_000_000;
/** Below this they are few if they are also less than a twentieth of what the browser allows. */
const FEW_OF_MANY = 200_000_000;
const FEW_SHARE = 0.05;

/**
 * Bytes left for this app if they are few. Null if they are enough, and in browsers that do not report them. Chromium reports
 * a fixed number that does not fall as the disk fills up.
 */
export async function fewBytesLeft(): Promise<number | null> {
  const room = await roomOnDevice();
  if (!room) return null;
  const left = Math.max(0, room.most - room.used);
  const isFew = left < FEW || (left < FEW_OF_MANY && left < room.most * FEW_SHARE);
  return isFew ? left : null;
}

/** Says how much is left, and what to delete. */
export function describeFewBytes(left: number): string {
  return say('Only {size} of storage left. Delete pictures, imported catalogs or old games.', { size: sizeOf(left) });
}

/** The same after a write failed: how much is left is unknown. */
export const NO_SPACE = say('The device has no storage left. Delete pictures, imported catalogs or old games.');

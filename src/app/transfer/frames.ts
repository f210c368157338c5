import type { Result } from '../../plain/result';
import { type Fountain, makeFountain } from '../../share/fountain';
import { deflateText, inflateText, type PackFault } from '../../share/pack-text';

/** Frames per second: from a rate that any camera can follow to one for good cameras. */
export const FRAME_RATES = [5, 10, 15] as const;
export type FrameRate = (typeof FRAME_RATES)[number];

/** Uncompressed size of a backup with many games. No real backup is larger. */
const MAX_BYTES = 40_000_000;

/** Makes the frames for a text. Null if it is too large. */
export async function makeTextFountain(text: string): Promise<Fountain | null> {
  // The receiver would reject more.
  return new Blob([text]).size > MAX_BYTES ? null : makeFountain(await deflateText(text));
}

/** Returns the text that was received as frames, for `readTransfer`. */
export function decodeFrames(bytes: Uint8Array): Promise<Result<string, PackFault>> {
  return inflateText(new Uint8Array(bytes), MAX_BYTES);
}

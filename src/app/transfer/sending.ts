import type { Result } from '../../plain/result';
import { type Fountain, makeFountain } from '../../share/fountain';
import { deflateText, inflateText, type PackFault } from '../../share/pack-text';

/** Frames a second, from what any camera follows to what a good one does. */
export const PACES = [5, 10, 15] as const;
export type Pace = (typeof PACES)[number];

/** A backup of many games, unpacked: more no phone of ours ever sent. */
const MOST_BYTES = 40_000_000;

/** Frames for what is to be sent; null where it is too much to be shown. */
export async function fountainOf(text: string): Promise<Fountain | null> {
  // More would not be read at the other end.
  return new Blob([text]).size > MOST_BYTES ? null : makeFountain(await deflateText(text));
}

/** The text that came as a sequence of frames, for `transferOf`. */
export function textOfFrames(bytes: Uint8Array): Promise<Result<string, PackFault>> {
  return inflateText(new Uint8Array(bytes), MOST_BYTES);
}

import type { Result } from '../../plain/result';
import { type Fountain, makeFountain } from '../../share/fountain';
import { deflateText, inflateText, type UnpackFault } from '../../share/pack-text';

/** Choices of frames per second. Any camera can follow the lowest rate; the highest needs a good camera. */
export const FRAME_RATES = [5, 10, 15] as const;
export type FrameRate = (typeof FRAME_RATES)[number];

/** Maximum uncompressed size of a text. Even a backup with many games is smaller. */
const MAX_BYTES = 40_000_000;

/** Compresses a text and encodes it as frames of a fountain code. Null if the text is too large. */
export async function makeTextFountain(text: string): Promise<Fountain | null> {
  // The receiver rejects texts larger than MAX_BYTES.
  return new Blob([text]).size > MAX_BYTES ? null : makeFountain(await deflateText(text));
}

/** Decompresses the bytes that were received as frames. Returns the text for `readTransfer`. */
export function decompressFrameData(bytes: Uint8Array): Promise<Result<string, UnpackFault>> {
  return inflateText(new Uint8Array(bytes), MAX_BYTES);
}

import { err, ok, type Result } from '../plain/result';
import { makeCodeReader, type ScannedCode } from './code-reader';

export type PictureFault = 'not-a-picture' | 'too-large' | 'no-code';

const MOST_BYTES = 60_000_000;
/** Lengths of the longer side to try, in pixels. Large pictures retain fine dots; small pictures suppress noise. */
const SIDES = [1600, 900, 500];

export async function decodePicture(file: Blob): Promise<Result<ScannedCode, PictureFault>> {
  if (file.size > MOST_BYTES) return err('too-large');
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return err('not-a-picture');
  }
  try {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return err('not-a-picture');
    const read = makeCodeReader();
    const longer = Math.max(picture.width, picture.height);
    for (const side of SIDES) {
      const scale = Math.min(1, side / longer);
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const code = read(canvas, context);
      if (code) return ok(code);
      // Gives the screen time to update between two attempts.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return err('no-code');
  } finally {
    picture.close();
  }
}

import { err, ok, type Result } from '../../plain/result';
import type { Picture } from '../../store/records';
import { say } from '../../text/say';

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads width and height of a PNG, JPEG or WebP from its first bytes, without decoding. Decoding a large picture can
 * exceed the memory of a phone. Null for other formats, or if `head` is too short to contain the size.
 */
export function readPictureSize(head: Uint8Array): PictureSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    if (view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250) return webpSize(view);
  } catch {
    // `head` ends before the size.
  }
  return null;
}

function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; at < view.byteLength; ) {
    const marker = view.getUint16(at);
    // JPEG start-of-frame markers. 0xffc4, 0xffc8 and 0xffcc in this range have other meanings.
    const frame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (frame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker >> 8 !== 0xff) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpSize(view: DataView): PictureSize | null {
  switch (view.getUint32(12)) {
    case 0x56503820:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 0x5650384c: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503858:
      return { width: 1 + (view.getUint32(24, true) & 0xffffff), height: 1 + (view.getUint32(26, true) >>> 8) };
    default:
      return null;
  }
}

/**
 * Reason why a picture file is unusable. `empty`: no data. `too-large`: more than a phone can decode. `broken`: not
 * readable by this browser.
 */
export type PictureFileFault = 'empty' | 'too-large' | 'broken';

export const PICTURE_FAULT_TEXT: Readonly<Record<PictureFileFault, string>> = {
  empty: say('This file is empty. Choose another picture.'),
  'too-large': say('This picture is too large. Choose one of at most 60 megapixels and 50 megabytes.'),
  broken: say('This picture cannot be opened; save it as JPEG or PNG, or choose another.'),
};

/** Longer side of a figure's photo in pixels: enough for a sheet on a phone with two device pixels per CSS pixel. */
export const PICTURE_SIDE = 720;

const MOST_FILE_BYTES = 50_000_000;
const MOST_PIXELS = 60_000_000;
/** Number of bytes read to find the picture size. Cameras store a preview before the size. */
const HEAD_BYTES = 512 * 1024;
const QUALITY = 0.82;

/**
 * Decodes a picture with its orientation applied and its longer side limited to `most` pixels. The caller closes the
 * bitmap.
 */
export async function decodePictureFile(file: Blob, most: number): Promise<Result<ImageBitmap, PictureFileFault>> {
  if (file.size === 0) return err('empty');
  if (file.size > MOST_FILE_BYTES) return err('too-large');
  try {
    const told = readPictureSize(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    if (told && told.width * told.height > MOST_PIXELS) return err('too-large');
    const bitmap = await createImageBitmap(file);
    const scale = most / Math.max(bitmap.width, bitmap.height);
    if (scale >= 1) return ok(bitmap);
    const size = {
      resizeWidth: Math.max(1, Math.round(bitmap.width * scale)),
      resizeHeight: Math.max(1, Math.round(bitmap.height * scale)),
    };
    const smaller = await createImageBitmap(bitmap, { ...size, resizeQuality: 'high' });
    bitmap.close();
    return ok(smaller);
  } catch {
    return err('broken');
  }
}

/** Encodes a canvas as a small file: WebP, or JPEG if the browser cannot write WebP. */
export async function encodeCanvas(canvas: OffscreenCanvas): Promise<Result<Omit<Picture, 'id'>, PictureFileFault>> {
  for (const type of ['image/webp', 'image/jpeg'] as const) {
    const file = await canvas.convertToBlob({ type, quality: QUALITY });
    if (file.type !== type) continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    return ok({ type, width: canvas.width, height: canvas.height, bytes });
  }
  return err('broken');
}

/**
 * Prepares a picture for storage: limits its longer side to `most` pixels and removes metadata such as the location.
 */
export async function shrinkPicture(file: Blob, most: number): Promise<Result<Omit<Picture, 'id'>, PictureFileFault>> {
  const bitmap = await decodePictureFile(file, most);
  if (!bitmap.ok) return bitmap;
  const { width, height } = bitmap.value;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap.value, 0, 0);
  bitmap.value.close();
  return context ? encodeCanvas(canvas) : err('broken');
}

/** Makes videos for the fake camera: a picture held by hand in front of the lens, tilted and with noise. */
import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';

/** Grayscale image with one byte per pixel, row by row; 0 is black. */
export interface GrayFrame {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export const CAMERA_SIZE = { width: 1280, height: 720 } as const;

/** Decodes a base64 PNG to grayscale, in the page. */
export async function decodeGrayPng(page: Page, png: string): Promise<GrayFrame> {
  const found = await page.evaluate(async (base64) => {
    // Does not fetch a data URL, because the page’s content security policy may forbid that.
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    let letters = '';
    for (let at = 0; at < data.length; at += 4) letters += String.fromCharCode(data[at + 1] ?? 0);
    return { width: picture.width, height: picture.height, letters: btoa(letters) };
  }, png);
  return { width: found.width, height: found.height, data: new Uint8Array(Buffer.from(found.letters, 'base64')) };
}

export interface PicturePose {
  /** Scale: camera pixels per picture pixel. */
  readonly scale: number;
  /** Rotation of the picture in degrees, as seen by the camera. */
  readonly turn: number;
  /** Perspective tilt, as a fraction: how much nearer the camera image’s upper edge is than its lower edge. */
  readonly tilt: number;
  /** Maximum deviation of a gray value, in either direction. */
  readonly noise: number;
  readonly seed: number;
}

/** Renders the camera's view of a picture that is held in front of a gray table. */
export function renderCameraView(picture: GrayFrame, pose: PicturePose): GrayFrame {
  const { width, height } = CAMERA_SIZE;
  const random = mulberry32(pose.seed);
  const data = new Uint8Array(width * height);
  const angle = (pose.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      // Maps a camera pixel to a picture pixel: rotates, and scales by the distance, which grows downwards.
      const depth = pose.scale * (1 - (pose.tilt * dy) / height);
      const px = (dx * cos + dy * sin) / depth + picture.width / 2;
      const py = (dy * cos - dx * sin) / depth + picture.height / 2;
      const value = between(picture, px, py) + (random() * 2 - 1) * pose.noise;
      data[y * width + x] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
  return { width, height, data };
}

/** Interpolates between the four nearest pixels. Outside the picture, returns the gray of the table. */
function between({ width, height, data }: GrayFrame, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 96;
  const at = top * width + left;
  const [fx, fy] = [x - left, y - top];
  const above = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
  const below = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
  return above * (1 - fy) + below * fy;
}

/** Writes a video file that the fake camera plays in a loop. All frames must have the same size, with even sides. */
export async function writeVideo(path: string, frames: readonly GrayFrame[], perSecond = 30): Promise<void> {
  const { width, height } = frames[0] ?? CAMERA_SIZE;
  const colour = Buffer.alloc((width * height) / 2, 128);
  const parts: Buffer[] = [Buffer.from(`YUV4MPEG2 W${width} H${height} F${perSecond}:1 Ip A1:1 C420jpeg\n`)];
  for (const { data } of frames) parts.push(Buffer.from('FRAME\n'), Buffer.from(data), colour);
  await writeFile(path, Buffer.concat(parts));
}

/** Seeded random number generator (mulberry32): numbers from 0 up to, but not including, 1. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

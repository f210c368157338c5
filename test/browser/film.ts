import { writeFile } from 'node:fs/promises';
import type { Pixels } from '../../src/photo/types';

/**
 * Writes a picture as a video of one frame, which Chromium can use as its camera (`makeVideoCameraFlags`).
 * The width and height of the picture must be even.
 */
export async function writeOneFrameVideo(path: string, { width, height, data }: Pixels): Promise<void> {
  const luma = Buffer.alloc(width * height);
  const blue = Buffer.alloc((width * height) / 4);
  const red = Buffer.alloc((width * height) / 4);
  const at = (x: number, y: number, part: number): number => data[(y * width + x) * 4 + part] as number;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      luma[y * width + x] = 16 + (65.7 * at(x, y, 0) + 129.1 * at(x, y, 1) + 25.1 * at(x, y, 2)) / 256;
    }
  }
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const mean = (part: number): number =>
        (at(x, y, part) + at(x + 1, y, part) + at(x, y + 1, part) + at(x + 1, y + 1, part)) / 4;
      const place = (y / 2) * (width / 2) + x / 2;
      blue[place] = 128 + (-37.9 * mean(0) - 74.5 * mean(1) + 112.4 * mean(2)) / 256;
      red[place] = 128 + (112.4 * mean(0) - 94.2 * mean(1) - 18.3 * mean(2)) / 256;
    }
  }
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420\nFRAME\n`);
  await writeFile(path, Buffer.concat([head, luma, blue, red]));
}

/** Returns browser flags that use a video file as Chromium’s camera, with permission granted. */
export function makeVideoCameraFlags(film: string): string[] {
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
}

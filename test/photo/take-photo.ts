import type { BoardSize, Pixels } from '../../src/photo/types';
import { seededRandom } from '../helpers/random-position';
import { type PhotoConditions, type Photograph, photographSheet } from './photograph-sheet';
import { printMap } from './print-map';
import { type PrintedMap, pickRandom, randomMap } from './printed-map';
import type { Printer, PrintStyle } from './printers';

export const DIFFICULTIES = ['easy', 'moderate', 'hard', 'cruel'] as const;
export type PhotoDifficulty = (typeof DIFFICULTIES)[number];

const plain = { shade: 0, glare: 0, bend: 0, subsampled: false };

export const PHOTO_CONDITIONS: Readonly<
  Record<PhotoDifficulty, PhotoConditions & { clutter: number; contrast: number }>
> = {
  easy: { ...plain, tilt: 10, lightLeft: 0.85, blur: 0.01, noise: 2, cast: 0.2, clutter: 0.3, contrast: 0.5 },
  moderate: { ...plain, tilt: 30, lightLeft: 0.5, blur: 0.02, noise: 5, cast: 0.5, clutter: 0.7, contrast: 0.8 },
  hard: {
    ...plain,
    tilt: 38,
    lightLeft: 0.4,
    blur: 0.03,
    noise: 8,
    cast: 0.8,
    shade: 0.35,
    glare: 40,
    bend: 0.008,
    subsampled: true,
    clutter: 0.9,
    contrast: 1,
  },
  cruel: {
    ...plain,
    tilt: 45,
    lightLeft: 0.3,
    blur: 0.045,
    noise: 14,
    cast: 1,
    shade: 0.55,
    glare: 110,
    bend: 0.02,
    subsampled: true,
    clutter: 1,
    contrast: 1.3,
  },
};

const SIZES: readonly BoardSize[] = [
  { width: 16, height: 24 },
  { width: 16, height: 24 },
  { width: 24, height: 16 },
  { width: 16, height: 16 },
  { width: 24, height: 24 },
];

export interface PhotoSample extends Photograph {
  readonly map: PrintedMap;
  readonly size: BoardSize;
}

/**
 * Takes a photograph that is determined by the seed and the settings.
 * @param long longer side of the photograph, in pixels
 * @param otherwise changes to the printer's usual style
 */
export function takePhoto(
  seed: number,
  difficulty: PhotoDifficulty,
  long: number,
  size?: BoardSize,
  printer: Printer = 'own',
  otherwise: (style: PrintStyle) => Partial<PrintStyle> = () => ({}),
): PhotoSample {
  const random = seededRandom(seed * 7919 + DIFFICULTIES.indexOf(difficulty) * 104729 + 1);
  for (let turn = 0; turn < 20; turn++) random();
  const board = size ?? pickRandom(random, SIZES);
  const how = PHOTO_CONDITIONS[difficulty];
  const map = randomMap(random, board);
  const scale = Math.round((long * 0.95) / Math.max(board.width, board.height));
  const sheet = printMap(map, random, scale, how, printer, otherwise);
  const short = Math.round((long * 3) / 4);
  const frame = board.width > board.height ? { width: long, height: short } : { width: short, height: long };
  return { ...photographSheet(sheet, board, frame, random, how), map, size: board };
}

/** Encodes a picture as PPM, for viewing. */
export function toPortablePixmap({ width, height, data }: Pixels): Uint8Array {
  const head = new TextEncoder().encode(`P6\n${width} ${height}\n255\n`);
  const bytes = new Uint8Array(head.length + width * height * 3);
  bytes.set(head);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let part = 0; part < 3; part++) bytes[head.length + pixel * 3 + part] = data[pixel * 4 + part] as number;
  return bytes;
}

import { expect, test } from 'vitest';
import { findCorners } from '../../src/photo/find-corners';
import { toGreyImage } from '../../src/photo/grey';
import { hasPrintedGrid } from '../../src/photo/grid-score';
import { guessSize } from '../../src/photo/guess-size';
import { readMap } from '../../src/photo/read-map';
import type { Corners, Pixels } from '../../src/photo/types';
import { addReadingToJudgement, makeReadingJudgement } from './judgement';
import { detectCorners, measureCornerError } from './photo-trial';
import { SIDE_NETWORK } from './side-network';
import { takePhoto } from './take-photo';

test('reads a photograph completely: corners, size, squares and walls', () => {
  const sample = takePhoto(2001, 'moderate', 900, { width: 16, height: 16 });
  const corners = detectCorners(sample.picture);
  expect(corners).not.toBeNull();
  expect(measureCornerError(corners as Corners, sample)).toBeLessThan(0.25);
  const [size] = guessSize(sample.picture, corners as Corners);
  expect(size).toMatchObject({ width: 16, height: 16 });
  const reading = readMap(SIDE_NETWORK, sample.picture, corners as Corners, sample.size);
  const judgement = makeReadingJudgement();
  addReadingToJudgement(judgement, sample, reading);
  expect(judgement.squares.right).toBeGreaterThanOrEqual(0.96 * 256);
  expect(judgement.walls.right).toBeGreaterThanOrEqual(0.9 * judgement.walls.all);
});

test('a grid fits in its place, but not shifted or with other square counts', () => {
  const { picture, corners, size } = takePhoto(2001, 'moderate', 900, { width: 16, height: 16 });
  const grey = toGreyImage(picture);
  const square = (corners[1].x - corners[0].x) / size.width;
  const aside = corners.map(({ x, y }) => ({ x: x + square * 0.4, y: y + square * 0.4 })) as unknown as Corners;
  expect(hasPrintedGrid(grey, corners, size)).toBe(true);
  expect(hasPrintedGrid(grey, aside, size)).toBe(false);
  expect(hasPrintedGrid(grey, corners, { width: 17, height: 15 })).toBe(false);
});

function plainPicture(colourAt: (x: number, y: number) => number): Pixels {
  const [width, height] = [480, 360];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const light = colourAt(x, y);
      data.set([light, light, light, 255], (y * width + x) * 4);
    }
  return { width, height, data };
}

test('a picture without a map has no corners', () => {
  expect(findCorners(plainPicture(() => 120))).toBeNull();
  // The picture is a blank white sheet on a dark table.
  expect(findCorners(plainPicture((x, y) => (x > 60 && x < 420 && y > 50 && y < 310 ? 230 : 60)))).toBeNull();
});

test('finds a bare grid to the pixel', () => {
  const line = (place: number, from: number) => (place - from) % 20 === 0;
  const corners = detectCorners(
    plainPicture((x, y) => {
      if (x < 80 || x > 400 || y < 60 || y > 300) return 60;
      return line(x, 80) || line(y, 60) ? 90 : 220;
    }),
  ) as Corners;
  const expected = [
    [80.5, 60.5],
    [400.5, 60.5],
    [400.5, 300.5],
    [80.5, 300.5],
  ] as const;
  for (const [place, [x, y]] of expected.entries())
    expect(Math.hypot((corners[place]?.x as number) - x, (corners[place]?.y as number) - y)).toBeLessThan(1.5);
});

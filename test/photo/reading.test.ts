import { expect, test } from 'vitest';
import { guessSize } from '../../src/photo/size';
import type { Tally } from './judge';
import { takePhoto } from './photos';
import { runTrial } from './trial';

const share = ({ all, right }: Tally) => right / all;

test('of photographs of moderate difficulty nearly all squares and walls are read right, and most wrong ones are doubtful', () => {
  const { given } = runTrial({ difficulty: 'moderate', from: 1, photos: 12, long: 1200, scale: 32, findEvery: 1000 });
  expect(given.squares.all).toBeGreaterThan(4000);
  expect(share(given.squares)).toBeGreaterThan(0.97);
  expect(share(given.walls)).toBeGreaterThan(0.95);
  expect(share(given.open)).toBeGreaterThan(0.99);
  const wrong = given.squares.all - given.squares.right;
  expect(given.squares.wrongDoubtful / wrong).toBeGreaterThan(0.7);
  expect(given.squares.doubtful / given.squares.all).toBeLessThan(0.1);
}, 240_000);

test.each([2, 3])('the size of map %i is told by its grid lines', (seed) => {
  const { picture, corners, size } = takePhoto(seed, 'moderate', 1000);
  expect(guessSize(picture, corners)[0]).toMatchObject(size);
});

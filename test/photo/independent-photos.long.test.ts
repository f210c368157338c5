import { beforeAll, expect, test } from 'vitest';
import { makeIndependentPhotos } from '../independent-photos';
import { sampleIndependentPhotos } from './independent-photos';
import { addPhotoToTrial, makePhotoTrial, type PhotoTrial } from './photo-trial';

/** First seed and number of photographs. They were never used for tuning; the report uses seeds from 9001. */
const [FROM, PHOTOS] = [7001, 12];

let trial: PhotoTrial;
beforeAll(async () => {
  trial = makePhotoTrial(PHOTOS);
  for await (const sample of sampleIndependentPhotos('moderate', FROM, PHOTOS)) addPhotoToTrial(trial, sample);
}, 600_000);

test("reads the independent generator's photographs correctly, or marks errors as doubtful", () => {
  const { all, right, doubtful, wrongDoubtful } = trial.given.squares;
  expect(all).toBeGreaterThan(PHOTOS * 12 * 16);
  expect(right / all).toBeGreaterThanOrEqual(0.92);
  expect((all - right - wrongDoubtful) / (all - doubtful)).toBeLessThanOrEqual(0.04);
});

test('invents walls on at most one edge in fifty', () => {
  const { all, right } = trial.given.open;
  expect(right / all).toBeGreaterThanOrEqual(0.98);
});

test('is sure of at most one wrong corner, and tells the right size', () => {
  expect(trial.corners.wrong).toBeLessThanOrEqual(1);
  expect(trial.cornersFar).toBe(0);
  expect(trial.corners.right).toBeGreaterThanOrEqual(PHOTOS / 2);
  expect(trial.sizesRight).toBeGreaterThanOrEqual(PHOTOS - 1);
});

test('a photograph is deterministic by seed, and contains its corners', async () => {
  for await (const one of makeIndependentPhotos('hard', FROM, 1))
    for await (const other of makeIndependentPhotos('hard', FROM, 1)) {
      expect(Buffer.compare(Buffer.from(one.picture.data), Buffer.from(other.picture.data))).toBe(0);
      expect(one.truth).toEqual(other.truth);
      for (const { x, y } of one.corners) {
        expect(x > 0 && x < one.picture.width).toBe(true);
        expect(y > 0 && y < one.picture.height).toBe(true);
      }
    }
}, 60_000);

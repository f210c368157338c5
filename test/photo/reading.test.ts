import { beforeAll, describe, expect, test } from 'vitest';
import type { Judgement, Tally } from './judge';
import { runTrial, type Trial } from './trial';

/** Fifty photographs that nothing was tuned to: work on the reader used seeds 101 to 160, and the report uses those from 5001. */
const PLAN = { difficulty: 'moderate', from: 7001, photos: 50, long: 1200 } as const;

const share = ({ all, right }: Tally) => right / all;

/** Of those that nobody is asked to look at, how many are wrong. */
const surelyWrong = ({ all, right, doubtful, wrongDoubtful }: Tally) =>
  (all - right - wrongDoubtful) / (all - doubtful);

let trial: Trial;
beforeAll(() => {
  trial = runTrial(PLAN);
}, 1_800_000);

function expectGood({ squares, walls, open }: Judgement) {
  expect(share(squares)).toBeGreaterThanOrEqual(0.97);
  expect(share(walls)).toBeGreaterThanOrEqual(0.97);
  expect(share(open)).toBeGreaterThanOrEqual(0.995);
  expect(surelyWrong(squares)).toBeLessThanOrEqual(0.005);
  expect(squares.doubtful / squares.all).toBeLessThanOrEqual(0.1);
}

test('of fifty moderate photographs squares and walls are read right, and what is wrong is marked doubtful', () => {
  expect(trial.given.squares.all).toBeGreaterThan(50 * 16 * 16);
  expectGood(trial.given);
});

test('corners that are found are as good as corners that are given', () => {
  expect(trial.found.squares.all).toBeGreaterThan(40 * 16 * 16);
  expectGood(trial.found);
});

test('corners are found in nearly nine of ten, and hardly ever told wrong', () => {
  expect(trial.corners.right).toBeGreaterThanOrEqual(44);
  expect(trial.corners.wrong).toBeLessThanOrEqual(1);
});

test('no kind of terrain is left behind, not even brown, and none is seen all over', () => {
  const { squares, kinds } = trial.given;
  for (const [kind, { there, found, invented }] of Object.entries(kinds)) {
    expect(found / there, kind).toBeGreaterThan(0.8);
    expect(invented / squares.all, kind).toBeLessThan(0.01);
  }
});

test('the size of a map is told by its grid lines', () => {
  expect(trial.sizesRight).toBeGreaterThanOrEqual(45);
});

describe('printers whose sheets look otherwise, eight photographs each', () => {
  test.each(['touching', 'dark-grid', 'vivid', 'white-walls'] as const)('%s', (printer) => {
    const { given } = runTrial({ difficulty: 'moderate', from: 7101, photos: 8, long: 1400, printer });
    const { squares, walls } = given;
    expect(share(squares)).toBeGreaterThanOrEqual(0.92);
    expect(share(walls)).toBeGreaterThanOrEqual(0.97);
    expect(surelyWrong(squares)).toBeLessThanOrEqual(0.04);
  });
});

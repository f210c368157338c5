import { findCorners } from '../../src/photo/corners';
import { readBoard } from '../../src/photo/read';
import { guessSize } from '../../src/photo/size';
import { straighten } from '../../src/photo/straighten';
import type { Corners } from '../../src/photo/types';
import { type Judgement, judge, makeJudgement } from './judge';
import { type Difficulty, takePhoto } from './photos';

/** What came of a run of photographs. */
export interface Trial {
  readonly photos: number;
  /** Where the corners were given. */
  readonly given: Judgement;
  /** Where they were found; photographs of which they were not found are counted, and not judged. */
  readonly found: Judgement;
  cornersTried: number;
  cornersFound: number;
  sizesTried: number;
  sizesRight: number;
  /** Milliseconds, summed. */
  findTime: number;
  readTime: number;
}

export interface TrialPlan {
  readonly difficulty: Difficulty;
  readonly from: number;
  readonly photos: number;
  /** The longer side of a photograph, in pixels. */
  readonly long: number;
  readonly scale: number;
  /** Of every so many photographs the corners are looked for too. */
  readonly findEvery: number;
}

/** Photographs, reads and judges. Corners count as found when none is more than a fifth of a square off. */
export function runTrial({ difficulty, from, photos, long, scale, findEvery }: TrialPlan): Trial {
  const trial: Trial = {
    photos,
    given: makeJudgement(),
    found: makeJudgement(),
    cornersTried: 0,
    cornersFound: 0,
    sizesTried: 0,
    sizesRight: 0,
    findTime: 0,
    readTime: 0,
  };
  for (let seed = from; seed < from + photos; seed++) {
    const sample = takePhoto(seed, difficulty, long);
    const { picture, corners, size } = sample;
    const read = (at: Corners) => readBoard(straighten(picture, at, size, scale), size, scale);
    const start = performance.now();
    judge(trial.given, sample, read(corners));
    trial.readTime += performance.now() - start;
    if ((seed - from + 1) % findEvery !== 0) continue;
    trial.cornersTried++;
    const before = performance.now();
    const found = findCorners(picture);
    trial.findTime += performance.now() - before;
    trial.sizesTried++;
    const [guess] = guessSize(picture, corners);
    if (guess && guess.width === size.width && guess.height === size.height) trial.sizesRight++;
    if (!found) continue;
    const square = long / Math.max(size.width, size.height) / 5;
    const off = found.map((point, place) =>
      Math.hypot(point.x - (corners[place]?.x as number), point.y - (corners[place]?.y as number)),
    );
    if (Math.max(...off) > square) continue;
    trial.cornersFound++;
    judge(trial.found, sample, read(found));
  }
  return trial;
}

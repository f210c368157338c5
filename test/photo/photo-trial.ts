import { findCorners } from '../../src/photo/find-corners';
import { guessSize } from '../../src/photo/guess-size';
import { readMap } from '../../src/photo/read-map';
import type { Corners, Pixels } from '../../src/photo/types';
import { addReadingToJudgement, makeReadingJudgement, type ReadingJudgement } from './judgement';
import type { Printer } from './printers';
import { SIDE_NETWORK } from './side-network';
import { type PhotoDifficulty, type PhotoSample, takePhoto } from './take-photo';

/** Greatest error of a corner that counts as right, in squares. */
const CORNER_TOLERANCE = 0.1;
/** Error of a corner that spoils the squares along two sides, in squares. */
const FAR = 0.25;

/** Results of reading a series of photographs. */
export interface PhotoTrial {
  readonly photos: number;
  /** Tally of readings from the true corners. */
  readonly given: ReadingJudgement;
  /** Tally of readings from the detected corners, only for photographs with right corners. */
  readonly found: ReadingJudgement;
  /**
   * Number of photographs with right corners (all within a tenth of a square), with a wrong corner, and without
   * detected corners.
   */
  readonly corners: { right: number; wrong: number; none: number };
  /** Number of photographs with a detected corner that is wrong by more than a quarter of a square. */
  cornersFar: number;
  sizesRight: number;
  /** CPU time in milliseconds: `corners` and `read` are totals, `longest` is the slowest corner detection. */
  readonly times: { corners: number; longest: number; read: number };
}

export interface PhotoTrialPlan {
  readonly difficulty: PhotoDifficulty;
  readonly from: number;
  readonly photos: number;
  /** The longer side of a photograph, in pixels. */
  readonly long: number;
  /** Printer of the maps; defaults to the first printer. */
  readonly printer?: Printer;
}

/** Takes and reads photographs, both with the true corners and with the detected corners. */
export function runPhotoTrial({ difficulty, from, photos, long, printer }: PhotoTrialPlan): PhotoTrial {
  const trial = makePhotoTrial(photos);
  for (let seed = from; seed < from + photos; seed++)
    addPhotoToTrial(trial, takePhoto(seed, difficulty, long, undefined, printer));
  return trial;
}

export function makePhotoTrial(photos: number): PhotoTrial {
  return {
    photos,
    given: makeReadingJudgement(),
    found: makeReadingJudgement(),
    corners: { right: 0, wrong: 0, none: 0 },
    cornersFar: 0,
    sizesRight: 0,
    times: { corners: 0, longest: 0, read: 0 },
  };
}

export function addPhotoToTrial(trial: PhotoTrial, sample: PhotoSample): void {
  const { picture, corners, size } = sample;
  const read = (at: Corners) => readMap(SIDE_NETWORK, picture, at, size);
  const [reading, readTime] = timed(() => read(corners));
  addReadingToJudgement(trial.given, sample, reading);
  trial.times.read += readTime;
  const [guess] = guessSize(picture, corners);
  if (guess && guess.width === size.width && guess.height === size.height) trial.sizesRight++;
  const [found, findTime] = timed(() => detectCorners(picture));
  trial.times.corners += findTime;
  trial.times.longest = Math.max(trial.times.longest, findTime);
  const error = found ? measureCornerError(found, sample) : 0;
  const kind = !found ? 'none' : error <= CORNER_TOLERANCE ? 'right' : 'wrong';
  trial.corners[kind]++;
  if (error > FAR) trial.cornersFar++;
  if (found && kind === 'right') addReadingToJudgement(trial.found, sample, read(found));
}

/** Detects the corners of the grid. Null if the corners are uncertain or not found. */
export function detectCorners(picture: Pixels): Corners | null {
  const found = findCorners(picture);
  return found?.sure ? found.corners : null;
}

/** Returns the largest error of the four corners, in squares of average size. */
export function measureCornerError(found: Corners, { corners, size }: PhotoSample): number {
  let twice = 0;
  for (const [place, { x, y }] of corners.entries()) {
    const next = corners[(place + 1) % 4] as Corners[number];
    twice += x * next.y - next.x * y;
  }
  const square = Math.sqrt(Math.abs(twice) / 2 / (size.width * size.height));
  const off = found.map(({ x, y }, place) =>
    Math.hypot(x - (corners[place]?.x as number), y - (corners[place]?.y as number)),
  );
  return Math.max(...off) / square;
}

/** Returns the function's result and its CPU milliseconds. CPU time excludes other programs on the machine. */
function timed<Result>(run: () => Result): [Result, number] {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}

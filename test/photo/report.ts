/**
 * Reports how well photographs of maps are read. `npm run photos` uses photographs that were never used for tuning:
 * first by the independent generator, then by our generator for each printer. `npm run photos -- 50` sets the number of
 * photographs. `npm run photos -- FOLDER` uses real photographs with their boards.
 */
import { existsSync } from 'node:fs';
import { BLOCKING, HINDERING, INDOORS, SPECIAL, WATER } from '../../src/board/terrain';
import { guessSize } from '../../src/photo/guess-size';
import { readMap } from '../../src/photo/read-map';
import { recogniseMap } from '../../src/photo/recognise';
import type { Corners, SquareReading } from '../../src/photo/types';
import { seededRandom } from '../helpers/random-position';
import { countTaps } from './count-taps';
import { sampleIndependentPhotos } from './independent-photos';
import { addReadingToJudgement, makeReadingJudgement, type ReadingJudgement, type ReadingTally } from './judgement';
import { readPhotos } from './photo-folder';
import { addPhotoToTrial, detectCorners, makePhotoTrial, type PhotoTrial, runPhotoTrial } from './photo-trial';
import { randomMap } from './printed-map';
import { EVALUATION_PRINTERS, KNOWN_PRINTERS, PRINTERS, type Printer } from './printers';
import { SIDE_NETWORK } from './side-network';
import { DIFFICULTIES, type PhotoDifficulty, takePhoto } from './take-photo';

/** Terrain that printed lines mark. Stairs, for example, have no line. */
const PRINTED = HINDERING | BLOCKING | WATER | INDOORS | SPECIAL;
/** First seed reserved for this report. Tests and development use lower seeds. */
const HELD_OUT = 9001;
/** Ratio of photographs: this many by the independent generator for each by one of the printers. */
const STRANGERS = 5;

const [, , given = '4'] = process.argv;

function percent(part: number, all: number): string {
  return all === 0 ? '    –' : `${((100 * part) / all).toFixed(1).padStart(5)}`;
}

/** Returns the error rate among squares or edges that are not marked doubtful, as a percentage. */
function surelyWrong({ all, right, doubtful, wrongDoubtful }: ReadingTally): string {
  return percent(all - right - wrongDoubtful, all - doubtful);
}

function tell(name: string, { squares, walls, open }: ReadingJudgement): void {
  console.log(
    `  ${name.padEnd(24)} squares ${percent(squares.right, squares.all)} %   walls ${percent(walls.right, walls.all)} %   edges without ${percent(open.right, open.all)} %` +
      `   doubtful ${percent(squares.doubtful, squares.all)} %   wrong where not doubtful ${surelyWrong(squares)} %`,
  );
}

function generated(difficulty: PhotoDifficulty, printers: readonly Printer[], photos: number, what: string): void {
  console.log(`\n${difficulty}, ${what}: ${photos} photographs of 1600 × 1200 each`);
  const corners = { right: 0, wrong: 0, none: 0 };
  let [sizes, time] = [0, 0];
  for (const printer of printers) {
    const trial = runPhotoTrial({ difficulty, from: HELD_OUT, photos, long: 1600, printer });
    tell(printer, trial.given);
    tell('  with its own corners', trial.found);
    for (const kind of ['right', 'wrong', 'none'] as const) corners[kind] += trial.corners[kind];
    sizes += trial.sizesRight;
    time += trial.times.corners + trial.times.read;
  }
  tellFound(corners, sizes, time, photos * printers.length);
}

/** Reports results for photographs by a generator that was written without knowledge of the reader or our printers. */
async function strangers(level: 'easy' | 'moderate' | 'hard', photos: number): Promise<void> {
  console.log(`\n${level}, by a stranger: ${photos} photographs`);
  const trial = makePhotoTrial(photos);
  for await (const sample of sampleIndependentPhotos(level, HELD_OUT, photos)) addPhotoToTrial(trial, sample);
  tell('a stranger', trial.given);
  tell('  with its own corners', trial.found);
  tellFound(trial.corners, trial.sizesRight, trial.times.corners + trial.times.read, photos);
}

function tellFound(corners: PhotoTrial['corners'], sizes: number, time: number, all: number): void {
  console.log(
    `  corners right ${percent(corners.right, all)} %, told wrong ${percent(corners.wrong, all)} %, not told ${percent(corners.none, all)} %; size right ${percent(sizes, all)} %; ${(time / all).toFixed(0)} ms of the processor a photograph`,
  );
}

/** Reports the median number of taps to correct a reading. The map is in a collection of 201 maps, or unknown. */
function taps(): void {
  const random = seededRandom(4711);
  const others = Array.from({ length: 200 }, (_, place) => ({
    id: `${place}`,
    board: randomMap(random, { width: 16, height: 24 }).board,
  }));
  const counts = { known: [] as number[], unknown: [] as number[] };
  for (const [place, printer] of PRINTERS.entries())
    for (let seed = HELD_OUT; seed < HELD_OUT + 5 && counts.known.length < 60; seed++) {
      const { picture, corners, size, map } = takePhoto(seed + 100 * place, 'moderate', 1600, undefined, printer);
      const reading = readMap(SIDE_NETWORK, picture, corners, size);
      const boards = new Map([...others.map(({ id, board }) => [id, board] as const), ['own', map.board]]);
      const known = [...boards].map(([id, board]) => ({ id, board }));
      const named = recogniseMap(reading.board, known).flatMap(({ id }) => boards.get(id) ?? []);
      const { known: one, unknown } = countTaps(reading, map, named);
      counts.known.push(one);
      counts.unknown.push(unknown);
    }
  const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[all.length >> 1];
  console.log(
    `\ntaps to the right board, the middle of ${counts.known.length} photographs: ${middle(counts.known)} of a known map, ${middle(counts.unknown)} of another`,
  );
}

async function real(folder: string): Promise<void> {
  const all = makeReadingJudgement();
  let [photos, found, sizes] = [0, 0, 0];
  for await (const { name, board, picture } of readPhotos(folder, console.log)) {
    photos++;
    const corners = detectCorners(picture);
    if (!corners) {
      console.log(`  ${name}: corners not told`);
      continue;
    }
    found++;
    const size = { width: board.width, height: board.height };
    const starts = new Set([...board.starts.values()].flat());
    // The orientation is not recorded, so the best result of all four rotations counts.
    const turns = [0, 1, 2, 3].map((turn) => {
      const at = [0, 1, 2, 3].map((place) => corners[(place + turn) % 4]) as unknown as Corners;
      const judgement = makeReadingJudgement();
      const terrain = board.terrain.map((bits) => bits & PRINTED);
      const sample = { map: { board: { ...board, terrain }, starts, areas: [] } };
      const reading = readMap(SIDE_NETWORK, picture, at, size);
      // A board drawn as text has no starting areas, so starts in the reading are ignored.
      const told = ({ read, ...square }: SquareReading) => ({ ...square, read: { ...read, start: false } });
      addReadingToJudgement(
        judgement,
        sample,
        starts.size > 0 ? reading : { ...reading, squares: reading.squares.map(told) },
      );
      const [guess] = guessSize(picture, at);
      return { judgement, sized: guess?.width === size.width && guess.height === size.height };
    });
    const best = turns.reduce((most, turn) =>
      turn.judgement.squares.right > most.judgement.squares.right ? turn : most,
    );
    if (best.sized) sizes++;
    tell(name, best.judgement);
    for (const kind of ['squares', 'walls', 'open'] as const)
      for (const part of ['all', 'right', 'doubtful', 'wrongDoubtful'] as const)
        all[kind][part] += best.judgement[kind][part];
  }
  tell('all of them', all);
  console.log(`  ${photos} photographs, corners told in ${found}, size guessed right in ${sizes}`);
}

if (existsSync(given)) await real(given);
else {
  const photos = Number(given);
  if (!Number.isInteger(photos) || photos < 1)
    throw new Error(`${given} is neither a folder nor a number of photographs`);
  for (const level of ['easy', 'moderate', 'hard'] as const) await strangers(level, STRANGERS * photos);
  for (const difficulty of DIFFICULTIES) {
    generated(difficulty, KNOWN_PRINTERS, photos, 'printers that the reader was made with');
    generated(difficulty, EVALUATION_PRINTERS, photos, 'printers that it was never tuned to');
  }
  taps();
}

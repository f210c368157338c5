/** How well photographs of maps are read, by difficulty and kind, on photographs that nothing was tuned to: `npm run photos`. */
import { findCorners } from '../../src/photo/corners';
import { readBoard } from '../../src/photo/read';
import { straighten } from '../../src/photo/straighten';
import type { Tally } from './judge';
import { DIFFICULTIES, takePhoto } from './photos';
import { LINE_KINDS } from './printed-map';
import { runTrial } from './trial';

const photos = Number(process.argv[2] ?? 12);
/** Seeds held out: tests and work use those below. */
const HELD_OUT = 5001;

const percent = (part: number, all: number) => (all === 0 ? '    –' : `${((100 * part) / all).toFixed(1).padStart(5)}`);
const right = ({ all, right }: Tally) => percent(right, all);

for (const difficulty of DIFFICULTIES) {
  const trial = runTrial({ difficulty, from: HELD_OUT, photos, long: 1600, scale: 32 });
  console.log(`\n${difficulty}: ${photos} photographs of 1600 × 1200`);
  for (const name of ['given', 'found'] as const) {
    const { squares, walls, open } = trial[name];
    const wrong = squares.all - squares.right;
    console.log(
      `  corners ${name}: squares ${right(squares)} %   walls ${right(walls)} %   edges without ${right(open)} %` +
        `   doubtful squares ${percent(squares.doubtful, squares.all)} %, edges ${percent(walls.doubtful + open.doubtful, walls.all + open.all)} %` +
        `   wrong squares among the doubtful ${percent(squares.wrongDoubtful, wrong)} % of ${wrong}`,
    );
  }
  for (const kind of LINE_KINDS) {
    const { there, found, invented } = trial.given.kinds[kind];
    console.log(`    ${kind.padEnd(10)} ${percent(found, there)} % of ${there}, ${invented} invented`);
  }
  const { corners, times, sizesRight } = trial;
  console.log(
    `  corners within a quarter of a square ${percent(corners.right, photos)} %, told wrong ${corners.wrong}, not told ${corners.none} of ${photos}; size guessed right ${sizesRight}`,
  );
  console.log(
    `  milliseconds of the processor a photograph: corners ${(times.corners / photos).toFixed(0)} (at most ${times.longest.toFixed(0)}), straightened and read ${(times.read / photos).toFixed(0)}`,
  );
}

const large = takePhoto(HELD_OUT, 'moderate', 2000, { width: 24, height: 36 });
const clock = () => process.cpuUsage().user / 1000;
const start = clock();
findCorners(large.picture);
const found = clock();
const straight = straighten(large.picture, large.corners, large.size, 32);
const between = clock();
readBoard(straight, large.size, 32);
console.log(
  `\n24 × 36 from 2000 × 1500, milliseconds of the processor: corners ${(found - start).toFixed(0)}, straightened ${(between - found).toFixed(0)}, read ${(clock() - between).toFixed(0)}`,
);

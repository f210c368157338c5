/**
 * Makes the weights of the photo reader anew: `npm run learn -- FOLDER [--install]`. Draws the examples, trains, and
 * compares the new weights in FOLDER with those of the app. With `--install`, the new weights replace those of the app.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readMap } from '../../../src/photo/read-map';
import { decodeSideNetwork, type SideNetwork } from '../../../src/photo/side-network';
import { sampleIndependentPhotos } from '../independent-photos';
import { addReadingToJudgement, makeReadingJudgement } from '../judgement';
import { KNOWN_PRINTERS } from '../printers';
import { type PhotoSample, takePhoto } from '../take-photo';
import { photographStyle } from './draw-sheet';
import { SHEET_STYLES, type SheetStyleName } from './sheet-styles';

/** Passes over all training examples. */
const EPOCHS = 20;
/** First seed of the photographs for the comparison. They are never learned from. */
const FROM = 60_001;
/** Number of the independent generator's photographs for each level. */
const INDEPENDENT = 12;
const MEASURES = ['squares', 'walls', 'open'] as const;
const TITLES = { squares: 'squares', walls: 'edges with a wall', open: 'edges without a wall' };

const WEIGHTS = join(import.meta.dirname, '../../../src/photo/side-weights.bin');

function run(command: string, ...given: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(command, given, { stdio: 'inherit' })
      .on('error', reject)
      .on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))));
  });
}

/** Draws the examples in several processes. Examples from an earlier run in the same folder stay. */
async function drawExamples(folder: string): Promise<void> {
  const parts = availableParallelism();
  const script = join(import.meta.dirname, 'examples.ts');
  const node = [...process.execArgv, script, folder];
  await Promise.all(Array.from({ length: parts }, (_, part) => run(process.execPath, ...node, `${part}`, `${parts}`)));
}

/** Shares of correct readings in one photograph: by the old network and by the new network, for each measure. */
type Scores = Record<(typeof MEASURES)[number], [before: number, after: number]>;

function scorePhoto(networks: readonly SideNetwork[], sample: PhotoSample): Scores {
  const judged = networks.map((network) => {
    const judgement = makeReadingJudgement();
    addReadingToJudgement(judgement, sample, readMap(network, sample.picture, sample.corners, sample.size));
    return judgement;
  });
  const shares = MEASURES.map((measure) => [
    measure,
    judged.map(({ [measure]: { right, all } }) => (all === 0 ? 1 : right / all)),
  ]);
  return Object.fromEntries(shares) as Scores;
}

/** Returns the mean of percentages and its standard error as text. */
function describeMean(values: readonly number[]): string {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(squares / (values.length - 1) / values.length);
  return `${(100 * mean).toFixed(2).padStart(6)} ± ${(100 * error).toFixed(2)}`;
}

function report(title: string, scores: readonly Scores[]): void {
  console.log(`\n${title}: ${scores.length} photographs; percent read correctly ± standard error`);
  for (const measure of MEASURES) {
    const pairs = scores.map((each) => each[measure]);
    const [before, after] = [pairs.map(([old]) => old), pairs.map(([, own]) => own)];
    const change = describeMean(pairs.map(([old, own]) => own - old));
    console.log(
      `  ${TITLES[measure].padEnd(20)} present ${describeMean(before)}   new ${describeMean(after)}   change ${change}`,
    );
  }
}

async function compare(fresh: string): Promise<void> {
  const networks = [WEIGHTS, fresh].map((file) => decodeSideNetwork(readFileSync(file)));
  const score = (sample: PhotoSample) => scorePhoto(networks, sample);
  report(
    'Known printers, other seeds',
    KNOWN_PRINTERS.map((printer) => score(takePhoto(FROM, 'moderate', 1600, undefined, printer))),
  );
  const styles = Object.keys(SHEET_STYLES) as SheetStyleName[];
  report(
    'Printers of the training, other seeds',
    styles.flatMap((style) => [FROM, FROM + 1, FROM + 2].map((seed) => score(photographStyle(seed, style)))),
  );
  for (const level of ['easy', 'moderate', 'hard'] as const) {
    const scores: Scores[] = [];
    for await (const sample of sampleIndependentPhotos(level, FROM, INDEPENDENT)) scores.push(score(sample));
    report(`Independent generator, ${level}`, scores);
  }
}

const [, , folder, flag] = process.argv;
if (!folder || (flag && flag !== '--install')) throw new Error('Usage: npm run learn -- FOLDER [--install]');
mkdirSync(folder, { recursive: true });
const fresh = join(folder, 'side-weights.bin');
await drawExamples(folder);
const script = join(import.meta.dirname, 'learn.py');
await run(process.env.PYTHON ?? 'python3', script, folder, `${EPOCHS}`);
await compare(fresh);
if (flag) copyFileSync(fresh, WEIGHTS);

/**
 * `npm run puzzles -- --edition core-2008 --count 100 --seed 1`: makes the puzzles of an edition out of self-play, and
 * writes them to `src/app/puzzle/books/`. The same seed makes the same file. Without options it makes the files of the
 * project. An edition takes 2 to 5 minutes of processor time; the last line of an edition says how long it took.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { EDITIONS } from '../../src/rules/editions';
import type { MadePuzzle } from '../plan/make-puzzle';
import { makePuzzleBook, makePuzzles } from '../plan/make-puzzle-book';

const { values } = parseArgs({
  options: {
    edition: { type: 'string', default: 'all' },
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});

const FOLDER = 'src/app/puzzle/books';

for (const rules of EDITIONS) {
  if (values.edition !== 'all' && values.edition !== rules.id) continue;
  const began = { time: performance.now(), cpu: process.cpuUsage().user };
  const all: MadePuzzle[] = [];
  for (const { seed, made } of makePuzzles(rules, Number(values.seed), Number(values.count))) {
    all.push(made);
    const { kind, rules: codes, margin } = made;
    console.log(`${all.length} ${rules.id} ${seed}: ${kind}, ${codes.join(' ')}, margin ${margin.toFixed(1)}`);
  }
  const text = `${JSON.stringify(makePuzzleBook(all))}\n`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${rules.id}.json`, text);
  const seconds = Math.round((performance.now() - began.time) / 1000);
  const cpu = Math.round((process.cpuUsage().user - began.cpu) / 1e6);
  console.log(
    `${rules.id}: ${all.length} puzzles, ${gzipSync(text).length} bytes compressed, ${seconds} s (${cpu} s CPU)`,
  );
}

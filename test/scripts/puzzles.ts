/**
 * `npm run puzzles -- --edition core-2008 --count 100 --seed 1`: makes the puzzles of an edition out of self-play, and
 * writes them to `src/app/puzzle/books/`. The same seed makes the same puzzles. `--cache` collects the results by seed, so
 * a run can continue; several runs with `--part 1/3` and so on fill one cache for a last run without a part. `--from`
 * names the cache of another edition, whose positions are tried first. `--known` takes puzzles of the cache only.
 * `--refused` is the largest share of puzzles in which the rules merely refuse the tempting attack.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { PuzzleBook } from '../../src/plan/puzzle/puzzle';
import type { Ruleset } from '../../src/rules/ruleset';
import { DEED_RESOLVING_RULESETS } from '../helpers/random-game';
import { seededRandom } from '../helpers/random-position';
import { type MadePuzzle, makePuzzle, makePuzzleOfGame } from '../plan/make-puzzle';

const { values } = parseArgs({
  options: {
    edition: { type: 'string', default: 'all' },
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    cache: { type: 'string' },
    part: { type: 'string' },
    from: { type: 'string' },
    known: { type: 'boolean', default: false },
    refused: { type: 'string', default: '0.45' },
  },
});

const FOLDER = 'src/app/puzzle/books';
const LEVELS = 3;
const MOST_REFUSED = Number(values.refused);

type Cache = Map<string, MadePuzzle | null>;

function readCache(file: string | undefined): Cache {
  const cache: Cache = new Map();
  if (file === undefined || !existsSync(file)) return cache;
  for (const line of readFileSync(file, 'utf8').split('\n'))
    if (line !== '') cache.set(...(JSON.parse(line) as [string, MadePuzzle | null]));
  return cache;
}

const known = readCache(values.cache);

function makeCached(key: string, make: () => MadePuzzle | null): MadePuzzle | null {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  if (values.cache !== undefined) appendFileSync(values.cache, `${JSON.stringify([key, made])}\n`);
  return made;
}

const tried = [...readCache(values.from)].flatMap(([key, made]) =>
  made ? [{ key, position: made.puzzle.position }] : [],
);

/** Makes a puzzle of the first positions of another edition, then of the games of self-play from a seed. */
function* proposePuzzles(rules: Ruleset, seed: number): Generator<{ key: string; make: () => MadePuzzle | null }> {
  if (values.known) {
    for (const key of known.keys()) yield { key, make: () => null };
    return;
  }
  for (const { key, position } of tried) {
    const own = position.replace(/^edition: .*$/m, `edition: ${rules.id}`);
    const order = seededRandom(own.length);
    yield { key: `${rules.id} from ${key}`, make: () => makePuzzle(rules, own, order) };
  }
  for (let now = seed; ; now++) yield { key: `${rules.id} ${now}`, make: () => makePuzzleOfGame(rules, now) };
}

/** Difficulty: more plans that seem as good make a puzzle harder, a larger margin makes it easier. */
function hardness({ plausible, margin }: MadePuzzle): number {
  return plausible - margin / 10;
}

for (const [index, rules] of DEED_RESOLVING_RULESETS.entries()) {
  if (values.edition !== 'all' && values.edition !== rules.id) continue;
  const wanted = Number(values.count);
  const [part = 1, parts = 1] = (values.part ?? '1/1').split('/').map(Number);
  const made: MadePuzzle[] = [];
  let refused = 0;
  let place = 0;
  for (const { key, make } of proposePuzzles(rules, Number(values.seed) + index * 100_000)) {
    if (made.length >= wanted) break;
    if (place++ % parts !== part % parts) continue;
    const puzzle = makeCached(key, make);
    if (!puzzle || (puzzle.kind === 'refused' && refused >= wanted * MOST_REFUSED)) continue;
    if (puzzle.kind === 'refused') refused++;
    made.push(puzzle);
    console.log(`${made.length} ${key}: ${puzzle.kind}, ${puzzle.rules.join(' ')}, margin ${puzzle.margin.toFixed(1)}`);
  }
  if (values.part !== undefined) continue;
  const ranked = made.map((each, place) => ({ place, hard: hardness(each) })).sort((a, b) => a.hard - b.hard);
  const book: PuzzleBook = {
    puzzles: made.map(({ puzzle }) => puzzle),
    levels: Array.from({ length: LEVELS }, (_, level) =>
      ranked
        .slice(Math.round((wanted * level) / LEVELS), Math.round((wanted * (level + 1)) / LEVELS))
        .map(({ place }) => place)
        .sort((a, b) => a - b),
    ),
  };
  const text = `${JSON.stringify(book)}\n`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${rules.id}.json`, text);
  console.log(`${rules.id}: ${made.length} puzzles, ${gzipSync(text).length} bytes compressed`);
}

import type { PuzzleBook } from '../../src/plan/puzzle/puzzle';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { makePuzzleOfMission } from './make-mission-puzzle';
import { type MadePuzzle, makePuzzleOfGame } from './make-puzzle';

/** Number of difficulties. */
const LEVELS = 3;
/** Largest share of puzzles in which the rules merely refuse the tempting attack. */
const MOST_REFUSED = 0.45;
/** Number of seeds for each edition. */
const SEEDS_OF_EDITION = 100_000;

/** Makes puzzles of an edition, from one game or mission of self-play for each seed that follows a first seed. */
export function* makePuzzles(
  rules: Ruleset,
  firstSeed: number,
  count: number,
): Generator<{ readonly seed: number; readonly made: MadePuzzle }> {
  const start = firstSeed + EDITIONS.indexOf(rules) * SEEDS_OF_EDITION;
  let [all, refused] = [0, 0];
  for (let seed = start; all < count; seed++) {
    const made = rules.mission ? makePuzzleOfMission(rules, seed) : makePuzzleOfGame(rules, seed);
    if (!made || (made.kind === 'refused' && refused >= count * MOST_REFUSED)) continue;
    all++;
    if (made.kind === 'refused') refused++;
    yield { seed, made };
  }
}

/** Rates the difficulty: more plans that seem as good make a puzzle harder, a larger margin makes it easier. */
function rateDifficulty({ plausible, margin }: MadePuzzle): number {
  return plausible - margin / 10;
}

export function makePuzzleBook(made: readonly MadePuzzle[]): PuzzleBook {
  const ranked = made.map((each, place) => ({ place, rating: rateDifficulty(each) }));
  ranked.sort((a, b) => a.rating - b.rating);
  const borderOf = (level: number) => Math.round((made.length * level) / LEVELS);
  return {
    puzzles: made.map(({ puzzle }) => puzzle),
    levels: Array.from({ length: LEVELS }, (_, level) =>
      ranked
        .slice(borderOf(level), borderOf(level + 1))
        .map(({ place }) => place)
        .sort((a, b) => a - b),
    ),
  };
}

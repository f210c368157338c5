import type { Character } from '../catalog/character';
import { type Force, makeRecruit, normalizeText, type Recruit } from '../catalog/force';
import type { Ruleset } from '../rules/ruleset';
import { countNeededForTheme, hasKeyword } from '../rules/shared/force/themes';
import { sumForcePoints } from '../rules/shared/force/totals';
import {
  countRemainingPrimes,
  type FillRow,
  type FillTerms,
  makeFillRows,
  type OwnedCharacter,
  splitConflictingRows,
} from './fill-rows';
import { type FillGoal, FillSearch, type FillSolution } from './fill-search';

export type { OwnedCharacter } from './fill-rows';

/** Maximum number of wanted powers. Each further power would double the work of the search. */
export const WANTED_POWERS_LIMIT = 4;

/**
 * Maximum points to fill, which is enough in practice. For huge collections the maximum is lower, but never below
 * FILL_POINTS_MINIMUM.
 */
export const FILL_POINTS_LIMIT = 2000;
const FILL_POINTS_MINIMUM = 300;
/**
 * Maximum number of table entries, two bytes each. Above the maximum, wanted powers are dropped, the last power first.
 */
const TABLE_LIMIT = 40_000_000;
/**
 * Number of states of the search within a cluster, a group of related rows: NOTHING, NAME, KEY, OTHER. The search table
 * has rows × points × this many entries.
 */
const PLACES = 4;

/** Preferences for filling up a force. */
export interface FillPreferences {
  /** Keyword that makes the whole force themed. Null if any keyword is allowed. */
  readonly keyword: string | null;
  /** Ids of powers that the added figures should show. Only the first `WANTED_POWERS_LIMIT` powers count. */
  readonly powers: readonly string[];
  /** Order of fills with equal points: fewest figures, most clicks of life, or figures of middling points. */
  readonly prefer: 'fewer' | 'sturdier' | 'balanced';
  /** Maximum number of fills to suggest. */
  readonly most: number;
}

/** Suggested figures that would fill up a force. */
export interface SuggestedFill {
  readonly picks: readonly { readonly id: string; readonly points: number }[];
  readonly points: number;
  /** Points of the build total that are left after adding the figures. */
  readonly left: number;
  /** Wanted powers that the figures show. */
  readonly powers: readonly string[];
}

/** Result of the search. Each result is at least as good as the previous one; the final result is optimal. */
export interface Suggestions {
  readonly fills: readonly SuggestedFill[];
  readonly final: boolean;
}

/** Themed team that the collection can field. */
export interface ThemedTeam {
  readonly keyword: string;
  readonly generic: boolean;
  /** Fills for the team, best first. */
  readonly fills: readonly SuggestedFill[];
}

/** Makes the search input for a character and its number of copies. */
export function makeOwnedCharacter(character: Character, count: number): OwnedCharacter {
  return { id: character.id, count, lines: character.starts.map(({ points }) => makeRecruit(character, points)) };
}

/** Subtracts the characters that are already in a force from the available copies. */
export function subtractTaken(owned: readonly OwnedCharacter[], taken: readonly string[]): OwnedCharacter[] {
  const used = new Map<string, number>();
  for (const id of taken) used.set(id, (used.get(id) ?? 0) + 1);
  return owned.map((each) => ({ ...each, count: Math.max(0, each.count - (used.get(each.id) ?? 0)) }));
}

/**
 * Searches exactly for the best fills of a force. Ranks by wanted powers shown, then by points closest to the build
 * total, then by preference. No fill breaks a clause that the force met before. The generator lets callers show the
 * first result early and stop at any time.
 */
export function* suggestFills(
  rules: Ruleset,
  force: Force,
  owned: readonly OwnedCharacter[],
  wish: FillPreferences,
): Generator<Suggestions> {
  const powers = wish.powers.slice(0, WANTED_POWERS_LIMIT);
  if (powers.length > 0) yield { fills: fillsFor(rules, force, owned, { ...wish, powers: [] }, powers), final: false };
  yield { fills: fillsFor(rules, force, owned, { ...wish, powers }, powers), final: true };
}

/**
 * Yields every themed team that a force can become with the collection, one keyword at a time. Keywords with the most
 * figures come first. With an empty force, the result is all themed teams of the collection. Yields nothing if the
 * edition has no themes.
 */
export function* suggestThemes(
  rules: Ruleset,
  force: Force,
  owned: readonly OwnedCharacter[],
  wish: Omit<FillPreferences, 'keyword'>,
): Generator<ThemedTeam> {
  const law = rules.force.themes;
  if (!law) return;
  const characters = owned.filter(({ lines }) => lines[0] && !law.counts(lines[0]));
  for (const { word, keyword, bearers } of keywordsOf(owned)) {
    const usable = [...bearers.filter((each) => !characters.includes(each)), ...characters];
    const fills = fillsFor(rules, force, usable, { ...wish, keyword }, wish.powers.slice(0, WANTED_POWERS_LIMIT));
    if (fills.length > 0) yield { keyword, generic: law.generic.includes(word), fills };
  }
}

interface Bearers {
  readonly word: string;
  /** Keyword as spelled in its first occurrence. */
  readonly keyword: string;
  readonly bearers: OwnedCharacter[];
  figures: number;
}

/** Lists the keywords of the collection. Keywords with the most figures come first. */
function keywordsOf(owned: readonly OwnedCharacter[]): Bearers[] {
  const found = new Map<string, Bearers>();
  for (const each of owned) {
    for (const keyword of each.lines[0]?.keywords ?? []) {
      const word = normalizeText(keyword);
      const bearers = found.get(word) ?? { word, keyword, bearers: [], figures: 0 };
      if (word === '' || bearers.bearers.at(-1) === each) continue;
      bearers.bearers.push(each);
      bearers.figures += each.count;
      found.set(word, bearers);
    }
  }
  return [...found.values()].sort((a, b) => b.figures - a.figures || (a.word < b.word ? -1 : 1));
}

/**
 * Returns the best fills for preferences, best first. Empty if no fill is possible.
 * @param reportedPowers powers to report in the result, even if the search did not use them
 */
function fillsFor(
  rules: Ruleset,
  force: Force,
  owned: readonly OwnedCharacter[],
  wish: FillPreferences,
  reportedPowers: readonly string[],
): SuggestedFill[] {
  const { force: law } = rules;
  const open = (force.buildTotal ?? law.usualTotal) - sumForcePoints(force);
  const left = Math.min(
    open,
    FILL_POINTS_LIMIT,
    Math.max(FILL_POINTS_MINIMUM, Math.floor(TABLE_LIMIT / (PLACES * owned.length))),
  );
  const keyword = wish.keyword === null ? null : normalizeText(wish.keyword);
  const counted = keyword === null ? 0 : stillNeeded(rules, force, keyword);
  if (left <= 0 || counted === null || wish.most < 1) return [];
  const looked = wish.powers.slice(0, powersThatFit(PLACES * owned.length * (left + 1) * (counted + 1)));
  // A balanced force has one figure more than it has actions in a turn.
  const mean = open / (rules.actionTotal(open) + 1);
  const scoreOf = (recruit: Recruit) => FIGURE_SCORES[wish.prefer](recruit, mean);
  const terms: FillTerms = { left, keyword, powers: looked, scoreOf };
  const ways = splitConflictingRows(makeFillRows(law, force, owned, terms));
  const everyPower = (1 << looked.length) - 1;
  const goal = { points: left, counted, primes: countRemainingPrimes(law, force), powers: everyPower };
  const best = ways.flatMap((rows) => bestOf(rows, goal, wish.most));
  const fills = new Map(best.sort(better).map((each) => [nameOf(each), each]));
  return [...fills.values()].slice(0, wish.most).map((each) => fillOf(each, open, reportedPowers));
}

interface ScoredFilling {
  readonly picks: readonly { readonly id: string; readonly points: number; readonly recruit: Recruit }[];
  readonly powers: number;
  readonly points: number;
  readonly score: number;
}

/** Returns the best fillings of a set of rows: most powers, then most points, then the best score. */
function bestOf(rows: readonly FillRow[], goal: FillGoal, most: number): ScoredFilling[] {
  const table = new FillSearch(rows, goal);
  const found = new Map<string, ScoredFilling>();
  for (const sets of bySize(goal.powers)) {
    for (let points = goal.points; points > 0; points--) {
      for (const powers of sets) {
        let fresh = 0;
        for (const filling of table.fillings({ ...goal, points, powers })) {
          const scored = { ...filling, powers: sizeOf(powers), points, picks: picksOf(rows, filling) };
          const name = nameOf(scored);
          // Fillings with more powers were already found in an earlier pass.
          if (found.has(name)) continue;
          found.set(name, scored);
          if (++fresh >= most) break;
        }
      }
      if (found.size >= most) return [...found.values()];
    }
  }
  return [...found.values()];
}

function picksOf(rows: readonly FillRow[], { taken }: FillSolution): ScoredFilling['picks'] {
  return taken.flatMap(({ row, option }) => {
    const { id, lines } = (rows[row] as FillRow).owned;
    return option.picks.map((points) => ({
      id,
      points,
      recruit: lines.find((line) => line.points === points) as Recruit,
    }));
  });
}

function nameOf({ picks }: ScoredFilling): string {
  return JSON.stringify(picks.map(({ id, points }) => [id, points]).sort());
}

function better(a: ScoredFilling, b: ScoredFilling): number {
  return b.powers - a.powers || b.points - a.points || b.score - a.score;
}

/** Largest difference from the mean points that a balanced suggestion distinguishes. */
const BALANCE_STEP = 5;

/**
 * Score that each figure adds to a suggestion, by preference: for fewer figures, for more clicks, or for points near
 * the given mean.
 */
const FIGURE_SCORES: Readonly<Record<FillPreferences['prefer'], (recruit: Recruit, mean: number) => number>> = {
  fewer: () => -1,
  sturdier: ({ clicks }) => clicks.length,
  balanced: ({ points }, mean) => -Math.round(Math.abs(points - mean) / BALANCE_STEP),
};

/** Returns the number of figures that a theme still needs. Null if members of the force rule the theme out. */
function stillNeeded({ force: rules }: Ruleset, force: Force, word: string): number | null {
  if (!rules.themes) return null;
  const counted = force.members.filter(rules.themes.counts);
  if (!counted.every((each) => each.known && hasKeyword(each, word))) return null;
  return Math.max(0, countNeededForTheme(rules.themes, word, force.buildTotal) - counted.length);
}

/**
 * Returns the maximum number of wanted powers for which the table stays within TABLE_LIMIT. Each power doubles the
 * table.
 */
function powersThatFit(entries: number): number {
  return Math.max(0, Math.floor(Math.log2(TABLE_LIMIT / Math.max(1, entries))));
}

function sizeOf(bits: number): number {
  return [...bits.toString(2)].filter((bit) => bit === '1').length;
}

/** Groups sets of powers (as bit masks) by size, largest sets first. */
function bySize(every: number): number[][] {
  const sets = Array.from({ length: every + 1 }, (_, bits) => bits);
  const sizes = Array.from({ length: sizeOf(every) + 1 }, (_, size) => size).reverse();
  return sizes.map((size) => sets.filter((bits) => sizeOf(bits) === size));
}

function fillOf({ picks, points }: ScoredFilling, open: number, reportedPowers: readonly string[]): SuggestedFill {
  const shows = (power: string) =>
    picks.some(({ recruit }) => recruit.clicks.some(({ powers }) => powers.includes(power)));
  return {
    picks: picks.map(({ id, points: at }) => ({ id, points: at })),
    points,
    left: open - points,
    powers: reportedPowers.filter(shows),
  };
}

import type { Character } from '../catalog/character';
import { type Force, plainWord, type Recruit, recruitOf } from '../catalog/force';
import type { Ruleset } from '../rules/ruleset';
import { hasKeyword, needed } from '../rules/shared/force/themes';
import { pointsOf } from '../rules/shared/force/totals';
import { type Filling, Fills, type Goal } from './fill';
import { type Owned, primesLeftIn, type Row, rowsOf, type Terms, untangled } from './rows';

export type { Owned } from './rows';

/** More wanted powers than these would double the work with each. */
export const POWERS_LIMIT = 4;

/** Points left beyond this are not looked at: nobody fills so many at once. Of a huge collection fewer are, but never less than the second. */
export const LEFT_LIMIT = 2000;
const LEFT_LEAST = 300;
/** Entries of the search's table, two bytes each; beyond it wanted powers are let go, the last first. */
const TABLE_LIMIT = 40_000_000;
/** Places in a cluster, by which a table may be longer than its rows and points tell. */
const PLACES = 4;

/** What a person asks for when points are left. */
export interface Wish {
  /** A keyword for which the whole force is to be themed; null for any. */
  readonly keyword: string | null;
  /** Power ids that the figures taken should show, up to `POWERS_LIMIT`; more are not looked at. */
  readonly powers: readonly string[];
  /** Among fills of the same points: those of few figures, or those with most clicks of life. */
  readonly prefer: 'fewer' | 'sturdier';
  /** How many fills are wanted. */
  readonly most: number;
}

/** Figures that would fill a force up. */
export interface Fill {
  readonly picks: readonly { readonly id: string; readonly points: number }[];
  readonly points: number;
  /** Points left after it. */
  readonly left: number;
  /** Wanted powers that it shows. */
  readonly powers: readonly string[];
}

/** A step of the search: each one is as good as the one before or better, the last is the best there is. */
export interface Suggestions {
  readonly fills: readonly Fill[];
  readonly final: boolean;
}

/** A themed team that the collection can field. */
export interface ThemedTeam {
  readonly keyword: string;
  readonly generic: boolean;
  /** The best first. */
  readonly fills: readonly Fill[];
}

/** An owned character, as the search takes it. */
export function ownedOf(character: Character, count: number): Owned {
  return { id: character.id, count, lines: character.starts.map(({ points }) => recruitOf(character, points)) };
}

/** What is left of the owned when these are in a force already. */
export function spareOf(owned: readonly Owned[], taken: readonly string[]): Owned[] {
  const used = new Map<string, number>();
  for (const id of taken) used.set(id, (used.get(id) ?? 0) + 1);
  return owned.map((each) => ({ ...each, count: Math.max(0, each.count - (used.get(each.id) ?? 0)) }));
}

/**
 * The best ways to fill a force up, by exact search: those that show most of the wanted powers first, of these those closest to the build
 * total, of these the preferred ones. Nothing suggested breaks a clause that was kept before. A generator, so that whoever runs it can show the
 * first step at once and stop at any.
 */
export function* suggestFills(
  rules: Ruleset,
  force: Force,
  owned: readonly Owned[],
  wish: Wish,
): Generator<Suggestions> {
  const powers = wish.powers.slice(0, POWERS_LIMIT);
  if (powers.length > 0) yield { fills: fillsFor(rules, force, owned, { ...wish, powers: [] }, powers), final: false };
  yield { fills: fillsFor(rules, force, owned, { ...wish, powers }, powers), final: true };
}

/**
 * Every themed team that a force can become with what is owned, one keyword at a time: those that most figures bear first. With an empty
 * force, every themed team that the collection can field. Nothing where the edition knows no themes.
 */
export function* suggestThemes(
  rules: Ruleset,
  force: Force,
  owned: readonly Owned[],
  wish: Omit<Wish, 'keyword'>,
): Generator<ThemedTeam> {
  const law = rules.force.themes;
  if (!law) return;
  const besides = owned.filter(({ lines }) => lines[0] && !law.counts(lines[0]));
  for (const { word, keyword, bearers } of keywordsOf(owned)) {
    const usable = [...bearers.filter((each) => !besides.includes(each)), ...besides];
    const fills = fillsFor(rules, force, usable, { ...wish, keyword }, wish.powers.slice(0, POWERS_LIMIT));
    if (fills.length > 0) yield { keyword, generic: law.generic.includes(word), fills };
  }
}

interface Bearers {
  readonly word: string;
  /** As first spelled. */
  readonly keyword: string;
  readonly bearers: Owned[];
  figures: number;
}

/** Every keyword of the owned, those of most figures first. */
function keywordsOf(owned: readonly Owned[]): Bearers[] {
  const found = new Map<string, Bearers>();
  for (const each of owned) {
    for (const keyword of each.lines[0]?.keywords ?? []) {
      const word = plainWord(keyword);
      const known = found.get(word) ?? { word, keyword, bearers: [], figures: 0 };
      if (word === '' || known.bearers.at(-1) === each) continue;
      known.bearers.push(each);
      known.figures += each.count;
      found.set(word, known);
    }
  }
  return [...found.values()].sort((a, b) => b.figures - a.figures || (a.word < b.word ? -1 : 1));
}

/** @param told the powers that a fill's own list names, whether or not they were looked for */
function fillsFor(rules: Ruleset, force: Force, owned: readonly Owned[], wish: Wish, told: readonly string[]): Fill[] {
  const { force: law } = rules;
  const open = (force.buildTotal ?? law.usualTotal) - pointsOf(force);
  const left = Math.min(open, LEFT_LIMIT, Math.max(LEFT_LEAST, Math.floor(TABLE_LIMIT / (PLACES * owned.length))));
  const keyword = wish.keyword === null ? null : plainWord(wish.keyword);
  const counted = keyword === null ? 0 : stillNeeded(rules, force, keyword);
  if (left <= 0 || counted === null || wish.most < 1) return [];
  const looked = wish.powers.slice(0, powersThatFit(PLACES * owned.length * (left + 1) * (counted + 1)));
  const terms: Terms = { left, keyword, powers: looked, worthOf: WORTH[wish.prefer] };
  const ways = untangled(rowsOf(law, force, owned, terms));
  const everyPower = (1 << looked.length) - 1;
  const goal = { points: left, counted, primes: primesLeftIn(law, force), powers: everyPower };
  const best = ways.flatMap((rows) => bestOf(rows, goal, wish.most));
  const fills = new Map(best.sort(better).map((each) => [nameOf(each), each]));
  return [...fills.values()].slice(0, wish.most).map((each) => fillOf(each, open, told));
}

interface Scored {
  readonly picks: readonly { readonly id: string; readonly points: number; readonly recruit: Recruit }[];
  readonly powers: number;
  readonly points: number;
  readonly worth: number;
}

/** The best that these rows give: most powers, then most points, then most worth. */
function bestOf(rows: readonly Row[], goal: Goal, most: number): Scored[] {
  const table = new Fills(rows, goal);
  const found = new Map<string, Scored>();
  for (const sets of bySize(goal.powers)) {
    for (let points = goal.points; points > 0; points--) {
      for (const powers of sets) {
        let fresh = 0;
        for (const filling of table.fillings({ ...goal, points, powers })) {
          const scored = { ...filling, powers: sizeOf(powers), points, picks: picksOf(rows, filling) };
          const name = nameOf(scored);
          // What shows more powers than are asked for here was found before.
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

function picksOf(rows: readonly Row[], { taken }: Filling): Scored['picks'] {
  return taken.flatMap(({ row, option }) => {
    const { id, lines } = (rows[row] as Row).owned;
    return option.picks.map((points) => ({
      id,
      points,
      recruit: lines.find((line) => line.points === points) as Recruit,
    }));
  });
}

function nameOf({ picks }: Scored): string {
  return JSON.stringify(picks.map(({ id, points }) => [id, points]).sort());
}

function better(a: Scored, b: Scored): number {
  return b.powers - a.powers || b.points - a.points || b.worth - a.worth;
}

/** The less the better, for few figures; the more the better, for clicks. */
const WORTH: Readonly<Record<Wish['prefer'], (recruit: Recruit) => number>> = {
  fewer: () => -1,
  sturdier: ({ clicks }) => clicks.length,
};

/** How many more bearers a theme takes; null where those in the force already rule it out. */
function stillNeeded({ force: law }: Ruleset, force: Force, word: string): number | null {
  if (!law.themes) return null;
  const counted = force.members.filter(law.themes.counts);
  if (!counted.every((each) => each.known && hasKeyword(each, word))) return null;
  return Math.max(0, needed(law.themes, word, force.buildTotal) - counted.length);
}

/** Each power doubles the table. */
function powersThatFit(entries: number): number {
  return Math.max(0, Math.floor(Math.log2(TABLE_LIMIT / Math.max(1, entries))));
}

function sizeOf(bits: number): number {
  return [...bits.toString(2)].filter((bit) => bit === '1').length;
}

/** Sets of powers as bits, those of one size together, the largest first. */
function bySize(every: number): number[][] {
  const sets = Array.from({ length: every + 1 }, (_, bits) => bits);
  const sizes = Array.from({ length: sizeOf(every) + 1 }, (_, size) => size).reverse();
  return sizes.map((size) => sets.filter((bits) => sizeOf(bits) === size));
}

function fillOf({ picks, points }: Scored, open: number, told: readonly string[]): Fill {
  const shows = (power: string) =>
    picks.some(({ recruit }) => recruit.clicks.some(({ powers }) => powers.includes(power)));
  return {
    picks: picks.map(({ id, points: at }) => ({ id, points: at })),
    points,
    left: open - points,
    powers: told.filter(shows),
  };
}

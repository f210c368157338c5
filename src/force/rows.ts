import { type Force, plainWord, type Recruit } from '../catalog/force';
import type { ForceLaw } from '../rules/force';
import { hasKeyword } from '../rules/shared/force/themes';

/** A character of the collection. */
export interface Owned {
  readonly id: string;
  /** One for each of its starting lines. */
  readonly lines: readonly Recruit[];
  /** How many of it are free to be taken. */
  readonly count: number;
}

/** One way to take figures of a character, at any mix of its starting lines. */
export interface Option {
  /** Points of each figure taken, highest first; empty for none. */
  readonly picks: readonly number[];
  readonly points: number;
  /** Figures that count for the theme that is wanted. */
  readonly counted: number;
  readonly primes: number;
  /** Bits of the wanted powers that any of them shows. */
  readonly powers: number;
  readonly worth: number;
}

/** All that can be taken of one character. */
export interface Row {
  readonly owned: Owned;
  /** The first takes none. */
  readonly options: readonly Option[];
  /** Rows of one cluster stand together; within it at most one name is taken where it has a colour. */
  readonly cluster: string;
  readonly name: string;
  /** Of these with one key only one figure is taken; null for any number. */
  readonly key: string | null;
}

/** Copies of a character of several starting lines that are looked at: its mixes grow with their third power, and nobody owns so many. */
const MIXED_COPIES = 8;

export interface Terms {
  readonly left: number;
  /** Plain word of the keyword that all who count must bear; null for none. */
  readonly keyword: string | null;
  /** Ids of wanted powers, by bit. */
  readonly powers: readonly string[];
  readonly worthOf: (recruit: Recruit) => number;
}

/**
 * What may still join a force, sorted so that those who shut each other out stand together. Nobody who would break a clause beside those already
 * in it is among them, nor anybody who costs nothing: the free ones fill no points.
 */
export function rowsOf(law: ForceLaw, force: Force, owned: readonly Owned[], terms: Terms): Row[] {
  const taken = new Set(force.members.map((each) => law.uniqueKey(each, force.options)));
  const primesLeft = primesLeftIn(law, force);
  const mayJoin = (recruit: Recruit, key: string | null): boolean => {
    if (key !== null && taken.has(key)) return false;
    if (recruit.prime && primesLeft === 0) return false;
    if (law.archenemies && force.members.some((each) => areEnemies(each, recruit))) return false;
    return terms.keyword === null || !law.themes?.counts(recruit) || hasKeyword(recruit, terms.keyword);
  };
  return owned
    .flatMap((each): Row[] => {
      const [first] = each.lines;
      if (!first || each.count < 1 || !each.lines.some(({ points }) => points <= terms.left)) return [];
      const key = law.uniqueKey(first, force.options);
      if (!mayJoin(first, key)) return [];
      const most = Math.min(each.count, key === null ? each.count : 1, first.prime ? primesLeft : each.count);
      const options = optionsOf(law, each.lines, most, terms);
      if (options.length < 2) return [];
      const colour = law.archenemies && first.archenemy !== null ? plainWord(first.archenemy) : null;
      const name = plainWord(first.name);
      return [{ owned: each, options, cluster: colour === null ? `name ${name}` : `colour ${colour}`, name, key }];
    })
    .sort((a, b) => order(a.cluster, b.cluster) || order(a.name, b.name) || order(a.key ?? '', b.key ?? ''));
}

/** More ways than these to part rows are not tried: it takes many doubly bound characters to come near. */
const WAYS_LIMIT = 64;

/**
 * A key that reaches over several clusters (two versions of one unique character, on bases of different colours) binds rows that do not stand
 * together. Gives the rows once for each cluster that may use such a key, without those of the others: every way to take figures is in one of them.
 */
export function untangled(rows: readonly Row[]): (readonly Row[])[] {
  const clusters = new Map<string, Set<string>>();
  for (const { key, cluster } of rows) {
    if (key !== null) clusters.set(key, (clusters.get(key) ?? new Set()).add(cluster));
  }
  let ways: (readonly Row[])[] = [rows];
  for (const [key, spread] of clusters) {
    if (spread.size < 2 || ways.length * spread.size > WAYS_LIMIT) continue;
    const without = (way: readonly Row[], kept: string) => way.filter((row) => row.key !== key || row.cluster === kept);
    ways = ways.flatMap((way) => [...spread].map((kept) => without(way, kept)));
  }
  return ways;
}

/** How many prime figures may still join; without end where the edition does not limit them. */
export function primesLeftIn(law: ForceLaw, force: Force): number {
  if (law.primes === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, law.primes - force.members.filter(({ prime }) => prime).length);
}

function areEnemies(a: Recruit, b: Recruit): boolean {
  if (a.archenemy === null || b.archenemy === null) return false;
  return plainWord(a.archenemy) === plainWord(b.archenemy) && plainWord(a.name) !== plainWord(b.name);
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const NONE: Option = { picks: [], points: 0, counted: 0, primes: 0, powers: 0, worth: 0 };

/** Every mix of starting lines that the points left can pay. */
function optionsOf(law: ForceLaw, lines: readonly Recruit[], most: number, terms: Terms): Option[] {
  const singles = lines
    .filter(({ points }) => points > 0 && points <= terms.left)
    .map(
      (recruit): Option => ({
        picks: [recruit.points],
        points: recruit.points,
        counted: terms.keyword !== null && law.themes?.counts(recruit) ? 1 : 0,
        primes: recruit.prime ? 1 : 0,
        powers: powersShown(recruit, terms.powers),
        worth: terms.worthOf(recruit),
      }),
    )
    .sort((a, b) => b.points - a.points);
  const all: Option[] = [NONE];
  const copies = singles.length > 1 ? Math.min(most, MIXED_COPIES) : most;
  // Each mix grows by lines that come no earlier than its last, so that none comes twice.
  const grow = (option: Option, from: number): void => {
    if (option.picks.length >= copies) return;
    for (let line = from; line < singles.length; line++) {
      const more = singles[line] as Option;
      if (option.points + more.points > terms.left) continue;
      const grown = both(option, more);
      all.push(grown);
      grow(grown, line);
    }
  };
  grow(NONE, 0);
  return all;
}

function both(a: Option, b: Option): Option {
  return {
    picks: [...a.picks, ...b.picks],
    points: a.points + b.points,
    counted: a.counted + b.counted,
    primes: a.primes + b.primes,
    powers: a.powers | b.powers,
    worth: a.worth + b.worth,
  };
}

/** A bit for each wanted power that its dial shows at any click. */
function powersShown(recruit: Recruit, wanted: readonly string[]): number {
  return wanted.reduce(
    (bits, power, bit) => (recruit.clicks.some(({ powers }) => powers.includes(power)) ? bits | (1 << bit) : bits),
    0,
  );
}

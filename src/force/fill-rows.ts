import { type Force, normalizeText, type Recruit } from '../catalog/force';
import type { ForceRules } from '../rules/force-rules';
import { hasKeyword } from '../rules/shared/force/themes';

export interface OwnedCharacter {
  readonly id: string;
  /** One recruit for each starting line of the character. */
  readonly lines: readonly Recruit[];
  /** Number of copies that are not in the force yet. */
  readonly count: number;
}

/** Option for taking figures of a character, with any mix of its starting lines. */
export interface FillOption {
  /** Points of each taken figure, highest first. Empty if no figure is taken. */
  readonly picks: readonly number[];
  readonly points: number;
  /** Number of taken figures that count for the requested theme. */
  readonly counted: number;
  readonly primes: number;
  /** Bit mask of the requested powers that the taken figures show. */
  readonly powers: number;
  readonly score: number;
}

/** All options for taking figures of one character. */
export interface FillRow {
  readonly owned: OwnedCharacter;
  /** Options of the row. The first option takes no figure. */
  readonly options: readonly FillOption[];
  /**
   * Sort key that makes rows with mutually exclusive characters adjacent: their base colour, or else their name. Of
   * each base colour, at most one name may be taken.
   */
  readonly cluster: string;
  readonly name: string;
  /** Key for unique figures: only one figure with the same key may be taken. Null if there is no such limit. */
  readonly key: string | null;
}

/**
 * Maximum number of copies considered for a character with several starting lines. The number of mixes grows with the
 * third power of the copies, and collections rarely have more copies.
 */
const MIXED_COPIES = 8;

export interface FillTerms {
  readonly left: number;
  /** Normalized keyword that every counted figure must have. Null if no keyword is required. */
  readonly keyword: string | null;
  /** Ids of the requested powers, in the order of their bits. */
  readonly powers: readonly string[];
  readonly scoreOf: (recruit: Recruit) => number;
}

/**
 * Lists the characters that may still join a force. Mutually exclusive characters are adjacent. Omits characters that
 * would break a clause together with the present members. Also omits characters without points, because they do not
 * fill the build total.
 */
export function makeFillRows(
  rules: ForceRules,
  force: Force,
  owned: readonly OwnedCharacter[],
  terms: FillTerms,
): FillRow[] {
  const taken = new Set(force.members.map((each) => rules.uniqueKey(each, force.options)));
  const primesLeft = countRemainingPrimes(rules, force);
  const mayJoin = (recruit: Recruit, key: string | null): boolean => {
    if (key !== null && taken.has(key)) return false;
    if (recruit.prime && primesLeft === 0) return false;
    if (rules.archenemies && force.members.some((each) => areEnemies(each, recruit))) return false;
    return terms.keyword === null || !rules.themes?.counts(recruit) || hasKeyword(recruit, terms.keyword);
  };
  return owned
    .flatMap((each): FillRow[] => {
      const [first] = each.lines;
      if (!first || each.count < 1 || !each.lines.some(({ points }) => points <= terms.left)) return [];
      const key = rules.uniqueKey(first, force.options);
      if (!mayJoin(first, key)) return [];
      const most = Math.min(each.count, key === null ? each.count : 1, first.prime ? primesLeft : each.count);
      const options = listOptions(rules, each.lines, most, terms);
      if (options.length < 2) return [];
      const colour = rules.archenemies && first.archenemy !== null ? normalizeText(first.archenemy) : null;
      const name = normalizeText(first.name);
      return [{ owned: each, options, cluster: colour === null ? `name ${name}` : `colour ${colour}`, name, key }];
    })
    .sort((a, b) => order(a.cluster, b.cluster) || order(a.name, b.name) || order(a.key ?? '', b.key ?? ''));
}

/**
 * Maximum number of row sets. Keys that would exceed the limit are not split. The limit is only reached if many
 * characters share keys across clusters.
 */
const ROW_SETS_LIMIT = 64;

/**
 * Splits rows with a key that occurs in several clusters, such as two versions of a unique character with different
 * base colours. The search only handles conflicts between adjacent rows. Returns one set of rows for each cluster that
 * may use the key. Every legal combination is in one of the sets.
 */
export function splitConflictingRows(rows: readonly FillRow[]): (readonly FillRow[])[] {
  const clusters = new Map<string, Set<string>>();
  for (const { key, cluster } of rows) {
    if (key !== null) clusters.set(key, (clusters.get(key) ?? new Set()).add(cluster));
  }
  let ways: (readonly FillRow[])[] = [rows];
  for (const [key, spread] of clusters) {
    if (spread.size < 2 || ways.length * spread.size > ROW_SETS_LIMIT) continue;
    const without = (rows: readonly FillRow[], kept: string) =>
      rows.filter((row) => row.key !== key || row.cluster === kept);
    ways = ways.flatMap((rows) => [...spread].map((kept) => without(rows, kept)));
  }
  return ways;
}

/** Returns the number of prime figures that may still join the force. Infinite if the edition has no limit. */
export function countRemainingPrimes(rules: ForceRules, force: Force): number {
  if (rules.primes === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, rules.primes - force.members.filter(({ prime }) => prime).length);
}

function areEnemies(a: Recruit, b: Recruit): boolean {
  if (a.archenemy === null || b.archenemy === null) return false;
  return normalizeText(a.archenemy) === normalizeText(b.archenemy) && normalizeText(a.name) !== normalizeText(b.name);
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const NONE: FillOption = { picks: [], points: 0, counted: 0, primes: 0, powers: 0, score: 0 };

/** Lists every mix of a character's starting lines that the remaining points can pay for. */
function listOptions(rules: ForceRules, lines: readonly Recruit[], most: number, terms: FillTerms): FillOption[] {
  const singles = lines
    .filter(({ points }) => points > 0 && points <= terms.left)
    .map(
      (recruit): FillOption => ({
        picks: [recruit.points],
        points: recruit.points,
        counted: terms.keyword !== null && rules.themes?.counts(recruit) ? 1 : 0,
        primes: recruit.prime ? 1 : 0,
        powers: powersShown(recruit, terms.powers),
        score: terms.scoreOf(recruit),
      }),
    )
    .sort((a, b) => b.points - a.points);
  const all: FillOption[] = [NONE];
  const copies = singles.length > 1 ? Math.min(most, MIXED_COPIES) : most;
  // A mix is only extended with lines at or after its last line, to list each mix once.
  const grow = (option: FillOption, from: number): void => {
    if (option.picks.length >= copies) return;
    for (let line = from; line < singles.length; line++) {
      const more = singles[line] as FillOption;
      if (option.points + more.points > terms.left) continue;
      const grown = both(option, more);
      all.push(grown);
      grow(grown, line);
    }
  };
  grow(NONE, 0);
  return all;
}

function both(a: FillOption, b: FillOption): FillOption {
  return {
    picks: [...a.picks, ...b.picks],
    points: a.points + b.points,
    counted: a.counted + b.counted,
    primes: a.primes + b.primes,
    powers: a.powers | b.powers,
    score: a.score + b.score,
  };
}

/** Returns the bit mask of the requested powers that the recruit's dial shows on any click. */
function powersShown(recruit: Recruit, wanted: readonly string[]): number {
  return wanted.reduce(
    (bits, power, bit) => (recruit.clicks.some(({ powers }) => powers.includes(power)) ? bits | (1 << bit) : bits),
    0,
  );
}

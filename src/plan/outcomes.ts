import type { Ruleset } from '../rules/ruleset';
import type { AttackDeed, MoveDeed, OpenQuestion, TableDeed, UseDeed } from '../rules/table-deed';
import type { Fact } from '../table/facts';
import type { Table } from '../table/table';
import { lowestBreakAwayRoll } from './reach-cache';

/** One possible outcome of a deed; rolls with the same result are merged. */
export interface DeedOutcome {
  /** Number of the `total` equally likely rolls that have this outcome. */
  readonly weight: number;
  readonly facts: readonly Fact[];
}

export interface OutcomeDistribution {
  readonly total: number;
  readonly list: readonly DeedOutcome[];
}

interface Spread {
  readonly total: number;
  /** Outcomes by the JSON of their facts, without rolled dice. */
  readonly ways: ReadonlyMap<string, DeedOutcome>;
  /** Key of the distribution; equal distributions have equal keys. */
  readonly key: string;
}

/**
 * Lists the outcomes of a deed for every roll that the deed needs: two dice, evading, breaking away, a power's own die.
 * Choices of players use the defaults of the book. Null if the deed is not legal.
 */
export function listOutcomes(ruleset: Ruleset, table: Table, deed: TableDeed): OutcomeDistribution | null {
  const known = outcomeCache.get(table) ?? new Map<string, OutcomeDistribution | null>();
  outcomeCache.set(table, known);
  const key = JSON.stringify(deed);
  const before = known.get(key);
  if (before !== undefined) return before;
  const spread = spreadOf(ruleset, table, deed);
  const found = spread && { total: spread.total, list: [...spread.ways.values()] };
  known.set(key, found);
  return found;
}

/**
 * Lists the outcomes of a deed whose dice or result are known. Rolls of the targets may still be unknown. Null if
 * the deed is not legal.
 */
export function listOutcomesOfRoll(ruleset: Ruleset, table: Table, deed: TableDeed): OutcomeDistribution | null {
  const spread = spreadResolved(ruleset, table, deed);
  return spread && { total: spread.total, list: [...spread.ways.values()] };
}

/** Cache of outcomes by table and deed: a table never changes, and many plans begin with the same deeds. */
const outcomeCache = new WeakMap<Table, Map<string, OutcomeDistribution | null>>();

function spreadOf(ruleset: Ruleset, table: Table, deed: TableDeed): Spread | null {
  if (deed.deed === 'move') return spreadMove(ruleset, table, deed);
  if (deed.deed === 'attack')
    return 'pieces' in deed.aim ? spreadAttack(ruleset, table, deed) : spreadResolved(ruleset, table, deed);
  if (deed.deed !== 'use') return spreadResolved(ruleset, table, deed);
  const dice = diceOfUse(ruleset, table, deed);
  if (dice === 'none') return spreadResolved(ruleset, table, deed);
  if (dice === 'die') return spreadOneDie(ruleset, table, deed);
  return spreadTwoDice(ruleset, table, deed);
}

/** Returns the dice that the reminder for a power asks for; `none` without a reminder. */
function diceOfUse(ruleset: Ruleset, table: Table, { piece, power }: UseDeed): 'none' | 'die' | 'check' {
  const due = ruleset.reminders(table);
  for (const each of due) if (each.due === 'use' && each.piece === piece && each.power === power) return each.dice;
  return 'none';
}

/** Resolves a move with its break-away roll, if a roll is needed. Success and failure are the only two cases. */
function spreadMove(ruleset: Ruleset, table: Table, deed: MoveDeed): Spread | null {
  // The passenger may have been defeated earlier in the plan.
  if (deed.carrying !== undefined && !table.figures.get(deed.carrying)?.squares.length) return null;
  const least = deed.breakAway === undefined ? lowestBreakAwayRoll(ruleset, table, deed) : false;
  if (least === false) return spreadResolved(ruleset, table, deed);
  return twoWays(least, (made) => spreadResolved(ruleset, table, { ...deed, breakAway: made ? 6 : 1 }));
}

/**
 * Resolves an action with known dice. If a target rolls to undo a hit or to avoid the attack, combines the outcomes of
 * its success and its failure.
 */
function spreadResolved(ruleset: Ruleset, table: Table, deed: TableDeed): Spread | null {
  const resolution = ruleset.resolve(table, deed);
  if (!resolution.legal) return null;
  if (deed.deed !== 'attack') return oneWay(resolution.facts);
  const question = resolution.open.find(({ open, piece }) => isRoll(open) && deed[open]?.[piece] === undefined);
  if (!question || !isRoll(question.open)) return oneWay(resolution.facts);
  const { open, piece, least = 7 } = question;
  return twoWays(least, (made) =>
    spreadResolved(ruleset, table, { ...deed, [open]: { ...deed[open], [piece]: made ? 6 : 1 } }),
  );
}

const SIX = [1, 2, 3, 4, 5, 6];

/** Returns whether an open question is about a roll that a target makes. */
function isRoll(open: OpenQuestion['open']): open is 'evade' | 'shape' {
  return open === 'evade' || open === 'shape';
}

/**
 * Resolves an attack. Uses the die of the attacker's own power if the die deals more clicks on average than the damage
 * value.
 */
function spreadAttack(ruleset: Ruleset, table: Table, deed: AttackDeed): Spread | null {
  const plain = spreadTwoDice(ruleset, table, deed);
  if (!plain || deed.die !== undefined || !hasDie(ruleset, table, deed)) return plain;
  const diced = combineSpreads(
    SIX.map((die) => ({ weight: 1, spread: spreadTwoDice(ruleset, table, { ...deed, die }) })),
  );
  return diced && clicksOf(plain) * diced.total < clicksOf(diced) * plain.total ? diced : plain;
}

/** Returns whether the extra die of the attacker's power changes the result. */
function hasDie(ruleset: Ruleset, table: Table, deed: AttackDeed): boolean {
  const facts = (die: number) => keyOf(ruleset.resolve(table, { ...deed, dice: [6, 6], die }).facts);
  return facts(1) !== facts(6);
}

/** Sums the clicks of damage over all outcomes, weighted by frequency. */
function clicksOf({ ways }: Spread): number {
  let sum = 0;
  for (const { weight, facts } of ways.values())
    for (const fact of facts) if (fact.fact === 'clicked' && fact.by > 0) sum += weight * fact.by;
  return sum;
}

function spreadOneDie(ruleset: Ruleset, table: Table, deed: UseDeed): Spread | null {
  return combineSpreads(SIX.map((die) => ({ weight: 1, spread: spreadResolved(ruleset, table, { ...deed, die }) })));
}

/** Sums of two dice that can be rolled without doubles. */
const PLAIN = [3, 4, 5, 6, 7, 8, 9, 10, 11];

function diceOf(sum: number): readonly [number, number] {
  const first = Math.max(1, sum - 6);
  return [first, sum - first];
}

/**
 * Resolves a deed for all rolls of two dice. A higher sum never does less, so if two sums have the same result, every
 * sum in between has that result. Doubles are resolved separately, because they may knock back a target that other hits
 * would not affect.
 */
function spreadTwoDice(ruleset: Ruleset, table: Table, deed: AttackDeed | UseDeed): Spread | null {
  const known = new Map<string, Spread | null>();
  const at = (dice: readonly [number, number]): Spread | null => {
    const key = dice.join();
    const told = known.get(key);
    if (told !== undefined) return told;
    const rolledDeed = { ...deed, dice };
    // After a power is checked with two dice, a third die decides how much the power does.
    const spread =
      rolledDeed.deed === 'use' ? spreadOneDie(ruleset, table, rolledDeed) : spreadResolved(ruleset, table, rolledDeed);
    known.set(key, spread);
    return spread;
  };
  const bySum = new Map<number, Spread>();
  const fill = (low: number, high: number): boolean => {
    const [one, other] = [at(diceOf(low)), at(diceOf(high))];
    if (!one || !other) return false;
    bySum.set(low, one).set(high, other);
    if (high - low <= 1) return true;
    if (one.key === other.key) {
      for (let sum = low + 1; sum < high; sum++) bySum.set(sum, one);
      return true;
    }
    const middle = (low + high) >> 1;
    return fill(low, middle) && fill(middle, high);
  };
  if (!fill(3, 11)) return null;
  const ways: { weight: number; spread: Spread | null }[] = [];
  for (const sum of PLAIN) {
    const weight = 6 - Math.abs(7 - sum) - (sum % 2 === 0 ? 1 : 0);
    ways.push({ weight, spread: bySum.get(sum) ?? null });
  }
  for (const both of SIX) ways.push({ weight: 1, spread: at([both, both]) });
  return combineSpreads(ways);
}

function oneWay(facts: readonly Fact[]): Spread {
  const key = keyOf(facts);
  return { total: 1, ways: new Map([[key, { weight: 1, facts }]]), key };
}

function twoWays(least: number, when: (made: boolean) => Spread | null): Spread | null {
  const good = Math.min(6, Math.max(0, 7 - least));
  if (good === 0) return when(false);
  if (good === 6) return when(true);
  return combineSpreads([
    { weight: good, spread: when(true) },
    { weight: 6 - good, spread: when(false) },
  ]);
}

/** Combines distributions by weight; null if one of the distributions is impossible. */
function combineSpreads(parts: readonly { readonly weight: number; readonly spread: Spread | null }[]): Spread | null {
  let common = 1;
  for (const { spread } of parts) {
    if (!spread) return null;
    common = leastCommon(common, spread.total);
  }
  const ways = new Map<string, DeedOutcome>();
  let total = 0;
  for (const { weight, spread } of parts) {
    if (!spread) return null;
    const times = weight * (common / spread.total);
    total += weight * common;
    for (const [key, outcome] of spread.ways) {
      const before = ways.get(key)?.weight ?? 0;
      ways.set(key, { weight: before + outcome.weight * times, facts: ways.get(key)?.facts ?? outcome.facts });
    }
  }
  const key = [...ways].map(([each, { weight }]) => `${weight} ${each}`).join('|');
  return { total, ways, key: `${total} ${key}` };
}

/** Returns a key of the facts without rolled dice, because rolls with the same result are one outcome. */
function keyOf(facts: readonly Fact[]): string {
  return JSON.stringify(facts.filter(({ fact }) => fact !== 'rolled'));
}

function leastCommon(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
}

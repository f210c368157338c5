import { after } from '../query/carry-out';
import type { Ruleset } from '../rules/ruleset';
import type { AttackDeed, MoveDeed, OpenQuestion, TableDeed, UseDeed } from '../rules/table-deed';
import type { Fact } from '../table/facts';
import type { Table } from '../table/table';
import { leastToBreakAway } from './reaching';

/** One way in which the dice of a deed can come out, all rolls that change nothing together. */
export interface Outcome {
  /** In so many of `total` equally likely rolls. */
  readonly weight: number;
  readonly facts: readonly Fact[];
}

/** Every way in which a deed can come out. */
export interface Outcomes {
  readonly total: number;
  readonly list: readonly Outcome[];
}

interface Spread {
  readonly total: number;
  /** By what happens. */
  readonly ways: ReadonlyMap<string, Outcome>;
  /** Tells it from other spreads. */
  readonly key: string;
}

/**
 * What can come of a deed on this table, by every roll that it asks for: two dice, evading, breaking away, a power's own die. What a player may
 * choose is as the book has it where nobody chooses. Null where the book is against the deed.
 */
export function outcomesOf(ruleset: Ruleset, table: Table, deed: TableDeed): Outcomes | null {
  const known = asked.get(table) ?? new Map<string, Outcomes | null>();
  asked.set(table, known);
  const key = JSON.stringify(deed);
  const before = known.get(key);
  if (before !== undefined) return before;
  const spread = spreadOf(ruleset, table, deed);
  const found = spread && { total: spread.total, list: [...spread.ways.values()] };
  known.set(key, found);
  return found;
}

/** A table never changes, and many plans begin alike. */
const asked = new WeakMap<Table, Map<string, Outcomes | null>>();

function spreadOf(ruleset: Ruleset, table: Table, deed: TableDeed): Spread | null {
  if (deed.deed === 'move') return moved(ruleset, table, deed);
  if (deed.deed === 'attack')
    return 'pieces' in deed.aim ? attacked(ruleset, table, deed) : settled(ruleset, table, deed);
  if (deed.deed !== 'use') return settled(ruleset, table, deed);
  const dice = diceOfUse(ruleset, table, deed);
  if (dice === 'none') return settled(ruleset, table, deed);
  if (dice === 'die') return eachDie(ruleset, table, deed);
  return rolled(ruleset, table, deed);
}

/** Dice that a power asks for when it is used: those of what is due, else as the book tells without any. */
function diceOfUse(ruleset: Ruleset, table: Table, { piece, power }: UseDeed): 'none' | 'die' | 'check' {
  const due = ruleset.follow?.due(table) ?? [];
  for (const each of due) if (each.due === 'use' && each.piece === piece && each.power === power) return each.dice;
  return 'none';
}

/** The roll to break away, where one is needed: so little of a move is left to chance that two ways are asked for. */
function moved(ruleset: Ruleset, table: Table, deed: MoveDeed): Spread | null {
  // Whom it was to carry may be down by then.
  if (deed.carrying !== undefined && !table.figures.get(deed.carrying)?.squares.length) return null;
  const least = deed.breakAway === undefined ? leastToBreakAway(ruleset, table, deed) : false;
  if (least === false) return settled(ruleset, table, deed);
  return twoWays(least, (made) => settled(ruleset, table, { ...deed, breakAway: made ? 6 : 1 }));
}

/** A deed whose two dice are told; what else it leaves to a roll is tried both ways. */
function settled(ruleset: Ruleset, table: Table, deed: TableDeed): Spread | null {
  const resolution = ruleset.follow?.resolve(table, deed, after);
  if (!resolution?.legal) return null;
  if (deed.deed !== 'attack') return oneWay(resolution.facts);
  const question = resolution.open.find(({ open, piece }) => isRoll(open) && deed[open]?.[piece] === undefined);
  if (!question || !isRoll(question.open)) return oneWay(resolution.facts);
  const { open, piece, least = 7 } = question;
  return twoWays(least, (made) =>
    settled(ruleset, table, { ...deed, [open]: { ...deed[open], [piece]: made ? 6 : 1 } }),
  );
}

const SIX = [1, 2, 3, 4, 5, 6];

/** Whether an open question is a roll of a target. */
function isRoll(open: OpenQuestion['open']): open is 'evade' | 'shape' {
  return open === 'evade' || open === 'shape';
}

/** An attack, with the die of the attacker's own power where that takes more clicks on average than its damage value. */
function attacked(ruleset: Ruleset, table: Table, deed: AttackDeed): Spread | null {
  const plain = rolled(ruleset, table, deed);
  if (!plain || deed.die !== undefined || !hasDie(ruleset, table, deed)) return plain;
  const diced = together(SIX.map((die) => ({ weight: 1, spread: rolled(ruleset, table, { ...deed, die }) })));
  return diced && clicksOf(plain) * diced.total < clicksOf(diced) * plain.total ? diced : plain;
}

/** Whether a die of its own changes what the attack does. */
function hasDie({ follow }: Ruleset, table: Table, deed: AttackDeed): boolean {
  const facts = (die: number) => keyOf(follow?.resolve(table, { ...deed, dice: [6, 6], die }, after).facts ?? []);
  return facts(1) !== facts(6);
}

/** Clicks of damage, each as often as it comes. */
function clicksOf({ ways }: Spread): number {
  let sum = 0;
  for (const { weight, facts } of ways.values())
    for (const fact of facts) if (fact.fact === 'clicked' && fact.by > 0) sum += weight * fact.by;
  return sum;
}

function eachDie(ruleset: Ruleset, table: Table, deed: UseDeed): Spread | null {
  return together(SIX.map((die) => ({ weight: 1, spread: settled(ruleset, table, { ...deed, die }) })));
}

/** Two dice that are no doubles, by their sum. */
const PLAIN = [3, 4, 5, 6, 7, 8, 9, 10, 11];

function diceOf(sum: number): readonly [number, number] {
  const first = Math.max(1, sum - 6);
  return [first, sum - first];
}

/**
 * By two dice. More pips never do less, so sums between two that come to the same come to the same, too. Each doubles is asked by itself: those that
 * hit may push a target back whom no other hit would hurt.
 */
function rolled(ruleset: Ruleset, table: Table, deed: AttackDeed | UseDeed): Spread | null {
  const known = new Map<string, Spread | null>();
  const at = (dice: readonly [number, number]): Spread | null => {
    const key = dice.join();
    const told = known.get(key);
    if (told !== undefined) return told;
    const rolledDeed = { ...deed, dice };
    // Of a power that is checked by two dice, one more says how much it does.
    const spread =
      rolledDeed.deed === 'use' ? eachDie(ruleset, table, rolledDeed) : settled(ruleset, table, rolledDeed);
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
  return together(ways);
}

function oneWay(facts: readonly Fact[]): Spread {
  const key = keyOf(facts);
  return { total: 1, ways: new Map([[key, { weight: 1, facts }]]), key };
}

function twoWays(least: number, when: (made: boolean) => Spread | null): Spread | null {
  const good = Math.min(6, Math.max(0, 7 - least));
  if (good === 0) return when(false);
  if (good === 6) return when(true);
  return together([
    { weight: good, spread: when(true) },
    { weight: 6 - good, spread: when(false) },
  ]);
}

/** Several spreads as one, each as often as its weight; null where one of them cannot be. */
function together(parts: readonly { readonly weight: number; readonly spread: Spread | null }[]): Spread | null {
  let common = 1;
  for (const { spread } of parts) {
    if (!spread) return null;
    common = leastCommon(common, spread.total);
  }
  const ways = new Map<string, Outcome>();
  let total = 0;
  for (const { weight, spread } of parts) {
    if (!spread) return null;
    const times = weight * (common / spread.total);
    total += weight * common;
    for (const [key, way] of spread.ways) {
      const before = ways.get(key)?.weight ?? 0;
      ways.set(key, { weight: before + way.weight * times, facts: ways.get(key)?.facts ?? way.facts });
    }
  }
  const key = [...ways].map(([each, { weight }]) => `${weight} ${each}`).join('|');
  return { total, ways, key: `${total} ${key}` };
}

/** What was rolled does not tell two outcomes apart, only what came of it. */
function keyOf(facts: readonly Fact[]): string {
  return JSON.stringify(facts.filter(({ fact }) => fact !== 'rolled'));
}

function leastCommon(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
}

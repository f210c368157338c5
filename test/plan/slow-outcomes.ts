import type { Ruleset } from '../../src/rules/ruleset';
import type { AttackDeed, TableDeed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import {
  addBigFractions,
  type BigFraction,
  compareBigFractions,
  makeBigFraction,
  multiplyBigFractions,
} from './big-fraction';

/** One outcome of a deed's dice: its chance, facts and resulting table. */
export interface SlowOutcome {
  readonly chance: BigFraction;
  readonly table: Table;
  readonly facts: readonly Fact[];
}

export function applyDeedFacts(table: Table, facts: readonly Fact[]): Table {
  return fold(facts, table).table;
}

const SIX = [1, 2, 3, 4, 5, 6];
const ONE = makeBigFraction(1);

/** Lists the outcomes of every roll of a deed. Null if the rules refuse the deed. */
export function listSlowOutcomes(ruleset: Ruleset, table: Table, deed: TableDeed): readonly SlowOutcome[] | null {
  if (deed.deed === 'move') return eachOf(SIX, (breakAway) => told(ruleset, table, { ...deed, breakAway }));
  if (deed.deed === 'attack') return attackWays(ruleset, table, deed);
  if (deed.deed !== 'use') return told(ruleset, table, deed);
  const due = (ruleset.reminders(table) ?? []).find(
    (each) => each.due === 'use' && each.piece === deed.piece && each.power === deed.power,
  );
  const asks = due?.due === 'use' ? due.dice : 'none';
  if (asks === 'none') return told(ruleset, table, deed);
  const withDie = (more: object) => eachOf(SIX, (die) => told(ruleset, table, { ...deed, ...more, die }));
  return asks === 'die' ? withDie({}) : eachPair((dice) => withDie({ dice }));
}

/** Lists the outcomes of an attack. The damage die of a power is used if it deals more clicks on average. */
function attackWays(ruleset: Ruleset, table: Table, deed: AttackDeed): readonly SlowOutcome[] | null {
  const plain = eachPair((dice) => told(ruleset, table, { ...deed, dice }));
  if (!plain || !hasDamageDie(ruleset, table, deed)) return plain;
  const diced = eachOf(SIX, (die) => eachPair((dice) => told(ruleset, table, { ...deed, dice, die })));
  return diced && compareBigFractions(clicksOf(diced), clicksOf(plain)) > 0 ? diced : plain;
}

/** True if a damage die of the attacker changes the outcome of an attack. */
export function hasDamageDie(ruleset: Ruleset, table: Table, deed: AttackDeed): boolean {
  const by = (die: number) => JSON.stringify(ruleset.resolve(table, { ...deed, dice: [5, 6], die }).facts);
  const sixes = (die: number) => JSON.stringify(ruleset.resolve(table, { ...deed, dice: [6, 6], die }).facts);
  return by(1) !== by(6) || sixes(1) !== sixes(6);
}

function clicksOf(outcomes: readonly SlowOutcome[]): BigFraction {
  const clicks = (facts: readonly Fact[]) =>
    facts.reduce((sum, fact) => (fact.fact === 'clicked' && fact.by > 0 ? sum + fact.by : sum), 0);
  return outcomes.reduce(
    (sum, { chance, facts }) => addBigFractions(sum, multiplyBigFractions(chance, makeBigFraction(clicks(facts)))),
    makeBigFraction(0),
  );
}

/** Lists the outcomes of a deed, with all six rolls of each target that rolls to evade or shape change. */
function told(ruleset: Ruleset, table: Table, deed: TableDeed): readonly SlowOutcome[] | null {
  const resolution = ruleset.resolve(table, deed);
  if (!resolution?.legal) return null;
  if (deed.deed === 'attack')
    for (const { open, piece } of resolution.open)
      if ((open === 'evade' || open === 'shape') && deed[open]?.[piece] === undefined)
        return eachOf(SIX, (rolled) => told(ruleset, table, { ...deed, [open]: { ...deed[open], [piece]: rolled } }));
  const { facts } = resolution;
  return [{ chance: ONE, table: applyDeedFacts(table, facts), facts }];
}

function eachPair(
  of: (dice: readonly [number, number]) => readonly SlowOutcome[] | null,
): readonly SlowOutcome[] | null {
  return eachOf(SIX, (first) => eachOf(SIX, (second) => of([first, second])));
}

/** Lists the outcomes of several equally likely rolls. Null if the rules refuse a roll. */
function eachOf(
  rolls: readonly number[],
  of: (roll: number) => readonly SlowOutcome[] | null,
): readonly SlowOutcome[] | null {
  const share = makeBigFraction(1, rolls.length);
  const outcomes: SlowOutcome[] = [];
  for (const roll of rolls) {
    const ways = of(roll);
    if (!ways) return null;
    for (const outcome of ways) outcomes.push({ ...outcome, chance: multiplyBigFractions(outcome.chance, share) });
  }
  return merged(outcomes);
}

/** Merges outcomes whose facts are equal except for rolls. */
function merged(outcomes: readonly SlowOutcome[]): readonly SlowOutcome[] {
  const byEnd = new Map<string, SlowOutcome>();
  for (const outcome of outcomes) {
    const key = JSON.stringify(outcome.facts.filter(({ fact }) => fact !== 'rolled'));
    const before = byEnd.get(key);
    byEnd.set(key, before ? { ...before, chance: addBigFractions(before.chance, outcome.chance) } : outcome);
  }
  return [...byEnd.values()];
}

/** Prints a key from everything that may differ between two tables of one game. */
export function printTableState(table: Table): string {
  const figures = [...table.figures.values()].map(({ character: _, ...figure }) => figure);
  return JSON.stringify({ ...table, board: null, players: null, figures });
}

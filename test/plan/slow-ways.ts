import { fold } from '../../src/game/fold';
import type { Ruleset } from '../../src/rules/ruleset';
import type { AttackDeed, TableDeed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import type { Table } from '../../src/table/table';
import { type Exact, exact, order, plus, times } from './exact';

/** One outcome of the dice, with its facts and table. */
export interface Way {
  readonly chance: Exact;
  readonly table: Table;
  readonly facts: readonly Fact[];
}

export function following(table: Table, facts: readonly Fact[]): Table {
  return fold(facts, table).table;
}

const SIX = [1, 2, 3, 4, 5, 6];
const ONE = exact(1);

/** Lists every roll of a deed. Null if the rules refuse it. */
export function slowWays(ruleset: Ruleset, table: Table, deed: TableDeed): readonly Way[] | null {
  if (deed.deed === 'move') return eachOf(SIX, (breakAway) => told(ruleset, table, { ...deed, breakAway }));
  if (deed.deed === 'attack') return attackWays(ruleset, table, deed);
  if (deed.deed !== 'use') return told(ruleset, table, deed);
  const due = (ruleset.follow?.due(table) ?? []).find(
    (each) => each.due === 'use' && each.piece === deed.piece && each.power === deed.power,
  );
  const asks = due?.due === 'use' ? due.dice : 'none';
  if (asks === 'none') return told(ruleset, table, deed);
  const withDie = (more: object) => eachOf(SIX, (die) => told(ruleset, table, { ...deed, ...more, die }));
  return asks === 'die' ? withDie({}) : eachPair((dice) => withDie({ dice }));
}

/** The damage die of a power is rolled if it deals more clicks on average. */
function attackWays(ruleset: Ruleset, table: Table, deed: AttackDeed): readonly Way[] | null {
  const plain = eachPair((dice) => told(ruleset, table, { ...deed, dice }));
  if (!plain || !hasOwnDie(ruleset, table, deed)) return plain;
  const diced = eachOf(SIX, (die) => eachPair((dice) => told(ruleset, table, { ...deed, dice, die })));
  return diced && order(clicksOf(diced), clicksOf(plain)) > 0 ? diced : plain;
}

/** True if a damage die of the attacker changes the outcome of an attack. */
export function hasOwnDie({ follow }: Ruleset, table: Table, deed: AttackDeed): boolean {
  const by = (die: number) => JSON.stringify(follow?.resolve(table, { ...deed, dice: [5, 6], die }, following).facts);
  const sixes = (die: number) =>
    JSON.stringify(follow?.resolve(table, { ...deed, dice: [6, 6], die }, following).facts);
  return by(1) !== by(6) || sixes(1) !== sixes(6);
}

function clicksOf(ways: readonly Way[]): Exact {
  const clicks = (facts: readonly Fact[]) =>
    facts.reduce((sum, fact) => (fact.fact === 'clicked' && fact.by > 0 ? sum + fact.by : sum), 0);
  return ways.reduce((sum, { chance, facts }) => plus(sum, times(chance, exact(clicks(facts)))), exact(0));
}

/** Outcomes of a deed, with each of the six rolls of a target that rolls. */
function told(ruleset: Ruleset, table: Table, deed: TableDeed): readonly Way[] | null {
  const resolution = ruleset.follow?.resolve(table, deed, following);
  if (!resolution?.legal) return null;
  if (deed.deed === 'attack')
    for (const { open, piece } of resolution.open)
      if ((open === 'evade' || open === 'shape') && deed[open]?.[piece] === undefined)
        return eachOf(SIX, (rolled) => told(ruleset, table, { ...deed, [open]: { ...deed[open], [piece]: rolled } }));
  const { facts } = resolution;
  return [{ chance: ONE, table: following(table, facts), facts }];
}

function eachPair(of: (dice: readonly [number, number]) => readonly Way[] | null): readonly Way[] | null {
  return eachOf(SIX, (first) => eachOf(SIX, (second) => of([first, second])));
}

/** Outcomes of several equally likely rolls. Null if the rules refuse one. */
function eachOf(rolls: readonly number[], of: (roll: number) => readonly Way[] | null): readonly Way[] | null {
  const share = exact(1, rolls.length);
  const found: Way[] = [];
  for (const roll of rolls) {
    const ways = of(roll);
    if (!ways) return null;
    for (const way of ways) found.push({ ...way, chance: times(way.chance, share) });
  }
  return merged(found);
}

/** Merges outcomes with the same facts, apart from rolls. */
function merged(ways: readonly Way[]): readonly Way[] {
  const byEnd = new Map<string, Way>();
  for (const way of ways) {
    const key = JSON.stringify(way.facts.filter(({ fact }) => fact !== 'rolled'));
    const before = byEnd.get(key);
    byEnd.set(key, before ? { ...before, chance: plus(before.chance, way.chance) } : way);
  }
  return [...byEnd.values()];
}

/** A key for everything that distinguishes two tables of one game. */
export function stateOf(table: Table): string {
  const figures = [...table.figures.values()].map(({ character: _, ...figure }) => figure);
  return JSON.stringify({ ...table, board: null, players: null, figures });
}

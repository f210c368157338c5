import { parseSquare, type Square } from '../grid/square';
import { type Fraction, fraction, ZERO } from '../plain/fraction';
import { positionInGame } from '../query/resolve-deed';
import type { Ruleset } from '../rules/ruleset';
import type { AttackDeed, MoveDeed, TableDeed } from '../rules/table-deed';
import type { Fact } from '../table/facts';
import type { Table } from '../table/table';
import {
  type ActionSequence,
  extendSequence,
  findLikeliestTable,
  listLikelyTables,
  makeEmptySequence,
} from './action-sequence';
import { applyLikeliestOutcome, type Candidate } from './candidates';
import { type Evaluation, type PlanningContext, toFraction } from './evaluation';
import { listOutcomes, type OutcomeDistribution } from './outcomes';
import type { Plan, PlannedRoll, PlannedStep } from './plan';
import { remainingUnits } from './point-scale';
import { lowestBreakAwayRoll, makeMoveReachQuestion } from './reach-cache';

/**
 * Describes a sequence for the player. Each deed is described for the most likely table before the deed, as the search
 * found it.
 */
export function describePlan(start: PlanningContext, course: ActionSequence, value: Evaluation): Plan {
  const steps: PlannedStep[] = [];
  let before: ActionSequence | null = makeEmptySequence(start.table);
  for (const choice of course.choices) {
    if (!before) break;
    let table = tableFor(start.ruleset, before, choice);
    for (const [place, deed] of choice.deeds.entries()) {
      const step = stepOf(start.ruleset, table, deed);
      const then = applyLikeliestOutcome(start.ruleset, table, deed);
      if (!step || !then) continue;
      steps.push({ ...step, goesOn: place > 0 });
      table = then;
    }
    before = extendSequence(start.ruleset, before, choice);
  }
  return {
    steps,
    won: toFraction(value.won),
    spent: toFraction(value.spent),
    risked: toFraction(value.risked),
    met: goalReached(start, value),
  };
}

/**
 * Returns the most likely table on which the whole candidate is possible, or else a table on which the candidate can
 * begin.
 */
function tableFor(ruleset: Ruleset, course: ActionSequence, { deeds }: Candidate): Table {
  const tables = listLikelyTables(course, Number.POSITIVE_INFINITY);
  const goesTo = (table: Table, count: number): boolean => {
    let now: Table | null = table;
    for (const deed of deeds.slice(0, count)) now = now && applyLikeliestOutcome(ruleset, now, deed);
    return now !== null;
  };
  return (
    tables.find((table) => goesTo(table, deeds.length)) ??
    tables.find((table) => goesTo(table, 1)) ??
    findLikeliestTable(course)
  );
}

/** Converts the value of the goal to what players count: chances, figures out of reach, points at risk. */
function goalReached({ goal, table, side, scale }: PlanningContext, value: Evaluation): Fraction | null {
  if (goal.goal === 'points') return null;
  if (goal.goal === 'keep')
    return toFraction({ numerator: -value.goal.numerator, denominator: value.goal.denominator });
  if (goal.goal !== 'hide') return toFraction(value.goal);
  const own = [...table.figures.values()].filter(
    (figure) => figure.side === side && remainingUnits(scale, figure) > 0n,
  );
  return toFraction({
    numerator: BigInt(own.length) * value.goal.denominator + value.goal.numerator,
    denominator: value.goal.denominator,
  });
}

function stepOf(ruleset: Ruleset, table: Table, deed: TableDeed): PlannedStep | null {
  const outcomes = listOutcomes(ruleset, table, deed);
  if (!outcomes) return null;
  const piece = deed.deed === 'attack' ? deed.attacker : deed.piece;
  const from = table.figures.get(piece)?.squares[0] ?? null;
  const facts = outcomes.list.reduce((most, each) => (each.weight > most.weight ? each : most)).facts;
  const plain = {
    deed,
    piece,
    goesOn: false,
    from,
    to: placedBy(facts, piece) ?? from,
    path: [],
    targets: [],
    rolls: [],
    clicks: ZERO,
    knockOut: ZERO,
    action: facts.some((fact) => fact.fact === 'acted' && fact.piece === piece),
    token: facts.some((fact) => fact.fact === 'tokens' && fact.piece === piece && fact.by > 0),
    pushes: facts.reduce(
      (sum, fact) => (fact.fact === 'clicked' && fact.piece === piece && fact.cause === 'push' ? sum + fact.by : sum),
      0,
    ),
  };
  if (deed.deed === 'move') return { ...plain, ...moveOf(ruleset, table, deed, from) };
  if (deed.deed === 'attack') return { ...plain, ...attackOf(ruleset, table, deed, outcomes) };
  if (deed.deed === 'use') return { ...plain, targets: deed.target === undefined ? [] : [deed.target] };
  return plain;
}

function placedBy(facts: readonly Fact[], piece: string): Square | null {
  const placed = facts.findLast((fact) => fact.fact === 'placed' && fact.piece === piece);
  return placed?.fact === 'placed' ? squareOf(placed.squares[0]) : null;
}

function squareOf(name: string | undefined): Square | null {
  return name === undefined ? null : parseSquare(name);
}

function moveOf(ruleset: Ruleset, table: Table, deed: MoveDeed, from: Square | null): Partial<PlannedStep> {
  const position = positionInGame(ruleset, table);
  if (!position || deed.to.length === 0) return {};
  const { path } = ruleset.move(position, { ...makeMoveReachQuestion(ruleset, table, deed), to: deed.to });
  const least = lowestBreakAwayRoll(ruleset, table, deed);
  const to = deed.to[0] ?? from;
  const rolls: readonly PlannedRoll[] =
    least === false ? [] : [{ target: null, least, dice: 1, chance: fraction(Math.min(6, Math.max(0, 7 - least)), 6) }];
  return { to, path: path.length > 0 || from === null || to === null ? path : [from, to], rolls };
}

function attackOf(
  ruleset: Ruleset,
  table: Table,
  deed: AttackDeed,
  { total, list }: OutcomeDistribution,
): Partial<PlannedStep> {
  if (!('pieces' in deed.aim)) return {};
  const { pieces } = deed.aim;
  const targets = ruleset.resolve(table, deed).hit?.targets ?? [];
  const isOn = (fact: Fact) => 'piece' in fact && fact.piece !== null && pieces.includes(fact.piece);
  const clicksIn = (facts: readonly Fact[]) =>
    facts.reduce((sum, fact) => (fact.fact === 'clicked' && fact.by > 0 && isOn(fact) ? sum + fact.by : sum), 0);
  const falls = (facts: readonly Fact[]) => facts.some((fact) => fact.fact === 'defeated' && isOn(fact));
  return {
    targets: pieces,
    rolls: targets.flatMap(({ target, needs, chance }) =>
      needs === null ? [] : [{ target, least: needs, dice: 2 as const, chance }],
    ),
    clicks: fraction(
      list.reduce((sum, { weight, facts }) => sum + weight * clicksIn(facts), 0),
      total,
    ),
    knockOut: fraction(
      list.reduce((sum, { weight, facts }) => (falls(facts) ? sum + weight : sum), 0),
      total,
    ),
  };
}

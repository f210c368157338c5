import { type Log, type LogEntry, listHistory } from '../game/log';
import { validFacts } from '../game/valid-facts';
import { parseSquare } from '../grid/square';
import { type Fraction, fraction, isLessThan } from '../plain/fraction';
import type { Ruleset } from '../rules/ruleset';
import type { TableDeed } from '../rules/table-deed';
import type { Fact } from '../table/facts';
import { applyFacts, fold } from '../table/fold/fold';
import type { Table } from '../table/table';
import { type ActionSequence, extendSequence, findLikeliestTable, makeEmptySequence } from './action-sequence';
import { computeNetScore, evaluateSequence, type PlanningContext, toFraction } from './evaluation';
import type { Plan } from './plan';
import { computeBalance, makePointScale } from './point-scale';
import { planTurn } from './search';

/** A turn in which a much better plan was possible. */
export interface ReviewedTurn {
  /** Number of the log entry with which the turn begins. */
  readonly seq: number;
  readonly side: string;
  readonly round: number;
  readonly best: Plan;
  /**
   * Score of the turn as played, averaged over all rolls: points won minus points spent and risked. `could`: the score
   * of the best plan.
   */
  readonly played: Fraction;
  readonly could: Fraction;
}

/** Number of action sequences evaluated per turn. */
const SEQUENCES_PER_TURN = 250;
/** Divisor of the build total: a plan is much better if it scores 1/20 of the build total more. */
const MUCH_BETTER_SHARE = 20;

/**
 * Finds the turns in which a much better plan was possible. Compares averages over all rolls, so luck has no influence.
 */
export function* reviewTurns(ruleset: Ruleset, log: Log): Generator<void, readonly ReviewedTurn[], void> {
  const turns: ReviewedTurn[] = [];
  for (const { seq, side, table, entries } of listPlayedTurns(log)) {
    const scale = makePointScale(table);
    const start: PlanningContext = {
      ruleset,
      scale,
      side,
      goal: { goal: 'points' },
      table,
      balance: computeBalance(scale, table, side),
    };
    const work = planTurn(ruleset, table, { side, goal: start.goal });
    let result = work.next();
    while (!result.done && result.value.evaluated < SEQUENCES_PER_TURN) {
      yield;
      result = work.next();
    }
    const [best] = result.value.plans;
    if (!best) continue;
    const played = toFraction(computeNetScore(evaluateSequence(start, rebuildSequence(ruleset, table, entries))));
    yield;
    const could = worthOfPlan(best);
    const least = fraction(Math.max(1, table.buildTotal), MUCH_BETTER_SHARE);
    const difference = minus(could, played);
    if (!isLessThan(difference, least)) turns.push({ seq, side, round: table.round, best, played, could });
  }
  return turns;
}

function worthOfPlan({ won, spent, risked }: Plan): Fraction {
  return minus(minus(won, spent), risked);
}

function minus(a: Fraction, b: Fraction): Fraction {
  const ratio = {
    numerator: BigInt(a.numerator) * BigInt(b.denominator) - BigInt(b.numerator) * BigInt(a.denominator),
    denominator: BigInt(a.denominator) * BigInt(b.denominator),
  };
  return toFraction(ratio);
}

interface PlayedTurn {
  readonly seq: number;
  readonly side: string;
  /** The state of the game at the beginning of the turn. */
  readonly table: Table;
  readonly entries: readonly LogEntry[];
}

/** Lists the turns of a game up to its cursor, each with its log entries. */
function listPlayedTurns(log: Log): PlayedTurn[] {
  const path = listHistory(log);
  const end = path.findIndex(({ seq }) => seq === log.cursor);
  const turns: { seq: number; side: string; table: Table; entries: LogEntry[] }[] = [];
  let table = fold([]).table;
  for (const entry of path.slice(0, end + 1)) {
    const facts = validFacts(entry);
    const place = facts.findLastIndex(({ fact }) => fact === 'turn');
    const turn = facts[place];
    // A single log entry often ends a turn and begins the next turn.
    turns.at(-1)?.entries.push(place < 0 ? entry : { ...entry, facts: [] });
    table = applyFacts(table, facts);
    if (turn?.fact === 'turn') turns.push({ seq: entry.seq, side: turn.side, table, entries: [] });
  }
  return turns;
}

/** Rebuilds the action sequence that was played, with every outcome that its rolls could have had. */
function rebuildSequence(ruleset: Ruleset, table: Table, entries: readonly LogEntry[]): ActionSequence {
  let course = makeEmptySequence(table);
  for (const entry of entries) {
    const facts = validFacts(entry);
    const deed = reconstructDeed(findLikeliestTable(course), facts);
    const piece = deed && (deed.deed === 'attack' ? deed.attacker : deed.piece);
    const followed = deed && piece ? extendSequence(ruleset, course, { piece, deeds: [deed] }) : null;
    course = followed ?? {
      ...course,
      branches: course.branches.map((branch) => ({ ...branch, table: applyFacts(branch.table, facts) })),
    };
  }
  return course;
}

/** Reconstructs the deed of an entry; null if the entry has no roll and no move. */
function reconstructDeed(table: Table, facts: readonly Fact[]): TableDeed | null {
  const under = facts.find((fact) => fact.fact === 'underway' && fact.piece !== null);
  const action = under?.fact === 'underway' ? under.action : table.underway?.action;
  const attacked = facts.find((fact) => fact.fact === 'attacked');
  if (attacked?.fact === 'attacked') {
    const { piece, attack, hit, missed, evaded = [] } = attacked;
    const pieces = [...hit, ...missed, ...evaded];
    if (pieces.length === 0) return null;
    return { deed: 'attack', attacker: piece, aim: { pieces }, attack, ...(action === undefined ? {} : { action }) };
  }
  const placed = facts.find((fact) => fact.fact === 'placed' && fact.how === 'moved');
  if (placed?.fact !== 'placed') return null;
  const to = placed.squares.flatMap((name) => parseSquare(name) ?? []);
  return { deed: 'move', piece: placed.piece, to, ...(action === undefined ? {} : { action }) };
}

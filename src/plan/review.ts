import { fold } from '../game/fold';
import { history, type Log, type LogEntry } from '../game/log';
import { soundFacts } from '../game/sound-facts';
import { parseSquare } from '../grid/square';
import { type Fraction, fraction, lessThan } from '../plain/fraction';
import { after } from '../query/carry-out';
import type { Ruleset } from '../rules/ruleset';
import type { TableDeed } from '../rules/table-deed';
import type { Fact } from '../table/facts';
import type { Table } from '../table/table';
import { type Course, followedBy, likeliestOf, startOf } from './course';
import type { Plan } from './plan';
import { planTurn } from './search';
import { type Start, toFraction, valueFor, worthIn } from './value';
import { balanceOf, scaleOf } from './worth';

/** A turn in which a much better plan was possible. */
export interface ReviewedTurn {
  /** The entry with which the turn begins. */
  readonly seq: number;
  readonly side: string;
  readonly round: number;
  readonly best: Plan;
  /** Points won minus points spent and risked, averaged over all rolls: of the turn as played, and of the best plan. */
  readonly played: Fraction;
  readonly could: Fraction;
}

/** Action sequences evaluated per turn. */
const LOOKED = 250;
/** A plan is much better if the difference is at least 1/20 of the build total. */
const MUCH = 20;

/** Finds the turns in which a much better plan was possible than what was played. Luck does not count. */
export function* reviewTurns(ruleset: Ruleset, log: Log): Generator<void, readonly ReviewedTurn[], void> {
  const found: ReviewedTurn[] = [];
  for (const { seq, side, table, entries } of turnsOf(log)) {
    const scale = scaleOf(table);
    const start: Start = {
      ruleset,
      scale,
      side,
      goal: { goal: 'points' },
      table,
      balance: balanceOf(scale, table, side),
    };
    const work = planTurn(ruleset, table, { side, goal: start.goal });
    let told = work.next();
    while (!told.done && told.value.looked < LOOKED) {
      yield;
      told = work.next();
    }
    const [best] = told.value.plans;
    if (!best) continue;
    const played = toFraction(worthIn(valueFor(start, playedCourse(ruleset, table, entries))));
    yield;
    const could = worthOfPlan(best);
    const least = fraction(Math.max(1, table.buildTotal), MUCH);
    const difference = minus(could, played);
    if (!lessThan(difference, least)) found.push({ seq, side, round: table.round, best, played, could });
  }
  return found;
}

function worthOfPlan({ won, spent, risked }: Plan): Fraction {
  return minus(minus(won, spent), risked);
}

function minus(a: Fraction, b: Fraction): Fraction {
  const ratio = {
    over: BigInt(a.numerator) * BigInt(b.denominator) - BigInt(b.numerator) * BigInt(a.denominator),
    under: BigInt(a.denominator) * BigInt(b.denominator),
  };
  return toFraction(ratio);
}

interface PlayedTurn {
  readonly seq: number;
  readonly side: string;
  /** The state at the beginning of the turn. */
  readonly table: Table;
  readonly entries: readonly LogEntry[];
}

/** Lists the turns of a game up to its cursor, each with its log entries. */
function turnsOf(log: Log): PlayedTurn[] {
  const path = history(log);
  const end = path.findIndex(({ seq }) => seq === log.cursor);
  const turns: { seq: number; side: string; table: Table; entries: LogEntry[] }[] = [];
  let table = fold([]).table;
  for (const entry of path.slice(0, end + 1)) {
    const facts = soundFacts(entry);
    const place = facts.findLastIndex(({ fact }) => fact === 'turn');
    const turn = facts[place];
    // One tap often ends a turn and begins the next.
    turns.at(-1)?.entries.push(place < 0 ? entry : { ...entry, facts: [] });
    table = after(table, facts);
    if (turn?.fact === 'turn') turns.push({ seq: entry.seq, side: turn.side, table, entries: [] });
  }
  return turns;
}

/** Rebuilds the sequence that was played, with every outcome that its rolls could have had. */
function playedCourse(ruleset: Ruleset, table: Table, entries: readonly LogEntry[]): Course {
  let course = startOf(table);
  for (const entry of entries) {
    const facts = soundFacts(entry);
    const deed = deedOf(likeliestOf(course), facts);
    const piece = deed && (deed.deed === 'attack' ? deed.attacker : deed.piece);
    const followed = deed && piece ? followedBy(ruleset, course, { piece, deeds: [deed] }) : null;
    course = followed ?? {
      ...course,
      branches: course.branches.map((branch) => ({ ...branch, table: after(branch.table, facts) })),
    };
  }
  return course;
}

/** Reconstructs the deed of an entry; null if the entry has no roll and no move. */
function deedOf(table: Table, facts: readonly Fact[]): TableDeed | null {
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

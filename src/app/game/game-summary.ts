import type { Log } from '../../game/log';
import { validFacts } from '../../game/valid-facts';
import { type Fraction, ZERO } from '../../plain/fraction';
import { getOwnProperty } from '../../plain/get-own';
import type { Fact } from '../../table/facts';
import { fold } from '../../table/fold/fold';
import { countWounds, countWoundsToDefeat } from '../../table/striker';
import { countClicksLeft, type Figure, type Table } from '../../table/table';
import { ROLL_OFF_STEP } from './game-end';
import { listLogLines } from './log-lines';

/** Points and remaining life of a side at the end of a round. */
export interface RoundScore {
  readonly points: Fraction;
  /** Clicks of life left on all dials of the side. */
  readonly clicks: number;
}

/** Summary of a game by rounds. The first entry of `rounds` is the setup, round 0. */
export interface GameSummary {
  readonly rounds: readonly { readonly round: number; readonly sides: Readonly<Record<string, RoundScore>> }[];
  /** Highlights: defeats, captures, critical rolls, notes, the end. */
  readonly moments: readonly { readonly round: number; readonly side: string | null; readonly fact: Fact }[];
  /** Number of rounds that ended or in which a figure acted. */
  readonly roundsPlayed: number;
  readonly hasRollOff: boolean;
}

/** Kind of the log entry with the rolls that decide who begins. */
const FIRST_PLAYER_STEP = 'first-player';

/** Summarizes the game up to the cursor. */
export function summarizeGame(log: Log): GameSummary {
  const rounds: { round: number; sides: Readonly<Record<string, RoundScore>> }[] = [];
  const moments: { round: number; side: string | null; fact: Fact }[] = [];
  const entries = listLogLines(log).filter(({ undone }) => !undone);
  const all = entries.flatMap(({ entry }) => inEntry(entry.step, validFacts(entry)));
  const facts = all.map(({ fact }) => fact);
  let table: Table | null = null;
  let from = 0;
  const tell = (to: number): void => {
    table = fold(facts.slice(from, to), table ?? undefined).table;
    from = to;
    const last = rounds.at(-1);
    const now = { round: table.round, sides: standings(table) };
    if (last?.round === now.round) rounds[rounds.length - 1] = now;
    else rounds.push(now);
  };
  let round = 0;
  let side: string | null = null;
  let acted = 0;
  const end = all.findLast(({ fact }) => fact.fact === 'ended');
  for (const [index, { fact, step, moment }] of all.entries()) {
    if (fact.fact === 'turn') {
      if (fact.round !== round) tell(index);
      ({ round, side } = fact);
    }
    if (ACTS.includes(fact.fact)) acted = round;
    if (fact.fact === 'ended' ? fact === end?.fact : moment && step !== FIRST_PLAYER_STEP)
      moments.push({ round, side, fact });
  }
  tell(facts.length);
  return { rounds, moments, roundsPlayed: Math.max(acted, round - 1, 0), hasRollOff: end?.step === ROLL_OFF_STEP };
}

const ACTS: readonly Fact['fact'][] = [
  'acted',
  'attacked',
  'used',
  'clicked',
  'placed',
  'holds',
  'destroyed',
  'defeated',
  'phase',
  'tallied',
];

function standings(table: Table): Readonly<Record<string, RoundScore>> {
  return Object.fromEntries(
    table.players.map(({ side }) => [
      side,
      { points: getOwnProperty(table.points, side) ?? ZERO, clicks: livesLeft(table, side) },
    ]),
  );
}

function livesLeft(table: Table, side: string): number {
  let clicks = 0;
  for (const figure of table.figures.values()) if (figure.side === side && !figure.defeated) clicks += lifeLeft(figure);
  return clicks;
}

const MOMENTS: readonly Fact['fact'][] = ['defeated', 'returned', 'captured', 'freed', 'noted'];

/**
 * Lists the facts of one log entry and marks the highlights. If a critical roll caused damage, the damage is the
 * highlight instead of the roll.
 */
function inEntry(step: string, facts: readonly Fact[]) {
  const clicks = facts.some(isCritical);
  const isRoll = (fact: Fact) => fact.fact === 'attacked' && (fact.showed === 'sixes' || fact.showed === 'ones');
  const isMoment = (fact: Fact) => MOMENTS.includes(fact.fact) || (clicks ? isCritical(fact) : isRoll(fact));
  return facts.map((fact) => ({ fact, step, moment: isMoment(fact) }));
}

function isCritical(fact: Fact): boolean {
  return fact.fact === 'clicked' && fact.cause === 'critical' && fact.by > 0;
}

/** Returns the clicks left on the dial. For a figure with a card, returns the wounds left until its defeat. */
function lifeLeft(figure: Figure): number {
  const health = figure.card && countWoundsToDefeat(figure.card);
  if (health !== null) return Math.max(0, health - countWounds(figure));
  return countClicksLeft(figure);
}

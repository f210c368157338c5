import { fold } from '../../game/fold';
import { factsUpTo, type Log } from '../../game/log';
import { type Fraction, ZERO } from '../../plain/fraction';
import { own } from '../../plain/own';
import type { Fact } from '../../table/facts';
import { healthOf, woundsOf } from '../../table/striker';
import { clicksLeft, type Figure, type Table } from '../../table/table';

/** How a side stood at the end of a round. */
export interface Standing {
  readonly points: Fraction;
  /** Clicks of life left on all of its dials. */
  readonly clicks: number;
}

/** A game by rounds: the first entry is the setup, round 0. */
export interface Story {
  readonly rounds: readonly { readonly round: number; readonly sides: Readonly<Record<string, Standing>> }[];
  /** What was worth telling again: defeats, captures, critical rolls, notes, the end. */
  readonly moments: readonly { readonly round: number; readonly side: string | null; readonly fact: Fact }[];
}

/** The game up to the cursor, as a summary shows it. */
export function gameSummaryOf(log: Log): Story {
  const rounds: { round: number; sides: Readonly<Record<string, Standing>> }[] = [];
  const moments: { round: number; side: string | null; fact: Fact }[] = [];
  const facts = factsUpTo(log);
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
  for (const [index, fact] of facts.entries()) {
    if (fact.fact === 'turn') {
      if (fact.round !== round) tell(index);
      ({ round, side } = fact);
    }
    if (isMoment(fact)) moments.push({ round, side, fact });
  }
  tell(facts.length);
  return { rounds, moments };
}

function standings(table: Table): Readonly<Record<string, Standing>> {
  return Object.fromEntries(
    table.players.map(({ side }) => [
      side,
      { points: own(table.points, side) ?? ZERO, clicks: livesLeft(table, side) },
    ]),
  );
}

function livesLeft(table: Table, side: string): number {
  let clicks = 0;
  for (const figure of table.figures.values()) if (figure.side === side && !figure.defeated) clicks += lifeLeft(figure);
  return clicks;
}

const MOMENTS: readonly Fact['fact'][] = ['defeated', 'returned', 'captured', 'freed', 'noted', 'ended'];

function isMoment(fact: Fact): boolean {
  return MOMENTS.includes(fact.fact);
}

/** Clicks left on its dial; for a figure played by a card, the wounds it can still take. */
function lifeLeft(figure: Figure): number {
  const health = figure.card && healthOf(figure.card);
  if (health !== null) return Math.max(0, health - woundsOf(figure));
  return clicksLeft(figure);
}

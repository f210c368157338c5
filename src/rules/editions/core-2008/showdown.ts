import { fraction, isLessThan, ZERO } from '../../../plain/fraction';
import { getOwn } from '../../../plain/get-own';
import { sumPoints } from '../../../table/allies';
import type { Fact } from '../../../table/facts';
import type { Table } from '../../../table/table';
import type { Due, ScenarioLine } from '../../scenario';
import { mostPoints, type Team, teamsOf, winnerOf } from '../../shared/ending';
import { rollOff } from './roll-off';

/** "After each player takes five turns"; and once more after five more. */
export const FIRST_COUNT = 5;
export const LAST_COUNT = 10;

/** "At least half the game's build total", of an odd total too: nobody may have less. Players of one team have their points together. */
function enough(table: Table, team: Team): boolean {
  return !isLessThan(sumPoints(table.points, team), fraction(table.buildTotal, 2));
}

/** Who is ahead once points are counted; null: nobody reached what the first count asks for. */
function ahead(table: Table, last: boolean): readonly Team[] | null {
  const best = mostPoints(table, table.points);
  return last || best.some((team) => enough(table, team)) ? best : null;
}

/**
 * The end of the game as the turn of a side ends: after the fifth turn of the last player if somebody has half the build total,
 * after the tenth in any case. A tie of the first is settled by the dice, "Determining the winner". Nothing where the game has ended.
 */
export function showdownEnd(table: Table, side: string): Fact[] {
  if (table.ended !== null || side !== table.players.at(-1)?.side) return [];
  if (table.round !== FIRST_COUNT && table.round !== LAST_COUNT) return [];
  const best = ahead(table, table.round === LAST_COUNT);
  if (best === null) return [];
  return [{ fact: 'ended', winner: winnerOf(best) }];
}

/** Whether the last count is over, so that points alone say who has won. */
export function isCounted(table: Table): boolean {
  return table.round > LAST_COUNT;
}

/** When points are counted next, how many are asked for, and who has them. */
export function showdownLines(table: Table): ScenarioLine[] {
  const { round, players, points } = table;
  const again = round > FIRST_COUNT;
  const half = fraction(table.buildTotal, 2);
  const of = { side: null, met: null };
  const when = again ? LAST_COUNT : FIRST_COUNT;
  const teams = teamsOf(table);
  const won = players.map(
    ({ side }): ScenarioLine => ({
      ...{ code: 'has-points', side, values: [getOwn(points, side) ?? ZERO] },
      met: again ? null : enough(table, teams.find((team) => team.includes(side)) ?? [side]),
    }),
  );
  const left = fraction(Math.max(0, when - round));
  if (table.ended !== null && (round === FIRST_COUNT || round === LAST_COUNT))
    return [{ code: 'decided', values: [fraction(round)], ...of }, ...won];
  return [
    round > LAST_COUNT
      ? { code: 'counted-out', values: [fraction(LAST_COUNT)], ...of }
      : { code: again ? 'count-again' : 'count-after', values: [fraction(when), left], ...of },
    ...(again ? [] : [{ code: 'needs-points', values: [half], ...of } as const]),
    ...won,
  ];
}

/** A game that ended in a tie: the players who roll for it. */
export function tieDue(table: Table): Due[] {
  const tie = rollOff(table);
  if (tie === null) return [];
  return [
    {
      ...{ id: `tie, round ${table.round}`, side: null, code: 'break-tie', phase: null, card: null, count: 0 },
      ...{ pieces: [], unsure: [], squares: [] },
      cite: tie.cite,
      ways: tie.sides.map((side) => ({ way: 'won', side, clicks: 0, facts: [{ fact: 'ended', winner: side }] })),
    },
  ];
}

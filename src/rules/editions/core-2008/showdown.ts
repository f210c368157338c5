import { fraction, isLessThan, ZERO } from '../../../plain/fraction';
import { getOwnProperty } from '../../../plain/get-own';
import { sumTeamPoints } from '../../../table/allies';
import type { Fact } from '../../../table/facts';
import type { Table } from '../../../table/table';
import type { RollOff } from '../../ruleset';
import type { ScenarioLine, ScenarioReminder } from '../../scenario';
import { findLeadingTeams, findSoleWinner, listTeams, type Team } from '../../shared/ending';
import { cite } from './citations';

/** Round of the first point count ("After each player takes five turns"). The last count is five rounds later. */
export const FIRST_COUNT_ROUND = 5;
export const LAST_COUNT_ROUND = 10;

/**
 * Whether a team has "At least half the game's build total", also for an odd total. Points of one team are added up.
 */
function enough(table: Table, team: Team): boolean {
  return !isLessThan(sumTeamPoints(table.points, team), fraction(table.buildTotal, 2));
}

/** Returns the leading teams when points are counted. Null if no team reaches the first count's threshold. */
function ahead(table: Table, last: boolean): readonly Team[] | null {
  const best = findLeadingTeams(table, table.points);
  return last || best.some((team) => enough(table, team)) ? best : null;
}

/**
 * Returns the facts that end the game after a side's turn. The game ends after the last player's fifth turn if a team
 * has half the build total, otherwise after the tenth. Dice break a tie ("Determining the winner"). Empty if the game
 * does not end now.
 */
export function listShowdownEndFacts(table: Table, side: string): Fact[] {
  if (table.ended !== null || side !== table.players.at(-1)?.side) return [];
  if (table.round !== FIRST_COUNT_ROUND && table.round !== LAST_COUNT_ROUND) return [];
  const best = ahead(table, table.round === LAST_COUNT_ROUND);
  if (best === null) return [];
  return [{ fact: 'ended', winner: findSoleWinner(best) }];
}

/** Whether the last count is over. From then on points alone decide the winner. */
export function isPastLastCount(table: Table): boolean {
  return table.round > LAST_COUNT_ROUND;
}

/** Lists the round of the next count, the points needed, and the sides with enough points. */
export function listShowdownProgress(table: Table): ScenarioLine[] {
  const { round, players, points } = table;
  const again = round > FIRST_COUNT_ROUND;
  const half = fraction(table.buildTotal, 2);
  const of = { side: null, met: null };
  const when = again ? LAST_COUNT_ROUND : FIRST_COUNT_ROUND;
  const teams = listTeams(table);
  const won = players.map(
    ({ side }): ScenarioLine => ({
      ...{ code: 'has-points', side, values: [getOwnProperty(points, side) ?? ZERO] },
      met: again ? null : enough(table, teams.find((team) => team.includes(side)) ?? [side]),
    }),
  );
  const left = fraction(Math.max(0, when - round));
  if (table.ended !== null && (round === FIRST_COUNT_ROUND || round === LAST_COUNT_ROUND))
    return [{ code: 'decided', values: [fraction(round)], ...of }, ...won];
  return [
    round > LAST_COUNT_ROUND
      ? { code: 'counted-out', values: [fraction(LAST_COUNT_ROUND)], ...of }
      : { code: again ? 'count-again' : 'count-after', values: [fraction(when), left], ...of },
    ...(again ? [] : [{ code: 'needs-points', values: [half], ...of } as const]),
    ...won,
  ];
}

/** Returns the reminder to roll for a tied game. */
export function listTieReminders(table: Table): ScenarioReminder[] {
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

/**
 * Returns the tied players of a finished game, who roll for the win ("Determining the winner"). The book does not cover
 * equal highest rolls. Those players roll again, as for the first player.
 */
export function rollOff(table: Table): RollOff | null {
  if (table.ended === null || table.ended.winner !== null) return null;
  // A team rolls once, by its first player, because its members win together.
  const sides = findLeadingTeams(table, table.points).flatMap(([first]) => first ?? []);
  return sides.length < 2 ? null : { sides, cite: cite('WINNING A GAME OF HEROCLIX: Determining the winner') };
}

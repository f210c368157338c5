import { type Fraction, isEqualFraction, isLessThan, ZERO } from '../../plain/fraction';
import { getOwnProperty } from '../../plain/get-own';
import { listTeamsInOrder, sumTeamPoints } from '../../table/allies';
import type { Fact, TurnBoundary } from '../../table/facts';
import { makeMarkerRemovalFact } from '../../table/markers';
import type { Figure, Table } from '../../table/table';

/** Ways to determine the winner. */
export const ENDINGS = ['last-standing', 'last-standing-or-points', 'points-and-survivors', 'most-points'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Lists figures that are neither defeated nor captive. */
export function listSurvivors(table: Table): Figure[] {
  return [...table.figures.values()].filter((figure) => !figure.defeated && figure.captor === null);
}

/**
 * Lists the facts that end the game: final scores, then the winner. The winner is null if points do not break a tie.
 * Empty if the game has already ended.
 */
export function endGame(table: Table, ending: Ending): Fact[] {
  if (table.ended !== null) return [];
  if (ending === 'points-and-survivors') return endByPoints(table);
  const standing = new Set(listSurvivors(table).map((figure) => figure.side));
  const teams = listTeams(table).filter((team) => team.some((side) => standing.has(side)));
  const only = teams.length === 1 ? findSoleWinner(teams) : null;
  if (ending === 'last-standing' || (only !== null && ending !== 'most-points'))
    return [{ fact: 'ended', winner: only }];
  return [{ fact: 'ended', winner: findSoleWinner(findLeadingTeams(table, table.points)) }];
}

/**
 * Scores survivors for their own side. Among the sides with the most points, the lowest build total wins. Teams add up
 * points and build totals.
 */
function endByPoints(table: Table): Fact[] {
  let { points } = table;
  const facts: Fact[] = [];
  for (const { side, piece, points: worth } of listSurvivors(table)) {
    const before = pointsOf(points, side);
    points = {
      ...points,
      [side]: { numerator: before.numerator + worth * before.denominator, denominator: before.denominator },
    };
    facts.push({ fact: 'scored', side, points: worth, survived: true, piece });
  }
  const best = findLeadingTeams(table, points);
  const built = (side: string) => table.players.find((player) => player.side === side)?.buildTotal ?? table.buildTotal;
  const builtBy = (team: Team) => team.reduce((sum, side) => sum + built(side), 0);
  const least = Math.min(...best.map(builtBy));
  return [...facts, { fact: 'ended', winner: findSoleWinner(best.filter((team) => builtBy(team) === least)) }];
}

function pointsOf(points: Readonly<Record<string, Fraction>>, side: string): Fraction {
  return getOwnProperty(points, side) ?? ZERO;
}

/** Lists the teams with most points. The points of a team's players are added up. */
export function findLeadingTeams(table: Table, points: Readonly<Record<string, Fraction>>): readonly Team[] {
  const teams = listTeams(table);
  const of = (team: Team) => sumTeamPoints(points, team);
  const most = teams.map(of).reduce((best, each) => (isLessThan(best, each) ? each : best), of(teams[0] ?? []));
  return teams.filter((team) => isEqualFraction(of(team), most));
}

/** Sides that play together, in turn order. A single player is a team of one. */
export type Team = readonly string[];

/** Lists the teams of a table, in the turn order of their first players. */
export function listTeams(table: Table): readonly Team[] {
  return listTeamsInOrder(
    table,
    table.players.map(({ side }) => side),
  );
}

/**
 * Returns the first player of the only remaining team, who represents the team as the winner. Null if no team or
 * several teams remain.
 */
export function findSoleWinner(teams: readonly Team[]): string | null {
  return teams.length === 1 ? (teams[0]?.[0] ?? null) : null;
}

/** Lists facts for effects that end now: cancelled powers, changed values and markers. */
export function listEndingEffects(table: Table, side: string, when: TurnBoundary['when']): Fact[] {
  const now = (until: TurnBoundary | null): until is TurnBoundary =>
    until !== null && until.side === side && until.when === when;
  const facts: Fact[] = [];
  for (const { piece, switchedOff, altered: alterations } of table.figures.values()) {
    for (const { power, until } of switchedOff)
      if (now(until)) facts.push({ fact: 'switched', piece, power, off: false, until: null });
    const ending = alterations.filter(({ until }) => now(until));
    for (const value of new Set(ending.map((each) => each.value)))
      facts.push({ fact: 'altered', piece, value, by: 0, until: { side, when } });
  }
  for (const marker of table.markers) if (now(marker.until)) facts.push(makeMarkerRemovalFact(marker));
  return facts;
}

import { add, type Fraction, ZERO } from '../plain/fraction';
import { own } from '../plain/own';

/** Where sides may play together: the name of its team for each side that has one; left out where everybody plays alone. */
export interface Allied {
  readonly alliances?: Readonly<Record<string, string>>;
}

interface Seat {
  readonly side: string;
  readonly team?: string;
}

/**
 * Whether characters of two sides are friendly: those of one player, and those of players of one team ("Friendly and Opposing
 * Characters" of 2008; the others read it so, for they speak of players of one team or of none). Whose actions, tokens and force they are
 * is another question: each player has their own. It is asked for every figure of thousands of positions: without teams it is
 * the comparison of two words.
 */
export function areFriendly(within: Allied, a: string, b: string): boolean {
  return a === b || (within.alliances !== undefined && areAllied(within.alliances, a, b));
}

function areAllied(alliances: Readonly<Record<string, string>>, a: string, b: string): boolean {
  const team = own(alliances, a);
  return team !== undefined && team === own(alliances, b);
}

/** Who plays with whom; a team of one player is none. Empty where everybody plays alone. */
export function alliancesOf(players: readonly Seat[]): Allied {
  const shared = players.flatMap(({ side, team }): [string, string][] =>
    team !== undefined && players.some((other) => other.side !== side && other.team === team) ? [[side, team]] : [],
  );
  return shared.length > 0 ? { alliances: Object.fromEntries(shared) } : {};
}

/** The sides team by team, in the order of turns; who plays alone is a team of one. */
export function teamsInOrder(within: Allied, sides: readonly string[]): readonly (readonly string[])[] {
  const teams: string[][] = [];
  for (const side of sides) {
    const known = teams.find(([first]) => first !== undefined && areFriendly(within, first, side));
    if (known) known.push(side);
    else teams.push([side]);
  }
  return teams;
}

/** What the players of a team have scored: their points are added together. */
export function pointsTogether(points: Readonly<Record<string, Fraction>>, team: readonly string[]): Fraction {
  return team.map((side) => own(points, side) ?? ZERO).reduce(add, ZERO);
}

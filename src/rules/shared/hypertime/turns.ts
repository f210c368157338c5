import { areFriendly } from '../../../table/allies';
import { type Figure, makePieceOfFigure, type Table } from '../../../table/table';
import type { Deed, DeedRuling } from '../../ruleset';
import { onPiece, reason } from '../cite';
import { giveDeed, type TurnLaw } from '../deeds';
import { hasEffect } from '../powers';
import { knownFigure, ruling } from '../ruling';
import { neighbours } from './adjacency';
import type { YearLaw } from './year';

export const PHASES = ['beginning of turn', 'actions', 'clear tokens'] as const;

/** One action for every 100 points of the build total. */
export function actionTotal(buildTotal: number): number {
  return Math.floor(buildTotal / 100);
}

/** Different characters with bases of one colour. */
function areArchenemies(a: Figure, b: Figure): boolean {
  const colour = a.character.archenemy ?? null;
  return colour !== null && colour === b.character.archenemy && a.character.name !== b.character.name;
}

/** A defeat scores the figure's points, and twice that where its archenemy deals the last blow. */
function worth(figure: Figure, by: Figure | null, table: Table): number {
  return by !== null && !areFriendly(table, by.side, figure.side) && areArchenemies(figure, by)
    ? 2 * figure.points
    : figure.points;
}

/** Tokens, pushing and rest. A pass leaves no token; where it costs an action it is used up all the same. */
export function turnLaw(year: YearLaw): TurnLaw {
  return {
    isFree: (action) => action === 'free' || (action === 'pass' && !year.passCosts),
    rests: (action) => action === 'pass',
    pushes: (figure, table) =>
      year.pushingHurts &&
      figure.tokens > 0 &&
      !hasEffect(year.powers, makePieceOfFigure(figure, table), 'no-pushing-damage'),
    worth,
    // Tokens go from the figures that were given no action.
    tokenIsNoRest: false,
    ending: 'points-and-survivors',
    captives: {
      cite: year.passages.captives,
      // A released captive scores twice, an archenemy three times.
      released: (captive, captor) => (areArchenemies(captive, captor) ? 3 : 2) * captive.points,
      most: Number.POSITIVE_INFINITY,
      // Nobody takes a 2×2 figure along.
      mayBeCaptured: ({ squares }) => squares.length < 4,
      stack: true,
      neighbours: neighbours(year),
    },
    citeTokens: year.passages.pushing,
    citeGiving: year.passages['giving-actions'],
  };
}

export function give(year: YearLaw, table: Table, deed: Deed): DeedRuling {
  const ruled = giveDeed(table, deed, turnLaw(year));
  if (deed.deed !== 'release' || isHome(table, knownFigure(table, deed.by))) return ruled;
  const away = reason('power-forbids', year.passages.captives, [onPiece(deed.by)]);
  return ruling([...ruled.reasons, away], ruled.facts, ruled.notes);
}

/** A captive is released in its captor's starting area. Where the map draws none, the players look after it. */
function isHome({ board }: Table, { side, squares }: Figure): boolean {
  const starts = board?.starts.get(side) ?? [];
  return starts.length === 0 || squares.some((square) => starts.includes(square));
}

import { areFriendly } from '../../../table/allies';
import { type Figure, makePieceOfFigure, type Table } from '../../../table/table';
import type { Deed, DeedRuling } from '../../ruleset';
import { pieceMark, reason } from '../cite';
import { giveDeed, type TurnRules } from '../deeds';
import { hasEffect } from '../powers';
import { makeRuling, requireTableFigure } from '../ruling';
import { neighbourRules } from './adjacency';
import type { YearRules } from './year-rules';

export const PHASES = ['beginning of turn', 'actions', 'clear tokens'] as const;

/** Returns one action for every full 100 points of the build total. */
export function actionTotal(buildTotal: number): number {
  return Math.floor(buildTotal / 100);
}

/** Whether two figures are different characters with bases of one colour. */
function areArchenemies(a: Figure, b: Figure): boolean {
  const colour = a.character.archenemy ?? null;
  return colour !== null && colour === b.character.archenemy && a.character.name !== b.character.name;
}

/** Returns the points of a defeat: the figure's points, doubled if its archenemy deals the last hit. */
function worth(figure: Figure, by: Figure | null, table: Table): number {
  return by !== null && !areFriendly(table, by.side, figure.side) && areArchenemies(figure, by)
    ? 2 * figure.points
    : figure.points;
}

/** Rules of tokens, pushing and rest. A pass leaves no token, but uses up an action in years in which it costs one. */
export function turnRules(year: YearRules): TurnRules {
  return {
    isFree: (action) => action === 'free' || (action === 'pass' && !year.passCosts),
    rests: (action) => action === 'pass',
    pushes: (figure, table) =>
      year.pushingHurts &&
      figure.tokens > 0 &&
      !hasEffect(year.powers, makePieceOfFigure(figure, table), 'no-pushing-damage'),
    defeatPoints: worth,
    // Figures that received no action lose their tokens.
    tokensPreventRest: false,
    ending: 'points-and-survivors',
    captives: {
      cite: year.passages.captives,
      // A released captive scores double, an archenemy triple.
      released: (captive, captor) => (areArchenemies(captive, captor) ? 3 : 2) * captive.points,
      most: Number.POSITIVE_INFINITY,
      // A 2×2 figure cannot be captured.
      mayBeCaptured: ({ squares }) => squares.length < 4,
      stack: true,
      neighbours: neighbourRules(year),
    },
    citeTokens: year.passages.pushing,
    citeGiving: year.passages['giving-actions'],
  };
}

export function give(year: YearRules, table: Table, deed: Deed): DeedRuling {
  const ruled = giveDeed(table, deed, turnRules(year));
  if (deed.deed !== 'release' || isHome(table, requireTableFigure(table, deed.by))) return ruled;
  const away = reason('power-forbids', year.passages.captives, [pieceMark(deed.by)]);
  return makeRuling([...ruled.reasons, away], ruled.facts, ruled.notes);
}

/**
 * Whether a captor is in its starting area, where it may release a captive. If the map has none, the players check
 * this.
 */
function isHome({ board }: Table, { side, squares }: Figure): boolean {
  const starts = board?.starts.get(side) ?? [];
  return starts.length === 0 || squares.some((square) => starts.includes(square));
}

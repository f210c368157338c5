import { areFriendly } from '../../../table/allies';
import type { Figure, Table } from '../../../table/table';
import { makePieceOfFigure } from '../../../table/table-position';
import type { Deed, DeedRuling } from '../../table-deed';
import { pieceMark, reason } from '../cite';
import { ruleOnDeed, type TurnRules } from '../deeds';
import { hasEffect } from '../powers';
import { makeRuling, requireTableFigure } from '../ruling';
import type { YearRules } from './year-rules';

export const PHASES = ['beginning of turn', 'actions', 'clear tokens'] as const;

/** Returns the number of actions in each turn: one for every full 100 points of the build total. */
export function countActionsPerTurn(buildTotal: number): number {
  return Math.floor(buildTotal / 100);
}

/** Whether two figures are different characters with bases of the same archenemy colour. */
function areArchenemies(a: Figure, b: Figure): boolean {
  const colour = a.character.archenemy ?? null;
  return colour !== null && colour === b.character.archenemy && a.character.name !== b.character.name;
}

/** Returns the points for a defeat: the figure's points, doubled if its archenemy deals the last hit. */
function worth(figure: Figure, by: Figure | null, table: Table): number {
  return by !== null && !areFriendly(table, by.side, figure.side) && areArchenemies(figure, by)
    ? 2 * figure.points
    : figure.points;
}

/** Returns the rules of tokens, pushing and rest. A pass gives no token, but in some years it uses up an action. */
export function turnRules(year: YearRules): TurnRules {
  return {
    isFree: (action) => action === 'free' || (action === 'pass' && !year.passCosts),
    rests: (action) => action === 'pass',
    pushes: (figure, table) =>
      year.pushingHurts &&
      figure.tokens > 0 &&
      !hasEffect(year.powers, makePieceOfFigure(figure, table), 'no-pushing-damage'),
    defeatPoints: worth,
    // Only an action prevents rest: a figure with a token from another cause still loses its tokens.
    tokensPreventRest: false,
    ending: 'points-and-survivors',
    captives: {
      cite: year.passages.captives,
      // Releasing a captive scores twice its points, or three times if the captive is an archenemy.
      released: (captive, captor) => (areArchenemies(captive, captor) ? 3 : 2) * captive.points,
      most: Number.POSITIVE_INFINITY,
      // A 2×2 figure cannot be captured.
      mayBeCaptured: ({ squares }) => squares.length < 4,
      stack: true,
      neighbours: year.neighbours,
    },
    citeTokens: year.passages.pushing,
    citeGiving: year.passages['giving-actions'],
  };
}

export function ruleOnHypertimeDeed(year: YearRules, table: Table, deed: Deed): DeedRuling {
  const ruled = ruleOnDeed(table, deed, turnRules(year));
  if (deed.deed !== 'release' || isHome(table, requireTableFigure(table, deed.by))) return ruled;
  const away = reason('power-forbids', year.passages.captives, [pieceMark(deed.by)]);
  return makeRuling([...ruled.reasons, away], ruled.facts, ruled.notes);
}

/**
 * Whether a captor is in its starting area, where it may release a captive. True if the map has no starting areas,
 * because then the players check this.
 */
function isHome({ board }: Table, { side, squares }: Figure): boolean {
  const starts = board?.starts.get(side) ?? [];
  return starts.length === 0 || squares.some((square) => starts.includes(square));
}

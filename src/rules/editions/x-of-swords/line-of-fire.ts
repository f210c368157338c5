import { BLOCKING, HINDERING } from '../../../board/terrain';
import type { Square } from '../../../grid/square';
import type { Position } from '../../../table/position';
import type { SeeAnswer } from '../../answer';
import type { Place, SightField } from '../../ruleset';
import { areAdjacent } from '../../shared/adjacency';
import { onSquare } from '../../shared/cite';
import {
  BY_BLOCKING,
  BY_ELEVATION,
  type CornerLaw,
  figuresWhere,
  type LineEnds,
  type LineLaw,
  wallsWhere,
} from '../../shared/line-law';
import { type Findings, judgeLine, type SightLaw, seeBest } from '../../shared/line-of-fire';
import { objectSquares } from '../../shared/objects';
import { spotOf } from '../../shared/places';
import { hasEffect } from '../../shared/powers';
import { type FieldLaw, sightField } from '../../shared/sight-field';
import { NEIGHBOURS } from './adjacency';
import { cite, citeLineCause } from './citations';
import { POWERS } from './powers';

/** The book is silent on corners; they are read as in the core rules of 2008. */
const CORNER: CornerLaw = {
  blockingAndFigure: 'blocked',
  figureAndFigure: 'blocked',
  hinderingAndHindering: 'hindered',
  hinderingAndOther: 'hindered',
};

/**
 * "Line of Fire", "Elevated", "The Rim". On one level only what reaches that level counts. Between levels everything
 * crossed counts, and any square above the lower end but the higher one's own: so only the rim looks down.
 */
export function lineLaw(position: Position, ends: LineEnds): LineLaw {
  const { board } = position;
  const from = board.levels[ends.from]!;
  const to = board.levels[ends.to]!;
  const level = from === to;
  const low = Math.min(from, to);
  const own = new Set([...(ends.viewer?.squares ?? []), ...(ends.target?.squares ?? [])]);
  const objects = objectSquares(position);
  const counts = (height: number): boolean => !level || height >= low;

  const stops = (square: Square): number => {
    const height = board.levels[square]!;
    if ((board.terrain[square]! & BLOCKING) !== 0 && counts(height)) return BY_BLOCKING;
    return height > low && (level || !own.has(square)) ? BY_ELEVATION : 0;
  };
  const mine = new Set(ends.viewer?.squares ?? []);
  const hindering = (square: Square): boolean =>
    ((board.terrain[square]! & HINDERING) !== 0 || objects.has(square)) && counts(board.levels[square]!);
  return {
    blocks: stops,
    flanks: (square) => stops(square) !== 0,
    figures: figuresWhere(position, ends, (_piece, square) => !level || board.levels[square] === low),
    hinders: (square) => !mine.has(square) && hindering(square),
    under: hindering,
    walls: wallsWhere(board, counts),
    corner: CORNER,
  };
}

/** "Stealth": when it is not its own turn, a hindered line from a character that is not adjacent is blocked. */
function veiled(position: Position, ends: LineEnds, findings: Findings): Findings {
  const { viewer, target } = ends;
  if (!target || !hasEffect(POWERS, target, 'hide') || findings.blockers.length > 0) return findings;
  const turn = position.turn ?? viewer?.side ?? null;
  if (findings.hindrances.length === 0 || turn === target.side) return findings;
  const from = { squares: viewer?.squares ?? [ends.from], piece: viewer };
  if (areAdjacent(position, NEIGHBOURS, from, { squares: target.squares, piece: target })) return findings;
  return { ...findings, blockers: findings.hindrances.map((square) => ({ mark: onSquare(square), cause: 'stealth' })) };
}

export const SIGHT: SightLaw = {
  judge: (position, ends) => veiled(position, ends, judgeLine(position, lineLaw(position, ends), ends.from, ends.to)),
  citeCause: citeLineCause,
  citeClear: cite('Attacking: Line of Fire'),
  citeHindered: cite('Terrain: Hindering'),
};

export function see(position: Position, a: Place, b: Place): SeeAnswer {
  return seeBest(position, SIGHT, spotOf(position, a), spotOf(position, b));
}

const FIELD: FieldLaw = {
  kindOf: (board, to) => board.levels[to]!,
  classOf: (board, from) => board.levels[from]!,
  lawOf: lineLaw,
};

export function sight(position: Position, place: Place): SightField {
  return sightField(position, spotOf(position, place), FIELD);
}

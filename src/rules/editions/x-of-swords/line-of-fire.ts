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
import type { SwordsLaw } from './law';
import { POWERS } from './powers';

/**
 * Returns the rules for a line ("Line of Fire", "Elevated", "The Rim"). On one level, only obstacles that reach that
 * level count. Between levels, everything crossed counts, and any square above the lower end except the higher end's
 * own. Only figures on the rim therefore see down.
 */
export function lineLaw({ corner }: SwordsLaw, position: Position, ends: LineEnds): LineLaw {
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
    corner,
  };
}

/** "Stealth": outside its own turn, a hindered line from a character that is not adjacent is blocked. */
function veiled(position: Position, ends: LineEnds, findings: Findings): Findings {
  const { viewer, target } = ends;
  if (!target || !hasEffect(POWERS, target, 'hide') || findings.blockers.length > 0) return findings;
  const turn = position.turn ?? viewer?.side ?? null;
  if (findings.hindrances.length === 0 || turn === target.side) return findings;
  const from = { squares: viewer?.squares ?? [ends.from], piece: viewer };
  if (areAdjacent(position, NEIGHBOURS, from, { squares: target.squares, piece: target })) return findings;
  return { ...findings, blockers: findings.hindrances.map((square) => ({ mark: onSquare(square), cause: 'hidden' })) };
}

export function sightLaw(law: SwordsLaw): SightLaw {
  return {
    judge: (position, ends) =>
      veiled(position, ends, judgeLine(position, lineLaw(law, position, ends), ends.from, ends.to)),
    citeCause: citeLineCause,
    citeClear: cite('Attacking: Line of Fire'),
    citeHindered: cite('Terrain: Hindering'),
  };
}

export function see(law: SwordsLaw, position: Position, a: Place, b: Place): SeeAnswer {
  return seeBest(position, sightLaw(law), spotOf(position, a), spotOf(position, b));
}

const fields = new WeakMap<SwordsLaw, FieldLaw>();

function fieldLaw(law: SwordsLaw): FieldLaw {
  const known = fields.get(law);
  if (known) return known;
  const made: FieldLaw = {
    kindOf: (board, to) => board.levels[to]!,
    classOf: (board, from) => board.levels[from]!,
    lawOf: (position, ends) => lineLaw(law, position, ends),
  };
  fields.set(law, made);
  return made;
}

export function sight(law: SwordsLaw, position: Position, place: Place): SightField {
  return sightField(position, spotOf(position, place), fieldLaw(law));
}

import { BLOCKING, HINDERING } from '../../../board/terrain';
import type { Square } from '../../../grid/square';
import type { Position } from '../../../table/position';
import type { SeeAnswer } from '../../answer';
import type { PieceOrSquare, SightField } from '../../ruleset';
import { areAdjacent } from '../../shared/adjacency';
import { squareMark } from '../../shared/cite';
import { answerBestSight, findLineObstacles, type LineFindings, type SightRules } from '../../shared/line-of-fire';
import {
  BLOCKED_BY_ELEVATION,
  BLOCKED_BY_TERRAIN,
  findBlockingFigures,
  type LineEnds,
  type LineRules,
  makeWallTest,
} from '../../shared/line-rules';
import { objectSquares } from '../../shared/objects';
import { resolvePlace } from '../../shared/places';
import { hasEffect } from '../../shared/powers';
import { computeSightField, type SightFieldRules } from '../../shared/sight-field';
import { NEIGHBOURS } from './adjacency';
import { cite, citeLineCause } from './citations';
import { POWERS } from './powers';
import type { XOfSwordsRules } from './rules';

/**
 * Returns the rules for a line ("Line of Fire", "Elevated", "The Rim"). On one level, only obstacles that reach that
 * level count. Between levels, all obstacles count, and each square higher than the lower level blocks the line, except
 * the squares of the two figures. A figure therefore sees a lower level only from the rim of its own.
 */
export function lineRules({ corner }: XOfSwordsRules, position: Position, ends: LineEnds): LineRules {
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
    if ((board.terrain[square]! & BLOCKING) !== 0 && counts(height)) return BLOCKED_BY_TERRAIN;
    return height > low && (level || !own.has(square)) ? BLOCKED_BY_ELEVATION : 0;
  };
  const mine = new Set(ends.viewer?.squares ?? []);
  const hindering = (square: Square): boolean =>
    ((board.terrain[square]! & HINDERING) !== 0 || objects.has(square)) && counts(board.levels[square]!);
  return {
    blocks: stops,
    flanks: (square) => stops(square) !== 0,
    figures: findBlockingFigures(position, ends, (_piece, square) => !level || board.levels[square] === low),
    hinders: (square) => !mine.has(square) && hindering(square),
    under: hindering,
    walls: makeWallTest(board, counts),
    corner,
  };
}

/** "Stealth": blocks a hindered line to the figure, except on its side's turn or from an adjacent character. */
function veiled(position: Position, ends: LineEnds, findings: LineFindings): LineFindings {
  const { viewer, target } = ends;
  if (!target || !hasEffect(POWERS, target, 'hide') || findings.blockers.length > 0) return findings;
  const turn = position.turn ?? viewer?.side ?? null;
  if (findings.hindrances.length === 0 || turn === target.side) return findings;
  const from = { squares: viewer?.squares ?? [ends.from], piece: viewer };
  if (areAdjacent(position, NEIGHBOURS, from, { squares: target.squares, piece: target })) return findings;
  return {
    ...findings,
    blockers: findings.hindrances.map((square) => ({ mark: squareMark(square), cause: 'hidden' })),
  };
}

export function sightRules(rules: XOfSwordsRules): SightRules {
  return {
    judge: (position, ends) =>
      veiled(position, ends, findLineObstacles(position, lineRules(rules, position, ends), ends.from, ends.to)),
    citeCause: citeLineCause,
    citeClear: cite('Attacking: Line of Fire'),
    citeHindered: cite('Terrain: Hindering'),
  };
}

export function see(rules: XOfSwordsRules, position: Position, a: PieceOrSquare, b: PieceOrSquare): SeeAnswer {
  return answerBestSight(position, sightRules(rules), resolvePlace(position, a), resolvePlace(position, b));
}

const fields = new WeakMap<XOfSwordsRules, SightFieldRules>();

function fieldLaw(rules: XOfSwordsRules): SightFieldRules {
  const known = fields.get(rules);
  if (known) return known;
  const made: SightFieldRules = {
    kindOf: (board, to) => board.levels[to]!,
    classOf: (board, from) => board.levels[from]!,
    lawOf: (position, ends) => lineRules(rules, position, ends),
  };
  fields.set(rules, made);
  return made;
}

export function sight(rules: XOfSwordsRules, position: Position, place: PieceOrSquare): SightField {
  return computeSightField(position, resolvePlace(position, place), fieldLaw(rules));
}

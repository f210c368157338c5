import { HINDERING } from '../../../board/terrain';
import type { Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Citation, SeeAnswer } from '../../answer';
import type { PieceOrSquare, SightField } from '../../ruleset';
import { pieceMark, squareMark } from '../cite';
import {
  answerBestSight,
  findLineObstacles,
  type LineBlockingCause,
  type LineFindings,
  type SightRules,
  UNOBSTRUCTED_LINE,
} from '../line-of-fire';
import {
  BLOCKED_BY_ELEVATION,
  BLOCKED_BY_TERRAIN,
  type CornerRules,
  findBlockingFigures,
  type LineEnds,
  type LineRules,
  makeWallTest,
} from '../line-rules';
import { objectSquares } from '../objects';
import { resolvePlace } from '../places';
import { hasEffect } from '../powers';
import { computeSightField, type SightFieldRules } from '../sight-field';
import { isBlocking, isSoaring } from './flight';
import type { YearRules } from './year-rules';

/** Figures do not close corners. Only blocking terrain does. */
export const HYPERTIME_CORNER_RULES: CornerRules = {
  blockingAndFigure: 'clear',
  figureAndFigure: 'clear',
  hinderingAndHindering: 'hindered',
  hinderingAndOther: 'clear',
};

/** Case of a line: on the ground, from a roof down, up to a roof, from roof to roof, or up to a soaring figure. */
type LineKind = 'grounded' | 'down' | 'up' | 'rooftops' | 'to-soaring';

function lineKind(year: YearRules, position: Position, { from, to, target }: LineEnds): LineKind {
  if (target && isSoaring(year, target)) return 'to-soaring';
  const [high, targetHigh] = [position.board.levels[from]! > 0, position.board.levels[to]! > 0];
  if (high) return targetHigh ? 'rooftops' : 'down';
  return targetHigh ? 'up' : 'grounded';
}

/** Returns the rules for a line from a figure that does not soar. */
export function lineRules(year: YearRules, position: Position, ends: LineEnds): LineRules {
  const { board } = position;
  const kind = lineKind(year, position, ends);
  const own = new Set([...(ends.viewer?.squares ?? []), ...(ends.target?.squares ?? [])]);
  const elevated = (square: Square) => board.levels[square]! > 0;
  const objects = objectSquares(position);

  const stops = (square: Square): number => {
    if (own.has(square)) return 0;
    if (kind === 'rooftops') return elevated(square) && isBlocking(position, square) ? BLOCKED_BY_TERRAIN : 0;
    if (isBlocking(position, square)) return BLOCKED_BY_TERRAIN;
    return kind !== 'to-soaring' && elevated(square) ? BLOCKED_BY_ELEVATION : 0;
  };
  const hindering = (square: Square): boolean => {
    const hinders = (board.terrain[square]! & HINDERING) !== 0 || objects.has(square);
    return hinders && kind !== 'to-soaring';
  };
  const counts = (square: Square): boolean =>
    kind === 'rooftops' ? elevated(square) : kind === 'grounded' && !elevated(square);
  const mine = new Set(ends.viewer?.squares ?? []);
  const stopsLine = (_piece: Piece, square: Square): boolean => {
    if (kind === 'to-soaring') return false;
    // A line from a roof passes over the figures below. A line upward does not.
    return kind === 'down' || kind === 'rooftops' ? elevated(square) : true;
  };
  return {
    blocks: stops,
    flanks: (square) => stops(square) !== 0,
    figures: findBlockingFigures(position, ends, stopsLine),
    hinders: (square) => counts(square) && !mine.has(square) && hindering(square),
    under: hindering,
    walls: makeWallTest(board, (low) => kind !== 'rooftops' || low > 0),
    corner: year.corner,
  };
}

export function sightRules(year: YearRules): SightRules {
  const { passages } = year;
  const causes: Record<LineBlockingCause, Citation> = {
    blocking: passages['line-blocking'],
    elevation: passages['line-elevated'],
    indoors: passages['line-blocking'],
    wall: passages['line-wall'],
    figure: passages['line-figure'],
    corner: passages['line-corner'],
    hidden: passages['line-hidden'],
    range: passages.range,
    soaring: passages['line-soaring'],
  };
  return {
    judge: (position, ends) => judge(year, position, ends),
    citeCause: (cause) => causes[cause],
    citeClear: passages.line,
    citeHindered: passages['line-hindered'],
  };
}

function judge(year: YearRules, position: Position, ends: LineEnds): LineFindings {
  const { viewer, target, from, to } = ends;
  if (viewer && isSoaring(year, viewer)) {
    // A soaring viewer can target only soaring figures. No terrain blocks the line at that height.
    if (from === to || (target && isSoaring(year, target))) return UNOBSTRUCTED_LINE;
    return { blockers: [{ mark: pieceMark(viewer.id), cause: 'soaring' }], hindrances: [] };
  }
  const findings = findLineObstacles(position, lineRules(year, position, ends), from, to);
  const hides = target !== null && hasEffect(year.powers, target, 'hide');
  if (!hides || findings.blockers.length > 0 || findings.hindrances.length === 0) return findings;
  return {
    ...findings,
    blockers: findings.hindrances.map((square) => ({ mark: squareMark(square), cause: 'hidden' })),
  };
}

export function see(year: YearRules, position: Position, a: PieceOrSquare, b: PieceOrSquare): SeeAnswer {
  return answerBestSight(position, sightRules(year), resolvePlace(position, a), resolvePlace(position, b));
}

/** Cached sight field rules by corner rules. The years differ in no other sight field rule. */
const fields = new WeakMap<CornerRules, SightFieldRules>();

function fieldLaw(year: YearRules): SightFieldRules {
  const rules = fields.get(year.corner);
  if (rules) return rules;
  const made: SightFieldRules = {
    kindOf: (board, to) => (board.levels[to]! > 0 ? 1 : 0),
    classOf: (board, from) => (board.levels[from]! > 0 ? 1 : 0),
    lawOf: (position, ends) => lineRules(year, position, ends),
  };
  fields.set(year.corner, made);
  return made;
}

/** Computes the sight field. A soaring figure sees only its own square of the map. */
export function sight(year: YearRules, position: Position, place: PieceOrSquare): SightField {
  const viewer = resolvePlace(position, place);
  const { levels } = position.board;
  if (viewer.piece !== null && isSoaring(year, viewer.piece)) {
    const own = new Uint8Array(levels.length);
    for (const square of viewer.squares) own[square] = 2;
    return own;
  }
  return computeSightField(position, viewer, fieldLaw(year));
}

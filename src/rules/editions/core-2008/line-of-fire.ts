import { type Board, listBoardSquares } from '../../../board/board';
import { BLOCKING, HINDERING, INDOORS } from '../../../board/terrain';
import { lineBetween } from '../../../grid/line-crossings';
import type { Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { SeeAnswer } from '../../answer';
import type { PieceOrSquare, SightField } from '../../ruleset';
import { squareMark } from '../../shared/cite';
import { answerBestSight, findLineObstacles, type LineFindings, type SightRules } from '../../shared/line-of-fire';
import {
  BLOCKED_BY_ELEVATION,
  BLOCKED_BY_INDOORS,
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
import { cite, citeLineCause } from './citations';
import { POWERS } from './powers';
import type { CoreRules } from './rules';

/**
 * Case in the book for a line of fire. `tall` is a line between a tall character and an elevated one: drawn as if both
 * were elevated, but hindering counts as between different levels.
 */
type LineKind = 'grounded' | 'mixed' | 'elevated' | 'tall';

function lineKind(position: Position, { from, to, viewer, target }: LineEnds): LineKind {
  const high = position.board.levels[from]! > 0;
  const targetHigh = position.board.levels[to]! > 0;
  if (high && targetHigh) return 'elevated';
  if (!high && !targetHigh) return 'grounded';
  const lower = high ? target : viewer;
  return lower && hasEffect(POWERS, lower, 'tall') ? 'tall' : 'mixed';
}

function isBig(piece: Piece): boolean {
  return hasEffect(POWERS, piece, 'big');
}

function isOutdoors({ terrain }: Board, square: Square): boolean {
  return (terrain[square]! & INDOORS) === 0;
}

/**
 * Returns what blocks or hinders a line between two ends ("Ranged Combat: Line of fire", "Elevated terrain and line of
 * fire").
 */
export function lineRules(
  rules: CoreRules,
  position: Position,
  ends: LineEnds,
  ignores: (piece: Piece) => boolean = () => false,
): LineRules {
  const { board } = position;
  const kind = lineKind(position, ends);
  const seesOverGround = kind === 'elevated' || kind === 'tall';
  const own = new Set([...(ends.viewer?.squares ?? []), ...(ends.target?.squares ?? [])]);
  const mine = new Set(ends.viewer?.squares ?? []);
  const outdoors = [ends.from, ends.to].filter((end) => isOutdoors(board, end)).length;
  const overRooms = outdoors === 2 || (outdoors === 1 && rules.roomsStop === 'one-end-outdoors');
  const overHeads = [ends.viewer, ends.target].some((piece) => piece !== null && hasEffect(POWERS, piece, 'tall'));
  const objects = objectSquares(position);

  const groundStops = (square: Square): number => {
    const elevated = board.levels[square]! > 0;
    const blocking = (board.terrain[square]! & BLOCKING) !== 0;
    if (seesOverGround) return elevated && blocking ? BLOCKED_BY_TERRAIN : 0;
    if (elevated && !own.has(square)) return blocking ? BLOCKED_BY_TERRAIN : BLOCKED_BY_ELEVATION;
    return blocking ? BLOCKED_BY_TERRAIN : 0;
  };
  const hindering = (square: Square): boolean => (board.terrain[square]! & HINDERING) !== 0 || objects.has(square);
  const stopsLine = (piece: Piece, square: Square): boolean => {
    if (ignores(piece)) return false;
    const elevated = board.levels[square]! > 0;
    if (kind === 'mixed' || kind === 'tall') return isBig(piece);
    const level = kind === 'elevated' ? elevated || isBig(piece) : !elevated;
    return level && (!overHeads || isBig(piece));
  };

  return {
    blocks: (square) =>
      groundStops(square) || (overRooms && !own.has(square) && !isOutdoors(board, square) ? BLOCKED_BY_INDOORS : 0),
    flanks: (square) => groundStops(square) === BLOCKED_BY_TERRAIN || (rules.heightFlanks && groundStops(square) !== 0),
    figures: findBlockingFigures(position, ends, stopsLine),
    hinders: (square) => hinders(kind, board.levels[square]!) && !mine.has(square) && hindering(square),
    under: hindering,
    walls: makeWallTest(board, (low) => !seesOverGround || low > 0),
    corner: rules.corner,
  };
}

function hinders(kind: LineKind, level: number): boolean {
  return kind === 'grounded' ? level === 0 : kind === 'elevated' && level > 0;
}

/**
 * Blocks a hindered line to a stealthy character. This is common practice, because no source of this edition says so.
 */
function veiled(rules: CoreRules, findings: LineFindings, target: Piece | null): LineFindings {
  if (!rules.stealthHides) return findings;
  if (!target || !hasEffect(POWERS, target, 'hide') || findings.blockers.length > 0 || findings.hindrances.length === 0)
    return findings;
  return {
    ...findings,
    blockers: findings.hindrances.map((square) => ({ mark: squareMark(square), cause: 'hidden' })),
  };
}

function isHindering({ board, objects }: Position, square: Square): boolean {
  return (board.terrain[square]! & HINDERING) !== 0 || objects.some(({ at }) => at === square);
}

/** Whether a line crosses only hindering squares of one level, its ends included. */
function staysInside(position: Position, from: Square, to: Square): boolean {
  const { levels } = position.board;
  const inside = (square: Square): boolean => isHindering(position, square) && levels[square] === levels[from];
  return inside(from) && inside(to) && lineBetween(from, to).squares.every((offset) => inside(from + offset));
}

/** Returns the rules for lines. `ignores` selects figures that the line may pass, as for a sharpshooter. */
export function sightRules(rules: CoreRules, ignores: (piece: Piece) => boolean = () => false): SightRules {
  return {
    judge: (position, ends) => {
      const findings = findLineObstacles(position, lineRules(rules, position, ends, ignores), ends.from, ends.to);
      const free = !rules.hinderedInside && staysInside(position, ends.from, ends.to);
      return veiled(rules, free ? { ...findings, hindrances: [] } : findings, ends.target);
    },
    citeCause: citeLineCause,
    citeClear: cite('Ranged Combat: Line of fire'),
    citeHindered: cite('Hindering Terrain: Ranged combat attacks and the hindering terrain modifier'),
  };
}

export function see(rules: CoreRules, position: Position, a: PieceOrSquare, b: PieceOrSquare): SeeAnswer {
  return answerBestSight(position, sightRules(rules), resolvePlace(position, a), resolvePlace(position, b));
}

/** Values in a sight field for squares with a hindered or a clear line of fire. */
const HINDERED = 1;
const CLEAR = 2;

const fields = new WeakMap<CoreRules, SightFieldRules>();

function fieldLaw(rules: CoreRules): SightFieldRules {
  const known = fields.get(rules);
  if (known) return known;
  const made: SightFieldRules = {
    kindOf: (board, to) => (board.levels[to]! > 0 ? 2 : 0) + (isOutdoors(board, to) ? 1 : 0),
    classOf: (board, from, piece) =>
      (board.levels[from]! > 0 ? 4 : 0) +
      (isOutdoors(board, from) ? 2 : 0) +
      (piece !== null && hasEffect(POWERS, piece, 'tall') ? 1 : 0),
    lawOf: (position, ends) => lineRules(rules, position, ends),
  };
  fields.set(rules, made);
  return made;
}

export function sight(rules: CoreRules, position: Position, place: PieceOrSquare): SightField {
  const viewer = resolvePlace(position, place);
  const seen = computeSightField(position, viewer, fieldLaw(rules));
  if (rules.hinderedInside || !viewer.squares.some((square) => isHindering(position, square))) return seen;
  // The sweep cannot evaluate complete lines, so hindered squares on hindering terrain are queried.
  for (const square of listBoardSquares(position.board)) {
    if (seen[square] !== HINDERED || !isHindering(position, square)) continue;
    if (see(rules, position, place, { square }).see === 'clear') seen[square] = CLEAR;
  }
  return seen;
}

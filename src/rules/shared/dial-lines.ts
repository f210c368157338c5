import { type Board, listBoardSquares } from '../../board/board';
import { HINDERING } from '../../board/terrain';
import { lineBetween } from '../../grid/line-crossings';
import type { Square } from '../../grid/square';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { SeeAnswer } from '../answer';
import type { PieceOrSquare, SightField } from '../ruleset';
import { areAdjacent } from './adjacency';
import { pieceMark, squareMark } from './cite';
import type { DialRules } from './dial-rules';
import { isOutdoors, isSoaring } from './flight';
import {
  answerBestSight,
  findLineObstacles,
  type LineFindings,
  type SightRules,
  UNOBSTRUCTED_LINE,
} from './line-of-fire';
import {
  BLOCKED_BY_ELEVATION,
  BLOCKED_BY_INDOORS,
  BLOCKED_BY_TERRAIN,
  findBlockingFigures,
  type LineEnds,
  type LineRules,
  makeWallTest,
} from './line-rules';
import { objectSquares, pieceAsPlace, resolvePlace } from './places';
import { hasEffect } from './powers';
import { computeSightField, type SightFieldRules } from './sight-field';

/** Selects figures that a line may pass. */
type Ignores = (piece: Piece) => boolean;

/** Returns what blocks or hinders a line between two ends. A soaring viewer has no such line. */
export function makeLineRules(
  rules: DialRules,
  position: Position,
  ends: LineEnds,
  ignores: Ignores = () => false,
): LineRules {
  const { levels } = position.board;
  const viewing = ends.viewer?.squares ?? [];
  const mine = new Set(viewing);
  const own = ends.target ? new Set([...viewing, ...ends.target.squares]) : mine;
  const { blocks, figures, hinders, under, walls } = rules.lineCase(rules, position, ends, own);
  const overRooms = rules.roomsStop !== null && passesOverRooms(rules, position, ends);
  const hindering = hinderingTest(position);
  return {
    blocks: overRooms
      ? (square) => blocks(square) || (own.has(square) || isOutdoors(position, square) ? 0 : BLOCKED_BY_INDOORS)
      : blocks,
    flanks: (square) => {
      const cause = blocks(square);
      return cause === BLOCKED_BY_TERRAIN || (cause === BLOCKED_BY_ELEVATION && rules.heightFlanks);
    },
    figures: findBlockingFigures(position, ends, (piece, square) => figures(piece, levels[square]!) && !ignores(piece)),
    hinders: (square) => hinders(levels[square]!) && !mine.has(square) && hindering(square),
    under: (square) => under && hindering(square),
    walls: makeWallTest(position.board, walls),
    corner: rules.corner,
  };
}

/** Whether indoor squares block a line with these ends. */
function passesOverRooms({ roomsStop }: DialRules, position: Position, { from, to }: LineEnds): boolean {
  const [first, second] = [isOutdoors(position, from), isOutdoors(position, to)];
  return roomsStop === 'one-end-outdoors' ? first || second : first && second;
}

/** Returns a test for squares of hindering terrain, which includes objects that no figure holds. */
function hinderingTest(position: Position): (square: Square) => boolean {
  const { terrain } = position.board;
  const objects = objectSquares(position);
  return (square) => (terrain[square]! & HINDERING) !== 0 || objects.has(square);
}

/** Blocks a hindered line to a stealthy character. */
function withStealth(rules: DialRules, position: Position, ends: LineEnds, findings: LineFindings): LineFindings {
  const { viewer, target } = ends;
  if (rules.stealthHides === 'never' || target === null || findings.hindrances.length === 0) return findings;
  if (findings.blockers.length > 0 || !hasEffect(rules.powers, target, 'hide')) return findings;
  if (rules.stealthHides === 'off-turn') {
    if ((position.turn ?? viewer?.side ?? null) === target.side) return findings;
    const from = { squares: viewer?.squares ?? [ends.from], piece: viewer };
    if (areAdjacent(position, rules.neighbours, from, pieceAsPlace(target))) return findings;
  }
  return {
    ...findings,
    blockers: findings.hindrances.map((square) => ({ mark: squareMark(square), cause: 'hidden' })),
  };
}

/** Whether a line crosses only hindering squares of one level, its ends included. */
function staysInside(position: Position, from: Square, to: Square): boolean {
  const { levels } = position.board;
  const hindering = hinderingTest(position);
  const inside = (square: Square): boolean => hindering(square) && levels[square] === levels[from];
  return inside(from) && inside(to) && lineBetween(from, to).squares.every((offset) => inside(from + offset));
}

function judgeLine(rules: DialRules, position: Position, ends: LineEnds, ignores: Ignores): LineFindings {
  const { viewer, target, from, to } = ends;
  if (viewer && isSoaring(rules, viewer)) {
    // A soaring viewer can target only soaring figures. No terrain blocks the line at that height.
    if (from === to || (target && isSoaring(rules, target))) return UNOBSTRUCTED_LINE;
    return { blockers: [{ mark: pieceMark(viewer.id), cause: 'soaring' }], hindrances: [] };
  }
  const findings = findLineObstacles(position, makeLineRules(rules, position, ends, ignores), from, to);
  const free = !rules.hinderedInside && staysInside(position, from, to);
  return withStealth(rules, position, ends, free ? { ...findings, hindrances: [] } : findings);
}

/** Returns the rules for lines. `ignores` selects figures that the line may pass, as for a sharpshooter. */
export function dialSightRules(rules: DialRules, ignores: Ignores = () => false): SightRules {
  const { passages } = rules;
  return {
    judge: (position, ends) => judgeLine(rules, position, ends, ignores),
    citeCause: (cause) => passages[`line-${cause}`],
    citeClear: passages.line,
    citeHindered: passages['line-hindered'],
  };
}

export function answerSee(rules: DialRules, position: Position, a: PieceOrSquare, b: PieceOrSquare): SeeAnswer {
  return answerBestSight(position, dialSightRules(rules), resolvePlace(position, a), resolvePlace(position, b));
}

/** Values in a sight field for squares with a hindered or a clear line of fire. */
const HINDERED = 1;
const CLEAR = 2;

/** Sight field rules of each edition, which are the key of further caches. */
const fields = new WeakMap<DialRules, SightFieldRules>();

function fieldRules(rules: DialRules): SightFieldRules {
  const known = fields.get(rules);
  if (known) return known;
  const heightOf = ({ levels }: Board, square: Square) =>
    rules.allLevelsDiffer ? levels[square]! : Math.min(1, levels[square]!);
  const kindOf = (board: Board, square: Square) =>
    rules.roomsStop === null
      ? heightOf(board, square)
      : 2 * heightOf(board, square) + (isOutdoors({ board }, square) ? 1 : 0);
  const made: SightFieldRules = {
    kindOf,
    classOf: (board, from, piece) =>
      2 * kindOf(board, from) + (piece !== null && hasEffect(rules.powers, piece, 'tall') ? 1 : 0),
    lawOf: (position, ends) => makeLineRules(rules, position, ends),
  };
  fields.set(rules, made);
  return made;
}

/** Computes the sight field. A soaring figure sees only its own square of the map. */
export function computeSight(rules: DialRules, position: Position, place: PieceOrSquare): SightField {
  const viewer = resolvePlace(position, place);
  if (viewer.piece !== null && isSoaring(rules, viewer.piece)) {
    const own = new Uint8Array(position.board.levels.length);
    for (const square of viewer.squares) own[square] = CLEAR;
    return own;
  }
  const seen = computeSightField(position, viewer, fieldRules(rules));
  const hindering = hinderingTest(position);
  if (rules.hinderedInside || !viewer.squares.some(hindering)) return seen;
  // The sweep cannot evaluate complete lines, so hindered squares on hindering terrain are queried.
  for (const square of listBoardSquares(position.board)) {
    if (seen[square] !== HINDERED || !hindering(square)) continue;
    if (answerSee(rules, position, place, { square }).see === 'clear') seen[square] = CLEAR;
  }
  return seen;
}

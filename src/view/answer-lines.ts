import { edgeSquares } from '../grid/edge';
import type { Square } from '../grid/square';
import type { Answered } from '../query/answered';
import type { HitAnswer, Mark, MoveAnswer, SeeAnswer, SightLine } from '../rules/answer';
import { findPiece, type Position } from '../table/position';
import type { BoardLine, BoardMark, BoardOverlay } from './types';

/**
 * Makes the lines to draw for an answer: lines of fire with obstacles and hindrances, paths, and terrain to be
 * destroyed.
 */
export function makeAnswerLines(position: Position, answered: Answered): readonly BoardLine[] {
  switch (answered.ask) {
    case 'range':
      return [fireLine(position, answered.answer.line, null, [])];
    case 'see':
      return [fireLine(position, answered.answer.line, answered.answer, [])];
    case 'hit':
      return hitLines(position, answered.answer);
    case 'move':
      return makeMoveLines(position, answered.answer);
    case 'knockback':
    case 'slam':
      return makePathLines(answered.answer.path);
    case 'destroy': {
      const { target } = answered.of;
      const mark: Mark = 'edge' in target ? { mark: 'edge', ...target } : { mark: 'square', ...target };
      const line = answered.answer.blow?.line ?? null;
      const shot = line ? [fireLine(position, line, null, [])] : [];
      return [
        ...shot,
        { squares: [], kind: 'way', stopped: true, stops: toBoardMarks(position, [mark]), hindrances: [] },
      ];
    }
    default:
      return [];
  }
}

/** Makes the overlay of an answer. Null if the answer has no squares to paint. */
export function makeAnswerOverlay(answered: Answered): BoardOverlay | null {
  switch (answered.ask) {
    case 'move':
      return painted(answered.of.to);
    case 'reach': {
      const { ends } = answered.answer;
      const numbers = ends.flatMap(({ squares, cost }) =>
        squares.length === 1 ? [{ square: squares[0] as Square, text: String(cost) }] : [],
      );
      return { ...painted([...new Set(ends.flatMap(({ squares }) => squares))]), numbers };
    }
    case 'knockback':
    case 'slam':
    case 'breakthrough':
      return painted(answered.answer.to);
    case 'destroy':
      return { fills: { stop: answered.answer.debris }, numbers: [] };
    default:
      return null;
  }
}

function painted(squares: readonly Square[]): BoardOverlay {
  return { fills: { reach: squares }, numbers: [] };
}

/** Makes the lines of fire of an attack. The reasons against the attack are drawn on the first target’s line. */
function hitLines(position: Position, { targets, reasons }: HitAnswer): readonly BoardLine[] {
  return targets.flatMap(({ line, sight }, place) => {
    if (!line) return [];
    const against = place === 0 ? withoutEndPieces(position, marksOf(reasons), line) : [];
    return [fireLine(position, line, sight, against)];
  });
}

function fireLine(position: Position, line: SightLine, sight: SeeAnswer | null, against: readonly Mark[]): BoardLine {
  const stopped = sight?.see === 'blocked';
  return {
    squares: [line.from, line.to],
    kind: 'fire',
    stopped: stopped || against.length > 0,
    stops: toBoardMarks(position, stopped ? (sight?.by ?? []) : against),
    hindrances: toBoardMarks(position, sight?.hindrances ?? []),
  };
}

/** Makes the path of a move, with marks for the reasons against the move. */
export function makeMoveLines(position: Position, move: MoveAnswer): readonly BoardLine[] {
  const stops = toBoardMarks(position, marksOf(move.reasons));
  if (move.path.length > 1) return [{ squares: move.path, kind: 'way', stopped: !move.legal, stops, hindrances: [] }];
  return stops.length > 0 ? [{ squares: [], kind: 'way', stopped: true, stops, hindrances: [] }] : [];
}

/** Makes a path without reasons against it; empty if the path has no second square. */
export function makePathLines(path: readonly Square[]): readonly BoardLine[] {
  return path.length > 1 ? [{ squares: path, kind: 'way', stopped: false, stops: [], hindrances: [] }] : [];
}

/** Removes marks on the figures at both ends of a line, because these figures are not obstacles. */
function withoutEndPieces(position: Position, marks: readonly Mark[], line: SightLine): Mark[] {
  const ends = position.pieces.filter(({ squares }) => squares.includes(line.from) || squares.includes(line.to));
  return marks.filter((mark) => mark.mark !== 'piece' || !ends.some(({ id }) => id === mark.piece));
}

function marksOf(reasons: readonly { readonly marks: readonly Mark[] }[]): Mark[] {
  return reasons.flatMap((reason) => reason.marks);
}

/** Converts marks of an answer to squares and edges of the board. Leaves out pieces that are not in the position. */
export function toBoardMarks(position: Position, marks: readonly Mark[]): BoardMark[] {
  return marks.flatMap((mark): BoardMark[] => {
    if (mark.mark === 'square') return [{ at: 'squares', squares: [mark.square] }];
    if (mark.mark === 'edge') {
      const [from, to] = edgeSquares(mark.edge);
      return [{ at: 'edge', from, to }];
    }
    const squares = findPiece(position, mark.piece)?.squares;
    return squares ? [{ at: 'squares', squares }] : [];
  });
}

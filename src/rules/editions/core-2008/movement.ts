import { BLOCKING, HINDERING, INDOORS, WATER } from '../../../board/terrain';
import { DIRECTIONS } from '../../../grid/direction';
import { type Edge, edgeSquares } from '../../../grid/edge';
import type { Square } from '../../../grid/square';
import { halfRoundedUp } from '../../../plain/fraction';
import { has, type Piece } from '../../../table/piece';
import { type Position, pieceOf } from '../../../table/position';
import type { CarryAnswer, Citation, MoveAnswer, Note, ReachAnswer, Reason, Tally, WhyCode } from '../../answer';
import type { CarryQuestion, MoveQuestion, ReachQuestion } from '../../ruleset';
import { opponentsBeside, partingReasons } from '../../shared/adjacency';
import { note, onPiece, reason } from '../../shared/cite';
import { bySquare } from '../../shared/line-law';
import { type MoveLaw, moveAnswer, reachAnswer } from '../../shared/movement';
import { objectSquares } from '../../shared/objects';
import { knownPiece } from '../../shared/places';
import { onOneStair, partingOf, stepFrom } from '../../shared/steps';
import { modifier, replacement, tally } from '../../shared/tally';
import type { Gait } from '../../shared/walk';
import { mayBeCarried, mayCarry } from './abilities';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import { RULE_OF_3 } from './values';

/** Powers and abilities that move a character in their own way, beside the plain move action. */
export const MOVES = [
  'charge',
  'running-shot',
  'hypersonic-speed',
  'leap-climb',
  'phasing-teleport',
  'move-and-attack',
] as const;

const HALF_SPEED = ['charge', 'running-shot'];

/** What a character passes on its way in this action. */
interface Passage {
  readonly phases: boolean;
  readonly hindering: boolean;
  readonly water: boolean;
  readonly levels: boolean;
  readonly outdoorBlocking: boolean;
  readonly opponents: boolean;
  readonly besideOpponents: boolean;
  readonly breaksAwayFreely: boolean;
}

function passageOf(piece: Piece, action: string): Passage {
  const phases = has(piece, 'phasing-teleport') && (action === 'move' || action === 'phasing-teleport');
  const leaps = has(piece, 'leap-climb');
  const flies = has(piece, 'flight') || leaps;
  const giant = has(piece, 'giant');
  const great = giant || has(piece, 'colossal');
  const fast = action === 'hypersonic-speed';
  return {
    phases,
    hindering: phases || flies || great,
    water: phases || flies || great || has(piece, 'swim'),
    levels: phases || flies || great,
    outdoorBlocking: phases || flies || great,
    opponents: phases || flies || giant || fast,
    besideOpponents: phases || flies || giant || fast || action === 'move-and-attack',
    breaksAwayFreely: phases || leaps,
  };
}

function isIndoors(position: Position, square: Square): boolean {
  return (position.board.terrain[square]! & INDOORS) !== 0;
}

/** Squares where the ground hinders this character on its way ("Moving and hindering terrain", "Water Terrain"). */
function hinderingFor(position: Position, passage: Passage): Uint8Array {
  const objects = objectSquares(position);
  return bySquare(position.board, (square) => {
    const terrain = position.board.terrain[square]!;
    const hindering = !passage.hindering && ((terrain & HINDERING) !== 0 || objects.has(square));
    const water = !passage.water && (terrain & WATER) !== 0;
    return hindering || water ? 1 : 0;
  });
}

/** Squares beside opponents that the mover has not broken away from: entering one ends the move. */
function besideFor(position: Position, piece: Piece, carried: Piece | null, passed: readonly Piece[]): Uint8Array {
  const marked = bySquare(position.board, () => 0);
  for (const other of position.pieces) {
    if (other.side === piece.side || other === carried || passed.includes(other)) continue;
    for (const square of other.squares) {
      for (const direction of DIRECTIONS) {
        const step = stepFrom(position.board, square, direction);
        if (step && partingOf(position.board, step.to, square, NEIGHBOURS) === null) marked[step.to] = 1;
      }
    }
  }
  return marked;
}

function gait(position: Position, piece: Piece, question: ReachQuestion): Gait {
  const { board } = position;
  const passage = passageOf(piece, question.action);
  const carried = question.carrying === null ? null : pieceOf(position, question.carrying);
  const taken = new Map<Square, Piece>();
  for (const other of position.pieces)
    if (other !== piece && other !== carried) for (const square of other.squares) taken.set(square, other);

  const blockingStops = (square: Square): boolean =>
    (board.terrain[square]! & BLOCKING) !== 0 &&
    !passage.phases &&
    !(passage.outdoorBlocking && !isIndoors(position, square));
  const wallStops = (edge: Edge): boolean =>
    !passage.phases && !(passage.outdoorBlocking && edgeSquares(edge).every((square) => !isIndoors(position, square)));
  const opponentStops = (square: Square): boolean =>
    !passage.opponents && taken.has(square) && taken.get(square)?.side !== piece.side;
  const noEnd = bySquare(board, (square) => (taken.has(square) || (board.terrain[square]! & BLOCKING) !== 0 ? 1 : 0));
  if (carried) closeWithoutRoom(position, noEnd);
  return {
    shut: bySquare(board, (square) => (blockingStops(square) || opponentStops(square) ? 1 : 0)),
    noEnd,
    hindering: hinderingFor(position, passage),
    beside: passage.besideOpponents
      ? bySquare(board, () => 0)
      : besideFor(position, piece, carried, opponentsBeside(position, NEIGHBOURS, piece)),
    hinderingStops: 'from-clear',
    cornerStops: true,
    flanks: { square: blockingStops, wall: wallStops, height: !passage.levels },
    wallStops,
    mayChangeLevel: (from, to) => passage.levels || onOneStair(board, from, to),
    stepCost: () => 1,
    freeSteps: 0,
  };
}

/** A carrier ends only where its passenger has a free neighbouring square on the same level ("Carry"). */
function closeWithoutRoom(position: Position, noEnd: Uint8Array): void {
  const { board } = position;
  const free = noEnd.slice();
  const roomless = bySquare(board, (square) =>
    DIRECTIONS.some((direction) => {
      const step = stepFrom(board, square, direction);
      return (
        step !== null &&
        !free[step.to] &&
        board.levels[step.to] === board.levels[square] &&
        partingOf(board, square, step.to, NEIGHBOURS) === null
      );
    })
      ? 0
      : 1,
  );
  for (let square = 0; square < noEnd.length; square++) noEnd[square] = noEnd[square]! | roomless[square]!;
}

function startsHindered(position: Position, piece: Piece, action: string): boolean {
  const hindering = hinderingFor(position, passageOf(piece, action));
  return piece.squares.some((square) => hindering[square] === 1);
}

/** Halved where it sets out from hindering ground, halved again for charge and running shot, then 2 less for a passenger. */
function speed(position: Position, piece: Piece, question: ReachQuestion): Tally {
  const changes = [];
  let value = piece.speed;
  if (startsHindered(position, piece, question.action)) {
    value = halfRoundedUp(value);
    changes.push(replacement('starts-in-hindering', value, cite('Hindering Terrain: Moving and hindering terrain')));
  }
  if (HALF_SPEED.includes(question.action)) {
    value = halfRoundedUp(value);
    changes.push(replacement(question.action, value, cite('Powers and Abilities Card', 'common')));
  }
  if (question.carrying !== null)
    changes.push(modifier('carrying', -2, cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Carry')));
  return tally(piece.speed, changes, RULE_OF_3);
}

function breakAway(
  position: Position,
  piece: Piece,
  question: ReachQuestion,
): { from: readonly Piece[]; least: number } {
  const from = passageOf(piece, question.action).breaksAwayFreely ? [] : opponentsBeside(position, NEIGHBOURS, piece);
  return { from, least: has(piece, 'giant') ? 3 : 4 };
}

function forbids(position: Position, piece: Piece, question: ReachQuestion): Reason[] {
  const reasons: Reason[] = [];
  if (piece.tokens >= 2)
    reasons.push(reason('two-tokens', cite('ROUNDS, TURNS, AND ACTIONS: Pushing'), [onPiece(piece.id)]));
  if (
    question.action !== 'move' &&
    !has(piece, question.action) &&
    !(question.action === 'move-and-attack' && has(piece, 'transporter'))
  ) {
    reasons.push(reason('power-forbids', cite('POWERS'), [onPiece(piece.id)]));
  }
  if (question.action === 'move-and-attack') {
    const beside = opponentsBeside(position, NEIGHBOURS, piece);
    if (beside.length > 0)
      reasons.push(
        reason(
          'adjacent-enemy',
          cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Move and Attack'),
          beside.map((each) => onPiece(each.id)),
        ),
      );
  }
  if (question.carrying !== null)
    reasons.push(...carryReasons(position, { carrier: piece.id, carried: question.carrying }));
  return reasons;
}

const WHY: Partial<Record<WhyCode, Citation>> = {
  occupied: cite('Move Actions'),
  blocking: cite('Blocking Terrain'),
  'too-far': cite('Move Actions'),
  'must-stop': cite('Move Actions'),
  'no-path': cite('Move Actions'),
};

const LAW: MoveLaw = {
  forbids,
  speed,
  gait,
  breakAway,
  citeWhy: (code) => WHY[code] ?? cite('Move Actions'),
  citeBreakAway: cite('Move Actions: Breaking away'),
  notes: (position, piece, question) => {
    const notes: Note[] = [];
    if (startsHindered(position, piece, question.action))
      notes.push(
        note('halved-hindering', cite('Hindering Terrain: Moving and hindering terrain'), [onPiece(piece.id)]),
      );
    if (HALF_SPEED.includes(question.action))
      notes.push(note('halved-power', cite('Powers and Abilities Card', 'common'), [onPiece(piece.id)]));
    if (question.carrying !== null)
      notes.push(
        note('carrying-slows', cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Carry'), [onPiece(question.carrying)]),
      );
    return notes;
  },
};

export function move(position: Position, question: MoveQuestion): MoveAnswer {
  return moveAnswer(position, LAW, question);
}

export function reach(position: Position, question: ReachQuestion): ReachAnswer {
  return reachAnswer(position, LAW, question);
}

function carryReasons(position: Position, question: CarryQuestion): Reason[] {
  const passage = cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Carry');
  const carrier = knownPiece(position, question.carrier);
  const carried = knownPiece(position, question.carried);
  const reasons: Reason[] = [];
  if (!mayCarry(carrier)) reasons.push(reason('no-carry', passage, [onPiece(carrier.id)]));
  if (carried.side !== carrier.side) reasons.push(reason('opposing', passage, [onPiece(carried.id)]));
  if (!mayBeCarried(carried)) reasons.push(reason('cannot-carry', passage, [onPiece(carried.id)]));
  if (carried.holding !== null) reasons.push(reason('holding', passage, [onPiece(carried.id)]));
  reasons.push(
    ...partingReasons(
      position,
      NEIGHBOURS,
      { squares: carrier.squares, piece: carrier },
      { squares: carried.squares, piece: carried },
    ),
  );
  return reasons;
}

/** Whether one character may carry another when its action begins ("Carry"). */
export function carry(position: Position, question: CarryQuestion): CarryAnswer {
  const reasons = carryReasons(position, question);
  const carrier = knownPiece(position, question.carrier);
  if (carrier.tokens >= 2)
    reasons.unshift(reason('two-tokens', cite('ROUNDS, TURNS, AND ACTIONS: Pushing'), [onPiece(carrier.id)]));
  return {
    legal: reasons.length === 0,
    reasons,
    notes: [note('carrying-slows', cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Carry'), [onPiece(question.carried)])],
    cite: cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Carry'),
  };
}

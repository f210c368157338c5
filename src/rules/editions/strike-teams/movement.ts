import { BLOCKING } from '../../../board/terrain';
import { DIRECTIONS, type Direction, straightDirection } from '../../../grid/direction';
import type { Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { CarryAnswer, ModifiedValue, MoveAnswer, ReachAnswer, Reason } from '../../answer';
import type { CarryQuestion, MoveQuestion, ReachQuestion } from '../../ruleset';
import { pieceMark, reason } from '../../shared/cite';
import { fillBySquare } from '../../shared/line-rules';
import { applyChanges, makeReplacement } from '../../shared/modified-value';
import { answerMove, answerReach, type MovementRules } from '../../shared/movement';
import type { MoveRules } from '../../shared/path-search';
import { requirePiece } from '../../shared/places';
import { findNonAdjacencyCause, stepFrom } from '../../shared/steps';
import { UNCAPPED_MODIFIERS } from './attack-strength';
import { cite } from './citations';
import { flattenPosition, hasPrintedObject, NEIGHBOURS } from './ground';
import { computePricePenalty, getStrikerState, isHenchman, listInabilityReasons, teamOfPiece } from './strikers';

/** Types of movement other than advancing: henchmen's marches, and moves that action cards allow. */
export const MOVES = ['march', 'card-free', 'card-straight', 'card-exact'] as const;

/** Length of a full action track or command dial. */
const FULL_TRACK = 12;
const HENCHMAN_MOST = 6;
const MARCH_MOST = 2;
const HENCHMEN = cite('Henchmen Rules: Move');
export const CARD_MOVE_CITE = cite('Action Cards: Effect Icons');
const MARCHING = cite('Movement: Advancing & Marching');
const SPAWN_POINTS = cite('Respawning Defeated Characters: Occupying Spawn Points');

/**
 * Returns the points that a piece may spend: the requested points, or else those of the piece or its group. A piece
 * without points can be paid from the command dial, so a full dial is assumed.
 */
function pointsAtHand(position: Position, piece: Piece, asked: number | null): number {
  if (asked !== null) return asked;
  const group = Object.values(position.groups).find(({ members }) => members.includes(piece.id));
  const held = group ? group.actionPoints : getStrikerState(piece).actionPoints;
  return held > 0 ? held : FULL_TRACK;
}

export function isCardMove(action: string): boolean {
  return action !== 'march' && MOVES.some((each) => each === action);
}

/** Whether the move must be in one straight line. */
export function isStraightMove(action: string): boolean {
  return action === 'card-straight' || action === 'card-exact';
}

/** Returns the squares left of a card's move. `action` is the type of move. */
function spacesLeft(piece: Piece, action: string): number {
  return getStrikerState(piece).spaces?.[action] ?? 0;
}

function speed(position: Position, piece: Piece, question: ReachQuestion): ModifiedValue {
  if (isCardMove(question.action)) {
    return applyChanges(
      Math.min(spacesLeft(piece, question.action), question.actionPoints ?? FULL_TRACK),
      [],
      UNCAPPED_MODIFIERS,
    );
  }
  const points = pointsAtHand(position, piece, question.actionPoints);
  if (!isHenchman(piece)) return applyChanges(points, [], UNCAPPED_MODIFIERS);
  const { marching = MARCH_MOST, advanced = 0 } = getStrikerState(piece);
  if (question.action === 'march') {
    // A march has a price of its own, so the group's remaining points do not limit it.
    const most = Math.min(marching, question.actionPoints ?? marching);
    return applyChanges(points, points === most ? [] : [makeReplacement('march', most, MARCHING)], UNCAPPED_MODIFIERS);
  }
  const most = Math.max(0, HENCHMAN_MOST - advanced);
  return applyChanges(
    points,
    points <= most ? [] : [makeReplacement('henchman-limit', most, HENCHMEN)],
    UNCAPPED_MODIFIERS,
  );
}

function forbids(_position: Position, piece: Piece, question: ReachQuestion): Reason[] {
  const reasons = listInabilityReasons(piece, 'move');
  const own = [pieceMark(piece.id)];
  const marches = question.action === 'march';
  if (isCardMove(question.action)) {
    if (spacesLeft(piece, question.action) === 0) reasons.push(reason('power-forbids', CARD_MOVE_CITE, own));
  } else if (marches ? !isHenchman(piece) : question.action !== 'move') {
    reasons.push(reason('power-forbids', marches ? MARCHING : cite('Movement'), own));
  }
  if (question.run && isHenchman(piece)) reasons.push(reason('power-forbids', MARCHING, own));
  if (question.carrying !== null) reasons.push(reason('no-carry', cite('Movement', 'reading'), own));
  return reasons;
}

/** Returns an array by square: 1 if the square is adjacent to an enemy. */
function besideEnemies(position: Position, piece: Piece): Uint8Array {
  const marked = fillBySquare(position.board, () => 0);
  for (const square of position.pieces.filter((each) => each.side !== piece.side).flatMap((each) => each.squares)) {
    for (const direction of DIRECTIONS) {
      const step = stepFrom(position.board, square, direction);
      if (step && findNonAdjacencyCause(position.board, step.to, square, NEIGHBOURS) === null) marked[step.to] = 1;
    }
  }
  return marked;
}

/**
 * Whether "Occupying Spawn Points" forbids the square: a hero's spawn point is only for heroes, a villain's only for
 * villains and masterminds.
 */
function isKeptFromIt(position: Position, piece: Piece, square: Square): boolean {
  const { hero = [], villain = [], mastermind = [] } = position.spawns;
  if (hero.includes(square) && teamOfPiece(piece) !== 'heroes') return true;
  return [...villain, ...mastermind].includes(square) && (teamOfPiece(piece) === 'heroes' || isHenchman(piece));
}

/**
 * "Movement": each step costs a point. A step into a printed object's square or away from an adjacent enemy costs one
 * more point, even if both apply.
 */
function moveRules(position: Position, piece: Piece, question: ReachQuestion): MoveRules {
  const { board } = position;
  const blocks = (square: Square): boolean => (board.terrain[square]! & BLOCKING) !== 0;
  const standing = new Map(
    position.pieces
      .filter((each) => each !== piece)
      .flatMap((each) => each.squares.map((square) => [square, each] as const)),
  );
  const nothing = fillBySquare(board, () => 0);
  const beside = besideEnemies(position, piece);
  const byCard = isCardMove(question.action);
  // The price of a card already includes penalties.
  const dearer = byCard ? 0 : computePricePenalty(piece, 'move');
  return {
    shut: fillBySquare(board, (square) => {
      const other = standing.get(square);
      return blocks(square) || (other !== undefined && other.side !== piece.side) ? 1 : 0;
    }),
    noEnd: fillBySquare(board, (square) =>
      blocks(square) || standing.has(square) || isKeptFromIt(position, piece, square) ? 1 : 0,
    ),
    hindering: nothing,
    beside: nothing,
    hinderingStops: 'never',
    cornerStops: false,
    flanks: { square: blocks, wall: () => true, height: false },
    wallStops: () => true,
    mayChangeLevel: () => true,
    stepCost: (from, to) => 1 + dearer + (!byCard && (hasPrintedObject(position, to) || beside[from]) ? 1 : 0),
    freeSteps: question.run && !isHenchman(piece) ? 1 : 0,
    freeStepCost: dearer,
  };
}

const LAW: MovementRules = {
  forbids,
  speed,
  moveRules,
  breakAway: () => ({ from: [], least: 0 }),
  unfit: (position, piece, square) =>
    isKeptFromIt(position, piece, square)
      ? { code: 'occupied', cite: SPAWN_POINTS }
      : { code: 'blocking', cite: cite('Movement', 'reading') },
  citeWhy: () => cite('Movement'),
  citeBreakAway: cite('Movement: Movement Penalties'),
  notes: () => [],
};

/** Returns the movement rules limited to one straight line: all other squares are closed. */
function lawAlong(direction: Direction | null): MovementRules {
  return {
    ...LAW,
    moveRules: (position, piece, question) => {
      const plain = moveRules(position, piece, question);
      const [here] = piece.squares as readonly [Square];
      const onLine = (square: Square) => direction !== null && straightDirection(here, square) === direction;
      return {
        ...plain,
        shut: fillBySquare(position.board, (square) => (onLine(square) ? (plain.shut[square] ?? 1) : 1)),
      };
    },
  };
}

export function move(asked: Position, question: MoveQuestion): MoveAnswer {
  const position = flattenPosition(asked);
  if (!isStraightMove(question.action)) return answerMove(position, LAW, question);
  const piece = requirePiece(position, question.piece);
  const direction = straightDirection(piece.squares[0]!, question.to[0]!);
  const answer = answerMove(position, lawAlong(direction), question);
  const short = question.action === 'card-exact' && answer.cost !== spacesLeft(piece, question.action);
  if (!short || answer.reasons.length > 0) return answer;
  return { ...answer, legal: false, reasons: [reason('power-forbids', CARD_MOVE_CITE, [pieceMark(piece.id)])] };
}

export function reach(asked: Position, question: ReachQuestion): ReachAnswer {
  const position = flattenPosition(asked);
  if (!isStraightMove(question.action)) return answerReach(position, LAW, question);
  const lines = DIRECTIONS.map((direction) => answerReach(position, lawAlong(direction), question));
  const exact = question.action === 'card-exact';
  const ends = lines.flatMap((line) => line.ends.filter(({ cost }) => !exact || cost === line.speed.total));
  return { ...lines[0]!, ends };
}

/** Answers that carrying is illegal, because this game has no carrying. */
export function carry(position: Position, question: CarryQuestion): CarryAnswer {
  const carrier = requirePiece(position, question.carrier);
  const passage = cite('Movement', 'reading');
  return { legal: false, reasons: [reason('no-carry', passage, [pieceMark(carrier.id)])], notes: [], cite: passage };
}

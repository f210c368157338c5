import { BLOCKING } from '../../board/terrain';
import { distance, type Square } from '../../grid/square';
import { areFriendly } from '../../table/allies';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { Citation, MoveAnswer, Note, ReachAnswer, Reason, RefusalCode } from '../answer';
import type { PowerEntry } from '../power-entry';
import type { MoveQuestion, PieceOrSquare, ReachQuestion, SightField } from '../ruleset';
import { listAdjacentOpponents, type NeighbourRules } from './adjacency';
import { note, pieceMark, reason, squareMark } from './cite';
import { findSquaresBesideOpponents } from './ground-rules';
import { answerBestSight, type SightRules } from './line-of-fire';
import { fillBySquare } from './line-rules';
import { makeUnmodifiedValue } from './modified-value';
import { answerMove, answerReach, type MovementRules } from './movement';
import type { MoveRules } from './path-search';
import { distanceBetween, requirePiece } from './places';
import { hasEffect, listEditionEffects } from './powers';
import { findTelekinesisTarget, type TelekinesisTarget } from './telekinesis-target';

/**
 * Name of telekinesis in the notation: the action that moves or attacks from a distance. Any power with the effect
 * `lift` provides the action.
 */
export const TELEKINESIS = 'telekinesis';

/** Lists the move actions that powers add to the plain move action. */
export function listMoveActions(powers: readonly PowerEntry[]): readonly string[] {
  const moves = listEditionEffects(powers, 'move-action').map(({ power, effect }) => effect.action ?? power.id);
  return [...new Set([...moves, ...(listEditionEffects(powers, 'lift').length > 0 ? [TELEKINESIS] : [])])];
}

/** Rules of an edition for moving pieces from a distance. */
export interface TelekinesisRules {
  readonly powers: readonly PowerEntry[];
  readonly neighbours: NeighbourRules;
  readonly sight: SightRules;
  readonly field: (position: Position, place: PieceOrSquare) => SightField;
  /** Greatest distance of the move in squares. */
  readonly squares: number;
  /**
   * Greatest distance, in squares, between the mover and the target after the move. Null if only the line of fire is a
   * limit.
   */
  readonly endsWithin: number | null;
  /** Lists reasons why the target is out of the mover's reach. */
  readonly graspReasons: (position: Position, mover: Piece, lifted: TelekinesisTarget) => Reason[];
  /**
   * Returns the reason against putting an object down on a square, apart from blocking terrain. Null if no reason
   * exists.
   */
  readonly objectUnfit: (
    without: Position,
    square: Square,
  ) => { readonly code: RefusalCode; readonly cite: Citation } | null;
  /** Least d6 roll with which a friend breaks away from adjacent opponents. */
  readonly breakAway: (piece: Piece) => number;
  /** Lists the edition's additional reasons against moving a figure. */
  readonly figureReasons: (position: Position, mover: Piece, piece: Piece) => Reason[];
  readonly citePower: Citation;
  readonly citeMove: Citation;
  readonly citeTokens: Citation;
  readonly citeBreakAway: Citation;
  readonly citeImmobile: Citation;
  readonly citeLargeBase: Citation;
  readonly citeBlocking: Citation;
  /** Passage that requires a hit on an opposing figure before it is moved. */
  readonly citeHitFirst: Citation;
}

export function isTelekinesis(question: ReachQuestion): boolean {
  return question.action === TELEKINESIS;
}

interface Lift {
  readonly mover: Piece;
  readonly lifted: TelekinesisTarget;
  readonly law: MovementRules;
  /** Lists reasons against ending the move on squares that the path itself can reach. */
  readonly ends: (to: readonly Square[]) => Reason[];
}

function setUp(position: Position, question: ReachQuestion, rules: TelekinesisRules): Lift {
  const mover = requirePiece(position, question.by ?? question.piece);
  const lifted = findTelekinesisTarget(position, mover, question.piece);
  const forbidden = forbids(position, mover, lifted, rules);
  const { positionWithout } = lifted;
  const from = { squares: mover.squares, piece: mover };
  const ends = (to: readonly Square[]): Reason[] => {
    const far = rules.endsWithin !== null && distanceBetween(mover.squares, to) > rules.endsWithin;
    // Evaluates the line to the squares alone, because the moved piece does not affect the line.
    const seen = answerBestSight(positionWithout, rules.sight, from, { squares: to, piece: null });
    return [...(far ? [reason('too-far', rules.citeMove, to.map(squareMark))] : []), ...seen.reasons];
  };
  const moveRules = moveRulesOf(mover, lifted, rules);
  const friend = lifted.object === null && areFriendly(position, lifted.piece.side, mover.side);
  const notes: Note[] = [];
  if (lifted.object === null && !friend)
    notes.push(note('must-be-hit', rules.citeHitFirst, [pieceMark(lifted.piece.id)]));
  return {
    mover,
    lifted,
    ends,
    law: {
      forbids: () => forbidden,
      speed: () => makeUnmodifiedValue(rules.squares),
      moveRules: () => moveRules,
      breakAway: () => ({
        from: friend ? listAdjacentOpponents(position, rules.neighbours, lifted.piece) : [],
        least: rules.breakAway(lifted.piece),
      }),
      unfit: (_, __, square) => {
        if (isBlocking(positionWithout, square)) return { code: 'blocking', cite: rules.citeBlocking };
        const object = lifted.object && rules.objectUnfit(positionWithout, square);
        if (object) return object;
        const [first] = ends([square]);
        return first ?? { code: 'no-path', cite: rules.citeMove };
      },
      citeWhy: () => rules.citeMove,
      citeBreakAway: rules.citeBreakAway,
      notes: () => [...notes],
    },
  };
}

function forbids(position: Position, mover: Piece, lifted: TelekinesisTarget, rules: TelekinesisRules): Reason[] {
  const own = [pieceMark(mover.id)];
  const reasons: Reason[] = [];
  if (!hasEffect(rules.powers, mover, 'lift')) reasons.push(reason('power-forbids', rules.citePower, own));
  if (mover.tokens >= 2) reasons.push(reason('two-tokens', rules.citeTokens, own));
  if (lifted.piece === mover) return [...reasons, reason('same-target', rules.citeMove, own)];
  if (lifted.object?.kind === 'immobile') {
    reasons.push(reason('power-forbids', rules.citeImmobile, [squareMark(lifted.object.at)]));
  }
  if (lifted.piece.squares.length > 1) {
    reasons.push(reason('power-forbids', rules.citeLargeBase, [pieceMark(lifted.piece.id)]));
  }
  if (lifted.object === null) reasons.push(...rules.figureReasons(position, mover, lifted.piece));
  return [...reasons, ...rules.graspReasons(position, mover, lifted)];
}

function isBlocking(position: Position, square: Square): boolean {
  return (position.board.terrain[square]! & BLOCKING) !== 0;
}

/**
 * Returns the movement rules for the path through the air (our reading). The path passes over all figures and levels,
 * but not through blocking terrain or walls. A figure stops next to its own opponents, an object next to opponents of
 * the mover.
 */
function moveRulesOf(mover: Piece, lifted: TelekinesisTarget, rules: TelekinesisRules): MoveRules {
  const { positionWithout, piece } = lifted;
  const { board } = positionWithout;
  const taken = new Set(lifted.object ? [] : positionWithout.pieces.flatMap((each) => each.squares));
  const seen = rules.field(positionWithout, piece === mover ? { square: mover.squares[0]! } : { piece: mover.id });
  const tooFar = (square: Square): boolean =>
    rules.endsWithin !== null && mover.squares.every((from) => distance(from, square) > (rules.endsWithin ?? 0));
  const mayEnd = (square: Square): boolean =>
    !taken.has(square) &&
    !isBlocking(positionWithout, square) &&
    seen[square] !== 0 &&
    !tooFar(square) &&
    !(lifted.object && rules.objectUnfit(positionWithout, square));
  const left = listAdjacentOpponents(positionWithout, rules.neighbours, piece);
  const met = positionWithout.pieces.filter(
    (each) => !areFriendly(positionWithout, each.side, piece.side) && !left.includes(each),
  );
  return {
    shut: fillBySquare(board, (square) => (isBlocking(positionWithout, square) ? 1 : 0)),
    noEnd: fillBySquare(board, (square) => (mayEnd(square) ? 0 : 1)),
    hindering: fillBySquare(board, () => 0),
    beside: findSquaresBesideOpponents(positionWithout, rules.neighbours, met),
    hinderingStops: 'never',
    cornerStops: false,
    flanks: { square: (square) => isBlocking(positionWithout, square), wall: () => true, height: false },
    wallStops: () => true,
    mayChangeLevel: () => true,
    stepCost: () => 1,
    freeSteps: 0,
  };
}

/** Answers whether one figure may move another, or an object, to a square from a distance. */
export function answerTelekinesis(position: Position, question: MoveQuestion, rules: TelekinesisRules): MoveAnswer {
  const lift = setUp(position, question, rules);
  const answer = answerMove(lift.lifted.positionWith, lift.law, question);
  const known = new Set(answer.reasons.map(({ code }) => code));
  const more = answer.cost === 0 ? [] : lift.ends(question.to).filter(({ code }) => !known.has(code));
  const reasons = [...answer.reasons, ...more];
  return { ...answer, legal: reasons.length === 0, reasons };
}

/** Answers to which squares a figure may move another figure, or an object, from a distance. */
export function answerTelekinesisReach(
  position: Position,
  question: ReachQuestion,
  rules: TelekinesisRules,
): ReachAnswer {
  const lift = setUp(position, question, rules);
  return answerReach(lift.lifted.positionWith, lift.law, question);
}

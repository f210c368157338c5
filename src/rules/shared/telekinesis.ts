import { BLOCKING } from '../../board/terrain';
import { distance, type Square } from '../../grid/square';
import { areFriendly } from '../../table/allies';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { Citation, MoveAnswer, Note, ReachAnswer, Reason, WhyCode } from '../answer';
import type { PowerEntry } from '../power-entry';
import type { MoveQuestion, Place, ReachQuestion, SightField } from '../ruleset';
import { type NeighbourLaw, opponentsBeside } from './adjacency';
import { note, onPiece, onSquare, reason } from './cite';
import { type Lifted, liftedBy } from './lifted';
import { bySquare } from './line-law';
import { type SightLaw, seeBest } from './line-of-fire';
import { type MoveLaw, moveAnswer, reachAnswer } from './movement';
import { besideOpponents } from './passage';
import { distanceBetween, knownPiece } from './places';
import { effectsKnown, hasEffect } from './powers';
import { plainTally } from './tally';
import type { MoveRules } from './walk';

/**
 * Name in the notation of the move and attack from a distance. It is the name of an action: any power with the effect
 * `lift` provides it.
 */
export const LIFT = 'telekinesis';

/** Lists the move actions of powers, in addition to the plain move action. */
export function movesOf(powers: readonly PowerEntry[]): readonly string[] {
  const moves = effectsKnown(powers, 'move-action').map(({ power, effect }) => effect.action ?? power.id);
  return [...new Set([...moves, ...(effectsKnown(powers, 'lift').length > 0 ? [LIFT] : [])])];
}

/** Rules of an edition for moving pieces from a distance. */
export interface LiftLaw {
  readonly powers: readonly PowerEntry[];
  readonly neighbours: NeighbourLaw;
  readonly sight: SightLaw;
  readonly field: (position: Position, place: Place) => SightField;
  /** Greatest distance of the move in squares. */
  readonly squares: number;
  /** Greatest distance from the mover at the end. Null if only the line counts. */
  readonly endsWithin: number | null;
  /** Lists reasons why the mover cannot take hold of the piece. */
  readonly graspReasons: (position: Position, mover: Piece, lifted: Lifted) => Reason[];
  /** Returns why an object may not be put down on terrain that does not block. Null if it may. */
  readonly objectUnfit: (
    without: Position,
    square: Square,
  ) => { readonly code: WhyCode; readonly cite: Citation } | null;
  /** Least d6 roll with which a friend breaks away from adjacent opponents. */
  readonly breakAway: (piece: Piece) => number;
  /** Lists further reasons against moving this figure. */
  readonly figureReasons: (position: Position, mover: Piece, piece: Piece) => Reason[];
  readonly citePower: Citation;
  readonly citeMove: Citation;
  readonly citeTokens: Citation;
  readonly citeBreakAway: Citation;
  readonly citeImmobile: Citation;
  readonly citeLargeBase: Citation;
  readonly citeBlocking: Citation;
  /** Passage by which an opposing figure must be hit before it is moved. */
  readonly citeHitFirst: Citation;
}

/** Whether a question is about moving something from a distance. */
export function isLift(question: ReachQuestion): boolean {
  return question.action === LIFT;
}

interface Lift {
  readonly mover: Piece;
  readonly lifted: Lifted;
  readonly law: MoveLaw;
  /** Lists reasons against ending at a place that is otherwise possible. */
  readonly ends: (to: readonly Square[]) => Reason[];
}

function setUp(position: Position, question: ReachQuestion, law: LiftLaw): Lift {
  const mover = knownPiece(position, question.by ?? question.piece);
  const lifted = liftedBy(position, mover, question.piece);
  const forbidden = forbids(position, mover, lifted, law);
  const { without } = lifted;
  const from = { squares: mover.squares, piece: mover };
  const ends = (to: readonly Square[]): Reason[] => {
    const far = law.endsWithin !== null && distanceBetween(mover.squares, to) > law.endsWithin;
    // Uses the square alone: the moved piece does not affect the line.
    const seen = seeBest(without, law.sight, from, { squares: to, piece: null });
    return [...(far ? [reason('too-far', law.citeMove, to.map(onSquare))] : []), ...seen.reasons];
  };
  const moveRules = moveRulesOf(mover, lifted, law);
  const friend = lifted.object === null && areFriendly(position, lifted.piece.side, mover.side);
  const notes: Note[] = [];
  if (lifted.object === null && !friend) notes.push(note('must-be-hit', law.citeHitFirst, [onPiece(lifted.piece.id)]));
  return {
    mover,
    lifted,
    ends,
    law: {
      forbids: () => forbidden,
      speed: () => plainTally(law.squares),
      moveRules: () => moveRules,
      breakAway: () => ({
        from: friend ? opponentsBeside(position, law.neighbours, lifted.piece) : [],
        least: law.breakAway(lifted.piece),
      }),
      unfit: (_, __, square) => {
        if (isBlocking(without, square)) return { code: 'blocking', cite: law.citeBlocking };
        const object = lifted.object && law.objectUnfit(without, square);
        if (object) return object;
        const [first] = ends([square]);
        return first ?? { code: 'no-path', cite: law.citeMove };
      },
      citeWhy: () => law.citeMove,
      citeBreakAway: law.citeBreakAway,
      notes: () => [...notes],
    },
  };
}

function forbids(position: Position, mover: Piece, lifted: Lifted, law: LiftLaw): Reason[] {
  const own = [onPiece(mover.id)];
  const reasons: Reason[] = [];
  if (!hasEffect(law.powers, mover, 'lift')) reasons.push(reason('power-forbids', law.citePower, own));
  if (mover.tokens >= 2) reasons.push(reason('two-tokens', law.citeTokens, own));
  if (lifted.piece === mover) return [...reasons, reason('same-target', law.citeMove, own)];
  if (lifted.object?.kind === 'immobile') {
    reasons.push(reason('power-forbids', law.citeImmobile, [onSquare(lifted.object.at)]));
  }
  if (lifted.piece.squares.length > 1) {
    reasons.push(reason('power-forbids', law.citeLargeBase, [onPiece(lifted.piece.id)]));
  }
  if (lifted.object === null) reasons.push(...law.figureReasons(position, mover, lifted.piece));
  return [...reasons, ...law.graspReasons(position, mover, lifted)];
}

function isBlocking(position: Position, square: Square): boolean {
  return (position.board.terrain[square]! & BLOCKING) !== 0;
}

/**
 * Returns the rules for the path through the air (our reading). It passes over all figures and levels, but not through
 * blocking terrain or walls. An object stops next to an opponent of the mover, a figure next to an opponent of its own.
 */
function moveRulesOf(mover: Piece, lifted: Lifted, law: LiftLaw): MoveRules {
  const { without, piece } = lifted;
  const { board } = without;
  const taken = new Set(lifted.object ? [] : without.pieces.flatMap((each) => each.squares));
  const seen = law.field(without, piece === mover ? { square: mover.squares[0]! } : { piece: mover.id });
  const tooFar = (square: Square): boolean =>
    law.endsWithin !== null && mover.squares.every((from) => distance(from, square) > (law.endsWithin ?? 0));
  const mayEnd = (square: Square): boolean =>
    !taken.has(square) &&
    !isBlocking(without, square) &&
    seen[square] !== 0 &&
    !tooFar(square) &&
    !(lifted.object && law.objectUnfit(without, square));
  const left = opponentsBeside(without, law.neighbours, piece);
  const met = without.pieces.filter((each) => !areFriendly(without, each.side, piece.side) && !left.includes(each));
  return {
    shut: bySquare(board, (square) => (isBlocking(without, square) ? 1 : 0)),
    noEnd: bySquare(board, (square) => (mayEnd(square) ? 0 : 1)),
    hindering: bySquare(board, () => 0),
    beside: besideOpponents(without, law.neighbours, met),
    hinderingStops: 'never',
    cornerStops: false,
    flanks: { square: (square) => isBlocking(without, square), wall: () => true, height: false },
    wallStops: () => true,
    mayChangeLevel: () => true,
    stepCost: () => 1,
    freeSteps: 0,
  };
}

/** Answers whether one figure may move another, or an object, to a square from a distance. */
export function liftAnswer(position: Position, question: MoveQuestion, law: LiftLaw): MoveAnswer {
  const lift = setUp(position, question, law);
  const answer = moveAnswer(lift.lifted.standing, lift.law, question);
  const known = new Set(answer.reasons.map(({ code }) => code));
  const more = answer.cost === 0 ? [] : lift.ends(question.to).filter(({ code }) => !known.has(code));
  const reasons = [...answer.reasons, ...more];
  return { ...answer, legal: reasons.length === 0, reasons };
}

/** Answers all places where one figure may put another, or an object, from a distance. */
export function liftReach(position: Position, question: ReachQuestion, law: LiftLaw): ReachAnswer {
  const lift = setUp(position, question, law);
  return reachAnswer(lift.lifted.standing, lift.law, question);
}

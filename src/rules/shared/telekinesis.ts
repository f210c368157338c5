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
 * What the notation calls the kind of move, and of attack, by which one figure handles things from afar. It is the name of an
 * action: whoever has a power with the effect `lift` may be given it, whatever that power is called.
 */
export const LIFT = 'telekinesis';

/** The actions by which powers move a figure, beside the plain move action. */
export function movesOf(powers: readonly PowerEntry[]): readonly string[] {
  const moves = effectsKnown(powers, 'move-action').map(({ power, effect }) => effect.action ?? power.id);
  return [...new Set([...moves, ...(effectsKnown(powers, 'lift').length > 0 ? [LIFT] : [])])];
}

/** How an edition lets things be moved from afar. */
export interface LiftLaw {
  readonly powers: readonly PowerEntry[];
  readonly neighbours: NeighbourLaw;
  readonly sight: SightLaw;
  readonly field: (position: Position, place: Place) => SightField;
  /** Squares that a thing is moved at most. */
  readonly squares: number;
  /** How far from its mover it may end; null where only the line counts. */
  readonly endsWithin: number | null;
  /** What keeps the mover from taking hold of it where it is. */
  readonly graspReasons: (position: Position, mover: Piece, lifted: Lifted) => Reason[];
  /** Why an object may not be put down on ground that does not block; null where it may. */
  readonly objectUnfit: (
    without: Position,
    square: Square,
  ) => { readonly code: WhyCode; readonly cite: Citation } | null;
  /** The least d6 roll with which a friend gets away from the opponents beside it. */
  readonly breakAway: (piece: Piece) => number;
  /** What else forbids that this figure is moved by that one. */
  readonly figureReasons: (position: Position, mover: Piece, piece: Piece) => Reason[];
  readonly citePower: Citation;
  readonly citeMove: Citation;
  readonly citeTokens: Citation;
  readonly citeBreakAway: Citation;
  readonly citeImmobile: Citation;
  readonly citeLargeBase: Citation;
  readonly citeBlocking: Citation;
  /** Where it stands that a figure of another side must be hit before it is moved. */
  readonly citeHitFirst: Citation;
}

/** Whether a question is about something that another moves from afar. */
export function isLift(question: ReachQuestion): boolean {
  return question.action === LIFT;
}

interface Lift {
  readonly mover: Piece;
  readonly lifted: Lifted;
  readonly law: MoveLaw;
  /** Why it may not end there though it could stand there. */
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
    // Told of the square alone: whoever is moved does not affect the line.
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
 * How it goes through the air, read so: over everybody and every level, neither through blocking terrain nor through walls.
 * It stops beside an opponent, the mover's for an object and its own for a figure.
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

/** Whether one figure may move another, or an object, to a square from afar. */
export function liftAnswer(position: Position, question: MoveQuestion, law: LiftLaw): MoveAnswer {
  const lift = setUp(position, question, law);
  const answer = moveAnswer(lift.lifted.standing, lift.law, question);
  const known = new Set(answer.reasons.map(({ code }) => code));
  const more = answer.cost === 0 ? [] : lift.ends(question.to).filter(({ code }) => !known.has(code));
  const reasons = [...answer.reasons, ...more];
  return { ...answer, legal: reasons.length === 0, reasons };
}

/** Everywhere one figure may put another, or an object, from afar. */
export function liftReach(position: Position, question: ReachQuestion, law: LiftLaw): ReachAnswer {
  const lift = setUp(position, question, law);
  return reachAnswer(lift.lifted.standing, lift.law, question);
}

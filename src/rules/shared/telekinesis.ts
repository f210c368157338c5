import { HINDERING, WATER } from '../../board/terrain';
import { distance, type Square } from '../../grid/square';
import { areFriendly } from '../../table/allies';
import { makePiece, type Piece } from '../../table/piece';
import { findPiece, type Position, type TableObject } from '../../table/position';
import type { MoveAnswer, Note, ReachAnswer, Reason } from '../answer';
import type { PowerEntry } from '../power-entry';
import type { MoveQuestion, ReachQuestion } from '../ruleset';
import { listAdjacentOpponents, listNonAdjacencyReasons } from './adjacency';
import { note, pieceMark, reason, squareMark } from './cite';
import { computeSight, dialSightRules } from './dial-lines';
import type { DialRules, LiftRules } from './dial-rules';
import { listFirstRoundReasons } from './first-round';
import { isBlocking, isSoaring } from './flight';
import { findSquaresBeside } from './ground-rules';
import { answerBestSight, UNOBSTRUCTED_LINE } from './line-of-fire';
import { fillBySquare } from './line-rules';
import { makeUnmodifiedValue } from './modified-value';
import { answerMove, answerReach, type MovementRules } from './movement';
import type { MoveRules } from './path-search';
import { distanceBetween, pieceAsPlace, requirePiece } from './places';
import { hasEffect, listEditionEffects, listEffects } from './powers';
import { findNonAdjacencyCause } from './steps';

/** Target of telekinesis: a figure, or an object that is not held. */
interface TelekinesisTarget {
  /** The target figure. For an object: a placeholder piece on the object's square, on the side of the moving figure. */
  readonly piece: Piece;
  readonly object: TableObject | null;
  /** Position without the target figure or object. */
  readonly positionWithout: Position;
  /**
   * Position with the target as a piece, for computing its path. For an object, all figures are left out, because
   * figures do not obstruct objects.
   */
  readonly positionWith: Position;
}

/** Finds a figure by its id, else an object. Throws a RangeError if the position has neither. */
function findTelekinesisTarget(position: Position, mover: Piece, id: string): TelekinesisTarget {
  const figure = findPiece(position, id);
  if (figure) {
    const others = position.pieces.filter((each) => each !== figure);
    return { piece: figure, object: null, positionWithout: { ...position, pieces: others }, positionWith: position };
  }
  const object = position.objects.find((each) => each.id === id);
  if (!object) throw new RangeError(`no piece or object ${id} in this position`);
  const bare = withoutObject(position, object);
  const piece = makePiece(id, [object.at], { side: mover.side });
  return { piece, object, positionWithout: bare, positionWith: { ...bare, pieces: [piece] } };
}

/**
 * Returns the object on a square that no figure holds. Of several objects, the one with the most damage. Null if the
 * square has no object.
 */
export function findObjectOn(position: Position, square: Square | null): TableObject | null {
  const here = position.objects.filter((each) => each.at === square);
  return here.find(({ kind }) => kind === 'heavy') ?? here.find(({ kind }) => kind === 'light') ?? here[0] ?? null;
}

export function withoutObject(position: Position, object: TableObject): Position {
  return { ...position, objects: position.objects.filter((each) => each !== object) };
}

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

/** Whether mover and target both soar, where no terrain blocks lines. */
function areBothAloft(rules: DialRules, mover: Piece, { object, piece }: TelekinesisTarget): boolean {
  return object === null && isSoaring(rules, mover) && isSoaring(rules, piece);
}

function setUp(position: Position, question: ReachQuestion, rules: DialRules, lift: LiftRules): Lift {
  const { passages } = rules;
  const mover = requirePiece(position, question.by ?? question.piece);
  const lifted = findTelekinesisTarget(position, mover, question.piece);
  const forbidden = forbids(position, mover, lifted, rules, lift);
  const { positionWithout } = lifted;
  const from = pieceAsPlace(mover);
  const lines = dialSightRules(rules);
  const sight = areBothAloft(rules, mover, lifted) ? { ...lines, judge: () => UNOBSTRUCTED_LINE } : lines;
  const ends = (to: readonly Square[]): Reason[] => {
    const far = lift.endsWithin && distanceBetween(mover.squares, to) > lift.squares;
    // Evaluates the line to the squares alone, because the moved piece does not affect the line.
    const seen = answerBestSight(positionWithout, sight, from, { squares: to, piece: null });
    return [...(far ? [reason('too-far', passages['lift-line'], to.map(squareMark))] : []), ...seen.reasons];
  };
  const moveRules = moveRulesOf(mover, lifted, rules, lift);
  const friend = lifted.object === null && areFriendly(position, lifted.piece.side, mover.side);
  const notes: Note[] = [];
  if (lifted.object === null && !friend)
    notes.push(note('must-be-hit', passages['lift-opponents'], [pieceMark(lifted.piece.id)]));
  return {
    mover,
    lifted,
    ends,
    law: {
      forbids: () => forbidden,
      speed: () => makeUnmodifiedValue(lift.squares),
      moveRules: () => moveRules,
      breakAway: () => ({
        from: friend ? listAdjacentOpponents(position, rules.neighbours, lifted.piece) : [],
        least: listEffects(rules.powers, lifted.piece, 'break-away')[0]?.effect.least ?? 4,
      }),
      unfit: (_, __, square) => {
        if (isBlocking(positionWithout, square)) return { code: 'blocking', cite: passages['lift-blocking'] };
        const code = lifted.object && findUnfitForObject(lift, positionWithout, square);
        if (code) return { code, cite: passages['lift-occupied'] };
        const [first] = ends([square]);
        return first ?? { code: 'no-path', cite: passages['lift-line'] };
      },
      citeWhy: () => passages['lift-line'],
      citeBreakAway: passages['lift-figures'],
      notes: () => [...notes],
    },
  };
}

/** Returns why an object may not be put down on a square, apart from blocking terrain. Null if no reason exists. */
function findUnfitForObject(lift: LiftRules, without: Position, square: Square): 'occupied' | 'power-forbids' | null {
  // Our reading, from the rule on dropped objects: no object may be moved onto another.
  if (findObjectOn(without, square)) return 'occupied';
  const clear = (without.board.terrain[square]! & (HINDERING | WATER)) === 0;
  return clear || !lift.onClearOnly ? null : 'power-forbids';
}

function forbids(
  position: Position,
  mover: Piece,
  { piece, object }: TelekinesisTarget,
  rules: DialRules,
  lift: LiftRules,
): Reason[] {
  const { passages } = rules;
  const own = [pieceMark(mover.id)];
  const reasons: Reason[] = [];
  if (!hasEffect(rules.powers, mover, 'lift')) reasons.push(reason('power-forbids', passages.powers, own));
  if (mover.tokens >= 2) reasons.push(reason('two-tokens', passages.pushing, own));
  if (piece === mover) return [...reasons, reason('same-target', passages['lift-line'], own)];
  if (object?.kind === 'immobile') {
    reasons.push(reason('power-forbids', passages['lift-immobile'], [squareMark(object.at)]));
  }
  if (piece.squares.length > 1) {
    // Our reading: the rule for double bases also applies to larger bases.
    reasons.push(reason('power-forbids', passages['lift-figures-large'], [pieceMark(piece.id)]));
  }
  if (object === null) reasons.push(...listFirstRoundReasons(rules, position, mover, [piece]));
  return [...reasons, ...listGraspReasons(rules, lift, position, mover, object ?? piece)];
}

/** Lists reasons why a figure or an object is out of the mover's reach. `cited` is the passage on the distance. */
export function listGraspReasons(
  rules: DialRules,
  lift: LiftRules,
  position: Position,
  mover: Piece,
  target: Piece | TableObject,
  cited = rules.passages['lift-figures'],
): Reason[] {
  const from = pieceAsPlace(mover);
  const to = 'squares' in target ? pieceAsPlace(target) : { squares: [target.at], piece: null };
  if (to.piece === null && lift.objects === 'adjacent') {
    const underfoot = to.squares.some((square) => mover.squares.includes(square)) && !isSoaring(rules, mover);
    return underfoot ? [] : listNonAdjacencyReasons(position, rules.neighbours, from, to);
  }
  const marks = to.piece ? [pieceMark(to.piece.id)] : to.squares.map(squareMark);
  const far = distanceBetween(from.squares, to.squares) > lift.squares;
  return [
    ...(far ? [reason('too-far', cited, marks)] : []),
    ...answerBestSight(position, dialSightRules(rules), from, to).reasons,
  ];
}

/**
 * Returns the movement rules for the path through the air (our reading). The path passes over all figures and levels,
 * but not through blocking terrain or walls. A figure stops next to its own opponents, an object next to opponents of
 * the mover.
 */
function moveRulesOf(mover: Piece, lifted: TelekinesisTarget, rules: DialRules, lift: LiftRules): MoveRules {
  const { positionWithout, piece } = lifted;
  const { board } = positionWithout;
  const taken = new Set(lifted.object ? [] : positionWithout.pieces.flatMap((each) => each.squares));
  const from = piece === mover ? { square: mover.squares[0]! } : { piece: mover.id };
  const seen = areBothAloft(rules, mover, lifted) ? null : computeSight(rules, positionWithout, from);
  const tooFar = (square: Square): boolean =>
    lift.endsWithin && mover.squares.every((each) => distance(each, square) > lift.squares);
  const mayEnd = (square: Square): boolean =>
    !taken.has(square) &&
    !isBlocking(positionWithout, square) &&
    seen?.[square] !== 0 &&
    !tooFar(square) &&
    !(lifted.object && findUnfitForObject(lift, positionWithout, square));
  const left = listAdjacentOpponents(positionWithout, rules.neighbours, piece);
  const met = positionWithout.pieces.filter(
    (each) => !areFriendly(positionWithout, each.side, piece.side) && !left.includes(each),
  );
  return {
    shut: fillBySquare(board, (square) => (isBlocking(positionWithout, square) ? 1 : 0)),
    noEnd: fillBySquare(board, (square) => (mayEnd(square) ? 0 : 1)),
    hindering: fillBySquare(board, () => 0),
    beside: findSquaresBeside(
      positionWithout,
      met,
      (square, theirs) => findNonAdjacencyCause(board, square, theirs, rules.neighbours) === null,
    ),
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
export function answerTelekinesis(
  position: Position,
  question: MoveQuestion,
  rules: DialRules,
  lift: LiftRules,
): MoveAnswer {
  const { lifted, law, ends } = setUp(position, question, rules, lift);
  const answer = answerMove(lifted.positionWith, law, question);
  const known = new Set(answer.reasons.map(({ code }) => code));
  const more = answer.cost === 0 ? [] : ends(question.to).filter(({ code }) => !known.has(code));
  const reasons = [...answer.reasons, ...more];
  return { ...answer, legal: reasons.length === 0, reasons };
}

/** Answers to which squares a figure may move another figure, or an object, from a distance. */
export function answerTelekinesisReach(
  position: Position,
  question: ReachQuestion,
  rules: DialRules,
  lift: LiftRules,
): ReachAnswer {
  const { lifted, law } = setUp(position, question, rules, lift);
  return answerReach(lifted.positionWith, law, question);
}

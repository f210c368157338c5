import { BLOCKING, HINDERING, WATER } from '../../../board/terrain';
import { distance, SQUARE_COUNT, type Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import { findPiece, type Position, type TableObject } from '../../../table/position';
import type { HitAnswer, Reason } from '../../answer';
import type { HitQuestion, ReachQuestion } from '../../ruleset';
import { areAdjacent, listNonAdjacencyReasons } from '../adjacency';
import { pieceMark, reason, squareMark } from '../cite';
import { answerBestSight, type SightRules, UNOBSTRUCTED_LINE } from '../line-of-fire';
import { fillBySquare } from '../line-rules';
import { mergeReasons } from '../merge-reasons';
import { findPaths } from '../path-search';
import { distanceBetween, requirePiece } from '../places';
import { hasEffect } from '../powers';
import type { TelekinesisRules } from '../telekinesis';
import { findObjectOn, withoutObject } from '../telekinesis-target';
import { neighbourRules } from './adjacency';
import { plainHit } from './combat';
import { isBlocking, isSoaring } from './flight';
import { sight, sightRules } from './line-of-fire';
import type { YearRules } from './year-rules';

const FAR = 10;
const FAR_ALOFT = 5;

/** Returns the reasons against an object that is neither on the user's square nor adjacent to it. */
function outOfHand(position: Position, year: YearRules, user: Piece, object: TableObject): Reason[] {
  const rules = neighbourRules(year);
  const [from, to] = [
    { squares: user.squares, piece: user },
    { squares: [object.at], piece: null },
  ];
  if (!from || !to || (user.squares.includes(object.at) && !isSoaring(year, user))) return [];
  return areAdjacent(position, rules, from, to) ? [] : listNonAdjacencyReasons(position, rules, from, to);
}

/**
 * Lists reasons of distance and line against moving a figure. The distance limit is our reading, taken from the limit
 * for objects.
 */
function outOfSight(position: Position, year: YearRules, user: Piece, piece: Piece): Reason[] {
  const { passages } = year;
  const far = distanceBetween(user.squares, piece.squares) > FAR;
  const from = { squares: user.squares, piece: user };
  return [
    ...(far ? [reason('too-far', passages['lift-figures'], [pieceMark(piece.id)])] : []),
    ...answerBestSight(position, sightRules(year), from, { squares: piece.squares, piece }).reasons,
  ];
}

/** Returns the rules of "Telekinesis" in one year of the game: moving objects and, by later rulings, figures. */
export function telekinesisRules(year: YearRules, position: Position, question: ReachQuestion): TelekinesisRules {
  const { passages } = year;
  const aloft = [question.by ?? question.piece, question.piece].every((id) => {
    const piece = findPiece(position, id);
    return piece !== null && isSoaring(year, piece);
  });
  const open: SightRules = { ...sightRules(year), judge: () => UNOBSTRUCTED_LINE };
  return {
    powers: year.powers,
    neighbours: neighbourRules(year),
    sight: aloft ? open : sightRules(year),
    field: aloft ? () => new Uint8Array(SQUARE_COUNT).fill(2) : (where, place) => sight(year, where, place),
    squares: FAR,
    endsWithin: null,
    graspReasons: (where, mover, { piece, object }) =>
      object ? outOfHand(where, year, mover, object) : outOfSight(where, year, mover, piece),
    objectUnfit: (without, square) => {
      if (findObjectOn(without, square)) return { code: 'occupied', cite: passages.lift };
      const clear = (without.board.terrain[square]! & (HINDERING | WATER)) === 0;
      return clear ? null : { code: 'power-forbids', cite: passages.lift };
    },
    breakAway: () => 4,
    figureReasons: () => [],
    citePower: passages.powers,
    citeMove: passages['lift-line'],
    citeTokens: passages.pushing,
    citeBreakAway: passages['lift-figures'],
    citeImmobile: passages.lift,
    citeLargeBase: passages['lift-figures'],
    citeBlocking: passages.lift,
    citeHitFirst: passages['lift-attack'],
  };
}

/** Computes an object's path to each square, around blocking terrain and over everything else. */
function flights(position: Position, object: TableObject): ReturnType<typeof findPaths> {
  const { board } = position;
  const none = fillBySquare(board, () => 0);
  const blocks = (square: Square): boolean => (board.terrain[square]! & BLOCKING) !== 0;
  const moveRules = {
    shut: fillBySquare(board, (square) => (isBlocking(position, square) ? 1 : 0)),
    noEnd: none,
    hindering: none,
    beside: none,
    hinderingStops: 'never' as const,
    cornerStops: false,
    flanks: { square: blocks, wall: () => true, height: false },
    wallStops: () => true,
    mayChangeLevel: () => true,
    stepCost: () => 1,
    freeSteps: 0 as const,
  };
  return findPaths({ board, squares: [object.at], moveRules }, { limit: Number.POSITIVE_INFINITY, ignoreStops: true });
}

/**
 * Returns the distance of an object's path to a target, one more if the target is elevated. Null if there is no path.
 */
function flightTo(position: Position, object: TableObject, target: Piece): number | null {
  const result = flights(position, object);
  const ways = target.squares.map((square) => result.costTo(square)).filter((cost) => cost >= 0);
  if (ways.length === 0) return null;
  const raised = target.squares.some((square) => position.board.levels[square]! > 0);
  return Math.min(...ways) + (raised ? 1 : 0);
}

function flightReasons(position: Position, year: YearRules, object: TableObject, target: Piece): Reason[] {
  const cited = year.passages.lift;
  const squares = flightTo(position, object, target);
  if (squares === null) return [reason('no-path', cited, [squareMark(object.at)])];
  return squares > (isSoaring(year, target) ? FAR_ALOFT : FAR)
    ? [reason('too-far', cited, [pieceMark(target.id)])]
    : [];
}

/**
 * Answers an attack with an object adjacent to its user. The user must see the target. The distance is measured from
 * the object.
 */
export function answerTelekinesisHit(year: YearRules, position: Position, question: HitQuestion): HitAnswer {
  const { passages } = year;
  const user = requirePiece(position, question.attacker);
  const object = findObjectOn(position, question.object);
  const able = hasEffect(year.powers, user, 'lift');
  if (!able || !object) {
    const reasons = [reason('power-forbids', able ? passages.lift : passages.powers, [pieceMark(user.id)])];
    return { legal: false, reasons, notes: [], targets: [], splash: [], together: null, cost: null };
  }
  const bare = withoutObject(position, object);
  const holding = object.kind === 'immobile' ? null : object.kind;
  const pieces = bare.pieces.map((piece) => (piece === user ? { ...user, holding } : piece));
  const answer = plainHit(year, { ...bare, pieces }, question);
  const targets = question.targets.map((id) => requirePiece(position, id));
  const reasons = mergeReasons([
    ...answer.reasons,
    ...(holding === null ? [reason('power-forbids', passages.lift, [squareMark(object.at)])] : []),
    ...outOfHand(position, year, user, object),
    ...targets.flatMap((target) => flightReasons(bare, year, object, target)),
  ]);
  const counted = answer.targets.map((each) => {
    const target = targets.find((one) => one.id === each.target);
    const straight = target ? Math.min(...target.squares.map((square) => distance(object.at, square))) : 0;
    return { ...each, range: (target && flightTo(bare, object, target)) ?? straight };
  });
  return { ...answer, legal: reasons.length === 0, reasons, targets: counted };
}

import { distance } from '../../grid/square';
import type { Piece } from '../../table/piece';
import type { Position, TableObject } from '../../table/position';
import type { HitAnswer, Reason } from '../answer';
import type { HitQuestion } from '../ruleset';
import { pieceMark, reason, squareMark } from './cite';
import type { DialRules, LiftRules } from './dial-rules';
import { isBlocking, isSoaring } from './flight';
import { answerHit } from './hit';
import { areMarksEqual } from './line-of-fire';
import { fillBySquare } from './line-rules';
import { findPaths } from './path-search';
import { requirePiece } from './places';
import { hasEffect } from './powers';
import { findObjectOn, listGraspReasons, withoutObject } from './telekinesis';

/** Greatest distance of an object's path to a soaring target, in squares. */
const FAR_ALOFT = 5;

/** Computes an object's path to each square, around blocking terrain and over everything else. */
function findFlights(position: Position, object: TableObject): ReturnType<typeof findPaths> {
  const { board } = position;
  const none = fillBySquare(board, () => 0);
  const blocks = (square: number): boolean => isBlocking(position, square);
  const moveRules = {
    shut: fillBySquare(board, (square) => (blocks(square) ? 1 : 0)),
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
function measureFlight(position: Position, object: TableObject, target: Piece): number | null {
  const result = findFlights(position, object);
  const ways = target.squares.map((square) => result.costTo(square)).filter((cost) => cost >= 0);
  if (ways.length === 0) return null;
  const raised = target.squares.some((square) => position.board.levels[square]! > 0);
  return Math.min(...ways) + (raised ? 1 : 0);
}

/** Merges reasons with equal code and passage into one reason that has the marks of all. */
function mergeReasons(reasons: readonly Reason[]): Reason[] {
  const merged: Reason[] = [];
  for (const each of reasons) {
    const place = merged.findIndex(({ code, cite }) => code === each.code && cite.passage === each.cite.passage);
    const reason = merged[place];
    if (!reason) merged.push(each);
    else {
      const more = each.marks.filter((mark) => !reason.marks.some((one) => areMarksEqual(one, mark)));
      merged[place] = { ...reason, marks: [...reason.marks, ...more] };
    }
  }
  return merged;
}

function listFlightReasons(
  rules: DialRules,
  lift: LiftRules,
  position: Position,
  object: TableObject,
  target: Piece,
): Reason[] {
  const cited = rules.passages['lift-attack'];
  const squares = measureFlight(position, object, target);
  if (squares === null) return [reason('no-path', cited, [squareMark(object.at)])];
  return squares > (isSoaring(rules, target) ? FAR_ALOFT : lift.squares)
    ? [reason('too-far', cited, [pieceMark(target.id)])]
    : [];
}

/**
 * Answers an attack by telekinesis with an object. With a line from the object: the user must see the object and the
 * target within range. Otherwise the object must be adjacent to the user. The line is then drawn from the user, and
 * only the distance is measured from the object.
 */
export function answerTelekinesisHit(
  rules: DialRules,
  lift: LiftRules,
  position: Position,
  question: HitQuestion,
): HitAnswer {
  const { passages } = rules;
  const cited = passages['lift-attack'];
  const user = requirePiece(position, question.attacker);
  const object = findObjectOn(position, question.object);
  const able = hasEffect(rules.powers, user, 'lift');
  if (!able || !object) {
    const reasons = [reason('power-forbids', able ? cited : passages.powers, [pieceMark(user.id)])];
    return { legal: false, reasons, notes: [], targets: [], splash: [], together: null, cost: null };
  }
  const flies = lift.objects === 'adjacent';
  const bare = withoutObject(position, object);
  const holding = object.kind === 'immobile' ? null : object.kind;
  const thrower = { ...user, holding, ...(flies ? {} : { squares: [object.at], range: lift.squares }) };
  const pieces = bare.pieces.map((piece) => (piece === user ? thrower : piece));
  const answer = answerHit({ ...bare, pieces }, question, rules);
  const targets = question.targets.map((id) => requirePiece(position, id));
  const reasons = mergeReasons([
    ...answer.reasons,
    ...(holding === null ? [reason('power-forbids', passages['lift-immobile'], [squareMark(object.at)])] : []),
    ...listGraspReasons(rules, lift, position, user, object, cited),
    ...targets.flatMap((target) =>
      flies
        ? listFlightReasons(rules, lift, bare, object, target)
        : listGraspReasons(rules, lift, bare, user, target, cited),
    ),
  ]);
  const measured = answer.targets.map((each) => {
    const target = targets.find(({ id }) => id === each.target);
    if (!flies || !target) return each;
    const straight = Math.min(...target.squares.map((square) => distance(object.at, square)));
    return { ...each, range: measureFlight(bare, object, target) ?? straight };
  });
  return { ...answer, legal: reasons.length === 0, reasons, targets: measured };
}

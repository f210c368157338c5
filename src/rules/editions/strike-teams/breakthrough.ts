import { straightDirection } from '../../../grid/direction';
import type { Piece } from '../../../table/piece';
import { findPieceOn, type Position } from '../../../table/position';
import type { BreakthroughAnswer, Mark, Reason } from '../../answer';
import type { BreakthroughQuestion } from '../../ruleset';
import { listNonAdjacencyReasons } from '../../shared/adjacency';
import { edgeMark, note, pieceMark, reason, squareMark } from '../../shared/cite';
import { requirePiece } from '../../shared/places';
import { type Step, stepFrom } from '../../shared/steps';
import { cite } from './citations';
import { findDestructible, flattenPosition, isStepBlocked, listWallsInStep, NEIGHBOURS } from './ground';
import type { StrikeTeamsRules } from './rules';
import { getStrikerState, listInabilityReasons, listProtectionReasons } from './strikers';

const COST = 4;
const PASSAGE = cite('Movement: Breakthrough Maneuver');
const READING = cite('Movement: Breakthrough Maneuver', 'reading');

/** Lists obstacles directly behind a target: the edge of the map, a wall, or anything on the square. */
function behindReasons(position: Position, target: Piece, step: Step | null): Reason[] {
  if (!step) return [reason('wall', READING, target.squares.map(squareMark))];
  const walls = listWallsInStep(position, step);
  if (walls.length > 0) return [reason('wall', READING, walls.map(edgeMark))];
  if (isStepBlocked(position, step)) return [reason('blocking', READING, [squareMark(step.to)])];
  const standing = findPieceOn(position, step.to);
  const marks: Mark[] = standing ? [pieceMark(standing.id)] : [];
  if (findDestructible(position, step.to)) marks.push(squareMark(step.to));
  return marks.length > 0 ? [reason('occupied', standing ? PASSAGE : READING, marks)] : [];
}

/**
 * Returns the action points for a Breakthrough Maneuver: 4, plus 1 if prone, plus the wounds in the attack and movement
 * boxes.
 */
export function breakthroughPrice(rules: StrikeTeamsRules, piece: Piece): number {
  const { boxes, status } = getStrikerState(piece);
  return (
    COST +
    (rules.breakthroughPenalties ? 1 : 0) +
    (boxes.attack?.wounds ?? 0) +
    (boxes.move?.wounds ?? 0) +
    (status.includes('prone') ? 1 : 0)
  );
}

/**
 * Answers "Breakthrough Maneuver": a primary attack that is not fully defended takes the attacker to the square behind
 * the target. The maneuver wounds neither figure.
 */
export function breakthrough(
  rules: StrikeTeamsRules,
  asked: Position,
  question: BreakthroughQuestion,
): BreakthroughAnswer {
  const position = flattenPosition(asked);
  const attacker = requirePiece(position, question.attacker);
  const target = requirePiece(position, question.target);
  const [here, there] = [attacker.squares[0]!, target.squares[0]!];
  const apart = listNonAdjacencyReasons(
    position,
    NEIGHBOURS,
    { squares: [here], piece: attacker },
    { squares: [there], piece: target },
  );
  const direction = straightDirection(here, there);
  const step = direction && stepFrom(position.board, there, direction);
  const own = [...listInabilityReasons(attacker, 'attack'), ...listInabilityReasons(attacker, 'move')];
  const reasons = [
    ...own.filter((each, place) => own.findIndex((other) => other.code === each.code) === place),
    ...listProtectionReasons(rules, position, attacker, [target]),
    ...(target.side === attacker.side ? [reason('ally', PASSAGE, [pieceMark(target.id)])] : []),
    ...apart,
    ...(apart.length > 0 ? [] : behindReasons(position, target, step)),
  ];
  const legal = reasons.length === 0;
  const through = legal && step !== null && question.strength > question.defend;
  return {
    legal,
    reasons,
    notes: legal && !through ? [note('thrown-back', PASSAGE, [pieceMark(attacker.id)])] : [],
    cost: breakthroughPrice(rules, attacker),
    to: through ? [step.to] : attacker.squares,
    wounds: 0,
  };
}

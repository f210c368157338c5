import { LADDER, STAIRS } from '../../../board/terrain';
import { halfRoundedUp } from '../../../plain/fraction';
import { areFriendly } from '../../../table/allies';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type {
  CarryAnswer,
  Change,
  Citation,
  MoveAnswer,
  Note,
  ReachAnswer,
  Reason,
  Tally,
  WhyCode,
} from '../../answer';
import type { CarryQuestion, MoveQuestion, ReachQuestion } from '../../ruleset';
import { opponentsBeside, partingReasons } from '../../shared/adjacency';
import { note, onPiece, reason } from '../../shared/cite';
import { type MoveLaw, moveAnswer, reachAnswer } from '../../shared/movement';
import { type GroundLaw, heldBy, moveRulesOf, speedChanges, startsHindered } from '../../shared/passage';
import { knownPiece } from '../../shared/places';
import { effectsOf, halvedBy, hasEffect, mayMoveBy, moveActionNamed } from '../../shared/powers';
import { modifier, replacement, tally } from '../../shared/tally';
import { isLift, liftAnswer, liftReach, movesOf } from '../../shared/telekinesis';
import { mayCarry } from './abilities';
import { NEIGHBOURS } from './adjacency';
import { inBasics } from './basics';
import { cite } from './citations';
import type { CoreLaw } from './law';
import { POWERS } from './powers';
import { lifting } from './telekinesis';
import { RULE_OF_3 } from './values';

/** Move actions of powers and abilities, in addition to the plain move action. */
export const MOVES = movesOf(POWERS);

const CARRY = cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Carry');
const HINDERED = cite('Hindering Terrain: Moving and hindering terrain');

/** "Move Actions", "Hindering Terrain", "Water Terrain", "Elevated Terrain: Stairs and ladders". */
const GROUND: GroundLaw = {
  powers: POWERS,
  neighbours: NEIGHBOURS,
  hinderingStops: 'from-clear',
  cornerStops: true,
  waterHinders: true,
  stairs: STAIRS | LADDER,
  passengerNeedsRoom: true,
};

/**
 * Computes the speed: halved when starting on hindering terrain, halved again for Charge and Running Shot, then 2 less
 * with a passenger.
 */
function speed(position: Position, piece: Piece, question: ReachQuestion): Tally {
  const changes: Change[] = [];
  // Changes by powers apply after halving.
  const by = piece.altered?.speed ?? 0;
  let value = piece.speed - by;
  if (startsHindered(position, GROUND, piece, question.action)) {
    value = halfRoundedUp(value);
    changes.push(replacement('starts-in-hindering', value, HINDERED));
  }
  const halved = halvedBy(POWERS, piece, question.action);
  if (halved) {
    value = halfRoundedUp(value);
    changes.push(replacement(question.action, value, halved));
  }
  if (question.carrying !== null) changes.push(modifier('carrying', -2, CARRY));
  if (by !== 0) changes.push(modifier('altered', by, RULE_OF_3.limitCite));
  changes.push(...speedChanges(POWERS, piece));
  return tally(piece.speed - by, changes, RULE_OF_3);
}

function forbids(position: Position, piece: Piece, question: ReachQuestion): Reason[] {
  const reasons: Reason[] = [];
  if (piece.tokens >= 2) {
    reasons.push(reason('two-tokens', cite('ROUNDS, TURNS, AND ACTIONS: Pushing'), [onPiece(piece.id)]));
  }
  if (!mayMoveBy(POWERS, piece, question.action))
    reasons.push(reason('power-forbids', cite('POWERS'), [onPiece(piece.id)]));
  const action = moveActionNamed(POWERS, question.action);
  if (action?.effect.unlessBeside) {
    const beside = opponentsBeside(position, NEIGHBOURS, piece).map((each) => onPiece(each.id));
    if (beside.length > 0) reasons.push(reason('adjacent-enemy', action.power.cite, beside));
  }
  if (question.carrying !== null) {
    reasons.push(...carryReasons(position, { carrier: piece.id, carried: question.carrying }, question.action));
  }
  return reasons;
}

function notes(position: Position, piece: Piece, question: ReachQuestion): Note[] {
  const said: Note[] = [];
  const halved = halvedBy(POWERS, piece, question.action);
  if (startsHindered(position, GROUND, piece, question.action)) {
    said.push(note('halved-hindering', HINDERED, [onPiece(piece.id)]));
  }
  if (halved) said.push(note('halved-power', halved, [onPiece(piece.id)]));
  if (question.carrying !== null) said.push(note('carrying-slows', CARRY, [onPiece(question.carrying)]));
  return said;
}

const WHY: Partial<Record<WhyCode, Citation>> = { blocking: cite('Blocking Terrain') };

const LAW: MoveLaw = {
  forbids,
  speed,
  moveRules: (position, piece, question) => moveRulesOf(position, GROUND, piece, question),
  breakAway: (position, piece, question) => ({
    // The Basics have no break-away rolls.
    from: inBasics(position) ? [] : heldBy(position, GROUND, piece, question.action),
    least: effectsOf(POWERS, piece, 'break-away')[0]?.effect.least ?? 4,
  }),
  citeWhy: (code) => WHY[code] ?? cite('Move Actions'),
  citeBreakAway: cite('Move Actions: Breaking away'),
  notes,
};

export function move(law: CoreLaw, position: Position, question: MoveQuestion): MoveAnswer {
  return isLift(question) ? liftAnswer(position, question, lifting(law)) : moveAnswer(position, LAW, question);
}

export function reach(law: CoreLaw, position: Position, question: ReachQuestion): ReachAnswer {
  return isLift(question) ? liftReach(position, question, lifting(law)) : reachAnswer(position, LAW, question);
}

function carryReasons(position: Position, question: CarryQuestion, action: string): Reason[] {
  const carrier = knownPiece(position, question.carrier);
  const carried = knownPiece(position, question.carried);
  const reasons: Reason[] = [];
  if (!mayCarry(carrier, action)) reasons.push(reason('no-carry', CARRY, [onPiece(carrier.id)]));
  if (!areFriendly(position, carried.side, carrier.side))
    reasons.push(reason('opposing', CARRY, [onPiece(carried.id)]));
  if (hasEffect(POWERS, carried, 'never-carried')) reasons.push(reason('cannot-carry', CARRY, [onPiece(carried.id)]));
  if (carried.holding !== null) reasons.push(reason('holding', CARRY, [onPiece(carried.id)]));
  const [from, to] = [carrier, carried].map((piece) => ({ squares: piece.squares, piece }));
  if (from && to) reasons.push(...partingReasons(position, NEIGHBOURS, from, to));
  return reasons;
}

/** Whether one character may carry another at the beginning of its action ("Carry"). */
export function carry(position: Position, question: CarryQuestion): CarryAnswer {
  const reasons = carryReasons(position, question, 'move');
  const carrier = knownPiece(position, question.carrier);
  if (carrier.tokens >= 2) {
    reasons.unshift(reason('two-tokens', cite('ROUNDS, TURNS, AND ACTIONS: Pushing'), [onPiece(carrier.id)]));
  }
  const slower = note('carrying-slows', CARRY, [onPiece(question.carried)]);
  return { legal: reasons.length === 0, reasons, notes: [slower], cite: CARRY };
}

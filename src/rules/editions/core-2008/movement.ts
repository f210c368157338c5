import { LADDER, STAIRS } from '../../../board/terrain';
import { halfRoundedUp } from '../../../plain/fraction';
import { areFriendly } from '../../../table/allies';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type {
  CarryAnswer,
  Citation,
  ModifiedValue,
  MoveAnswer,
  Note,
  ReachAnswer,
  Reason,
  RefusalCode,
  ValueChange,
} from '../../answer';
import type { CarryQuestion, MoveQuestion, ReachQuestion } from '../../ruleset';
import { listAdjacentOpponents, listNonAdjacencyReasons } from '../../shared/adjacency';
import { note, pieceMark, reason } from '../../shared/cite';
import {
  type GroundRules,
  listBreakAwayOpponents,
  listSpeedChanges,
  makeMoveRules,
  startsOnHinderingTerrain,
} from '../../shared/ground-rules';
import { applyChanges, makeModifier, makeReplacement } from '../../shared/modified-value';
import { answerMove, answerReach, type MovementRules } from '../../shared/movement';
import { requirePiece } from '../../shared/places';
import { findHalvingPassage, findMoveAction, hasEffect, listEffects, mayTakeMoveAction } from '../../shared/powers';
import { answerTelekinesis, answerTelekinesisReach, isTelekinesis, listMoveActions } from '../../shared/telekinesis';
import { mayCarry } from './abilities';
import { NEIGHBOURS } from './adjacency';
import { isBasicGame } from './basics';
import { cite } from './citations';
import { POWERS } from './powers';
import type { CoreRules } from './rules';
import { telekinesisRules } from './telekinesis';
import { RULE_OF_3 } from './values';

/** Move actions of powers and abilities, in addition to the plain move action. */
export const MOVES = listMoveActions(POWERS);

const CARRY = cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Carry');
const HINDERED = cite('Hindering Terrain: Moving and hindering terrain');

/**
 * Movement rules from "Move Actions", "Hindering Terrain", "Water Terrain" and "Elevated Terrain: Stairs and ladders".
 */
const GROUND: GroundRules = {
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
function speed(position: Position, piece: Piece, question: ReachQuestion): ModifiedValue {
  const changes: ValueChange[] = [];
  // Changes by powers apply after halving.
  const by = piece.altered?.speed ?? 0;
  let value = piece.speed - by;
  if (startsOnHinderingTerrain(position, GROUND, piece, question.action)) {
    value = halfRoundedUp(value);
    changes.push(makeReplacement('starts-in-hindering', value, HINDERED));
  }
  const halved = findHalvingPassage(POWERS, piece, question.action);
  if (halved) {
    value = halfRoundedUp(value);
    changes.push(makeReplacement(question.action, value, halved));
  }
  if (question.carrying !== null) changes.push(makeModifier('carrying', -2, CARRY));
  if (by !== 0) changes.push(makeModifier('altered', by, RULE_OF_3.limitCite));
  changes.push(...listSpeedChanges(POWERS, piece));
  return applyChanges(piece.speed - by, changes, RULE_OF_3);
}

function forbids(position: Position, piece: Piece, question: ReachQuestion): Reason[] {
  const reasons: Reason[] = [];
  if (piece.tokens >= 2) {
    reasons.push(reason('two-tokens', cite('ROUNDS, TURNS, AND ACTIONS: Pushing'), [pieceMark(piece.id)]));
  }
  if (!mayTakeMoveAction(POWERS, piece, question.action))
    reasons.push(reason('power-forbids', cite('POWERS'), [pieceMark(piece.id)]));
  const action = findMoveAction(POWERS, question.action);
  if (action?.effect.unlessBeside) {
    const beside = listAdjacentOpponents(position, NEIGHBOURS, piece).map((each) => pieceMark(each.id));
    if (beside.length > 0) reasons.push(reason('adjacent-enemy', action.power.cite, beside));
  }
  if (question.carrying !== null) {
    reasons.push(...carryReasons(position, { carrier: piece.id, carried: question.carrying }, question.action));
  }
  return reasons;
}

function notes(position: Position, piece: Piece, question: ReachQuestion): Note[] {
  const said: Note[] = [];
  const halved = findHalvingPassage(POWERS, piece, question.action);
  if (startsOnHinderingTerrain(position, GROUND, piece, question.action)) {
    said.push(note('halved-hindering', HINDERED, [pieceMark(piece.id)]));
  }
  if (halved) said.push(note('halved-power', halved, [pieceMark(piece.id)]));
  if (question.carrying !== null) said.push(note('carrying-slows', CARRY, [pieceMark(question.carrying)]));
  return said;
}

const WHY: Partial<Record<RefusalCode, Citation>> = { blocking: cite('Blocking Terrain') };

const LAW: MovementRules = {
  forbids,
  speed,
  moveRules: (position, piece, question) => makeMoveRules(position, GROUND, piece, question),
  breakAway: (position, piece, question) => ({
    // The Basics have no break-away rolls.
    from: isBasicGame(position) ? [] : listBreakAwayOpponents(position, GROUND, piece, question.action),
    least: listEffects(POWERS, piece, 'break-away')[0]?.effect.least ?? 4,
  }),
  citeWhy: (code) => WHY[code] ?? cite('Move Actions'),
  citeBreakAway: cite('Move Actions: Breaking away'),
  notes,
};

export function move(rules: CoreRules, position: Position, question: MoveQuestion): MoveAnswer {
  return isTelekinesis(question)
    ? answerTelekinesis(position, question, telekinesisRules(rules))
    : answerMove(position, LAW, question);
}

export function reach(rules: CoreRules, position: Position, question: ReachQuestion): ReachAnswer {
  return isTelekinesis(question)
    ? answerTelekinesisReach(position, question, telekinesisRules(rules))
    : answerReach(position, LAW, question);
}

function carryReasons(position: Position, question: CarryQuestion, action: string): Reason[] {
  const carrier = requirePiece(position, question.carrier);
  const carried = requirePiece(position, question.carried);
  const reasons: Reason[] = [];
  if (!mayCarry(carrier, action)) reasons.push(reason('no-carry', CARRY, [pieceMark(carrier.id)]));
  if (!areFriendly(position, carried.side, carrier.side))
    reasons.push(reason('opposing', CARRY, [pieceMark(carried.id)]));
  if (hasEffect(POWERS, carried, 'never-carried')) reasons.push(reason('cannot-carry', CARRY, [pieceMark(carried.id)]));
  if (carried.holding !== null) reasons.push(reason('holding', CARRY, [pieceMark(carried.id)]));
  const [from, to] = [carrier, carried].map((piece) => ({ squares: piece.squares, piece }));
  if (from && to) reasons.push(...listNonAdjacencyReasons(position, NEIGHBOURS, from, to));
  return reasons;
}

/** Answers whether one character may carry another at the beginning of its action ("Carry"). */
export function carry(position: Position, question: CarryQuestion): CarryAnswer {
  const reasons = carryReasons(position, question, 'move');
  const carrier = requirePiece(position, question.carrier);
  if (carrier.tokens >= 2) {
    reasons.unshift(reason('two-tokens', cite('ROUNDS, TURNS, AND ACTIONS: Pushing'), [pieceMark(carrier.id)]));
  }
  const slower = note('carrying-slows', CARRY, [pieceMark(question.carried)]);
  return { legal: reasons.length === 0, reasons, notes: [slower], cite: CARRY };
}

import { halfRoundedUp } from '../../plain/fraction';
import { areFriendly } from '../../table/allies';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type {
  CarryAnswer,
  ModifiedValue,
  MoveAnswer,
  Note,
  ReachAnswer,
  Reason,
  RefusalCode,
  ValueChange,
} from '../answer';
import type { CarryQuestion, MoveQuestion, ReachQuestion } from '../ruleset';
import { listAdjacentOpponents, listNonAdjacencyReasons } from './adjacency';
import { note, pieceMark, reason } from './cite';
import type { DialRules, PassageTopic } from './dial-rules';
import { isBasicGame } from './first-round';
import { isFlier, isSoaring } from './flight';
import { isHalvedByTerrain, listBreakAwayOpponents, makeModeChangeRules, makeMoveRules } from './ground-rules';
import { applyChanges, makeModifier, makeReplacement } from './modified-value';
import { answerMove, answerReach, type MovementRules } from './movement';
import { pieceAsPlace, requirePiece } from './places';
import { findHalvingPassage, findMoveAction, hasEffect, listEffects, mayTakeMoveAction } from './powers';
import { answerTelekinesis, answerTelekinesisReach, isTelekinesis } from './telekinesis';

/** Computes the speed: halved by the terrain, halved again by the action, then changed by a passenger and powers. */
function computeSpeed(position: Position, rules: DialRules, piece: Piece, question: ReachQuestion): ModifiedValue {
  const changes: ValueChange[] = [];
  const by = rules.alteredAfterHalving ? (piece.altered?.speed ?? 0) : 0;
  let value = piece.speed - by;
  if (isHalvedByTerrain(position, rules, piece, question.action)) {
    value = halfRoundedUp(value);
    changes.push(makeReplacement('starts-in-hindering', value, rules.passages.hindering));
  }
  const halved = findHalvingPassage(rules.powers, piece, question.action);
  if (halved) changes.push(makeReplacement(question.action, halfRoundedUp(value), halved));
  if (question.carrying !== null) changes.push(makeModifier('carrying', -rules.carryingSlows, rules.passages.carry));
  changes.push(makeModifier('altered', by, rules.values.limitCite));
  for (const { power, effect } of listEffects(rules.powers, piece, 'modify-speed'))
    changes.push(makeModifier(power.id, effect.by, power.cite));
  return applyChanges(piece.speed - by, changes, rules.values);
}

function listMoveReasons(position: Position, rules: DialRules, piece: Piece, question: ReachQuestion): Reason[] {
  const { passages, powers } = rules;
  const own = [pieceMark(piece.id)];
  const reasons: Reason[] = [];
  if (piece.tokens >= 2) reasons.push(reason('two-tokens', passages.pushing, own));
  const able = mayTakeMoveAction(powers, piece, question.action);
  if (!able) reasons.push(reason('power-forbids', passages.powers, own));
  const action = findMoveAction(powers, question.action);
  if (action?.effect.unlessBeside) {
    const beside = listAdjacentOpponents(position, rules.neighbours, piece).map((each) => pieceMark(each.id));
    if (beside.length > 0) reasons.push(reason('adjacent-enemy', action.power.cite, beside));
  }
  if (rules.fliersSoar && question.mode !== null && !isFlier(rules, piece))
    reasons.push(reason('power-forbids', passages['flight-modes'], own));
  if (question.carrying === null) return reasons;
  const passenger = [pieceMark(question.carrying)];
  const alone = action?.effect.carriesNobody ? action.power : null;
  if (alone && able && rules.soloActionsBy === 'power') reasons.push(reason('cannot-carry', alone.cite, passenger));
  reasons.push(
    ...listCarryReasons(position, rules, { carrier: piece.id, carried: question.carrying }, question.action),
  );
  if (rules.fliersSoar && question.mode === 'soaring') reasons.push(reason('cannot-carry', passages.carry, passenger));
  if (alone && rules.soloActionsBy === 'book') reasons.push(reason('power-forbids', passages['carry-forbidden'], own));
  return reasons;
}

function listMoveNotes(position: Position, rules: DialRules, piece: Piece, question: ReachQuestion): Note[] {
  const notes: Note[] = [];
  if (isHalvedByTerrain(position, rules, piece, question.action))
    notes.push(note('halved-hindering', rules.passages.hindering, [pieceMark(piece.id)]));
  const halved = findHalvingPassage(rules.powers, piece, question.action);
  if (halved) notes.push(note('halved-power', halved, [pieceMark(piece.id)]));
  if (question.carrying !== null) notes.push(...listCarryNotes(rules, question.carrying));
  return notes;
}

function listCarryNotes({ carryingSlows, passages }: DialRules, carried: string): Note[] {
  return carryingSlows > 0 ? [note('carrying-slows', passages.carry, [pieceMark(carried)])] : [];
}

const TOPICS: Partial<Record<RefusalCode, PassageTopic>> = {
  occupied: 'move-occupied',
  blocking: 'move-blocking',
  'must-stop': 'move-stop',
};

function movementRules(rules: DialRules): MovementRules {
  const { passages, powers } = rules;
  return {
    forbids: (position, piece, question) => listMoveReasons(position, rules, piece, question),
    speed: (position, piece, question) => computeSpeed(position, rules, piece, question),
    moveRules: (position, piece, question) => makeMoveRules(position, rules, piece, question),
    other: (position, piece, question) => makeModeChangeRules(position, rules, piece, question),
    breakAway: (position, piece, question) => ({
      // The Basics have no break-away rolls.
      from: isBasicGame(rules, position) ? [] : listBreakAwayOpponents(position, rules, piece, question.action),
      least: listEffects(powers, piece, 'break-away')[0]?.effect.least ?? 4,
    }),
    citeWhy: (code) => passages[TOPICS[code] ?? 'move'],
    citeBreakAway: passages['break-away'],
    notes: (position, piece, question) => listMoveNotes(position, rules, piece, question),
  };
}

export function answerDialMove(rules: DialRules, position: Position, question: MoveQuestion): MoveAnswer {
  return rules.lift && isTelekinesis(question)
    ? answerTelekinesis(position, question, rules, rules.lift)
    : answerMove(position, movementRules(rules), question);
}

export function answerDialReach(rules: DialRules, position: Position, question: ReachQuestion): ReachAnswer {
  return rules.lift && isTelekinesis(question)
    ? answerTelekinesisReach(position, question, rules, rules.lift)
    : answerReach(position, movementRules(rules), question);
}

/** Whether a piece may carry in this action: by an ability, as a hovering flier, or as any character. */
function mayCarry(rules: DialRules, piece: Piece, action: string): boolean {
  if (rules.carriers === 'all') return true;
  if (rules.carriers === 'hovering') return isFlier(rules, piece) && !isSoaring(rules, piece);
  return listEffects(rules.powers, piece, 'carry').some(
    ({ effect }) => (!effect.unlessTokens || piece.tokens === 0) && (effect.actions?.includes(action) ?? true),
  );
}

const SIZES = ['tiny', 'standard', 'giant', 'colossal'] as const;

/** Whether a friend is smaller than its carrier. Some carriers also carry their own size. */
function isSmaller({ powers }: DialRules, carrier: Piece, carried: Piece): boolean {
  const spare = SIZES.indexOf(carrier.size) - SIZES.indexOf(carried.size);
  return spare > 0 || (spare === 0 && listEffects(powers, carrier, 'carry').some(({ effect }) => effect.ownSize));
}

function listCarryReasons(position: Position, rules: DialRules, question: CarryQuestion, action: string): Reason[] {
  const cite = rules.passages.carry;
  const carrier = requirePiece(position, question.carrier);
  const carried = requirePiece(position, question.carried);
  const reasons: Reason[] = [];
  if (!mayCarry(rules, carrier, action)) reasons.push(reason('no-carry', cite, [pieceMark(carrier.id)]));
  if (!areFriendly(position, carried.side, carrier.side))
    reasons.push(reason('opposing', cite, [pieceMark(carried.id)]));
  const tooLarge = rules.carriers === 'all' && !isSmaller(rules, carrier, carried);
  if (tooLarge || hasEffect(rules.powers, carried, 'never-carried'))
    reasons.push(reason('cannot-carry', cite, [pieceMark(carried.id)]));
  const loaded = (rules.carrierHoldsNothing ? [carrier, carried] : [carried]).filter(({ holding }) => holding !== null);
  const marks = loaded.map(({ id }) => pieceMark(id));
  if (marks.length > 0) reasons.push(reason('holding', cite, marks));
  const from = pieceAsPlace(carrier);
  const to = pieceAsPlace(carried);
  return [...reasons, ...listNonAdjacencyReasons(position, rules.neighbours, from, to)];
}

/** Answers whether one character may carry another at the beginning of its move action. */
export function answerCarry(rules: DialRules, position: Position, question: CarryQuestion): CarryAnswer {
  const { tokens, id } = requirePiece(position, question.carrier);
  const tired = tokens >= 2 ? [reason('two-tokens', rules.passages.pushing, [pieceMark(id)])] : [];
  const reasons = [...tired, ...listCarryReasons(position, rules, question, 'move')];
  const notes = listCarryNotes(rules, question.carried);
  return { legal: reasons.length === 0, reasons, notes, cite: rules.passages.carry };
}

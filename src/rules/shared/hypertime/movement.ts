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
  ValueChange,
} from '../../answer';
import type { CarryQuestion, MoveQuestion, ReachQuestion } from '../../ruleset';
import { listNonAdjacencyReasons } from '../adjacency';
import { note, pieceMark, reason } from '../cite';
import { listBreakAwayOpponents, listSpeedChanges, startsOnHinderingTerrain } from '../ground-rules';
import { applyChanges, makeReplacement } from '../modified-value';
import { answerMove, answerReach, type MovementRules } from '../movement';
import { requirePiece } from '../places';
import { findHalvingPassage, findMoveAction, mayTakeMoveAction } from '../powers';
import { answerTelekinesis, answerTelekinesisReach, isTelekinesis } from '../telekinesis';
import { neighbourRules } from './adjacency';
import { isFlier, isNotSoaring, isSoaring } from './flight';
import { endsSoaring, groundRules, modeChangeMoveRules, nonSoaringMoveRules, soaringMoveRules } from './move-rules';
import { telekinesisRules } from './telekinesis';
import { uncappedModifierRules } from './values';
import type { YearRules } from './year-rules';

/** Whether the starting terrain halves the speed. Never for soaring figures or figures of 2×2 squares or more. */
function setsOutHindered(year: YearRules, position: Position, piece: Piece, action: string): boolean {
  return (
    isNotSoaring(year, piece) &&
    piece.squares.length < 4 &&
    startsOnHinderingTerrain(position, groundRules(year), piece, action)
  );
}

/**
 * Computes the speed: halved when starting on hindering terrain, halved again for Charge and Running Shot. Carrying has
 * no cost.
 */
function speed(year: YearRules, position: Position, piece: Piece, question: ReachQuestion): ModifiedValue {
  const changes: ValueChange[] = [];
  let value = piece.speed;
  if (setsOutHindered(year, position, piece, question.action)) {
    value = halfRoundedUp(value);
    changes.push(makeReplacement('starts-in-hindering', value, year.passages.hindering));
  }
  const halved = findHalvingPassage(year.powers, piece, question.action);
  if (halved) {
    value = halfRoundedUp(value);
    changes.push(makeReplacement(question.action, value, halved));
  }
  return applyChanges(piece.speed, [...changes, ...listSpeedChanges(year.powers, piece)], uncappedModifierRules(year));
}

function forbids(year: YearRules, position: Position, piece: Piece, question: ReachQuestion): Reason[] {
  const { passages } = year;
  const own = [pieceMark(piece.id)];
  const reasons: Reason[] = [];
  if (piece.tokens >= 2) reasons.push(reason('two-tokens', passages.pushing, own));
  if (!mayTakeMoveAction(year.powers, piece, question.action)) {
    reasons.push(reason('power-forbids', passages.powers, own));
  }
  if (question.mode !== null && !isFlier(year, piece))
    reasons.push(reason('power-forbids', passages['flight-modes'], own));
  if (question.carrying === null) return reasons;
  reasons.push(...carryReasons(year, position, { carrier: piece.id, carried: question.carrying }));
  if (question.mode === 'soaring') reasons.push(reason('cannot-carry', passages.carry, [pieceMark(question.carrying)]));
  if (findMoveAction(year.powers, question.action)?.effect.carriesNobody) {
    reasons.push(reason('power-forbids', passages['carry-forbidden'], own));
  }
  return reasons;
}

function notes(year: YearRules, position: Position, piece: Piece, question: ReachQuestion): Note[] {
  const said: Note[] = [];
  const halved = findHalvingPassage(year.powers, piece, question.action);
  if (setsOutHindered(year, position, piece, question.action)) {
    said.push(note('halved-hindering', year.passages.hindering, [pieceMark(piece.id)]));
  }
  if (halved) said.push(note('halved-power', halved, [pieceMark(piece.id)]));
  return said;
}

/** Returns the rules of "Movement", "Flying" and terrain in one year of the game. */
function moveLaw(year: YearRules): MovementRules {
  const { passages } = year;
  const codes: Readonly<Record<string, Citation>> = {
    occupied: passages['move-occupied'],
    blocking: passages['move-blocking'],
    'must-stop': passages['move-stop'],
  };
  return {
    forbids: (position, piece, question) => forbids(year, position, piece, question),
    speed: (position, piece, question) => speed(year, position, piece, question),
    moveRules: (position, piece, question) =>
      (endsSoaring(year, piece, question) ? soaringMoveRules : nonSoaringMoveRules)(position, year, piece, question),
    other: (position, piece, question) => modeChangeMoveRules(position, year, piece, question),
    breakAway: (position, piece, question) => ({
      from: listBreakAwayOpponents(position, groundRules(year), piece, question.action),
      least: 4,
    }),
    citeWhy: (code) => codes[code] ?? passages.move,
    citeBreakAway: passages['break-away'],
    notes: (position, piece, question) => notes(year, position, piece, question),
  };
}

export function move(year: YearRules, position: Position, question: MoveQuestion): MoveAnswer {
  if (isTelekinesis(question)) return answerTelekinesis(position, question, telekinesisRules(year, position, question));
  return answerMove(position, moveLaw(year), question);
}

export function reach(year: YearRules, position: Position, question: ReachQuestion): ReachAnswer {
  if (isTelekinesis(question))
    return answerTelekinesisReach(position, question, telekinesisRules(year, position, question));
  return answerReach(position, moveLaw(year), question);
}

function carryReasons(year: YearRules, position: Position, question: CarryQuestion): Reason[] {
  const passage = year.passages.carry;
  const carrier = requirePiece(position, question.carrier);
  const carried = requirePiece(position, question.carried);
  const reasons: Reason[] = [];
  if (!isFlier(year, carrier) || isSoaring(year, carrier))
    reasons.push(reason('no-carry', passage, [pieceMark(carrier.id)]));
  if (!areFriendly(position, carried.side, carrier.side))
    reasons.push(reason('opposing', passage, [pieceMark(carried.id)]));
  if (carried.holding !== null) reasons.push(reason('holding', passage, [pieceMark(carried.id)]));
  const [from, to] = [carrier, carried].map((piece) => ({ squares: piece.squares, piece }));
  if (from && to) reasons.push(...listNonAdjacencyReasons(position, neighbourRules(year), from, to));
  return reasons;
}

/** Whether a flier may carry a friend at the beginning of its move. */
export function carry(year: YearRules, position: Position, question: CarryQuestion): CarryAnswer {
  const carrier = requirePiece(position, question.carrier);
  const tired = carrier.tokens >= 2 ? [reason('two-tokens', year.passages.pushing, [pieceMark(carrier.id)])] : [];
  const reasons = [...tired, ...carryReasons(year, position, question)];
  return { legal: reasons.length === 0, reasons, notes: [], cite: year.passages.carry };
}

import { halfRoundedUp } from '../../../plain/fraction';
import { areFriendly } from '../../../table/allies';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { CarryAnswer, Change, Citation, MoveAnswer, Note, ReachAnswer, Reason, Tally } from '../../answer';
import type { CarryQuestion, MoveQuestion, ReachQuestion } from '../../ruleset';
import { partingReasons } from '../adjacency';
import { note, onPiece, reason } from '../cite';
import { type MoveLaw, moveAnswer, reachAnswer } from '../movement';
import { heldBy, speedChanges, startsHindered } from '../passage';
import { knownPiece } from '../places';
import { halvedBy, mayMoveBy, moveActionNamed } from '../powers';
import { replacement, tally } from '../tally';
import { isLift, liftAnswer, liftReach } from '../telekinesis';
import { neighbours } from './adjacency';
import { isBelow, isFlier, isSoaring } from './flight';
import { endsSoaring, groundLaw, lowMoveRules, otherMoveRules, soaringMoveRules } from './move-rules';
import { lifting } from './telekinesis';
import { noLimit } from './values';
import type { YearLaw } from './year';

/** Whether the starting terrain halves the speed. Never for figures of 2×2 squares or more, or for soaring ones. */
function setsOutHindered(year: YearLaw, position: Position, piece: Piece, action: string): boolean {
  return isBelow(year, piece) && piece.squares.length < 4 && startsHindered(position, groundLaw(year), piece, action);
}

/**
 * Computes the speed: halved when starting on hindering terrain, halved again for Charge and Running Shot. Carrying has
 * no cost.
 */
function speed(year: YearLaw, position: Position, piece: Piece, question: ReachQuestion): Tally {
  const changes: Change[] = [];
  let value = piece.speed;
  if (setsOutHindered(year, position, piece, question.action)) {
    value = halfRoundedUp(value);
    changes.push(replacement('starts-in-hindering', value, year.passages.hindering));
  }
  const halved = halvedBy(year.powers, piece, question.action);
  if (halved) {
    value = halfRoundedUp(value);
    changes.push(replacement(question.action, value, halved));
  }
  return tally(piece.speed, [...changes, ...speedChanges(year.powers, piece)], noLimit(year));
}

function forbids(year: YearLaw, position: Position, piece: Piece, question: ReachQuestion): Reason[] {
  const { passages } = year;
  const own = [onPiece(piece.id)];
  const reasons: Reason[] = [];
  if (piece.tokens >= 2) reasons.push(reason('two-tokens', passages.pushing, own));
  if (!mayMoveBy(year.powers, piece, question.action)) {
    reasons.push(reason('power-forbids', passages.powers, own));
  }
  if (question.mode !== null && !isFlier(year, piece))
    reasons.push(reason('power-forbids', passages['flight-modes'], own));
  if (question.carrying === null) return reasons;
  reasons.push(...carryReasons(year, position, { carrier: piece.id, carried: question.carrying }));
  if (question.mode === 'soaring') reasons.push(reason('cannot-carry', passages.carry, [onPiece(question.carrying)]));
  if (moveActionNamed(year.powers, question.action)?.effect.carriesNobody) {
    reasons.push(reason('power-forbids', passages['carry-forbidden'], own));
  }
  return reasons;
}

function notes(year: YearLaw, position: Position, piece: Piece, question: ReachQuestion): Note[] {
  const said: Note[] = [];
  const halved = halvedBy(year.powers, piece, question.action);
  if (setsOutHindered(year, position, piece, question.action)) {
    said.push(note('halved-hindering', year.passages.hindering, [onPiece(piece.id)]));
  }
  if (halved) said.push(note('halved-power', halved, [onPiece(piece.id)]));
  return said;
}

/** Rules of "Movement", "Flying" and terrain in one year of the game. */
function moveLaw(year: YearLaw): MoveLaw {
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
      (endsSoaring(year, piece, question) ? soaringMoveRules : lowMoveRules)(position, year, piece, question),
    other: (position, piece, question) => otherMoveRules(position, year, piece, question),
    breakAway: (position, piece, question) => ({
      from: heldBy(position, groundLaw(year), piece, question.action),
      least: 4,
    }),
    citeWhy: (code) => codes[code] ?? passages.move,
    citeBreakAway: passages['break-away'],
    notes: (position, piece, question) => notes(year, position, piece, question),
  };
}

export function move(year: YearLaw, position: Position, question: MoveQuestion): MoveAnswer {
  if (isLift(question)) return liftAnswer(position, question, lifting(year, position, question));
  return moveAnswer(position, moveLaw(year), question);
}

export function reach(year: YearLaw, position: Position, question: ReachQuestion): ReachAnswer {
  if (isLift(question)) return liftReach(position, question, lifting(year, position, question));
  return reachAnswer(position, moveLaw(year), question);
}

function carryReasons(year: YearLaw, position: Position, question: CarryQuestion): Reason[] {
  const passage = year.passages.carry;
  const carrier = knownPiece(position, question.carrier);
  const carried = knownPiece(position, question.carried);
  const reasons: Reason[] = [];
  if (!isFlier(year, carrier) || isSoaring(year, carrier))
    reasons.push(reason('no-carry', passage, [onPiece(carrier.id)]));
  if (!areFriendly(position, carried.side, carrier.side))
    reasons.push(reason('opposing', passage, [onPiece(carried.id)]));
  if (carried.holding !== null) reasons.push(reason('holding', passage, [onPiece(carried.id)]));
  const [from, to] = [carrier, carried].map((piece) => ({ squares: piece.squares, piece }));
  if (from && to) reasons.push(...partingReasons(position, neighbours(year), from, to));
  return reasons;
}

/** Whether a flier may carry a friend at the beginning of its move. */
export function carry(year: YearLaw, position: Position, question: CarryQuestion): CarryAnswer {
  const carrier = knownPiece(position, question.carrier);
  const tired = carrier.tokens >= 2 ? [reason('two-tokens', year.passages.pushing, [onPiece(carrier.id)])] : [];
  const reasons = [...tired, ...carryReasons(year, position, question)];
  return { legal: reasons.length === 0, reasons, notes: [], cite: year.passages.carry };
}

import { STAIRS } from '../../../board/terrain';
import { halfRoundedUp } from '../../../plain/fraction';
import { areFriendly } from '../../../table/allies';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { CarryAnswer, Citation, ModifiedValue, MoveAnswer, ReachAnswer, Reason, RefusalCode } from '../../answer';
import type { CarryQuestion, MoveQuestion, ReachQuestion } from '../../ruleset';
import { listNonAdjacencyReasons } from '../../shared/adjacency';
import { note, pieceMark, reason } from '../../shared/cite';
import { type GroundRules, listBreakAwayOpponents, listSpeedChanges, makeMoveRules } from '../../shared/ground-rules';
import { applyChanges, makeReplacement } from '../../shared/modified-value';
import { answerMove, answerReach, type MovementRules } from '../../shared/movement';
import { requirePiece } from '../../shared/places';
import { findHalvingPassage, hasEffect, listEffects, mayTakeMoveAction } from '../../shared/powers';
import { listMoveActions } from '../../shared/telekinesis';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import { POWERS } from './powers';
import { UNLIMITED_MODIFIERS } from './values';

/** Move actions of powers, in addition to the basic action. */
export const MOVES = listMoveActions(POWERS);

const CARRY = cite('Inherent Abilities: Carry');
const TOKENS = cite('Overview of Play: Actions');

const GROUND: GroundRules = {
  powers: POWERS,
  neighbours: NEIGHBOURS,
  hinderingStops: 'never',
  cornerStops: false,
  waterHinders: false,
  stairs: STAIRS,
  passengerNeedsRoom: false,
};

function speed(_position: Position, piece: Piece, question: ReachQuestion): ModifiedValue {
  const halved = findHalvingPassage(POWERS, piece, question.action);
  const changes = halved ? [makeReplacement(question.action, halfRoundedUp(piece.speed), halved)] : [];
  return applyChanges(piece.speed, [...changes, ...listSpeedChanges(POWERS, piece)], UNLIMITED_MODIFIERS);
}

function forbids(position: Position, piece: Piece, question: ReachQuestion): Reason[] {
  const reasons: Reason[] = [];
  if (piece.tokens >= 2) reasons.push(reason('two-tokens', TOKENS, [pieceMark(piece.id)]));
  if (!mayTakeMoveAction(POWERS, piece, question.action)) {
    reasons.push(reason('power-forbids', cite('Powers and Abilities Reference: Powers'), [pieceMark(piece.id)]));
  }
  const alone = listEffects(POWERS, piece, 'move-action').find(
    ({ power, effect }) => effect.carriesNobody && (effect.action ?? power.id) === question.action,
  );
  if (question.carrying !== null && alone)
    reasons.push(reason('cannot-carry', alone.power.cite, [pieceMark(question.carrying)]));
  if (question.carrying !== null) {
    reasons.push(...carryReasons(position, { carrier: piece.id, carried: question.carrying }));
  }
  return reasons;
}

const WHY: Partial<Record<RefusalCode, Citation>> = {
  occupied: cite('Moving: Other Characters'),
  'must-stop': cite('Moving: Other Characters'),
  blocking: cite('Terrain: Blocking'),
};

const LAW: MovementRules = {
  forbids,
  speed,
  moveRules: (position, piece, question) => makeMoveRules(position, GROUND, piece, question),
  breakAway: (position, piece, question) => ({
    from: listBreakAwayOpponents(position, GROUND, piece, question.action),
    least: 4,
  }),
  citeWhy: (code) => WHY[code] ?? cite('Moving'),
  citeBreakAway: cite('Moving: Breaking Away', 'reading'),
  notes: (_position, piece, question) => {
    const halved = findHalvingPassage(POWERS, piece, question.action);
    return halved ? [note('halved-power', halved, [pieceMark(piece.id)])] : [];
  },
};

export function move(position: Position, question: MoveQuestion): MoveAnswer {
  return answerMove(position, LAW, question);
}

export function reach(position: Position, question: ReachQuestion): ReachAnswer {
  return answerReach(position, LAW, question);
}

const SIZES = ['tiny', 'standard', 'giant', 'colossal'] as const;

/** Whether a friend is small enough to be carried. Fliers also carry their own size ("Carry", "Flight"). */
function fits(carrier: Piece, carried: Piece): boolean {
  const spare = SIZES.indexOf(carrier.size) - SIZES.indexOf(carried.size);
  return spare > 0 || (spare === 0 && listEffects(POWERS, carrier, 'carry').some(({ effect }) => effect.ownSize));
}

function carryReasons(position: Position, question: CarryQuestion): Reason[] {
  const carrier = requirePiece(position, question.carrier);
  const carried = requirePiece(position, question.carried);
  const reasons: Reason[] = [];
  if (!areFriendly(position, carried.side, carrier.side))
    reasons.push(reason('opposing', CARRY, [pieceMark(carried.id)]));
  if (!fits(carrier, carried) || hasEffect(POWERS, carried, 'never-carried'))
    reasons.push(reason('cannot-carry', CARRY, [pieceMark(carried.id)]));
  const loaded = [carrier, carried].filter((piece) => piece.holding !== null);
  if (loaded.length > 0)
    reasons.push(
      reason(
        'holding',
        CARRY,
        loaded.map((piece) => pieceMark(piece.id)),
      ),
    );
  const from = { squares: carrier.squares, piece: carrier };
  reasons.push(...listNonAdjacencyReasons(position, NEIGHBOURS, from, { squares: carried.squares, piece: carried }));
  return reasons;
}

/** Answers "Carry another character", an inherent ability of all characters. */
export function carry(position: Position, question: CarryQuestion): CarryAnswer {
  const carrier = requirePiece(position, question.carrier);
  const tired = carrier.tokens >= 2 ? [reason('two-tokens', TOKENS, [pieceMark(carrier.id)])] : [];
  const reasons = [...tired, ...carryReasons(position, question)];
  return { legal: reasons.length === 0, reasons, notes: [], cite: CARRY };
}

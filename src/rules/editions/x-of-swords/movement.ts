import { STAIRS } from '../../../board/terrain';
import { halfRoundedUp } from '../../../plain/fraction';
import { areFriendly } from '../../../table/allies';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { CarryAnswer, Citation, MoveAnswer, ReachAnswer, Reason, Tally, WhyCode } from '../../answer';
import type { CarryQuestion, MoveQuestion, ReachQuestion } from '../../ruleset';
import { partingReasons } from '../../shared/adjacency';
import { note, onPiece, reason } from '../../shared/cite';
import { type MoveLaw, moveAnswer, reachAnswer } from '../../shared/movement';
import { type GroundLaw, heldBy, moveRulesOf, speedChanges } from '../../shared/passage';
import { knownPiece } from '../../shared/places';
import { effectsOf, halvedBy, hasEffect, mayMoveBy } from '../../shared/powers';
import { replacement, tally } from '../../shared/tally';
import { movesOf } from '../../shared/telekinesis';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import { POWERS } from './powers';
import { NO_LIMIT } from './values';

/** Move actions of powers, in addition to the basic action. */
export const MOVES = movesOf(POWERS);

const CARRY = cite('Inherent Abilities: Carry');
const TOKENS = cite('Overview of Play: Actions');

const GROUND: GroundLaw = {
  powers: POWERS,
  neighbours: NEIGHBOURS,
  hinderingStops: 'never',
  cornerStops: false,
  waterHinders: false,
  stairs: STAIRS,
  passengerNeedsRoom: false,
};

function speed(_position: Position, piece: Piece, question: ReachQuestion): Tally {
  const halved = halvedBy(POWERS, piece, question.action);
  const changes = halved ? [replacement(question.action, halfRoundedUp(piece.speed), halved)] : [];
  return tally(piece.speed, [...changes, ...speedChanges(POWERS, piece)], NO_LIMIT);
}

function forbids(position: Position, piece: Piece, question: ReachQuestion): Reason[] {
  const reasons: Reason[] = [];
  if (piece.tokens >= 2) reasons.push(reason('two-tokens', TOKENS, [onPiece(piece.id)]));
  if (!mayMoveBy(POWERS, piece, question.action)) {
    reasons.push(reason('power-forbids', cite('Powers and Abilities Reference: Powers'), [onPiece(piece.id)]));
  }
  const alone = effectsOf(POWERS, piece, 'move-action').find(
    ({ power, effect }) => effect.carriesNobody && (effect.action ?? power.id) === question.action,
  );
  if (question.carrying !== null && alone)
    reasons.push(reason('cannot-carry', alone.power.cite, [onPiece(question.carrying)]));
  if (question.carrying !== null) {
    reasons.push(...carryReasons(position, { carrier: piece.id, carried: question.carrying }));
  }
  return reasons;
}

const WHY: Partial<Record<WhyCode, Citation>> = {
  occupied: cite('Moving: Other Characters'),
  'must-stop': cite('Moving: Other Characters'),
  blocking: cite('Terrain: Blocking'),
};

const LAW: MoveLaw = {
  forbids,
  speed,
  moveRules: (position, piece, question) => moveRulesOf(position, GROUND, piece, question),
  breakAway: (position, piece, question) => ({ from: heldBy(position, GROUND, piece, question.action), least: 4 }),
  citeWhy: (code) => WHY[code] ?? cite('Moving'),
  citeBreakAway: cite('Moving: Breaking Away', 'reading'),
  notes: (_position, piece, question) => {
    const halved = halvedBy(POWERS, piece, question.action);
    return halved ? [note('halved-power', halved, [onPiece(piece.id)])] : [];
  },
};

export function move(position: Position, question: MoveQuestion): MoveAnswer {
  return moveAnswer(position, LAW, question);
}

export function reach(position: Position, question: ReachQuestion): ReachAnswer {
  return reachAnswer(position, LAW, question);
}

const SIZES = ['tiny', 'standard', 'giant', 'colossal'] as const;

/** Whether a friend is small enough to be carried. Fliers also carry their own size ("Carry", "Flight"). */
function fits(carrier: Piece, carried: Piece): boolean {
  const spare = SIZES.indexOf(carrier.size) - SIZES.indexOf(carried.size);
  return spare > 0 || (spare === 0 && effectsOf(POWERS, carrier, 'carry').some(({ effect }) => effect.ownSize));
}

function carryReasons(position: Position, question: CarryQuestion): Reason[] {
  const carrier = knownPiece(position, question.carrier);
  const carried = knownPiece(position, question.carried);
  const reasons: Reason[] = [];
  if (!areFriendly(position, carried.side, carrier.side))
    reasons.push(reason('opposing', CARRY, [onPiece(carried.id)]));
  if (!fits(carrier, carried) || hasEffect(POWERS, carried, 'never-carried'))
    reasons.push(reason('cannot-carry', CARRY, [onPiece(carried.id)]));
  const loaded = [carrier, carried].filter((piece) => piece.holding !== null);
  if (loaded.length > 0)
    reasons.push(
      reason(
        'holding',
        CARRY,
        loaded.map((piece) => onPiece(piece.id)),
      ),
    );
  const from = { squares: carrier.squares, piece: carrier };
  reasons.push(...partingReasons(position, NEIGHBOURS, from, { squares: carried.squares, piece: carried }));
  return reasons;
}

/** Answers "Carry another character", an inherent ability of all characters. */
export function carry(position: Position, question: CarryQuestion): CarryAnswer {
  const carrier = knownPiece(position, question.carrier);
  const tired = carrier.tokens >= 2 ? [reason('two-tokens', TOKENS, [onPiece(carrier.id)])] : [];
  const reasons = [...tired, ...carryReasons(position, question)];
  return { legal: reasons.length === 0, reasons, notes: [], cite: CARRY };
}

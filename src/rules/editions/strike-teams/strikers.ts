import type { Piece, StrikerBox, StrikerState } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Reason } from '../../answer';
import { onPiece, reason } from '../../shared/cite';
import { cite } from './citations';
import type { StrikeLaw } from './law';

export type Team = 'heroes' | 'mastermind';
/** The boxes of a character card that wounds can fill. */
export const BOXES = ['attack', 'defend', 'move'] as const;
export type Box = (typeof BOXES)[number];

const PRONE_PRICE = 1;
const STATUS = cite('Status Tokens (Trapped & Prone)');
const WOUNDS = cite('Combat: Inflicting Wound Tokens');

const UNKNOWN: StrikerState = {
  kind: 'hero',
  actionPoints: 0,
  gain: null,
  cap: null,
  health: null,
  wounds: 0,
  attacked: false,
  respawned: false,
  status: [],
  boxes: {},
  cards: {},
};

/** What its card says; for a figure without one, a fresh figure of its side. */
export function strikerOf(piece: Piece): StrikerState {
  if (piece.striker) return piece.striker;
  return piece.side === 'mastermind' ? { ...UNKNOWN, kind: 'villain' } : UNKNOWN;
}

/** Whose team: told by the side, else by what the figure is. */
export function teamOf(piece: Piece): Team {
  if (piece.side === 'heroes' || piece.side === 'mastermind') return piece.side;
  return strikerOf(piece).kind === 'hero' ? 'heroes' : 'mastermind';
}

export function isHenchman(piece: Piece): boolean {
  return strikerOf(piece).kind === 'henchman';
}

export function isFull({ slots, wounds }: Pick<StrikerBox, 'slots' | 'wounds'>): boolean {
  return slots > 0 && wounds >= slots;
}

/** Points that wounds in a box, and lying prone, add to everything done by it. */
export function dearerBy(piece: Piece, box: Box): number {
  const striker = strikerOf(piece);
  return (striker.boxes[box]?.wounds ?? 0) + (striker.status.includes('prone') ? PRONE_PRICE : 0);
}

/** What keeps a figure from attacking or moving at all: trapped, only just back, a box full of wounds. */
export function unableReasons(piece: Piece, box: Box): Reason[] {
  const striker = strikerOf(piece);
  const own = [onPiece(piece.id)];
  const reasons: Reason[] = [];
  if (box !== 'defend' && striker.status.includes('trapped')) reasons.push(reason('trapped', STATUS, own));
  if (box !== 'defend' && striker.respawned) {
    reasons.push(reason('respawned', cite('Respawning Defeated Characters'), own));
  }
  if (box === 'attack' && striker.kind === 'henchman' && striker.attacked) {
    reasons.push(reason('acted', cite('Combat: Henchmen in Combat'), own));
  }
  const filled = striker.boxes[box];
  if (filled && isFull(filled)) reasons.push(reason('power-forbids', WOUNDS, own));
  return reasons;
}

/** What keeps these targets from being attacked: the first round, or that they have only just come back. */
export function shieldedReasons(
  law: StrikeLaw,
  position: Position,
  attacker: Piece,
  targets: readonly Piece[],
): Reason[] {
  const reasons: Reason[] = [];
  const heroes = targets.filter((target) => teamOf(target) === 'heroes');
  const restricted = law.firstRoundRestriction && position.round === 1;
  if (restricted && teamOf(attacker) === 'mastermind' && heroes.length > 0) {
    const passage = cite('Playing the Game: First Round Attack Restriction');
    reasons.push(
      reason(
        'first-round',
        passage,
        heroes.map((each) => onPiece(each.id)),
      ),
    );
  }
  const back = targets.filter((target) => strikerOf(target).respawned && !isHenchman(target));
  if (back.length > 0) {
    const marks = back.map((each) => onPiece(each.id));
    reasons.push(reason('respawned', cite('Respawning Defeated Characters'), marks));
  }
  return reasons;
}

/** Whether this much more fells it; false where its health is not known. */
export function fells(piece: Piece, wounds: number): boolean {
  const { health, wounds: taken } = strikerOf(piece);
  return health !== null && taken + wounds >= health;
}

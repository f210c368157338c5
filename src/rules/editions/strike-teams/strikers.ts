import type { Piece, StrikerBox, StrikerState } from '../../../table/piece';
import type { Position } from '../../../table/position';
import { countActionPoints, hasActivation } from '../../../table/striker';
import type { Table } from '../../../table/table';
import type { Reason } from '../../answer';
import { pieceMark, reason } from '../../shared/cite';
import { cite } from './citations';
import type { MissionTeam, StrikeTeamsRules } from './rules';
import { readCommandDial } from './units';

/** Boxes of a character card that have damage slots. */
export const CHARACTER_BOXES = ['attack', 'defend', 'move'] as const;
export type CharacterBox = (typeof CHARACTER_BOXES)[number];

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

/** Returns the striker data of a figure, or the defaults of its side if the figure has none. */
export function getStrikerState(piece: Piece): StrikerState {
  if (piece.striker) return piece.striker;
  return piece.side === 'mastermind' ? { ...UNKNOWN, kind: 'villain' } : UNKNOWN;
}

/** Returns the team of a figure: from its side's name, or else from its card, which is a hero's or not. */
export function teamOfPiece(piece: Piece): MissionTeam {
  if (piece.side === 'heroes' || piece.side === 'mastermind') return piece.side;
  return getStrikerState(piece).kind === 'hero' ? 'heroes' : 'mastermind';
}

export function isHenchman(piece: Piece): boolean {
  return getStrikerState(piece).kind === 'henchman';
}

export function isBoxFull({ slots, wounds }: Pick<StrikerBox, 'slots' | 'wounds'>): boolean {
  return slots > 0 && wounds >= slots;
}

/** Returns the extra points that a deed costs: one for each wound in its box, and one if prone. */
export function computePricePenalty(piece: Piece, box: CharacterBox): number {
  const striker = getStrikerState(piece);
  return (striker.boxes[box]?.wounds ?? 0) + (striker.status.includes('prone') ? PRONE_PRICE : 0);
}

/**
 * Lists reasons why a figure cannot use a box at all: trapped, just respawned, a full box, or a henchman that already
 * attacked.
 */
export function listInabilityReasons(piece: Piece, box: CharacterBox): Reason[] {
  const striker = getStrikerState(piece);
  const own = [pieceMark(piece.id)];
  const reasons: Reason[] = [];
  if (box !== 'defend' && striker.status.includes('trapped')) reasons.push(reason('trapped', STATUS, own));
  if (box !== 'defend' && striker.respawned) {
    reasons.push(reason('respawned', cite('Respawning Defeated Characters'), own));
  }
  if (box === 'attack' && striker.kind === 'henchman' && striker.attacked) {
    reasons.push(reason('acted', cite('Combat: Henchmen in Combat'), own));
  }
  const filled = striker.boxes[box];
  if (filled && isBoxFull(filled)) reasons.push(reason('power-forbids', WOUNDS, own));
  return reasons;
}

/** Lists reasons why targets cannot be attacked: the first-round restriction, or a target that has just respawned. */
export function listProtectionReasons(
  rules: StrikeTeamsRules,
  position: Position,
  attacker: Piece,
  targets: readonly Piece[],
): Reason[] {
  const reasons: Reason[] = [];
  const heroes = targets.filter((target) => teamOfPiece(target) === 'heroes');
  const restricted = rules.firstRoundRestriction && position.round === 1;
  if (restricted && teamOfPiece(attacker) === 'mastermind' && heroes.length > 0) {
    const passage = cite('Playing the Game: First Round Attack Restriction');
    reasons.push(
      reason(
        'first-round',
        passage,
        heroes.map((each) => pieceMark(each.id)),
      ),
    );
  }
  const back = targets.filter((target) => getStrikerState(target).respawned && !isHenchman(target));
  if (back.length > 0) {
    const marks = back.map((each) => pieceMark(each.id));
    reasons.push(reason('respawned', cite('Respawning Defeated Characters'), marks));
  }
  return reasons;
}

/** Whether the additional wounds defeat the figure. False if its health is unknown. */
export function wouldDefeat(piece: Piece, wounds: number): boolean {
  const { health, wounds: taken } = getStrikerState(piece);
  return health !== null && taken + wounds >= health;
}

/**
 * "Character Turn: Spend Action Points": adds the points on the team's Command Dial to the points that a figure may
 * spend during its activation.
 */
export function addSpendablePoints(table: Table, piece: Piece): Piece {
  const figure = table.figures.get(piece.id);
  if (!figure || !piece.striker || !hasActivation(table, figure)) return piece;
  const spendable = countActionPoints(table, figure) + readCommandDial(table, figure.side);
  return { ...piece, striker: { ...piece.striker, spendable } };
}

import type { EffectName } from '../../../catalog/cards/effects';
import type { Square } from '../../../grid/square';
import { getOwnProperty } from '../../../plain/get-own';
import type { Fact } from '../../../table/facts';
import type { Piece } from '../../../table/piece';
import { listActionCards, listStrikes, type Strike, TURRET_STRENGTH } from '../../../table/strikes';
import type { Figure, Table } from '../../../table/table';
import { getTally, raiseTally } from '../../../table/tallies';
import { TOKEN_KINDS } from '../../../table/tokens';
import type { Reason } from '../../answer';
import type { MissionDeedNamed } from '../../mission-deed';
import type { AttackTarget } from '../../ruleset';
import { pieceMark, reason } from '../../shared/cite';
import { requireTableFigure } from '../../shared/ruling';
import { cite } from './citations';
import { findMultipartStrike, findRemainingAttack, listAttackEndFacts, makeTargetFact } from './multipart';
import { pieceForFigure } from './paid-action';
import { attackPrice, computeCardPrice, evaluateCost } from './prices';
import { computePricePenalty } from './strikers';
import { clearTally, findUnit } from './units';

const TURRET_PRICE = 2;
const TURRET = cite('Special Objects: Gun Turret');
const COST = cite('Character Activation: Spend Action Points');

/** An attack with its defaults filled in, and the place from which its range is measured. */
interface AttackMethod {
  readonly attacker: string;
  /** First of the attack's targets. */
  readonly target: AttackTarget;
  readonly attack: string;
  /** Name of the card with the attack. Null for the primary attack. */
  readonly card: string | null;
  readonly turret: boolean;
  readonly strength: number | null;
  readonly aim: number;
  readonly object: Square | null;
  /**
   * Id of the first target of the attack, if the attack continues from that target and it is a figure. Otherwise null.
   */
  readonly from: string | null;
  /** Square of the first target from which the attack continues, if that target is not a figure. Null otherwise. */
  readonly origin: Square | null;
}

/** Whether the attack continues from the first target of an attack that was paid for. */
function isFurther({ from, origin }: AttackMethod): boolean {
  return from !== null || origin !== null;
}

/**
 * Fills in the defaults of an attack. An unfinished attack of the same card continues from its first target, unless
 * `anew` is set.
 */
export function makeAttackMethod(table: Table, deed: MissionDeedNamed<'attack'>, target: AttackTarget): AttackMethod {
  const { attacker, attack, card = null, turret = false, strength = null, aim = 0, object = null, from = null } = deed;
  const left = turret || deed.anew || from !== null ? null : findRemainingAttack(table, attacker, card);
  const source = { from: left?.from ?? from, origin: left?.origin ?? null };
  return { attacker, target, attack, card, turret, strength, aim, object, ...source };
}

/** Whether a gun turret is on the figure's square. */
export function isAtTurret(table: Table, { squares }: Figure): boolean {
  return table.tokens.some(({ kind, at }) => kind === TOKEN_KINDS.turret && at !== null && squares.includes(at));
}

/**
 * "Gun Turret": returns the price of an attack with the gun. This is 2 points, plus anything that raises the price of
 * every attack.
 */
export function turretPrice(piece: Piece): number {
  return TURRET_PRICE + computePricePenalty(piece, 'attack');
}

interface Price {
  readonly cost: number;
  readonly reasons: readonly Reason[];
}

/**
 * Returns the price of a card or box, even if the rules forbid its use. Refuses a card or box that the figure does not
 * have.
 */
export function computeDeedPrice(table: Table, piece: string, of: string): Price {
  const own = pieceForFigure(table, piece);
  const { reasons, legal } = evaluateCost(own, of);
  const unknown = !legal && reasons.length === 0 ? [reason('power-forbids', COST, [pieceMark(piece)])] : [];
  return { cost: computeCardPrice(own, of) ?? 0, reasons: [...reasons, ...unknown] };
}

function strikesOfCard({ card, attack }: AttackMethod, figure: Figure): Strike[] {
  return listStrikes(figure).filter((each) => each.card === card && each.attack === attack);
}

/** Returns the attack of the figure's cards that an attack uses. Null if the figure's cards have no such attack. */
export function findStrike(table: Table, making: AttackMethod): Strike | null {
  return strikesOfCard(making, requireTableFigure(table, making.attacker))[0] ?? null;
}

/** Returns the strength of an attack, continuous bonuses included. Null if no card defines it. */
export function computeAttackStrength(table: Table, making: AttackMethod): number | null {
  if (making.turret) return TURRET_STRENGTH;
  return making.strength ?? findStrike(table, making)?.strength ?? null;
}

/** Whether an attack is a further attack of a card that is already paid for ("Volley"). */
function isFurtherCardAttack(table: Table, making: AttackMethod): boolean {
  const { attacker, card, turret } = making;
  const paid = card !== null && !turret && !isFurther(making);
  const figure = requireTableFigure(table, attacker);
  return paid && getTally(figure, 'volley', card) > 0 && findMultipartStrike(figure, card) === null;
}

/** Returns the price of an attack: aim, plus the attack's own price unless an earlier attack paid for it. */
export function computeAttackPrice(table: Table, making: AttackMethod): Price {
  const { attacker, card, turret, attack } = making;
  const aim = attack === 'melee' ? 0 : making.aim;
  const figure = requireTableFigure(table, attacker);
  const piece = pieceForFigure(table, attacker);
  if (isFurther(making) || isFurtherCardAttack(table, making)) return { cost: aim, reasons: [] };
  if (turret) {
    const reasons = isAtTurret(table, figure) ? [] : [reason('not-here', TURRET, [pieceMark(attacker)])];
    return { cost: turretPrice(piece) + aim, reasons };
  }
  if (card === null) return { cost: attackPrice(piece, attack === 'hurl') + aim, reasons: [] };
  const price = computeDeedPrice(table, attacker, card);
  const blows = listStrikes(figure).filter((each) => each.card === card);
  const unlike = blows.length > 0 ? strikesOfCard(making, figure).length === 0 : strikesNothing(figure, card);
  const wrong = unlike ? [reason('power-forbids', COST, [pieceMark(attacker)])] : [];
  return { cost: price.cost + aim, reasons: [...price.reasons, ...wrong] };
}

/**
 * Lists the facts that record an attack for its attacker: the attack itself, tokens on the card, and further attacks.
 * Also makes defenses available again.
 */
export function listAttackFacts(table: Table, making: AttackMethod): Fact[] {
  const { attacker, card, turret, target } = making;
  const figure = requireTableFigure(table, attacker);
  const fresh = [...table.figures.values()].flatMap(usedAgain);
  if (isFurther(making)) {
    const left = findMultipartStrike(figure, card) ? getTally(figure, 'volley', card) : 0;
    const counted = [raiseTally(figure, 'volley', -1, card), makeTargetFact(table, figure, target, false)];
    return [...fresh, ...(left > 0 ? counted : [])];
  }
  if (isFurtherCardAttack(table, making)) return [...fresh, raiseTally(figure, 'volley', -1, card)];
  const plain = [...fresh, ...listAttackEndFacts(figure), raiseTally(figure, 'attacked')];
  if (card === null || turret) return plain;
  const further = findMultipartStrike(figure, card)?.more ?? null;
  const more = further ?? attacksOn(figure, card) - 1;
  return [
    ...plain,
    ...(further === null ? clearTally(figure, 'volley', card) : [makeTargetFact(table, figure, target, true)]),
    ...(more > 0 ? [raiseTally(figure, 'volley', more, card)] : []),
    ...listDurationFacts(table, attacker, card),
  ];
}

/** Counts the attack icons on a card. Each icon is a separate attack. */
function attacksOn(figure: Figure, card: string): number {
  const action = listActionCards(figure).find(({ name }) => name === card);
  return action?.effects.filter(({ effect }) => effect === 'attack').length ?? 0;
}

/** Icons that neither make nor change an attack. */
const NO_BLOW: readonly EffectName[] = ['bonus', 'defend', 'move', 'heal', 'gain'];

/** Whether none of a card's icons is part of an attack ("Continuous Bonuses"). */
function strikesNothing(figure: Figure, card: string): boolean {
  const effects = listActionCards(figure).find(({ name }) => name === card)?.effects ?? [];
  return effects.length > 0 && effects.every(({ effect }) => NO_BLOW.includes(effect));
}

/**
 * Returns the reasons against an attack. The reason `acted` does not apply to a further attack of an attack already
 * counted.
 */
export function filterAttackReasons(table: Table, making: AttackMethod, reasons: readonly Reason[]): readonly Reason[] {
  const counted = isFurther(making) || isFurtherCardAttack(table, making);
  return counted ? reasons.filter(({ code }) => code !== 'acted') : reasons;
}

/** Lists facts that put duration tokens on a triggered card, for every figure of the group. */
export function listDurationFacts(table: Table, piece: string, card: string): Fact[] {
  return findUnit(table, piece).members.flatMap((figure) => {
    const duration = getOwnProperty(figure.card?.cards, card)?.duration ?? 0;
    return duration > 0 ? [raiseTally(figure, 'duration', duration, card)] : [];
  });
}

/** Lists facts that make defenses available again for the next attack. */
function usedAgain(figure: Figure): Fact[] {
  const cards = [null, ...Object.keys(figure.card?.cards ?? {})];
  return cards.flatMap((card) => clearTally(figure, 'triggered', card));
}

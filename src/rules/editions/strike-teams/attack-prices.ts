import type { EffectName } from '../../../catalog/cards/effects';
import type { Square } from '../../../grid/square';
import { getOwn } from '../../../plain/get-own';
import type { Fact } from '../../../table/facts';
import type { Piece } from '../../../table/piece';
import { listActionCards, listStrikes, type Strike, TURRET_STRENGTH } from '../../../table/strikes';
import type { Figure, Table } from '../../../table/table';
import { tallyOf } from '../../../table/tallies';
import { TOKEN_KINDS } from '../../../table/tokens';
import type { Reason } from '../../answer';
import type { AttackTarget, HitQuestion } from '../../ruleset';
import { onPiece, reason } from '../../shared/cite';
import { knownFigure } from '../../shared/ruling';
import { cite } from './citations';
import { pieceNamed, raised } from './doing';
import { attackLeft, closedFacts, goingOn, struckFact } from './multipart';
import { attackPrice, costOf, pointsFor } from './prices';
import { dearerBy } from './strikers';
import { cleared, unitOf } from './units';

const TURRET_PRICE = 2;
const TURRET = cite('Special Objects: Gun Turret');
const COST = cite('Character Activation: Spend Action Points');

/** Means of an attack on a figure or an object. */
export interface Making extends Pick<HitQuestion, 'attacker' | 'attack' | 'strength' | 'aim' | 'from'> {
  /** Null for the primary attack. */
  readonly card: string | null;
  readonly turret: boolean;
  /** Square of a first target that is not a figure. */
  readonly origin: Square | null;
  /** First of the attack's targets. */
  readonly target: AttackTarget;
}

/** Whether the attack continues from the first target of an attack that was paid for. */
function isFurther({ from, origin }: Making): boolean {
  return from !== null || origin !== null;
}

/**
 * Determines where an attack is measured from. Without `anew`, a card's attack with further targets left continues to
 * them.
 */
export function sourceOf(
  table: Table,
  { attacker, from, card, turret, anew }: Pick<Making, 'attacker' | 'from' | 'card' | 'turret'> & { anew: boolean },
): Pick<Making, 'from' | 'origin'> {
  const left = turret || anew || from !== null ? null : attackLeft(table, attacker, card);
  return { from: left?.from ?? from, origin: left?.origin ?? null };
}

/** Whether a gun turret is on the figure's square. */
export function atTurret(table: Table, { squares }: Figure): boolean {
  return table.tokens.some(({ kind, at }) => kind === TOKEN_KINDS.turret && at !== null && squares.includes(at));
}

/** "Gun Turret": 2 points, plus anything that raises the price of every attack. */
export function turretPrice(piece: Piece): number {
  return TURRET_PRICE + dearerBy(piece, 'attack');
}

interface Price {
  readonly cost: number;
  readonly reasons: readonly Reason[];
}

/** Returns the price of a card or box, even if the rules forbid its use. Refuses one that the figure does not have. */
export function priceOf(table: Table, piece: string, of: string): Price {
  const own = pieceNamed(table, piece);
  const { reasons, legal } = costOf(own, of);
  const unknown = !legal && reasons.length === 0 ? [reason('power-forbids', COST, [onPiece(piece)])] : [];
  return { cost: pointsFor(own, of) ?? 0, reasons: [...reasons, ...unknown] };
}

function strikesOfCard({ card, attack }: Making, figure: Figure): Strike[] {
  return listStrikes(figure).filter((each) => each.card === card && each.attack === attack);
}

/** Returns the strength of an attack, continuous bonuses included. Null if no card defines it. */
export function strengthOf(table: Table, making: Making): number | null {
  if (making.turret) return TURRET_STRENGTH;
  return making.strength ?? strikesOfCard(making, knownFigure(table, making.attacker))[0]?.strength ?? null;
}

/** "Volley": whether this is a further attack of a card that is already paid for. */
export function goesOn(table: Table, making: Making): boolean {
  const { attacker, card, turret } = making;
  const paid = card !== null && !turret && !isFurther(making);
  const figure = knownFigure(table, attacker);
  return paid && tallyOf(figure, 'volley', card) > 0 && goingOn(figure, card) === null;
}

/** Returns the price of an attack: aim, plus the attack's own price unless an earlier attack paid for it. */
export function makingPrice(table: Table, making: Making): Price {
  const { attacker, card, turret, attack } = making;
  const aim = attack === 'melee' ? 0 : making.aim;
  const figure = knownFigure(table, attacker);
  const piece = pieceNamed(table, attacker);
  if (isFurther(making) || goesOn(table, making)) return { cost: aim, reasons: [] };
  if (turret) {
    const reasons = atTurret(table, figure) ? [] : [reason('not-here', TURRET, [onPiece(attacker)])];
    return { cost: turretPrice(piece) + aim, reasons };
  }
  if (card === null) return { cost: attackPrice(piece, attack === 'hurl') + aim, reasons: [] };
  const price = priceOf(table, attacker, card);
  const blows = listStrikes(figure).filter((each) => each.card === card);
  const unlike = blows.length > 0 ? strikesOfCard(making, figure).length === 0 : strikesNothing(figure, card);
  const wrong = unlike ? [reason('power-forbids', COST, [onPiece(attacker)])] : [];
  return { cost: price.cost + aim, reasons: [...price.reasons, ...wrong] };
}

/**
 * Lists facts after an attack for its attacker: the attack itself, tokens on the card, and further attacks. Defenses
 * become available again.
 */
export function madeFacts(table: Table, making: Making): Fact[] {
  const { attacker, card, turret, target } = making;
  const figure = knownFigure(table, attacker);
  const fresh = [...table.figures.values()].flatMap(usedAgain);
  if (isFurther(making)) {
    const left = goingOn(figure, card) ? tallyOf(figure, 'volley', card) : 0;
    const counted = [raised(figure, 'volley', -1, card), struckFact(table, figure, target, false)];
    return [...fresh, ...(left > 0 ? counted : [])];
  }
  if (goesOn(table, making)) return [...fresh, raised(figure, 'volley', -1, card)];
  const plain = [...fresh, ...closedFacts(figure), raised(figure, 'attacked')];
  if (card === null || turret) return plain;
  const further = goingOn(figure, card)?.more ?? null;
  const more = further ?? attacksOn(figure, card) - 1;
  return [
    ...plain,
    ...(further === null ? cleared(figure, 'volley', card) : [struckFact(table, figure, target, true)]),
    ...(more > 0 ? [raised(figure, 'volley', more, card)] : []),
    ...durationFacts(table, attacker, card),
  ];
}

/** Counts the attack icons on a card. Each is a separate attack. */
function attacksOn(figure: Figure, card: string): number {
  const action = listActionCards(figure).find(({ name }) => name === card);
  return action?.effects.filter(({ effect }) => effect === 'attack').length ?? 0;
}

/** Icons that are not attacks and not part of one. */
const NO_BLOW: readonly EffectName[] = ['bonus', 'defend', 'move', 'heal', 'gain'];

/** Whether none of a card's icons is part of an attack ("Continuous Bonuses"). */
function strikesNothing(figure: Figure, card: string): boolean {
  const effects = listActionCards(figure).find(({ name }) => name === card)?.effects ?? [];
  return effects.length > 0 && effects.every(({ effect }) => NO_BLOW.includes(effect));
}

/** Returns the reasons against an attack. A further attack of an attack already counted ignores `acted`. */
export function makingReasons(table: Table, making: Making, reasons: readonly Reason[]): readonly Reason[] {
  const counted = isFurther(making) || goesOn(table, making);
  return counted ? reasons.filter(({ code }) => code !== 'acted') : reasons;
}

/** Lists facts that put duration tokens on a triggered card, for every figure of the group. */
export function durationFacts(table: Table, piece: string, card: string): Fact[] {
  return unitOf(table, piece).members.flatMap((figure) => {
    const duration = getOwn(figure.card?.cards, card)?.duration ?? 0;
    return duration > 0 ? [raised(figure, 'duration', duration, card)] : [];
  });
}

/** Lists facts that make defenses available again for the next attack. */
function usedAgain(figure: Figure): Fact[] {
  const cards = [null, ...Object.keys(figure.card?.cards ?? {})];
  return cards.flatMap((card) => cleared(figure, 'triggered', card));
}

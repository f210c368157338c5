import type { Square } from '../../../grid/square';
import { getOwnProperty } from '../../../plain/get-own';
import type { Piece, StrikerCard } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { CostAnswer, Reason } from '../../answer';
import type { CostQuestion } from '../../ruleset';
import { listNonAdjacencyReasons } from '../../shared/adjacency';
import { pieceMark, reason, squareMark } from '../../shared/cite';
import { pieceAsPlace, requirePiece } from '../../shared/places';
import { cite } from './citations';
import { findDestructible, hasPrintedObject, NEIGHBOURS } from './ground';
import {
  CHARACTER_BOXES,
  type CharacterBox,
  computePricePenalty,
  getStrikerState,
  isBoxFull,
  listInabilityReasons,
} from './strikers';

/**
 * Prices of the book in action points, used if the character card is not recorded. `defend` is null, because each card
 * sets its own price.
 */
const BOOK_PRICES: Readonly<Record<CharacterBox, number | null>> = { attack: 2, defend: null, move: 1 };
/** Price of "Hurl Object" in action points, from the book's example. */
const HURL_PRICE = 1;
const HURL_CARD = 'hurl object';
const WOUNDS = cite('Combat: Inflicting Wound Tokens');
const DURATION = cite('Character Activation: Remove Duration Tokens');

function boxNamed(name: string | null): CharacterBox | null {
  return CHARACTER_BOXES.find((box) => box === name) ?? null;
}

function cardNamed(piece: Piece, name: string): StrikerCard | null {
  const { cards } = getStrikerState(piece);
  return getOwnProperty(cards, name) ?? null;
}

function boxPrice(piece: Piece, box: CharacterBox): number | null {
  return getStrikerState(piece).boxes[box]?.cost || BOOK_PRICES[box];
}

/** Lists the reasons against using a card: wounds in all its slots or a duration token. */
function cardReasons(piece: Piece, card: StrikerCard): Reason[] {
  const own = [pieceMark(piece.id)];
  const reasons = isBoxFull(card) ? [reason('power-forbids', WOUNDS, own)] : [];
  return card.tokens > 0 ? [...reasons, reason('power-forbids', DURATION, own)] : reasons;
}

/** Returns the piece's card for hurling objects. Null if no such card is recorded. */
function hurlCard(piece: Piece): StrikerCard | null {
  const name = Object.keys(getStrikerState(piece).cards).find((each) => each.toLowerCase() === HURL_CARD);
  return name === undefined ? null : cardNamed(piece, name);
}

function listHurlCardReasons(piece: Piece): Reason[] {
  const card = hurlCard(piece);
  return card ? cardReasons(piece, card) : [];
}

/** Returns the points for an attack without aim: its price plus penalties for wounds and for being prone. */
export function attackPrice(piece: Piece, hurling: boolean): number {
  const card = hurling ? hurlCard(piece) : null;
  const hurl = card ? card.cost + card.wounds : HURL_PRICE;
  return (hurling ? hurl : (boxPrice(piece, 'attack') ?? 0)) + computePricePenalty(piece, 'attack');
}

/**
 * Answers "Inflicting Wound Tokens": each wound on a card or in its box raises the card's price by 1. A full card is
 * unusable.
 */
export function cost(position: Position, question: CostQuestion): CostAnswer {
  return evaluateCost(requirePiece(position, question.piece), question.of);
}

/**
 * Returns the action points for a card or box, whether or not it is usable now. Null if the piece does not have the
 * card or box.
 */
export function computeCardPrice(piece: Piece, of: string): number | null {
  const card = cardNamed(piece, of);
  const box = card ? boxNamed(card.box) : boxNamed(of);
  const price = card ? card.cost + card.wounds : box && boxPrice(piece, box);
  return price === null ? null : price + (box ? computePricePenalty(piece, box) : 0);
}

/** Computes the price of a card or box, also for a piece off the map. `of` is the name of the card or box. */
export function evaluateCost(piece: Piece, of: string): CostAnswer {
  const card = cardNamed(piece, of);
  const box = card ? boxNamed(card.box) : boxNamed(of);
  const price = computeCardPrice(piece, of);
  const reasons = [...(box ? listInabilityReasons(piece, box) : []), ...(card ? cardReasons(piece, card) : [])];
  const legal = price !== null && reasons.length === 0;
  return { legal, reasons, notes: [], cost: legal ? price : null };
}

const HURLING = cite('Hurling Objects');

/**
 * "Hurl Object": lists reasons against the object, which must be printed on the map and adjacent. Tokens cannot be
 * hurled.
 */
export function listHurlReasons(position: Position, attacker: Piece, object: Square | null): Reason[] {
  if (object === null || !hasPrintedObject(position, object)) {
    return [reason('power-forbids', HURLING, object === null ? [pieceMark(attacker.id)] : [squareMark(object)])];
  }
  const own = pieceAsPlace(attacker);
  const apart = listNonAdjacencyReasons(position, NEIGHBOURS, own, { squares: [object], piece: null });
  return [...listHurlCardReasons(attacker), ...apart];
}

/**
 * Returns the strength of an attack that hurls an object: "An attack whose strength is the material strength of the
 * object". Null if there is no object or its strength is unknown.
 */
export function hurlStrength(position: Position, object: Square | null): number | null {
  return object === null ? null : (findDestructible(position, object, null)?.strength ?? null);
}

import { getOwn } from '../../../plain/get-own';
import type { Piece, StrikerCard } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { CostAnswer, Reason } from '../../answer';
import type { CostQuestion } from '../../ruleset';
import { onPiece, reason } from '../../shared/cite';
import { knownPiece } from '../../shared/places';
import { cite } from './citations';
import { BOXES, type Box, dearerBy, isFull, strikerOf, unableReasons } from './strikers';

/** What the book asks where a character card is not written down; each card has a price of its own for its defense. */
const BOOK_PRICES: Readonly<Record<Box, number | null>> = { attack: 2, defend: null, move: 1 };
/** "Hurl Object", as the book's own example pays for it. */
const HURL_PRICE = 1;
const HURL_CARD = 'hurl object';
const WOUNDS = cite('Combat: Inflicting Wound Tokens');
const DURATION = cite('Character Activation: Remove Duration Tokens');

function boxNamed(name: string | null): Box | null {
  return BOXES.find((box) => box === name) ?? null;
}

function cardNamed(piece: Piece, name: string): StrikerCard | null {
  const { cards } = strikerOf(piece);
  return getOwn(cards, name) ?? null;
}

function boxPrice(piece: Piece, box: Box): number | null {
  return strikerOf(piece).boxes[box]?.cost || BOOK_PRICES[box];
}

/** A card is out of use while its slots are full or a duration token lies on it. */
function cardReasons(piece: Piece, card: StrikerCard): Reason[] {
  const own = [onPiece(piece.id)];
  const reasons = isFull(card) ? [reason('power-forbids', WOUNDS, own)] : [];
  return card.tokens > 0 ? [...reasons, reason('power-forbids', DURATION, own)] : reasons;
}

/** Its card for hurling objects, if it is written down. */
function hurlCard(piece: Piece): StrikerCard | null {
  const name = Object.keys(strikerOf(piece).cards).find((each) => each.toLowerCase() === HURL_CARD);
  return name === undefined ? null : cardNamed(piece, name);
}

export function hurlCardReasons(piece: Piece): Reason[] {
  const card = hurlCard(piece);
  return card ? cardReasons(piece, card) : [];
}

/** Points that an attack takes before any aim: its price, and what wounds and lying prone add. */
export function attackPrice(piece: Piece, hurling: boolean): number {
  const card = hurling ? hurlCard(piece) : null;
  const hurl = card ? card.cost + card.wounds : HURL_PRICE;
  return (hurling ? hurl : (boxPrice(piece, 'attack') ?? 0)) + dearerBy(piece, 'attack');
}

/** "Inflicting Wound Tokens": a card costs 1 more for each wound on it and in the box that it goes by; full, it is out of use. */
export function cost(position: Position, question: CostQuestion): CostAnswer {
  return costOf(knownPiece(position, question.piece), question.of);
}

/** Action points that a card or box takes, whether or not it may be used now; null for one that the piece does not have. */
export function pointsFor(piece: Piece, of: string): number | null {
  const card = cardNamed(piece, of);
  const box = card ? boxNamed(card.box) : boxNamed(of);
  const price = card ? card.cost + card.wounds : box && boxPrice(piece, box);
  return price === null ? null : price + (box ? dearerBy(piece, box) : 0);
}

/** The same of a piece that need not stand on a map; `of` is a card or a box. */
export function costOf(piece: Piece, of: string): CostAnswer {
  const card = cardNamed(piece, of);
  const box = card ? boxNamed(card.box) : boxNamed(of);
  const price = pointsFor(piece, of);
  const reasons = [...(box ? unableReasons(piece, box) : []), ...(card ? cardReasons(piece, card) : [])];
  const legal = price !== null && reasons.length === 0;
  return { legal, reasons, notes: [], cost: legal ? price : null };
}

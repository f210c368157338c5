import { guarded } from '../../plain/guarded';
import { isRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { type Check, parseWith, shape } from '../../plain/shape';
import { id } from '../checks';
import type { CardBox } from './file';
import { scenarioShape } from './scenario-shape';
import { mapCardShape, tileShape, victoryShape } from './shapes';

/** The parts of a box whose cards are no characters. */
export const BOX_CARD_PARTS = ['scenarios', 'maps', 'tiles', 'victories'] as const;
export type BoxCardPart = (typeof BOX_CARD_PARTS)[number];

/** A card that is no character, as it is kept: `id` is its own within all parts together. */
export type BoxCard = {
  readonly [Part in BoxCardPart]: { readonly id: string; readonly part: Part; readonly card: CardBox[Part][number] };
}[BoxCardPart];

const SHAPES: Readonly<Record<BoxCardPart, Check>> = {
  scenarios: scenarioShape,
  maps: mapCardShape,
  tiles: tileShape,
  victories: victoryShape,
};
const idShape = shape({ id });

/** `scenarios/first-light`: two cards of different parts may have one id. */
export function boxCardId(part: BoxCardPart, id: string): string {
  return `${part}/${id}`;
}

/** Reads a kept card; the fault names the place in it. What is wrong with a card that fits its shape is for `problems.ts` to say. */
export function parseBoxCard(value: unknown): Result<BoxCard, string> {
  return guarded(
    () => parseBoxCardOf(value),
    () => err('it cannot be looked into'),
  );
}

function parseBoxCardOf(value: unknown): Result<BoxCard, string> {
  const part = isRecord(value) ? BOX_CARD_PARTS.find((each) => each === value.part) : undefined;
  if (part === undefined) return err(`part: one of ${BOX_CARD_PARTS.join(', ')}`);
  const head = parseWith(idShape, value);
  if (!head.ok) return head;
  const card = parseWith(SHAPES[part], (value as { readonly card: unknown }).card);
  return card.ok ? ok(value as BoxCard) : err(`card.${card.fault}`);
}

/** The cards of a box that are no characters, one by one. */
export function cardsOfBox(box: Omit<CardBox, 'characters'>): BoxCard[] {
  return BOX_CARD_PARTS.flatMap((part) =>
    box[part].map((card) => ({ id: boxCardId(part, card.id), part, card }) as BoxCard),
  );
}

/** A box of those of these cards that belong into one, without characters. */
export function boxOfCards(
  cards: readonly { readonly part: string; readonly card: unknown }[],
): Omit<CardBox, 'characters'> {
  const of = <Part extends BoxCardPart>(part: Part): CardBox[Part] =>
    cards.filter((each) => each.part === part).map(({ card }) => card) as unknown as CardBox[Part];
  return { scenarios: of('scenarios'), maps: of('maps'), tiles: of('tiles'), victories: of('victories') };
}

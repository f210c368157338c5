import { isRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { type Check, parseWith, shape } from '../../plain/shape';
import { tryCatch } from '../../plain/try-catch';
import { idShape } from '../field-shapes';
import type { CardBox } from './card-file';
import { scenarioShape } from './scenario-shape';
import { mapCardShape, tileShape, victoryShape } from './shapes';

/** Parts of a card box other than its characters. */
export const BOX_CARD_PARTS = ['scenarios', 'maps', 'tiles', 'victories'] as const;
export type BoxCardPart = (typeof BOX_CARD_PARTS)[number];

/** Stored card that is not a character. `id` is unique across all parts. */
export type BoxCard = {
  readonly [Part in BoxCardPart]: { readonly id: string; readonly part: Part; readonly card: CardBox[Part][number] };
}[BoxCardPart];

const SHAPES: Readonly<Record<BoxCardPart, Check>> = {
  scenarios: scenarioShape,
  maps: mapCardShape,
  tiles: tileShape,
  victories: victoryShape,
};
const onlyIdShape = shape({ id: idShape });

/**
 * Returns an id that is unique across parts, such as `scenarios/first-light`: cards of different parts may share an id.
 */
export function boxCardId(part: BoxCardPart, id: string): string {
  return `${part}/${id}`;
}

/**
 * Parses a stored card. The fault names the invalid field. Only the shape is checked here; `card-problems.ts` checks
 * the rules.
 */
export function parseBoxCard(value: unknown): Result<BoxCard, string> {
  return tryCatch(
    () => parseBoxCardOf(value),
    () => err('it cannot be looked into'),
  );
}

function parseBoxCardOf(value: unknown): Result<BoxCard, string> {
  const part = isRecord(value) ? BOX_CARD_PARTS.find((each) => each === value.part) : undefined;
  if (part === undefined) return err(`part: one of ${BOX_CARD_PARTS.join(', ')}`);
  const head = parseWith(onlyIdShape, value);
  if (!head.ok) return head;
  const card = parseWith(SHAPES[part], (value as { readonly card: unknown }).card);
  return card.ok ? ok(value as BoxCard) : err(`card.${card.fault}`);
}

/** Lists the cards of a box that are not characters. */
export function listBoxCards(box: Omit<CardBox, 'characters'>): BoxCard[] {
  return BOX_CARD_PARTS.flatMap((part) =>
    box[part].map((card) => ({ id: boxCardId(part, card.id), part, card }) as BoxCard),
  );
}

/** Builds a box without characters from stored cards. Cards of other parts are skipped. */
export function boxFromCards(
  cards: readonly { readonly part: string; readonly card: unknown }[],
): Omit<CardBox, 'characters'> {
  const of = <Part extends BoxCardPart>(part: Part): CardBox[Part] =>
    cards.filter((each) => each.part === part).map(({ card }) => card) as unknown as CardBox[Part];
  return { scenarios: of('scenarios'), maps: of('maps'), tiles: of('tiles'), victories: of('victories') };
}

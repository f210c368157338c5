import { findCardByName, type GeneralCard, type GeneralCardPart } from '../catalog/general-cards/card';
import { parseGeneralCard } from '../catalog/general-cards/shapes';
import { isRecord, type UnknownRecord } from '../plain/record';
import { type ReportIssue, readList } from './force-fields';
import type { StoredForce } from './stored-force';

/** Keys of a card that another phone can use. Notes on the card's source are not exported. */
const EXPORTED_CARD_KEYS = ['id', 'name', 'text', 'grants', 'points', 'each', 'needs', 'kind', 'wild', 'keywords'];

/** Lists the cards that a force names, by part and name. */
function listCardNames({
  feats,
  objects,
  conditions,
  tarot,
}: StoredForce): readonly (readonly [GeneralCardPart, string])[] {
  return [
    ...feats.map(({ name }) => ['feats', name] as const),
    ...objects.map(({ name }) => ['objects', name] as const),
    ...conditions.map((name) => ['conditions', name] as const),
    ...tarot.map((name) => ['others', name] as const),
  ];
}

/** Lists the cards that a force names, without duplicates: feats, objects, conditions and the cards of its deck. */
export function listNamedCards(force: StoredForce, cards: readonly GeneralCard[]): readonly GeneralCard[] {
  if (cards.length === 0) return [];
  return [...new Set(listCardNames(force).flatMap(([part, name]) => findCardByName(cards, part, name) ?? []))];
}

/** Converts a card to plain data for the file, which `readCards` reads. */
export function serializeCard({ id, part, card }: GeneralCard): UnknownRecord {
  return { id, part, card: carriedOf(card) };
}

function carriedOf(card: object): UnknownRecord {
  return Object.fromEntries(Object.entries(card).filter(([key]) => EXPORTED_CARD_KEYS.includes(key)));
}

/** Reads the cards of a file. Never throws; invalid cards are reported and skipped. */
export function readCards(file: UnknownRecord, note: ReportIssue): readonly GeneralCard[] {
  return readList(file, 'cards', note).flatMap(([value, where]) => {
    const { id, part, card } = isRecord(value) ? value : ({} as UnknownRecord);
    const read = parseGeneralCard({ id, part, card: isRecord(card) ? carriedOf(card) : null });
    if (!read.ok) note('bad-card', where, isRecord(card) ? card.name : '');
    return read.ok ? [read.value] : [];
  });
}

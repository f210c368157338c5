import { cardNamed, type GeneralCard, type GeneralPart } from '../catalog/general-cards/card';
import { parseGeneralCard } from '../catalog/general-cards/shapes';
import { isRecord, type Loose } from '../plain/record';
import type { KeptForce } from './kept';
import { type Note, readList } from './read';

/** Keys of a card that another phone can use; the notes of its source stay behind. */
const CARRIED = ['id', 'name', 'text', 'grants', 'points', 'each', 'needs', 'kind', 'wild', 'keywords'];

/** What a force names by part and name. */
function namesIn({ feats, objects, conditions, tarot }: KeptForce): readonly (readonly [GeneralPart, string])[] {
  return [
    ...feats.map(({ name }) => ['feats', name] as const),
    ...objects.map(({ name }) => ['objects', name] as const),
    ...conditions.map((name) => ['conditions', name] as const),
    ...tarot.map((name) => ['others', name] as const),
  ];
}

/** The cards that a force names, each once: feats, objects, conditions, and those of its deck. */
export function namedCards(force: KeptForce, cards: readonly GeneralCard[]): readonly GeneralCard[] {
  if (cards.length === 0) return [];
  return [...new Set(namesIn(force).flatMap(([part, name]) => cardNamed(cards, part, name) ?? []))];
}

/** A card as plain data of a file; `readCards` reads it back. */
export function plainCard({ id, part, card }: GeneralCard): Loose {
  return { id, part, card: carriedOf(card) };
}

function carriedOf(card: object): Loose {
  return Object.fromEntries(Object.entries(card).filter(([key]) => CARRIED.includes(key)));
}

/** The cards that a file brings along. A bad one is named and set aside; it never throws. */
export function readCards(file: Loose, note: Note): readonly GeneralCard[] {
  return readList(file, 'cards', note).flatMap(([value, where]) => {
    const { id, part, card } = isRecord(value) ? value : ({} as Loose);
    const read = parseGeneralCard({ id, part, card: isRecord(card) ? carriedOf(card) : null });
    if (!read.ok) note('bad-card', where, isRecord(card) ? card.name : '');
    return read.ok ? [read.value] : [];
  });
}

import { cardNamed, type GeneralCard, type GeneralPart } from '../catalog/general-cards/card';
import { parseGeneralCard } from '../catalog/general-cards/shapes';
import { isRecord, type Loose } from '../plain/record';
import type { KeptForce } from './kept';
import { type Note, readList } from './read';

/** Keys of a card that another phone can use; notes on its source are not exported. */
const CARRIED = ['id', 'name', 'text', 'grants', 'points', 'each', 'needs', 'kind', 'wild', 'keywords'];

/** Lists the cards that a force names, by part and name. */
function namesIn({ feats, objects, conditions, tarot }: KeptForce): readonly (readonly [GeneralPart, string])[] {
  return [
    ...feats.map(({ name }) => ['feats', name] as const),
    ...objects.map(({ name }) => ['objects', name] as const),
    ...conditions.map((name) => ['conditions', name] as const),
    ...tarot.map((name) => ['others', name] as const),
  ];
}

/** Lists the cards that a force names, each once: feats, objects, conditions and the cards of its deck. */
export function namedCards(force: KeptForce, cards: readonly GeneralCard[]): readonly GeneralCard[] {
  if (cards.length === 0) return [];
  return [...new Set(namesIn(force).flatMap(([part, name]) => cardNamed(cards, part, name) ?? []))];
}

/** Converts a card to plain data for the file; `readCards` reads it back. */
export function plainCard({ id, part, card }: GeneralCard): Loose {
  return { id, part, card: carriedOf(card) };
}

function carriedOf(card: object): Loose {
  return Object.fromEntries(Object.entries(card).filter(([key]) => CARRIED.includes(key)));
}

/** Reads the cards of a file. Never throws: invalid ones are reported and skipped. */
export function readCards(file: Loose, note: Note): readonly GeneralCard[] {
  return readList(file, 'cards', note).flatMap(([value, where]) => {
    const { id, part, card } = isRecord(value) ? value : ({} as Loose);
    const read = parseGeneralCard({ id, part, card: isRecord(card) ? carriedOf(card) : null });
    if (!read.ok) note('bad-card', where, isRecord(card) ? card.name : '');
    return read.ok ? [read.value] : [];
  });
}

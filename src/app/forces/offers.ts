import type { Feat, ForceObject } from '../../catalog/force';
import { cardNamed, ofPart, onShelf, type ShelfCard, type ShelfPart } from '../../catalog/shelf/card';
import { shelfIdOf } from '../../catalog/shelf/draft';
import { findOnShelf } from '../../catalog/shelf/find';
import type { Force } from '../../store/records';
import type { CardDraft, CardKind } from './cards';

/** The shelf that cards of a kind lie on; null where there is none. */
export const SHELF_OF: Readonly<Record<CardKind, ShelfPart | null>> = {
  feat: 'feats',
  condition: 'conditions',
  object: 'objects',
  tarot: null,
};

/** Cards of a kind that can be put into a force with a tap: those of the shelf, then those that only other forces have. */
export interface Offers {
  readonly shelf: readonly ShelfCard[];
  readonly elsewhere: readonly ShelfCard[];
}

/** @param typed what the names, or what the cards say, are narrowed by */
export function offersOf(kind: CardKind, typed: string, shelf: readonly ShelfCard[], forces: readonly Force[]): Offers {
  const part = SHELF_OF[kind];
  if (part === null) return { shelf: [], elsewhere: [] };
  const written = forces.flatMap((force) => writtenIn(force, part));
  const byId = new Map(written.map((each) => [each.id, each]));
  const elsewhere = [...byId.values()].filter(({ card }) => cardNamed(shelf, part, card.name) === null);
  return { shelf: findOnShelf(ofPart(shelf, part), typed), elsewhere: findOnShelf(elsewhere, typed) };
}

/** The cards of a force as they would lie on a shelf. */
function writtenIn({ feats, conditions, objects }: Force, part: ShelfPart): ShelfCard[] {
  const head = (name: string) => ({ id: shelfIdOf(name), name, text: '' });
  const feat = ({ name, points, needs }: Feat) => onShelf('feats', { ...head(name), points, each: false, needs });
  const object = ({ name, points, kind }: ForceObject) => onShelf('objects', { ...head(name), points, kind });
  switch (part) {
    case 'feats':
      return feats.map(feat);
    case 'objects':
      return objects.map(object);
    case 'conditions':
      return conditions.map((name) => onShelf('conditions', head(name)));
    case 'teams':
      return [];
  }
}

/** What is written where a card goes into a force; `each` feat of several characters is a card for each of them. */
export function draftsOf({ part, card }: ShelfCard, written: CardDraft): CardDraft[] {
  const named = { ...written, name: card.name };
  if (part === 'objects') return [{ ...named, points: card.points, object: card.kind }];
  if (part !== 'feats') return [named];
  const feat = { ...named, points: card.points, needs: card.needs };
  return card.each && feat.for.length > 1 ? feat.for.map((member) => ({ ...feat, for: [member] })) : [feat];
}

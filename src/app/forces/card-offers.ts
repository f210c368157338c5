import type { Feat, ForceObject } from '../../catalog/force';
import {
  filterByPart,
  findCardByName,
  type GeneralCard,
  type GeneralCardPart,
  makeGeneralCard,
} from '../../catalog/general-cards/card';
import { deriveGeneralCardId } from '../../catalog/general-cards/draft';
import { findGeneralCards } from '../../catalog/general-cards/find';
import type { SavedForce } from '../../store/records';
import type { ForceCardDraft, ForceCardKind } from './force-cards';

/** Part of the collection for each kind of force card. Null if the collection has no cards of that kind. */
export const COLLECTION_PART_BY_CARD_KIND: Readonly<Record<ForceCardKind, GeneralCardPart | null>> = {
  feat: 'feats',
  condition: 'conditions',
  object: 'objects',
  tarot: null,
};

/** Cards of a kind that a tap can add to a force: from the collection first, then from other forces. */
export interface ForceCardOffers {
  readonly general: readonly GeneralCard[];
  readonly elsewhere: readonly GeneralCard[];
}

/**
 * Lists the cards that can be added to a force.
 * @param typed filter on names and card texts
 */
export function listCardOffers(
  kind: ForceCardKind,
  typed: string,
  general: readonly GeneralCard[],
  forces: readonly SavedForce[],
): ForceCardOffers {
  const part = COLLECTION_PART_BY_CARD_KIND[kind];
  if (part === null) return { general: [], elsewhere: [] };
  const written = forces.flatMap((force) => listForceCardsOfPart(force, part));
  const byId = new Map(written.map((each) => [each.id, each]));
  const elsewhere = [...byId.values()].filter(({ card }) => findCardByName(general, part, card.name) === null);
  return {
    general: findGeneralCards(filterByPart(general, part), typed),
    elsewhere: findGeneralCards(elsewhere, typed),
  };
}

/** Returns the cards of a force that belong to one part of the collection, as general cards. */
function listForceCardsOfPart({ feats, conditions, objects }: SavedForce, part: GeneralCardPart): GeneralCard[] {
  const head = (name: string) => ({ id: deriveGeneralCardId(name), name, text: '' });
  const feat = ({ name, points, needs }: Feat) =>
    makeGeneralCard('feats', { ...head(name), points, each: false, needs });
  const object = ({ name, points, kind }: ForceObject) => makeGeneralCard('objects', { ...head(name), points, kind });
  switch (part) {
    case 'feats':
      return feats.map(feat);
    case 'objects':
      return objects.map(object);
    case 'conditions':
      return conditions.map((name) => makeGeneralCard('conditions', head(name)));
    case 'teams':
    case 'others':
      return [];
  }
}

/** Returns the drafts for adding a card to a force. A feat with `each` becomes one card for each of its characters. */
export function makeForceCardDrafts({ part, card }: GeneralCard, written: ForceCardDraft): ForceCardDraft[] {
  const named = { ...written, name: card.name };
  if (part === 'objects') return [{ ...named, points: card.points, object: card.kind }];
  if (part !== 'feats') return [named];
  const feat = { ...named, points: card.points, needs: card.needs };
  return card.each && feat.for.length > 1 ? feat.for.map((member) => ({ ...feat, for: [member] })) : [feat];
}

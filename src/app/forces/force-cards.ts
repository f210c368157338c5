import { NO_NEEDS } from '../../catalog/feat-needs';
import { type Feat, type ForceObject, OBJECT_KINDS } from '../../catalog/force';
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
import { say } from '../../text/say';

/** Kinds of cards in a force, other than characters. */
export const FORCE_CARD_KINDS = ['feat', 'condition', 'object', 'tarot'] as const;
export type ForceCardKind = (typeof FORCE_CARD_KINDS)[number];

export const FORCE_CARD_NAMES: Readonly<Record<ForceCardKind, string>> = {
  feat: say('Feat'),
  condition: say('Condition'),
  object: say('Object'),
  tarot: say('Tarot'),
};

export type ForceObjectKind = (typeof OBJECT_KINDS)[number];

export interface ForceCardDraft {
  readonly kind: ForceCardKind;
  readonly name: string;
  readonly points: number;
  readonly object: ForceObjectKind;
  readonly for: Feat['for'];
  readonly needs: Feat['needs'];
}

export const EMPTY_FORCE_CARD: ForceCardDraft = {
  kind: 'feat',
  name: '',
  points: 0,
  object: OBJECT_KINDS[0],
  for: [],
  needs: NO_NEEDS,
};

/** Position of a card in a force: its kind and its index within that kind. */
export interface ForceCardPlace {
  readonly kind: ForceCardKind;
  readonly place: number;
}

export function makeForceCardDraft(force: SavedForce, { kind, place }: ForceCardPlace): ForceCardDraft {
  const feat = force.feats[place];
  const object = force.objects[place];
  if (kind === 'feat' && feat) return { ...EMPTY_FORCE_CARD, ...feat, kind };
  if (kind === 'object' && object)
    return { ...EMPTY_FORCE_CARD, kind, name: object.name, points: object.points, object: object.kind };
  const name = (kind === 'condition' ? force.conditions : force.tarot)[place] ?? '';
  return { ...EMPTY_FORCE_CARD, kind, name };
}

/** Returns the force with a card replaced at an index, or appended if `at` is null. */
export function withCard(force: SavedForce, draft: ForceCardDraft, at: number | null): SavedForce {
  const { kind, name, points } = draft;
  switch (kind) {
    case 'feat':
      return { ...force, feats: put(force.feats, { name, points, for: draft.for, needs: draft.needs }, at) };
    case 'object':
      return { ...force, objects: put(force.objects, { name, points, kind: draft.object }, at) };
    case 'condition':
      return { ...force, conditions: put(force.conditions, name, at) };
    case 'tarot':
      return { ...force, tarot: put(force.tarot, name, at) };
  }
}

export function withoutCard(force: SavedForce, { kind, place }: ForceCardPlace): SavedForce {
  const out = <Item>(list: readonly Item[]) => list.filter((_, each) => each !== place);
  switch (kind) {
    case 'feat':
      return { ...force, feats: out(force.feats) };
    case 'object':
      return { ...force, objects: out(force.objects) };
    case 'condition':
      return { ...force, conditions: out(force.conditions) };
    case 'tarot':
      return { ...force, tarot: out(force.tarot) };
  }
}

function put<Item>(list: readonly Item[], item: Item, at: number | null): readonly Item[] {
  return at === null ? [...list, item] : list.map((each, place) => (place === at ? item : each));
}

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

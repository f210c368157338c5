import { type Feat, NO_NEEDS, OBJECT_KINDS } from '../../catalog/force';
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

import type { Card } from '../../catalog/card';
import { findCardByName } from '../../catalog/general-cards/card';
import { listForceCards, listForceCharacters } from '../../force/force-in-game';
import { resolveForce } from '../../force/resolve';
import type { SavedForce } from '../../store/records';
import { describeFeatNeeds } from '../../text/screens/general-card-text';
import { generalCards } from '../collection/card-lists';
import { collectionFinder } from '../collection/finder';
import type { SideRoster } from '../game/side-roster';

export type { SavedForce };

/** Returns the characters and cards that a saved force brings into a game, with card texts from the collection. */
export function makeForceRoster(force: SavedForce): SideRoster {
  const resolved = resolveForce(force, collectionFinder());
  const cards = listForceCards(force, resolved).map((each) => ({ ...each, card: withCollectionText(each.card) }));
  return {
    characters: listForceCharacters(force, resolved),
    cards,
    deck: force.tarot,
    sideline: force.sideline.flatMap((each) => collectionFinder().find(each, null)?.character ?? []),
    options: force.options,
    format: force.format,
  };
}

/**
 * Adds the text, requirements and grants of a card from the collection. A force stores only the name or id of a card.
 */
function withCollectionText(card: Card): Card {
  const general = generalCards() ?? [];
  if (card.kind === 'feat') {
    const feat = findCardByName(general, 'feats', card.name)?.card;
    if (!feat) return card;
    const { text, needs, grants } = feat;
    return { ...card, text, needs: describeFeatNeeds(needs), ...(grants ? { grants, requires: needs } : {}) };
  }
  const part = card.kind === 'condition' ? 'conditions' : 'objects';
  const base =
    findCardByName(general, part, card.name)?.card ?? general.find((each) => each.card.id === card.name)?.card;
  if (!base) return card;
  const { name, text, grants } = base;
  return { ...card, name, text, ...(grants ? { grants } : {}) };
}

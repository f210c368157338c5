import type { Card } from '../../catalog/card';
import { cardNamed } from '../../catalog/general-cards/card';
import { cardsBrought, charactersBrought } from '../../force/brought';
import { resolveForce } from '../../force/resolve';
import type { Force } from '../../store/records';
import { wordsOfNeeds } from '../../text/screens/general-card-words';
import { generalCards } from '../collection/cards';
import { finder } from '../collection/finder';
import type { Brought } from '../game/joining';

export type { Force };

/** What a saved force brings into a game: its characters, and its cards with the texts that the collection has. */
export function forceForGame(force: Force): Brought {
  const resolved = resolveForce(force, finder());
  const cards = cardsBrought(force, resolved).map((each) => ({ ...each, card: withText(each.card) }));
  return {
    characters: charactersBrought(force, resolved),
    cards,
    deck: force.tarot,
    sideline: force.sideline.flatMap((each) => finder().find(each, null)?.character ?? []),
    options: force.options,
    format: force.format,
  };
}

/** A force stores only the name or id of a card; its text, requirements and what it grants come from the collection. */
function withText(card: Card): Card {
  const general = generalCards() ?? [];
  if (card.kind === 'feat') {
    const feat = cardNamed(general, 'feats', card.name)?.card;
    if (!feat) return card;
    const { text, needs, grants } = feat;
    return { ...card, text, needs: wordsOfNeeds(needs), ...(grants ? { grants, requires: needs } : {}) };
  }
  const part = card.kind === 'condition' ? 'conditions' : 'objects';
  const found = cardNamed(general, part, card.name)?.card ?? general.find((each) => each.card.id === card.name)?.card;
  if (!found) return card;
  const { name, text, grants } = found;
  return { ...card, name, text, ...(grants ? { grants } : {}) };
}

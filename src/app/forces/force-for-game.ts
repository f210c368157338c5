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

/** A force stores only the name of a card; its text and requirements come from the collection. */
function withText(card: Card): Card {
  const general = generalCards() ?? [];
  if (card.kind === 'feat') {
    const feat = cardNamed(general, 'feats', card.name)?.card;
    return feat ? { ...card, text: feat.text, needs: wordsOfNeeds(feat.needs) } : card;
  }
  const found = cardNamed(general, card.kind === 'condition' ? 'conditions' : 'objects', card.name)?.card;
  return found ? { ...card, text: found.text } : card;
}

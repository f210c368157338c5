import type { Card } from '../../catalog/card';
import { cardNamed } from '../../catalog/shelf/card';
import { cardsBrought, charactersBrought } from '../../force/brought';
import { resolveForce } from '../../force/resolve';
import type { Force } from '../../store/records';
import { wordsOfNeeds } from '../../text/screens/general-card-words';
import { shelfCards } from '../collection/cards';
import { finder } from '../collection/finder';
import type { Brought } from './joining';

/** A kept force with all of it that is at hand. */
export function bringForce(force: Force): Brought {
  const resolved = resolveForce(force, finder());
  const cards = cardsBrought(force, resolved).map((each) => ({ ...each, card: told(each.card) }));
  return { characters: charactersBrought(force, resolved), cards, deck: force.tarot, options: force.options };
}

/** A card of a force tells its name alone: what it says, and what it asks for, stands on the shelf. */
function told(card: Card): Card {
  const shelf = shelfCards() ?? [];
  if (card.kind === 'feat') {
    const feat = cardNamed(shelf, 'feats', card.name)?.card;
    return feat ? { ...card, text: feat.text, needs: wordsOfNeeds(feat.needs) } : card;
  }
  const found = cardNamed(shelf, card.kind === 'condition' ? 'conditions' : 'objects', card.name)?.card;
  return found ? { ...card, text: found.text } : card;
}

import type { Card } from '../catalog/card';
import type { Character } from '../catalog/character';
import { cardNamed } from '../catalog/shelf/card';
import { type CardBrought, cardsBrought, charactersBrought } from '../force/brought';
import { resolveForce } from '../force/resolve';
import type { Force } from '../store/records';
import { wordsOfNeeds } from '../text/shelf';
import { shelfCards } from './cardBox';
import { finder } from './finder';

/** Who joins a game on one side, and the cards they bring, each with the places of those it was given to. */
export interface Brought {
  readonly characters: readonly Character[];
  readonly cards: readonly CardBrought[];
  /** The cards of its deck, by name. */
  readonly deck: readonly string[];
  /** Options of the edition that it was built for. */
  readonly options: readonly string[];
}

export const NOBODY: Brought = { characters: [], cards: [], deck: [], options: [] };

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

/** The same cards for other characters: who stays keeps them, and a card given to nobody who stays is not brought. */
export function withCharacters({ characters, cards, deck, options }: Brought, now: readonly Character[]): Brought {
  const left = new Set(now.keys());
  const seats = characters.map((character) => {
    const seat = [...left].find((place) => now[place] === character);
    if (seat !== undefined) left.delete(seat);
    return seat;
  });
  const kept = cards.flatMap((card): CardBrought[] => {
    const holders = card.for.flatMap((seat) => seats[seat] ?? []);
    return holders.length === 0 && card.for.length > 0 ? [] : [{ ...card, for: holders }];
  });
  if (now.length === 0) return NOBODY;
  return { characters: now, cards: kept, deck, options };
}

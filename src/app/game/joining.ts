import type { Character } from '../../catalog/character';
import type { ForceCard } from '../../force/force-in-game';

/** Who joins a game on one side, and the cards they bring, each with the places of those it was given to. */
export interface Brought {
  readonly characters: readonly Character[];
  readonly cards: readonly ForceCard[];
  /** The cards of its deck, by name. */
  readonly deck: readonly string[];
  /** Who waits beside the map, in editions that have a place for them. */
  readonly sideline: readonly Character[];
  /** Options of the edition that it was built for. */
  readonly options: readonly string[];
  /** Id of the format that it was built for; left out: none. */
  readonly format?: string | undefined;
}

export const NOBODY: Brought = { characters: [], cards: [], deck: [], sideline: [], options: [] };

/** Another choice of characters: those who stay keep their cards, and a card whose characters all left goes too. */
export function withCharacters(
  { characters, cards, deck, sideline, options, format }: Brought,
  now: readonly Character[],
): Brought {
  const left = new Set(now.keys());
  const seats = characters.map((character) => {
    const seat = [...left].find((place) => now[place] === character);
    if (seat !== undefined) left.delete(seat);
    return seat;
  });
  const kept = cards.flatMap((card): ForceCard[] => {
    const holders = card.for.flatMap((seat) => seats[seat] ?? []);
    return holders.length === 0 && card.for.length > 0 ? [] : [{ ...card, for: holders }];
  });
  if (now.length === 0) return NOBODY;
  return { characters: now, cards: kept, deck, sideline, options, format };
}

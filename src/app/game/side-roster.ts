import type { Character } from '../../catalog/character';
import type { ForceCard } from '../../force/force-in-game';

/**
 * Characters and cards that a player brings into a game. Each card lists the indexes of the characters it was given to.
 */
export interface SideRoster {
  readonly characters: readonly Character[];
  readonly cards: readonly ForceCard[];
  /** Names of the cards in the side's deck. */
  readonly deck: readonly string[];
  /** Characters on the sideline. Empty in editions without a sideline. */
  readonly sideline: readonly Character[];
  /** Ids of the edition's options that the force was built for. */
  readonly options: readonly string[];
  /** Id of the format that the force was built for. Omitted for none. */
  readonly format?: string | undefined;
}

export const EMPTY_ROSTER: SideRoster = { characters: [], cards: [], deck: [], sideline: [], options: [] };

/**
 * Replaces the characters of a roster. Remaining characters keep their cards. A card is removed if all its characters
 * are removed.
 */
export function withRosterCharacters(
  { characters, cards, deck, sideline, options, format }: SideRoster,
  now: readonly Character[],
): SideRoster {
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
  if (now.length === 0) return EMPTY_ROSTER;
  return { characters: now, cards: kept, deck, sideline, options, format };
}

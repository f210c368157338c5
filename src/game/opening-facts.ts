import type { Fact } from '../table/facts';

/** Facts that prepare a game: its rules, players, map, characters, cards and decks. */
const PREPARING: readonly Fact['fact'][] = [
  ...(['began', 'mapped', 'joined', 'sidelined', 'left'] as const),
  ...(['card', 'card-left', 'deck', 'deck-left', 'limit'] as const),
];

/** Agreements of the players, which also count for the next game if they were made during play. */
const AGREEMENTS: readonly Fact['fact'][] = ['house-ruled', 'house-noted', 'meaning', 'opponent'];

/** Selects the facts of a game that a new game with the same players and forces begins with. */
export function selectOpeningFacts(facts: readonly Fact[]): Fact[] {
  const turn = facts.findIndex(({ fact }) => fact === 'turn');
  return facts
    .filter(({ fact }, place) => AGREEMENTS.includes(fact) || (PREPARING.includes(fact) && (turn < 0 || place < turn)))
    .map((each) => (each.fact === 'began' ? withoutEarlierRounds(each) : each));
}

/** A game that continued a position counts the rounds before it. The new game begins with its first round. */
function withoutEarlierRounds({ earlierRounds: _, ...began }: Extract<Fact, { readonly fact: 'began' }>): Fact {
  return began;
}

import { listAppliedFacts } from '../../game/log';
import { openGame } from '../../store/games';
import type { Fact } from '../../table/facts';
import { checkStoreResult, type GameRecord } from './game-list';
import { openNewGame } from './start-game';

/** Facts that prepare a game: its rules, players, map, characters, cards and decks. */
const PREPARING: readonly Fact['fact'][] = [
  ...(['began', 'mapped', 'joined', 'sidelined', 'left'] as const),
  ...(['card', 'card-left', 'deck', 'deck-left', 'limit'] as const),
];

/** Agreements of the players, which also count for the next game if they were made during play. */
const AGREEMENTS: readonly Fact['fact'][] = ['house-ruled', 'house-noted', 'meaning'];

/** Selects the facts of a game that a new game with the same players and forces begins with. */
export function selectOpeningFacts(facts: readonly Fact[]): Fact[] {
  const turn = facts.findIndex(({ fact }) => fact === 'turn');
  return facts.filter(
    ({ fact }, place) => AGREEMENTS.includes(fact) || (PREPARING.includes(fact) && (turn < 0 || place < turn)),
  );
}

/** Starts and opens a new game with the rules, players, map and forces of an earlier game. False if it failed. */
export async function playAgain({ id, name, edition }: GameRecord): Promise<boolean> {
  const earlier = await openGame(id);
  if (!checkStoreResult(earlier)) return false;
  return openNewGame({ name, edition, demo: false }, selectOpeningFacts(listAppliedFacts(earlier.value.log)));
}

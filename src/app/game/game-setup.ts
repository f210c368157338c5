import type { MapSheet } from '../../board/map-sheet';
import type { Card } from '../../catalog/card';
import type { Character } from '../../catalog/character';
import type { ForceCard } from '../../force/force-in-game';
import type { OpponentSettings } from '../../table/app-player';
import type { Fact, Player } from '../../table/facts';
import type { PlayedFormat } from '../../table/formats';
import type { AdoptedHouseRule, Table } from '../../table/table';
import { makeUniqueName } from '../../table/unique-name';
import { say } from '../../text/say';
import { makeDeckFact } from './make-deck-facts';

/** Ids of sides, in the order in which players get them. */
export const SIDES = ['red', 'blue', 'green', 'violet'] as const;

/**
 * Returns the name of a tarot deck.
 * @param player name of the deck's owner; null if all players share the deck
 */
export function tarotDeckName(player: string | null): string {
  return player === null ? say('Tarot deck') : say('Tarot deck of {player}', { player });
}

/** Choices made before a game. Every choice has a default. */
export interface GameSetup {
  readonly name: string;
  readonly edition: string;
  readonly buildTotal: number;
  readonly actionTotal: number;
  readonly players: readonly (Player & {
    readonly characters: readonly Character[];
    readonly cards?: readonly ForceCard[];
    /** Names of the cards in the side's deck. */
    readonly deck?: readonly string[];
    /** Characters on the sideline. Empty in editions without a sideline. */
    readonly sideline?: readonly Character[];
    /** How the app plays the side. Null or omitted if a person plays it. */
    readonly plays?: OpponentSettings | null;
  })[];
  /** Scenario or event dial of the game. */
  readonly scenario?: Card | null;
  readonly map: MapSheet | null;
  /** House rules that apply from the start of the game. */
  readonly houseRules?: readonly AdoptedHouseRule[];
  /** Format of play. Null or omitted: everything may be played. */
  readonly format?: PlayedFormat | null;
}

/** Returns the facts at the start of a game: rules, players, map, characters, cards and decks. */
export function makeGameSetupFacts(setup: GameSetup): Fact[] {
  const { edition, buildTotal, actionTotal, map, format } = setup;
  const players = setup.players.map(({ side, name, team }) => ({ side, name, ...(team !== undefined && { team }) }));
  const facts: Fact[] = [{ fact: 'began', edition, buildTotal, actionTotal, players, ...(format && { format }) }];
  for (const { rule, name } of setup.houseRules ?? []) facts.push({ fact: 'house-ruled', rule, name, on: true });
  for (const { side, plays } of setup.players) if (plays) facts.push({ fact: 'opponent', side, plays });
  if (map) facts.push(makeMapFact(map));
  const { scenario } = setup;
  if (scenario) facts.push({ fact: 'card', card: scenario.name, is: scenario, owner: null, pieces: [], click: 1 });
  for (const { side, name, characters, cards, deck, sideline = [] } of setup.players) {
    const joined = makeJoinFacts(side, characters, []);
    const used = facts.flatMap((fact) => (fact.fact === 'card' ? [fact.card] : []));
    facts.push(...joined, ...makeJoinedCardFacts(side, cards ?? [], joined, used));
    const pieces = joined.map(({ piece }) => piece);
    facts.push(...makeSidelineFacts(side, sideline, pieces));
    // Two players may have the same name, but the name of a deck must be unique.
    const called = facts.some((fact) => fact.fact === 'deck' && fact.deck === tarotDeckName(name))
      ? `${name} (${side})`
      : name;
    if (deck && deck.length > 0) facts.push(makeDeckFact(tarotDeckName(called), side, deck));
  }
  return facts;
}

/** Makes the fact that puts a saved map on the table. */
export function makeMapFact({ name, map, starts, strengths, apart, picture }: MapSheet): Fact {
  const more = { ...(strengths && { strengths }), ...(apart && { apart }), ...(picture && { picture }) };
  return { fact: 'mapped', name, map, starts, ...more };
}

/**
 * Returns the facts that add the cards of a side for the characters that joined. Each card gets a name that is not used
 * in the game.
 */
export function makeJoinedCardFacts(
  side: string,
  cards: readonly ForceCard[],
  joined: readonly Fact[],
  used: Iterable<string>,
): Fact[] {
  const pieces = joined.flatMap((fact) => (fact.fact === 'joined' ? [fact.piece] : []));
  const taken = new Set(used);
  return cards.map(({ card, for: seats }): Fact => {
    const name = makeUniqueName(card.name, taken);
    taken.add(name);
    const holders = seats.flatMap((seat) => pieces[seat] ?? []);
    return { fact: 'card', card: name, is: card, owner: side, pieces: holders, click: 1 };
  });
}

/** Lists the ids of all pieces of the game, including those on sidelines. */
export function listPieceIds({ figures, sideline = [] }: Table): string[] {
  return [...figures.keys(), ...sideline.map(({ piece }) => piece)];
}

/** Returns the facts that put characters on the sideline of a side, under unused piece ids. */
export function makeSidelineFacts(side: string, characters: readonly Character[], used: Iterable<string>): Fact[] {
  return makeJoinFacts(side, characters, used).map((fact) => ({ ...fact, fact: 'sidelined' }));
}

type Joined = Extract<Fact, { readonly fact: 'joined' }>;

/** Returns the facts that add characters to a side at full points, under unused piece ids. */
export function makeJoinFacts(side: string, characters: readonly Character[], used: Iterable<string>): Joined[] {
  const taken = new Set(used);
  let number = 1;
  return characters.map((character) => {
    while (taken.has(`${side}-${number}`)) number++;
    const piece = `${side}-${number}`;
    taken.add(piece);
    const start = character.starts[0] ?? { points: 0, click: 1 };
    return { fact: 'joined', piece, side, character, points: start.points, click: start.click };
  });
}

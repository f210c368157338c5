import type { MapSheet } from '../../board/map-sheet';
import type { Card } from '../../catalog/card';
import type { Character } from '../../catalog/character';
import type { ForceCard } from '../../force/force-in-game';
import type { Fact, Player } from '../../table/facts';
import type { PlayedFormat } from '../../table/formats';
import type { AdoptedHouseRule, Table } from '../../table/table';
import { say } from '../../text/say';
import { deckNamed } from './decks';
import { freeName } from './free-name';

/** The words for sides in the app, in the order in which players get them. */
export const SIDES = ['red', 'blue', 'green', 'violet'] as const;

/** The name of a player's tarot deck; null for a deck shared by all. */
export function deckCalled(whose: string | null): string {
  return whose === null ? say('Tarot deck') : say('Tarot deck of {player}', { player: whose });
}

/** What is chosen before a game; every part of it may be left as it comes. */
export interface Setup {
  readonly name: string;
  readonly edition: string;
  readonly buildTotal: number;
  readonly actionTotal: number;
  readonly players: readonly (Player & {
    readonly characters: readonly Character[];
    readonly cards?: readonly ForceCard[];
    /** The cards of a deck that it brings, by name. */
    readonly deck?: readonly string[];
    /** Who waits beside the map; nobody in editions without a sideline. */
    readonly sideline?: readonly Character[];
  })[];
  /** The scenario or event dial that is played. */
  readonly scenario?: Card | null;
  readonly map: MapSheet | null;
  /** House rules that are played from the start. */
  readonly houseRules?: readonly AdoptedHouseRule[];
  /** The format of play; left out or null: everything plays. */
  readonly format?: PlayedFormat | null;
}

/** The facts that a game begins with: rules, players, map, characters, cards and decks. */
export function setupFacts(setup: Setup): Fact[] {
  const { edition, buildTotal, actionTotal, map, format } = setup;
  const players = setup.players.map(({ side, name, team }) => ({ side, name, ...(team !== undefined && { team }) }));
  const facts: Fact[] = [{ fact: 'began', edition, buildTotal, actionTotal, players, ...(format && { format }) }];
  for (const { rule, name } of setup.houseRules ?? []) facts.push({ fact: 'house-ruled', rule, name, on: true });
  if (map) facts.push(mapFact(map));
  const { scenario } = setup;
  if (scenario) facts.push({ fact: 'card', card: scenario.name, is: scenario, owner: null, pieces: [], click: 1 });
  for (const { side, name, characters, cards, deck, sideline = [] } of setup.players) {
    const joined = joining(side, characters, []);
    const used = facts.flatMap((fact) => (fact.fact === 'card' ? [fact.card] : []));
    facts.push(...joined, ...cardFactsOf(side, cards ?? [], joined, used));
    const pieces = joined.map(({ piece }) => piece);
    facts.push(...sidelining(side, sideline, pieces));
    // Players may be called alike; a deck is called by its name.
    const called = facts.some((fact) => fact.fact === 'deck' && fact.deck === deckCalled(name))
      ? `${name} (${side})`
      : name;
    if (deck && deck.length > 0) facts.push(deckNamed(deckCalled(called), side, deck));
  }
  return facts;
}

/** A kept map comes onto the table. */
export function mapFact({ name, map, starts, strengths, apart, picture }: MapSheet): Fact {
  const more = { ...(strengths && { strengths }), ...(apart && { apart }), ...(picture && { picture }) };
  return { fact: 'mapped', name, map, starts, ...more };
}

/** The cards of a side for those who joined, each under a name that no card of the game has yet. */
export function cardFactsOf(
  side: string,
  cards: readonly ForceCard[],
  joined: readonly Fact[],
  used: Iterable<string>,
): Fact[] {
  const pieces = joined.flatMap((fact) => (fact.fact === 'joined' ? [fact.piece] : []));
  const taken = new Set(used);
  return cards.map(({ card, for: seats }): Fact => {
    const name = freeName(card.name, taken);
    taken.add(name);
    const holders = seats.flatMap((seat) => pieces[seat] ?? []);
    return { fact: 'card', card: name, is: card, owner: side, pieces: holders, click: 1 };
  });
}

/** Every piece id that the game uses, those on the sidelines included. */
export function pieceIds({ figures, sideline = [] }: Table): string[] {
  return [...figures.keys(), ...sideline.map(({ piece }) => piece)];
}

/** Characters wait on the sideline of a side, under piece ids that the game has not used. */
export function sidelining(side: string, characters: readonly Character[], used: Iterable<string>): Fact[] {
  return joining(side, characters, used).map((fact) => ({ ...fact, fact: 'sidelined' }));
}

type Joined = Extract<Fact, { readonly fact: 'joined' }>;

/** Characters join a side at full points, under piece ids that the game has not used. */
export function joining(side: string, characters: readonly Character[], used: Iterable<string>): Joined[] {
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

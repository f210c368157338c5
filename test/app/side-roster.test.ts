import { expect, test } from 'vitest';
import { makeGameSetupFacts, makeJoinedCardFacts, makeJoinFacts } from '../../src/app/game/game-setup';
import { makeScenarioCard } from '../../src/app/game/scenario-actions';
import { type SideRoster, withRosterCharacters } from '../../src/app/game/side-roster';
import type { Card } from '../../src/catalog/card';
import { makeTestCharacter } from '../game/make';

const card = (name: string): Card => ({ kind: 'feat', name, text: '', needs: '', points: 5, each: false, dial: null });
const [ANVIL, BELL, CROW] = ['anvil', 'bell', 'crow'].map((name) => makeTestCharacter(name)) as [never, never, never];

/**
 * Two Anvils and one Bell. One feat is for the second Anvil, one for Bell and the first Anvil. A condition has no
 * owner.
 */
const BROUGHT: SideRoster = {
  characters: [ANVIL, BELL, ANVIL],
  cards: [
    { card: card('Alert'), for: [2] },
    { card: card('Pact'), for: [1, 0] },
    { card: { ...card('Fog'), kind: 'condition' }, for: [] },
  ],
  deck: [],
  sideline: [CROW],
  options: [],
};
const places = (brought: SideRoster) => brought.cards.map((each) => [each.card.name, each.for]);

test.each([
  [
    'one more joins',
    [ANVIL, BELL, ANVIL, CROW],
    [
      ['Alert', [2]],
      ['Pact', [1, 0]],
      ['Fog', []],
    ],
  ],
  [
    'one goes before others',
    [ANVIL, ANVIL],
    [
      ['Alert', [1]],
      ['Pact', [0]],
      ['Fog', []],
    ],
  ],
  [
    'whom a card was given to goes',
    [ANVIL, BELL],
    [
      ['Pact', [1, 0]],
      ['Fog', []],
    ],
  ],
  ['nobody is left', [], []],
])('cards when %s', (_, now, expected) => {
  expect(places(withRosterCharacters(BROUGHT, now))).toEqual(expected);
});

test("cards join the game with their characters' pieces, under unused names", () => {
  const joined = makeJoinFacts('red', BROUGHT.characters, ['red-1']);
  const facts = makeJoinedCardFacts('red', BROUGHT.cards, joined, ['Alert', 'Alert 2']);
  expect(facts.map((fact) => fact.fact === 'card' && [fact.card, fact.pieces])).toEqual([
    ['Alert 3', ['red-4']],
    ['Pact', ['red-3', 'red-2']],
    ['Fog', []],
  ]);
});

test('a game begins with its scenario and a deck for each player who brings one, even with equal names', () => {
  const seat = (side: string, deck: readonly string[]) => ({ side, name: 'Ana', characters: [], cards: [], deck });
  const facts = makeGameSetupFacts({
    ...{ name: 'A game', edition: 'an-edition', buildTotal: 300, actionTotal: 3, map: null },
    players: [seat('red', ['Ace']), seat('blue', ['Two', '']), seat('green', [])],
    scenario: makeScenarioCard({ id: 'showdown', name: 'Showdown' }),
  });
  expect(facts.flatMap((fact) => (fact.fact === 'deck' ? [[fact.deck, fact.owner, fact.cards.length]] : []))).toEqual([
    ['Tarot deck of Ana', 'red', 1],
    ['Tarot deck of Ana (blue)', 'blue', 2],
  ]);
  expect(facts.flatMap((fact) => (fact.fact === 'card' ? [[fact.card, fact.is.scene]] : []))).toEqual([
    ['Showdown', 'showdown'],
  ]);
});

test('sideline characters start there, under unused ids', () => {
  const facts = makeGameSetupFacts({
    ...{ name: 'A game', edition: 'an-edition', buildTotal: 300, actionTotal: 3, map: null },
    players: [
      { side: 'red', name: 'Ana', characters: [ANVIL], sideline: [CROW, BELL] },
      { side: 'blue', name: 'Ben', characters: [BELL] },
    ],
  });
  expect(
    facts.flatMap((fact) =>
      fact.fact === 'joined' || fact.fact === 'sidelined' ? [[fact.fact, fact.piece, fact.character.id]] : [],
    ),
  ).toEqual([
    ['joined', 'red-1', 'anvil'],
    ['sidelined', 'red-2', 'crow'],
    ['sidelined', 'red-3', 'bell'],
    ['joined', 'blue-1', 'bell'],
  ]);
});

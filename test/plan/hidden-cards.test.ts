import { describe, expect, test } from 'vitest';
import { makePlanRequest } from '../../src/app/plan/turn-plan-request';
import { planToWin } from '../../src/plan/plan-to-win';
import { listCardsAt } from '../../src/table/decks';
import type { Fact } from '../../src/table/facts';
import { hideDecks } from '../../src/table/hide-decks';
import type { Table } from '../../src/table/table';
import { makeGameTable } from '../helpers/game-table';
import { requireEdition } from '../helpers/require-edition';

const rules = requireEdition('x-of-swords');
const IDS = ['1', '2', '3', '4'];

const deck = (owner: string | null, texts: string): Fact => ({
  fact: 'deck',
  deck: `of ${owner}`,
  owner,
  cards: IDS.map((id) => ({ id, name: `Card ${id} ${texts}`, text: `Does ${id} ${texts}` })),
});
const dealt = (owner: string | null, card: string, to: 'hand' | 'play'): Fact => ({
  fact: 'dealt',
  deck: `of ${owner}`,
  card,
  to,
});
const shuffled = (owner: string | null, order: readonly string[]): Fact => ({
  fact: 'shuffled',
  deck: `of ${owner}`,
  order,
});

const withDecks = (...facts: readonly Fact[]): Table =>
  makeGameTable(
    rules,
    { A: { at: 'a1' }, B: { at: 'e1', side: 'blue' } },
    { fact: 'opponent', side: 'red', plays: { manner: 'bold', strength: 'player' } },
    ...facts,
  );

/** Two tables that differ only in what red may not see: cards in another hand, their texts, and orders of decks. */
const PAIRS: readonly (readonly [string, Table, Table])[] = [
  [
    'a card in another hand',
    withDecks(deck('blue', 'x'), dealt('blue', '1', 'hand')),
    withDecks(deck('blue', 'x'), dealt('blue', '3', 'hand')),
  ],
  ['the cards of another deck', withDecks(deck('blue', 'x')), withDecks(deck('blue', 'y'))],
  [
    'the order of another deck',
    withDecks(deck('blue', 'x'), shuffled('blue', IDS)),
    withDecks(deck('blue', 'x'), shuffled('blue', [...IDS].reverse())),
  ],
  [
    'the order of its own deck',
    withDecks(deck('red', 'x'), shuffled('red', IDS)),
    withDecks(deck('red', 'x'), shuffled('red', [...IDS].reverse())),
  ],
  [
    'a card that another side drew face down',
    withDecks(deck('blue', 'x'), { fact: 'unseen', deck: 'of blue', mark: 'm', to: 'hand', card: '1' }),
    withDecks(deck('blue', 'x'), { fact: 'unseen', deck: 'of blue', mark: 'n', to: 'hand', card: '4' }),
  ],
];

describe('a side that the app plays does not know', () => {
  test.each(PAIRS)('%s', (_, one, other) => {
    expect(one.decks).not.toEqual(other.decks);
    const requests = [one, other].map((table) => makePlanRequest({ ruleset: rules, table }, { goal: 'points' }));
    const [first, second] = requests;
    expect(first?.opponent).toBeDefined();
    expect(first?.table).toEqual(second?.table);
  });

  test('anything that could change its plan', () => {
    const [, one, other] = PAIRS[0] ?? [];
    const plan = (table: Table | undefined) => {
      const how = { side: 'red', manner: 'bold', strength: 'player' } as const;
      const work = planToWin(rules, hideDecks(table as Table, 'red'), how, (steps) => steps / 20);
      let next = work.next();
      while (!next.done) next = work.next();
      return next.value.plans;
    };
    expect(plan(one)).toEqual(plan(other));
    expect(plan(one).length).toBeGreaterThan(0);
  });
});

test('what everyone sees stays: cards in play and the numbers of cards', () => {
  const facts = [deck('blue', 'x'), dealt('blue', '1', 'hand'), dealt('blue', '2', 'play')];
  const [seen] = hideDecks(withDecks(...facts), 'red').decks;
  if (!seen) throw new Error('no deck');
  expect(listCardsAt(seen, 'play').map(({ name }) => name)).toEqual(['Card 2 x']);
  expect([listCardsAt(seen, 'hand').length, listCardsAt(seen, 'deck').length]).toEqual([1, 2]);
});

test('a side knows its own hand', () => {
  const [own] = hideDecks(withDecks(deck('red', 'x'), dealt('red', '1', 'hand')), 'red').decks;
  expect(own && listCardsAt(own, 'hand').map(({ name }) => name)).toEqual(['Card 1 x']);
});

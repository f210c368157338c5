import { describe, expect, test } from 'vitest';
import { squareName } from '../../src/grid/square';
import { parseSharedPosition, printPosition } from '../../src/notation/cases';
import { fold } from '../../src/table/fold/fold';
import { makeSetUpFacts, updatePosition } from '../../src/table/position-setup';
import { randomPosition } from '../helpers/random-position';

const SEEDS = Array.from({ length: 25 }, (_, index) => index + 1);

const CARDED = `edition: an-edition
map: |
  +---+---+---+---+
  | .   O   .   . |
  +   +   +===+   +
  | .   .   h   . |
  +---+---+---+---+
starts: {heroes: [a1], mastermind: [d1, d2]}
strengths: {b1: 3, c1/c2: 4}
turn: heroes
round: 3
spawns: {hero: [a1], henchman: [d2]}
ammunition: [b1]
groups:
  Grunts: {members: [G1, G2], ap: 5, gain: 4}
pieces:
  Wren: {at: a2, side: heroes, kind: hero, ap: 4, gain: 5, cap: 8, health: 6, wounds: 2, attacked: true, status: [prone],
    boxes: {attack: {cost: 2, slots: 2, wounds: 1}, move: {cost: 1}}, cards: {Fall: {box: attack, cost: 3, slots: 2, wounds: 1}}}
  G1: {at: d1, side: mastermind, kind: henchman, range: 3, damage: 4, powers: [stealth, charge, toughness, flurry, outwit]}
  G2: {at: d2, side: mastermind, kind: henchman, holding: light, team: Reds, keywords: [Robot], name: The Second}
`;

describe('a position converted to facts', () => {
  test.each(SEEDS)('gives the same position again, seed %i', (seed) => {
    const position = randomPosition(seed, { width: 12, height: 9, pieces: 6 });
    const { table, rejected } = fold(makeSetUpFacts(position, 'an-edition', 'Here'));
    expect(rejected).toEqual([]);
    const again = updatePosition(position, table);
    expect(again && printPosition(again, 'an-edition')).toBe(printPosition(position, 'an-edition'));
  });

  test('includes data from cards: points, wounds, boxes, groups', () => {
    const read = parseSharedPosition(CARDED, 'here', () => true);
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    const { position } = read.value;
    const { table } = fold(makeSetUpFacts(position, 'an-edition', 'Here'));
    const again = updatePosition(position, table);
    expect(again && printPosition(again, 'an-edition')).toBe(printPosition(position, 'an-edition'));
  });

  test('follows later facts: a figure moves, turns its dial, changes sides, leaves', () => {
    const position = randomPosition(3, { width: 12, height: 12, pieces: 4 });
    const [first, second] = position.pieces;
    if (!first || !second) throw new Error('two figures are wanted');
    const small = position.pieces.filter(({ squares }) => squares.length === 1)[0] ?? first;
    const facts = makeSetUpFacts(position, 'an-edition', 'Here');
    const { table } = fold([
      ...facts,
      { fact: 'clicked', piece: small.id, by: 1, cause: 'damage', from: null },
      { fact: 'tokens', piece: small.id, by: 1 },
      { fact: 'placed', piece: small.id, squares: ['l12'], how: 'moved' },
    ]);
    const now = updatePosition(position, table)?.pieces.find(({ id }) => id === small.id);
    expect(now).toEqual({ ...small, squares: now?.squares, tokens: small.tokens + 1, clicks: small.clicks - 1 });
    expect(now?.squares.map(squareName)).toEqual(['l12']);
    const without = updatePosition(position, fold([...facts, { fact: 'left', piece: second.id }]).table);
    expect(without?.pieces.map(({ id }) => id)).toEqual(
      position.pieces.filter((piece) => piece !== second).map(({ id }) => id),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { DOOR, PRINTED_OBJECT } from '../../../src/board/terrain';
import { parseFact } from '../../../src/game/parse-fact';
import { foldUnchecked } from '../../../src/game/valid-facts';
import { parseEdge } from '../../../src/grid/edge';
import type { Breakable, Fact } from '../../../src/table/facts';
import { emptyTable, fold } from '../../../src/table/fold/fold';
import type { Table } from '../../../src/table/table';
import { getTablePosition } from '../../../src/table/table-position';
import { describeFact } from '../../../src/text/log/fact-text';
import { BEGAN_FACT, joinFact, MAPPED_FACT, placeFact } from '../../game/make';
import { foldValid, HERO_CARD, makeMissionTable, requireFigure } from '../../helpers/mission';
import { squareNamed } from '../../helpers/square-named';

const strangeOf = (table: Table, fact: unknown): string | undefined => foldUnchecked([fact], table).rejected[0]?.code;
const destroyed = (what: Breakable, at: string): Fact => ({ fact: 'destroyed', what, at, debris: [], by: null });

const tallied = (tally: string, by: number, of: string | null = null): Fact =>
  ({ fact: 'tallied', piece: 'Rook', tally, of, by }) as Fact;
const token = (square: string | null, holder: string | null = null): Fact => {
  return { fact: 'token', token: 'Papers', kind: 'objective', square, holder, strength: null, wounds: 0 };
};

describe('facts of a mission', () => {
  test('tallies add up by subject, and never fall below 0', () => {
    const table = foldValid(makeMissionTable(), [
      tallied('points', 3),
      tallied('duration', 2, 'Stand Fast'),
      tallied('points', -9),
    ]);
    expect(requireFigure(table, 'Rook').tallies).toEqual({ points: 0, 'duration Stand Fast': 2 });
    expect(requireFigure(table, 'Wren').tallies).toEqual({});
  });

  test("the position has the card's values and what is on it", () => {
    const table = foldValid(makeMissionTable(), [
      ...[tallied('points', 4), tallied('wounds', 1, 'attack'), tallied('wounds', 2), tallied('status', 1, 'prone')],
      ...[tallied('card-wounds', 1, 'Hammer Fall'), tallied('duration', 2, 'Stand Fast')],
    ]);
    const rook = getTablePosition(table)?.pieces.find(({ id }) => id === 'Rook')?.striker;
    expect(rook).toMatchObject({
      kind: 'hero',
      actionPoints: 4,
      wounds: 4,
      health: 9,
      cap: 6,
      gain: 5,
      status: ['prone'],
    });
    expect(rook?.boxes.attack).toEqual({ cost: 2, slots: 2, wounds: 1 });
    expect(rook?.cards['Hammer Fall']).toMatchObject({ wounds: 1, tokens: 0 });
    expect(rook?.cards['Stand Fast']).toMatchObject({ wounds: 0, tokens: 2 });
  });

  test('the position has groups with their shared points', () => {
    const table = foldValid(makeMissionTable(), [{ fact: 'counted', counter: 'Action points of Grunts', by: 7 }]);
    const position = getTablePosition(table);
    expect(position?.groups).toEqual({ Grunts: { members: ['G1', 'G2', 'G3'], actionPoints: 7, gain: 6 } });
    expect(position?.pieces.find(({ id }) => id === 'G2')?.striker?.actionPoints).toBe(7);
  });

  test('the position has spawn points, crates and tokens with a strength', () => {
    const engine: Fact = { ...(token('b3') as Extract<Fact, { fact: 'token' }>), token: 'Engine', strength: 4 };
    const position = getTablePosition(foldValid(makeMissionTable(), [engine]));
    expect(position?.spawns.hero).toEqual([squareNamed('a1'), squareNamed('a2')]);
    expect(position?.ammunition).toEqual([squareNamed('c3')]);
    expect(position?.board.objectStrengths.get(squareNamed('b3'))).toBe(4);
    expect(position?.board.objectStrengths.get(squareNamed('d2'))).toBe(3);
  });

  test('a token is placed, held and removed', () => {
    const table = foldValid(makeMissionTable(), [token('b1'), token(null, 'Rook')]);
    expect(table.tokens.filter(({ id }) => id === 'Papers')).toMatchObject([{ at: null, holder: 'Rook' }]);
    expect(foldValid(table, [token(null)]).tokens.some(({ id }) => id === 'Papers')).toBe(false);
  });

  test('destroying removes a thing and changes nothing else', () => {
    const before = makeMissionTable();
    const table = foldValid(before, [destroyed('object', 'd2'), destroyed('door', 'f2/e2')]);
    const door = parseEdge('e2/f2') as number;
    expect((table.board?.terrain[squareNamed('d2')] ?? -1) & PRINTED_OBJECT).toBe(0);
    expect(table.board?.objectStrengths.has(squareNamed('d2'))).toBe(false);
    expect(table.board?.walls[door]).not.toBe(DOOR);
    expect(before.board?.walls[door]).toBe(DOOR);
    expect((before.board?.terrain[squareNamed('d2')] ?? 0) & PRINTED_OBJECT).not.toBe(0);
    expect((table.board?.terrain[squareNamed('c3')] ?? 0) & PRINTED_OBJECT).not.toBe(0);
  });

  test('a map without strengths has none on its board', () => {
    const { board } = fold([BEGAN_FACT, MAPPED_FACT]).table;
    expect([board?.objectStrengths.size, board?.wallStrengths.size]).toEqual([0, 0]);
  });

  test.each<[string, unknown, string]>([
    ['a tally of nobody', { ...tallied('points', 1), piece: 'Nobody' }, 'unknown-piece'],
    ['an unheard-of tally', tallied('courage', 1), 'malformed'],
    ['a card of nobody', { fact: 'carded', piece: 'Nobody', card: HERO_CARD }, 'unknown-piece'],
    ['a card without boxes', { fact: 'carded', piece: 'Rook', card: { ...HERO_CARD, boxes: null } }, 'malformed'],
    ['a card of no kind', { fact: 'carded', piece: 'Rook', card: { ...HERO_CARD, kind: 'bystander' } }, 'malformed'],
    ['a token off the map', token('z9'), 'off-board'],
    ['a token with nobody', token(null, 'Nobody'), 'unknown-piece'],
    ['a broken nothing', destroyed('object', 'nowhere'), 'off-board'],
    ['a broken rim', destroyed('wall', 'h1/i1'), 'off-board'],
    ['a phase of no name', { fact: 'phase', phase: 3, piece: null }, 'malformed'],
  ])('leaves out %s', (_, fact, code) => {
    expect(strangeOf(makeMissionTable(), fact)).toBe(code);
  });

  test('tokens and destroyed objects need a map', () => {
    const bare = foldValid(emptyTable, [BEGAN_FACT, joinFact('A', 'red')]);
    expect([strangeOf(bare, token('a1')), strangeOf(bare, destroyed('object', 'a1'))]).toEqual(['no-map', 'no-map']);
  });

  test('a strength for an unknown place makes the map invalid, not the game', () => {
    const { table, rejected } = foldUnchecked([
      BEGAN_FACT,
      { ...MAPPED_FACT, strengths: { z9: 3 } },
      joinFact('A', 'red'),
    ]);
    expect([rejected.map(({ code }) => code), table.board, table.figures.size]).toEqual([['bad-map'], null, 1]);
  });

  test('facts parse back unchanged', () => {
    const facts: Fact[] = [
      tallied('wounds', 2, 'move'),
      token('b1'),
      { fact: 'carded', piece: 'Rook', card: HERO_CARD },
    ];
    for (const fact of facts) expect(parseFact(JSON.parse(JSON.stringify(fact)))).toEqual({ ok: true, value: fact });
  });

  test('an action is remembered by its round, even after a later turn of another figure', () => {
    const table = fold([
      ...[BEGAN_FACT, MAPPED_FACT, joinFact('A', 'red'), placeFact('A', 'a1')],
      { fact: 'turn', side: 'red', round: 3 },
      { fact: 'acted', piece: 'A', action: 'move' },
      { fact: 'turn', side: 'blue', round: 3 },
    ]).table;
    expect(requireFigure(table, 'A')).toMatchObject({ actedThisTurn: false, actedRound: 3 });
  });
});

describe('sentences about a mission', () => {
  const naming = { piece: (id: string) => id, side: (id: string) => id, edition: (id: string) => id, board: null };

  test.each<[Fact, string]>([
    [tallied('points', 5), 'Rook gains 5 action points'],
    [tallied('points', -1), 'Rook spends 1 action point'],
    [tallied('wounds', 2, 'attack'), 'Rook takes 2 wounds in its attack box'],
    [tallied('card-wounds', 1, 'Hammer Fall'), 'Rook puts 1 wound on Hammer Fall'],
    [tallied('duration', -1, 'Stand Fast'), 'Rook removes 1 duration token from Stand Fast'],
    [tallied('status', 1, 'prone'), 'Rook gets 1 prone token'],
    [token('b1'), 'Objective token Papers on b1'],
    [token(null, 'Rook'), 'Rook carries objective token Papers'],
    [{ fact: 'phase', phase: 'hero phase', piece: null }, 'The hero phase begins'],
    [{ fact: 'phase', phase: 'hero phase', piece: 'Rook' }, 'Activation: Rook'],
  ])('%j', (fact, text) => {
    expect(describeFact(fact, naming)).toBe(text);
  });
});

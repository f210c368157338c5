import { describe, expect, test } from 'vitest';
import { listLiveClicks } from '../../src/catalog/character';
import { editionById } from '../../src/rules/editions';
import type { AttackDeed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { BEGAN_FACT, MAPPED_FACT, makeTestCharacter, placeFact } from '../game/make';

const then = (table: Table, facts: readonly Fact[]): Table => fold(facts, table).table;
const RED: Fact = { fact: 'turn', side: 'red', round: 2 };

/** Returns a figure that deals two clicks and has one defense power, or none. */
function figure(piece: string, side: string, power: string | null): Fact {
  const plain = makeTestCharacter(piece);
  const dial = listLiveClicks(plain.dial).map((click) => ({
    ...click,
    defense: { ...click.defense, power },
    damage: { ...click.damage, power: null },
  }));
  return { fact: 'joined', piece, side, character: { ...plain, dial }, points: 50, click: 1 };
}

/** Attacks B from the adjacent A. Returns the clicks taken by A and B, how far B moved, and the open questions. */
function struck(edition: string, choices: Partial<AttackDeed>, power: string | null = null) {
  const rules = editionById(edition);
  if (!rules) throw new Error(edition);
  const begun = fold([
    ...[BEGAN_FACT, MAPPED_FACT, figure('A', 'red', null), placeFact('A', 'b2')],
    ...[figure('B', 'blue', power), placeFact('B', 'c2'), RED],
  ]).table;
  const deed: AttackDeed = { deed: 'attack', attacker: 'A', attack: 'close', aim: { pieces: ['B'] }, ...choices };
  const { facts, open } = rules.resolve(begun, deed);
  const table = then(begun, facts);
  const [a, b] = ['A', 'B'].map((id) => table.figures.get(id));
  const moved = (b?.squares[0] ?? 0) - (begun.figures.get('B')?.squares[0] ?? 0);
  return { clicks: [(a?.click ?? 0) - 1, (b?.click ?? 0) - 1], moved, asked: open.map((each) => each.open) };
}

describe('a roll without numbers', () => {
  test.each<[string, AttackDeed['showed'], number[], number]>([
    ['hypertime-2003', undefined, [0, 2], 0],
    ['hypertime-2003', 'hit', [0, 2], 0],
    ['hypertime-2003', 'miss', [0, 0], 0],
    ['hypertime-2003', 'ones', [1, 0], 0],
    ['hypertime-2003', 'sixes', [0, 3], 3],
    ['hypertime-2003', 'doubles', [0, 2], 2],
    ['core-2008', 'hit', [0, 2], 0],
    ['core-2008', 'miss', [0, 0], 0],
    ['core-2008', 'ones', [1, 0], 0],
    ['core-2008', 'sixes', [0, 3], 3],
    ['core-2008', 'doubles', [0, 2], 2],
    ['x-of-swords', 'miss', [0, 0], 0],
    ['x-of-swords', 'ones', [1, 0], 0],
    ['x-of-swords', 'hit', [0, 2], 0],
    ['x-of-swords', 'sixes', [0, 3], 3],
    ['x-of-swords', 'doubles', [0, 2], 3],
  ])('%s: %s costs attacker and target %o clicks and knocks back %i squares', (edition, showed, clicks, squares) => {
    const came = struck(edition, showed === undefined ? {} : { showed });
    expect([came.clicks, came.moved]).toEqual([clicks, squares]);
  });

  test('the numbers of a roll give the same result', () => {
    const numbers = { hit: [3, 4], miss: [1, 2], doubles: [4, 4], sixes: [6, 6], ones: [1, 1] } as const;
    for (const [showed, dice] of Object.entries(numbers))
      for (const edition of ['hypertime-2002', 'hypertime-2003', 'core-2008', 'x-of-swords'])
        expect([edition, showed, struck(edition, { dice })]).toEqual([
          edition,
          showed,
          struck(edition, { showed: showed as keyof typeof numbers }),
        ]);
  });

  test('the players’ own count of clicks takes precedence', () => {
    expect(struck('core-2008', { takes: { B: 4 } }).clicks).toEqual([0, 4]);
    expect(struck('core-2008', { takes: { B: 0 }, showed: 'sixes' }).clicks).toEqual([0, 0]);
  });
});

describe('evading', () => {
  test.each(['core-2008', 'x-of-swords', 'hypertime-2003'])(
    '%s: is asked for, and counts as failed until answered',
    (edition) => {
      expect(struck(edition, { showed: 'hit' }, 'super-senses')).toMatchObject({ clicks: [0, 2], asked: ['evade'] });
    },
  );

  test.each([
    ['core-2008', 5, 0],
    ['core-2008', 4, 2],
    ['hypertime-2003', 5, 0],
    ['hypertime-2003', 4, 2],
  ])('%s: on %i it takes %i', (edition, rolled, clicks) => {
    expect(struck(edition, { showed: 'hit', evade: { B: rolled } }, 'super-senses')).toMatchObject({
      clicks: [0, clicks],
      asked: [],
    });
  });

  test.each(['core-2008', 'hypertime-2003'])('%s: is not asked for after a miss', (edition) => {
    expect(struck(edition, { showed: 'miss' }, 'super-senses').asked).toEqual([]);
    expect(struck(edition, { dice: [1, 2] }, 'super-senses').asked).toEqual([]);
  });
});

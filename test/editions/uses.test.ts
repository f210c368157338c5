import { describe, expect, test } from 'vitest';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Deed, MoveDeed, TableDeed, UseDeed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { applyFacts } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { makeGameTable, type TestPiece } from '../helpers/game-table';
import { requireEdition } from '../helpers/require-edition';
import { positionFromScene } from '../helpers/ruling';
import { squareNamed } from '../helpers/square-named';

/** Editions in which figures can use Outwit and Perplex without a team ability. */
const MINDS = ['hypertime-2002', 'hypertime-2003', 'core-2008', 'x-of-swords'];

function resolved(id: string, table: Table, deed: TableDeed) {
  return requireEdition(id).resolve(table, deed);
}

const codes = (id: string, table: Table, deed: TableDeed) => [
  ...new Set(resolved(id, table, deed).reasons.map(({ code }) => code)),
];

describe.each(MINDS)('outwit and perplex under %s', (id) => {
  const foe: TestPiece = { at: 'd3', side: 'blue', powers: ['charge', '', 'toughness'] };
  const game = (power: string, ...more: Fact[]) =>
    makeGameTable(
      requireEdition(id),
      { A: { at: 'c3', powers: ['', '', '', power] }, B: foe, F: { at: 'c4', powers: ['charge'] } },
      ...more,
    );
  const outwit = (more: Partial<UseDeed> = {}): UseDeed => ({
    ...{ deed: 'use', piece: 'A', power: 'outwit', target: 'B', cancels: 'toughness', ...more },
  });
  const perplex = (more: Partial<UseDeed> = {}): UseDeed => ({
    ...{ deed: 'use', piece: 'A', power: 'perplex', target: 'F', value: 'attack', by: 1, ...more },
  });
  const told = (deed: UseDeed, ...more: Fact[]) => codes(id, game(deed.power, ...more), deed);

  test('outwits an opponent’s power until its own side’s next turn', () => {
    expect(resolved(id, game('outwit'), outwit()).facts).toContainEqual(
      expect.objectContaining({ fact: 'switched', piece: 'B', power: 'toughness', off: true, by: 'A' }),
    );
    expect(told(outwit({ target: 'F', cancels: 'charge' }))).toEqual(['ally']);
  });

  test('outwit needs a target and a power that the target has', () => {
    const { target: _target, cancels: _cancels, ...bare } = outwit();
    expect(told({ ...bare, cancels: 'toughness' })).toEqual(['power-forbids']);
    expect(told({ ...bare, target: 'B' })).toEqual(['power-forbids']);
    expect(told(outwit({ target: 'nobody' }))).toEqual(['power-forbids']);
  });

  test('perplex changes one value of any figure by one', () => {
    expect(resolved(id, game('perplex'), perplex()).facts).toContainEqual(
      expect.objectContaining({ fact: 'altered', piece: 'F', value: 'attack', by: 1, from: 'A' }),
    );
    expect(told(perplex({ target: 'B', by: -1 }))).toEqual([]);
    expect(told(perplex({ by: 2 }))).toEqual(['power-forbids']);
    expect(told(perplex({ by: 0 }))).toEqual(['power-forbids']);
  });

  test('perplex needs a target and a value', () => {
    const { target: _target, value: _value, ...bare } = perplex();
    expect(told({ ...bare, value: 'attack' })).toEqual(['power-forbids']);
    expect(told({ ...bare, target: 'F' })).toEqual(['power-forbids']);
    expect(told(perplex({ target: 'nobody' }))).toEqual(['power-forbids']);
  });

  test('are for their own turn', () => {
    const blues: Fact = { fact: 'turn', side: 'blue', round: 2 };
    expect(told(outwit(), blues)).not.toEqual([]);
    expect(told(perplex(), blues)).not.toEqual([]);
  });
});

describe.each([
  ['hypertime-2003', []],
  ['core-2008', []],
  // "Until your next turn": effects last even if the figure that chose them is defeated.
  ['x-of-swords', ['toughness', 'charge']],
])('effects of a fallen figure, under %s', (id, stays) => {
  test('end if they need the power to last, and a changed value lasts until its time', () => {
    const until = { side: 'red', when: 'turn-begins' } as const;
    const off = (power: string): Fact => ({ fact: 'switched', piece: 'B', power, off: true, until, by: 'A' });
    const weaker: Fact = { fact: 'altered', piece: 'C', value: 'defense', by: -1, until, from: 'A' };
    const table = makeGameTable(
      requireEdition(id),
      {
        A: { at: 'c3', powers: ['', '', '', 'outwit'], clicks: 1 },
        B: { at: 'd3', side: 'blue', powers: ['charge', '', 'toughness'] },
        C: { at: 'd4', side: 'blue' },
      },
      { fact: 'turn', side: 'blue', round: 2 },
      ...[off('toughness'), off('charge'), weaker],
    );
    const deed: TableDeed = { deed: 'attack', attacker: 'B', aim: { pieces: ['A'] }, attack: 'close', showed: 'hit' };
    const then = applyFacts(table, resolved(id, table, deed).facts);
    expect(then.figures.get('A')?.defeated).toBe(true);
    expect(then.figures.get('B')?.switchedOff.map(({ power }) => power)).toEqual(stays);
    expect(then.figures.get('C')?.altered).toHaveLength(1);
  });
});

describe('attacks left in an action in progress', () => {
  const left = (power: string, attacks: number, ...more: Fact[]) => {
    const rules = requireEdition('core-2008');
    const underway: Fact = { fact: 'underway', piece: 'A', action: power, attacks, steps: 1, pushes: false };
    const table = makeGameTable(
      rules,
      { A: { at: 'c3', powers: [power] }, B: { at: 'd3', side: 'blue' } },
      underway,
      ...more,
    );
    const due = rules.reminders(table).find((each) => each.due === 'goes-on');
    return due?.due === 'goes-on' ? due.left : null;
  };

  test.each([
    ['charge', ['attack', 'nothing']],
    ['flurry', ['attack', 'attack', 'nothing']],
    ['hypersonic-speed', ['attack', 'move']],
  ])('after each attack with %s', (power, expected) => {
    expect(expected.map((_, attacks) => left(power, attacks))).toEqual(expected);
  });

  test('are null for a power without several attacks', () => {
    expect(left('toughness', 0)).toBeNull();
    expect(left('toString', 0)).toBeNull();
  });
});

describe('a defeated figure', () => {
  test('receives no further actions', () => {
    const rules = requireEdition('core-2008');
    const table = makeGameTable(
      rules,
      { A: { at: 'c3' }, B: { at: 'e3', side: 'blue' } },
      { fact: 'defeated', piece: 'A', by: 'B' },
    );
    const walk: MoveDeed = { deed: 'move', piece: 'A', to: [squareNamed('c4')] };
    expect(codes('core-2008', table, walk)).toEqual(['captured']);
    expect(resolved('core-2008', table, walk).facts).toEqual([]);
  });
});

describe('a double base', () => {
  const rules = requireEdition('core-2008');
  const position = positionFromScene(rules, {
    map: ['. . . . .', '. . . . .', '. . . . .'],
    pieces: { A: { at: ['a1', 'b1'] } },
  });
  const legal = (...to: string[]) =>
    rules.move(position, {
      ...{
        piece: 'A',
        to: to.map(squareNamed),
        action: 'move',
        carrying: null,
        mode: null,
        actionPoints: null,
        run: false,
      },
    }).legal;

  test('ends on two adjacent squares, straight or diagonal', () => {
    expect([legal('c2', 'd2'), legal('c2', 'c3'), legal('c2', 'd3'), legal('d3', 'c2')]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([legal('c2'), legal('c2', 'e2'), legal('c2', 'c2')]).toEqual([false, false, false]);
  });
});

describe('a captive of hypertime', () => {
  test('is released in the own starting area only', () => {
    const rules = requireEdition('hypertime-2003');
    const released = (where: string) => {
      const held: Fact = { fact: 'captured', piece: 'B', by: 'A' };
      const table = makeGameTable(rules, { A: { at: where }, B: { at: 'd5', side: 'blue' } }, held);
      const deed: Deed = { deed: 'release', by: 'A', piece: 'B' };
      const { legal, reasons } = rules.resolve(table, deed);
      return [legal, reasons.map(({ code }) => code)];
    };
    expect(released('a1')).toEqual([true, []]);
    expect(released('d4')).toEqual([false, ['power-forbids']]);
  });
});

describe('a trapped hero', () => {
  const cost = (of: string, status: readonly string[]) => {
    const box = { cost: 1, slots: 2, wounds: 0 };
    const boxes = { attack: box, defend: box, move: box };
    const position = positionFromScene(strikeTeams, {
      map: ['. . .'],
      pieces: { A: { at: 'a1', side: 'heroes', ap: 6, status, boxes } },
    });
    return strikeTeams.mission?.cost(position, { piece: 'A', of }).legal;
  };

  test('neither moves nor attacks, but still defends', () => {
    expect(['attack', 'move', 'defend'].map((of) => cost(of, ['trapped']))).toEqual([false, false, true]);
    expect(['attack', 'move', 'defend'].map((of) => cost(of, []))).toEqual([true, true, true]);
  });
});

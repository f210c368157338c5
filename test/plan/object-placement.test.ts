import { expect, test } from 'vitest';
import { DEMO_MAPS } from '../../src/board/demo';
import { listLiveClicks } from '../../src/catalog/character';
import { DEMO_FORCES } from '../../src/catalog/demo';
import { type Square, squareAt, squareName } from '../../src/grid/square';
import { chooseObjectSquare } from '../../src/plan/object-placement';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Fact } from '../../src/table/facts';
import { applyFacts, fold } from '../../src/table/fold/fold';
import type { TableObject } from '../../src/table/position';
import type { Table } from '../../src/table/table';
import { makeClearMapText, makeTestCharacter } from '../game/make';
import { requireEdition } from '../helpers/require-edition';

const EDITIONS = ['hypertime-2002', 'hypertime-2003', 'core-2008', 'x-of-swords'].map(requireEdition);

const began = (edition: string): Fact => ({
  ...{ fact: 'began', edition, buildTotal: 300, actionTotal: 3 },
  players: ['red', 'blue'].map((side) => ({ side, name: side })),
});

/** Places three objects, each where Sidekick chooses. */
function placeThree(rules: Ruleset, table: Table, kind: TableObject['kind']): { table: Table; squares: Square[] } {
  const squares: Square[] = [];
  let now = table;
  for (let count = 0; count < 3; count++) {
    const square = chooseObjectSquare(rules, now, 'red', kind);
    if (square === null) break;
    expect(rules.setup.againstObject(now, 'red', square)).toEqual([]);
    squares.push(square);
    now = applyFacts(now, [{ fact: 'object', object: `o${count}`, kind, square: squareName(square), by: 'red' }]);
  }
  return { table: now, squares };
}

test.each(EDITIONS.flatMap((rules) => DEMO_MAPS.map((map) => [rules.id, map.name, rules, map] as const)))(
  'three objects are on different squares that the rules allow, and there is no fourth: %s, %s',
  (edition, _, rules, map) => {
    const { table } = fold([
      began(edition),
      { fact: 'mapped', name: map.name, map: map.map, starts: map.starts },
      ...DEMO_FORCES.flatMap(({ characters }, index) =>
        characters.map(
          (character, place): Fact => ({
            ...{ fact: 'joined', side: index === 0 ? 'red' : 'blue', character, points: 50, click: 1 },
            piece: `${index}-${place}`,
          }),
        ),
      ),
    ]);
    const { table: after, squares } = placeThree(rules, table, 'heavy');
    expect(new Set(squares).size).toBe(3);
    expect(chooseObjectSquare(rules, after, 'red', 'heavy')).toBeNull();
  },
);

/** Makes a game on a clear yard of 11 columns and 12 rows: red starts in the first two rows, blue in the last two. */
function makeYard(edition: string, ...more: readonly Fact[]): Table {
  const rows = (...numbers: number[]) =>
    numbers.flatMap((y) => Array.from({ length: 11 }, (_, x) => squareName(squareAt(x, y - 1))));
  const { table, rejected } = fold([
    began(edition),
    {
      ...{ fact: 'mapped', name: 'Yard', map: makeClearMapText(11, 12) },
      starts: { red: rows(1, 2), blue: rows(11, 12) },
    },
    ...more,
  ]);
  expect(rejected).toEqual([]);
  return table;
}

const join = (piece: string, side: string, powers: readonly string[], square: string | null): Fact[] => {
  const plain = makeTestCharacter(piece);
  const dial = listLiveClicks(plain.dial).map((click) => ({
    ...click,
    damage: { ...click.damage, power: powers[0] ?? null },
  }));
  const character = { ...plain, dial, range: 0 };
  return [
    { fact: 'joined', piece, side, character, points: 50, click: 1 },
    ...(square === null ? [] : [{ fact: 'placed', piece, squares: [square], how: 'placed' } as const]),
  ];
};
const choose = (edition: string, kind: TableObject['kind'], ...facts: readonly Fact[]) => {
  const square = chooseObjectSquare(requireEdition(edition), makeYard(edition, ...facts), 'red', kind);
  return square === null ? null : squareName(square);
};

test.each(EDITIONS.map(({ id }) => id))('an object lies in front of the figure that can lift it: %s', (edition) => {
  const facts = [
    ...join('weak', 'red', [], 'b2'),
    ...join('strong', 'red', ['super-strength'], 'i2'),
    ...join('foe', 'blue', [], 'i11'),
  ];
  expect(choose(edition, 'heavy', ...facts)).toBe('i3');
});

test('before the figures are placed, it lies in front of the middle of the starting area', () => {
  expect(
    choose('core-2008', 'light', ...join('strong', 'red', ['super-strength'], null), ...join('foe', 'blue', [], null)),
  ).toBe('f3');
});

test('no object is left to an opponent that can lift it', () => {
  const facts = [...join('weak', 'red', [], 'b2'), ...join('foe', 'blue', ['super-strength'], 'c6')];
  const square = choose('core-2008', 'heavy', ...facts);
  const without = choose('core-2008', 'heavy', ...facts.slice(0, 2), ...join('foe', 'blue', [], 'c6'));
  expect(without).toBe('b3');
  expect(square).toBe('k3');
});

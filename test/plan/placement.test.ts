import { describe, expect, test } from 'vitest';
import { DEMO_MAPS } from '../../src/board/demo';
import { type Character, listLiveClicks } from '../../src/catalog/character';
import { DEMO_FORCES } from '../../src/catalog/demo';
import { squareAt, squareName } from '../../src/grid/square';
import { placeSide } from '../../src/plan/placement';
import type { Fact } from '../../src/table/facts';
import { applyFacts, fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { makeClearMapText, makeTestCharacter } from '../game/make';
import { requireEdition } from '../helpers/require-edition';

const EDITIONS = ['hypertime-2002', 'hypertime-2003', 'core-2008', 'x-of-swords'].map(requireEdition);
const core = requireEdition('core-2008');

interface TestFigure {
  readonly range?: number;
  readonly speed?: number;
  readonly base?: readonly [number, number];
  readonly abilities?: readonly string[];
}

/** Makes a character that fights close by, unless it has a range. */
function makeFigure(id: string, { range = 0, speed = 8, base = [1, 1], abilities = [] }: TestFigure): Character {
  const plain = makeTestCharacter(id);
  const dial = listLiveClicks(plain.dial).map((click) => ({ ...click, speed: { ...click.speed, value: speed } }));
  return { ...plain, range, base: [...base], abilities, dial };
}

/**
 * Makes a game before the first turn from a board of text: `r` is red's starting area, `b` blue's, `#` a square of
 * blocking terrain, `~` red's area on water.
 */
function makeTable(rows: readonly string[], red: Readonly<Record<string, TestFigure>>, ...more: Fact[]): Table {
  const width = rows[0]?.length ?? 0;
  const cell = (at: string) => (at === '#' ? ' B ' : at === '~' ? ' w ' : ' . ');
  const edge = `+${'---+'.repeat(width)}`;
  const map = [
    edge,
    ...rows.flatMap((row, y) => [
      ...(y === 0 ? [] : [`+${'   +'.repeat(width)}`]),
      `|${[...row].map(cell).join(' ')}|`,
    ]),
    edge,
  ].join('\n');
  const squaresWith = (letters: string) =>
    rows.flatMap((row, y) => [...row].flatMap((at, x) => (letters.includes(at) ? [squareName(squareAt(x, y))] : [])));
  const starts = Object.fromEntries(
    [['red', squaresWith('r~')] as const, ['blue', squaresWith('b')] as const].filter(
      ([, squares]) => squares.length > 0,
    ),
  );
  const { table, rejected } = fold([
    {
      fact: 'began',
      edition: 'core-2008',
      buildTotal: 300,
      actionTotal: 3,
      players: [
        { side: 'red', name: 'Ann' },
        { side: 'blue', name: 'Ben' },
      ],
    },
    { fact: 'mapped', name: 'Yard', map, starts },
    ...Object.entries(red).map(
      ([piece, figure]): Fact => ({
        ...{ fact: 'joined', piece, side: 'red', character: makeFigure(piece, figure), points: 50, click: 1 },
      }),
    ),
    ...more,
  ]);
  expect(rejected).toEqual([]);
  return table;
}

/** Draws a board of text with the placed figures, each by its id. */
function draw(rows: readonly string[], table: Table, edition = core): string[] {
  const placement = placeSide(edition, table, 'red');
  if (placement.fault !== null) return [placement.fault];
  const at = new Map(placement.placed.flatMap(({ piece, squares }) => squares.map((square) => [square, piece])));
  return [
    ...rows.map((row, y) => [...row].map((cell, x) => at.get(squareAt(x, y)) ?? cell).join('')),
    ...placement.without.map((piece) => `no room: ${piece}`),
  ];
}

describe('the placing of a side', () => {
  test.each(EDITIONS.flatMap((rules) => DEMO_MAPS.map((map) => [rules.id, map.name, rules, map] as const)))(
    'puts every figure of the demo forces on a legal free square: %s, %s',
    (_, __, rules, map) => {
      const names = ['red', 'blue', 'green', 'violet'];
      let table = fold([
        {
          fact: 'began',
          edition: rules.id,
          buildTotal: 300,
          actionTotal: 3,
          players: names.slice(0, 2).map((side) => ({ side, name: side })),
        },
        { fact: 'mapped', name: map.name, map: map.map, starts: map.starts },
        ...DEMO_FORCES.flatMap(({ characters }, index) =>
          characters.map(
            (character, place): Fact => ({
              ...{ fact: 'joined', side: names[index] ?? '', character, points: 50, click: 1 },
              piece: `${names[index]}-${place}`,
            }),
          ),
        ),
      ]).table;
      for (const side of ['red', 'blue']) {
        const placement = placeSide(rules, table, side);
        if (placement.fault !== null) throw new Error(placement.fault);
        expect(placement.without).toEqual([]);
        for (const { piece, squares } of placement.placed) {
          expect(rules.setup.againstFigure(table, piece, squares)).toEqual([]);
          table = applyFacts(table, [{ fact: 'placed', piece, squares: squares.map(squareName), how: 'placed' }]);
        }
      }
      const squares = [...table.figures.values()].flatMap((figure) => figure.squares);
      expect(new Set(squares).size).toBe(squares.length);
      expect([...table.figures.values()].filter((figure) => figure.squares.length === 0)).toEqual([]);
    },
  );

  test.each(['hypertime-2002', 'hypertime-2003'])(
    'uses the strip along an edge if the map has no starting areas: %s',
    (edition) => {
      const rows = Array.from({ length: 14 }, () => '.'.repeat(14));
      const table = makeTable(rows, { M: { range: 0 }, S: { range: 8 } });
      expect(draw(rows, table, requireEdition(edition)).slice(0, 3)).toEqual([
        '.........S....',
        '......M.......',
        '..............',
      ]);
    },
  );

  const MELEE = { range: 0 };
  const SHOOTER = { range: 8 };
  const FLIER = { range: 0, speed: 11, abilities: ['flight', 'carry'] };

  interface Example {
    readonly title: string;
    readonly red: Readonly<Record<string, TestFigure>>;
    readonly rows: readonly string[];
    /** The first rows of the map with the placed figures, and the figures without room. */
    readonly expected: readonly string[];
  }

  const YARD = ['rrrrrrrr', 'rrrrrrrr', '........', '........', '........', '........', 'bbbbbbbb', 'bbbbbbbb'];
  test.each<Example>([
    {
      title: 'a figure that fights close by goes in front, one that shoots behind',
      red: { S: SHOOTER, M: MELEE },
      rows: YARD,
      expected: ['rrrrrrSr', 'rrrMrrrr'],
    },
    {
      title: 'figures keep apart from each other',
      red: { M: MELEE, N: MELEE, O: MELEE, P: MELEE },
      rows: YARD,
      expected: ['rrrrrrrr', 'rNrMrOrP'],
    },
    {
      title: 'a passenger is beside its carrier',
      red: { S: SHOOTER, M: { range: 0, speed: 6 }, F: FLIER },
      rows: YARD,
      expected: ['rrrrrrSr', 'rrMFrrrr'],
    },
    {
      title: 'large bases are whole, and upright if that is wider apart',
      red: { M: MELEE, D: { base: [2, 1] }, L: { base: [2, 2] } },
      rows: YARD,
      expected: ['rrLLrDrr', 'MrLLrDrr'],
    },
    {
      title: 'blocking terrain and water stay empty if there is other room',
      red: { A: MELEE, B: MELEE, C: MELEE, D: MELEE },
      rows: ['rr~#rr', 'r#r~#r', '......', '......', 'bbbbbb'],
      expected: ['Dr~#rr', 'B#A~#C'],
    },
    {
      title: 'water is better than no place',
      red: { A: MELEE, B: MELEE },
      rows: ['#~#r', '....', '....', 'bbbb'],
      expected: ['#B#A'],
    },
    {
      title: 'a shooter is where it sees the most',
      red: { S: SHOOTER },
      rows: ['rrrrrr', '####..', '......', '......', '......', 'bbbbbb'],
      expected: ['rrrrrS', '####..'],
    },
    {
      title: 'a figure without room is named',
      red: { A: MELEE, B: MELEE, C: MELEE },
      rows: ['rr.', '...', 'bbb'],
      expected: ['BA.', '...', 'bbb', 'no room: C'],
    },
    {
      title: 'a side without an area is told so',
      red: { A: MELEE },
      rows: ['...', '...', 'bbb'],
      expected: ['no-area'],
    },
    { title: 'no side has an area', red: { A: MELEE }, rows: ['...', '...', '...'], expected: ['no-area'] },
  ])('$title', ({ rows, red, expected }) => {
    expect(draw(rows, makeTable(rows, red)).slice(0, expected.length)).toEqual(expected);
  });

  test('four sides in two alliances start in their own areas, toward their opponents', () => {
    const rows = Array.from({ length: 10 }, () => '..........');
    const column = (letter: string) => Array.from({ length: 10 }, (_, y) => `${letter}${y + 1}`);
    const sides = ['red', 'blue', 'green', 'violet'];
    let table = makeTable(
      rows,
      {},
      {
        fact: 'began',
        edition: 'core-2008',
        buildTotal: 300,
        actionTotal: 3,
        players: sides.map((side, place) => ({ side, name: side, team: place % 2 === 0 ? 'A' : 'B' })),
      },
      {
        ...{ fact: 'mapped', name: 'Yard', map: makeClearMapText(10, 10) },
        starts: {
          red: column('a'),
          blue: column('j'),
          green: ['d1', 'e1', 'f1'],
          violet: ['d10', 'e10', 'f10'],
        },
      },
      ...sides.map(
        (side): Fact => ({
          ...{ fact: 'joined', piece: side, side, character: makeFigure(side, {}), points: 50, click: 1 },
        }),
      ),
    );
    for (const side of sides) {
      const placement = placeSide(core, table, side);
      const placed = placement.fault === null ? placement.placed : [];
      table = applyFacts(
        table,
        placed.map(({ piece, squares }) => ({
          ...{ fact: 'placed', piece, how: 'placed' },
          squares: squares.map(squareName),
        })),
      );
    }
    expect(sides.map((side) => squareName(table.figures.get(side)?.squares[0] ?? 0))).toEqual([
      'a7',
      'j7',
      'f1',
      'd10',
    ]);
  });
});

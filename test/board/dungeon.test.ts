import { describe, expect, test } from 'vitest';
import { readDungeonFile } from '../../src/board/readers/dungeon';
import { readFoundryFile } from '../../src/board/readers/foundry';

/** Returns the drawing of the only map, without its frame, and the codes of warnings or of the refusal. */
function read(value: unknown, reader = readDungeonFile): readonly string[] {
  const report = reader(JSON.stringify(value), 'vault.json');
  if (!report.ok) return [report.fault.code];
  const { sheets, setAside } = report.value;
  return [
    ...sheets.flatMap(({ map, warnings }) => [
      ...map.trimEnd().split('\n').slice(1, -1),
      ...warnings.map(({ code, detail }) => `${code}: ${detail}`),
    ]),
    ...setAside.map(({ code, detail }) => `${code}: ${detail}`),
  ];
}

describe('One Page Dungeon', () => {
  const HALL = { x: -1, y: 0, w: 3, h: 2 };
  const PASSAGE = { x: 0, y: 2, w: 1, h: 1 };
  const CAVE = { x: -1, y: 3, w: 3, h: 1 };
  const door = (type: number, y = 1) => ({ x: 0, y: 2, dir: { x: 0, y }, type });
  const rows = (north: string, passage: string, south: string) => [
    '| .   .   . |',
    '+   +   +   +',
    '| .   .   . |',
    `+   +${north}+   +`,
    `| B  ${passage} B |`,
    `+   +${south}+   +`,
    '| .   .   . |',
  ];

  test.each<[string, object[], readonly string[]]>([
    ['no door', [], rows('   ', ' .  ', '   ')],
    ['a door to the south', [door(1)], rows('   ', ' .  ', '===')],
    ['a secret door to the north', [door(6, -1)], rows('===', ' .  ', '   ')],
    ['an archway', [door(2)], rows('   ', ' .  ', '   ')],
    ['stairs', [door(3)], rows('   ', ' S  ', '   ')],
    [
      'a door to the rock, which opens to the other side',
      [{ x: -1, y: 3, dir: { x: 0, y: 1 }, type: 1 }],
      [...rows('   ', ' .  ', '   '), 'wall-odd: a4'],
    ],
  ])('reads rooms joined by a passage with %s', (_, doors, expected) => {
    expect(read({ title: 'Vault', rects: [HALL, PASSAGE, CAVE], doors })).toEqual(expected);
  });

  test('reads water, columns and a rotunda', () => {
    const rects = [{ x: 0, y: 0, w: 5, h: 5, rotunda: true }];
    expect(
      read({
        rects,
        columns: [{ x: 2, y: 2 }],
        water: [
          { x: 0, y: 2 },
          { x: 0, y: 0 },
        ],
      }),
    ).toEqual([
      '| B   .   .   .   B |',
      '+   +   +   +   +   +',
      '| .   .   .   .   . |',
      '+   +   +   +   +   +',
      '| w   .   B   .   . |',
      '+   +   +   +   +   +',
      '| .   .   .   .   . |',
      '+   +   +   +   +   +',
      '| B   .   .   .   B |',
    ]);
  });

  test('keeps the title, the story and the notes with their squares', () => {
    const notes = [{ text: 'A chest', ref: '1', pos: { x: -0.5, y: 1.5 } }, { text: 'Far away' }];
    const report = readDungeonFile(JSON.stringify({ title: 'Vault', story: 'Old.', rects: [HALL], notes }), 'a.json');
    expect(report.ok && report.value.sheets[0]).toMatchObject({
      name: 'Vault',
      notes: ['Old.', 'a2: A chest', 'Far away'],
    });
  });

  test.each<[string, object[], string]>([
    ['no rooms', [], 'nothing-drawn: '],
    ['rooms that are too far apart', [HALL, { x: 90, y: 0, w: 1, h: 1 }], 'map-too-large: 92 × 2'],
    ['a room larger than any map', [{ x: 0, y: 0, w: 1e9, h: 1e9 }], 'nothing-drawn: '],
  ])('refuses %s', (_, rects, expected) => {
    expect(read({ rects })).toEqual([expected]);
  });
});

test('reads the cells of donjon: rooms, corridors, doors and stairs, without the rock around them', () => {
  const [ROCK, ROOM, CORRIDOR, DOOR, STAIRS] = [16, 2 | 64, 4, 32 | 131072, 4 | 4194304];
  const cells = [
    [ROCK, ROCK, ROCK, ROCK, ROCK],
    [ROCK, ROOM, ROOM, DOOR, CORRIDOR],
    [ROCK, ROOM, ROOM, ROCK, STAIRS],
  ];
  expect(read({ cell_bit: { room: 2 }, cells, settings: { name: 'Pit' } })).toEqual([
    '| .   . ! .   . |',
    '+   +   +   +   +',
    '| .   .   B   S |',
  ]);
});

describe('Foundry', () => {
  const scene = (walls: object[], more: object = {}) => ({
    ...{ name: 'Mill', width: 300, height: 200, grid: { size: 100, type: 1 }, padding: 0, walls },
    ...more,
  });
  const wall = { c: [100, 0, 100, 200] };
  const WALLED = ['| . | .   . |', '+   +   +   +', '| . | .   . |'];

  test.each<[string, object, readonly string[]]>([
    ['walls', scene([wall]), WALLED],
    ['a grid that is only its size', scene([wall], { grid: 100 }), WALLED],
    ['a margin around the scene', scene([{ c: [200, 100, 200, 300] }], { padding: 0.25 }), WALLED],
    [
      'doors',
      scene([wall, { c: [100, 100, 100, 200], door: 1, ds: 2 }]),
      ['| . | .   . |', '+   +   +   +', '| . ! .   . |'],
    ],
    ['open doors', scene([wall, { c: [200, 0, 200, 100], door: 1, ds: 1 }]), [...WALLED, 'door-open: 2,0–2,1']],
    ['windows', scene([{ ...wall, sense: 0, move: 20 }]), [...WALLED, 'unknown-wall: 1,0–1,2']],
    ['lines that block nothing', scene([wall, { c: [200, 0, 200, 200], sight: 0, move: 0 }]), WALLED],
    ['other content', scene([wall], { tokens: [{ name: 'Rook' }], lights: [] }), [...WALLED, 'field-left-out: tokens']],
    ['a wall without ends', scene([wall, { c: [1, 2] }]), [...WALLED, 'wall-odd: walls']],
    ['hexagons', scene([wall], { grid: { size: 100, type: 2 } }), ['not-orthogonal: hexagons']],
    ['no grid', scene([wall], { grid: 0 }), ['no-size: 0 × 0']],
    ['more squares than a map has', scene([wall], { width: 9000 }), ['map-too-large: 90 × 2']],
  ])('reads a scene with %s', (_, value, expected) => {
    expect(read(value, readFoundryFile)).toEqual(expected);
  });
});

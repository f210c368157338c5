import { describe, expect, test } from 'vitest';
import { parseFile } from '../../src/share/read-file';

/* A JSON file is told apart by its shape. What the app cannot read gets one sentence, not one for each record. */

const read = async (value: unknown) => {
  const result = await parseFile(JSON.stringify(value), 'a.json');
  return result.ok ? result.value : `${result.fault.code} ${result.fault.detail}`.trim();
};

test('a list of flat records is the table that it would be as CSV', async () => {
  const list = [
    { name: 'Roof Owl', expansion: 'Night Yard', figureNumber: '#001', price: 9 },
    { name: 'Roof Cat', expansion: 'Night Yard', figureNumber: '#002', price: null },
  ];
  expect(await read(list)).toEqual({
    holds: 'table',
    report: {
      headings: ['name', 'expansion', 'figure number', 'price'],
      rows: [
        ['Roof Owl', 'Night Yard', '#001', '9'],
        ['Roof Cat', 'Night Yard', '#002', ''],
      ],
    },
  });
});

describe('refuses with one sentence', () => {
  test.each([
    [
      'a dungeon plan of another program',
      { version: '1', story: 'x', rooms: [{ x: 1 }, { x: 2 }], notes: [{ t: 1 }] },
      'other-json version, story, rooms, notes',
    ],
    ['a list of numbers', [1, 2, 3], 'other-json'],
  ])('%s', async (_, value, fault) => {
    expect(await read(value)).toBe(fault);
  });
});

test.each([
  ['a table of contents', [{ id: 'zz', name: 'Night Yard', type: 'set' }]],
  ['contents with files', [{ name: 'Night Yard', type: 'toc', files: ['a.json', 'b.json'] }]],
])('%s makes no cards', async (_, value) => {
  const result = await read(value);
  expect(typeof result === 'string' || (result.holds === 'characters' && result.report.cards.length === 0)).toBe(true);
});

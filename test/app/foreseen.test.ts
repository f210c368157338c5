import { expect, test } from 'vitest';
import type { FileWords } from '../../src/app/import/file-words';
import { foreseenOf } from '../../src/app/import/foreseen';
import type { Repositories } from '../../src/app/import/save-imported';
import { settleMaps } from '../../src/app/import/settle-maps';
import { emptyBoard } from '../../src/board/board';
import { type MapSheet, sheetOfBoard } from '../../src/board/sheet';
import { good } from '../../src/plain/result';

const TIMES = { added: 1, edited: 2, deletedAt: null };
const yard = (date: string, width = 4): MapSheet => ({
  ...sheetOfBoard(emptyBoard(width, 4), { id: 'map-yard', name: 'Yard', source: 'imported', warnings: [], notes: [] }),
  extras: { date },
});

function holding(...sheets: MapSheet[]): Repositories {
  const nothing = { getMany: async () => good([]) };
  const getMany = async (ids: readonly string[]) =>
    good(sheets.filter(({ id }) => ids.includes(id)).map((sheet) => ({ ...sheet, ...TIMES })));
  return { characters: nothing, cards: nothing, maps: { getMany } } as unknown as Repositories;
}

const file = (...sheets: MapSheet[]) => ({
  name: 'maps.json',
  words: { read: { holds: 'maps', report: { sheets } }, setAside: [], mended: [], leftOut: [] } as unknown as FileWords,
});

test.each<[string, MapSheet[], MapSheet[][], { added: number; replaced: number; same: number }]>([
  ['a map that is here', [yard('May')], [[yard('May')]], { added: 0, replaced: 0, same: 1 }],
  ['another of its name', [yard('May')], [[yard('June')]], { added: 1, replaced: 0, same: 0 }],
  ['two of a name in two files', [], [[yard('May')], [yard('June')]], { added: 2, replaced: 0, same: 0 }],
  ['one map in two files', [], [[yard('May')], [yard('May')]], { added: 1, replaced: 0, same: 0 }],
  ['one that has notes now', [{ ...yard('May'), notes: ['wet'] }], [[yard('May')]], { added: 0, replaced: 1, same: 0 }],
])('%s is counted as it will be saved', async (_, mine, files, expected) => {
  const repositories = holding(...mine);
  const settled = await settleMaps(
    files.map((sheets) => file(...sheets)),
    repositories.maps,
  );
  expect((await foreseenOf(settled, repositories)).counts.maps).toEqual(expected);
});

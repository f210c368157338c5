import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { FileMessages } from '../../src/app/import/file-messages';
import { importFiles } from '../../src/app/import/import-files';
import { IMPORT_KINDS, summarizeImport } from '../../src/app/import/import-summary';
import type { ImportRepositories } from '../../src/app/import/save-imported';
import { IMPORT_REPOSITORIES } from '../../src/app/import/save-imported';
import { previewImport } from '../../src/app/import/save-parsed-file';
import { emptyBoard } from '../../src/board/board';
import { type MapSheet, sheetFromBoard } from '../../src/board/map-sheet';
import { printCardFile } from '../../src/catalog/cards/card-file';
import { DEMO_CARD_BOX } from '../../src/catalog/cards/demo';
import { guessColumns } from '../../src/catalog/csv/columns';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { makeGeneralCard } from '../../src/catalog/general-cards/card';
import { ok } from '../../src/plain/result';
import { printCollection } from '../../src/share/collection-file';
import { defaultDatabase } from '../../src/store/database';
import { makeInventedUnit } from '../helpers/invented-units';
import { clearTables } from '../store/random-store';

const TIMES = { added: 1, edited: 2, deletedAt: null };
const yard = (date: string, width = 4): MapSheet => ({
  ...sheetFromBoard(emptyBoard(width, 4), {
    id: 'map-yard',
    name: 'Yard',
    source: 'imported',
    warnings: [],
    notes: [],
  }),
  extras: { date },
});

function holding(...sheets: MapSheet[]): ImportRepositories {
  const nothing = { getMany: async () => ok([]) };
  const getMany = async (ids: readonly string[]) =>
    ok(sheets.filter(({ id }) => ids.includes(id)).map((sheet) => ({ ...sheet, ...TIMES })));
  return { characters: nothing, cards: nothing, maps: { getMany } } as unknown as ImportRepositories;
}

const file = (...sheets: MapSheet[]) => ({
  name: 'maps.json',
  words: {
    read: { holds: 'maps', report: { sheets } },
    setAside: [],
    mended: [],
    leftOut: [],
  } as unknown as FileMessages,
});

test.each<[string, MapSheet[], MapSheet[][], { added: number; replaced: number; same: number }]>([
  ['a map that is here', [yard('May')], [[yard('May')]], { added: 0, replaced: 0, same: 1 }],
  [
    'another drawing of its name',
    [{ ...yard('May'), starts: { red: ['a1'] } }],
    [[yard('May')]],
    { added: 1, replaced: 0, same: 0 },
  ],
  ['another of its name', [yard('May')], [[yard('June')]], { added: 1, replaced: 0, same: 0 }],
  ['two of a name in two files', [], [[yard('May')], [yard('June')]], { added: 2, replaced: 0, same: 0 }],
  ['one map in two files', [], [[yard('May')], [yard('May')]], { added: 1, replaced: 0, same: 0 }],
  ['one that has notes now', [{ ...yard('May'), notes: ['wet'] }], [[yard('May')]], { added: 0, replaced: 1, same: 0 }],
])('predicts %s as it will be saved', async (_, mine, files, expected) => {
  const repositories = holding(...mine);
  const read = files.map((sheets) => file(...sheets));
  expect((await previewImport(read, repositories)).counts.maps).toEqual(expected);
});

const [someone, other] = DEMO_CHARACTERS as unknown as readonly [
  (typeof DEMO_CHARACTERS)[number],
  (typeof DEMO_CHARACTERS)[number],
];

/** Returns the text of a file with every kind of record that the app exports. */
async function everything(): Promise<string> {
  const parts = printCollection({
    characters: [someone, other].map((each) => ({ ...each, teams: ['Harbour Watch'], ...TIMES })),
    owned: [{ id: someone.id, count: 2, where: 'box' }],
    cards: [makeGeneralCard('conditions', { id: 'fog', name: 'Fog', text: '' })],
    maps: [yard('May')],
    codes: [{ id: '4006381333931', character: someone.id, name: someone.name, set: 'demo', number: '1' }],
    pictures: [{ id: 'p', type: 'image/png', width: 1, height: 1, bytes: Uint8Array.of(1) }],
  });
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

const IN_FILES: readonly (readonly [name: string, text: () => string | Promise<string>])[] = [
  [
    'units.json',
    () => JSON.stringify([0, 1].map((at) => ({ ...makeInventedUnit(at), team_abilities: ['Quay Rats'] }))),
  ],
  ['feats.csv', () => `shelf,id,name,points\nfeat,lamp,Lamp,5\nobject,crate,Crate,3\nother,ring,Ring,1\n`],
  ['owned.csv', () => 'name,set,number,count,points,dial,team\nAsh,zz,7,3,50,9 8 17 3 | 8 8 16 2,Night Shift\n'],
  ['box.json', () => printCardFile(DEMO_CARD_BOX)],
  ['all.json', everything],
];

test('the preview of an import matches what is then saved, for every kind', async () => {
  await clearTables(defaultDatabase());
  const all: Record<string, number> = {};
  for (const round of ['new', 'again'])
    for (const [name, text] of IN_FILES) {
      const file = new File([await text()], name);
      // The import asks for consent only for files of a folder.
      Object.defineProperty(file, 'webkitRelativePath', { value: `folder/${name}` });
      const foreseen: unknown[] = [];
      const report = await importFiles([file], IMPORT_REPOSITORIES, {
        onProgress: () => undefined,
        stopped: () => false,
        columns: async ({ headings }) => guessColumns(headings),
        wanted: async ({ counts }) => foreseen.push(counts) > 0,
      });
      const { counts } = summarizeImport(report);
      expect(foreseen, `${name} ${round}`).toEqual([counts]);
      for (const kind of IMPORT_KINDS) all[kind] = (all[kind] ?? 0) + counts[kind].added;
    }
  // The files together contain every kind of record.
  expect(Object.entries(all).filter(([, added]) => added === 0)).toEqual([]);
});

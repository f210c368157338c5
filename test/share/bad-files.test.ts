import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { importFiles } from '../../src/app/import/import-files';
import type { ImportReport } from '../../src/app/import/import-summary';
import { IMPORT_REPOSITORIES } from '../../src/app/import/save-imported';
import { guessColumns } from '../../src/catalog/csv/columns';
import { defaultDatabase } from '../../src/store/database';
import { makeTestCharacter } from '../game/make';
import { makeInventedUnit } from '../helpers/invented-units';

const DEEP = 1_000_000;
const GOOD = new File([JSON.stringify([makeInventedUnit(3)])], 'good.json');

afterEach(() => defaultDatabase().characters.clear());

function bring(...files: File[]): Promise<ImportReport> {
  return importFiles(files, IMPORT_REPOSITORIES, {
    onProgress: () => undefined,
    stopped: () => false,
    columns: async ({ headings }) => guessColumns(headings),
  });
}

/** Makes a file with a huge declared size, which must never be opened. */
function huge(): File {
  const file = new File([''], 'bad.json');
  Object.defineProperty(file, 'size', { value: 200_000_000 });
  Object.defineProperty(file, 'text', { value: () => Promise.reject(new Error('it was opened')) });
  return file;
}

const bad = (...parts: BlobPart[]) => new File(parts, 'bad.json');
const unit = JSON.stringify(makeInventedUnit(1));
const collection = (body: object) => bad(JSON.stringify({ sidekick: 'collection', version: 2, ...body }));

describe('reports an unsupported file in a sentence, and imports the one beside it', () => {
  test.each<[string, () => File, RegExp]>([
    ['of 200 MB', huge, /^bad\.json was not imported: the file is too large/],
    [
      'that is a picture',
      () => bad(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13)),
      /not imported/,
    ],
    ['that is an archive', () => bad('PK\u0003\u0004\u0014\u0000\u0000\u0000'), /not imported/],
    ['with nothing in it', () => bad(''), /not imported: the file is empty/],
    ['that is a story', () => bad('Once upon a time, on a quay.'), /not imported/],
    [
      'cut off in a unit',
      () => bad(`[${unit},${unit}`.slice(0, 900)),
      /not imported: the file is damaged or not complete/,
    ],
    [
      'cut off in our own',
      () => bad('{"sidekick":"collection","version":2,"characters":[{"id":"a"'),
      /not imported: the file is damaged or not complete/,
    ],
    ['of a million open brackets', () => bad('['.repeat(DEEP)), /not imported/],
    ['of a million nested lists', () => bad('['.repeat(DEEP), ']'.repeat(DEEP)), /bad\.json/],
    [
      'of a million nested records',
      () => bad('{"units":[', '{"a":'.repeat(DEEP), '1', '}'.repeat(DEEP), ']}'),
      /bad\.json/,
    ],
    [
      'of our own with nested rubbish',
      () =>
        bad(
          '{"sidekick":"collection","version":2,"characters":[{"id":"deep","name":',
          '['.repeat(20_000),
          ']'.repeat(20_000),
          '}]}',
        ),
      /deep could not be saved/,
    ],
  ])('%s', async (_, file, said) => {
    const came = await bring(file(), GOOD);
    expect(came.setAside).toHaveLength(1);
    expect(came.setAside[0]).toMatch(said);
    // Messages stay short, whatever the file contains.
    expect(came.setAside[0]?.length).toBeLessThan(300);
    expect(came.characters.added).toEqual(['inv4-00003']);
    expect(await defaultDatabase().characters.count()).toBe(1);
  });
});

test.each<[string, BlobPart, string]>([
  ['rules.pdf', '%PDF-1.4\n', 'it is a PDF; save its list as text (.txt) or as a table (CSV)'],
  ['list.docx', Uint8Array.of(0x50, 0x4b, 3, 4, 0), 'it is a document; save it as plain text (.txt)'],
  ['mail', '{\\rtf1 Grey Heron}', 'it is a document; save it as plain text (.txt)'],
  ['list.rar', 'Rar!\u001A\u0007\u0000', 'it is an archive, but not a ZIP; unpack it first'],
  ['photo.heic', '\0\0\0\u0018ftypheic', 'this kind of picture cannot be opened; save it as JPEG or PNG'],
  [
    'page.html',
    '<html><p>It will rain, in the north.</p>\n<p>Sunny, on Sunday.</p></html>',
    'it is a web page without a list; save the list as text (.txt)',
  ],
  ['notes.txt', 'Remember, dice\nAlso, snacks', 'this text is not a list; write a name and its points on each line'],
  [
    'figure.lua',
    'f({a="up", b="+"})\nend',
    'this kind of file is unknown; Sidekick reads JSON, CSV, text, pictures and ZIP',
  ],
  ['list.csv', 'Set,Number,Name\n', 'its table has only headings; add a row for each character'],
  [
    'cake.json',
    '{"flour": 200, "steps": ["mix"]}',
    'it is JSON of another program (fields: flour, steps); Sidekick reads unit databases, maps and CSV',
  ],
])('says what %s is and what to do', async (name, content, reason) => {
  expect((await bring(new File([content], name))).setAside).toEqual([`${name} was not imported: ${reason}.`]);
});

describe('duplicate ids', () => {
  test('in a file of units: an equal record counts once, a different one gets a new id', async () => {
    const again = JSON.stringify({ ...makeInventedUnit(1), name: 'Choose another' });
    const came = await bring(bad(`[${unit},${unit},${again}]`));
    expect(came.characters.added).toHaveLength(2);
    expect(came.setAside.join()).toMatch(/the same record is earlier in the file/);
    expect(came.mended.join()).toMatch(/ID already in use, changed to /);
  });

  test('in our own file: the first is imported, and each of the others is reported', async () => {
    const twice = [makeTestCharacter('a'), { ...makeTestCharacter('a'), name: 'Impostor' }, makeTestCharacter('b')];
    const came = await bring(collection({ characters: twice }));
    expect(came.characters.added).toEqual(['a', 'b']);
    expect(came.setAside).toEqual(['Character 2 in the file: the ID is already used earlier in the file.']);
    expect(await defaultDatabase().characters.get('a')).toMatchObject({ name: makeTestCharacter('a').name });
  });
});

test('a device that becomes full midway says so once, saved records stay, and the same file brings the rest', async () => {
  const units = Array.from({ length: 1200 }, (_, index) => makeInventedUnit(index));
  const file = new File([JSON.stringify(units)], 'many.json');
  const { put } = IDBObjectStore.prototype;
  let room = 1100;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
    if (room-- <= 0) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, given);
  };
  const first = await bring(file).finally(() => Object.assign(IDBObjectStore.prototype, { put }));
  expect(first.setAside).toEqual([
    'many.json was only partly saved: this device has no space left. Free up space, then import it again.',
  ]);
  expect(await defaultDatabase().characters.count()).toBe(1000);
  const { setAside, characters } = await bring(file);
  expect([setAside, characters.added.length, characters.same.length]).toEqual([[], 200, 1000]);
});

import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { importFiles } from '../../src/app/import/import-files';
import type { ImportReport } from '../../src/app/import/import-summary';
import { IMPORT_REPOSITORIES } from '../../src/app/import/save-imported';
import { classifyFiles } from '../../src/app/transfer/incoming-items';
import type { Character } from '../../src/catalog/character';
import { guessColumns } from '../../src/catalog/csv/columns';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { EDITION_IDS } from '../../src/rules';
import { printCharacterFile } from '../../src/share/character-file';
import { unpackText } from '../../src/share/pack-text';
import { readTransfer } from '../../src/share/transfer';
import { defaultDatabase } from '../../src/store/database';
import { sharedPath } from '../helpers/shared-path';

async function importBytes(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<ImportReport> {
  return importFiles([new File([bytes], name)], IMPORT_REPOSITORIES, {
    onProgress: () => undefined,
    stopped: () => false,
    columns: async ({ headings }) => guessColumns(headings),
  });
}

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function utf16(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]));
}

const names = async () => (await defaultDatabase().characters.toArray()).map(({ name }) => name);

beforeEach(async () => {
  for (const name of ['characters', 'owned', 'cards']) await defaultDatabase().table(name).clear();
});

const ROWS = Array.from({ length: 200 }, (_, at) => `zz;${at};Grey Heron ${at};50;9 10 17 3 | 8 9 16 2`);
const LATE = ['Set;Nummer;Name;Punkte;Dial', ...ROWS, 'zz;900;Jürgen Käfer;50;9 10 17 3 | 8 9 16 2', ''].join('\r\n');
const READ_AS = 'Letters read as Windows-1252. Check names with letters such as ä or é.';

describe('an import', () => {
  test('reads a Windows-1252 table with a late first umlaut, and reports the encoding', async () => {
    const report = await importBytes(latin(LATE), 'late.csv');
    expect(await names()).toContain('Jürgen Käfer');
    expect([report.setAside, report.mended]).toEqual([[], [READ_AS]]);
  });

  test.each([
    ['UTF-16', utf16(LATE), ['Letters read as UTF-16.']],
    ['UTF-8', new TextEncoder().encode(LATE), []],
  ])('reads the same table in %s', async (_, bytes, mended) => {
    const report = await importBytes(bytes, 'late.csv');
    expect(await names()).toContain('Jürgen Käfer');
    expect(report.mended).toEqual(mended);
  });

  test('reads characters of a JSON file in Windows-1252', async () => {
    const unit = { unit_id: 'zz1', name: 'Jürgen Käfer', point_values: [50], unit_range: 4 };
    const dial = [{ click_number: 1, speed_value: 8, attack_value: 9, defense_value: 16, damage_value: 2 }];
    await importBytes(latin(JSON.stringify([{ ...unit, dial }])), 'units.json');
    expect(await names()).toEqual(['Jürgen Käfer']);
  });

  test('reports letters that were already lost in the file', async () => {
    const report = await importBytes(new TextEncoder().encode(LATE.replace('ü', '\uFFFD')), 'late.csv');
    expect(await names()).toContain('J?rgen Käfer');
    expect(report.mended).toEqual(['1 letter was already lost in the file, shown as a question mark.']);
  });

  test('rejects bytes that are not text', async () => {
    const report = await importBytes(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0xf1, 0x9c), 'list.csv');
    expect(report.setAside).toEqual([
      'list.csv was not imported: this kind of file is unknown; Sidekick reads JSON, CSV, text, pictures and ZIP.',
    ]);
  });

  test('reads real spreadsheets of players', async (context) => {
    const folder = sharedPath(context, 'files');
    for (const file of ['38-excel-cp1252.csv', '46-cp1252-late-dials.csv']) {
      const report = await importBytes(new Uint8Array(readFileSync(join(folder, file))), file);
      expect(report.mended, file).toContain(READ_AS);
    }
    expect((await names()).filter((name) => /[^ -~]/.test(name))).toEqual(['Müller der Späher']);
  });
});

describe('received content', () => {
  const [heron] = DEMO_CHARACTERS as unknown as readonly [Character];
  const file = printCharacterFile({ ...heron, name: 'Jürgen Käfer' });

  test.each([
    ['Windows-1252', latin(file)],
    ['UTF-16 with a byte order mark', utf16(`\uFEFF${file}`)],
    ['UTF-8', new TextEncoder().encode(file)],
  ])('is read from a file in %s', async (_, bytes) => {
    const [handed] = await classifyFiles({ files: [new File([bytes], 'heron.json')], words: '' });
    expect(handed?.kind).toBe('sent');
    const read = await readTransfer(new Blob([bytes]), EDITION_IDS);
    expect(read).toMatchObject({ ok: true, value: { kind: 'character', character: { name: 'Jürgen Käfer' } } });
  });

  test('is read from a list of names in Windows-1252', async () => {
    const read = await readTransfer(new Blob([latin('Jürgen Käfer - 60\nTin Lark - 25\n')]), EDITION_IDS);
    expect(JSON.stringify(read)).toContain('Jürgen Käfer');
  });

  test('shows a question mark for a lost letter', async () => {
    const read = await readTransfer(file.replace('ü', '\uFFFD'), EDITION_IDS);
    expect(read).toMatchObject({ ok: true, value: { character: { name: 'J?rgen Käfer' } } });
  });

  test('is damaged in a link whose bytes are not UTF-8', async () => {
    const stream = new Blob([latin(file)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const code = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
    expect(await unpackText(code)).toEqual({ ok: false, fault: 'damaged' });
  });
});

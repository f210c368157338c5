import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { emptyBoard } from '../../src/board/board';
import { type MapSheet, sheetFromBoard } from '../../src/board/map-sheet';
import { HINDERING } from '../../src/board/terrain';
import { DEMO_CARD_BOX } from '../../src/catalog/cards/demo';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { printForceFile } from '../../src/force/format';
import { EDITION_IDS } from '../../src/rules';
import { printCharacterFile } from '../../src/share/character-file';
import {
  FILE_FORMATS,
  type FormatName,
  getFormat,
  hasDataExtension,
  recognizeFile,
  SHARED_FILES,
} from '../../src/share/file-formats';
import { readPickedFile } from '../../src/share/read-file';
import { printPositionFile } from '../../src/share/ruling-file';
import { readTransfer } from '../../src/share/transfer';
import { printBackup } from '../../src/store/backup';
import { BACKUP_TABLES, type BackupBody } from '../../src/store/database';
import { randomStoredForce } from '../force/random-stored-force';
import { makeInventedUnit } from '../helpers/invented-units';
import { makeWorkbook } from '../helpers/workbook';

const manifest = JSON.parse(readFileSync(new URL('../../public/manifest.webmanifest', import.meta.url), 'utf8'));

test('the share target of the manifest accepts every file that the app opens', () => {
  expect(manifest.share_target.params.files[0].accept).toEqual(SHARED_FILES);
});

test('the installed app offers to open the formats that are marked', () => {
  const marked: Record<string, string[]> = {};
  for (const { mediaType, extensions, opensWith } of FILE_FORMATS) {
    if (!opensWith) continue;
    marked[mediaType] = [...new Set([...(marked[mediaType] ?? []), ...extensions])];
  }
  expect(manifest.file_handlers[0].accept).toEqual(marked);
});

test.each([
  ['maps/Cellar.TMJ', true],
  ['list.csv', true],
  ['backup.sidekick', false],
  ['maps.zip', false],
  ['readme', false],
  ['json', false],
])('the data extension of %s: %s', (path, has) => expect(hasDataExtension(path)).toBe(has));

const board = emptyBoard(4, 4);
board.terrain[0] = HINDERING;
board.walls[1] = 1;
const yard: MapSheet = sheetFromBoard(board, { id: 'map-yard', name: 'Yard', source: 'imported' });
const [titan] = DEMO_CHARACTERS;
if (!titan) throw new Error('there are demo characters');

async function collectionText(): Promise<string> {
  const print = await getFormat('collection').write();
  let text = '';
  const none = { owned: [], cards: [], maps: [], codes: [], pictures: [] };
  for await (const piece of print({ characters: [titan as never], ...none })) text += piece;
  return text;
}

/** Sample file of each format: its name, its content, and whether it is opened as an item, as records, or both. */
const SAMPLES: Readonly<Record<FormatName, readonly [name: string, content: () => unknown, opens: string]>> = {
  backup: ['a.sidekick', async () => (await getFormat('backup').write())({ ...EMPTY_BODY }, 1, '1'), 'item'],
  game: ['a.json', () => printBackup({ games: [] }), 'item'],
  character: ['a.json', () => printCharacterFile(titan), 'both'],
  force: ['a.json', () => printForceFile(randomStoredForce(3)), 'item'],
  map: ['a.json', async () => (await getFormat('map').write())(yard), 'both'],
  'external-force': ['a.json', () => '{"name":"Moths","main_force":[{"unit_id":"zz1","name":"Rook"}]}', 'item'],
  position: ['a.json', () => printPositionFile({ name: 'x', note: '', notation: 'edition: core-2008' }), 'item'],
  collection: ['a.json', collectionText, 'records'],
  cards: ['a.json', async () => (await getFormat('cards').write())(DEMO_CARD_BOX), 'records'],
  'universal-vtt': [
    'a.dd2vtt',
    async () => (await getFormat('universal-vtt').write())(board, yard, null).text,
    'records',
  ],
  tiled: ['a.tmj', async () => (await getFormat('tiled').write())(board, yard).text, 'records'],
  tileset: ['a.tsx', () => '<?xml version="1.0"?>\n<tileset version="1.10" tilewidth="16"/>', 'records'],
  dungeon: ['a.json', () => '{"title": "Vault", "rects": [{"x": 0, "y": 0, "w": 3, "h": 2}]}', 'records'],
  foundry: [
    'a.json',
    () => '{"name": "Mill", "width": 300, "height": 200, "grid": 100, "walls": [{"c": [100, 0, 100, 200]}]}',
    'records',
  ],
  'other-map': ['a.json', () => '{"header": {"creation_build": "1.1"}, "world": {}}', 'records'],
  'units-or-maps': ['a.json', () => JSON.stringify([makeInventedUnit(0)]), 'records'],
  'map-text': ['a.yaml', async () => (await getFormat('map-text').write())(yard), 'records'],
  'dial-text': ['a.txt', () => 'Moth\n9 orange, 8\n10, 9\n17, 16\n2, 1\nrange 6', 'records'],
  names: ['a.txt', () => 'Rook - 50\nTin Lark 25', 'item'],
  table: ['a.csv', () => 'name,set,dial\nMoth,zz,9 8 17 3\n', 'records'],
  spreadsheet: [
    'a.xlsx',
    () =>
      makeWorkbook([
        ['Name', 'Count'],
        ['Moth', 2],
      ]),
    'bytes',
  ],
  picture: ['zz001.jpg', () => Uint8Array.of(0xff, 0xd8, 0xff), 'bytes'],
  archive: ['a.zip', () => Uint8Array.of(0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)), 'entries'],
};
const EMPTY_BODY = Object.fromEntries(BACKUP_TABLES.map((table) => [table, []])) as unknown as BackupBody;

describe.each(Object.keys(SAMPLES) as FormatName[])('a file in the format %s', (format) => {
  const [name, content, opens] = SAMPLES[format];
  const make = async () => new File([await content()].flat() as BlobPart[], name);

  test('is recognized by its first format only', async () => {
    const text = await (await make()).text();
    const found = (['readItem', 'readRecords', 'readBytes', 'readEntries'] as const).map(
      (reader) => recognizeFile({ name, mediaType: '', text }, reader)?.name,
    );
    const item = opens === 'item' || opens === 'both' ? format : undefined;
    const records = opens === 'records' || opens === 'both' ? format : undefined;
    const only = (reader: string) => (opens === reader ? format : undefined);
    expect(found).toEqual([item, records, only('bytes'), only('entries')]);
  });

  test('is not unknown, wherever it is opened', async () => {
    const received = await readTransfer(await make(), EDITION_IDS);
    if (opens === 'item' || opens === 'both')
      expect(received).toMatchObject({ ok: true, value: { kind: expect.not.stringMatching('records') } });
    else expect(received).toEqual({ ok: true, value: { kind: 'records' } });
    if (opens === 'entries') return;
    const read = await readPickedFile(await make());
    if (opens === 'item')
      expect(read).toMatchObject({ fault: { code: expect.stringMatching(/^(?:holds-a-force|opens-alone)$/) } });
    else if (format === 'tileset') expect(read).toMatchObject({ fault: { code: 'tileset-alone' } });
    else if (format === 'other-map') expect(read).toMatchObject({ fault: { code: 'other-map' } });
    else expect(read.ok).toBe(true);
  });
});

test('a pasted dial is recognised, although the name of a pasted text has no extension', () => {
  const text = 'Moth\n9 orange, 8\n10, 9\n17, 16\n2, 1\nrange 6';
  expect(recognizeFile({ name: 'Text received', mediaType: '', text }, 'readRecords')?.name).toBe('dial-text');
});

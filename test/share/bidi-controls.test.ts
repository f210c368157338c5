/** Tests names with bidirectional control characters, for every way in which the app receives text. */
import { expect, test } from 'vitest';
import { DEMO_MAPS } from '../../src/board/demo';
import { printMapFile } from '../../src/board/map-format';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { printForceFile } from '../../src/force/format';
import { parseSharedPosition } from '../../src/notation/cases';
import { stripEscapedBidiControls } from '../../src/plain/bidi-controls';
import { EDITION_IDS } from '../../src/rules';
import { readBackupFile } from '../../src/share/backup/read-backup';
import { concatBytes } from '../../src/share/backup/streams';
import { writeBackup } from '../../src/share/backup/write-backup';
import { printCharacterFile } from '../../src/share/character-file';
import { parseFile } from '../../src/share/read-file';
import { makeDeskLink, printPositionFile, readDeskLink } from '../../src/share/ruling-file';
import { parseScannedText } from '../../src/share/scanned-text';
import { readTransfer } from '../../src/share/transfer';
import { makeTransferLink } from '../../src/share/transfer-link';
import { printBackup } from '../../src/store/backup';
import { BACKUP_TABLES, type BackupBody } from '../../src/store/database';
import { randomStoredForce } from '../force/random-stored-force';
import { makeInventedUnit } from '../helpers/invented-units';

const SIGNS = [0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];
const TURNED = `Moth${String.fromCodePoint(...SIGNS)}Man`;
const [CHARACTER] = DEMO_CHARACTERS;
const [SHEET] = DEMO_MAPS;
if (!CHARACTER || !SHEET) throw new Error('no samples');

/** Escapes all characters outside ASCII in JSON, as other programs do. */
const escaped = (json: string) =>
  json.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const game = { id: 'g', name: TURNED, created: 1, touched: 2, cursor: null, tip: null, edition: 'core-2008' };
const GAME = { ...game, archived: false, deletedAt: null };
const POSITION = `edition: core-2008
map: |
  +---+---+
  | .   . |
  +---+---+
pieces:
  A: {side: red, at: a1, name: "${TURNED}"}
  B: {side: red, at: b1, name: "Moth\\u202E\\U0000202EMan"}
`;

const FILES: readonly (readonly [what: string, text: string])[] = [
  ['a unit file', JSON.stringify([{ ...makeInventedUnit(1), name: TURNED, keywords: [TURNED] }])],
  ['a map of ours', printMapFile({ ...SHEET, name: TURNED })],
  [
    'a collection',
    JSON.stringify({ sidekick: 'collection', version: 2, characters: [{ ...CHARACTER, name: TURNED }] }),
  ],
];

const SENT: readonly (readonly [what: string, text: string])[] = [
  ['a character', printCharacterFile({ ...CHARACTER, name: TURNED })],
  ['a force', printForceFile({ ...randomStoredForce(3), name: TURNED })],
  ['a map', printMapFile({ ...SHEET, name: TURNED })],
  ['a ruling', printPositionFile({ name: TURNED, note: TURNED, notation: 'edition: core-2008' })],
];

function expectPlain(value: unknown): void {
  expect(value).toMatchObject({ ok: true });
  const text = JSON.stringify(value);
  expect(text).toContain('MothMan');
  for (const sign of SIGNS) expect(text).not.toContain(String.fromCodePoint(sign));
}

test.each(FILES)('in %s that is imported', async (_, text) => {
  for (const each of [text, escaped(text)]) expectPlain(await parseFile(each, 'a.json'));
});

test('in a table that is imported', async () => {
  expectPlain(await parseFile(`name,points\n${TURNED},50\n`, 'a.csv'));
});

test.each(SENT)('in %s that is received', async (_, text) => {
  for (const each of [text, escaped(text), await makeTransferLink('https://example.org/', 'force', text)])
    expectPlain(await readTransfer(each, EDITION_IDS));
});

test('in a list of names, a scanned code, a ruling on the desk and a position', async () => {
  expectPlain(await readTransfer(`${TURNED} 50\nHeron 40\n`, EDITION_IDS));
  expect(parseScannedText(TURNED)).toEqual({ kind: 'other', text: 'MothMan' });
  expectPlain(await readDeskLink(await makeDeskLink('', { name: TURNED, note: '', notation: 'a' })));
  const read = parseSharedPosition(POSITION, 'line', () => true);
  expect(read.ok && read.value.position.pieces.map(({ name }) => name)).toEqual(['MothMan', 'MothMan']);
});

test('in a backup and a game, whose checksums cover the original text', async () => {
  const body = Object.fromEntries(BACKUP_TABLES.map((table) => [table, table === 'games' ? [GAME] : []]));
  const bytes = concatBytes(await writeBackup(body as unknown as BackupBody, 1, '9'));
  const read = await readBackupFile(bytes);
  expectPlain(read);
  expect(read).toMatchObject({ value: { damaged: false } });
  expectPlain(await readTransfer(printBackup({ games: [GAME] }), EDITION_IDS));
});

test('an escaped backslash begins no escape', () => {
  const value = { path: 'C:\\u202e', sign: 'a\u202eb' };
  expect(JSON.parse(stripEscapedBidiControls(escaped(JSON.stringify(value))))).toEqual({
    path: 'C:\\u202e',
    sign: 'ab',
  });
});

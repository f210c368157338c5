/** Tests the club’s database file after it was closed, copied, damaged or compacted. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { type Journal, JournalError, openJournal } from '../../src/club/journal';
import type { TableSummary } from '../../src/together/club-protocol';
import { LOG_NAME } from '../../src/together/shared-doc';
import { makeTapLine, makeTempFolder } from '../helpers/club';

const ROOM = 'room-of-a-test';

function fileOf(): string {
  return join(makeTempFolder(), 'club.db');
}

/** Returns the updates of a document to which lines are appended one at a time. */
function updates(count: number): Uint8Array[] {
  const doc = new Y.Doc({ gc: false });
  const byteses: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => byteses.push(update));
  for (let n = 0; n < count; n++) doc.getArray(LOG_NAME).push([makeTapLine('anaa', `tap${n}`)]);
  return byteses;
}

function linesIn(journal: Journal): number {
  const doc = new Y.Doc({ gc: false });
  for (const piece of journal.read(ROOM).updates) Y.applyUpdate(doc, piece);
  return doc.getArray(LOG_NAME).length;
}

test('reads updates back in their order, from a given number on', async () => {
  const file = fileOf();
  const journal = openJournal(file, () => {});
  // Only the viewed part of a larger buffer must be written.
  await Promise.all(updates(3).map((update) => journal.add(ROOM, new Uint8Array([9, ...update, 9]).subarray(1, -1))));
  expect(journal.read(ROOM).updates.map((piece) => [...piece])).toHaveLength(3);
  expect(linesIn(journal)).toBe(3);
  expect(journal.read(ROOM, 2).updates).toHaveLength(1);
  expect(journal.read('another-room').updates).toEqual([]);
  const { secret } = journal;
  journal.close();
  const again = openJournal(file, () => {});
  expect(again.secret).toBe(secret);
  expect(linesIn(again)).toBe(3);
  again.close();
});

test('a closed journal is one file, and a copy made while it is open is complete', async () => {
  const file = fileOf();
  const journal = openJournal(file, () => {});
  for (const update of updates(5)) await journal.add(ROOM, update);
  journal.backup(`${file}.copy`);
  const copy = openJournal(`${file}.copy`, () => {});
  expect(linesIn(copy)).toBe(5);
  expect(copy.secret).toBe(journal.secret);
  copy.close();
  journal.close();
  copyFileSync(file, `${file}.moved`);
  const moved = openJournal(`${file}.moved`, () => {});
  expect(linesIn(moved)).toBe(5);
  moved.close();
});

test('merges many pieces into one without loss', async () => {
  const journal = openJournal(fileOf(), () => {});
  const all = updates(250);
  await Promise.all(all.slice(0, 199).map((update) => journal.add(ROOM, update)));
  journal.compact(ROOM);
  expect(journal.read(ROOM).updates).toHaveLength(199);
  await Promise.all(all.slice(199).map((update) => journal.add(ROOM, update)));
  journal.compact(ROOM);
  expect(journal.read(ROOM).updates).toHaveLength(1);
  expect(linesIn(journal)).toBe(250);
  journal.close();
});

test('a damaged piece is set aside, reported once, and excluded from merging', async () => {
  const file = fileOf();
  const said: string[] = [];
  const journal = openJournal(file, (sentence) => said.push(sentence));
  await Promise.all(updates(220).map((update) => journal.add(ROOM, update)));
  const db = new Sqlite(file);
  db.prepare('UPDATE updates SET bytes = ? WHERE n = ?').run(Buffer.from(Uint8Array.of(1, 2, 3).buffer), 220);
  db.prepare('UPDATE updates SET bytes = ? WHERE n = ?').run('text', 219);
  journal.compact(ROOM);
  expect(said).toEqual([]);
  expect(linesIn(journal)).toBe(218);
  expect(said).toHaveLength(2);
  expect(linesIn(journal)).toBe(218);
  expect(said).toHaveLength(2);
  expect(db.prepare('SELECT n FROM damaged ORDER BY n').all()).toEqual([{ n: 219 }, { n: 220 }]);
  journal.close();
  db.close();
});

test('a file with a damaged page still yields the rooms that are readable', async () => {
  const file = fileOf();
  const journal = openJournal(file, () => {});
  await Promise.all(updates(400).map((update) => journal.add(ROOM, update)));
  journal.close();
  const bytes = readFileSync(file);
  // Damages a page in the middle of the file, among the updates.
  bytes.fill(0xff, 12 * 4096, 13 * 4096);
  writeFileSync(file, bytes);
  const said: string[] = [];
  const again = openJournal(file, (sentence) => said.push(sentence));
  const found = again.read(ROOM).updates.length;
  expect(found).toBeGreaterThan(300);
  expect(found).toBeLessThan(400);
  expect(said.length).toBeGreaterThan(0);
  again.close();
});

test('refuses a file that is no database, with a one-sentence reason', () => {
  const file = fileOf();
  writeFileSync(file, 'Dear diary, '.repeat(500));
  expect(() => openJournal(file, () => {})).toThrow(JournalError);
  expect(readFileSync(file, 'utf8')).toMatch(/^Dear diary/);
});

test('lists the newest summary of each table of a tournament, and of no other room', async () => {
  let now = 1000;
  const journal = openJournal(
    fileOf(),
    () => {},
    () => now,
  );
  const summary = (table: string): TableSummary => ({
    summary: 1,
    table,
    players: [{ name: 'Ana', side: 'red', points: 12, used: 60 }],
    round: 2,
    turn: 'red',
    clock: null,
    over: false,
  });
  journal.addRoom('tournament-room', true);
  journal.addRoom('kitchen-room', false);
  journal.putSummary('tournament-room', summary('Table 1'));
  journal.putSummary('kitchen-room', summary('Kitchen'));
  await journal.add(ROOM, new Uint8Array([0, 0]));
  now = 2000;
  journal.putSummary('tournament-room', summary('Table one'));
  await journal.add(ROOM, new Uint8Array([0, 0]));
  expect(journal.listTables(0).map(({ summary: { table }, at }) => [table, at])).toEqual([['Table one', 2000]]);
  expect(JSON.stringify(journal.listTables(0))).not.toContain('tournament-room');
  expect(journal.listTables(2001)).toEqual([]);
  journal.close();
});

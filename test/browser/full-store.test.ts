/**
 * Tests a phone with as much data as the two public databases contain: 8,317 characters and 742 maps, all invented, and
 * a game in progress. The list opens and is searched within its budgets, and an owned list of 200 rows is matched by
 * touch.
 */
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { boardFromSheet } from '../../src/board/map-sheet';
import { writeCollectionMap } from '../../src/board/writers/collection';
import { makeInventedMap } from '../helpers/invented-maps';
import { makeInventedUnit } from '../helpers/invented-units';
import { expectWithinBudget } from './budget';
import { takeScreenshot, waitUntilOpen } from './harness';
import { openPhoneForEachTest } from './test-phone';

const CHARACTERS = 8317;
const MAPS = 742;
const IMPORT_MS = 45_000;
const ROWS = 200;

const on = openPhoneForEachTest();
const fileOf = (name: string) => join(tmpdir(), `${process.pid}-${name}`);

function mapRecord(place: number): unknown {
  const sheet = { ...makeInventedMap(place), set: `Set ${place}` };
  const board = boardFromSheet(sheet);
  if (!board.ok) throw new Error(board.fault.code);
  return JSON.parse(writeCollectionMap(board.value, sheet).text);
}

async function importFiles(page: Page, ...files: string[]): Promise<number> {
  await page.goto(`${on.site.url}#/collection`);
  await waitUntilOpen(page);
  const began = Date.now();
  await page.getByLabel('Import files').setInputFiles(files);
  await page.getByRole('dialog', { name: 'Imported' }).waitFor({ timeout: 4 * IMPORT_MS });
  return Date.now() - began;
}

/** Functions that make rows with typical errors of lists that people maintain in other programs. */
const TROUBLES: readonly ((each: { set: string; number: string; name: string; points: number }) => string)[] = [
  ({ set, number, name }) => `${set},${Number(number)},${name},,1`,
  ({ set, number }) => `${set.toUpperCase()},${number},,,1`,
  ({ set, number }) => `,,${set} ${number},,x`,
  ({ name, points }) => `,,${name.toUpperCase()},${points},1`,
  ({ name, points }) => `,,${name.replace(' ', '')},${points}/5,1`,
  ({ set, number, name }) => `${set},${number}/200,${name.slice(0, -1)},,1`,
  ({ number, name }) => `The Invented Set,${number},${name},,1`,
  ({ name }) => `,,${name},,1`,
  ({ name }) => `,,${name} the Unheard,7,1`,
  () => ',,Nobody At All,,1',
];

function rowOf(at: number): string {
  const unit = makeInventedUnit(at * 40 + 1) as {
    set_id: string;
    collector_number: string;
    name: string;
    point_values: number[];
  };
  const told = {
    set: unit.set_id,
    number: unit.collector_number,
    name: unit.name,
    points: unit.point_values[0] as number,
  };
  return (TROUBLES[at % TROUBLES.length] as (typeof TROUBLES)[number])(told);
}

async function recordsOf(page: Page, table: string): Promise<{ id: string; guessed?: string[] }[]> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('sidekick');
      request.onsuccess = () => done(request.result);
    });
    const rows = await new Promise<{ id: string; guessed?: string[] }[]>((done) => {
      const request = database.transaction(name).objectStore(name).getAll();
      request.onsuccess = () => done(request.result);
    });
    database.close();
    return rows;
  }, table);
}

test('everything of two databases is imported, and importing a list of owned figures adds no characters', async () => {
  const { page } = on.phone;
  await writeFile(
    fileOf('units.json'),
    JSON.stringify(Array.from({ length: CHARACTERS }, (_, at) => makeInventedUnit(at))),
  );
  await writeFile(fileOf('maps.json'), JSON.stringify(Array.from({ length: MAPS }, (_, at) => mapRecord(at))));
  const took = await importFiles(page, fileOf('units.json'), fileOf('maps.json'));
  expect(await page.getByRole('dialog').innerText()).toMatch(/8317 characters imported[\s\S]*742 maps imported/);
  await takeScreenshot(page, 'full-store-imported');
  await page.getByRole('button', { name: 'Done' }).tap();

  await writeFile(
    fileOf('list.csv'),
    `Set,Coll. #,Figur,Punkte,Anzahl\n${Array.from({ length: ROWS }, (_, at) => rowOf(at)).join('\n')}\n`,
  );
  const before = await recordsOf(page, 'characters');
  await page.getByLabel('Import files').setInputFiles(fileOf('list.csv'));
  await page.getByRole('button', { name: `Import ${ROWS} rows` }).tap();
  const doubts = page.getByRole('button', { name: /^Import(, skip \d+ rows?)?$/ });
  await doubts.waitFor();
  await takeScreenshot(page, 'full-store-doubts');
  // Answers one question and skips the others.
  await page.getByRole('dialog').getByRole('radio').first().tap();
  await doubts.tap();
  await page.getByRole('dialog', { name: 'Imported' }).waitFor();
  await takeScreenshot(page, 'full-store-list');
  const after = await recordsOf(page, 'characters');
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after.filter(({ guessed = [] }) => guessed.length > 0)).toEqual([]);
  const owned = await recordsOf(page, 'owned');
  console.log(`of ${ROWS} rows ${owned.length} figures are owned now`);
  expect(owned.length).toBeGreaterThan(ROWS * 0.6);
  expect(owned.length).toBeLessThan(ROWS);
  expectWithinBudget(`${CHARACTERS} characters and ${MAPS} maps come in`, took, IMPORT_MS, 'ms');
  expect(on.phone.errors).toEqual([]);
}, 300_000);

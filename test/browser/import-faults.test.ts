import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteProfile, openPhone, openSite, type Phone, type Site, takeScreenshot, waitUntilOpen } from './harness';

let site: Site;
let phone: Phone;

beforeAll(async () => {
  site = await openSite();
  phone = await openPhone();
});

afterAll(async () => {
  await phone.close();
  await site.stop();
  await deleteProfile(phone.profile);
});

/** Imports files on the maps’ screen of the Collection and returns the text of the report. */
async function importFiles(name: string, files: readonly { name: string; buffer: Buffer }[]): Promise<string> {
  const { page } = phone;
  await page.goto(`${site.url}#/collection/maps`);
  await waitUntilOpen(page);
  const picked = files.map((file) => ({ ...file, mimeType: 'application/octet-stream' }));
  await page.getByLabel('Import files').setInputFiles(picked);
  const report = page.getByRole('dialog', { name: 'Imported' });
  await report.waitFor();
  await takeScreenshot(page, `import-${name}`);
  const text = await report.innerText();
  await report.getByRole('button', { name: 'Done' }).tap();
  return text;
}

const json = (name: string, value: unknown) => ({ name, buffer: Buffer.from(JSON.stringify(value)) });
const hall = (type: string, terrain: string) =>
  json(`hall-${type}.json`, {
    ...{ name: 'Lamp Hall', set: 'Invented', date: 'June 2006', source: 'Starter', type, defaultType: type },
    ...{ width: 2, height: 1, rows: [{ y: 1, tiles: [{ x: 'A', terrain }, { x: 'B' }] }] },
  });

test('an indoor and an outdoor map of one name are two maps, and importing them again changes nothing', async () => {
  const pair = [hall('indoor', 'blocking'), hall('outdoor', 'hindering')];
  expect(await importFiles('map-pair', pair)).toContain('2 maps imported');
  expect(await importFiles('map-pair-again', pair.toReversed())).not.toContain('imported');
  await phone.page
    .getByRole('button', { name: /Lamp Hall/ })
    .first()
    .waitFor();
  expect(await phone.page.getByRole('button', { name: /Lamp Hall/ }).count()).toBe(2);
  await takeScreenshot(phone.page, 'map-pair-list');
});

test('a table in Windows-1252 with late umlauts is imported correctly, and the report names the encoding', async () => {
  const rows = Array.from({ length: 200 }, (_, at) => `zz;${at};Grey Heron ${at};50;9 10 17 3 | 8 9 16 2`);
  const text = ['Set;Nummer;Name;Punkte;Dial', ...rows, 'zz;900;Jürgen Käfer;50;9 10 17 3 | 8 9 16 2', ''].join('\r\n');
  const { page } = phone;
  await page.goto(`${site.url}#/collection`);
  await waitUntilOpen(page);
  const file = { name: 'late.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
  await page.getByLabel('Import files').setInputFiles(file);
  await page.getByRole('button', { name: /^Import 201/ }).tap();
  const report = page.getByRole('dialog', { name: 'Imported' });
  await report.waitFor();
  await report.getByText(/Letters read as Windows-1252/).waitFor();
  await takeScreenshot(page, 'import-encoding');
  await report.getByRole('button', { name: 'Done' }).tap();
  await page.goto(`${site.url}#/collection`);
  await page.getByRole('searchbox').fill('Käfer');
  await page.getByText('Jürgen Käfer').first().waitFor();
  await takeScreenshot(page, 'import-encoding-found');
});

const tiled = (name: string, compression: string, data: Buffer) =>
  json(name, {
    ...{ width: 3, height: 2, tilewidth: 16, tileheight: 16, orientation: 'orthogonal' },
    tilesets: [{ firstgid: 1, tiles: [{ id: 1, type: 'hindering' }] }],
    layers: [
      {
        ...{ type: 'tilelayer', name: 'ground', width: 3, height: 2, encoding: 'base64' },
        ...{ compression, data: data.toString('base64') },
      },
    ],
  });

test('compressed Tiled maps are imported, and an unsupported one is refused with the reason', async () => {
  const squares = Buffer.from(Uint32Array.from([1, 1, 2, 2, 1, 1]).buffer);
  const zstd = Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x20, 24, 0xc1, 0, 0]), squares]);
  const text = await importFiles('tiled', [
    tiled('mill.tmj', 'zlib', deflateSync(squares)),
    tiled('dock.tmj', 'zstd', zstd),
    tiled('torn.tmj', 'zlib', deflateSync(squares).subarray(0, 9)),
  ]);
  expect(text).toContain('2 maps imported');
  expect(text).toMatch(/torn: its layer ground \(zlib\) cannot be decompressed/);
  await phone.page.getByRole('button', { name: /^mill/ }).first().tap();
  await takeScreenshot(phone.page, 'tiled-map');
  expect(phone.errors).toEqual([]);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { waitForValue } from './screen';
import { closeVisit, openTab, openVisit, saveScreenshot, startQuickDemo, type Visit } from './visit';

let visit: Visit | undefined;
let folder = '';

afterEach(async () => {
  await closeVisit(visit);
  visit = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** Imports a file on the Collection and returns the text of the report. */
async function importFile({ browser, screen }: Visit, name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  await browser.pickFile('input[type=file]', path);
  const report = { role: 'dialog', name: /mported/ };
  const said = await waitForValue('the report', async () => {
    const [text] = await screen.texts('dialog[open]');
    return text?.includes('mported') ? text : undefined;
  });
  await screen.tap('button', 'Done', report);
  await screen.gone('dialog', /mported/);
  return said;
}

const hall = (type: string, terrain: string) =>
  JSON.stringify({
    ...{ name: 'Lamp Hall', set: 'Invented', date: 'June 2006', source: 'Starter', type, defaultType: type },
    ...{ width: 2, height: 1, rows: [{ y: 1, tiles: [{ x: 'A', terrain }, { x: 'B' }] }] },
  });

const tiled = (compression: string, data: Buffer) =>
  JSON.stringify({
    ...{ width: 3, height: 2, tilewidth: 16, tileheight: 16, orientation: 'orthogonal' },
    tilesets: [{ firstgid: 1, tiles: [{ id: 1, type: 'hindering' }] }],
    layers: [
      {
        ...{ type: 'tilelayer', name: 'ground', width: 3, height: 2, encoding: 'base64' },
        ...{ compression, data: data.toString('base64') },
      },
    ],
  });

test('imports files completely that were once imported with losses', async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-faults-'));
  visit = await openVisit();
  await openTab(visit, 'Collection');
  const rows = Array.from({ length: 200 }, (_, at) => `zz;${at};Grey Heron ${at};50;9 10 17 3 | 8 9 16 2`);
  const late = ['Set;Nummer;Name;Punkte;Dial', ...rows, 'zz;900;Jürgen Käfer;50;9 10 17 3 | 8 9 16 2', ''].join('\r\n');
  await writeFile(join(folder, 'late.csv'), Buffer.from(late, 'latin1'));
  await visit.browser.pickFile('input[type=file]', join(folder, 'late.csv'));
  await visit.screen.tap('button', /^Import 201/);
  await visit.screen.find('button', 'Done', { role: 'dialog', name: 'Imported' });
  expect((await visit.screen.texts('dialog[open]')).join()).toContain('Letters read as Windows-1252');
  await saveScreenshot(visit, 'encoding');
  await visit.screen.tap('button', 'Done', { role: 'dialog', name: 'Imported' });

  await visit.browser.evaluate(() => {
    location.hash = '#/collection/maps';
  });
  expect(await importFile(visit, 'indoor.json', hall('indoor', 'blocking'))).toContain('1 map imported');
  expect(await importFile(visit, 'outdoor.json', hall('outdoor', 'hindering'))).toContain('1 map imported');
  expect(await importFile(visit, 'indoor.json', hall('indoor', 'blocking'))).not.toContain('imported');
  const squares = Buffer.from(Uint32Array.from([1, 1, 2, 2, 1, 1]).buffer);
  const zstd = Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x20, 24, 0xc1, 0, 0]), squares]);
  expect(await importFile(visit, 'mill.tmj', tiled('zlib', deflateSync(squares)))).toContain('1 map imported');
  expect(await importFile(visit, 'dock.tmj', tiled('zstd', zstd))).toContain('1 map imported');
  expect(await importFile(visit, 'torn.tmj', tiled('zlib', deflateSync(squares).subarray(0, 9)))).toContain(
    'cannot be decompressed',
  );
  await saveScreenshot(visit, 'maps');
});

test('Try again opens a new connection after the browser dropped the last one', async () => {
  visit = await openVisit();
  const { browser, screen } = visit;
  await startQuickDemo(visit);
  await browser.evaluate(() => {
    const [factory, store] = [IDBFactory.prototype, IDBObjectStore.prototype];
    const { open } = factory;
    const { add, put } = store;
    const gone = () => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    };
    factory.open = gone;
    store.add = store.put = function () {
      this.transaction.db.close();
      return gone();
    };
    Object.assign(window, {
      recover: () => {
        factory.open = open;
        Object.assign(store, { add, put });
      },
    });
  });
  await screen.tap('button', '−1 click of damage');
  await waitForValue(
    'the banner',
    async () => (await screen.texts('[role=alert]')).join().includes('1 step is not saved') || undefined,
  );
  expect((await screen.texts('[role=alert]')).join()).toMatch(/cannot reach your saved data/);
  await saveScreenshot(visit, 'connection-lost');
  await browser.evaluate(() => (window as unknown as { recover: () => void }).recover());
  await screen.tap('button', 'Try again');
  await waitForValue('all is saved', async () => (await screen.texts('[role=alert]')).length === 0 || undefined);
});

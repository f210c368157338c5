/**
 * Tests small or plain files that once took seconds or a gigabyte. The cost of a file must be bounded by its content.
 */
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { matchRows } from '../../src/catalog/checklist/match';
import { printBackupPart } from '../../src/share/backup/backup-parts';
import { readBackupFile } from '../../src/share/backup/read-backup';
import { concatBytes } from '../../src/share/backup/streams';
import { parseFile } from '../../src/share/read-file';
import { describeFileFault } from '../../src/text/import-text';
import { makeInventedUnit } from '../helpers/invented-units';

/**
 * Returns the CPU time of the work in milliseconds. The limits in the tests are generous, but far below the former
 * cost.
 */
async function cost(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test('rejects a table of 20,000 headings with a message, and one with too many cells for memory', async () => {
  const wide = `${Array.from({ length: 20_000 }, (_, at) => `h${at}`).join(',')}\n${'a\n'.repeat(8000)}`;
  const read = await parseFile(wide, 'wide.csv');
  expect(read.ok ? '' : describeFileFault(read.fault)).toBe(
    'wide.csv was not imported: its table has more than 500 columns; delete those you do not need.',
  );
  expect(await parseFile(`a,b\n${','.repeat(4_000_000)}`, 'a.csv')).toMatchObject({
    fault: { code: 'too-many-cells' },
  });
});

test('applies 10,000 map-sized Tiled areas in one pass', async () => {
  const area = { type: 'start', x: 0, y: 0, width: 2048, height: 2048 };
  const layers = [{ name: 'a', type: 'objectgroup', objects: Array.from({ length: 10_000 }, () => area) }];
  const text = JSON.stringify({ tilewidth: 32, tileheight: 32, width: 64, height: 64, layers });
  let read: unknown = null;
  const work = async () => {
    read = await parseFile(text, 'a.tmj');
  };
  expect(await cost(work)).toBeLessThan(3000);
  expect(read).toMatchObject({ ok: true, value: { report: { sheets: [{ starts: { red: { length: 4096 } } }] } } });
});

test('3,000 records with one id each get a unique id', async () => {
  const unit = makeInventedUnit(0);
  const text = JSON.stringify(Array.from({ length: 3000 }, (_, at) => ({ ...unit, rarity: `r${at}` })));
  const read = await parseFile(text, 'a.json');
  const ids = read.ok && read.value.holds === 'characters' ? read.value.report.characters.map(({ id }) => id) : [];
  expect(new Set(ids).size).toBe(3000);
  expect(ids.at(-1)).toMatch(/-3000$/);
});

test('20,000 rows of one name, and 300 that match no figure, are compared with thousands of figures', async () => {
  const figure = (at: number) => ({ id: `c${at}`, set: 'zz', number: String(at), starts: [], rank: 'plain' as const });
  const catalog = Array.from({ length: 4000 }, (_, at) => ({
    ...figure(at),
    name: at < 300 ? 'Moth' : `Figure ${at.toString(36)} ${(at * 7919).toString(36)}`,
  }));
  const row = {
    record: '',
    code: '',
    set: '',
    number: '',
    points: [],
    rank: '',
    count: 1,
    wants: false,
    where: '',
    made: null,
  };
  const rows = [
    ...Array.from({ length: 20_000 }, () => ({ ...row, name: 'Moth' })),
    ...Array.from({ length: 300 }, (_, at) => ({ ...row, name: `Nobody ${(at * 104_729).toString(36)}` })),
  ];
  let matches: ReturnType<typeof matchRows> = [];
  expect(await cost(() => (matches = matchRows(rows, catalog)))).toBeLessThan(4000);
  expect(matches[0]).toMatchObject({ is: 'doubtful', candidates: { length: 6 } });
});

test.each([
  ['its own number', (at: number) => ({ set: 'zz', number: String(at) })],
  ['a number of a set that nobody has', (at: number) => ({ set: 'Other set', number: String(at) })],
  ['its own price', (at: number) => ({ points: [at] })],
])('50,000 rows of one name, each of %s, are compared with a thousand figures of that name', async (_, rowFields) => {
  const catalog = Array.from({ length: 4000 }, (_, at) => ({
    ...{ id: `c${at}`, set: 'zz', number: String(at), rank: 'plain' as const, starts: [{ points: at, click: 1 }] },
    name: at < 1000 ? 'Moth' : `Figure ${at.toString(36)}`,
  }));
  const row = { record: '', code: '', name: 'Moth', set: '', number: '', points: [], rank: '', count: 1, wants: false };
  const rows = Array.from({ length: 50_000 }, (_, at) => ({ ...row, where: '', made: null, ...rowFields(at) }));
  let matches: ReturnType<typeof matchRows> = [];
  // Comparing each row with all figures of the same name once took 13 to 24 seconds.
  expect(await cost(() => (matches = matchRows(rows, catalog)))).toBeLessThan(2500);
  expect(matches[0]).toEqual({ is: 'sure', id: 'c0' });
  expect(matches.at(-1)).toMatchObject({ is: 'doubtful' });
});

test('a backup of only line breaks is rejected before it fills the phone', async () => {
  const blown = deflateRawSync('\n'.repeat(23_900_000));
  const file = concatBytes([
    new TextEncoder().encode('Sidekick backup 2\n'),
    ...[0, 1, 2].map((at) => printBackupPart(at, 'records', blown)),
  ]);
  expect(await cost(() => readBackupFile(file))).toBeLessThan(4000);
  expect(await readBackupFile(file)).toMatchObject({ ok: false, fault: { code: 'damaged' } });
});

import { expect, test } from 'vitest';
import { parseCsv } from '../../src/catalog/csv/parse-csv';
import { readPickedFile } from '../../src/share/read-file';
import { makeWorkbook } from '../helpers/workbook';

const TABLE = { headings: ['Set', 'Name', 'Count'], rows: [['zz', 'Moth, the Second', '2']] };

test.each([
  ['commas', 'Set,Name,Count\nzz,"Moth, the Second",2'],
  ['semicolons, and more commas in the cells', 'Set;Name;Count\nzz;Moth, the Second;2'],
  ['tabs', 'Set\tName\tCount\r\nzz\tMoth, the Second\t2\r\n'],
  ['a line that names the separator', '\uFEFFsep=;\r\nSet;Name;Count\r\nzz;Moth, the Second;2'],
  ['a title above the headings', 'My figures, all of them\n;;\nSet;Name;Count\nzz;Moth, the Second;2\n'],
  ['a title in a row of empty cells', 'My figures;;\nSet;Name;Count\nzz;Moth, the Second;2\n'],
])('reads a table with %s', (_, text) => {
  expect(parseCsv(text)).toEqual({ ok: true, value: TABLE });
});

test.each([
  ['a title only', 'My figures', 'no-table'],
  ['headings only', 'Set;Name;Count', 'no-rows'],
])('refuses %s', (_, text, fault) => {
  expect(parseCsv(text)).toMatchObject({ ok: false, fault });
});

const read = async (name: string, content: BlobPart) => {
  const result = await readPickedFile(new File([content], name));
  return result.ok ? result.value.read : result.fault.code;
};

test('reads the table of a workbook, below its title', async () => {
  const rows = [['My figures'], ['Set', 'Name', 'Count'], ['zz', 'Moth, the Second', 2]];
  expect(await read('a.xlsx', makeWorkbook(rows))).toEqual({ holds: 'table', report: TABLE });
});

test.each([
  ['a workbook without a table', 'a.xlsx', makeWorkbook([['Nothing']]), 'no-table'],
  ['a damaged workbook', 'a.xlsx', makeWorkbook([['Name', 'Count']]).slice(0, 300), 'no-workbook'],
  ['an older workbook', 'a.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'no-workbook'],
])('refuses %s', async (_, name, content, fault) => {
  expect(await read(name, content)).toBe(fault);
});

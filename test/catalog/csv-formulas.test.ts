/** Tests exported CSV files: a spreadsheet treats the cells as text, and the app’s parser restores every text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv, printCsv } from '../../src/catalog/csv/parse-csv';

/** Returns the cells of a row as a spreadsheet reads them: without quotes, with the leading apostrophe. */
function cellsInSpreadsheet(csv: string): string[] {
  return [...csv.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?=,|\r\n$)/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

const printed = (cell: string): string => printCsv({ headings: ['a', 'b', 'c'], rows: [['x', cell, 'z']] });
const bodyOf = (csv: string): string => csv.slice(csv.indexOf('\r\n') + 2);

test.each([
  '=HYPERLINK("http://evil.example","Click")',
  '@SUM(A1:A9)',
  '+1+cmd|’ /C calc’!A0',
  '-1+2',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '＝1+1',
])('%j is text in a spreadsheet, and parses back unchanged', (cell) => {
  const csv = printed(cell);
  expect(cellsInSpreadsheet(bodyOf(csv))[1]?.[0]).toBe("'");
  expect(parseCsv(csv)).toMatchObject({ ok: true, value: { rows: [['x', cell, 'z']] } });
});

test.each(['-5', '+2', '-1.5', "O'Neill", "'tis", 'a=b', ''])('does not change %j', (cell) => {
  expect(cellsInSpreadsheet(bodyOf(printed(cell)))[1]).toBe(cell);
});

test('any text parses back unchanged, and none starts a formula', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'\'=+-@\t\r\n ",;|a1＝'), maxLength: 8 });
  fc.assert(
    fc.property(cell, (text) => {
      const csv = printed(text);
      expect(parseCsv(csv)).toMatchObject({ ok: true, value: { rows: [['x', text, 'z']] } });
      const [, shown = ''] = cellsInSpreadsheet(bodyOf(csv));
      expect(/^\s*[=+\-@]/.test(shown) && !/^[+-]?\d+([.,]\d+)?$/.test(shown)).toBe(false);
    }),
    { seed: 51, numRuns: 2000 },
  );
});

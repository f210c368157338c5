import { parseCsv, type TextTable } from '../../src/catalog/csv/parse-csv';

export function parseTestCsv(text: string): TextTable | null {
  const read = parseCsv(text);
  return read.ok ? read.value : null;
}

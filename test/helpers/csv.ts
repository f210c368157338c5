import { parseCsv, type TextTable } from '../../src/catalog/csv/parse-csv';

/** The table of a text; null where it is none. */
export function tableOf(text: string): TextTable | null {
  const read = parseCsv(text);
  return read.ok ? read.value : null;
}

import readSheets from 'read-excel-file/universal';
import { makeTable } from '../catalog/csv/parse-csv';
import { stripBidiControls } from '../plain/bidi-controls';
import type { FileFault } from '../plain/lenient';
import { err, ok, type Result } from '../plain/result';
import type { ParsedFile } from './read-records';

/**
 * Reads a workbook (`.xlsx`): the first sheet that is a table. Formulas count with their stored results. The fault
 * `no-workbook` covers damaged workbooks and those with a password.
 */
export async function readSpreadsheet(
  bytes: Uint8Array<ArrayBuffer>,
  file: string,
): Promise<Result<ParsedFile, FileFault>> {
  // The library checks the parts of a workbook by throwing.
  const sheets = await readSheets(bytes.buffer, { parseNumber: String }).catch(() => null);
  if (sheets === null) return err({ code: 'no-workbook', file, detail: '' });
  const tables = sheets.map(({ data }) => makeTable(data.map((row) => row.map(printCell))));
  const table = tables.find(({ ok }) => ok) ?? tables[0];
  if (table?.ok) return ok({ holds: 'table', report: table.value });
  return err({ code: table?.fault === 'no-table' || !table ? 'no-table' : table.fault, file, detail: '' });
}

function printCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : stripBidiControls(String(cell));
}

import { stripBidiControls } from '../../plain/bidi-controls';
import { err, ok, type Result } from '../../plain/result';

/** Table as text. Every row has as many cells as there are headings. */
export interface TextTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** `no-rows`: the table has only headings. */
export type CsvFault = 'no-table' | 'no-rows' | 'too-many-columns' | 'too-many-cells';

/** Maximum number of columns, many times the columns of any figure list. */
const MOST_COLUMNS = 500;
/**
 * Maximum number of cells: 50,000 rows of 80 columns. Limits memory, because every row is padded to the length of the
 * headings.
 */
const MOST_CELLS = 4_000_000;

/** Number of lines at the start of a table among which its headings stand. */
const MOST_TITLES = 10;

const SEPARATORS = [',', ';', '\t', '|'] as const;

/**
 * Parses comma-separated values as spreadsheets write them, also with semicolons, tabs or bars. Quoted cells may
 * contain separators, line ends and doubled quotes. A first line `sep=;` names the separator. Blank rows and a title
 * above the headings are skipped, and short rows are padded; cells past the last heading join the last cell. The table
 * must have headings and at least one row.
 */
export function parseCsv(text: string): Result<TextTable, CsvFault> {
  const bare = stripBidiControls(text.replace(/^\uFEFF/, ''));
  const named = /^"?sep=(.)"?\r?\n/i.exec(bare);
  const body = named ? bare.slice(named[0].length) : bare;
  const rows = cellsOf(body, named?.[1] ?? separatorOf(body));
  return rows === null ? err('too-many-cells') : makeTable(rows);
}

/**
 * Makes a table of rows whose first row has the headings. A title above the headings is skipped: up to ten rows with at
 * most one cell that is not blank.
 */
export function makeTable(all: readonly (readonly string[])[]): Result<TextTable, CsvFault> {
  const isTitle = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length < 2;
  const titles = all.slice(0, MOST_TITLES).findIndex((row) => !isTitle(row));
  const rows = all.slice(Math.max(0, titles));
  const headings = rows[0]?.map((cell) => cell.trim());
  if (!headings || headings.length < 2) return err('no-table');
  if (rows.length < 2) return err('no-rows');
  if (headings.length > MOST_COLUMNS) return err('too-many-columns');
  if (headings.length * rows.length > MOST_CELLS) return err('too-many-cells');
  return ok({ headings, rows: rows.slice(1).map((row) => fitted(row, headings.length)) });
}

/**
 * Prints a table for `parseCsv`. Cells with separators, quotes or line ends are quoted. Cells are escaped, so a
 * spreadsheet never runs a cell as a formula.
 */
export function printCsv({ headings, rows }: TextTable): string {
  return [headings, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/**
 * Returns the separator of a table: the one that splits most of the first lines into equally many cells, counted
 * outside quoted text.
 */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 10_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/, MOST_TITLES)
    .filter((line) => line.trim() !== '');
  const scores = SEPARATORS.map((sign) => {
    const counts = lines.map((line) => line.split(sign).length).filter((count) => count > 1);
    return Math.max(0, ...counts.map((count) => count * counts.filter((each) => each === count).length));
  });
  return SEPARATORS[scores.indexOf(Math.max(...scores))] ?? ',';
}

/** Splits the text into rows of cells, without blank rows. Null if there are too many cells. */
function cellsOf(text: string, separator: string): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  let cells = 0;
  const endRow = () => {
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
    row = [];
  };
  while (at < text.length) {
    if (++cells > MOST_CELLS) return null;
    let cell = '';
    if (text[at] === '"') {
      const end = quoteEnd(text, at + 1);
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    let end = at;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
    row.push(withoutApostrophe(cell + text.slice(at, end)));
    at = end;
    if (text[at] === separator) {
      at++;
      if (at >= text.length) row.push('');
      continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
    endRow();
  }
  if (row.length > 0) endRow();
  return rows;
}

/** Returns the index of the quote that ends a cell, or of the end of the text if the quote never closes. */
function quoteEnd(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at)) {
    if (text[at + 1] !== '"') return at;
    at += 2;
  }
  return text.length;
}

function fitted(row: readonly string[], length: number): string[] {
  const cells = row.slice(0, length - 1);
  while (cells.length < length - 1) cells.push('');
  return [
    ...cells,
    row
      .slice(length - 1)
      .join(' ')
      .trim(),
  ];
}

function quoted(text: string): string {
  const cell = isFormula(text) ? `'${text}` : text;
  return /[",;|\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Returns whether a spreadsheet would run a cell as a formula, such as `=HYPERLINK(…)`. `quoted` turns the cell into
 * text by an apostrophe in front. A text that begins with apostrophes gets one more apostrophe, which `parseCsv`
 * removes.
 */
function isFormula(cell: string): boolean {
  return /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(cell) && !/^[+-]?\d+([.,]\d+)?$/.test(cell);
}

/** Removes the apostrophe that `quoted` put in front of a cell. */
function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell;
}

import { withoutDirections } from '../../plain/directions';
import { err, ok, type Result } from '../../plain/result';

/** A table as text: a heading for each column, and rows as long as the headings. */
export interface TextTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Why a text is no table that is read. */
export type CsvFault = 'no-table' | 'too-many-columns' | 'too-many-cells';

/** Many times the columns of any list of figures. */
const MOST_COLUMNS = 500;
/** 50,000 rows of 80 columns: every row is filled up to the headings, so this is what a table may take of memory. */
const MOST_CELLS = 4_000_000;

const SEPARATORS = [',', ';', '\t', '|'] as const;

/**
 * Reads comma-separated values, also with semicolons, tabs or bars, as spreadsheets write them: quoted cells may hold separators, line
 * ends and doubled quotes. Rows of nothing are passed over; short ones are filled up, what stands past the last heading joins
 * the last cell. No table where there are no headings with a row below.
 */
export function parseCsv(text: string): Result<TextTable, CsvFault> {
  const bare = withoutDirections(text.replace(/^\uFEFF/, ''));
  const rows = cellsOf(bare, separatorOf(bare));
  if (rows === null) return err('too-many-cells');
  const headings = rows[0]?.map((cell) => cell.trim());
  if (!headings || headings.length < 2 || rows.length < 2) return err('no-table');
  if (headings.length > MOST_COLUMNS) return err('too-many-columns');
  if (headings.length * rows.length > MOST_CELLS) return err('too-many-cells');
  return ok({ headings, rows: rows.slice(1).map((row) => fitted(row, headings.length)) });
}

/** Prints a table for `parseCsv`. Cells with separators, quotes or line ends are quoted. No cell is a formula in a spreadsheet. */
export function printCsv({ headings, rows }: TextTable): string {
  return [headings, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** The commonest separator of the first line, quoted text aside. */
function separatorOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const line = (end < 0 ? text : text.slice(0, end)).slice(0, 10_000).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((sign) => line.split(sign).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The cells of every row but blank ones; null where there are more than a table may have. */
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

/** Where a quoted cell ends; the end of the text where its quote never closes. */
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
 * Whether a spreadsheet would run a cell as a formula, such as `=HYPERLINK(…)`. `quoted` puts an apostrophe in front, which
 * makes it text. Texts that begin with apostrophes get one more, so that `parseCsv` returns the same text.
 */
function isFormula(cell: string): boolean {
  return /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(cell) && !/^[+-]?\d+([.,]\d+)?$/.test(cell);
}

/** The text of a cell without the apostrophe that `quoted` put in front. */
function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell;
}

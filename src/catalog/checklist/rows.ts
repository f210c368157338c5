import { isBlank, parseLenientInteger, parseLenientText, shortenToOneLine } from '../../plain/lenient';
import type { ColumnUse, CsvField } from '../csv/columns';
import type { TextTable } from '../csv/parse-csv';
import { HOLDING_COUNT_LIMIT, HOLDING_WHERE_LIMIT, type Holding } from '../holding';
import { makeRecordLabel } from '../record-label';

/** Table row about a figure that someone has or wants. The row is matched to a figure later. */
export interface ChecklistRow {
  /** Label of the row for messages: row number, name and id. */
  readonly record: string;
  /** Cell in the column of ids or codes: `zz-001`, `ZZ 1`. Empty if there is no such column. */
  readonly code: string;
  readonly name: string;
  /** Symbol or full name of the set. */
  readonly set: string;
  readonly number: string;
  /** Point values of the figure; a cell `100/50` has two. */
  readonly points: readonly number[];
  /** Rank and rarity as written in the table. */
  readonly rank: string;
  /** Number of owned copies. Null if the row has no count. */
  readonly count: number | null;
  /** Whether the count cell has a second number, for wanted copies. */
  readonly wants: boolean;
  readonly where: string;
  /** Id of the character that was built from the row's dial. Null if the row has no dial. */
  readonly made: string | null;
}

export type RowCells = Readonly<Partial<Record<CsvField, string>>>;

/** Maps the cells of a row to fields. Clicks in several columns are joined. */
export function cellsByField(row: readonly string[], uses: readonly ColumnUse[]): RowCells {
  const cells: Partial<Record<CsvField, string>> = {};
  for (const [column, use] of uses.entries()) {
    if (use === 'note' || use === 'skip') continue;
    const cell = (row[column] ?? '').trim();
    const before = use === 'dial' ? (cells.dial ?? '') : '';
    cells[use] = before === '' || cell === '' ? before + cell : `${before} | ${cell}`;
  }
  return cells;
}

/** Meaning of the count column, derived from its heading. */
export interface CountColumn {
  /**
   * Whether the table has a column for counts or for storage places. In a table without either, each row means one
   * owned figure.
   */
  readonly isPresent: boolean;
  /** Index of the owned number in a cell with two numbers: 0 for `6/2` under `Have/Want`. */
  readonly part: number;
}

const OWNED = /own|have|got|habe|besitz|vorhanden|besessen/i;
const PARTED = /\s*(?:\/|&|\+|\bund\b|\band\b|\bvs\b)\s*/i;

export function readCountColumn({ headings }: TextTable, uses: readonly ColumnUse[]): CountColumn {
  const heading = headings[uses.indexOf('count')] ?? '';
  const part = heading.split(PARTED).findIndex((each) => OWNED.test(each));
  return { isPresent: uses.includes('count') || uses.includes('where'), part: Math.max(0, part) };
}

const YES = /^(?:x|y|yes|ja|j|true|wahr|✓|✔|☑|✅)$/i;
const NO = /^(?:n|no|nein|false|falsch|-|–|—|☐|✗|✘|❌|none|keine?)$/i;

/**
 * Parses a count: `3`, `2x`, `x2`, `yes`, `6/2`. Null if the cell is blank or unreadable.
 * @param part index of the owned number in a cell with two numbers
 */
export function parseCount(cell: string, part: number): number | null {
  const text = cell.trim();
  if (YES.test(text)) return 1;
  if (NO.test(text)) return 0;
  const parts = text.split(/\s*[/|]\s*/);
  const told = (parts.length > 1 ? (parts[part] ?? '') : text)
    .replace(/^[x×]\s*|\s*[x×]$/gi, '')
    .replace(/[.,]0+$/, '');
  const count = parseLenientInteger(told);
  return count === null || count < 0 || count > HOLDING_COUNT_LIMIT ? null : count;
}

/** Lists the point values in a cell, without the clicks after `@`. */
export function listPointValues(cell: string): readonly number[] {
  return [...cell.replace(/@\s*\d+/g, '').matchAll(/\d{1,5}/g)].map(([digits]) => Number(digits));
}

/**
 * Builds a checklist row from the cells of a table row.
 * @param made id of the character built from the row's dial
 * @param reportUnreadable receives a description of each unreadable cell
 */
export function makeChecklistRow(
  cells: RowCells,
  index: number,
  column: CountColumn,
  made: string | null,
  reportUnreadable: (detail: string) => void,
): ChecklistRow {
  const text = (cell: string | undefined) => shortenToOneLine(parseLenientText(cell ?? '') ?? '', 200);
  const count = isBlank(cells.count) ? null : parseCount(cells.count ?? '', column.part);
  if (!isBlank(cells.count) && count === null) reportUnreadable(`count ${shortenToOneLine(cells.count ?? '', 20)}`);
  const here = !isBlank(cells.where);
  const silent = isBlank(cells.count) && (here || (!column.isPresent && made === null));
  return {
    record: makeRecordLabel(index, text(cells.name), text(cells.id)),
    code: text(cells.id),
    name: text(cells.name),
    set: text(cells.set),
    number: text(cells.number),
    points: listPointValues(cells.points ?? ''),
    rank: [text(cells.rank), text(cells.rarity)].join(' ').trim(),
    count: silent ? 1 : count,
    wants: count !== null && /\d\s*[/|]\s*\d/.test(cells.count ?? ''),
    where: text(cells.where).slice(0, HOLDING_WHERE_LIMIT),
    made,
  };
}

/** Sums the owned copies for each matched figure. Several rows may match one figure, for example in two boxes. */
export function sumHoldings(rows: readonly (readonly [row: ChecklistRow, id: string])[]): readonly Holding[] {
  const byId = new Map<string, Holding>();
  for (const [{ count, where }, id] of rows) {
    if (count === null) continue;
    const before = byId.get(id) ?? { id, count: 0, where: '' };
    const places = [...new Set([...before.where.split(', '), where].filter((each) => each !== ''))].join(', ');
    byId.set(id, {
      id,
      count: Math.min(HOLDING_COUNT_LIMIT, before.count + count),
      where: places.slice(0, HOLDING_WHERE_LIMIT),
    });
  }
  return [...byId.values()];
}

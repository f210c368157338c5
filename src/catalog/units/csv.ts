import { getOwnProperty } from '../../plain/get-own';
import { isBlank, parseLenientText, shortenToOneLine, toKebabCase } from '../../plain/lenient';
import { type Character, DIAL_SLOTS, type SpecialPower } from '../character';
import { parseClickRow, printClickRow } from '../character-entry';
import { type ChecklistRow, cellsByField, makeChecklistRow, type RowCells, readCountColumn } from '../checklist/rows';
import type { ColumnUse, CsvField } from '../csv/columns';
import type { TextTable } from '../csv/parse-csv';
import type { Holding } from '../holding';
import { makeRecordLabel } from '../record-label';
import type { RecordFix, SkippedUnitRecord } from '../unit-codes';
import { readUnit } from './unit';

/** Result of reading a table. Every row that is skipped or changed is listed. */
export interface CsvReport {
  /** Characters from rows with a dial. Rows without a dial add no character. */
  readonly characters: readonly Character[];
  /** Checklist rows, which still have to be matched to the catalog. */
  readonly rows: readonly ChecklistRow[];
  readonly setAside: readonly SkippedUnitRecord[];
  readonly fixes: readonly RecordFix[];
  /** Headings of the columns that were skipped. */
  readonly leftOut: readonly string[];
}

/** Reads every row as a checklist row, and every row with a dial also as a character. */
export function readCsvRows(table: TextTable, uses: readonly ColumnUse[]): CsvReport {
  const characters = new Map<string, Character>();
  const rows: ChecklistRow[] = [];
  const setAside: SkippedUnitRecord[] = [];
  const mended: RecordFix[] = [];
  const column = readCountColumn(table, uses);
  for (const [index, row] of table.rows.entries()) {
    const cells = cellsByField(row, uses);
    const label = makeRecordLabel(index, cells.name ?? '', cells.id ?? '');
    const told = (detail: string) => mended.push({ record: label, code: 'entry-unreadable', detail });
    if (isBlank(cells.dial)) {
      if (isBlank(cells.name) && isBlank(cells.number) && isBlank(cells.id))
        setAside.push({ record: label, code: 'name-missing', detail: 'name' });
      else rows.push(makeChecklistRow(cells, index, column, null, told));
      continue;
    }
    const read = readRow(cells, index);
    if (!read.ok) {
      setAside.push(...read.faults);
      continue;
    }
    const character = { ...read.character, ...notesOf(table, row, uses, read.character) };
    const twin = characters.get(character.id);
    mended.push(...read.fixes);
    if (twin === undefined) characters.set(character.id, character);
    else if (JSON.stringify(twin) !== JSON.stringify(character))
      setAside.push({ record: label, code: 'repeated', detail: character.id });
    rows.push(makeChecklistRow(cells, index, column, character.id, told));
  }
  const leftOut = table.headings.filter((_, column) => uses[column] === 'skip');
  return { characters: [...characters.values()], rows, setAside, fixes: mended, leftOut };
}

type RowRead =
  | { readonly ok: true; readonly character: Character; readonly fixes: readonly RecordFix[] }
  | { readonly ok: false; readonly faults: readonly SkippedUnitRecord[] };

/**
 * Reads a row with a dial. The row becomes a unit record, which the unit reader parses and fixes. Values that the unit
 * reader does not preserve exactly are then taken from the row.
 */
function readRow(cells: RowCells, index: number): RowRead {
  const dial = readDial(cells.dial ?? '');
  const label = makeRecordLabel(index, cells.name ?? '', cells.id ?? '');
  if (typeof dial === 'string')
    return { ok: false, faults: [{ record: label, code: 'wrong-type', detail: `dial ${dial}` }] };
  const starts = readStarts(cells.points ?? '', dial.length || 1);
  const bystander = /bystander/i.test(cells.kind ?? '');
  const unit = {
    unit_id: cells.id,
    name: cells.name,
    set_id: cells.set,
    collector_number: cells.number,
    type: bystander ? 'bystander' : 'character',
    rarity: cells.rarity,
    real_name: cells.realName,
    dimensions: cells.base || '1x1',
    point_values: starts === null ? cells.points : starts.map(({ points }) => points),
    properties: rankOf(cells.rank ?? ''),
    team_abilities: parted(cells.teams),
    keywords: parted(cells.keywords),
    unit_range: cells.range || '0',
    targets: cells.targets || '1',
    damage_type: cells.size === 'standard' ? '' : cells.size,
    dial: dial.length === 0 ? [NOTHING_KNOWN] : dial,
  };
  const read = readUnit(unit, index);
  if (!read.ok) return { ok: false, faults: [read.fault] };
  const { character, fixes: mended } = read.value;
  const { extras: _, ...plain } = character;
  return {
    ok: true,
    fixes: mended.filter(({ code }) => code !== 'id-made' && code !== 'starting-lines'),
    character: {
      ...plain,
      ...(cells.id ? { id: cells.id.slice(0, 200) } : {}),
      teams: parted(cells.teams),
      ...(cells.abilities === undefined ? {} : { abilities: parted(cells.abilities).map(toKebabCase) }),
      ...(starts === null ? {} : { starts }),
      ...(dial.length === 0 ? { guessed: DIAL_SLOTS.map((slot) => `1.${slot}`) } : {}),
      specials: readSpecials(cells.specials ?? ''),
    },
  };
}

const NOTHING_KNOWN = Object.fromEntries(DIAL_SLOTS.map((slot) => [`${slot}_value`, 0]));

/**
 * Parses the clicks in a cell, separated by lines or bars, such as `10 charge 9 17 toughness 3`. Returns the unreadable
 * text if a click is invalid.
 */
function readDial(text: string): readonly object[] | string {
  const clicks: object[] = [];
  let number = 0;
  for (const row of text.split(/[|\n]+/)) {
    if (row.trim() === '') continue;
    const click = parseClickRow(row);
    if (!click.ok) return shortenToOneLine(row, 40);
    number++;
    // KO clicks are skipped, because unit records do not contain them.
    if (click.value === null) continue;
    const { value } = click;
    const cells = DIAL_SLOTS.flatMap((slot) => [
      [`${slot}_value`, value[slot].value],
      [`${slot}_power`, value[slot].power],
    ]);
    clicks.push({ click_number: number, ...Object.fromEntries(cells) });
  }
  return clicks;
}

/** Parses starting lines such as `200, 100@7`. Null for any other text, or if a click is not on the dial. */
function readStarts(text: string, clicks: number): Character['starts'] | null {
  const parts = text.split(',').map((part) => /^\s*(\d{1,5})\s*(?:@\s*(\d{1,2}))?\s*$/.exec(part));
  const starts = parts.flatMap((match) => (match ? [{ points: Number(match[1]), click: Number(match[2] ?? 1) }] : []));
  const fit = starts.length === parts.length && starts.every(({ click }) => click >= 1 && click <= clicks);
  return fit ? starts : null;
}

function rankOf(text: string): string[] {
  return ['prime', 'unique'].filter((rank) => new RegExp(`\\b${rank}\\b`, 'i').test(text)).slice(0, 1);
}

function parted(text: string | undefined): string[] {
  const words = (text ?? '').split(/[,;|\n]/).map((each) => (parseLenientText(each) ?? '').slice(0, 80));
  return [...new Set(words.filter((each) => each !== ''))];
}

function notesOf(
  table: TextTable,
  row: readonly string[],
  uses: readonly ColumnUse[],
  { extras }: Character,
): Pick<Character, 'extras'> | object {
  const notes = table.headings.flatMap((heading, column): [string, string][] => {
    const cell = (row[column] ?? '').trim();
    return uses[column] === 'note' && cell !== '' ? [[heading.slice(0, 60), cell.slice(0, 2000)]] : [];
  });
  return notes.length === 0 ? {} : { extras: { ...extras, ...Object.fromEntries(notes.slice(0, 40)) } };
}

const PARTS = ['slot', 'name', 'grants', 'text'] as const;
const SLOTS: readonly string[] = [...DIAL_SLOTS, 'trait'];

/**
 * Parses one special power per line: slot, name, granted powers and text, separated by bars. Line ends, backslashes and
 * bars inside a part are escaped with a backslash.
 */
function readSpecials(text: string): SpecialPower[] {
  return text.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    const cells = line.split('|');
    const [slot, name, grants, says] = PARTS.map((_, at) => unescaped(cells[at] ?? ''));
    // A line without exactly these parts is free text of the owner.
    if (cells.length !== PARTS.length)
      return [{ slot: 'other', name: '', text: line.trim().slice(0, 8000), grants: [] }];
    return [
      {
        slot: (SLOTS.includes(slot ?? '') ? slot : 'other') as SpecialPower['slot'],
        name: name ?? '',
        text: says ?? '',
        grants: parted(grants),
      },
    ];
  });
}

const SIGNS: Readonly<Record<string, string>> = { '\\n': '\n', '\\\\': '\\', '\\p': '|', '\\r': '\r' };

function unescaped(text: string): string {
  return text.replace(/\\[n\\pr]/g, (sign) => SIGNS[sign] ?? sign);
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('|', '\\p');
}

/** Prints characters and owned counts as a table that `readCsvRows` reads. */
export function charactersToTable(characters: readonly Character[], holdings: ReadonlyMap<string, Holding>): TextTable {
  const notes = [...new Set(characters.flatMap(({ extras }) => Object.keys(extras ?? {})))];
  return {
    headings: [...HEADINGS.map(([heading]) => heading), ...notes],
    rows: characters.map((character) => [
      ...HEADINGS.map(([, cellOf]) => cellOf(character, holdings.get(character.id))),
      ...notes.map((note) => getOwnProperty(character.extras, note) ?? ''),
    ]),
  };
}

type CellOf = (character: Character, holding: Holding | undefined) => string;
const HEADINGS: readonly (readonly [heading: CsvField, CellOf])[] = [
  ['id', ({ id }) => id],
  ['name', ({ name }) => name],
  ['realName', ({ realName }) => realName ?? ''],
  ['set', ({ set }) => set],
  ['number', ({ number }) => number],
  ['rarity', ({ rarity }) => rarity ?? ''],
  ['rank', ({ rank }) => rank],
  ['kind', ({ bystander }) => (bystander ? 'bystander' : 'character')],
  [
    'points',
    ({ starts }) => starts.map(({ points, click }) => (click === 1 ? points : `${points}@${click}`)).join(', '),
  ],
  ['range', ({ range }) => String(range)],
  ['targets', ({ targets }) => String(targets)],
  ['base', ({ base }) => base.join('x')],
  ['size', ({ size }) => size],
  ['teams', ({ teams }) => teams.join(', ')],
  ['keywords', ({ keywords }) => keywords.join(', ')],
  ['abilities', ({ abilities }) => abilities.join(', ')],
  ['dial', ({ dial, guessed }) => (guessed?.length === dial.length * 4 ? '' : dial.map(printClickRow).join(' | '))],
  [
    'specials',
    ({ specials }) =>
      specials
        .map(({ slot, name, text, grants }) => [slot, name, grants.join(', '), text].map(escaped).join('|'))
        .join('\n'),
  ],
  ['count', (_, holding) => (holding ? String(holding.count) : '')],
  ['where', (_, holding) => holding?.where ?? ''],
];

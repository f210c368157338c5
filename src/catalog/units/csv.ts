import { getOwnProperty } from '../../plain/get-own';
import { isBlank, parseLenientText, shortenToOneLine, toKebabCase } from '../../plain/lenient';
import { err, ok, type Result } from '../../plain/result';
import { type Character, type Click, DIAL_SLOTS, mapSlots, type SpecialPower } from '../character';
import { parseClickRow, printClickRow } from '../character-entry';
import { type ChecklistRow, cellsByField, makeChecklistRow, type RowCells, readCountColumn } from '../checklist/rows';
import type { ColumnUse, CsvField } from '../csv/columns';
import type { TextTable } from '../csv/parse-csv';
import type { Holding } from '../holding';
import { DIAL_LIMIT } from '../limits';
import { makeRecordLabel } from '../record-label';
import type { RecordFix, ReportFix, SkippedUnitRecord, UnitFault } from '../unit-codes';
import {
  type CharacterRead,
  collectFixes,
  makeCharacterId,
  readCharacterFields,
  readPrintedName,
  readRarityAndRealName,
} from './character-fields';

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
      setAside.push(read.fault);
      continue;
    }
    const notes = { ...read.value.character.extras, ...notesOf(table, row, uses) };
    const character = { ...read.value.character, ...(Object.keys(notes).length > 0 ? { extras: notes } : {}) };
    const twin = characters.get(character.id);
    mended.push(...read.value.fixes);
    if (twin === undefined) characters.set(character.id, character);
    else if (JSON.stringify(twin) !== JSON.stringify(character))
      setAside.push({ record: label, code: 'repeated', detail: character.id });
    rows.push(makeChecklistRow(cells, index, column, character.id, told));
  }
  const leftOut = table.headings.filter((heading, column) => uses[column] === 'skip' && heading !== '');
  return { characters: [...characters.values()], rows, setAside, fixes: mended, leftOut };
}

/** Reads a row with a dial as a character. Values that files of units cannot express are taken from the row unchanged. */
function readRow(cells: RowCells, index: number): CharacterRead {
  const dial = readDial(cells.dial ?? '');
  if (!dial.ok) {
    const record = makeRecordLabel(index, cells.name ?? '', cells.id ?? '');
    return err({ record, code: 'wrong-type', detail: `dial ${dial.fault}` });
  }
  const read = collectFixes(index, cells.name, cells.id, (mend) => readCharacter(cells, dial.value, mend));
  if (!read.ok) return read;
  return ok({ ...read.value, fixes: read.value.fixes.filter(({ code }) => code !== 'starting-lines') });
}

function readCharacter(cells: RowCells, clicks: Character['dial'], mend: ReportFix): Result<Character, UnitFault> {
  const name = readPrintedName(cells.name);
  if (!name.ok) return name;
  const known = clicks.filter((click) => click !== null).length;
  if (Math.max(known, clicks.length) > DIAL_LIMIT)
    return err({ code: 'dial-too-long', detail: String(known > DIAL_LIMIT ? known : clicks.length) });
  const dial = known === 0 ? [NOTHING_KNOWN] : clicks;
  const starts = readStarts(cells.points ?? '', dial.length);
  const read = readCharacterFields(
    {
      name: name.value,
      id: cells.id,
      set: cells.set,
      number: cells.number,
      points: starts === null ? cells.points : starts.map(({ points }) => points),
      range: cells.range || '0',
      targets: cells.targets || '1',
      base: cells.base || '1x1',
      properties: rankOf(cells.rank ?? ''),
      teams: parted(cells.teams),
      keywords: parted(cells.keywords),
      symbols: ['', '', '', parseLenientText(cells.size) ?? ''],
      improvedMovement: [],
      improvedTargeting: [],
      bystander: /bystander/i.test(cells.kind ?? ''),
    },
    { dial, starts: [] },
    mend,
  );
  if (!read.ok) return read;
  const { character, extras } = read.value;
  return ok({
    ...character,
    ...(Object.keys(extras).length > 0 ? { extras } : {}),
    ...readRarityAndRealName(cells.rarity, cells.realName),
    id: cells.id?.slice(0, 200) || character.id || makeCharacterId(character),
    teams: parted(cells.teams),
    ...(cells.abilities === undefined ? {} : { abilities: parted(cells.abilities).map(toKebabCase) }),
    ...(starts === null ? {} : { starts }),
    ...(known === 0 ? { guessed: DIAL_SLOTS.map((slot) => `1.${slot}`) } : {}),
    specials: readSpecials(cells.specials ?? ''),
  });
}

const NOTHING_KNOWN: Click = mapSlots(() => ({ value: 0, power: null }));

/**
 * Parses the clicks in a cell, separated by lines or bars, such as `10 charge 9 17 toughness 3`. KO clicks at the end
 * are dropped. The fault is the unreadable text.
 */
function readDial(text: string): Result<Character['dial'], string> {
  const clicks: (Click | null)[] = [];
  for (const row of text.split(/[|\n]+/)) {
    if (row.trim() === '') continue;
    const click = parseClickRow(row);
    if (!click.ok) return err(shortenToOneLine(row, 40));
    clicks.push(click.value);
  }
  return ok(clicks.slice(0, clicks.findLastIndex((click) => click !== null) + 1));
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
): Readonly<Record<string, string>> {
  const notes = table.headings.flatMap((heading, column): [string, string][] => {
    const cell = (row[column] ?? '').trim();
    return uses[column] === 'note' && cell !== '' ? [[heading.slice(0, 60), cell.slice(0, 2000)]] : [];
  });
  return Object.fromEntries(notes.slice(0, 40));
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

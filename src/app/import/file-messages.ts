import type { Character } from '../../catalog/character';
import {
  type DoubtfulRow,
  makeRowCandidate,
  matchRows,
  type RowChoices,
  type RowMatch,
} from '../../catalog/checklist/match';
import { type ChecklistRow, sumHoldings } from '../../catalog/checklist/rows';
import type { ColumnUse } from '../../catalog/csv/columns';
import type { TextTable } from '../../catalog/csv/parse-csv';
import type { GeneralCard, GeneralCardPart } from '../../catalog/general-cards/card';
import { readGeneralCardTable } from '../../catalog/general-cards/csv';
import type { Holding } from '../../catalog/holding';
import { splitCodeInFront } from '../../catalog/printed-code';
import { type CsvReport, readCsvRows } from '../../catalog/units/csv';
import { shortenToOneLine } from '../../plain/lenient';
import type { ParsedPickedFile } from '../../share/read-file';
import type { ParsedFile } from '../../share/read-records';
import { crc32 } from '../../store/checksum';
import type { Picture } from '../../store/records';
import {
  describeCardFault,
  describeEncoding,
  describeInvalidRecord,
  describeRecordFix,
  describeSkippedRecord,
} from '../../text/import-text';
import { describeMapRefusal, describeMapWarning } from '../../text/map-text';
import { say, sayMany } from '../../text/say';
import { PICTURE_FAULT_TEXT, PICTURE_SIDE, shrinkPicture } from '../pictures/shrink-picture';
import type { ImportRepositories } from './save-imported';

/** Questions for the user while imported files are read. */
export interface ColumnsHost {
  /** Asks for the meaning of a table's columns. The answer null skips the file. */
  readonly columns: (table: TextTable, file: string) => Promise<readonly ColumnUse[] | null>;
  /** Asks the user which characters the rows mean. If omitted, doubtful rows are skipped. */
  readonly which?: (rows: readonly DoubtfulRow[], file: string) => Promise<RowChoices>;
  /** Part of the collection that is on screen, for table rows that name no part. Null or omitted for none. */
  readonly onto?: GeneralCardPart | null;
}

/** Content of a file that can be saved. A table is converted once its columns are known. */
export type SavableFile =
  | Exclude<ParsedFile, { holds: 'table' | 'picture' }>
  /** Rows of a table. `matchTables` sets `holdings` by matching the rows with the catalog. */
  | { readonly holds: 'rows'; readonly report: CsvReport | null; readonly holdings: readonly Holding[] }
  | { readonly holds: 'general'; readonly cards: readonly GeneralCard[] }
  /** Picture of a character. `matchTables` sets `of`, the id of the character, by the name of the file. */
  | { readonly holds: 'picture'; readonly picture: Picture | null; readonly of: string };

export interface FileMessages {
  readonly read: SavableFile;
  readonly setAside: readonly string[];
  readonly mended: readonly string[];
  readonly leftOut: readonly string[];
}

/** Lists the messages about an imported file. For a table, first asks for the meaning of its columns. */
export async function collectFileMessages(
  { read, decoded }: ParsedPickedFile,
  name: string,
  host: ColumnsHost,
): Promise<FileMessages> {
  const encoding = describeEncoding(decoded);
  const none = { setAside: [], mended: encoding, leftOut: [] };
  switch (read.holds) {
    case 'characters': {
      const { setAside, fixes } = read.report;
      return {
        ...none,
        read,
        setAside: setAside.map(describeSkippedRecord),
        mended: [...encoding, ...fixes.map(describeRecordFix)],
      };
    }
    case 'cards':
      return { ...none, read, setAside: read.report.faults.map(describeCardFault) };
    case 'collection':
      return { ...none, read, setAside: read.report.skipped.map(describeInvalidRecord) };
    case 'maps': {
      const { sheets, setAside } = read.report;
      return {
        ...none,
        read,
        setAside: setAside.map(describeMapRefusal),
        mended: encoding.concat(
          sheets.flatMap(({ name, warnings }) =>
            warnings.map((warning) => `${shortenToOneLine(name, 40)}: ${describeMapWarning(warning)}`),
          ),
        ),
      };
    }
    case 'picture': {
      const small = await shrinkPicture(read.report, PICTURE_SIDE);
      const picture = small.ok ? { ...small.value, id: await makePictureId(read.report) } : null;
      const faults = small.ok ? [] : [PICTURE_FAULT_TEXT[small.fault]];
      return { read: { holds: 'picture', picture, of: '' }, setAside: faults, mended: [], leftOut: [] };
    }
    case 'table': {
      const general = readGeneralCardTable(read.report, host.onto ?? null);
      if (general)
        return {
          read: { holds: 'general', cards: general.cards },
          setAside: general.setAside.map(describeSkippedRecord),
          mended: [...encoding, ...general.fixes.map(describeRecordFix)],
          leftOut: [],
        };
      const uses = await host.columns(read.report, name);
      if (uses === null)
        return {
          ...none,
          read: { holds: 'rows', report: null, holdings: [] },
          setAside: [say('{name} was not imported: you skipped it.', { name })],
        };
      if (!uses.some((use) => use === 'name' || use === 'number' || use === 'id'))
        return {
          ...none,
          read: { holds: 'rows', report: null, holdings: [] },
          setAside: [say('{name} was not imported: no column has names or numbers.', { name })],
        };
      const report = readCsvRows(read.report, uses);
      return {
        read: { holds: 'rows', report, holdings: [] },
        setAside: report.setAside.map(describeSkippedRecord),
        mended: [...encoding, ...report.fixes.map(describeRecordFix)],
        leftOut:
          report.leftOut.length === 0
            ? []
            : [say('Columns you left out: {leftOut}.', { leftOut: report.leftOut.join(', ') })],
      };
    }
  }
}

/** Makes an id from the content, so the same file is the same picture at the next import. */
async function makePictureId(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return `picture-${crc32(bytes).toString(16)}-${bytes.length}`;
}

export interface FileToImport {
  readonly name: string;
  readonly words: FileMessages;
}

/**
 * Matches each row of a table with a figure of the collection or of the selected files. Asks the user about ambiguous
 * rows.
 */
export async function matchTables(
  files: readonly FileToImport[],
  repositories: Pick<ImportRepositories, 'characters'>,
  host: Pick<ColumnsHost, 'which'>,
): Promise<readonly FileToImport[]> {
  const isMatched = files.some(
    ({ words: { read } }) => read.holds === 'picture' || (read.holds === 'rows' && (read.report?.rows.length ?? 0) > 0),
  );
  if (!isMatched) return files;
  const stored = await repositories.characters.list();
  const catalog = new Map<string, Character>(stored.ok ? stored.value.items.map((each) => [each.id, each]) : []);
  for (const each of files.flatMap(charactersOf)) catalog.set(each.id, each);
  const pictures = files.filter(({ words: { read } }) => read.holds === 'picture');
  const found = matchRows(
    pictures.map(({ name }) => makePictureRow(name)),
    [...catalog.values()],
  );
  const pictured = new Map(pictures.map(({ name }, at) => [name, found[at]]));
  const settled: FileToImport[] = [];
  for (const { name, words } of files) {
    const { read } = words;
    if (read.holds === 'picture') settled.push({ name, words: settlePicture(words, read, pictured.get(name)) });
    else if (read.holds !== 'rows' || read.report === null) settled.push({ name, words });
    else settled.push({ name, words: await settle(words, read.report, catalog, name, host) });
  }
  return settled;
}

function charactersOf({ words: { read } }: FileToImport): readonly Character[] {
  if (read.holds === 'characters') return read.report.characters;
  return read.holds === 'collection' ? read.report.parts.characters : [];
}

/** A number alone, or before a name, as in `004 Roof Owl`. */
const NUMBER_IN_FRONT = /^#?(\d{1,3}[a-z]?)(?:[ .-]+(.+))?$/i;

/**
 * Reads the name of a picture as a row of a list: set and number (`zz004.jpg`), the number in a folder named by its set
 * (`zz/004.jpg`), or the name of a character.
 */
function makePictureRow(file: string): ChecklistRow {
  const [last = '', folder = ''] = file.split(/[/\\]/).reverse();
  const stem = last.replace(/\.\w+$/, '').replaceAll('_', ' ');
  const [, number = '', named = ''] = NUMBER_IN_FRONT.exec(stem) ?? [];
  if (number !== '' && folder + named !== '') return { ...NO_ROW, record: file, set: folder, number, name: named };
  // A code needs something behind it, and a file may have nothing but a code.
  const split = splitCodeInFront(`${stem} x`);
  const name = split ? split.rest.slice(0, -2) : stem;
  return { ...NO_ROW, record: file, code: split ? `${split.code.set}${split.code.number}` : stem, name };
}

/** Sets the character of a picture, or reports why it has none. */
function settlePicture(
  words: FileMessages,
  read: Extract<SavableFile, { holds: 'picture' }>,
  match: RowMatch | undefined,
): FileMessages {
  if (match?.is === 'sure') return { ...words, read: { ...read, of: match.id } };
  const reason =
    match?.is === 'doubtful'
      ? say('Several characters match this picture; name it by set and number, such as zz004.')
      : say('No character matches this picture; name it by set and number, such as zz004.');
  const setAside = read.picture ? [...words.setAside, reason] : words.setAside;
  return { ...words, read: { ...read, picture: null }, setAside };
}

const NO_ROW: ChecklistRow = {
  record: '',
  code: '',
  name: '',
  set: '',
  number: '',
  points: [],
  rank: '',
  count: 1,
  wants: false,
  where: '',
  made: null,
};

async function settle(
  messages: FileMessages,
  report: CsvReport,
  catalog: ReadonlyMap<string, Character>,
  file: string,
  host: Pick<ColumnsHost, 'which'>,
): Promise<FileMessages> {
  const matches = matchRows(report.rows, [...catalog.values()]);
  const doubts = listDoubtfulRows(report.rows, matches, catalog);
  const chosen = doubts.size === 0 ? [] : ((await host.which?.([...doubts.values()], file)) ?? []);
  const answers = new Map([...doubts.keys()].map((key, at) => [key, chosen[at] ?? null]));
  const owned: [ChecklistRow, string][] = [];
  const twins = new Set<string>();
  const [setAside, mended]: [string[], string[]] = [[], []];
  for (const [at, row] of report.rows.entries()) {
    const match = matches[at] as RowMatch;
    const id = match.is === 'sure' ? match.id : (answers.get(keyOf(row)) ?? row.made);
    if (id !== null) owned.push([row, id]);
    if (id !== null && row.made !== null && row.made !== id) {
      twins.add(row.made);
      mended.push(say('{record}: already in your collection. Its dial was not changed.', { record: row.record }));
    }
    if (id === null && row.count !== 0)
      setAside.push(
        match.is === 'unknown'
          ? say('{record}: not in your collection. Import the character first.', { record: row.record })
          : say('{record}: no character chosen.', { record: row.record }),
      );
  }
  return {
    read: {
      holds: 'rows',
      report: { ...report, characters: report.characters.filter(({ id }) => !twins.has(id)) },
      holdings: sumHoldings(owned),
    },
    setAside: [...messages.setAside, ...setAside],
    mended: [...messages.mended, ...mended],
    leftOut: [...messages.leftOut, ...listUnsavedFields(report.rows)],
  };
}

/** Lists messages about wanted counts, which are not saved, and about rows without a count. */
function listUnsavedFields(rows: readonly ChecklistRow[]): string[] {
  const silent = rows.filter(({ count, made }) => count === null && made === null).length;
  return [
    ...(silent > 0 ? [sayMany(silent, '1 row has no count.', '{n} rows have no count.')] : []),
    ...(rows.some(({ wants }) => wants) ? [say('How many you want is not saved, only how many you own.')] : []),
  ];
}

/** Returns a key that is equal for identical rows, so one question can cover all of them. */
function keyOf({ code, name, set, number, points, rank }: ChecklistRow): string {
  return JSON.stringify([code, name, set, number, points, rank]);
}

/**
 * Lists the rows to ask the user about. Skips rows without owned copies. Also skips rows with their own dial, which
 * make a new character unless the match is certain.
 */
function listDoubtfulRows(
  rows: readonly ChecklistRow[],
  matches: readonly RowMatch[],
  catalog: ReadonlyMap<string, Character>,
): ReadonlyMap<string, DoubtfulRow> {
  const doubts = new Map<string, DoubtfulRow>();
  for (const [at, row] of rows.entries()) {
    const match = matches[at] as RowMatch;
    if (match.is !== 'doubtful' || row.made !== null || !row.count) continue;
    const candidates = match.candidates.flatMap((id) => {
      const each = catalog.get(id);
      return each === undefined ? [] : [makeRowCandidate(each)];
    });
    doubts.set(keyOf(row), { name: row.name || row.code, says: saysOf(row), candidates });
  }
  return doubts;
}

function saysOf({ set, number, points, rank, count }: ChecklistRow): string {
  return [
    `${set} ${number}`.trim(),
    points.length === 0 ? '' : say('{points} points', { points: points.join('/') }),
    rank,
    say('{count} owned', { count: count ?? 0 }),
  ]
    .filter((each) => each !== '')
    .join(' · ');
}

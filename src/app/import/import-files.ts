import type { DoubtfulRow, RowChoices } from '../../catalog/checklist/match';
import type { ColumnUse } from '../../catalog/csv/columns';
import type { TextTable } from '../../catalog/csv/parse-csv';
import type { GeneralCard, GeneralCardPart } from '../../catalog/general-cards/card';
import { readGeneralCardTable } from '../../catalog/general-cards/csv';
import type { Holding } from '../../catalog/holding';
import { type CsvReport, readCsvRows } from '../../catalog/units/csv';
import { shortenToOneLine } from '../../plain/lenient';
import { err, ok, type Result } from '../../plain/result';
import type { ArchiveFault } from '../../share/archive';
import { hasDataExtension, recognizeFile } from '../../share/file-formats';
import { type ParsedPickedFile, readPickedFile } from '../../share/read-file';
import type { ParsedFile } from '../../share/read-records';
import type { StoreFault } from '../../store/fault';
import {
  describeArchiveFault,
  describeCardFault,
  describeEncoding,
  describeFileFault,
  describeInvalidRecord,
  describeRecordFix,
  describeSkippedRecord,
} from '../../text/import-text';
import { describeMapRefusal, describeMapWarning } from '../../text/map-text';
import { say, sayMany } from '../../text/say';
import { describeStoreFault } from '../storage/store-fault-text';
import { type FileToImport, matchTables } from './match-tables';
import { type ImportedRecords, type ImportRepositories, NOTHING_IMPORTED, type SavedRecords } from './save-imported';
import { type ImportPreview, mergeImportedRecords, previewImport, saveParsedFile } from './save-parsed-file';

/** Result of importing one selection of files. The messages are full sentences. */
export interface ImportReport extends ImportedRecords {
  readonly setAside: readonly string[];
  readonly mended: readonly string[];
  /** Messages about skipped columns: `Columns you left out: price.` */
  readonly leftOut: readonly string[];
  /** Whether the import was stopped or cancelled before its end. */
  readonly wasStopped: boolean;
  /** Result for each file. Empty for an import of a single file. */
  readonly files: readonly { readonly name: string; readonly came: ImportedRecords }[];
}

export interface ImportProgress {
  readonly label: string;
  /** Progress of the import, from 0 to 1. */
  readonly done: number;
  /** Whether nothing has been written yet, so the import can still be cancelled completely. */
  readonly isCancellable: boolean;
}

/** Callbacks of an import: receives progress and answers questions for the user. */
export interface ImportHost extends ColumnsHost {
  readonly onProgress: (progress: ImportProgress) => void;
  readonly stopped: () => boolean;
  /** Asks whether to save the content of an archive or folder. If omitted, the content is saved. */
  readonly wanted?: (foreseen: ImportPreview) => Promise<boolean>;
}

/** Reads all files, then saves the valid records. An invalid file or record never stops the import. */
export async function importFiles(
  chosen: readonly File[],
  repositories: ImportRepositories,
  host: ImportHost,
): Promise<ImportReport> {
  const { picked, faults } = await listSelectedFiles(chosen);
  const setAside = faults.map(describeArchiveFault);
  const read = await matchTables(await readAllFiles(picked, host, setAside), repositories, host);
  let all: ImportedRecords = NOTHING_IMPORTED;
  const came: { name: string; came: ImportedRecords }[] = [];
  const several = picked.length > 1;
  const prefixOf = (name: string) => (several ? `${name}: ` : '');
  const asks = host.wanted !== undefined && picked.some(({ container }) => container !== null) && read.length > 0;
  const goes = !asks || (await host.wanted?.(await previewImport(read, repositories)));
  for (const [index, { name, words: messages }] of read.entries()) {
    if (!goes || host.stopped()) break;
    const label = say('Saving {file}', { file: name });
    const tell = (part: number) =>
      host.onProgress({ label, done: (1 + (index + part) / read.length) / 2, isCancellable: false });
    tell(0);
    const records = await saveParsedFile(messages.read, repositories, { stopped: host.stopped, onProgress: tell });
    all = mergeImportedRecords(all, records);
    if (several) came.push({ name, came: records });
    setAside.push(...refusalsOf(records, name, prefixOf(name)));
  }
  const lines = (of: keyof Omit<FileMessages, 'read'>) =>
    goes ? read.flatMap(({ name, words }) => words[of].map((line) => prefixOf(name) + line)) : [];
  return {
    ...all,
    setAside: [...setAside, ...lines('setAside')],
    mended: lines('mended'),
    leftOut: lines('leftOut'),
    wasStopped: !goes || host.stopped(),
    files: came,
  };
}

/** Reads every selected file. In an archive or folder, files without usable content are only counted. */
async function readAllFiles(
  picked: readonly SelectedFile[],
  host: ImportHost,
  setAside: string[],
): Promise<FileToImport[]> {
  const read: FileToImport[] = [];
  let others = 0;
  for (const [index, { name: path, container, open }] of picked.entries()) {
    if (host.stopped()) break;
    // The last two segments of a path distinguish files: `aou/patch.json`.
    const name = shortenToOneLine(path.split('/').slice(-2).join('/'), 60);
    host.onProgress({
      label: say('Reading {file}', { file: name }),
      done: index / picked.length / 2,
      isCancellable: true,
    });
    const result = await open();
    if (!result.ok) {
      setAside.push(describeArchiveFault({ ...result.fault, file: name }));
      continue;
    }
    const file = await readPickedFile(result.value);
    if (file.ok) read.push({ name, words: await wordsOfPicked(file.value, name, host) });
    else if (container !== null && (file.fault.code === 'nothing-found' || file.fault.code === 'not-json')) others++;
    else setAside.push(describeFileFault(file.fault));
  }
  if (others > 0)
    setAside.push(
      sayMany(others, '1 file holds no characters, cards or maps.', '{n} files hold no characters, cards or maps.'),
    );
  return read;
}

async function wordsOfPicked(
  { read, decoded }: ParsedPickedFile,
  name: string,
  host: ImportHost,
): Promise<FileMessages> {
  const messages = await collectFileMessages(read, name, host);
  return { ...messages, mended: [...describeEncoding(decoded), ...messages.mended] };
}

function refusalsOf(records: ImportedRecords, name: string, prefix: string): string[] {
  const said = Object.values<SavedRecords<unknown>>(records).flatMap((each) => [
    ...each.refused.map(({ id, reason }) =>
      say('{prefix}{record} could not be saved: {reason}.', {
        prefix,
        record: shortenToOneLine(id),
        reason: shortenToOneLine(reason, 120),
      }),
    ),
    ...(each.fault ? [describePartialSave(name, each.fault)] : []),
  ]);
  // A full disk causes the same message for every kind of record.
  return [...new Set(said)];
}

/** Describes a partly saved file. The saved records stay, and importing the file again adds the rest. */
function describePartialSave(name: string, fault: StoreFault): string {
  if (fault.code !== 'full')
    return say('{name} was only partly saved. {sentence}', { name, sentence: describeStoreFault(fault) });
  return say('{name} was only partly saved: this device has no space left. Free up space, then import it again.', {
    name,
  });
}

/** File to read, selected directly or contained in an archive or folder. */
export interface SelectedFile {
  /** Name of the file, including its path in the archive or folder. */
  readonly name: string;
  /** Name of the archive or folder that contains the file. Null for a single file. */
  readonly container: string | null;
  readonly open: () => Promise<Result<File, ArchiveFault>>;
}

/** Paths of software project files, which contain no game data. */
const IGNORED_PATHS =
  /(?:^|\/)(?:\.|__MACOSX\/|node_modules\/|package(?:-lock)?\.json$|tsconfig[^/]*\.json$|licen[cs]e(?:\.\w+)?$|requirements\.txt$)/i;

/** Whether to read a file of an archive or folder. */
export function isReadablePath(path: string): boolean {
  return hasDataExtension(path) && !IGNORED_PATHS.test(path);
}

/**
 * Lists the selected files. Unpacks archives; in folders, skips files that Sidekick cannot read. `faults` lists
 * archives that cannot be opened.
 */
export async function listSelectedFiles(files: readonly File[]): Promise<{
  readonly picked: readonly SelectedFile[];
  readonly faults: readonly (ArchiveFault & { readonly file: string })[];
}> {
  const picked: SelectedFile[] = [];
  const faults: (ArchiveFault & { file: string })[] = [];
  for (const file of files) {
    // The property is missing outside of browsers, for example in tests.
    const path = (file as { readonly webkitRelativePath?: string }).webkitRelativePath ?? '';
    const folder = path.split('/')[0] ?? '';
    const format = recognizeFile({ name: file.name, mediaType: file.type, text: '' }, 'readEntries');
    if (format?.readEntries) {
      const openEntries = await format.readEntries();
      const archive = await openEntries(file, isReadablePath);
      if (!archive.ok) {
        faults.push({ ...archive.fault, file: file.name });
        continue;
      }
      for (const { path, open } of archive.value)
        picked.push({
          name: path,
          container: file.name,
          open: async () => {
            const bytes = await open();
            return bytes.ok ? ok(new File([bytes.value], path)) : err(bytes.fault);
          },
        });
    } else if (folder === '') picked.push({ name: file.name, container: null, open: async () => ok(file) });
    else if (isReadablePath(path)) picked.push({ name: path, container: folder, open: async () => ok(file) });
  }
  return { picked, faults };
}

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
  | Exclude<ParsedFile, { holds: 'table' }>
  /** Rows of a table. `matchTables` sets `holdings` by matching the rows with the catalog. */
  | { readonly holds: 'rows'; readonly report: CsvReport | null; readonly holdings: readonly Holding[] }
  | { readonly holds: 'general'; readonly cards: readonly GeneralCard[] };

export interface FileMessages {
  readonly read: SavableFile;
  readonly setAside: readonly string[];
  readonly mended: readonly string[];
  readonly leftOut: readonly string[];
}

/** Lists the messages about an imported file. For a table, first asks for the meaning of its columns. */
async function collectFileMessages(read: ParsedFile, name: string, host: ColumnsHost): Promise<FileMessages> {
  const none = { setAside: [], mended: [], leftOut: [] };
  switch (read.holds) {
    case 'characters': {
      const { setAside, fixes } = read.report;
      return { ...none, read, setAside: setAside.map(describeSkippedRecord), mended: fixes.map(describeRecordFix) };
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
        mended: sheets.flatMap((sheet) =>
          sheet.warnings.map((warning) => `${shortenToOneLine(sheet.name, 40)}: ${describeMapWarning(warning)}`),
        ),
      };
    }
    case 'table': {
      const general = readGeneralCardTable(read.report, host.onto ?? null);
      if (general)
        return {
          read: { holds: 'general', cards: general.cards },
          setAside: general.setAside.map(describeSkippedRecord),
          mended: general.fixes.map(describeRecordFix),
          leftOut: [],
        };
      const uses = await host.columns(read.report, name);
      if (uses === null)
        return {
          ...none,
          read: { holds: 'rows', report: null, holdings: [] },
          setAside: [say('{name} was not imported: you skipped it.', { name })],
        };
      const report = readCsvRows(read.report, uses);
      return {
        read: { holds: 'rows', report, holdings: [] },
        setAside: report.setAside.map(describeSkippedRecord),
        mended: report.fixes.map(describeRecordFix),
        leftOut:
          report.leftOut.length === 0
            ? []
            : [say('Columns you left out: {leftOut}.', { leftOut: report.leftOut.join(', ') })],
      };
    }
  }
}

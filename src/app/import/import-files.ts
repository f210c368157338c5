import type { DoubtfulRow, RowChoices } from '../../catalog/checklist/match';
import type { ColumnUse } from '../../catalog/csv/columns';
import type { TextTable } from '../../catalog/csv/parse-csv';
import type { GeneralCardPart } from '../../catalog/general-cards/card';
import { type FileFaultCode, shortenToOneLine } from '../../plain/lenient';
import { err, ok, type Result } from '../../plain/result';
import type { ArchiveFault } from '../../share/archive';
import { hasDataExtension, recognizeFile } from '../../share/file-formats';
import { readPickedFile } from '../../share/read-file';
import type { StoreFault } from '../../store/fault';
import { nextTimestamp } from '../../store/timestamp';
import { describeArchiveFault, describeFileFault } from '../../text/import-text';
import { say, sayMany } from '../../text/say';
import { describeStoreFault } from '../storage/store-fault-text';
import {
  type ColumnsHost,
  collectFileMessages,
  type FileMessages,
  type FileToImport,
  matchTables,
} from './file-messages';
import { makeFileFinder } from './find-file';
import { type ImportReport, type ImportSummary, makeEmptyReport, summarizeImport } from './import-summary';
import { forgetImport, rememberImport } from './last-import';
import {
  IMPORT_REPOSITORIES,
  type ImportedRecords,
  type ImportRepositories,
  type ImportRepository,
  mergeImportedRecords,
  mergeSavedRecords,
  NOTHING_IMPORTED,
  type SavedRecords,
  saveImportedRecords,
  undoImportedRecords,
} from './save-imported';
import { type ImportPreview, previewImport, saveParsedFile } from './save-parsed-file';

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

/** Faults of files that have no game data. An archive or folder may contain many of them. */
const OTHER_CONTENT: ReadonlySet<FileFaultCode> = new Set(['nothing-found', 'not-json', 'other-json', 'other-file']);

/** Reads every selected file. In an archive or folder, files without usable content are only counted. */
async function readAllFiles(
  picked: readonly SelectedFile[],
  host: ImportHost,
  setAside: string[],
): Promise<FileToImport[]> {
  const read: FileToImport[] = [];
  const tilesets = new Map<string, string>();
  const finder = makeFileFinder(picked);
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
    const file = await readPickedFile(result.value, (other) => finder.find(path, other));
    if (file.ok) read.push({ name, words: await collectFileMessages(file.value, name, host) });
    else if (file.fault.code === 'tileset-alone') tilesets.set(path, describeFileFault(file.fault));
    else if (container !== null && OTHER_CONTENT.has(file.fault.code)) others++;
    else setAside.push(describeFileFault(file.fault));
  }
  // A map may come before or after its tilesets.
  for (const [path, message] of tilesets) if (!finder.found.has(path)) setAside.push(message);
  if (others > 0)
    setAside.push(
      sayMany(others, '1 file holds no characters, cards or maps.', '{n} files hold no characters, cards or maps.'),
    );
  return read;
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
  /** Name of the archive or folder that contains the file. Null if the file was opened by itself. */
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
  let lastFolder = '';
  for (const file of files) {
    // The property is missing outside of browsers, for example in tests.
    const path = (file as { readonly webkitRelativePath?: string }).webkitRelativePath ?? '';
    const folder = path.split('/')[0] ?? '';
    lastFolder = folder;
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
  if (lastFolder !== '' && picked.length + faults.length === 0)
    faults.push({ code: 'nothing-inside', detail: '', file: lastFolder });
  return { picked, faults };
}

const SAMPLE_ROWS = 20;

/** Makes the side of an import that reads and saves the files. It runs in a worker if the browser has workers. */
export function makeImportServer() {
  let report: ImportReport = makeEmptyReport();
  let isStopped = false;

  return {
    /**
     * Imports files.
     * @param onto open part, for tables that do not name their part
     * @param askColumns asks the user for the meaning of a table's columns; receives the first rows and the number of
     * all rows
     * @param askWanted asks the user whether to save the content of an archive or folder
     * @param askRows asks the user which characters the rows mean
     */
    async run(
      files: readonly File[],
      onto: GeneralCardPart | null,
      onProgress: (progress: ImportProgress) => void,
      askColumns: (table: TextTable, rows: number, file: string) => Promise<readonly ColumnUse[] | null>,
      askWanted: (preview: ImportPreview) => Promise<boolean>,
      askRows: (rows: readonly DoubtfulRow[], file: string) => Promise<RowChoices>,
    ): Promise<ImportSummary> {
      report = await importFiles(files, IMPORT_REPOSITORIES, {
        onProgress,
        stopped: () => isStopped,
        onto,
        wanted: askWanted,
        columns: ({ headings, rows }, file) =>
          askColumns({ headings, rows: rows.slice(0, SAMPLE_ROWS) }, rows.length, file),
        which: askRows,
      });
      await rememberImport(report, nextTimestamp());
      return summarizeImport(report);
    },
    stop(): void {
      isStopped = true;
    },
    async undo(): Promise<boolean> {
      const isUndone = await undoImportedRecords(report, IMPORT_REPOSITORIES);
      if (isUndone) await forgetImport();
      return isUndone;
    },
    /** Replaces records that the user changed by hand with the versions from the file. */
    async take(ids: readonly string[]): Promise<boolean> {
      const characters = await takeTheirs(report.characters, ids, IMPORT_REPOSITORIES.characters);
      const cards = await takeTheirs(report.cards, ids, IMPORT_REPOSITORIES.cards);
      report = { ...report, characters: characters.all, cards: cards.all };
      await rememberImport(report, nextTimestamp());
      return characters.ok && cards.ok;
    },
  };
}

/** Replaces records that the user changed by hand with the versions from the file. Undo restores them. */
async function takeTheirs<Item extends { readonly id: string }>(
  came: SavedRecords<Item>,
  ids: readonly string[],
  repository: ImportRepository<Item>,
): Promise<{ readonly all: SavedRecords<Item>; readonly ok: boolean }> {
  const wanted = came.asked.filter(({ mine }) => ids.includes(mine.id));
  const records = await saveImportedRecords(
    wanted.map(({ theirs }) => theirs),
    repository,
  );
  const rest = came.asked.filter((each) => !wanted.includes(each));
  return {
    all: mergeSavedRecords({ ...came, asked: rest }, records),
    ok: records.fault === null && records.refused.length === 0,
  };
}

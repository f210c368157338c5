import { shortenToOneLine } from '../../plain/lenient';
import type { StoreFault } from '../../store/fault';
import { describeArchiveFault, describeEncoding, describeFileFault } from '../../text/import-text';
import { say, sayMany } from '../../text/say';
import { describeStoreFault } from '../storage/store-fault-text';
import { type ColumnsHost, collectFileMessages, type FileMessages } from './file-messages';
import { type ImportPreview, previewImport } from './import-preview';
import { type FileToImport, matchTables } from './match-tables';
import { type ParsedPickedFile, readPickedFile } from './parse-file';
import { type ImportedRecords, type ImportRepositories, NOTHING_IMPORTED, type SavedRecords } from './save-imported';
import { mergeImportedRecords, saveParsedFile } from './save-parsed-file';
import { listSelectedFiles, type SelectedFile } from './selected-files';

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

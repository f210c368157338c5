import type { DoubtfulRow, RowChoices } from '../../catalog/checklist/match';
import { type ColumnUse, headingsKey, restoreColumns } from '../../catalog/csv/columns';
import type { TextTable } from '../../catalog/csv/parse-csv';
import type { GeneralCardPart } from '../../catalog/general-cards/card';
import { ok } from '../../plain/result';
import { getSetting, putSetting } from '../../store/settings';
import { currentLanguage, say } from '../../text/say';
import { type CallFault, connectWorker } from '../worker-calls';
import type { ImportProgress, makeImportServer } from './import-files';
import { type ImportSummary, makeEmptyReport, summarizeImport } from './import-summary';
import type { ImportPreview } from './save-parsed-file';

/** Table with columns that the user must name. */
export interface ColumnsPrompt {
  readonly file: string;
  /** Headings and first rows of the table. */
  readonly table: TextTable;
  /** Total number of rows. */
  readonly rows: number;
  /** Meaning of each column: as last chosen for the same headings, else guessed. */
  readonly uses: readonly ColumnUse[];
  /** Answers the prompt. Null skips the file. */
  readonly answer: (uses: readonly ColumnUse[] | null) => void;
}

/** Preview of an import that the user must confirm. */
export interface PreviewPrompt {
  readonly preview: ImportPreview;
  readonly answer: (wanted: boolean) => void;
}

/** Rows of a list that fit several characters of the collection. */
export interface RowsPrompt {
  readonly file: string;
  readonly rows: readonly DoubtfulRow[];
  readonly answer: (chosen: RowChoices) => void;
}

export interface ImportScreen {
  readonly onProgress: (progress: ImportProgress) => void;
  readonly onTable: (asked: ColumnsPrompt) => void;
  readonly onForeseen: (asked: PreviewPrompt) => void;
  readonly onDoubt: (asked: RowsPrompt) => void;
}

/** Finished import. Call `end` when the user can no longer undo it. */
export interface FinishedImport {
  readonly summary: ImportSummary;
  /** Undoes the import. False if a write failed. */
  readonly undo: () => Promise<boolean>;
  /** Replaces characters that were changed by hand with the versions from the file. */
  readonly takeTheirs: (ids: readonly string[]) => Promise<boolean>;
  readonly end: () => void;
}

export interface RunningImport {
  readonly done: Promise<FinishedImport>;
  /** Stops the import. Records saved so far stay and can be undone. */
  readonly stop: () => void;
}

/** Time after which a stopped worker is terminated, because parsing a file cannot be interrupted. */
const STOP_TIMEOUT_MS = 1500;
/** Maximum time for parsing a file, three times as long as a phone needs for the largest collections. */
const PARSE_TIMEOUT_MS = 60_000;

/**
 * Runs an import in a worker, or in the page if the browser has no workers. With workers, the file parsers never load
 * in the page.
 * @param onto open part, for tables that do not name their part
 */
export function startImport(
  files: readonly File[],
  screen: ImportScreen,
  onto: GeneralCardPart | null = null,
): RunningImport {
  const worker = connectWorker<ReturnType<typeof makeImportServer>>(
    () => new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module', name: currentLanguage() }),
    async () => (await import('./import-files')).makeImportServer(),
  );
  /** Whether the worker may be terminated: it is reading, and nothing is written. */
  let isReading = true;

  async function run(): Promise<FinishedImport> {
    const result = await worker.call(
      'run',
      [
        files,
        onto,
        (progress) => {
          isReading = progress.isCancellable;
          screen.onProgress(progress);
        },
        (table, rows, file) => askColumns(table, rows, file, screen),
        (preview) => new Promise((answer) => screen.onForeseen({ preview, answer })),
        (rows, file) => new Promise((answer) => screen.onDoubt({ file, rows, answer })),
      ],
      {
        get timeout() {
          return isReading ? PARSE_TIMEOUT_MS : undefined;
        },
      },
    );
    isReading = false;
    if (!result.ok) {
      worker.stop();
      const done = async () => true;
      return { summary: summarizeFailure(result.fault), undo: done, takeTheirs: done, end: () => undefined };
    }
    const hasWorked = async (call: ReturnType<typeof worker.call<'undo' | 'take'>>): Promise<boolean> => {
      const worked = await call;
      return worked.ok && worked.value;
    };
    return {
      summary: result.value,
      undo: () => hasWorked(worker.call('undo', [])),
      takeTheirs: (ids) => hasWorked(worker.call('take', [ids])),
      end: worker.close,
    };
  }

  return {
    done: run(),
    stop() {
      void worker.call('stop', []);
      setTimeout(() => {
        if (isReading) worker.stop();
      }, STOP_TIMEOUT_MS);
    },
  };
}

async function askColumns(
  table: TextTable,
  rows: number,
  file: string,
  { onTable }: ImportScreen,
): Promise<readonly ColumnUse[] | null> {
  const key = `columns ${headingsKey(table.headings)}`;
  const before = await getSetting(key, ok);
  const uses = await new Promise<readonly ColumnUse[] | null>((answer) =>
    onTable({ file, table, rows, uses: restoreColumns(table.headings, before.ok ? before.value : null), answer }),
  );
  if (uses !== null) void putSetting(key, uses);
  return uses;
}

function summarizeFailure(fault: CallFault): ImportSummary {
  if (fault === 'stopped') return summarizeImport({ ...makeEmptyReport(), wasStopped: true });
  const message =
    fault === 'too-slow'
      ? say('Reading took too long, so Sidekick stopped. Nothing was imported.')
      : say('The import stopped. If the files are very large, import fewer at a time.');
  return summarizeImport({ ...makeEmptyReport(), setAside: [message] });
}

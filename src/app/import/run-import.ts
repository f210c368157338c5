import type { DoubtfulRow, RowChoices } from '../../catalog/checklist/match';
import { type ColumnUse, headingsKey, restoreColumns } from '../../catalog/csv/columns';
import type { TextTable } from '../../catalog/csv/parse-csv';
import type { GeneralCardPart } from '../../catalog/general-cards/card';
import { ok } from '../../plain/result';
import { getSetting, putSetting } from '../../store/settings';
import { currentLanguage, say } from '../../text/say';
import type { ImportProgress } from './import-files';
import type { ImportRequest, ImportResponse } from './import-server';
import { type ImportSummary, makeEmptyReport, summarizeImport } from './import-summary';
import type { ImportPreview } from './save-parsed-file';

/** Table whose columns the user must name. */
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

/** Time without a response after which a stopped worker is terminated, because parsing a file cannot be interrupted. */
const WORKER_TIMEOUT_MS = 1500;
/** Maximum time for parsing a file, three times as long as a phone needs for the largest collections. */
const PARSE_TIMEOUT_MS = 60_000;

/**
 * Runs an import in a worker, or in the page if the browser has no workers.
 * @param onto open part, for tables that do not name their part
 */
export function startImport(
  files: readonly File[],
  screen: ImportScreen,
  onto: GeneralCardPart | null = null,
): RunningImport {
  let finish!: (imported: FinishedImport) => void;
  const done = new Promise<FinishedImport>((resolve) => {
    finish = resolve;
  });
  let waiting: ((ok: boolean) => void) | null = null;
  let ended = false;
  let safe = true;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const link = connect(listen, () => {
    if (!ended)
      close({
        ...makeEmptyReport(),
        setAside: [say('The import stopped. If the files are very large, import fewer at a time.')],
      });
  });

  /** Restarts the timeout for one file. During parsing, nothing is written, so the worker may be terminated. */
  function wind(): void {
    clearTimeout(clock);
    if (!safe || !link.canEnd) return;
    clock = setTimeout(() => {
      if (!ended)
        close({
          ...makeEmptyReport(),
          setAside: [say('Reading took too long, so Sidekick stopped. Nothing was imported.')],
        });
    }, PARSE_TIMEOUT_MS);
  }

  function close(report: ReturnType<typeof makeEmptyReport>): void {
    ended = true;
    clearTimeout(clock);
    link.end();
    finish({
      summary: summarizeImport(report),
      undo: async () => true,
      takeTheirs: async () => true,
      end: () => undefined,
    });
  }

  function ask(question: ImportRequest): Promise<boolean> {
    return new Promise((resolve) => {
      waiting = resolve;
      link.send(question);
    });
  }

  function listen(answer: ImportResponse): void {
    // The timeout does not run while the user answers a question.
    clearTimeout(clock);
    switch (answer.tell) {
      case 'progress':
        safe = answer.progress.isCancellable;
        wind();
        screen.onProgress(answer.progress);
        return;
      case 'columns':
        void askColumns(answer);
        return;
      case 'foreseen':
        screen.onForeseen({
          preview: answer.foreseen,
          answer: (wanted) => {
            wind();
            link.send({ ask: 'wanted', wanted });
          },
        });
        return;
      case 'rows':
        screen.onDoubt({
          file: answer.file,
          rows: answer.rows,
          answer: (chosen) => {
            wind();
            link.send({ ask: 'rows', chosen });
          },
        });
        return;
      case 'done':
        ended = true;
        finish({
          summary: answer.summary,
          undo: () => ask({ ask: 'undo' }),
          takeTheirs: (ids) => ask({ ask: 'take', ids }),
          end: link.end,
        });
        return;
      case 'undone':
      case 'taken':
        waiting?.(answer.ok);
        return;
    }
  }

  async function askColumns({ table, rows, file }: Extract<ImportResponse, { tell: 'columns' }>): Promise<void> {
    const key = `columns ${headingsKey(table.headings)}`;
    const before = await getSetting(key, ok);
    screen.onTable({
      file,
      table,
      rows,
      uses: restoreColumns(table.headings, before.ok ? before.value : null),
      answer: (uses) => {
        if (uses !== null) void putSetting(key, uses);
        wind();
        link.send({ ask: 'columns', uses });
      },
    });
  }

  link.send({ ask: 'import', files, onto });
  wind();
  return {
    done,
    stop() {
      link.send({ ask: 'stop' });
      setTimeout(() => {
        if (!ended && safe && link.canEnd) close({ ...makeEmptyReport(), wasStopped: true });
      }, WORKER_TIMEOUT_MS);
    },
  };
}

interface Link {
  readonly send: (question: ImportRequest) => void;
  readonly end: () => void;
  readonly canEnd: boolean;
}

/** Connects to the import server. With workers, the file parsers never load in the page. */
function connect(listen: (answer: ImportResponse) => void, broken: () => void): Link {
  if (typeof Worker === 'undefined') {
    const server = import('./import-server').then(({ makeImportServer }) => makeImportServer(listen));
    return { send: (question) => void server.then((ask) => ask(question)), end: () => undefined, canEnd: false };
  }
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), {
    type: 'module',
    name: currentLanguage(),
  });
  worker.onmessage = ({ data }: MessageEvent<ImportResponse>) => listen(data);
  worker.onerror = broken;
  return { send: (question) => worker.postMessage(question), end: () => worker.terminate(), canEnd: true };
}

import { type ColumnUse, headingsKey, restoreColumns } from '../../catalog/csv/columns';
import type { TextTable } from '../../catalog/csv/parse-csv';
import type { GeneralPart } from '../../catalog/general-cards/card';
import { ok } from '../../plain/result';
import { getSetting, putSetting } from '../../store/settings';
import { say, spokenLanguage } from '../../text/say';
import type { Foreseen } from './foreseen';
import type { ImportProgress } from './import-files';
import type { DoubtfulRow, RowsChosen } from './rows-asked';
import type { ImportAsk, ImportTell } from './server';
import { emptyReport, type ImportSummary, summaryOf } from './summary';

/** Table whose columns the user must name. */
export interface TableAsked {
  readonly file: string;
  /** Only the first rows. */
  readonly table: TextTable;
  /** Total number of rows. */
  readonly rows: number;
  /** As chosen for such a table before, else as guessed. */
  readonly uses: readonly ColumnUse[];
  /** Null skips the file. */
  readonly answer: (uses: readonly ColumnUse[] | null) => void;
}

/** Preview of an import that the user must confirm. */
export interface ForeseenAsked {
  readonly foreseen: Foreseen;
  readonly answer: (wanted: boolean) => void;
}

/** Rows of a list that may mean several characters of the collection. */
export interface DoubtAsked {
  readonly file: string;
  readonly rows: readonly DoubtfulRow[];
  readonly answer: (chosen: RowsChosen) => void;
}

export interface ImportScreen {
  readonly onProgress: (progress: ImportProgress) => void;
  readonly onTable: (asked: TableAsked) => void;
  readonly onForeseen: (asked: ForeseenAsked) => void;
  readonly onDoubt: (asked: DoubtAsked) => void;
}

/** Finished import. It stays available until `end`, because only it can be undone. */
export interface Imported {
  readonly summary: ImportSummary;
  /** False if a write failed. */
  readonly undo: () => Promise<boolean>;
  /** Takes the file's version of characters that were changed by hand. */
  readonly take: (ids: readonly string[]) => Promise<boolean>;
  readonly end: () => void;
}

export interface RunningImport {
  readonly done: Promise<Imported>;
  /** Stops the import. Records saved so far stay and can be undone. */
  readonly stop: () => void;
}

/** Parsing a file cannot be interrupted, so a worker that is silent this long is terminated. */
const PATIENCE_MS = 1500;
/** Maximum time for parsing a file. The largest collections take a phone a third of it. */
const MOST_READING_MS = 60_000;

/**
 * Runs an import in a worker if there are any, else here.
 * @param onto open part, for tables that do not name their part
 */
export function startImport(
  files: readonly File[],
  screen: ImportScreen,
  onto: GeneralPart | null = null,
): RunningImport {
  let finish!: (imported: Imported) => void;
  const done = new Promise<Imported>((resolve) => {
    finish = resolve;
  });
  let waiting: ((ok: boolean) => void) | null = null;
  let ended = false;
  let safe = true;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const link = connect(listen, () => {
    if (!ended)
      close({
        ...emptyReport(),
        setAside: [say('The import stopped. If the files are very large, import fewer at a time.')],
      });
  });

  /** Restarts the timeout for one file. Nothing is written during parsing, so the worker may be terminated. */
  function wind(): void {
    clearTimeout(clock);
    if (!safe || !link.canEnd) return;
    clock = setTimeout(() => {
      if (!ended)
        close({
          ...emptyReport(),
          setAside: [say('Reading took too long, so Sidekick stopped. Nothing was imported.')],
        });
    }, MOST_READING_MS);
  }

  function close(report: ReturnType<typeof emptyReport>): void {
    ended = true;
    clearTimeout(clock);
    link.end();
    finish({ summary: summaryOf(report), undo: async () => true, take: async () => true, end: () => undefined });
  }

  function ask(question: ImportAsk): Promise<boolean> {
    return new Promise((resolve) => {
      waiting = resolve;
      link.send(question);
    });
  }

  function listen(answer: ImportTell): void {
    // Questions for the user have no timeout.
    clearTimeout(clock);
    switch (answer.tell) {
      case 'progress':
        safe = answer.progress.safe;
        wind();
        screen.onProgress(answer.progress);
        return;
      case 'columns':
        void askColumns(answer);
        return;
      case 'foreseen':
        screen.onForeseen({
          foreseen: answer.foreseen,
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
          take: (ids) => ask({ ask: 'take', ids }),
          end: link.end,
        });
        return;
      case 'undone':
      case 'taken':
        waiting?.(answer.ok);
        return;
    }
  }

  async function askColumns({ table, rows, file }: Extract<ImportTell, { tell: 'columns' }>): Promise<void> {
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
        if (!ended && safe && link.canEnd) close({ ...emptyReport(), stopped: true });
      }, PATIENCE_MS);
    },
  };
}

interface Link {
  readonly send: (question: ImportAsk) => void;
  readonly end: () => void;
  readonly canEnd: boolean;
}

/** Connects to the import server. With workers, the file parsers never load in the page. */
function connect(listen: (answer: ImportTell) => void, broken: () => void): Link {
  if (typeof Worker === 'undefined') {
    const server = import('./server').then(({ makeImportServer }) => makeImportServer(listen));
    return { send: (question) => void server.then((ask) => ask(question)), end: () => undefined, canEnd: false };
  }
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module', name: spokenLanguage() });
  worker.onmessage = ({ data }: MessageEvent<ImportTell>) => listen(data);
  worker.onerror = broken;
  return { send: (question) => worker.postMessage(question), end: () => worker.terminate(), canEnd: true };
}

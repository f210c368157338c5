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

/** A table of which a person is to say what its columns are. */
export interface TableAsked {
  readonly file: string;
  /** The first rows. */
  readonly table: TextTable;
  /** How many rows there are in all. */
  readonly rows: number;
  /** As chosen for such a table before, else as guessed. */
  readonly uses: readonly ColumnUse[];
  /** Null leaves the file. */
  readonly answer: (uses: readonly ColumnUse[] | null) => void;
}

/** What an import would do, of which a person is to say whether it is wanted. */
export interface ForeseenAsked {
  readonly foreseen: Foreseen;
  readonly answer: (wanted: boolean) => void;
}

/** Rows of a list that may mean several figures of the collection. */
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

/** An import that ended; it lives until `end`, for it alone can be taken back. */
export interface Imported {
  readonly summary: ImportSummary;
  /** False where the disk refused. */
  readonly undo: () => Promise<boolean>;
  /** Takes the file's version of these characters, which were changed by hand. */
  readonly take: (ids: readonly string[]) => Promise<boolean>;
  readonly end: () => void;
}

export interface RunningImport {
  readonly done: Promise<Imported>;
  /** Ends it where it stands: what was kept stays, and can be taken back. */
  readonly stop: () => void;
}

/** Reading one file cannot be broken off; a worker that does not answer for so long is ended with it. */
const PATIENCE_MS = 1500;
/** A file that takes so long to read is none that anybody needs; the largest collections take a phone a third of it. */
const MOST_READING_MS = 60_000;

/**
 * Runs an import in a worker where there are any, else here.
 * @param onto the part that is open, for tables that do not say what they hold
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

  /** Begins the time anew that one file may take: while it is read nothing is written, so the worker may be ended. */
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
    // What a person is asked takes as long as it takes.
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

/** The readers of files load in the worker, never on the screen's thread where there are workers. */
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

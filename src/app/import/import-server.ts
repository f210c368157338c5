import type { DoubtfulRow, RowChoices } from '../../catalog/checklist/match';
import type { ColumnUse } from '../../catalog/csv/columns';
import type { TextTable } from '../../catalog/csv/parse-csv';
import type { GeneralCardPart } from '../../catalog/general-cards/card';
import { nextTimestamp } from '../../store/timestamp';
import { type ImportProgress, importFiles } from './import-files';
import { type ImportReport, type ImportSummary, makeEmptyReport, summarizeImport } from './import-summary';
import { forgetImport, rememberImport } from './last-import';
import {
  IMPORT_REPOSITORIES,
  type ImportRepository,
  mergeSavedRecords,
  type SavedRecords,
  saveImportedRecords,
  undoImportedRecords,
} from './save-imported';
import type { ImportPreview } from './save-parsed-file';

/** Message from the screen to a running import. */
export type ImportRequest =
  | { readonly ask: 'import'; readonly files: readonly File[]; readonly onto: GeneralCardPart | null }
  | { readonly ask: 'stop' }
  | { readonly ask: 'columns'; readonly uses: readonly ColumnUse[] | null }
  /** Answer of the user: whether to save the content of an archive or folder. */
  | { readonly ask: 'wanted'; readonly wanted: boolean }
  | { readonly ask: 'rows'; readonly chosen: RowChoices }
  | { readonly ask: 'undo' }
  /** Replaces records that the user changed by hand with the versions from the file. */
  | { readonly ask: 'take'; readonly ids: readonly string[] };

export type ImportResponse =
  | { readonly tell: 'progress'; readonly progress: ImportProgress }
  | { readonly tell: 'columns'; readonly table: TextTable; readonly rows: number; readonly file: string }
  | { readonly tell: 'foreseen'; readonly foreseen: ImportPreview }
  | { readonly tell: 'rows'; readonly rows: readonly DoubtfulRow[]; readonly file: string }
  | { readonly tell: 'done'; readonly summary: ImportSummary }
  | { readonly tell: 'undone'; readonly ok: boolean }
  | { readonly tell: 'taken'; readonly ok: boolean };

const SAMPLE_ROWS = 20;

/** Makes the side of an import that reads and saves the files. It runs in a worker if the browser has workers. */
export function makeImportServer(tell: (answer: ImportResponse) => void): (ask: ImportRequest) => void {
  let stopped = false;
  let report: ImportReport | null = null;
  let answer: ((uses: readonly ColumnUse[] | null) => void) | null = null;
  let decide: ((wanted: boolean) => void) | null = null;
  let choose: ((chosen: RowChoices) => void) | null = null;

  async function run(files: readonly File[], onto: GeneralCardPart | null): Promise<void> {
    report = await importFiles(files, IMPORT_REPOSITORIES, {
      onProgress: (progress) => tell({ tell: 'progress', progress }),
      stopped: () => stopped,
      onto,
      wanted: (foreseen) =>
        new Promise((resolve) => {
          decide = resolve;
          tell({ tell: 'foreseen', foreseen });
        }),
      columns: ({ headings, rows }, file) =>
        new Promise((resolve) => {
          answer = resolve;
          const sample = { headings, rows: rows.slice(0, SAMPLE_ROWS) };
          tell({ tell: 'columns', table: sample, rows: rows.length, file });
        }),
      which: (rows, file) =>
        new Promise((resolve) => {
          choose = resolve;
          tell({ tell: 'rows', rows, file });
        }),
    });
    await rememberImport(report, nextTimestamp());
    tell({ tell: 'done', summary: summarizeImport(report) });
  }

  async function take(ids: readonly string[]): Promise<void> {
    if (report === null) return;
    const characters = await takeTheirs(report.characters, ids, IMPORT_REPOSITORIES.characters);
    const cards = await takeTheirs(report.cards, ids, IMPORT_REPOSITORIES.cards);
    report = { ...report, characters: characters.all, cards: cards.all };
    await rememberImport(report, nextTimestamp());
    tell({ tell: 'taken', ok: characters.ok && cards.ok });
  }

  return (ask) => {
    switch (ask.ask) {
      case 'import':
        void run(ask.files, ask.onto);
        return;
      case 'stop':
        stopped = true;
        answer?.(null);
        decide?.(false);
        choose?.([]);
        return;
      case 'wanted':
        decide?.(ask.wanted);
        decide = null;
        return;
      case 'columns':
        answer?.(ask.uses);
        answer = null;
        return;
      case 'rows':
        choose?.(ask.chosen);
        choose = null;
        return;
      case 'undo':
        void undoImportedRecords(report ?? makeEmptyReport(), IMPORT_REPOSITORIES).then(async (ok) => {
          if (ok) await forgetImport();
          tell({ tell: 'undone', ok });
        });
        return;
      case 'take':
        void take(ask.ids);
        return;
    }
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

import type { ColumnUse } from '../../../catalog/csv/columns';
import type { TextTable } from '../../../catalog/csv/parse';
import { SHELVES } from '../shelves';
import { type ImportProgress, type ImportReport, importFiles } from './importFiles';
import { joinKept, keepImported, takeBackAll } from './keepImported';
import { emptyReport, type ImportSummary, summaryOf } from './summary';

/** What the screen asks of an import that runs. */
export type ImportAsk =
  | { readonly ask: 'import'; readonly files: readonly File[] }
  | { readonly ask: 'stop' }
  | { readonly ask: 'columns'; readonly uses: readonly ColumnUse[] | null }
  | { readonly ask: 'undo' }
  /** Of what was changed by hand: take the file's version of these. */
  | { readonly ask: 'take'; readonly ids: readonly string[] };

export type ImportTell =
  | { readonly tell: 'progress'; readonly progress: ImportProgress }
  | { readonly tell: 'columns'; readonly table: TextTable; readonly rows: number; readonly file: string }
  | { readonly tell: 'done'; readonly summary: ImportSummary }
  | { readonly tell: 'undone'; readonly ok: boolean }
  | { readonly tell: 'taken'; readonly ok: boolean };

const SAMPLE_ROWS = 20;

/** Runs one import, off the screen's thread where there is a worker. */
export function makeImportServer(tell: (answer: ImportTell) => void): (ask: ImportAsk) => void {
  let stopped = false;
  let report: ImportReport | null = null;
  let answer: ((uses: readonly ColumnUse[] | null) => void) | null = null;

  async function run(files: readonly File[]): Promise<void> {
    report = await importFiles(files, SHELVES, {
      onProgress: (progress) => tell({ tell: 'progress', progress }),
      stopped: () => stopped,
      columns: ({ headings, rows }, file) =>
        new Promise((resolve) => {
          answer = resolve;
          const sample = { headings, rows: rows.slice(0, SAMPLE_ROWS) };
          tell({ tell: 'columns', table: sample, rows: rows.length, file });
        }),
    });
    tell({ tell: 'done', summary: summaryOf(report) });
  }

  async function take(ids: readonly string[]): Promise<void> {
    if (report === null) return;
    const wanted = report.characters.asked.filter(({ mine }) => ids.includes(mine.id));
    const kept = await keepImported(
      wanted.map(({ theirs }) => theirs),
      SHELVES.characters,
    );
    const rest = report.characters.asked.filter((each) => !wanted.includes(each));
    // Theirs took the place of mine: undo brings mine back.
    report = { ...report, characters: joinKept({ ...report.characters, asked: rest }, kept) };
    tell({ tell: 'taken', ok: kept.fault === null && kept.refused.length === 0 });
  }

  return (ask) => {
    switch (ask.ask) {
      case 'import':
        void run(ask.files);
        return;
      case 'stop':
        stopped = true;
        answer?.(null);
        return;
      case 'columns':
        answer?.(ask.uses);
        answer = null;
        return;
      case 'undo':
        void takeBackAll(report ?? emptyReport(), SHELVES).then((ok) => tell({ tell: 'undone', ok }));
        return;
      case 'take':
        void take(ask.ids);
        return;
    }
  };
}

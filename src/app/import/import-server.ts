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

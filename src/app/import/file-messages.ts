import type { ColumnUse } from '../../catalog/csv/columns';
import type { TextTable } from '../../catalog/csv/parse-csv';
import type { GeneralCard, GeneralCardPart } from '../../catalog/general-cards/card';
import { readGeneralCardTable } from '../../catalog/general-cards/csv';
import type { Holding } from '../../catalog/holding';
import { type CsvReport, readCsvRows } from '../../catalog/units/csv';
import { shortenToOneLine } from '../../plain/lenient';
import {
  describeCardFault,
  describeInvalidRecord,
  describeRecordFix,
  describeSkippedRecord,
} from '../../text/import-text';
import { describeMapRefusal, describeMapWarning } from '../../text/map-text';
import { say } from '../../text/say';
import type { RowsHost } from './doubtful-rows';
import type { ParsedFile } from './parse-file';

/** Questions for the user while imported files are read. */
export interface ColumnsHost extends RowsHost {
  /** Asks for the meaning of a table's columns. The answer null skips the file. */
  readonly columns: (table: TextTable, file: string) => Promise<readonly ColumnUse[] | null>;
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
export async function collectFileMessages(read: ParsedFile, name: string, host: ColumnsHost): Promise<FileMessages> {
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

import { type FieldDifference, listCharacterDifferences } from '../../catalog/difference';
import { GENERAL_CARD_PARTS, isGeneralCard } from '../../catalog/general-cards/card';
import { listCardDifferences } from '../../catalog/general-cards/difference';
import { say, sayMany } from '../../text/say';
import { type ImportedRecords, NOTHING_IMPORTED } from './save-imported';

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

/** Kinds of imported records, as counted in reports. */
export const IMPORT_KINDS = [
  'characters',
  ...GENERAL_CARD_PARTS,
  'cards',
  'maps',
  'owned',
  'codes',
  'pictures',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Formats the number of records for each kind of record. */
export const KIND_COUNT_TEXT: Readonly<Record<ImportKind, (count: number) => string>> = {
  characters: (n) => sayMany(n, '1 character', '{n} characters'),
  feats: (n) => sayMany(n, '1 feat', '{n} feats'),
  objects: (n) => sayMany(n, '1 object', '{n} objects'),
  conditions: (n) => sayMany(n, '1 battlefield condition', '{n} battlefield conditions'),
  teams: (n) => sayMany(n, '1 team', '{n} teams'),
  others: (n) => sayMany(n, '1 other card', '{n} other cards'),
  cards: (n) => sayMany(n, '1 mission card', '{n} mission cards'),
  maps: (n) => sayMany(n, '1 map', '{n} maps'),
  owned: (n) => sayMany(n, '1 owned character', '{n} owned characters'),
  codes: (n) => sayMany(n, '1 linked code', '{n} linked codes'),
  pictures: (n) => sayMany(n, '1 picture', '{n} pictures'),
};

export interface ReportLines {
  readonly count: number;
  /** First lines of a section of the report. */
  readonly first: readonly string[];
}

/** Summary of an import, small enough for a screen whatever the size of the import. */
export interface ImportSummary {
  readonly counts: ImportCounts;
  readonly setAside: ReportLines;
  readonly mended: ReportLines;
  readonly leftOut: ReportLines;
  /** Characters and cards changed by hand that differ in the file. None of these was written. */
  readonly asked: readonly UndecidedChange[];
  /** All lines of the report, for saving the report to a file. */
  readonly fullText: string;
  /** Ids of added and changed characters. Null if there are too many. */
  readonly changed: readonly string[] | null;
  readonly stopped: boolean;
  /** Results of the first files. Empty for a single file. */
  readonly files: readonly FileResult[];
  readonly fileCount: number;
}

export interface FileResult {
  readonly name: string;
  readonly counts: ImportCounts;
}

/** Number of new, changed and identical records for each kind of record. */
export type ImportCounts = Readonly<
  Record<ImportKind, { readonly added: number; readonly replaced: number; readonly same: number }>
>;

export interface UndecidedChange {
  readonly id: string;
  readonly name: string;
  readonly differences: readonly FieldDifference[];
}

const LINES_SHOWN = 200;
const IDS_TOLD = 2000;

/** Returns the ids of one kind of record in a report. Cards are separated by part of the collection. */
export function listIdsByKind(
  report: ImportedRecords,
  kind: ImportKind,
): { readonly added: readonly string[]; readonly replaced: readonly string[]; readonly same: readonly string[] } {
  const part = GENERAL_CARD_PARTS.find((each) => each === kind);
  const of = part === undefined && kind !== 'cards' ? (kind as keyof ImportedRecords) : 'cards';
  const mine = (id: string) =>
    of !== 'cards' || (GENERAL_CARD_PARTS.find((each) => id.startsWith(`${each}/`)) ?? 'cards') === kind;
  const { added, replaced, same } = report[of];
  const before = (replaced as readonly { readonly id: string }[]).map(({ id }) => id);
  return { added: added.filter(mine), replaced: before.filter(mine), same: same.filter(mine) };
}

export function makeEmptyReport(): ImportReport {
  return { ...NOTHING_IMPORTED, setAside: [], mended: [], leftOut: [], wasStopped: false, files: [] };
}

export function summarizeImport(report: ImportReport): ImportSummary {
  const { added, replaced, asked } = report.characters;
  const ids = [...added, ...replaced.map(({ id }) => id)];
  const parts = [
    [say('Not imported: {count}', { count: report.setAside.length }), report.setAside],
    [say('Fixed automatically: {count}', { count: report.mended.length }), report.mended],
    [say('Left out: {count}', { count: report.leftOut.length }), report.leftOut],
  ] as const;
  return {
    counts: countsOf(report),
    setAside: linesOf(report.setAside),
    mended: linesOf(report.mended),
    leftOut: linesOf(report.leftOut),
    asked: [
      ...asked.map(({ mine, theirs }) => ({
        id: mine.id,
        name: mine.name,
        differences: listCharacterDifferences(mine, theirs),
      })),
      ...report.cards.asked.flatMap(({ mine, theirs }) =>
        isGeneralCard(mine) && isGeneralCard(theirs)
          ? [{ id: mine.id, name: mine.card.name, differences: listCardDifferences(mine, theirs) }]
          : [],
      ),
    ],
    fullText: parts.map(([title, lines]) => [title, ...lines].join('\n')).join('\n\n'),
    changed: ids.length > IDS_TOLD ? null : ids,
    stopped: report.wasStopped,
    files: report.files.slice(0, LINES_SHOWN).map(({ name, came }) => ({ name, counts: countsOf(came) })),
    fileCount: report.files.length,
  };
}

function countsOf(came: ImportedRecords): ImportCounts {
  return Object.fromEntries(
    IMPORT_KINDS.map((kind) => {
      const { added, replaced, same } = listIdsByKind(came, kind);
      return [kind, { added: added.length, replaced: replaced.length, same: same.length }];
    }),
  ) as ImportCounts;
}

function linesOf(lines: readonly string[]): ReportLines {
  return { count: lines.length, first: lines.slice(0, LINES_SHOWN) };
}

import type { ColumnUse } from '../../../catalog/csv/columns';
import type { TextTable } from '../../../catalog/csv/parse';
import { type Difference, differencesOf } from '../../../catalog/difference';
import { isShelfCard, SHELF_PARTS, type ShelfPart } from '../../../catalog/shelf/card';
import { differencesOfCards } from '../../../catalog/shelf/difference';
import { SHELVES } from '../shelves';
import { type ImportProgress, type ImportReport, importFiles } from './importFiles';
import { type ImportShelf, joinKept, type Kept, type KeptAll, keepImported, takeBackAll } from './keepImported';

/** What the screen asks of an import that runs. */
export type ImportAsk =
  | { readonly ask: 'import'; readonly files: readonly File[]; readonly onto: ShelfPart | null }
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

/** Kinds of things that come in, as they are counted. */
export const IMPORT_KINDS = ['characters', ...SHELF_PARTS, 'cards', 'maps', 'owned'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export interface Lines {
  readonly count: number;
  /** The first of them. */
  readonly first: readonly string[];
}

/** A report small enough for a screen, whatever the import was. */
export interface ImportSummary {
  readonly counts: Readonly<
    Record<ImportKind, { readonly added: number; readonly replaced: number; readonly same: number }>
  >;
  readonly setAside: Lines;
  readonly mended: Lines;
  readonly leftOut: Lines;
  /** Characters and cards changed by hand that the file tells differently; nothing of them was written. */
  readonly asked: readonly AskedChange[];
  /** Every line of the report, for a file. */
  readonly whole: string;
  /** Ids of the characters that changed; null: too many to tell. */
  readonly changed: readonly string[] | null;
  readonly stopped: boolean;
}

export interface AskedChange {
  readonly id: string;
  readonly name: string;
  readonly differences: readonly Difference[];
}

const LINES_SHOWN = 200;
const SAMPLE_ROWS = 20;
const IDS_TOLD = 2000;

/** Runs one import, off the screen's thread where there is a worker. */
export function makeImportServer(tell: (answer: ImportTell) => void): (ask: ImportAsk) => void {
  let stopped = false;
  let report: ImportReport | null = null;
  let answer: ((uses: readonly ColumnUse[] | null) => void) | null = null;

  async function run(files: readonly File[], onto: ShelfPart | null): Promise<void> {
    report = await importFiles(files, SHELVES, {
      onProgress: (progress) => tell({ tell: 'progress', progress }),
      stopped: () => stopped,
      onto,
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
    const characters = await takeTheirs(report.characters, ids, SHELVES.characters);
    const cards = await takeTheirs(report.cards, ids, SHELVES.cards);
    report = { ...report, characters: characters.all, cards: cards.all };
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

/** Theirs take the place of mine: undo brings mine back. */
async function takeTheirs<Item extends { readonly id: string }>(
  came: Kept<Item>,
  ids: readonly string[],
  shelf: ImportShelf<Item>,
): Promise<{ readonly all: Kept<Item>; readonly ok: boolean }> {
  const wanted = came.asked.filter(({ mine }) => ids.includes(mine.id));
  const kept = await keepImported(
    wanted.map(({ theirs }) => theirs),
    shelf,
  );
  const rest = came.asked.filter((each) => !wanted.includes(each));
  return {
    all: joinKept({ ...came, asked: rest }, kept),
    ok: kept.fault === null && kept.refused.length === 0,
  };
}

/** What came of one kind; cards are told apart by the shelf that they lie on. */
function keptOf(
  report: ImportReport,
  kind: ImportKind,
): Pick<Kept<{ readonly id: string }>, 'added' | 'replaced' | 'same'> {
  const part = SHELF_PARTS.find((each) => each === kind);
  if (part === undefined && kind !== 'cards') return report[kind as keyof KeptAll];
  const mine = (id: string) => (SHELF_PARTS.find((each) => id.startsWith(`${each}/`)) ?? 'cards') === kind;
  const { added, replaced, same } = report.cards;
  return { added: added.filter(mine), replaced: replaced.filter(({ id }) => mine(id)), same: same.filter(mine) };
}

/** A report of nothing. */
export function emptyReport(): ImportReport {
  const none = { added: [], replaced: [], same: [], asked: [], refused: [], fault: null };
  return {
    characters: none,
    maps: none,
    cards: none,
    owned: none,
    setAside: [],
    mended: [],
    leftOut: [],
    stopped: false,
  };
}

/** A report as the screen shows it. */
export function summaryOf(report: ImportReport): ImportSummary {
  const counts = Object.fromEntries(
    IMPORT_KINDS.map((kind) => {
      const { added, replaced, same } = keptOf(report, kind);
      return [kind, { added: added.length, replaced: replaced.length, same: same.length }];
    }),
  ) as ImportSummary['counts'];
  const { added, replaced, asked } = report.characters;
  const ids = [...added, ...replaced.map(({ id }) => id)];
  const parts = [
    ['Set aside', report.setAside],
    ['Mended', report.mended],
    ['Left out', report.leftOut],
  ] as const;
  return {
    counts,
    setAside: linesOf(report.setAside),
    mended: linesOf(report.mended),
    leftOut: linesOf(report.leftOut),
    asked: [
      ...asked.map(({ mine, theirs }) => ({ id: mine.id, name: mine.name, differences: differencesOf(mine, theirs) })),
      ...report.cards.asked.flatMap(({ mine, theirs }) =>
        isShelfCard(mine) && isShelfCard(theirs)
          ? [{ id: mine.id, name: mine.card.name, differences: differencesOfCards(mine, theirs) }]
          : [],
      ),
    ],
    whole: parts.map(([title, lines]) => [`${title}: ${lines.length}`, ...lines].join('\n')).join('\n\n'),
    changed: ids.length > IDS_TOLD ? null : ids,
    stopped: report.stopped,
  };
}

function linesOf(lines: readonly string[]): Lines {
  return { count: lines.length, first: lines.slice(0, LINES_SHOWN) };
}

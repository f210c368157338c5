import type { Character } from '../../catalog/character';
import { type DoubtfulRow, makeRowCandidate, matchRows, type RowMatch } from '../../catalog/checklist/match';
import { type ChecklistRow, sumHoldings } from '../../catalog/checklist/rows';
import type { CsvReport } from '../../catalog/units/csv';
import { say, sayMany } from '../../text/say';
import type { ColumnsHost, FileMessages } from './import-files';
import type { ImportRepositories } from './save-imported';

export interface FileToImport {
  readonly name: string;
  readonly words: FileMessages;
}

/**
 * Matches each row of a table with a figure of the collection or of the selected files. Asks the user about ambiguous
 * rows.
 */
export async function matchTables(
  files: readonly FileToImport[],
  repositories: Pick<ImportRepositories, 'characters'>,
  host: Pick<ColumnsHost, 'which'>,
): Promise<readonly FileToImport[]> {
  const tables = files.some(
    ({ words: messages }) => messages.read.holds === 'rows' && (messages.read.report?.rows.length ?? 0) > 0,
  );
  if (!tables) return files;
  const stored = await repositories.characters.list();
  const catalog = new Map<string, Character>(stored.ok ? stored.value.items.map((each) => [each.id, each]) : []);
  for (const each of files.flatMap(charactersOf)) catalog.set(each.id, each);
  const settled: FileToImport[] = [];
  for (const { name, words } of files) {
    const { read } = words;
    if (read.holds !== 'rows' || read.report === null) settled.push({ name, words });
    else settled.push({ name, words: await settle(words, read.report, catalog, name, host) });
  }
  return settled;
}

function charactersOf({ words: { read } }: FileToImport): readonly Character[] {
  if (read.holds === 'characters') return read.report.characters;
  return read.holds === 'collection' ? read.report.parts.characters : [];
}

async function settle(
  messages: FileMessages,
  report: CsvReport,
  catalog: ReadonlyMap<string, Character>,
  file: string,
  host: Pick<ColumnsHost, 'which'>,
): Promise<FileMessages> {
  const matches = matchRows(report.rows, [...catalog.values()]);
  const doubts = listDoubtfulRows(report.rows, matches, catalog);
  const chosen = doubts.size === 0 ? [] : ((await host.which?.([...doubts.values()], file)) ?? []);
  const answers = new Map([...doubts.keys()].map((key, at) => [key, chosen[at] ?? null]));
  const owned: [ChecklistRow, string][] = [];
  const twins = new Set<string>();
  const [setAside, mended]: [string[], string[]] = [[], []];
  for (const [at, row] of report.rows.entries()) {
    const match = matches[at] as RowMatch;
    const id = match.is === 'sure' ? match.id : (answers.get(keyOf(row)) ?? row.made);
    if (id !== null) owned.push([row, id]);
    if (id !== null && row.made !== null && row.made !== id) {
      twins.add(row.made);
      mended.push(say('{record}: already in your collection. Its dial was not changed.', { record: row.record }));
    }
    if (id === null && row.count !== 0)
      setAside.push(
        match.is === 'unknown'
          ? say('{record}: not in your collection. Import the character first.', { record: row.record })
          : say('{record}: no character chosen.', { record: row.record }),
      );
  }
  return {
    read: {
      holds: 'rows',
      report: { ...report, characters: report.characters.filter(({ id }) => !twins.has(id)) },
      holdings: sumHoldings(owned),
    },
    setAside: [...messages.setAside, ...setAside],
    mended: [...messages.mended, ...mended],
    leftOut: [...messages.leftOut, ...listUnsavedFields(report.rows)],
  };
}

/** Lists messages about wanted counts, which are not saved, and about rows without a count. */
function listUnsavedFields(rows: readonly ChecklistRow[]): string[] {
  const silent = rows.filter(({ count, made }) => count === null && made === null).length;
  return [
    ...(silent > 0 ? [sayMany(silent, '1 row has no count.', '{n} rows have no count.')] : []),
    ...(rows.some(({ wants }) => wants) ? [say('How many you want is not saved, only how many you own.')] : []),
  ];
}

/** Returns a key for grouping identical rows, so the user is asked about them once. */
function keyOf({ code, name, set, number, points, rank }: ChecklistRow): string {
  return JSON.stringify([code, name, set, number, points, rank]);
}

/**
 * Lists the rows to ask the user about. Skips rows without owned copies. Also skips rows with their own dial, which
 * make a new character unless the match is certain.
 */
function listDoubtfulRows(
  rows: readonly ChecklistRow[],
  matches: readonly RowMatch[],
  catalog: ReadonlyMap<string, Character>,
): ReadonlyMap<string, DoubtfulRow> {
  const doubts = new Map<string, DoubtfulRow>();
  for (const [at, row] of rows.entries()) {
    const match = matches[at] as RowMatch;
    if (match.is !== 'doubtful' || row.made !== null || !row.count) continue;
    const candidates = match.candidates.flatMap((id) => {
      const each = catalog.get(id);
      return each === undefined ? [] : [makeRowCandidate(each)];
    });
    doubts.set(keyOf(row), { name: row.name || row.code, says: saysOf(row), candidates });
  }
  return doubts;
}

function saysOf({ set, number, points, rank, count }: ChecklistRow): string {
  return [
    `${set} ${number}`.trim(),
    points.length === 0 ? '' : say('{points} points', { points: points.join('/') }),
    rank,
    say('{count} owned', { count: count ?? 0 }),
  ]
    .filter((each) => each !== '')
    .join(' · ');
}

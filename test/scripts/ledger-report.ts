import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOKS, ENTRIES } from '../../src/book';
import type { Entry } from '../../src/book/entry';
import { listStandings } from '../../src/book/ledger/standings';
import { STANDING_KINDS, type Standing } from '../../src/book/standing';
import { parseCases } from '../../src/notation/cases';
import { EDITION_IDS } from '../../src/rules';
import { TEAM_CASES } from '../editions/team-cases';
import { type CitingCase, listCarryingActions, listLedgerFaults, makeCitingCase } from './ledger-cases';

const CASES = join(import.meta.dirname, '../cases');

/** Reads the cases of the project: its folder, and the team cases, whose names are data of one edition. */
export function readOwnCases(): CitingCase[] {
  return [...readCasesBelow([CASES]), ...citingCases(TEAM_CASES, 'team-cases')];
}

/** Reads every valid case below the folders. `npm run rulings` reports invalid cases. */
export function readCasesBelow(folders: readonly string[]): CitingCase[] {
  return folders.flatMap((folder) => {
    if (!existsSync(folder)) throw new RangeError(`no folder ${folder}`);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yaml'));
    return files.flatMap((path) => citingCases(readFileSync(join(folder, path), 'utf8'), path));
  });
}

function citingCases(yaml: string, path: string): CitingCase[] {
  return parseCases(yaml, path, (id) => EDITION_IDS.some((known) => known === id)).flatMap((one) =>
    one.ok ? [makeCitingCase(one.value)] : [],
  );
}

export interface LedgerCount {
  readonly edition: string;
  readonly entries: number;
  /** Number of entries by what the app does about them, such as `answers`. An entry may count several times. */
  readonly by: Readonly<Record<(typeof STANDING_KINDS)[number], number>>;
  /** For each action on a screen, the number of entries that it carries out. The most frequent action comes first. */
  readonly actions: ReadonlyMap<string, number>;
  /** One line for each missing proof, for example `core-2008/walls: …`. */
  readonly missing: readonly string[];
  readonly incomplete: number;
}

/** Counts the ledger entries of each edition, in the order of the books. */
export function countLedgerEntries(
  cases: readonly CitingCase[],
  entries: readonly Entry[] = ENTRIES,
  findStandings: (entry: Entry) => readonly Standing[] = listStandings,
): LedgerCount[] {
  return BOOKS.map(({ edition }) => {
    const mine = entries.filter((entry) => entry.edition === edition);
    const wants = mine.map((entry) =>
      listLedgerFaults(entry, findStandings(entry), cases).map((want) => `${entry.id}: ${want}`),
    );
    const count = (doing: (typeof STANDING_KINDS)[number]) =>
      mine.filter((entry) => findStandings(entry).some((each) => each.doing === doing)).length;
    const by = Object.fromEntries(STANDING_KINDS.map((doing) => [doing, count(doing)])) as LedgerCount['by'];
    return {
      edition,
      entries: mine.length,
      by,
      // Counted on access, because it plays most cases.
      get actions() {
        const carriedOut = mine.filter((entry) => findStandings(entry).some((each) => each.doing === 'carries-out'));
        return countActions(carriedOut, cases);
      },
      missing: wants.flat(),
      incomplete: wants.filter((each) => each.length > 0).length,
    };
  });
}

function countActions(entries: readonly Entry[], cases: readonly CitingCase[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const action of entries.flatMap((entry) => listCarryingActions(entry, cases)))
    counts.set(action, (counts.get(action) ?? 0) + 1);
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}

const WIDTH = 14;

/** Prints the counts as a table. Then lists the actions that carry entries out, and the entries without a proof. */
export function printLedger(counted: readonly LedgerCount[]): string {
  const row = (first: string, cells: readonly (string | number)[]) =>
    first.padEnd(WIDTH) + cells.map((cell) => String(cell).padStart(WIDTH)).join('');
  const head = row('', ['entries', ...STANDING_KINDS, 'missing']);
  const rows = counted.map(({ edition, entries, by, incomplete }) =>
    row(edition, [entries, ...STANDING_KINDS.map((doing) => by[doing]), incomplete]),
  );
  const missing = counted.flatMap((each) =>
    each.missing.length === 0 ? [] : ['', `Missing in ${each.edition}:`, ...each.missing.map((line) => `  ${line}`)],
  );
  const carried = counted.flatMap(({ edition, actions }) =>
    actions.size === 0
      ? []
      : [`  ${edition}: ${[...actions].map(([action, count]) => `${action} ${count}`).join(', ')}`],
  );
  return [head, ...rows, '', 'Entries carried out by each action of a screen:', ...carried, ...missing].join('\n');
}

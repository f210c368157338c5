import { HINDERING } from '../../board/terrain';
import { findEntry, type Log, type LogEntry, listHistory, listNextEntries } from '../../game/log';
import { parseEntryFacts, validFacts } from '../../game/valid-facts';
import { parseSquare, squareName } from '../../grid/square';
import { printMixedNumber, ZERO } from '../../plain/fraction';
import { getOwnProperty } from '../../plain/get-own';
import { listTeamsInOrder, sumTeamPoints } from '../../table/allies';
import type { Fact } from '../../table/facts';
import { fold } from '../../table/fold/fold';
import type { Table } from '../../table/table';
import type { Tally } from '../../table/tally-kinds';
import { makeUniqueName } from '../../table/unique-name';
import { isHiddenMark } from '../../text/log/deed-facts';
import { type EntrySummary, summarizeEntry } from '../../text/log/entry-summary';
import { describeFact } from '../../text/log/fact-text';
import type { Naming } from '../../text/names/naming';
import { teamName } from '../../text/names/team';
import { say } from '../../text/say';
import { naming } from './naming';
import { makeReturnFacts } from './return-figure';

/** Log entry with its round and the side that had the turn. */
export interface LogLine {
  readonly entry: LogEntry;
  /** Round of the entry. 0 during setup. */
  readonly round: number;
  /** Side that had the turn. Null during setup. */
  readonly side: string | null;
  /** Whether the entry is after the cursor, so redo would restore it. */
  readonly undone: boolean;
  /** First entries of the other branches that start at the previous entry. */
  readonly others: readonly number[];
}

/** Lists the log entries of the current branch, oldest first. Entries after the cursor are marked as undone. */
export function listLogLines(log: Log): readonly LogLine[] {
  let round = 0;
  let side: string | null = null;
  let undone = log.cursor === null;
  return listHistory(log).map((entry) => {
    for (const fact of validFacts(entry)) if (fact.fact === 'turn') ({ round, side } = fact);
    const others = listNextEntries(log, entry.parent).filter((seq) => seq !== entry.seq);
    const line = { entry, round, side, undone, others };
    if (entry.seq === log.cursor) undone = true;
    return line;
  });
}

/** Counts the entries from one entry to the end of its newest branch, including the entry. */
export function countBranchEntries(log: Log, seq: number): number {
  let count = 0;
  for (
    let next: number | undefined = seq;
    next !== undefined && findEntry(log, next);
    next = listNextEntries(log, next).at(-1)
  )
    count++;
  return count;
}

/** Describes a time in the game: `Round 3, Ana`, or `Setup` before the first turn. */
export function describeTurn(round: number, side: string | null, names: Naming): string {
  return side === null ? say('Setup') : say('Round {round}, {side}', { round, side: names.side(side) });
}

export function describeLogTime(line: LogLine, names: Naming): string {
  return describeTurn(line.round, line.side, names);
}

/** Returns the names for the log. A piece has its name even while the cursor is before the entry in which it joined. */
export function makeLogNaming(log: Log): Naming {
  const joined = new Map<string, string>();
  const sides = new Map<string, string>();
  let mission = false;
  for (const entry of listHistory(log)) {
    for (const fact of validFacts(entry)) {
      if (fact.fact === 'joined' || fact.fact === 'sidelined') {
        joined.delete(fact.piece);
        joined.set(fact.piece, makeUniqueName(fact.character.name, new Set(joined.values())));
      }
      if (fact.fact === 'carded') mission = true;
      if (fact.fact === 'began') for (const player of fact.players) sides.set(player.side, player.name);
    }
  }
  const now = naming();
  const names = {
    ...now,
    piece: (id: string) => log.table.figures.get(id)?.name ?? joined.get(id) ?? id,
    side: (side: string) => sides.get(side) ?? side,
  };
  return mission ? { ...names, mission } : names;
}

/** Tallies that only the rules need, such as what a group or card can still do. Readers of the log do not need them. */
const HIDDEN_TALLIES: readonly Tally[] = ['mobilized', 'volley', 'struck'];

export function isShownInLog(fact: Fact | null): boolean {
  if (fact?.fact === 'used') return !isHiddenMark(fact);
  return fact?.fact !== 'tallied' || !HIDDEN_TALLIES.includes(fact.tally);
}

export function describeLogEntry(entry: LogEntry, names: Naming): string {
  const facts = parseEntryFacts(entry);
  const told = facts.filter(isShownInLog);
  // An entry with only hidden facts still describes itself.
  return (told.length > 0 ? told : facts).map((fact) => describeFact(fact, names)).join(' · ');
}

/** Summarizes a log entry for lists of entries. An entry with only hidden facts still describes itself. */
export function summarizeLogEntry(entry: LogEntry, names: Naming): EntrySummary {
  const facts = parseEntryFacts(entry);
  const told = facts.filter(isShownInLog);
  return summarizeEntry(told.length > 0 ? told : facts, names);
}

/** Prints the game up to the cursor as plain text: one line per entry, then the points. */
export function printGameLog(log: Log, name: string): string {
  const names = makeLogNaming(log);
  const lines = listLogLines(log)
    .filter((line) => !line.undone)
    .map((line) => `${describeLogTime(line, names)}: ${describeLogEntry(line.entry, names)}`);
  const points = log.table.players.map(
    ({ side, name: player }) => `${player} ${printMixedNumber(getOwnProperty(log.table.points, side) ?? ZERO)}`,
  );
  const together = listTeamsInOrder(
    log.table,
    log.table.players.map(({ side }) => side),
  ).flatMap((team) => {
    const [first] = team;
    if (first === undefined || team.length < 2) return [];
    const sum = printMixedNumber(sumTeamPoints(log.table.points, team));
    return [say('{players} together: {points} pts', { players: teamName(log.table, first), points: sum })];
  });
  const won = { points: points.join(', ') };
  const sum = names.mission ? say('Objective points: {points}', won) : say('Points: {points}', won);
  return [name, '', ...lines, '', sum, ...together, ''].join('\n');
}

/** Undo of one fact of an entry, while later entries stay. */
export interface FactReversal {
  /** Fact to undo. Null if this version cannot read the fact. */
  readonly fact: Fact | null;
  /** Facts that undo `fact`. Null if only a jump back in the log can undo it. */
  readonly reversal: readonly Fact[] | null;
  /** Name of the step that records the undo. The name prevents undoing the same fact twice. */
  readonly step: string;
  readonly isDone: boolean;
}

/** Returns for each fact of an entry how to undo it. Damage past the end of a dial is not restored. */
export function listFactReversals(log: Log, entry: LogEntry): readonly FactReversal[] {
  const active = listHistory(log).filter((each) => each.seq <= (log.cursor ?? 0));
  const steps = new Set(active.map((each) => each.step));
  let { table } = fold(active.filter((each) => each.seq < entry.seq).flatMap(validFacts));
  return parseEntryFacts(entry).map((fact, index) => {
    const before = table;
    if (fact !== null) table = fold([fact], table).table;
    const step = `take-back-${entry.tap ?? entry.seq}-${index}`;
    return {
      fact,
      reversal: fact && makeReversal(log, active, entry, fact, before, table),
      step,
      isDone: steps.has(step),
    };
  });
}

function makeReversal(
  log: Log,
  active: readonly LogEntry[],
  entry: LogEntry,
  fact: Fact,
  before: Table,
  after: Table,
): readonly Fact[] | null {
  switch (fact.fact) {
    case 'tokens':
    case 'tallied':
    case 'counted':
      return [{ ...fact, by: -fact.by }];
    case 'clicked': {
      const by = clickOf(before, fact.piece) - clickOf(after, fact.piece);
      if (by === 0 || log.table.figures.get(fact.piece)?.defeated !== false) return null;
      return [{ fact: 'clicked', piece: fact.piece, by, cause: by < 0 ? 'heal' : 'damage', from: null }];
    }
    case 'acted': {
      const since = active.filter((each) => each.seq >= entry.seq).flatMap(validFacts);
      const later = since.slice(since.indexOf(fact) + 1);
      // A new turn resets which figures have acted, so nothing is left to undo. Action tokens are separate facts.
      if (later.some((each) => each.fact === 'turn')) return null;
      const again = later.findLast((each) => each.fact === 'acted' && each.piece === fact.piece);
      const figure = before.figures.get(fact.piece);
      const last = again?.fact === 'acted' ? again.action : (figure?.lastAction ?? null);
      const acted = again !== undefined || figure?.actedThisTurn === true;
      return [{ fact: 'unacted', piece: fact.piece, last, acted }];
    }
    case 'destroyed': {
      const { what, at, debris } = fact;
      const clear = (name: string) => ((before.board?.terrain[parseSquare(name) ?? 0] ?? 0) & HINDERING) === 0;
      return log.table.board && before.board ? [{ fact: 'rebuilt', what, at, cleared: debris.filter(clear) }] : null;
    }
    case 'scored':
      return [{ ...fact, points: -fact.points }];
    case 'defeated': {
      const figure = log.table.figures.get(fact.piece);
      return figure?.defeated ? makeReturnFacts(log, figure) : null;
    }
    case 'placed': {
      const moved = active.some(
        (each) =>
          each.seq > entry.seq &&
          validFacts(each).some((other) => other.fact === 'placed' && other.piece === fact.piece),
      );
      if (moved || log.table.figures.get(fact.piece)?.defeated !== false) return null;
      const squares = (before.figures.get(fact.piece)?.squares ?? []).map(squareName);
      return [{ fact: 'placed', piece: fact.piece, squares, how: 'placed' }];
    }
    default:
      return null;
  }
}

function clickOf(table: Table, piece: string): number {
  return table.figures.get(piece)?.click ?? 0;
}

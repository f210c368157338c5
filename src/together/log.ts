import type { Log, LogEntry } from '../game/log';
import * as logs from '../game/log';
import { validFacts } from '../game/valid-facts';
import type { Opened, Sealed } from './codec';
import { openRedo, sawOf } from './doc';
import type { Line, Tap } from './lines';
import { isOn, liveTaps, type Reading } from './reading';
import { areAboutDecks, NOTHING_SEEN, type Sight, sightAfter, tapOf } from './secrets';

/** A shared game in the form of any other log: numbered entries with parents, a cursor and a tip. */
export interface Numbered {
  readonly entries: readonly LogEntry[];
  readonly cursor: number | null;
  readonly tip: number | null;
  /** Number of lines other than taps at that time: undo, redo, people, names, keys and settled conflicts. */
  readonly turned: number;
  /** Entries that this phone may learn more about, or already knows more about than their lines say. */
  readonly sealed: ReadonlySet<number>;
}

type Open = (tap: Tap) => Opened;

const asWritten: Open = ({ facts }) => ({ facts: facts as Opened['facts'], sealed: false });

/**
 * Converts the state of a shared game to numbered entries. Taps that count form one path; undone taps keep their
 * parent, and redo follows the cursor. Numbers may change when phones reconnect, so entries are identified by `tap`.
 * @param open reveals what this phone may know of a tap; by default facts are returned as written
 * @param before an earlier result for the same state; if only one tap was added, it is extended
 */
export function numbered(
  game: string,
  reading: Reading,
  open: Open = asWritten,
  before: Numbered | null = null,
): Numbered {
  const more = before && onward(game, reading, open, before);
  if (more) return more;
  const seqs = new Map<string | null, number>(reading.taps.map(({ id }, at) => [id, at + 1]));
  const parents = new Map(reading.after);
  const counted = liveTaps(reading).map(({ id }) => id);
  const path = [...counted];
  for (const id of openRedo(reading).toReversed())
    if ((seqs.get(id) ?? 0) > (seqs.get(path.at(-1) ?? null) ?? 0)) path.push(id);
  for (const [at, id] of path.entries()) parents.set(id, path[at - 1] ?? null);
  const seqOf = (id: string | null | undefined) => seqs.get(id ?? null) ?? null;
  const sealed = new Set<number>();
  const entries = reading.taps.map((tap, at) => {
    const opened = open(tap);
    if (opened.sealed) sealed.add(at + 1);
    return entryOf(game, reading, tap, opened.facts, at + 1, seqOf(parents.get(tap.id)));
  });
  const { turned } = reading;
  return { entries, cursor: seqOf(counted.at(-1)), tip: seqOf(path.at(-1)), turned, sealed };
}

/** Extends an earlier result by one tap at the end, which is the usual case. Null if more has changed. */
function onward(game: string, reading: Reading, open: Open, before: Numbered): Numbered | null {
  const { entries, cursor, tip, turned } = before;
  const tap = reading.taps.at(-1);
  if (!tap || turned !== reading.turned || reading.taps.length !== entries.length + 1 || cursor !== tip) return null;
  if (entries.at(-1)?.tap !== reading.taps.at(-2)?.id || !isOn(reading, tap.id)) return null;
  const seq = entries.length + 1;
  const opened = open(tap);
  const sealed = opened.sealed ? new Set([...before.sealed, seq]) : before.sealed;
  const entry = entryOf(game, reading, tap, opened.facts, seq, cursor);
  return { entries: [...entries, entry], cursor: seq, tip: seq, turned, sealed };
}

function entryOf(
  game: string,
  { people }: Reading,
  { id, by, at, step }: Tap,
  facts: Opened['facts'],
  seq: number,
  parent: number | null,
): LogEntry {
  const name = people.get(by)?.name;
  return { game, seq, parent, at, step, facts, tap: id, ...(name === undefined ? {} : { by: name }) };
}

/** Returns the number of the first entry that differs, or the number after the last entry if none does. */
export function firstDifferent(before: readonly LogEntry[], { entries, sealed }: Numbered): number {
  const at = entries.findIndex((entry, index) => {
    const other = before[index];
    // An entry taken over from an earlier result is unchanged.
    if (other === entry) return false;
    if (!other || other.parent !== entry.parent || other.tap !== entry.tap || other.by !== entry.by) return true;
    // Only sealed facts can change, when a key arrives.
    return sealed.has(entry.seq) && other.facts !== entry.facts && !areAlike(other.facts, entry.facts);
  });
  return at < 0 ? entries.length + 1 : at + 1;
}

function areAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Lists all entries of a log by number, including other branches. */
export function entriesOf(log: Log): LogEntry[] {
  const entries: LogEntry[] = [];
  for (let seq = 1; seq <= logs.lastSeq(log); seq++) {
    const entry = logs.findEntry(log, seq);
    if (entry) entries.push(entry);
  }
  return entries;
}

/** Updates the log of a shared game. Returns the same log if nothing changed. */
export function caughtUp(log: Log, now: Numbered): Log {
  const last = logs.lastSeq(log);
  const first = firstDifferent(entriesOf(log), now);
  if (first <= last || now.entries.length < last) return logs.makeLog(log.game, now.entries, now.cursor, now.tip).log;
  const more = now.entries.slice(last);
  if (more.length === 0 && log.cursor === now.cursor && log.tip === now.tip) return log;
  return logs.mergeEntries(log, more, now.cursor, now.tip);
}

/** Encrypts the facts of a tap, given what came before it. Also returns grants that must be written first. */
export type Seal = (sight: Sight, tap: string, stamp: { by: string; at: number }, facts: Opened['facts']) => Sealed;

/**
 * Converts a log with its branches to lines, for a game that becomes shared.
 * @param seal encrypts what only one side may know; by default facts are written as they are
 */
export function linesOfLog(log: Log, name: string, by: string, seal?: Seal): Line[] {
  const sights = new Map<number | null, Sight>([[null, NOTHING_SEEN]]);
  const told = (entry: LogEntry): Sealed => {
    const facts = validFacts(entry);
    const sight = sights.get(entry.parent) ?? NOTHING_SEEN;
    sights.set(entry.seq, sightAfter(sight, tapOf(entry), facts));
    if (!seal || !areAboutDecks(facts)) return { facts: entry.facts, grants: [] };
    return seal(sight, tapOf(entry), { by, at: entry.at }, facts);
  };
  const turns = new Map<string, number>();
  const lines: Line[] = [];
  let counted: readonly string[] = [];
  const stand = (wanted: readonly string[], at: number): void => {
    let same = 0;
    while (same < counted.length && counted[same] === wanted[same]) same++;
    const turned = [...counted.slice(same).reverse(), ...wanted.slice(same)];
    counted = wanted;
    if (turned.length === 0) return;
    const taps = turned.map((id) => {
      const times = (turns.get(id) ?? 0) + 1;
      turns.set(id, times);
      return { id, times };
    });
    lines.push({ line: 'turn', by, at, taps });
  };
  const idOf = (seq: number): string => {
    const entry = logs.findEntry(log, seq);
    return entry ? tapOf(entry) : '';
  };
  const pathTo = (seq: number | null): string[] => {
    const path: string[] = [];
    for (let at = seq; at !== null; at = logs.findEntry(log, at)?.parent ?? null) path.unshift(idOf(at));
    return path;
  };
  let before: number | null = null;
  for (let seq = 1; seq <= logs.lastSeq(log); seq++) {
    const entry = logs.findEntry(log, seq);
    if (!entry) continue;
    if (entry.parent !== before) stand(pathTo(entry.parent), entry.at);
    const { at, step } = entry;
    const { facts, grants } = told(entry);
    lines.push(...grants, {
      ...{ line: 'tap', by, at, id: idOf(seq), step, facts },
      saw: { [by]: lines.length + grants.length },
    });
    counted = [...counted, idOf(seq)];
    before = seq;
  }
  const end = lines.at(-1)?.at ?? 0;
  // Go to the tip, then undo step by step back to the cursor, so redo works as before.
  if (log.tip !== before) stand(pathTo(log.tip), end);
  for (let seq = log.tip; seq !== null && seq !== log.cursor; seq = logs.findEntry(log, seq)?.parent ?? null)
    stand(counted.slice(0, -1), end);
  lines.push({ line: 'named', by, at: end, name });
  return lines;
}

/**
 * Makes lines for entries that count but are missing in the document, because a backup added them. They go after all
 * existing lines.
 */
export function linesMissing(log: Log, reading: Reading, by: string, seal: Seal): Line[] {
  const counted = logs.history(log).slice(0, log.internals.folded.depth);
  const lines: Line[] = [];
  let sight = NOTHING_SEEN;
  for (const entry of counted) {
    const { at, step, tap } = entry;
    const facts = validFacts(entry);
    const id = tapOf(entry);
    if (tap === undefined || !reading.after.has(tap)) {
      const sealed = areAboutDecks(facts) ? seal(sight, id, { by, at }, facts) : { facts: entry.facts, grants: [] };
      lines.push(...sealed.grants, { line: 'tap', by, at, id, step, facts: sealed.facts, saw: sawOf(reading) });
    }
    sight = sightAfter(sight, id, facts);
  }
  return lines;
}

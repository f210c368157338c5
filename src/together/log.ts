import type { Log, LogEntry } from '../game/log';
import * as logs from '../game/log';
import { validFacts } from '../game/valid-facts';
import type { Opened, Sealed } from './codec';
import { openRedo, sawOf } from './doc';
import type { Line, Tap } from './lines';
import { isOn, liveTaps, type Reading } from './reading';
import { areAboutDecks, NOTHING_SEEN, type Sight, sightAfter, tapOf } from './secrets';

/** A shared game in the shape of any other: numbered entries, each after another, with a cursor and a tip. */
export interface Numbered {
  readonly entries: readonly LogEntry[];
  readonly cursor: number | null;
  readonly tip: number | null;
  /** How many lines had turned taps off or on, or named people, or given keys, when it was made. */
  readonly turned: number;
  /** Entries of which this phone may come to know more, or knows more than the lines say. */
  readonly sealed: ReadonlySet<number>;
}

type Open = (tap: Tap) => Opened;

const asWritten: Open = ({ facts }) => ({ facts: facts as Opened['facts'], sealed: false });

/**
 * What counts is one path; an undone tap hangs where it was done, and redo follows the cursor. An entry's number may change when phones meet
 * again: it is known by its `tap`.
 * @param open what this phone may know of a tap; left out: what the lines say
 * @param before what the same reading came to before its last lines: where these are one tap more, only that is looked at
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

/** One tap more at the end, and nothing turned: what nearly every step of a game is. */
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

/** From which number on entries differ from those before; one more than there are where none does. */
export function firstDifferent(before: readonly LogEntry[], { entries, sealed }: Numbered): number {
  const at = entries.findIndex((entry, index) => {
    const other = before[index];
    // What was numbered on from before is the same to the end.
    if (other === entry) return false;
    if (!other || other.parent !== entry.parent || other.tap !== entry.tap || other.by !== entry.by) return true;
    // A key may have come since it was written; other facts never change.
    return sealed.has(entry.seq) && other.facts !== entry.facts && !areAlike(other.facts, entry.facts);
  });
  return at < 0 ? entries.length + 1 : at + 1;
}

function areAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** All entries of a log by their numbers, those of other branches too. */
export function entriesOf(log: Log): LogEntry[] {
  const entries: LogEntry[] = [];
  for (let seq = 1; seq <= logs.lastSeq(log); seq++) {
    const entry = logs.findEntry(log, seq);
    if (entry) entries.push(entry);
  }
  return entries;
}

/** The log of a shared game after it changed; the same log where it did not. */
export function caughtUp(log: Log, now: Numbered): Log {
  const last = logs.lastSeq(log);
  const first = firstDifferent(entriesOf(log), now);
  if (first <= last || now.entries.length < last) return logs.makeLog(log.game, now.entries, now.cursor, now.tip).log;
  const more = now.entries.slice(last);
  if (more.length === 0 && log.cursor === now.cursor && log.tip === now.tip) return log;
  return logs.mergeEntries(log, more, now.cursor, now.tip);
}

/** Closes the facts of a tap by what was before it, with keys to be given first. */
export type Seal = (sight: Sight, tap: string, stamp: { by: string; at: number }, facts: Opened['facts']) => Sealed;

/**
 * The lines that make a game what a log holds, with its branches, for a game that is shared from here on.
 * @param seal closes what only a side may know; left out: the facts go as they are
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
  // To the tip, and from there back to the cursor step by step, so that redo leads where it led.
  if (log.tip !== before) stand(pathTo(log.tip), end);
  for (let seq = log.tip; seq !== null && seq !== log.cursor; seq = logs.findEntry(log, seq)?.parent ?? null)
    stand(counted.slice(0, -1), end);
  lines.push({ line: 'named', by, at: end, name });
  return lines;
}

/** The lines of what counts in a log and is not in its document, because a backup brought it: they come after all that is there. */
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

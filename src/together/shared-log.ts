import type { Log, LogEntry } from '../game/log';
import * as logs from '../game/log';
import { validFacts } from '../game/valid-facts';
import type { Fact } from '../table/facts';
import type { DecryptedFacts, SealedFacts } from './codec';
import { type DeckKnowledge, extendDeckKnowledge, mayContainSecrets, NO_DECK_KNOWLEDGE, tapIdOf } from './secret-facts';
import { countSeenLines, listRedoTaps } from './shared-doc';
import type { SharedLine, SharedTap } from './shared-line';
import { doesTapCount, listTapsThatCount, type SharedState } from './shared-state';

/** A shared game as a log: numbered entries with parents, a cursor and a tip. */
export interface NumberedLog {
  readonly entries: readonly LogEntry[];
  readonly cursor: number | null;
  readonly tip: number | null;
  /** Number of lines other than taps: undo, redo, people, names, keys and settled conflicts. */
  readonly changes: number;
  /** Numbers of entries with sealed facts, which this phone has decrypted or may decrypt later. */
  readonly sealed: ReadonlySet<number>;
}

type OpenTap = (tap: SharedTap) => DecryptedFacts;

const asWritten: OpenTap = ({ facts }) => ({ facts: facts as DecryptedFacts['facts'], sealed: false });

/**
 * Converts the state of a shared game to numbered entries. Taps that count form one path; undone taps keep their
 * parent, and redo follows the cursor. Numbers may change when phones reconnect, so entries are identified by `tap`.
 * @param open reveals what this phone may know of a tap; by default facts are returned as written
 * @param before an earlier result for the same state; if only one tap was added, it is extended
 */
export function toNumberedLog(
  game: string,
  reading: SharedState,
  open: OpenTap = asWritten,
  before: NumberedLog | null = null,
): NumberedLog {
  const more = before && extendByOneTap(game, reading, open, before);
  if (more) return more;
  const seqs = new Map<string | null, number>(reading.taps.map(({ id }, at) => [id, at + 1]));
  const parents = new Map(reading.parents);
  const counted = listTapsThatCount(reading).map(({ id }) => id);
  const path = [...counted];
  for (const id of listRedoTaps(reading).toReversed())
    if ((seqs.get(id) ?? 0) > (seqs.get(path.at(-1) ?? null) ?? 0)) path.push(id);
  for (const [at, id] of path.entries()) parents.set(id, path[at - 1] ?? null);
  const seqOf = (id: string | null | undefined) => seqs.get(id ?? null) ?? null;
  const sealed = new Set<number>();
  const entries = reading.taps.map((tap, at) => {
    const facts = open(tap);
    if (facts.sealed) sealed.add(at + 1);
    return makeEntry(game, reading, tap, facts.facts, at + 1, seqOf(parents.get(tap.id)));
  });
  const { changes } = reading;
  return { entries, cursor: seqOf(counted.at(-1)), tip: seqOf(path.at(-1)), changes, sealed };
}

/** Extends an earlier result by one tap at the end, which is the usual case. Null if anything else changed. */
function extendByOneTap(game: string, reading: SharedState, open: OpenTap, before: NumberedLog): NumberedLog | null {
  const { entries, cursor, tip, changes } = before;
  const tap = reading.taps.at(-1);
  if (!tap || changes !== reading.changes || reading.taps.length !== entries.length + 1 || cursor !== tip) return null;
  if (entries.at(-1)?.tap !== reading.taps.at(-2)?.id || !doesTapCount(reading, tap.id)) return null;
  const seq = entries.length + 1;
  const facts = open(tap);
  const sealed = facts.sealed ? new Set([...before.sealed, seq]) : before.sealed;
  const entry = makeEntry(game, reading, tap, facts.facts, seq, cursor);
  return { entries: [...entries, entry], cursor: seq, tip: seq, changes, sealed };
}

function makeEntry(
  game: string,
  { people }: SharedState,
  { id, by, at, step }: SharedTap,
  facts: DecryptedFacts['facts'],
  seq: number,
  parent: number | null,
): LogEntry {
  const name = people.get(by)?.name;
  return { game, seq, parent, at, step, facts, tap: id, ...(name === undefined ? {} : { by: name }) };
}

/** Returns the number of the first entry that differs, or the number after the last entry if no entry differs. */
export function findFirstDifference(before: readonly LogEntry[], { entries, sealed }: NumberedLog): number {
  const at = entries.findIndex((entry, index) => {
    const other = before[index];
    // Entries reused from the previous result are unchanged.
    if (other === entry) return false;
    if (!other || other.parent !== entry.parent || other.tap !== entry.tap || other.by !== entry.by) return true;
    // Facts never change, except sealed ones: they become readable when their key arrives.
    return sealed.has(entry.seq) && other.facts !== entry.facts && !areEqualJson(other.facts, entry.facts);
  });
  return at < 0 ? entries.length + 1 : at + 1;
}

function areEqualJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Lists all entries of a log by number, including other branches. */
export function listEntries(log: Log): LogEntry[] {
  const entries: LogEntry[] = [];
  for (let seq = 1; seq <= logs.lastSeq(log); seq++) {
    const entry = logs.findEntry(log, seq);
    if (entry) entries.push(entry);
  }
  return entries;
}

/** Updates the log of a shared game. Returns the same log if nothing changed. */
export function updateLog(log: Log, now: NumberedLog): Log {
  const last = logs.lastSeq(log);
  const first = findFirstDifference(listEntries(log), now);
  if (first <= last || now.entries.length < last) return logs.makeLog(log.game, now.entries, now.cursor, now.tip).log;
  const more = now.entries.slice(last);
  if (more.length === 0 && log.cursor === now.cursor && log.tip === now.tip) return log;
  return logs.mergeEntries(log, more, now.cursor, now.tip);
}

/** Encrypts the facts of a tap. Also returns the grants of keys that must be written first. */
export type FactSealer = (
  sight: DeckKnowledge,
  tap: string,
  stamp: { by: string; at: number },
  facts: readonly Fact[],
) => SealedFacts;

/**
 * Converts a log with its branches to lines, for a game that becomes shared.
 * @param seal encrypts what only one side may know; by default facts are written unencrypted
 */
export function convertLogToLines(log: Log, name: string, by: string, seal?: FactSealer): SharedLine[] {
  const sights = new Map<number | null, DeckKnowledge>([[null, NO_DECK_KNOWLEDGE]]);
  const told = (entry: LogEntry): SealedFacts => {
    const facts = validFacts(entry);
    const sight = sights.get(entry.parent) ?? NO_DECK_KNOWLEDGE;
    sights.set(entry.seq, extendDeckKnowledge(sight, tapIdOf(entry), facts));
    if (!seal || !mayContainSecrets(facts)) return { facts: entry.facts, grants: [] };
    return seal(sight, tapIdOf(entry), { by, at: entry.at }, facts);
  };
  const turns = new Map<string, number>();
  const lines: SharedLine[] = [];
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
    return entry ? tapIdOf(entry) : '';
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
  // The lines lead to the tip, then undo each step back to the cursor, so redo works as before.
  if (log.tip !== before) stand(pathTo(log.tip), end);
  for (let seq = log.tip; seq !== null && seq !== log.cursor; seq = logs.findEntry(log, seq)?.parent ?? null)
    stand(counted.slice(0, -1), end);
  lines.push({ line: 'named', by, at: end, name });
  return lines;
}

/**
 * Makes shared-game lines for log entries that are not undone and missing in the document, for example because a backup
 * was restored. The caller appends the lines.
 */
export function makeMissingLines(log: Log, reading: SharedState, by: string, seal: FactSealer): SharedLine[] {
  const counted = logs.listHistory(log).slice(0, log.internals.folded.depth);
  const lines: SharedLine[] = [];
  let sight = NO_DECK_KNOWLEDGE;
  for (const entry of counted) {
    const { at, step, tap } = entry;
    const facts = validFacts(entry);
    const id = tapIdOf(entry);
    if (tap === undefined || !reading.parents.has(tap)) {
      const sealed = mayContainSecrets(facts) ? seal(sight, id, { by, at }, facts) : { facts: entry.facts, grants: [] };
      lines.push(...sealed.grants, {
        line: 'tap',
        by,
        at,
        id,
        step,
        facts: sealed.facts,
        saw: countSeenLines(reading),
      });
    }
    sight = extendDeckKnowledge(sight, id, facts);
  }
  return lines;
}

import type { LogEntry } from '../game/log';
import { validFacts } from '../game/valid-facts';
import { isRecord } from '../plain/record';
import { parseEntry, parseGame } from './parse-record';
import type { GameRecord } from './records';

/**
 * Fixes an entry with unreadable facts: it stays in its place without facts, and later entries keep their parent. Null
 * if even its number is lost.
 */
export async function fixEntry(row: unknown): Promise<LogEntry | null> {
  if (!isRecord(row)) return null;
  const { game, seq, parent } = row;
  const place = parseEntry({ game, seq, parent, at: 0, step: 'lost', facts: [] });
  return place.ok ? place.value : null;
}

/**
 * Rebuilds a game heading from its valid fields, because one invalid field must not make the game's taps inaccessible.
 * `last` returns the number of a game's last entry.
 */
export async function fixGameHead(row: unknown, last: (id: string) => Promise<number>): Promise<GameRecord | null> {
  if (!isRecord(row) || typeof row.id !== 'string') return null;
  const seq = (await last(row.id)) || null;
  let mended: GameRecord = {
    id: row.id,
    name: '',
    created: 0,
    touched: 0,
    cursor: seq,
    tip: seq,
    edition: '',
    archived: false,
    deletedAt: null,
  };
  if (!parseGame(mended).ok) return null;
  for (const key of Object.keys(mended)) {
    const tried = parseGame({ ...mended, [key]: row[key] });
    if (tried.ok) mended = tried.value;
  }
  return mended;
}

/**
 * Builds the heading of a game that has entries but no valid heading. Uses the remains of the heading, or else the
 * first tap.
 */
export function makeHeadFromEntries(id: string, taps: readonly LogEntry[], left?: unknown): Promise<GameRecord | null> {
  const touched = taps.reduce((latest, { at }) => Math.max(latest, at), 0);
  const last = taps.reduce((most, { seq }) => Math.max(most, seq), 0);
  return fixGameHead(left ?? { id, ...began(taps), touched }, async () => last);
}

function began(taps: readonly LogEntry[]): object {
  for (const tap of taps) {
    for (const fact of validFacts(tap)) {
      if (fact.fact !== 'began') continue;
      const name = fact.players.map((player) => player.name).join(' – ');
      return { name, edition: fact.edition, created: tap.at };
    }
  }
  return {};
}

import { findEntry, type Log, type LogEntry } from '../../game/log';
import { validFacts } from '../../game/valid-facts';

/** A game without a tap for this long is not being played. */
const IDLE_MS = 30 * 60_000;

/**
 * Whether a game is in progress at `now` (epoch milliseconds): begun, not ended, and tapped recently. Unrelated notices
 * wait meanwhile.
 */
export function isGameInProgress(log: Log | null, now: number): boolean {
  return findCurrentEntry(log, now) !== null;
}

/** Whether a player is in the middle of a turn, or of an activation in a mission, at `now`. Nothing may interrupt. */
export function isMidTurn(log: Log | null, now: number): boolean {
  const entry = findCurrentEntry(log, now);
  // The step that passes the turn or ends an activation is a pause.
  return (
    !!entry && !validFacts(entry).some((fact) => fact.fact === 'turn' || (fact.fact === 'phase' && fact.piece === null))
  );
}

/** Returns the current entry of a game in progress. Null if none is. */
function findCurrentEntry(log: Log | null, now: number): LogEntry | null {
  if (!log || log.cursor === null) return null;
  const { ended, turn, phase } = log.table;
  if (ended || (turn === null && phase === null)) return null;
  const entry = findEntry(log, log.cursor);
  return entry && now - entry.at <= IDLE_MS ? entry : null;
}

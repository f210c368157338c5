import { findEntry, type Log, type LogEntry } from '../../game/log';
import { validFacts } from '../../game/valid-facts';

/** Time without a tap after which a game does not count as in progress. */
const IDLE_MS = 30 * 60_000;

/**
 * Whether a game is in progress at `now` (epoch milliseconds): begun, not ended, and tapped recently. Unrelated notices
 * are postponed during a game.
 */
export function isGameInProgress(log: Log | null, now: number): boolean {
  return findCurrentEntry(log, now) !== null;
}

/**
 * Whether a player is in the middle of a turn, or of an activation in a mission, at `now`. No notice may interrupt a
 * turn.
 */
export function isMidTurn(log: Log | null, now: number): boolean {
  const entry = findCurrentEntry(log, now);
  // Notices may appear after the step that ends a turn or an activation.
  return (
    !!entry && !validFacts(entry).some((fact) => fact.fact === 'turn' || (fact.fact === 'phase' && fact.piece === null))
  );
}

/** Returns the current log entry. Null if the game is not in progress. */
function findCurrentEntry(log: Log | null, now: number): LogEntry | null {
  if (!log || log.cursor === null) return null;
  const { ended, turn, phase } = log.table;
  if (ended || (turn === null && phase === null)) return null;
  const entry = findEntry(log, log.cursor);
  return entry && now - entry.at <= IDLE_MS ? entry : null;
}

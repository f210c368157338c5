import { findEntry, type Log, type LogEntry } from '../../game/log';
import { validFacts } from '../../game/valid-facts';

/** After so long without a tap a game is not being played. */
const LEFT_MS = 30 * 60_000;

/** Whether a game is on the table at `now` (epoch milliseconds), its first turn begun and its end not come: what is not of the game can wait. */
export function isPlayed(log: Log | null, now: number): boolean {
  return lastOf(log, now) !== null;
}

/** Whether somebody is in the middle of a turn or of a mission's activation at `now`: nothing may come between. */
export function isMidTurn(log: Log | null, now: number): boolean {
  const entry = lastOf(log, now);
  // A step that gave the turn to the next side, or ended an activation, is a moment between.
  return (
    !!entry && !validFacts(entry).some((fact) => fact.fact === 'turn' || (fact.fact === 'phase' && fact.piece === null))
  );
}

/** The step that a game under way stands at; null where none is under way. */
function lastOf(log: Log | null, now: number): LogEntry | null {
  if (!log || log.cursor === null) return null;
  const { ended, turn, phase } = log.table;
  if (ended || (turn === null && phase === null)) return null;
  const entry = findEntry(log, log.cursor);
  return entry && now - entry.at <= LEFT_MS ? entry : null;
}

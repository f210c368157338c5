import { entryOf, type Log } from '../game/log';

/** A game that nobody touched for so long is not being played. */
const LEFT_MS = 30 * 60_000;

/** Whether somebody is in the middle of a turn or of a mission's activation at `now` (epoch milliseconds): nothing may come between. */
export function isMidTurn(log: Log | null, now: number): boolean {
  if (!log || log.cursor === null) return false;
  const { ended, turn, phase } = log.table;
  if (ended || (turn === null && phase === null)) return false;
  const entry = entryOf(log, log.cursor);
  if (!entry || now - entry.at > LEFT_MS) return false;
  // A step that gave the turn to the next side, or ended an activation, is a moment between.
  return !entry.facts.some((fact) => fact.fact === 'turn' || (fact.fact === 'phase' && fact.piece === null));
}

import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import type { Citation } from '../answer';
import type { ScenarioReminder } from '../scenario';
import { isReminderDone, makeReminderDoneFact } from './scenarios';

/**
 * Lists reminders to turn event dials now, as their cards require. A dial turns one click unless its card differs ("If
 * not otherwise specified, once"). A dial begins on its green line, so the first round or turn does not turn the dial.
 * No dial turns past its red line.
 */
export function listEventDialReminders(table: Table, cite: Citation): ScenarioReminder[] {
  const { round, turn, players } = table;
  if (turn === null || table.ended !== null) return [];
  const opening = round === 1 && turn === players[0]?.side;
  return table.cards.flatMap(({ id: card, card: { dial }, click }): ScenarioReminder[] => {
    if (!dial?.turns) return [];
    const { by = 1, turns, clicks, ends } = dial;
    if (by < 0 ? click === 1 : ends && click === clicks.length) return [];
    const moment = {
      'round-begins': round > 1 ? `round ${round}` : null,
      'turn-begins': opening ? null : `round ${round}`,
      'turn-ends': `end of turn, round ${round}`,
      'knock-out': fallen(table) > 0 ? `knocked out ${fallen(table)}` : null,
    }[turns];
    const side = turns === 'turn-begins' || turns === 'turn-ends' ? turn : null;
    const due = { id: `${card}, ${moment}`, side };
    if (moment === null || isReminderDone(table, due)) return [];
    const facts: Fact[] = [{ fact: 'card-turned', card, by }, makeReminderDoneFact(due)];
    const phase = turns === 'turn-ends' ? 'end of turn' : turns === 'knock-out' ? null : 'beginning of turn';
    const none = { pieces: [], unsure: [], squares: [] };
    const ways = [{ way: 'turn', side: null, clicks: 0, facts }] as const;
    return [{ ...due, code: 'turn-dial', phase, cite, card, ...none, count: by, ways }];
  });
}

function fallen(table: Table): number {
  return [...table.figures.values()].filter(({ defeated }) => defeated).length;
}

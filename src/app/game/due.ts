import { createSignal } from 'solid-js';
import { applyFacts } from '../../query/resolve-deed';
import type { EndsDue, RestDue, TeamRollDue, TurnDue, UseDue } from '../../rules/due';
import type { DeedRuling } from '../../rules/ruleset';
import type { UseDeed } from '../../rules/table-deed';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { say } from '../../text/say';
import { describeOutcome, describeOutcomeShort, reminderTitle } from '../../text/screens/reminder-text';
import { toast } from '../messages';
import { showRuling } from './record';
import { game, give, naming, reasonsAgainst, record, rule, ruleset, undo } from './session';

/** Reminders that the player dismissed this turn. They are not part of the game and therefore not in the log. */
const [dismissed, setDismissed] = createSignal<ReadonlySet<string>>(new Set());

const keyOf = ({ id }: TurnDue): string => `${game()?.id} ${id}`;

/** Lists the reminders of the open game that were not dismissed. */
export function duesNow(table: Table): readonly TurnDue[] {
  const all = ruleset()?.follow?.due(table) ?? [];
  return all.filter((due) => !dismissed().has(keyOf(due)));
}

export function dismiss(due: TurnDue): void {
  setDismissed((before) => new Set([...before, keyOf(due)]));
}

/** Whether one tap records the use: nothing is rolled and nothing is chosen. */
export function isPlain(due: TurnDue): boolean {
  if (due.due === 'use') return due.dice === 'none' && due.chooses === 'nothing';
  return due.due === 'rest';
}

/** Lists all ways to use the power or team roll, the likeliest first. */
export function choicesNow(table: Table, due: UseDue | TeamRollDue): readonly UseDeed[] {
  return ruleset()?.follow?.choices(table, due) ?? [];
}

function factsOf(table: Table, deed: UseDeed): readonly Fact[] {
  return ruleset()?.follow?.resolve(table, deed, applyFacts).facts ?? [];
}

/** Describes the result of a use: `Quarry heals 2 clicks`, `no effect`. */
export function wordsOfUse(table: Table, deed: UseDeed): string {
  return describeOutcome(factsOf(table, deed), naming());
}

/** Describes the result of the dice alone. Null if they have no effect. */
export function wordsOfRoll(table: Table, deed: UseDeed): string | null {
  return describeOutcomeShort(factsOf(table, deed));
}

/** Records a use with its consequences as one step. False if the write failed or the rules forbid it. */
export async function carryOutUse(due: UseDue | TeamRollDue, deed: UseDeed): Promise<boolean> {
  const ruling = await rule('use', (rules, now) => {
    const resolved = rules.follow?.resolve(now, deed, applyFacts);
    if (!resolved) return { legal: true, reasons: [], notes: [], facts: [] };
    // A use that the rules forbid records nothing.
    return resolved.legal ? resolved : { ...resolved, facts: [] };
  });
  if (!ruling) return false;
  if (!ruling.legal) {
    toast(say('Against the rules: {reason} Nothing was recorded.', { reason: reasonsAgainst(ruling) ?? '' }));
    return false;
  }
  saySo(due, ruling);
  return true;
}

/** Reports the result. Defeats are reported as after any other damage. */
function saySo(due: TurnDue, ruling: DeedRuling): void {
  if (ruling.facts.some(({ fact }) => fact === 'defeated')) showRuling(ruling);
  else
    toast({
      text: `${reminderTitle(due, naming())}: ${describeOutcome(ruling.facts, naming())}.`,
      action: { label: say('Undo'), run: () => void undo() },
    });
}

/** Records the removal of action tokens at the end of the turn. */
export async function carryOutRest(due: RestDue): Promise<boolean> {
  const ruling = await give(due.deed);
  if (ruling) saySo(due, ruling);
  return ruling !== null;
}

/** Ends an effect now that would end with the turn. */
export async function carryOutEnd(due: EndsDue): Promise<boolean> {
  const done = await record('due', due.facts);
  if (done) saySo(due, { legal: true, reasons: [], notes: [], facts: due.facts });
  return done;
}

/** Ends an unfinished action and records what is still pending of it. */
export async function endAction(): Promise<boolean> {
  const ruling = await rule('due', (rules, now) => {
    return { legal: true, reasons: [], notes: [], facts: rules.follow?.settle(now, applyFacts) ?? [] };
  });
  if (ruling) showRuling(ruling);
  return ruling !== null;
}

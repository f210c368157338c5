import { createSignal } from 'solid-js';
import type {
  EffectEndReminder,
  RestReminder,
  TeamRollReminder,
  TurnReminder,
  UseReminder,
} from '../../rules/reminders';
import type { DeedRuling, UseDeed } from '../../rules/table-deed';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { describeOutcome, describeOutcomeShort, reminderTitle } from '../../text/screens/reminder-text';
import { recordUnlessRefused, reportResult, showRuling } from './game-actions';
import { naming } from './naming';
import { game, ruleset } from './open-game';
import { recordAction, recordRuling, recordStep } from './perform';

/** Reminders that the player dismissed this turn. They are not part of the game and therefore not in the log. */
const [dismissed, setDismissed] = createSignal<ReadonlySet<string>>(new Set());

const keyOf = ({ id }: TurnReminder): string => `${game()?.id} ${id}`;

/** Lists the reminders of the open game that were not dismissed. */
export function listReminders(table: Table): readonly TurnReminder[] {
  const all = ruleset()?.reminders(table) ?? [];
  return all.filter((due) => !dismissed().has(keyOf(due)));
}

export function dismissTurnReminder(due: TurnReminder): void {
  setDismissed((before) => new Set([...before, keyOf(due)]));
}

/** Whether one tap is enough to carry out a reminder, because it needs no dice and no choices. */
export function isOneTapReminder(due: TurnReminder): boolean {
  if (due.due === 'use') return due.dice === 'none' && due.chooses === 'nothing';
  return due.due === 'rest';
}

/** Lists all legal uses of the power or team roll of a reminder, most likely first. */
export function listReminderChoices(table: Table, due: UseReminder | TeamRollReminder): readonly UseDeed[] {
  return ruleset()?.reminderUses(table, due) ?? [];
}

function factsOf(table: Table, deed: UseDeed): readonly Fact[] {
  return ruleset()?.resolve(table, deed).facts ?? [];
}

/** Describes the result of using a power: `Quarry heals 2 clicks`, `no effect`. */
export function describePowerUse(table: Table, deed: UseDeed): string {
  return describeOutcome(factsOf(table, deed), naming());
}

/** Describes what the dice mean for the use of a power. Null if the dice have no effect. */
export function describePowerUseRoll(table: Table, deed: UseDeed): string | null {
  return describeOutcomeShort(factsOf(table, deed));
}

/**
 * Records the use of a power with its consequences as one step. False if the write failed or the rules forbid the use.
 */
export async function recordPowerUse(due: UseReminder | TeamRollReminder, deed: UseDeed): Promise<boolean> {
  const ruling = await recordUnlessRefused(deed);
  if (ruling) reportReminderResult(due, ruling);
  return ruling !== null;
}

/** Reports the result of carrying out a reminder. */
function reportReminderResult(due: TurnReminder, ruling: DeedRuling): void {
  reportResult(ruling, `${reminderTitle(due, naming())}: ${describeOutcome(ruling.facts, naming())}`);
}

/** Records the removal of action tokens at the end of the turn. */
export async function recordTokenRemoval(due: RestReminder): Promise<boolean> {
  const ruling = await recordAction(due.deed);
  if (ruling) reportReminderResult(due, ruling);
  return ruling !== null;
}

/** Ends an effect at once instead of at the end of the turn. */
export async function recordEffectEnd(due: EffectEndReminder): Promise<boolean> {
  const done = await recordStep('due', due.facts);
  if (done) reportReminderResult(due, { legal: true, reasons: [], notes: [], facts: due.facts });
  return done;
}

/** Ends an unfinished action and records its pending consequences. */
export async function endUnfinishedAction(): Promise<boolean> {
  const ruling = await recordRuling('due', (rules, now) => {
    return { legal: true, reasons: [], notes: [], facts: rules.endUnfinishedAction(now) };
  });
  if (ruling) showRuling(ruling);
  return ruling !== null;
}

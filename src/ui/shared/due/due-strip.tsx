import { say, sayMany } from '../../../text/say';
import './due.css';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { naming } from '../../../app/game/naming';
import { game } from '../../../app/game/open-game';
import {
  dismissTurnReminder,
  isOneTapReminder,
  listReminders,
  recordPowerUse,
  recordTokenRemoval,
} from '../../../app/game/turn-reminders';
import { afterNextFrame } from '../../../app/timing/frames';
import type { TurnReminder } from '../../../rules/reminders';
import type { Table } from '../../../table/table';
import { describeReminderTime, reminderTitle } from '../../../text/screens/reminder-text';
import { IconButton } from '../../kit/icon-button';
import { lazyPart } from '../../kit/lazy-part';

const DueSheet = lazyPart(() => import('./due-sheet'));

/**
 * Scrolling line with the pending reminders of the turn. A tap carries out a reminder, or first asks for dice and
 * target. Once visible, the strip keeps its height until the turn ends, so that nothing moves under a finger.
 */
export default function ReminderStrip(props: { table: Table }): JSX.Element {
  /** Reminders of the turn, computed after the frame that responds to the tap. */
  const [listed, setListed] = createSignal<{ readonly turn: string; readonly dues: readonly TurnReminder[] } | null>(
    null,
  );
  const turn = createMemo(() => `${game()?.id} ${props.table.round} ${props.table.turn}`);
  const [opened, setOpened] = createSignal<TurnReminder | null>(null);
  let strip: HTMLElement | undefined;
  const list = (table: Table) => {
    if (table !== props.table) return;
    const dues = listReminders(table);
    const kept = listed()?.turn === turn();
    const known = new Map((kept ? (listed()?.dues ?? []) : []).map((due) => [due.id, due]));
    // Unchanged reminder objects are reused, so that their chips keep the focus.
    const same = dues.map((due) => {
      const before = known.get(due.id);
      return before && JSON.stringify(before) === JSON.stringify(due) ? before : due;
    });
    setListed(same.length > 0 || kept ? { turn: turn(), dues: same } : null);
  };
  createEffect(
    on(
      () => props.table,
      (table) => void afterNextFrame().then(() => list(table)),
    ),
  );
  const shown = () => (listed()?.turn === turn() ? (listed()?.dues ?? null) : null);
  const away = (due: TurnReminder) => {
    const at = shown()?.findIndex(({ id }) => id === due.id) ?? 0;
    dismissTurnReminder(due);
    list(props.table);
    // The focus moves to the chip that replaced the removed chip.
    const chips = strip?.querySelectorAll<HTMLElement>('.due-open');
    (chips?.[Math.min(at, (chips?.length ?? 1) - 1)] ?? strip)?.focus({ preventScroll: true });
  };
  const tap = (due: TurnReminder) => {
    if (due.due === 'use' && isOneTapReminder(due)) void recordPowerUse(due, due.deed);
    else if (due.due === 'rest') void recordTokenRemoval(due);
    else setOpened(due);
  };
  return (
    <Show when={shown()}>
      {(dues) => (
        <section ref={strip} class="due-strip" aria-label={say('Due this turn')} tabindex={-1}>
          <p class="spoken" role="status">
            {dues().length > 0 && sayMany(dues().length, '1 item due this turn', '{n} items due this turn')}
          </p>
          <For each={dues()} fallback={<p class="due-none muted small">{say('Nothing else is due')}</p>}>
            {(due) => (
              <div class="due-chip" data-side={due.side} data-when={due.when}>
                <button type="button" class="due-open" onClick={() => tap(due)}>
                  <small>{describeReminderTime(due, naming(), due.side !== props.table.turn)}</small>{' '}
                  <span class="clip">{reminderTitle(due, naming())}</span>
                </button>
                <IconButton
                  icon="close"
                  name={say('Dismiss {due}', { due: reminderTitle(due, naming()) })}
                  onClick={() => away(due)}
                />
              </div>
            )}
          </For>
          <Show when={opened()} keyed>
            {(due) => (
              <DueSheet
                table={props.table}
                due={due}
                onDismiss={() => {
                  setOpened(null);
                  away(due);
                }}
                onClose={() => setOpened(null)}
              />
            )}
          </Show>
        </section>
      )}
    </Show>
  );
}

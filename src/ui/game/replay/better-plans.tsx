import './replay.css';
import { createEffect, For, type JSX, Show } from 'solid-js';
import { computeTableAfterEntry } from '../../../app/game/replay-steps';
import { createTurnReview, showsBetterPlans } from '../../../app/plan/turn-review';
import type { Log } from '../../../game/log';
import type { ReviewedTurn } from '../../../plan/review';
import type { Naming } from '../../../text/names/naming';
import { say, sayMany } from '../../../text/say';
import { describePlanSteps, describeTurnReview } from '../../../text/screens/plan-text';
import { Button } from '../../kit/button';

export interface BetterPlansProps {
  log: Log;
  naming: Naming;
  /** Number of the log entry that the replay shows. */
  at: number | undefined;
  onTurns: (turns: readonly ReviewedTurn[]) => void;
  /** Shows the first step of a turn in the replay. */
  onGo: (seq: number) => void;
}

/** List of turns for which a much better plan existed. Computed on request. */
export default function BetterPlans(props: BetterPlansProps): JSX.Element {
  const review = createTurnReview(() => props.log);
  const turns = () => review.turns() ?? [];
  createEffect(() => props.onTurns(turns()));
  return (
    <section class="better-plans" aria-label={say('Better plans')}>
      <label class="better-switch">
        <input
          type="checkbox"
          checked={showsBetterPlans()}
          onChange={(event) => review.show(event.currentTarget.checked)}
        />
        {say('Show better plans')}
      </label>
      <Show when={review.state() === 'looking'}>
        <progress aria-label={say('Comparing turns…')} />
      </Show>
      <p class="muted small" role="status">
        {review.state() === 'failed'
          ? say('The planner failed. Try again.')
          : review.turns() === null
            ? ''
            : turns().length === 0
              ? say('No turn had a much better plan.')
              : sayMany(turns().length, '1 turn had a much better plan', '{n} turns had a much better plan')}
      </p>
      <Show when={turns().length > 0}>
        <ul>
          <For each={turns()}>
            {(turn) => (
              <li>
                <Button aria-pressed={props.at === turn.seq} onClick={() => props.onGo(turn.seq)}>
                  {say('Round {round}, {side}', { round: turn.round, side: props.naming.side(turn.side) })}
                </Button>
                <Show when={props.at === turn.seq}>
                  <p>
                    {describePlanSteps(turn.best, {
                      table: computeTableAfterEntry(props.log, turn.seq),
                      naming: props.naming,
                    })}{' '}
                    <b>{describeTurnReview(turn)}</b>
                  </p>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

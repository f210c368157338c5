import { say, sayMany } from '../../../text/say';
import './turn-header.css';
import { type JSX, Show } from 'solid-js';
import {
  findExceededLimit,
  formatClockTime,
  isRunning,
  pauseClock,
  startClock,
  timeUsedBy,
  totalTimeUsed,
} from '../../../app/game/clock';
import { naming } from '../../../app/game/naming';
import { ruleset } from '../../../app/game/open-game';
import { describeCurrentTurn } from '../../../app/game/turn-title';
import { getActionTotal, type Table } from '../../../table/table';
import { IconButton } from '../../kit/icon-button';
import { HelpButton } from '../../shared/help/help-button';

/** Current player, round, and remaining actions. */
export function TurnHeader(props: { table: Table; name: string; onMenu: () => void }): JSX.Element {
  const player = () => props.table.players.find((each) => each.side === props.table.turn);
  const clocked = () => player() !== undefined && !props.table.ended && (isRunning() || totalTimeUsed() > 0);
  const time = () => formatClockTime(timeUsedBy(props.table.turn ?? ''));
  const total = () => getActionTotal(props.table, props.table.turn);
  const left = () => Math.max(0, total() - props.table.actionsSpent);
  /** Side with the colour that is shown beside the title. Undefined after a tie. */
  const sideShown = () => (props.table.ended ? (props.table.ended.winner ?? undefined) : player()?.side);
  const title = () => describeCurrentTurn(props.table, naming());
  const counters = () => ruleset()?.counters(props.table) ?? [];
  const stage = () => (props.table.round > 0 ? counters().find(({ id }) => id === 'stage') : undefined);
  /** Returns the round. A mission that is shorter than usual also shows its length. */
  const round = () => {
    const [now, rounds] = [props.table.round, props.table.limit.rounds];
    return stage() && rounds !== null
      ? say('round {round} of {rounds}', { round: now, rounds })
      : say('round {round}', { round: now });
  };
  const counted = () => counters().some(({ id }) => id === 'actions-left');
  /** The stage and the round. '' before the first round. */
  const progress = () => {
    const now = stage();
    const staged = now ? `${say('stage {stage} of {stages}', { stage: now.value, stages: now.most })} · ` : '';
    return props.table.round > 0 ? staged + round() : '';
  };
  return (
    <header class="turn-header" data-side={sideShown()}>
      <div class="turn-words">
        <h1 tabindex={-1}>
          <span class="clip">{title()}</span>
        </h1>
        <p class="clip muted small">
          {progress()}
          <Show when={player() && !props.table.ended && counted()}>
            {' · '}
            <span>{sayMany(left(), '1 action left', '{n} actions left')}</span>
          </Show>
          {/* During a turn the name of the game has no room. */}
          <Show when={progress() === '' || props.table.ended}>
            {progress() === '' ? '' : ' · '}
            {props.name}
          </Show>
        </p>
      </div>
      <Show when={clocked()}>
        <button
          type="button"
          class="turn-clock"
          aria-label={
            isRunning()
              ? say('{time} used: pause the clock', { time: time() })
              : say('{time} used: start the clock', { time: time() })
          }
          onClick={() => (isRunning() ? void pauseClock() : startClock())}
        >
          <span aria-hidden="true">{isRunning() ? '❚❚' : '▶'}</span>
          {time()}
        </button>
      </Show>
      <HelpButton about="table" />
      <IconButton icon="more" name={say('Game menu')} onClick={() => props.onMenu()} />
    </header>
  );
}

/** Reminder that the agreed time or number of rounds has been reached. */
export function LimitReminder(): JSX.Element {
  return (
    <Show when={findExceededLimit()}>
      {(passed) => (
        <p class="reminders" role="note" aria-label={say('Reminders')}>
          <strong>{passed() === 'time' ? say('Time is up') : say('The last round is over')}:</strong>{' '}
          {say('end the game in the game menu')}
        </p>
      )}
    </Show>
  );
}

import { say } from '../../../text/say';
import './turn-header.css';
import { For, type JSX, Show } from 'solid-js';
import { formatClockTime, isRunning, pauseClock, startClock, timeUsedBy, totalTimeUsed } from '../../../app/game/clock';
import { table } from '../../../app/game/open-game';
import { recordStep } from '../../../app/game/perform';
import { Button } from '../../kit/button';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';

const MINUTES = ['none', '30', '50', '90', '120'] as const;
const ROUNDS = ['none', '6', '8', '10', '12'] as const;
const MINUTE_MS = 60_000;

/** Sheet with the clocks of the players, and the time or round limit of the game. */
export default function ClockSheet(props: { onClose: () => void }): JSX.Element {
  const limit = () => table()?.limit ?? { ms: null, rounds: null };
  const minutes = () => shownAs(MINUTES, limit().ms === null ? null : (limit().ms as number) / MINUTE_MS);
  const rounds = () => shownAs(ROUNDS, limit().rounds);
  const set = (change: Partial<{ ms: number | null; rounds: number | null }>) =>
    void recordStep('limit', [{ fact: 'limit', ...limit(), ...change }]);
  return (
    <BottomSheet
      title={say('Clock')}
      onClose={props.onClose}
      foot={
        <Button
          tone={isRunning() ? 'plain' : 'accent'}
          big
          disabled={!table()?.turn || table()?.ended !== null}
          onClick={() => (isRunning() ? void pauseClock() : startClock())}
        >
          {isRunning() ? say('Pause') : say('Start')}
        </Button>
      }
    >
      <ul class="side-list clock-times">
        <For each={table()?.players ?? []}>
          {({ side, name }) => (
            <li data-side={side} data-on={isRunning() && table()?.turn === side ? '' : undefined}>
              <span class="clip">
                {name}
                <Show when={isRunning() && table()?.turn === side}>
                  <small class="muted"> {say('running')}</small>
                </Show>
              </span>
              <strong class="number">{formatClockTime(timeUsedBy(side))}</strong>
            </li>
          )}
        </For>
      </ul>
      <p class="muted">
        {say('Total: {time}. The clock switches with the turn and pauses while the app is closed.', {
          time: formatClockTime(totalTimeUsed()),
        })}
      </p>
      <h3>{say('Time limit in minutes')}</h3>
      <SegmentedControl
        label={say('Time limit in minutes')}
        options={MINUTES.map(asOption)}
        value={minutes()}
        onChange={(value) => set({ ms: value === 'none' ? null : Number(value) * MINUTE_MS })}
      />
      <h3>{say('Round limit')}</h3>
      <SegmentedControl
        label={say('Round limit')}
        options={ROUNDS.map(asOption)}
        value={rounds()}
        onChange={(value) => set({ rounds: value === 'none' ? null : Number(value) })}
      />
    </BottomSheet>
  );
}

function asOption<Value extends string>(value: Value): { readonly value: Value; readonly label: string } {
  return { value, label: value === 'none' ? say('none') : value };
}

function shownAs<Value extends string>(options: readonly Value[], value: number | null): Value {
  return options.find((option) => option === (value === null ? 'none' : String(value))) ?? (options[0] as Value);
}

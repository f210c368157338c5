import { say } from '../../../text/say';
import './dice.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { describeSpecialRoll, rollDice } from '../../../app/game/dice';
import { recordStep } from '../../../app/game/perform';
import { Button } from '../../kit/button';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';
import { DieFace } from '../../shared/deeds/die-face';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const COUNTS = [
  { value: '2', label: say('2d6') },
  { value: '1', label: say('d6') },
] as const;
const PURPOSES = [
  { value: 'attack', label: say('Attack') },
  { value: 'break away', label: say('Break away') },
  { value: '', label: say('Other') },
] as const;

/** Sheet for dice, rolled in the app or on the table. Both are recorded in the log. */
export default function DiceSheet(props: { onClose: () => void }): JSX.Element {
  const [count, setCount] = createSignal<'1' | '2'>('2');
  const [purpose, setPurpose] = createSignal<(typeof PURPOSES)[number]['value']>('attack');
  const [typed, setTyped] = createSignal<readonly (number | null)[]>([null, null]);
  const [result, setResult] = createSignal<readonly number[]>([]);
  const [busy, setBusy] = createSignal(false);
  const save = async (dice: readonly number[]): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    // The faces appear only after recording, so every result that a player sees is saved.
    if (await recordStep('roll', [{ fact: 'rolled', dice, for: purpose() || null }])) setResult(dice);
    setTyped([null, null]);
    setBusy(false);
  };
  const type = (place: number, face: number): void => {
    const faces = typed().map((each, index) => (index === place ? face : each));
    setTyped(faces);
    const dice = faces.slice(0, Number(count())).filter((each) => each !== null);
    if (dice.length === Number(count())) void save(dice);
  };
  const choose = (next: '1' | '2'): void => {
    setCount(next);
    setPurpose(next === '2' ? 'attack' : 'break away');
    setResult([]);
    setTyped([null, null]);
  };
  const total = () => result().reduce((sum, each) => sum + each, 0);
  return (
    <BottomSheet
      title={say('Dice')}
      onClose={props.onClose}
      foot={
        <Button tone="accent" big disabled={busy()} onClick={() => void save(rollDice(Number(count())))}>
          {count() === '2' ? say('Roll 2d6') : say('Roll d6')}
        </Button>
      }
    >
      <SegmentedControl label={say('How many dice')} options={COUNTS} value={count()} onChange={choose} />
      <SegmentedControl label={say('Roll for')} options={PURPOSES} value={purpose()} onChange={setPurpose} />
      <div class="dice-result" role="status">
        <Show
          when={result().length > 0}
          fallback={<p class="muted">{say('Roll here, or enter the dice you rolled. Both go into the log.')}</p>}
        >
          <For each={result()}>{(die) => <DieFace value={die} size={76} />}</For>
          <strong class="number">
            <span class="spoken">{say('{dice}: total {total}', { dice: result().join(' + '), total: total() })}</span>
            <span aria-hidden="true">{total()}</span>
          </strong>
          <Show when={describeSpecialRoll(result())}>{(name) => <span class="dice-name">{name()}</span>}</Show>
        </Show>
      </div>
      <For each={FACES.slice(0, Number(count()))}>
        {(nth) => (
          <fieldset class="dice-faces">
            <legend>{count() === '2' ? say('Die {nth}', { nth }) : say('Your die')}</legend>
            <For each={FACES}>
              {(face) => (
                <button
                  type="button"
                  aria-label={say('Die {nth}: {face}', { nth, face })}
                  aria-pressed={typed()[nth - 1] === face}
                  onClick={() => type(nth - 1, face)}
                >
                  <DieFace value={face} size={38} />
                </button>
              )}
            </For>
          </fieldset>
        )}
      </For>
    </BottomSheet>
  );
}

import { getOwnProperty } from '../../../plain/get-own';
import { say } from '../../../text/say';
import './cards.css';
import '../../kit/field.css';
import '../../kit/stepper.css';
import { createSignal, For, type JSX } from 'solid-js';
import { recordWithUndo } from '../../../app/game/game-actions';
import { COUNTER_NAME_LENGTH, makeCounterFacts } from '../../../app/game/make-card-facts';
import { table } from '../../../app/game/open-game';
import { recordStep } from '../../../app/game/perform';
import { Button } from '../../kit/button';
import { Form } from '../../kit/form';
import { IconButton } from '../../kit/icon-button';

/** List of the game's counters by name, with buttons to increment, decrement, remove and add. */
export function Counters(): JSX.Element {
  const [name, setName] = createSignal('');
  const names = () => Object.keys(table()?.counters ?? {});
  const add = async () => {
    const now = table();
    const facts = now ? makeCounterFacts(now, name()) : [];
    if (facts.length > 0 && (await recordStep('count', facts))) setName('');
  };
  return (
    <section class="stack" aria-label={say('Counters')}>
      <h3>{say('Counters')}</h3>
      <ul class="stack">
        <For
          each={names()}
          fallback={<li class="muted small">{say('No counters yet. Examples: rounds held, people saved, laps.')}</li>}
        >
          {(counter) => (
            <li class="row counter-row">
              <span>{counter}</span>
              <CounterRow counter={counter} />
              <IconButton
                icon="close"
                name={say('Remove {counter}', { counter })}
                onClick={() =>
                  void recordWithUndo('count', [{ fact: 'uncounted', counter }], say('{counter} removed.', { counter }))
                }
              />
            </li>
          )}
        </For>
      </ul>
      <Form class="field-row" onSubmit={() => void add()}>
        <span class="field">
          <input
            aria-label={say('New counter')}
            placeholder={say('New counter')}
            maxLength={COUNTER_NAME_LENGTH}
            autocomplete="off"
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </span>
        <Button type="submit" disabled={name().trim() === ''}>
          {say('Add')}
        </Button>
      </Form>
    </section>
  );
}

/** Row of one counter between its two buttons. Some scenarios need negative values. */
export function CounterRow(props: { counter: string }): JSX.Element {
  const value = () => {
    const counters = table()?.counters ?? {};
    return getOwnProperty(counters, props.counter) ?? 0;
  };
  const count = (by: number) => void recordStep('count', [{ fact: 'counted', counter: props.counter, by }]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line everywhere
    <div class="stepper" role="group" aria-label={props.counter}>
      <IconButton icon="minus" name={say('Decrease {name}', { name: props.counter })} onClick={() => count(-1)} />
      <output>{value()}</output>
      <IconButton icon="plus" name={say('Increase {name}', { name: props.counter })} onClick={() => count(1)} />
    </div>
  );
}

import { createSignal, For, type JSX, Show } from 'solid-js';
import { ruleset, table } from '../../../app/game/open-game';
import { recordStep } from '../../../app/game/perform';
import { makeScenarioCard, makeScenarioFacts } from '../../../app/game/scenario-actions';
import { findScenarioInPlay } from '../../../app/game/scenario-text';
import type { Card } from '../../../catalog/card';
import { PRINTED_NAME_LIMIT } from '../../../catalog/limits';
import { SAMPLE_DIALS } from '../../../catalog/sample-dials';
import type { Scenario } from '../../../rules/scenario';
import { EVENT_TURN_SENTENCES } from '../../../text/cards';
import { say, sayMany } from '../../../text/say';
import { SCENARIO_TEXT } from '../../../text/scenarios';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { TextAreaField, TextField } from '../../kit/field';
import { Form } from '../../kit/form';

/** Choice of scenario: a scenario of the edition, our event dial, the players’ own dial, or none. */
export function ScenarioPick(props: { onDone: () => void; onOwnDial: () => void }): JSX.Element {
  const scenarios = () => ruleset()?.scenarios.all ?? [];
  const [asked, setAsked] = createSignal<Scenario | null>(null);
  const choose = async (card: Card | null) => {
    const [now, rules] = [table(), ruleset()?.scenarios];
    if (!now || !rules) return;
    const facts = makeScenarioFacts(now, rules, card);
    if (facts.length === 0 || (await recordStep('scene', facts))) props.onDone();
  };
  const is = (id: string) => findScenarioInPlay()?.scenario.id === id;
  return (
    <div class="scenario-sheet">
      <Show
        when={scenarios().length > 0}
        fallback={
          <EmptyState
            icon="file"
            title={say('No scenarios for these rules')}
            text={say('Add yours as a card: game menu, then Cards and counters.')}
          />
        }
      >
        <Show
          when={asked()}
          fallback={
            <>
              <p class="muted small">{say('Agree on it before you build your forces.')}</p>
              <For each={scenarios().filter(({ kind }) => kind === 'scenario')}>
                {(scenario) => (
                  <button
                    type="button"
                    class="tile"
                    aria-pressed={is(scenario.id)}
                    onClick={() => (scenario.wonByCard ? setAsked(scenario) : void choose(makeScenarioCard(scenario)))}
                  >
                    <strong>{scenario.name}</strong>
                    <span class="muted small">{SCENARIO_TEXT[scenario.id]}</span>
                  </button>
                )}
              </For>
              <Show when={scenarios().some(({ kind }) => kind === 'event-dial')}>
                <h3>{say('Event dials')}</h3>
                <For each={SAMPLE_DIALS}>
                  {(card) => (
                    <button
                      type="button"
                      class="tile"
                      aria-pressed={findScenarioInPlay()?.card.id === card.name}
                      onClick={() => void choose(card)}
                    >
                      <strong>{card.name}</strong>
                      <span class="muted small">
                        {card.dial?.turns
                          ? `${sayMany(card.dial.clicks.length, '1 click.', '{n} clicks.')} ${EVENT_TURN_SENTENCES[card.dial.turns]}`
                          : ''}{' '}
                        {card.text}
                      </span>
                    </button>
                  )}
                </For>
                <Button wide hint={say('set its clicks, colors and when it turns')} onClick={() => props.onOwnDial()}>
                  {say('Create an event dial')}
                </Button>
              </Show>
              <Button wide onClick={() => void choose(null)}>
                {say('None')}
              </Button>
            </>
          }
        >
          {(scenario) => (
            <Typed scenario={scenario()} onChoose={(card) => void choose(card)} onBack={() => setAsked(null)} />
          )}
        </Show>
      </Show>
    </div>
  );
}

/** Form for the text of the scenario’s card, which its owner types in. */
function Typed(props: { scenario: Scenario; onChoose: (card: Card) => void; onBack: () => void }): JSX.Element {
  const [name, setName] = createSignal('');
  const [text, setText] = createSignal('');
  return (
    <Form
      class="stack"
      onSubmit={() => {
        props.onChoose(makeScenarioCard(props.scenario, text().trim(), name().trim() || props.scenario.name));
      }}
    >
      <TextField
        label={say('Scenario')}
        hint={say('its letter or name')}
        maxLength={PRINTED_NAME_LIMIT}
        placeholder={say('Scenario A')}
        value={name()}
        onInput={setName}
      />
      <TextAreaField
        label={say('How to win')}
        hint={say('in your own words; you can add it later')}
        rows={3}
        maxLength={2000}
        value={text()}
        onInput={setText}
      />
      <Button type="submit" tone="accent">
        {say('Play this scenario')}
      </Button>
      <Button onClick={() => props.onBack()}>{say('Back')}</Button>
    </Form>
  );
}

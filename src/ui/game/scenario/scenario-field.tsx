import { createMemo, For, type JSX, Show } from 'solid-js';
import { eventDialId, findChosenScenarioCard } from '../../../app/game/scenario-choice';
import type { SideRoster } from '../../../app/game/side-roster';
import { EMPTY_FORCE, type Force, makeRecruit } from '../../../catalog/force';
import { SAMPLE_DIALS } from '../../../catalog/sample-dials';
import type { Ruleset } from '../../../rules/ruleset';
import { listBrokenLimits } from '../../../rules/shared/scenarios';
import { say } from '../../../text/say';
import { SCENARIO_TEXT } from '../../../text/scenarios';
import { describeForceProblem } from '../../../text/screens/force-text';
import { FormField } from '../../kit/field';

function forceOf({ characters, cards }: SideRoster, buildTotal: number): Force {
  const members = characters.map((character) => makeRecruit(character));
  const conditions = cards.flatMap(({ card }) => (card.kind === 'condition' ? [card.name] : []));
  return { ...EMPTY_FORCE, buildTotal, members, conditions };
}

/**
 * Fields for the scenario or event dial of a new game. Also lists the limits of the scenario that the chosen forces
 * violate.
 */
export function ScenarioField(props: {
  rules: Ruleset;
  seats: readonly (SideRoster & { readonly called: string })[];
  buildTotal: number;
  value: string;
  onChange: (choice: string) => void;
}): JSX.Element {
  const scenarios = () => props.rules.scenarios.all.filter(({ kind }) => kind === 'scenario');
  const dial = () => props.rules.scenarios.all.find(({ kind }) => kind === 'event-dial');
  const scenario = () => {
    const card = findChosenScenarioCard(props.rules, props.value);
    return card?.dial ? dial() : scenarios().find(({ id }) => id === card?.scene);
  };
  const hint = () => {
    const card = findChosenScenarioCard(props.rules, props.value);
    if (card?.dial) return card.text;
    return (
      SCENARIO_TEXT[scenario()?.id ?? ''] ??
      (dial() ? say('You can add your own event dial from the game menu.') : undefined)
    );
  };
  const broken = createMemo(() => {
    const now = scenario();
    if (!now) return [];
    return props.seats.flatMap((seat) => {
      const force = forceOf(seat, props.buildTotal);
      return listBrokenLimits(props.rules.force, now, force).map(
        (each) => `${seat.called}: ${describeForceProblem(each, force)}.`,
      );
    });
  });
  return (
    <>
      <FormField label={dial() ? say('Scenario or event dial') : say('Scenario')} hint={hint()}>
        {(input) => (
          <select {...input} onChange={(event) => props.onChange(event.currentTarget.value)}>
            <option value="" selected={props.value === ''}>
              {say('None')}
            </option>
            <For each={scenarios()}>
              {({ id, name }) => (
                <option value={id} selected={props.value === id}>
                  {name}
                </option>
              )}
            </For>
            <Show when={dial()}>
              <For each={SAMPLE_DIALS}>
                {({ name }) => (
                  <option value={eventDialId(name)} selected={props.value === eventDialId(name)}>
                    {say('Event dial: {name}', { name })}
                  </option>
                )}
              </For>
            </Show>
          </select>
        )}
      </FormField>
      <For each={broken()}>
        {(text) => (
          <p class="new-game-fault" role="status">
            {text}
          </p>
        )}
      </For>
    </>
  );
}

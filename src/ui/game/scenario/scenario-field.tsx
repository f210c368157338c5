import { createMemo, For, type JSX } from 'solid-js';
import { eventDialId, findChosenScenarioCard } from '../../../app/game/scenario-choice';
import type { SideRoster } from '../../../app/game/side-roster';
import { EMPTY_FORCE, type Force, makeRecruit } from '../../../catalog/force';
import { SAMPLE_DIALS } from '../../../catalog/sample-dials';
import type { Ruleset } from '../../../rules/ruleset';
import { listBrokenLimits } from '../../../rules/shared/scenarios';
import { say } from '../../../text/say';
import { SCENARIO_TEXT } from '../../../text/scenarios';
import { describeForceProblem } from '../../../text/screens/force-text';
import { SelectField } from '../../kit/field';

function forceOf({ characters, cards }: SideRoster, buildTotal: number): Force {
  const members = characters.map((character) => makeRecruit(character));
  const conditions = cards.flatMap(({ card }) => (card.kind === 'condition' ? [card.name] : []));
  return { ...EMPTY_FORCE, buildTotal, members, conditions };
}

/**
 * Fields for the scenario or event dial of a new game. Also lists the limits of the scenario that the chosen forces
 * violate.
 */
export default function ScenarioField(props: {
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
  const options = () => [
    { value: '', label: say('None') },
    ...scenarios().map(({ id, name }) => ({ value: id, label: name })),
    ...(dial() ? SAMPLE_DIALS : []).map(({ name }) => ({
      value: eventDialId(name),
      label: say('Event dial: {name}', { name }),
    })),
  ];
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
      <SelectField
        isList
        label={dial() ? say('Scenario or event dial') : say('Scenario')}
        hint={hint()}
        value={props.value}
        options={options()}
        onChange={props.onChange}
      />
      <For each={broken()}>
        {(text) => (
          <p class="fault" role="status">
            {text}
          </p>
        )}
      </For>
    </>
  );
}

import { For, type JSX, Show } from 'solid-js';
import type { Ruleset } from '../../rules/ruleset';
import { describeFormat, playFormatName } from '../../text/formats';
import { say } from '../../text/say';
import { FormField } from '../kit/field';

/** Field for a format of the edition. Renders nothing if the edition has no formats. */
export function FormatField(props: {
  rules: Ruleset | undefined;
  /** Id of the format. Undefined if the players did not agree on a format. */
  value: string | undefined;
  onChange: (format: string | undefined) => void;
}): JSX.Element {
  return (
    <Show when={props.rules?.formats}>
      {(formats) => (
        <FormField
          label={say('Format')}
          hint={props.value === undefined ? say('Everything plays.') : describeFormat(props.value)}
        >
          {(input) => (
            <select {...input} onChange={(event) => props.onChange(event.currentTarget.value || undefined)}>
              <option value="" selected={props.value === undefined}>
                {say('No format agreed')}
              </option>
              <For each={formats()}>
                {({ id }) => (
                  <option value={id} selected={props.value === id}>
                    {playFormatName(id)}
                  </option>
                )}
              </For>
            </select>
          )}
        </FormField>
      )}
    </Show>
  );
}

import { type JSX, Show } from 'solid-js';
import type { Ruleset } from '../../rules/ruleset';
import { describeFormat, playFormatName } from '../../text/formats';
import { say } from '../../text/say';
import { SelectField } from '../kit/field';

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
        <SelectField
          label={say('Format')}
          hint={props.value === undefined ? say('Everything plays.') : describeFormat(props.value)}
          value={props.value ?? ''}
          options={[
            { value: '', label: say('No format agreed') },
            ...formats().map(({ id }) => ({ value: id, label: playFormatName(id) })),
          ]}
          onChange={(format) => props.onChange(format || undefined)}
        />
      )}
    </Show>
  );
}

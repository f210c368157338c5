import type { JSX } from 'solid-js';
import { FormField } from './field';

/** A labelled text field that reports each keystroke. Limited to `most` characters. */
export function TextField(props: {
  label: string;
  hint?: string | undefined;
  most: number;
  placeholder?: string | undefined;
  value: string;
  onInput: (text: string) => void;
}): JSX.Element {
  return (
    <FormField label={props.label} hint={props.hint}>
      {(input) => (
        <input
          {...input}
          maxLength={props.most}
          autocomplete="off"
          placeholder={props.placeholder}
          value={props.value}
          onInput={(event) => props.onInput(event.currentTarget.value)}
        />
      )}
    </FormField>
  );
}

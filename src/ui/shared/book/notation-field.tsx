import { say } from '../../../text/say';
import './notation-field.css';
import type { JSX } from 'solid-js';
import { FormField } from '../../kit/field';

/** Text field for position notation, without line wrapping. */
export function NotationField(props: {
  value: string;
  rows: number;
  fault: string | null;
  onInput: (value: string) => void;
  ref?: (area: HTMLTextAreaElement) => void;
}): JSX.Element {
  return (
    <FormField label={say('Position notation')} fault={props.fault}>
      {(input) => (
        <textarea
          {...input}
          ref={(area) => props.ref?.(area)}
          class="notation-text"
          rows={props.rows}
          spellcheck={false}
          autocapitalize="none"
          autocomplete="off"
          wrap="off"
          value={props.value}
          onInput={(event) => props.onInput(event.currentTarget.value)}
        />
      )}
    </FormField>
  );
}

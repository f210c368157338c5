import type { JSX } from 'solid-js';
import { say } from '../../text/say';
import { FormField } from '../kit/field';

export interface NameFieldsProps {
  name: string;
  note: string;
  onName: (name: string) => void;
  onNote: (note: string) => void;
}

export function NameFields(props: NameFieldsProps): JSX.Element {
  return (
    <>
      <FormField label={say('Name')}>
        {(input) => (
          <input
            {...input}
            maxlength="120"
            value={props.name}
            onInput={(event) => props.onName(event.currentTarget.value)}
          />
        )}
      </FormField>
      <FormField label={say('Note')}>
        {(input) => (
          <textarea
            {...input}
            rows="3"
            maxlength="4000"
            value={props.note}
            onInput={(event) => props.onNote(event.currentTarget.value)}
          />
        )}
      </FormField>
    </>
  );
}

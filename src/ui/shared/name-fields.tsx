import type { JSX } from 'solid-js';
import { say } from '../../text/say';
import { TextAreaField, TextField } from '../kit/field';

export interface NameFieldsProps {
  name: string;
  note: string;
  onName: (name: string) => void;
  onNote: (note: string) => void;
}

export function NameFields(props: NameFieldsProps): JSX.Element {
  return (
    <>
      <TextField label={say('Name')} maxlength="120" value={props.name} onInput={props.onName} />
      <TextAreaField label={say('Note')} rows="3" maxlength="4000" value={props.note} onInput={props.onNote} />
    </>
  );
}

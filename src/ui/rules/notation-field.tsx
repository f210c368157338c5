import { say } from '../../text/say';
import '../shared/book/ruling.css';
import type { JSX } from 'solid-js';
import { TextAreaField } from '../kit/field';

/** Text field for position notation, without line wrapping. */
export function NotationField(props: {
  value: string;
  rows: number;
  fault: string | null;
  onInput: (value: string) => void;
  ref?: (area: HTMLTextAreaElement) => void;
}): JSX.Element {
  return (
    <TextAreaField
      label={say('Position notation')}
      fault={props.fault}
      ref={(area) => props.ref?.(area)}
      class="notation-text"
      rows={props.rows}
      spellcheck={false}
      autocapitalize="none"
      wrap="off"
      value={props.value}
      onInput={props.onInput}
    />
  );
}

import { say } from '../../../text/say';
import './find-input.css';
import type { JSX } from 'solid-js';

export function CharacterSearchInput(props: { value: string; onInput: (value: string) => void }): JSX.Element {
  return (
    <input
      class="find-input"
      type="search"
      aria-label={say('Filter characters')}
      placeholder={say('Name, keyword, power…')}
      value={props.value}
      onInput={(event) => props.onInput(event.currentTarget.value)}
    />
  );
}

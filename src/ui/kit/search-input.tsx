import './field.css';
import type { JSX } from 'solid-js';

/** Field that filters the list below, named only for screen readers. */
export function SearchInput(props: {
  label: string;
  placeholder: string;
  value: string;
  onInput: (text: string) => void;
}): JSX.Element {
  return (
    <input
      class="search-input"
      type="search"
      aria-label={props.label}
      placeholder={props.placeholder}
      value={props.value}
      onInput={(event) => props.onInput(event.currentTarget.value)}
    />
  );
}

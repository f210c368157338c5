import './search-field.css';
import { type JSX, splitProps } from 'solid-js';

export interface SearchFieldProps extends Omit<JSX.InputHTMLAttributes<HTMLInputElement>, 'onInput'> {
  /** Accessible name, which is not displayed. */
  label: string;
  /** Receives the text after each keystroke. */
  onInput: (text: string) => void;
}

/** A field for a search term. */
export function SearchField(props: SearchFieldProps): JSX.Element {
  const [own, rest] = splitProps(props, ['label', 'onInput']);
  return (
    <input
      class="search-field"
      type="search"
      aria-label={own.label}
      {...rest}
      onInput={(event) => own.onInput(event.currentTarget.value)}
    />
  );
}

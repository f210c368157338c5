import { type JSX, splitProps } from 'solid-js';

export interface NumberInputProps extends Omit<JSX.InputHTMLAttributes<HTMLInputElement>, 'onInput' | 'inputmode'> {
  /** Receives the text without leading zeros. The text may be empty or not a number. */
  onInput?: (text: string) => void;
}

/** Removes leading zeros: "05" becomes "5", "0" stays. */
export function trimLeadingZeros(text: string): string {
  return text.replace(/^0+(?=\d)/, '');
}

/** Text field for a whole number, with a numeric keyboard. */
export function NumberInput(props: NumberInputProps): JSX.Element {
  const [own, rest] = splitProps(props, ['onInput']);
  return (
    <input
      autocomplete="off"
      {...rest}
      inputmode="numeric"
      onInput={(event) => {
        const { currentTarget: field } = event;
        const text = trimLeadingZeros(field.value);
        if (text !== field.value) field.value = text;
        own.onInput?.(text);
      }}
    />
  );
}

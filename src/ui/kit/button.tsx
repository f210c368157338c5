import './button.css';
import { type JSX, Show, splitProps } from 'solid-js';

export const BUTTON_TONES = ['plain', 'accent', 'good', 'bad', 'ink', 'bare'] as const;
export type ButtonTone = (typeof BUTTON_TONES)[number];

export interface ButtonProps extends Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  tone?: ButtonTone | undefined;
  /** Whether the label is bold and condensed, for actions within reach of the thumb. */
  big?: boolean | undefined;
  wide?: boolean | undefined;
  hint?: string | undefined;
  type?: 'button' | 'submit' | undefined;
}

/** A button at least 44 px high: `<Button tone="accent" onClick={…}>Record a hit</Button>`. */
export function Button(props: ButtonProps): JSX.Element {
  const [own, rest] = splitProps(props, ['tone', 'big', 'wide', 'hint', 'type', 'class', 'children']);
  return (
    <button
      {...rest}
      type={own.type ?? 'button'}
      class={own.class ? `button ${own.class}` : 'button'}
      data-tone={own.tone ?? 'plain'}
      data-big={own.big ? '' : undefined}
      data-wide={own.wide ? '' : undefined}
    >
      <span class="button-label">{own.children}</span>
      <Show when={own.hint}>
        {' '}
        <span class="button-hint">{own.hint}</span>
      </Show>
    </button>
  );
}

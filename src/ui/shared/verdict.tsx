import './verdict.css';
import type { JSX } from 'solid-js';

/** Answer as one word: `<Verdict tone="good">Yes</Verdict>`. */
export function Verdict(props: { tone: 'good' | 'bad' | 'warn' | 'plain'; children: JSX.Element }): JSX.Element {
  return (
    <strong class="verdict" data-tone={props.tone}>
      {props.children}
    </strong>
  );
}

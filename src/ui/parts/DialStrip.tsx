import './DialStrip.css';
import { For, type JSX } from 'solid-js';
import { type Click, DIAL_SLOTS } from '../../catalog/character';
import { DialCell } from './DialCell';

/** The four values of one click side by side: speed, attack, defense, damage. */
export function DialStrip(props: { click: Click }): JSX.Element {
  return (
    <span class="dial-strip">
      <For each={DIAL_SLOTS}>{(slot) => <DialCell slot={slot} value={props.click[slot]} />}</For>
    </span>
  );
}

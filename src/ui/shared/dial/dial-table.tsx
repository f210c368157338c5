import './dial-table.css';
import { For, type JSX } from 'solid-js';
import { DIAL_SLOTS, type DialSlot } from '../../../catalog/character';
import { say } from '../../../text/say';

/** Table with a row for each click of a dial and a column for each value. */
export function DialTable(props: {
  class: string;
  slotNames: Readonly<Record<DialSlot, string>>;
  ref?: (table: HTMLTableElement) => void;
  children: JSX.Element;
}): JSX.Element {
  return (
    <table class={`dial-table ${props.class}`} ref={(table) => props.ref?.(table)}>
      <caption class="spoken">{say('The dial, one row per click')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="spoken">{say('Click')}</span>
          </th>
          <For each={DIAL_SLOTS}>{(slot) => <th scope="col">{props.slotNames[slot]}</th>}</For>
        </tr>
      </thead>
      {props.children}
    </table>
  );
}

import './fact-list.css';
import { For, type JSX } from 'solid-js';

export type NamedFact = readonly [name: string, value: JSX.Element];

/** Facts in two columns: names and values. */
export function FactList(props: { facts: readonly NamedFact[] }): JSX.Element {
  return (
    <dl class="fact-list">
      <For each={props.facts}>
        {([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </>
        )}
      </For>
    </dl>
  );
}

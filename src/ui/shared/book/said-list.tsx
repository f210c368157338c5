import './said-list.css';
import { For, type JSX, Show } from 'solid-js';
import { passageAddress } from '../../../app/rules/address';
import type { Said } from '../../../app/rules/ruling';

/** Every sentence of an answer with its passage; a tap anywhere on one opens that in the book. */
export function SaidList(props: { said: readonly Said[] }): JSX.Element {
  return (
    <ul class="ruling-said">
      <For each={props.said}>
        {(said) => (
          <li data-tone={said.tone}>
            <p>{said.text}</p>
            <p class="ruling-passage muted small" aria-hidden={said.cite ? 'true' : undefined}>
              {said.passage}
            </p>
            <Show when={said.cite}>
              {(cite) => (
                <a class="ruling-open" href={passageAddress(cite())}>
                  <span class="spoken">{said.passage}</span>
                </a>
              )}
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}

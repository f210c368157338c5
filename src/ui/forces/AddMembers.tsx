import './AddMembers.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Character } from '../../catalog/character';
import { filterCharacters } from '../../catalog/search';
import type { Force } from '../../store/records';
import { shortened } from '../collection/words';
import { Button } from '../parts/Button';
import { Sheet } from '../parts/Sheet';
import { leftWords } from './judged';

const MOST_SHOWN = 60;

/** Characters to add, one a tap; those that still fit stand first. */
export function AddMembers(props: {
  force: Force;
  /** Points that are left; negative where the force is over. */
  left: number;
  characters: readonly Character[];
  onAdd: (character: Character) => void;
  onClose: () => void;
}): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const fits = (character: Character) => character.starts.some((start) => start.points <= props.left);
  const found = createMemo(() =>
    [...filterCharacters(props.characters, { text: typed() })].sort((a, b) => a.name.localeCompare(b.name)),
  );
  const count = (character: Character) => props.force.members.filter((member) => member.id === character.id).length;
  return (
    <Sheet
      title="Add characters"
      onClose={() => props.onClose()}
      foot={
        <Button tone="accent" onClick={() => props.onClose()}>
          Done · {leftWords(props.left)}
        </Button>
      }
    >
      <input
        class="add-search"
        type="search"
        aria-label="Filter characters"
        placeholder="Name, keyword, power…"
        value={typed()}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <Show
        when={found().length > 0}
        fallback={<p class="muted">Nobody found. Characters come in on the Collection tab.</p>}
      >
        <ul class="add-members">
          <For each={found().slice(0, MOST_SHOWN)}>
            {(character) => (
              <li>
                <button
                  type="button"
                  data-over={fits(character) ? undefined : ''}
                  onClick={() => props.onAdd(character)}
                >
                  <span class="clip">{shortened(character.name)}</span>
                  <Show when={count(character) > 0}>
                    <span class="muted small">{count(character)} in</span>
                  </Show>
                  <Show when={!fits(character)}>
                    <span class="small add-over">does not fit</span>
                  </Show>
                  <b class="number">{character.starts[0]?.points ?? 0}</b>
                </button>
              </li>
            )}
          </For>
        </ul>
        <Show when={found().length > MOST_SHOWN}>
          <p class="muted small">{found().length - MOST_SHOWN} more: type to find them.</p>
        </Show>
      </Show>
    </Sheet>
  );
}

import './CharacterPick.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Character } from '../../catalog/character';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';
import { IconButton } from '../parts/IconButton';

/** A collection may hold thousands: more are listed as they are asked for. */
const PAGE = 40;

export interface CharacterPickProps {
  characters: readonly Character[];
  /** How many of each are chosen, by id. */
  chosen: ReadonlyMap<string, number>;
  onChange: (character: Character, count: number) => void;
}

/** Chooses characters of the collection, each as often as wanted. */
export function CharacterPick(props: CharacterPickProps): JSX.Element {
  const [query, setQuery] = createSignal('');
  const [listed, setListed] = createSignal(PAGE);
  const found = createMemo(() => {
    const words = query().toLowerCase().split(/\s+/);
    return props.characters.filter((each) => words.every((word) => each.name.toLowerCase().includes(word)));
  });
  return (
    <div class="stack">
      <Show when={props.characters.length > 8}>
        <Field label="Find by name">
          {(input) => (
            <input {...input} type="search" value={query()} onInput={(event) => setQuery(event.currentTarget.value)} />
          )}
        </Field>
      </Show>
      <ul class="character-pick">
        <For each={found().slice(0, listed())} fallback={<li>No character of that name.</li>}>
          {(character) => {
            const count = () => props.chosen.get(character.id) ?? 0;
            return (
              <li data-on={count() > 0 ? '' : undefined}>
                <span class="pick-words">
                  <strong class="clip">{character.name}</strong>
                  <small class="clip">{character.keywords.join(' · ') || `${character.dial.length} clicks`}</small>
                </span>
                <span class="number">{character.starts[0]?.points ?? 0}</span>
                <span class="pick-count">
                  <Show when={count() > 0}>
                    <IconButton
                      icon="minus"
                      name={`One ${character.name} less`}
                      onClick={() => props.onChange(character, count() - 1)}
                    />
                    <output>{count()}</output>
                  </Show>
                  <IconButton
                    icon="plus"
                    name={`Add ${character.name}`}
                    onClick={() => props.onChange(character, count() + 1)}
                  />
                </span>
              </li>
            );
          }}
        </For>
      </ul>
      <Show when={found().length > listed()}>
        <Button onClick={() => setListed(listed() + PAGE)}>Show more ({found().length - listed()})</Button>
      </Show>
    </div>
  );
}

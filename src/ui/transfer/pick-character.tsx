import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { characters } from '../../app/collection/library';
import type { Character } from '../../catalog/character';
import { compareByName } from '../../catalog/compare-by-name';
import { filterCharacters } from '../../catalog/find/search';
import { say } from '../../text/say';
import { BottomSheet } from '../kit/sheet';
import { CharacterRow } from '../shared/characters/character-row';
import { CharacterSearchInput } from '../shared/characters/find-input';

const MOST_SHOWN = 40;

export function PickCharacter(props: {
  title: string;
  onPick: (character: Character) => void;
  onClose: () => void;
}): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const sorted = createMemo(() => (characters() ?? []).toSorted(compareByName));
  const found = createMemo(() => filterCharacters(sorted(), { text: typed() }));
  return (
    <BottomSheet title={props.title} onClose={props.onClose}>
      <CharacterSearchInput value={typed()} onInput={setTyped} />
      <ul class="outcome-list" aria-label={say('Characters')}>
        <For
          each={found().slice(0, MOST_SHOWN)}
          fallback={<li class="muted">{say('No character with that name.')}</li>}
        >
          {(character) => <CharacterRow character={character} onOpen={() => props.onPick(character)} />}
        </For>
      </ul>
      <Show when={found().length > MOST_SHOWN}>
        <p class="muted small">{say('{found} more: type to find them.', { found: found().length - MOST_SHOWN })}</p>
      </Show>
    </BottomSheet>
  );
}

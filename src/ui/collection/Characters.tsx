import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { sentenceOf } from '../../app/faults';
import { refreshCharacters } from '../../app/library';
import { cardOf } from '../../catalog/cards/carded';
import type { Character } from '../../catalog/character';
import { filterCharacters } from '../../catalog/search';
import { removeCharacters, restoreCharacters } from '../../store/characters';
import { Button } from '../parts/Button';
import { EmptyState } from '../parts/EmptyState';
import { Progress } from '../parts/Progress';
import { toast } from '../parts/toasts';
import { goTo } from '../shell/route';
import { CharacterDetail } from './CharacterDetail';
import { CharacterRow } from './CharacterRow';
import { shortened } from './words';

/** As many as anyone reads before typing a filter; more come by a button. */
const PAGE = 60;

/** All characters that are kept, filtered by what is typed; a tap opens the whole dial. */
export function Characters(props: { characters: readonly Character[] | null }): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const [most, setMost] = createSignal(PAGE);
  const [openId, setOpenId] = createSignal<string | null>(null);
  const sorted = createMemo(() => [...(props.characters ?? [])].sort(byName));
  const found = createMemo(() => filterCharacters(sorted(), { text: typed() }));
  const opened = createMemo(() => props.characters?.find((character) => character.id === openId()) ?? null);

  return (
    <div class="collection-body">
      <Switch>
        <Match when={props.characters === null}>
          <Progress label="Opening your collection…" />
        </Match>
        <Match when={props.characters?.length === 0}>
          <EmptyState
            icon="collection"
            title="No characters yet"
            text="Import a unit file that you have, or enter a character by its dial: ten clicks take less than a minute."
          />
        </Match>
        <Match when={true}>
          <input
            class="collection-search"
            type="search"
            aria-label="Filter characters"
            placeholder="Name, keyword, power…"
            value={typed()}
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              setMost(PAGE);
            }}
          />
          <Show
            when={found().length > 0}
            fallback={<p class="muted">Nobody here answers to “{shortened(typed(), 40)}”.</p>}
          >
            <ul class="collection-list" aria-label="Characters">
              <For each={found().slice(0, most())}>
                {(character) => <CharacterRow character={character} onOpen={() => setOpenId(character.id)} />}
              </For>
            </ul>
          </Show>
          <Show when={found().length > most()}>
            <Button wide onClick={() => setMost(most() + PAGE)}>
              Show more of {found().length}
            </Button>
          </Show>
        </Match>
      </Switch>
      <Show when={opened()} keyed>
        {(character) => <OpenCharacter character={character} onClose={() => setOpenId(null)} />}
      </Show>
    </div>
  );
}

/** The sheet of a character, with its deletion and the undo of it. */
export function OpenCharacter(props: { character: Character; onClose: () => void }): JSX.Element {
  async function remove({ id, name }: Character): Promise<void> {
    props.onClose();
    const done = await removeCharacters([id]);
    await refreshCharacters();
    if (!done.ok) return toast({ text: sentenceOf(done.fault), tone: 'bad' });
    toast({
      text: `${shortened(name, 60)} was deleted.`,
      action: { label: 'Undo', run: () => void restoreCharacters([id]).then(refreshCharacters) },
    });
  }
  return (
    <CharacterDetail
      character={props.character}
      onClose={() => props.onClose()}
      onDelete={() => void remove(props.character)}
      onEdit={() => goTo('collection', cardOf(props.character) ? 'edit-card' : 'edit', props.character.id)}
    />
  );
}

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** In the order in which people look for names. */
export function byName(a: Character, b: Character): number {
  return names.compare(a.name, b.name) || names.compare(a.set + a.number, b.set + b.number);
}

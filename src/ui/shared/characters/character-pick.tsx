import { say } from '../../../text/say';
import './character-pick.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Character } from '../../../catalog/character';
import { listStartOptions } from '../../../catalog/start-options';
import type { Ruleset } from '../../../rules/ruleset';
import { describeOrigin } from '../../../text/character-text';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/field';
import { IconButton } from '../../kit/icon-button';
import { lazyPart } from '../../kit/lazy-part';

const StartPick = lazyPart(() => import('./start-pick'));
const NewFigureSheet = lazyPart(() => import('./new-figure-sheet'));

/** Number of characters per page, because a collection may contain thousands. */
const PAGE = 40;

export interface CharacterPickProps {
  characters: readonly Character[];
  /** Selected characters in order, each reduced to its chosen starting line. */
  chosen: readonly Character[];
  onChange: (chosen: readonly Character[]) => void;
  /** Rules for which a character that is not in the collection can be entered here. Absent if none can. */
  enterFor?: Ruleset | undefined;
}

/** List for selecting characters of the collection, each as often as needed. */
export function CharacterPick(props: CharacterPickProps): JSX.Element {
  const [query, setQuery] = createSignal('');
  const [listed, setListed] = createSignal(PAGE);
  const [asked, setAsked] = createSignal<Character | null>(null);
  const [entering, setEntering] = createSignal(false);
  const linesOf = ({ id }: Character) => props.chosen.filter((each) => each.id === id);
  const add = (character: Character) => props.onChange([...props.chosen, character]);
  const less = ({ id }: Character) => {
    const last = props.chosen.findLastIndex((each) => each.id === id);
    props.onChange(props.chosen.filter((_, index) => index !== last));
  };
  // Sorted by code units, as in the store: locale order takes four times as long for 20,000 names.
  const sorted = createMemo(() =>
    props.characters.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)),
  );
  const found = createMemo(() => {
    const words = query().toLowerCase().split(/\s+/);
    return sorted().filter((each) => words.every((word) => each.name.toLowerCase().includes(word)));
  });
  return (
    <div class="stack">
      <Show when={props.characters.length > 8}>
        <TextField label={say('Find by name')} type="search" value={query()} onInput={setQuery} />
      </Show>
      <ul class="character-pick">
        <For each={found().slice(0, listed())} fallback={<li>{say('No character with that name.')}</li>}>
          {(character) => {
            const lines = () => linesOf(character);
            const several = listStartOptions(character).length > 1;
            return (
              <li data-on={lines().length > 0 ? '' : undefined}>
                <span class="pick-words">
                  <strong class="clip">{character.name}</strong>
                  <small class="muted">{[describeOrigin(character), ...character.keywords].join(' · ')}</small>
                </span>
                <span class="number">{pointsWords(lines().length > 0 && several ? lines() : [character])}</span>
                <span class="pick-count">
                  <Show when={lines().length > 0}>
                    <IconButton
                      icon="minus"
                      name={say('Remove 1 {name}', { name: character.name })}
                      onClick={() => less(character)}
                    />
                    <output>{lines().length}</output>
                  </Show>
                  <IconButton
                    icon="plus"
                    name={say('Add {name}', { name: character.name })}
                    onClick={() => (several ? setAsked(character) : add(character))}
                  />
                </span>
              </li>
            );
          }}
        </For>
      </ul>
      <Show when={found().length > listed()}>
        <Button onClick={() => setListed(listed() + PAGE)}>
          {say('Show more ({count})', { count: found().length - listed() })}
        </Button>
      </Show>
      <Show when={props.enterFor}>
        <Button wide hint={say('by name, points and first click')} onClick={() => setEntering(true)}>
          {query().trim() === '' ? say('New figure') : say('Enter {name}', { name: query().trim() })}
        </Button>
      </Show>
      <Show when={entering() && props.enterFor}>
        {(rules) => (
          <NewFigureSheet
            name={query().trim()}
            rules={rules()}
            onAdd={(one) => {
              setEntering(false);
              setQuery('');
              add(one);
            }}
            onClose={() => setEntering(false)}
          />
        )}
      </Show>
      <Show when={asked()} keyed>
        {(character) => (
          <StartPick
            character={character}
            onPick={(one) => {
              setAsked(null);
              add(one);
            }}
            onClose={() => setAsked(null)}
          />
        )}
      </Show>
    </div>
  );
}

/**
 * Returns the points of starting lines: `75`, `75 + 50` for several selected lines, or `75 / 50` for the available
 * lines of one character.
 */
function pointsWords(lines: readonly Character[]): string {
  return lines.map(({ starts }) => starts.map(({ points }) => points).join(' / ')).join(' + ');
}

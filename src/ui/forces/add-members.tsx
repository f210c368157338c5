import { say } from '../../text/say';
import './force-sheets.css';
import { createMemo, createSignal, For, type JSX, Show, untrack } from 'solid-js';
import { saveCharacter } from '../../app/collection/save-records';
import { describePointsLeft } from '../../app/forces/checked-force';
import type { SavedForce } from '../../app/forces/save-force';
import type { Character } from '../../catalog/character';
import { makeOutlineDraft } from '../../catalog/character-draft';
import { characterFromDraft } from '../../catalog/character-entry';
import { compareByName } from '../../catalog/compare-by-name';
import { filterCharacters } from '../../catalog/find/search';
import { describeOrigin, truncate } from '../../text/character-text';
import { describeDraftProblem } from '../../text/screens/draft-text';
import { Button } from '../kit/button';
import { CheckField, NumberField, TextField } from '../kit/field';
import { Form } from '../kit/form';
import { SearchField } from '../kit/search-field';
import { BottomSheet } from '../kit/sheet';
import { FigureDisc } from '../shared/characters/figure-disc';

/**
 * Form that adds a figure by name and points. The figure is saved in the collection, where its dial can be entered
 * later.
 */
export function QuickEntry(props: { name: string; onEntered: (character: Character) => void }): JSX.Element {
  const [name, setName] = createSignal(props.name);
  const [points, setPoints] = createSignal('');
  const [keywords, setKeywords] = createSignal('');
  const [unique, setUnique] = createSignal(false);
  const [problems, setProblems] = createSignal<readonly string[]>([]);

  async function enter(): Promise<void> {
    const read = characterFromDraft(
      makeOutlineDraft({ name: name(), points: points(), keywords: keywords(), rank: unique() ? 'unique' : 'plain' }),
    );
    setProblems(read.ok ? [] : read.fault.map(describeDraftProblem));
    if (read.ok && (await saveCharacter(read.value))) props.onEntered(read.value);
  }

  return (
    <Form class="stack" aria-label={say('New character')} onSubmit={() => void enter()}>
      <TextField label={say('Name')} value={name()} onInput={setName} />
      <NumberField label={say('Points')} value={points()} onInput={setPoints} />
      <TextField label={say('Keywords, separated by commas')} value={keywords()} onInput={setKeywords} />
      <CheckField label={say('Unique')} checked={unique()} onChange={setUnique} />
      <Show when={problems().length > 0}>
        <ul role="alert">
          <For each={problems()}>{(text) => <li>{text}</li>}</For>
        </ul>
      </Show>
      <Button type="submit" tone="accent">
        {say('Save and add to force')}
      </Button>
    </Form>
  );
}

const MOST_SHOWN = 60;

export interface MemberPickProps {
  force: SavedForce;
  /** Remaining points. Negative if the force is over its total. */
  left: number;
  characters: readonly Character[];
  onAdd: (character: Character) => void;
}

export function AddMembers(props: MemberPickProps & { onClose: () => void }): JSX.Element {
  return (
    <BottomSheet
      title={say('Add characters')}
      onClose={() => props.onClose()}
      foot={
        <Button tone="accent" onClick={() => props.onClose()}>
          {say('Done · {leftWords}', { leftWords: describePointsLeft(props.left) })}
        </Button>
      }
    >
      <MemberPick force={props.force} left={props.left} characters={props.characters} onAdd={props.onAdd} />
    </BottomSheet>
  );
}

/**
 * List of characters to add, one for each tap; affordable characters come first. A character that is not listed can be
 * added by name and points.
 */
export function MemberPick(props: MemberPickProps): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const [entering, setEntering] = createSignal(false);
  const leastPoints = ({ starts }: Character) => Math.min(...starts.map(({ points }) => points));
  const fits = (character: Character) => leastPoints(character) <= props.left;
  const sorted = createMemo(() => props.characters.toSorted(compareByName));
  const named = createMemo(() => filterCharacters(sorted(), { text: typed() }));
  // The order stays stable while the user adds several characters in a row.
  const found = createMemo(() => {
    const all = named();
    return untrack(() => [...all.filter(fits), ...all.filter((each) => !fits(each))]);
  });
  const count = (character: Character) => props.force.members.filter((member) => member.id === character.id).length;
  return (
    <>
      <SearchField
        label={say('Filter characters')}
        placeholder={say('Name, keyword, power…')}
        value={typed()}
        onInput={setTyped}
      />
      <Show when={found().length > 0} fallback={<p class="muted">{say('No character in your collection matches.')}</p>}>
        <ul class="add-members">
          <For each={found().slice(0, MOST_SHOWN)}>
            {(character) => (
              <li>
                <button
                  type="button"
                  data-over={fits(character) ? undefined : ''}
                  onClick={() => props.onAdd(character)}
                >
                  <FigureDisc character={character} name={character.name} size={38} />
                  <span class="add-words">
                    <span class="clip">{truncate(character.name)}</span>
                    <span class="small muted">
                      {describeOrigin(character)}
                      <Show when={count(character) > 0}>
                        {' · '}
                        {say('In force: {count}', { count: count(character) })}
                      </Show>
                    </span>
                  </span>
                  <Show when={!fits(character)}>
                    <span class="small add-over">
                      {say('{points} over', { points: leastPoints(character) - props.left })}
                    </span>
                  </Show>
                  <b class="number">{character.starts[0]?.points ?? 0}</b>
                </button>
              </li>
            )}
          </For>
        </ul>
        <Show when={found().length > MOST_SHOWN}>
          <p class="muted small">{say('{found} more: type to find them.', { found: found().length - MOST_SHOWN })}</p>
        </Show>
      </Show>
      <Show
        when={entering()}
        fallback={
          <Button wide hint={say('you can add its dial later')} onClick={() => setEntering(true)}>
            {say('Add by name and points')}
          </Button>
        }
      >
        <QuickEntry
          name={found().length === 0 ? typed().trim() : ''}
          onEntered={(character) => {
            setEntering(false);
            setTyped('');
            props.onAdd(character);
          }}
        />
      </Show>
    </>
  );
}

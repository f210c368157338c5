import { createSignal, For, type JSX, Show } from 'solid-js';
import { saveCharacter } from '../../app/collection/save-character';
import type { Character } from '../../catalog/character';
import { makeOutlineDraft } from '../../catalog/character-draft';
import { characterFromDraft } from '../../catalog/character-entry';
import { say } from '../../text/say';
import { describeDraftProblem } from '../../text/screens/draft-text';
import { Button } from '../kit/button';
import { FormField } from '../kit/field';
import { Form } from '../kit/form';
import { NumberInput } from '../kit/number-input';

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
      <FormField label={say('Name')}>
        {(input) => (
          <input {...input} autocomplete="off" value={name()} onInput={(event) => setName(event.currentTarget.value)} />
        )}
      </FormField>
      <FormField label={say('Points')}>
        {(input) => <NumberInput {...input} value={points()} onInput={(text) => setPoints(text)} />}
      </FormField>
      <FormField label={say('Keywords, separated by commas')}>
        {(input) => (
          <input
            {...input}
            autocomplete="off"
            value={keywords()}
            onInput={(event) => setKeywords(event.currentTarget.value)}
          />
        )}
      </FormField>
      <label class="check">
        <input type="checkbox" checked={unique()} onChange={(event) => setUnique(event.currentTarget.checked)} />
        {say('Unique')}
      </label>
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

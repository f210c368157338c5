import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { listEntriesNear, type RulesContext } from '../../../app/rules/rules-context';
import type { Entry } from '../../../book/entry';
import { say } from '../../../text/say';
import { SearchField } from '../../kit/search-field';
import { BottomSheet } from '../../kit/sheet';
import { FoundEntriesPart, prepareBookSearch } from './book-search-part';
import { EntryRows } from './entry-rows';
import { EntrySheet } from './entry-sheet';

/** Sheet with a search in the rules. It begins with the rules about what is on screen, which also rank higher. */
export default function RulesSearchSheet(props: { context: RulesContext; onClose: () => void }): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const [opened, setOpened] = createSignal<Entry | null>(null);
  const near = listEntriesNear(props.context);
  const nearIds = new Set(near.map(({ id }) => id));
  onMount(() => void prepareBookSearch());
  return (
    <BottomSheet title={say('Ask the rules')} onClose={props.onClose}>
      <SearchField
        label={say('Search the rules')}
        placeholder={say('Ask as you would ask a friend')}
        autocomplete="off"
        autocapitalize="none"
        enterkeyhint="search"
        value={typed()}
        onInput={setTyped}
      />
      <Show
        when={typed().trim() === ''}
        fallback={
          <FoundEntriesPart typed={typed()} edition={props.context.edition} near={nearIds} onOpen={setOpened} />
        }
      >
        <Show when={near.length > 0} fallback={<p>{say('Type a question, or the name of a rule or power.')}</p>}>
          <h3>{say('Rules for {subject}', { subject: props.context.subject })}</h3>
          <EntryRows label={props.context.subject} entries={near} onOpen={setOpened} />
        </Show>
      </Show>
      <Show when={opened()}>
        {(entry) => <EntrySheet entry={entry()} title={entry().title} onClose={() => setOpened(null)} />}
      </Show>
    </BottomSheet>
  );
}

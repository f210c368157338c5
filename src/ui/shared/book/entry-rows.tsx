import './entry-rows.css';
import { For, type JSX, Show } from 'solid-js';
import { route } from '../../../app/route';
import { entryAddress } from '../../../app/rules/rules-addresses';
import { type Entry, isGlossaryEntry, splitRuling } from '../../../book/entry';
import { editionName } from '../../../rules';
import { say } from '../../../text/say';
import { ENTRY_BASIS_TEXT } from '../../../text/screens/book-text';

export function EntryRows(props: {
  label: string;
  entries: readonly Entry[];
  /** Whether the entries belong to several editions, so each row shows its edition. */
  mixed?: boolean;
  /** Returns the text below a title, which replaces the entry’s ruling. */
  words?: (entry: Entry) => string;
  /** Opens an entry in place. Without it, a tap goes to the entry's page. */
  onOpen?: ((entry: Entry) => void) | undefined;
}): JSX.Element {
  return (
    <ul class="book-rows" aria-label={props.label}>
      <For each={props.entries}>
        {(entry) => (
          <li>
            <EntryLink entry={entry} onOpen={props.onOpen}>
              <strong>{entry.title}</strong>
              <Show when={placeWords(entry, props.mixed ?? false)}>
                {(words) => <small class="book-row-place">{words()}</small>}
              </Show>
              <span class="book-row-words">{props.words ? props.words(entry) : splitRuling(entry).ruling}</span>
            </EntryLink>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Link to an entry, or a button that opens it in place. */
export function EntryLink(props: {
  entry: Entry;
  onOpen?: ((entry: Entry) => void) | undefined;
  children: JSX.Element;
}): JSX.Element {
  return (
    <Show
      when={props.onOpen}
      fallback={
        <a
          href={entryAddress(props.entry.id)}
          aria-current={route().rest.join('/') === props.entry.id ? 'page' : undefined}
        >
          {props.children}
        </a>
      }
    >
      {(open) => (
        <button type="button" onClick={() => open()(props.entry)}>
          {props.children}
        </button>
      )}
    </Show>
  );
}

/** Returns the details that distinguish a row: its edition, whether it is a glossary entry, and its basis. */
function placeWords(entry: Entry, mixed: boolean): string {
  return [
    mixed ? editionName(entry.edition) : '',
    isGlossaryEntry(entry) ? say('Glossary') : '',
    ENTRY_BASIS_TEXT[entry.basis] ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

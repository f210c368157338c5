import { editionName } from '../../rules';
import { say } from '../../text/say';
import './book.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { ruleset } from '../../app/game/open-game';
import { goTo } from '../../app/route';
import { bookmarks } from '../../app/rules/bookmarks';
import { bookAddress, bookChangesAddress } from '../../app/rules/rules-addresses';
import { readEditionGuess } from '../../app/session/edition-guess';
import { BOOKS, findEntryById, MAIN_SERIES } from '../../book';
import type { Entry } from '../../book/entry';
import { getFirstBookEditionId } from '../../text/screens/book-text';
import { SearchField } from '../kit/search-field';
import { FoundEntriesPart, prepareBookSearch } from '../shared/book/book-search-part';
import { EntryRows } from '../shared/book/entry-rows';
import { HelpButton } from '../shared/help/help-button';

// Module-level state: a player who goes back from an entry finds the search and its results again.
const [typed, setTyped] = createSignal('');
const [chosen, setChosen] = createSignal<string | null>(null);

/**
 * Start page of the rules: search, starred and recent entries, books, and changes. `still` keeps the page unchanged
 * while an entry is open beside it.
 */
export function BookHome(props: { still?: boolean }): JSX.Element {
  const played = () => BOOKS.find((book) => book.edition === (ruleset()?.id ?? readEditionGuess()))?.edition;
  const edition = () => chosen() ?? played() ?? getFirstBookEditionId();
  const lately = createMemo(
    (before: readonly string[]) => (props.still && before.length > 0 ? before : bookmarks.recent),
    [],
  );
  const known = (ids: readonly string[]) => ids.flatMap((id) => findEntryById(id) ?? []);

  return (
    <div class="page book" data-wide="">
      <h1 class="spoken">{say('Rules')}</h1>
      <search class="book-search">
        <SearchField
          label={say('Search the rules')}
          placeholder={say('Line of fire, push, TK, knock back…')}
          autocomplete="off"
          autocapitalize="none"
          enterkeyhint="search"
          value={typed()}
          onFocus={() => void prepareBookSearch()}
          onInput={setTyped}
        />
        <div class="row">
          <label class="book-edition">
            <span>{say('Rules of')}</span>
            <select value={edition()} onChange={(event) => setChosen(event.currentTarget.value)}>
              <For each={BOOKS}>{(book) => <option value={book.edition}>{editionName(book.edition)}</option>}</For>
            </select>
          </label>
          <HelpButton about="rules" />
        </div>
      </search>
      <Show
        when={typed().trim() !== ''}
        fallback={<StarredAndRecent starred={known(bookmarks.starred)} recent={known(lately())} />}
      >
        <FoundEntriesPart typed={typed()} edition={edition()} />
      </Show>
    </div>
  );
}

function StarredAndRecent(props: { starred: readonly Entry[]; recent: readonly Entry[] }): JSX.Element {
  const last = MAIN_SERIES[MAIN_SERIES.indexOf(getFirstBookEditionId()) - 1];
  return (
    <>
      <Show when={props.starred.length > 0}>
        <h2>{say('Starred')}</h2>
        <EntryRows label={say('Starred')} entries={props.starred} mixed />
      </Show>
      <Show when={props.recent.length > 0}>
        <h2>{say('Recently read')}</h2>
        <EntryRows label={say('Recently read')} entries={props.recent} mixed />
      </Show>
      <h2>{say('Browse')}</h2>
      <ul class="book-rows" aria-label={say('Books')}>
        <For each={BOOKS}>
          {(book) => (
            <li>
              <a href={bookAddress(book.edition)}>
                <strong>{editionName(book.edition)}</strong>
                <small class="book-row-place">{say('{entries} rules', { entries: book.entries.length })}</small>
              </a>
            </li>
          )}
        </For>
      </ul>
      <ul class="book-rows" aria-label={say('More')}>
        <Show when={last}>
          {(before) => (
            <li>
              <a href={bookChangesAddress(before(), getFirstBookEditionId())}>
                <strong>{say('What changed')}</strong>
                <span class="book-row-words">
                  {say('What is new in “{newEdition}” since “{oldEdition}”?', {
                    oldEdition: editionName(before()),
                    newEdition: editionName(getFirstBookEditionId()),
                  })}
                </span>
              </a>
            </li>
          )}
        </Show>
        <li>
          <button type="button" onClick={() => goTo('rules', 'puzzle')}>
            <strong>{say('Puzzle of the day')}</strong>
            <span class="book-row-words">
              {say('One action, five plans: find the best and learn the rule behind it.')}
            </span>
          </button>
        </li>
        <li>
          <button type="button" onClick={() => goTo('rules', 'ask')}>
            <strong>{say('Ask with a position')}</strong>
            <span class="book-row-words">{say('Type or paste a position and get the ruling.')}</span>
          </button>
        </li>
        <li>
          <button type="button" onClick={() => goTo('rules', 'desk')}>
            <strong>{say('Judge’s desk')}</strong>
            <span class="book-row-words">
              {say('Ask several questions about one position, compare editions and print the ruling.')}
            </span>
          </button>
        </li>
      </ul>
    </>
  );
}

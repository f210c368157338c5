import './found-entries.css';
import { createMemo, type JSX, lazy, Show, Suspense } from 'solid-js';
import { type BookResults, searchBooks } from '../../../app/rules/book-search';
import type { Entry } from '../../../book/entry';
import { editionName } from '../../../rules';
import { say } from '../../../text/say';
import { describeEntryPlace } from '../../../text/screens/book-text';
import { EntryLink, EntryRows } from './entry-rows';

// Loaded only for questions that a board answers, because it needs the notation and the rules engine.
const BoardAnswer = lazy(() => import('./board-answer'));

/**
 * Results of a search in the books: the answer of the first entry, then further entries. `near` has the ids of entries
 * about what is on screen.
 */
export default function FoundEntries(props: {
  typed: string;
  edition: string;
  near?: ReadonlySet<string> | undefined;
  onOpen?: ((entry: Entry) => void) | undefined;
}): JSX.Element {
  const found = createMemo(() => searchBooks(props.typed, props.edition, props.near ?? new Set()));
  return (
    <div class="found-entries" aria-live="polite">
      <Show
        when={found().first}
        fallback={
          <p class="found-none">
            {found().others.length > 0
              ? say('“{edition}” does not cover this. These rules come closest:', {
                  edition: editionName(props.edition),
                })
              : say('No rule found. Try other words, or browse the books.')}
          </p>
        }
      >
        {(first) => <FirstAnswer first={first()} edition={props.edition} onOpen={props.onOpen} />}
      </Show>
      <Show when={found().others.length > 0}>
        <EntryRows label={editionName(props.edition)} entries={found().others} mixed onOpen={props.onOpen} />
      </Show>
      <Show when={found().elsewhere.length > 0}>
        <h2>{say('In other editions')}</h2>
        <EntryRows label={say('In other editions')} entries={found().elsewhere} mixed onOpen={props.onOpen} />
      </Show>
    </div>
  );
}

/** The entry that answers the query: the verdict with a board where there is one, the sentence that rules, its place. */
function FirstAnswer(props: {
  first: NonNullable<BookResults['first']>;
  /** Edition of the game, which answers the board: an extension may change the answer of its entry. */
  edition: string;
  onOpen?: ((entry: Entry) => void) | undefined;
}): JSX.Element {
  return (
    <article class="found-answer" aria-label={props.first.entry.title}>
      <Show when={props.first.board} keyed>
        {(board) => (
          <Suspense>
            <BoardAnswer position={board.position} edition={props.edition} />
          </Suspense>
        )}
      </Show>
      <EntryLink entry={props.first.entry} onOpen={props.onOpen}>
        <strong>{props.first.entry.title}</strong>
        <span class="found-sentence">{props.first.sentence}</span>
        <small class="muted">{describeEntryPlace(props.first.entry)}</small>
      </EntryLink>
    </article>
  );
}

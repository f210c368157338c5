import { createMemo, type JSX, lazy, Match, onMount, Switch } from 'solid-js';
import { FITS_TWO_PANES } from '../../app/media-queries';
import { goTo, route } from '../../app/route';
import { loadBookmarks } from '../../app/rules/bookmarks';
import { findCitedEntry, findEntryById } from '../../book';
import type { Basis } from '../../rules/answer';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { watchMedia } from '../kit/media';
import { BookHome } from '../rules/book-home';
import { BookPage, BookSpread, EntryPage } from '../rules/book-spread';

const DeskScreen = lazy(() => import('../rules/desk/desk-screen'));
const AskScreen = lazy(() => import('../rules/ask-screen'));
const ComparePage = lazy(() => import('../rules/compare-page'));
const NewsPage = lazy(() => import('../rules/news-page'));
const PuzzleScreen = lazy(() => import('../rules/puzzle/puzzle-screen'));
const ReceivedSheet = lazy(() => import('../transfer/received-sheet'));

const hasRoomForTwo = watchMedia(FITS_TWO_PANES);

/**
 * Screen of the Rules tab. Its routes:
 * - `#/rules`: search
 * - `#/rules/<edition>/<topic>`: an entry
 * - `#/rules/at/<edition>/<passage>/<basis>`: the entry of a passage; with `/<topic>`, the entry that a house
 *   rule overrides
 * - `#/rules/books/<edition>`: a book
 * - `#/rules/compare/<topic>`: a topic in all editions
 * - `#/rules/new/<from>/<to>`: changes between two editions
 * - `#/rules/ask`: question about a position
 * - `#/rules/puzzle`: the puzzle of the day
 * - `#/rules/take/<code>`: a received ruling
 * - `#/rules/desk`: the judge’s desk; with `/paper` its printed ruling, with `/<code>` a received desk
 */
export default function RulesScreen(): JSX.Element {
  onMount(() => void loadBookmarks());
  const rest = () => route().rest;
  const entry = createMemo(() => {
    const [first = '', second = '', third = '', fourth = 'book', topic] = rest();
    if (first === 'at') {
      return findCitedEntry({
        edition: second,
        passage: third,
        basis: fourth as Basis,
        ...(topic === undefined ? {} : { topic }),
      });
    }
    return findEntryById(`${first}/${second}`);
  });
  const searches = () => rest().length === 0;
  const book = () => (rest()[0] === 'books' ? (rest()[1] ?? null) : null);
  /** Edition of the last open book, so an entry stays beside the book. Null after a search. */
  const list = createMemo((before: string | null) => (searches() ? null : (book() ?? before)), null);
  const spreads = createMemo(() => hasRoomForTwo() && (searches() || book() !== null || entry() !== null));
  return (
    <Switch>
      <Match when={spreads()}>
        <BookSpread edition={list()} entry={entry()} />
      </Match>
      <Match when={searches()}>
        <BookHome />
      </Match>
      <Match when={rest()[0] === 'ask'}>
        <AskScreen />
      </Match>
      <Match when={rest()[0] === 'puzzle'}>
        <PuzzleScreen />
      </Match>
      <Match when={rest()[0] === 'desk'}>
        <DeskScreen />
      </Match>
      <Match when={rest()[0] === 'take' && rest()[1]} keyed>
        {(text) => (
          <>
            <BookHome />
            <ReceivedSheet given={`#/rules/take/${text}`} onClose={() => goTo('rules')} />
          </>
        )}
      </Match>
      <Match when={book()} keyed>
        {(edition) => <BookPage edition={edition} />}
      </Match>
      <Match when={rest()[0] === 'compare' && rest()[1]} keyed>
        {(topic) => <ComparePage topic={topic} />}
      </Match>
      <Match when={rest()[0] === 'new'}>
        <NewsPage from={rest()[1] ?? null} to={rest()[2] ?? null} />
      </Match>
      <Match when={entry()} keyed>
        {(entry) => <EntryPage entry={entry} />}
      </Match>
      <Match when={true}>
        <h1 class="spoken">{say('Rules')}</h1>
        <EmptyState
          icon="rules"
          title={say('Rule not found')}
          text={say('The link may be from another app version. Search for the rule instead.')}
        >
          <Button tone="accent" wide onClick={() => goTo('rules')}>
            {say('Search the rules')}
          </Button>
        </EmptyState>
      </Match>
    </Switch>
  );
}

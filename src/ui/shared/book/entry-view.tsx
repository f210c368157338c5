import { say } from '../../../text/say';
import './entry.css';
import { For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { ruleset } from '../../../app/game/open-game';
import { toast } from '../../../app/messages';
import { bookmarks, toggleStar } from '../../../app/rules/bookmarks';
import { entryAddress, topicComparisonAddress } from '../../../app/rules/rules-addresses';
import { listRelatedEntries, listRulesChangedBy, listRulingsOn } from '../../../book';
import { isComparable } from '../../../book/compare/compare-editions';
import { type Entry, splitRuling } from '../../../book/entry';
import { describeEntryPlace, ENTRY_BASIS_TEXT } from '../../../text/screens/book-text';
import { lazyPart } from '../../kit/lazy-part';

// Loaded on demand, because house rules exist only in an open game.
const HouseEntry = lazyPart(() => import('./house-rule-entry'));

// Loaded only for entries with an example, which needs the notation parser.
const EntryExample = lazy(() => import('./entry-example'));

// Loaded on demand, because it needs the rules engine and the notation, unlike the rest of the book.
const AskEntry = lazyPart(() => import('./ask-entry'));

/** View of one entry: ruling, text, source, example board, related entries and actions. */
export function EntryView(props: { entry: Entry }): JSX.Element {
  const basis = () => ENTRY_BASIS_TEXT[props.entry.basis];
  const isStarred = () => bookmarks.starred.includes(props.entry.id);
  return (
    <article class="entry">
      <p class="entry-place">
        {describeEntryPlace(props.entry)}
        <Show when={basis()}>
          {(word) => (
            <span class="entry-basis" data-basis={props.entry.basis}>
              {word()}
            </span>
          )}
        </Show>
      </p>
      <p>
        <strong class="entry-ruling">{splitRuling(props.entry).ruling}</strong> {splitRuling(props.entry).rest}
      </p>
      <For each={props.entry.body.slice(1)}>{(paragraph) => <p>{paragraph}</p>}</For>
      <Show when={props.entry.reason}>
        {(reason) => (
          <p class="entry-reason">
            <strong>{say('Why we read it this way:')}</strong> {reason()}
          </p>
        )}
      </Show>
      <Show when={props.entry.news}>
        {(news) => (
          <p class="entry-news">
            <strong>{say('What changed:')}</strong> {news()}
          </p>
        )}
      </Show>
      <Show when={props.entry.example !== null}>
        <Suspense fallback={<div class="entry-board-place" />}>
          <EntryExample entry={props.entry} />
        </Suspense>
      </Show>
      <Show when={ruleset()}>{(rules) => <HouseEntry entry={props.entry} rules={rules()} />}</Show>
      <Links title={say('The rule it changes')} entries={listRulesChangedBy(props.entry)} />
      <Links title={say('Later rulings')} entries={listRulingsOn(props.entry)} />
      <Links title={say('Related rules')} entries={listRelatedEntries(props.entry)} />
      <div class="entry-deeds">
        <button
          type="button"
          class="entry-star"
          aria-pressed={isStarred()}
          onClick={async () => {
            if (!(await toggleStar(props.entry.id)))
              toast({ text: say('Could not save the star on this device. Try again.'), tone: 'warn' });
          }}
        >
          <span aria-hidden="true">{isStarred() ? '★' : '☆'}</span> {say('Star')}
        </button>
        <button type="button" class="entry-link" onClick={() => void copyLink(props.entry)}>
          {say('Copy link')}
        </button>
        <Show when={isComparable(props.entry)}>
          <a class="entry-link" href={topicComparisonAddress(props.entry.topic)}>
            {say('Other editions')}
          </a>
        </Show>
        <AskEntry entry={props.entry} />
      </div>
    </article>
  );
}

/** Copies the URL of an entry in this app, on any host. */
async function copyLink({ id, title }: Entry): Promise<void> {
  const link = location.href.replace(/#.*$/s, '') + entryAddress(id);
  try {
    await navigator.clipboard.writeText(link);
    toast(say('Link to “{title}” copied.', { title }));
  } catch {
    toast({ text: say('This browser blocks copying. Copy the link yourself: {link}', { link }), tone: 'warn' });
  }
}

function Links(props: { title: string; entries: readonly Entry[] }): JSX.Element {
  return (
    <Show when={props.entries.length > 0}>
      <section class="entry-links">
        <h2 class="caption">{props.title}</h2>
        <ul class="wrap">
          <For each={props.entries}>
            {(entry) => (
              <li>
                <a class="entry-link" href={entryAddress(entry.id)}>
                  {entry.title}
                </a>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

import { editionName } from '../../rules';
import { say } from '../../text/say';
import './book.css';
import { For, type JSX, Show } from 'solid-js';
import { entryAddress } from '../../app/rules/rules-addresses';
import { findEntryByTopic } from '../../book';
import { listEditionEntries } from '../../book/compare/compare-editions';
import { getFirstBookEditionId } from '../../text/screens/book-text';
import { EmptyState } from '../kit/empty-state';
import { BookPageHeader } from './book-page-header';

/** Page that compares a topic in every edition, with a summary of the changes. */
export default function ComparePage(props: { topic: string }): JSX.Element {
  const told = () => listEditionEntries(props.topic);
  /**
   * Title of the topic in the first edition of the registry, because the newest title may belong to a different rule.
   */
  const title = () =>
    (findEntryByTopic(getFirstBookEditionId(), props.topic) ?? told().find(({ entry }) => entry !== null)?.entry)
      ?.title;
  return (
    <div class="page book" data-wide="">
      <BookPageHeader title={title() ?? say('Rule not found')} />
      <Show
        when={told().length > 0}
        fallback={
          <EmptyState icon="rules" title={say('Rule not found')} text={say('Search for it with another word.')} />
        }
      >
        <ol class="book-compare">
          <For each={told()}>
            {({ edition, entry }) => (
              <li>
                <h2>{editionName(edition)}</h2>
                <Show when={entry} fallback={<p class="muted">{say('This book does not cover it.')}</p>}>
                  {(found) => (
                    <Show
                      when={found().edition === edition}
                      fallback={
                        <p class="muted">{say('Same as {edition}.', { edition: editionName(found().edition) })}</p>
                      }
                    >
                      <Show when={found().news}>
                        {(news) => (
                          <p class="book-news">
                            <strong>{say('Changed:')}</strong> {news()}
                          </p>
                        )}
                      </Show>
                      <For each={found().body}>{(paragraph) => <p>{paragraph}</p>}</For>
                      <p>
                        <a href={entryAddress(found().id)}>{found().title}</a>
                      </p>
                    </Show>
                  )}
                </Show>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </div>
  );
}

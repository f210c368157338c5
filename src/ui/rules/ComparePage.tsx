import './Book.css';
import { For, type JSX, Show } from 'solid-js';
import { sideBySide } from '../../book/changes';
import { EmptyState } from '../parts/EmptyState';
import { entryAddress } from './address';
import { editionName } from './bookWords';
import { PageHead } from './PageHead';

/** A topic in every edition, with what each changed, in words. */
export default function ComparePage(props: { topic: string }): JSX.Element {
  const told = () => sideBySide(props.topic);
  const title = () => told().findLast(({ entry }) => entry !== null)?.entry?.title;
  return (
    <div class="book">
      <PageHead title={title() ?? 'No such rule'} />
      <Show
        when={told().length > 0}
        fallback={<EmptyState icon="rules" title="No such rule" text="Search for it by another word." />}
      >
        <ol class="book-compare">
          <For each={told()}>
            {({ edition, entry }) => (
              <li>
                <h2>{editionName(edition)}</h2>
                <Show when={entry} fallback={<p class="muted">Its book does not tell this.</p>}>
                  {(found) => (
                    <>
                      <Show when={found().edition !== edition}>
                        <p class="muted small">As in {editionName(found().edition)}.</p>
                      </Show>
                      <Show when={found().edition === edition && found().news}>
                        {(news) => (
                          <p class="book-news">
                            <strong>Different:</strong> {news()}
                          </p>
                        )}
                      </Show>
                      <For each={found().body}>{(paragraph) => <p>{paragraph}</p>}</For>
                      <p>
                        <a href={entryAddress(found().id)}>{found().title}</a>
                      </p>
                    </>
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

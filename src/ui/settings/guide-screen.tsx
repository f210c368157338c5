import { say } from '../../text/say';
import './settings.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { goTo, route } from '../../app/route';
import { type GuideSection, listGuideSections, matchesQuery, splitParagraph } from '../../text/guide';
import { SearchField } from '../kit/search-field';
import { PageHeader } from '../shared/page-header';

/** Screen with the searchable guide to the app. `#/table/guide/<section>` opens a section. */
export default function GuideScreen(): JSX.Element {
  const guide = listGuideSections();
  const [query, setQuery] = createSignal('');
  const isSearching = () => query().trim() !== '';
  const shown = createMemo(() =>
    guide.flatMap((section) => {
      const paragraphs = isSearching() ? matchingParagraphs(section, query().trim()) : section.paragraphs;
      return paragraphs.length > 0 ? [{ ...section, paragraphs }] : [];
    }),
  );
  const back = (): void => {
    // A section that was opened by its link has no previous page.
    if (history.length > 1) history.back();
    else goTo('table', 'games');
  };
  const showOpened = (element: HTMLElement, id: string): void => {
    if (route().rest[1] === id) queueMicrotask(() => element.scrollIntoView?.({ block: 'start' }));
  };
  return (
    <div class="page guide">
      <PageHeader title={say('Guide')} onBack={back} />
      <search>
        <SearchField
          label={say('Search the guide')}
          placeholder={say('Undo, backup, wall…')}
          autocomplete="off"
          enterkeyhint="search"
          value={query()}
          onInput={setQuery}
        />
      </search>
      <div aria-live="polite">
        <Show when={shown().length > 0} fallback={<p class="muted">{say('Nothing found. Try a single word.')}</p>}>
          <For each={shown()}>
            {({ id, title, paragraphs }) => (
              <details ref={(element) => showOpened(element, id)} open={isSearching() || route().rest[1] === id}>
                <summary>
                  <h2>{title}</h2>
                </summary>
                <For each={paragraphs}>{(paragraph) => <Paragraph text={paragraph} />}</For>
              </details>
            )}
          </For>
        </Show>
      </div>
    </div>
  );
}

function Paragraph(props: { text: string }): JSX.Element {
  return (
    <p>
      <For each={splitParagraph(props.text)}>{({ text, isControl }) => (isControl ? <b>{text}</b> : text)}</For>
    </p>
  );
}

/** Returns all paragraphs if the title matches. Otherwise returns the paragraphs that match together with the title. */
function matchingParagraphs({ title, paragraphs }: GuideSection, query: string): readonly string[] {
  if (matchesQuery(title, query)) return paragraphs;
  return paragraphs.filter((paragraph) => matchesQuery(`${title} ${paragraph}`, query));
}

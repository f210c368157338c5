import { say, sayMany } from '../../../text/say';
import '../collection.css';
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  type JSX,
  lazy,
  Match,
  onMount,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { createVisibleRows, getCollectionSearch } from '../../../app/collection/collection-search';
import { ensureDemoContent } from '../../../app/collection/library';
import { readCharacter } from '../../../app/collection/open-entry';
import { countOwned, ownsAnyCharacter } from '../../../app/collection/owned-copies';
import {
  addToSelection,
  clearCharacterSelection,
  selection,
  setSelectionMode,
  toggleCharacterSelection,
} from '../../../app/collection/selection';
import { goToStickers } from '../../../app/transfer/go-to-stickers';
import type { Character } from '../../../catalog/character';
import {
  countActiveFilters,
  EMPTY_QUERY,
  type FindSort,
  isEmptyQuery,
  NO_BOUNDS,
  toggleFilter,
} from '../../../catalog/find/query';
import { truncate } from '../../../text/character-text';
import { describeBounds, describeFacetValue } from '../../../text/filter-text';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { IconButton } from '../../kit/icon-button';
import { whenSettled } from '../../kit/idle';
import { ProgressBar } from '../../kit/progress';
import { SearchField } from '../../kit/search-field';
import { VirtualList } from '../../kit/virtual-list';
import { CharacterRow } from '../../shared/characters/character-row';
import { ActiveFilterChip } from '../../shared/find/facet-chips';

const OpenCharacter = lazy(() => import('../../shared/characters/open-character'));
const FilterSheet = lazy(() => import('../find/filter-sheet'));
const ExportSheet = lazy(() => import('../export/export-sheet'));

const SORT_NAMES: Readonly<Record<FindSort, string>> = {
  name: say('Name'),
  dearest: say('Most points first'),
  cheapest: say('Fewest points first'),
  set: say('Set and number'),
  newest: say('Newest first'),
};

/** List of all stored characters, narrowed by search and filters. A tap opens the dial. */
export function Characters(): JSX.Element {
  const finding = getCollectionSearch();
  const { query, setQuery, results } = finding;
  const [openId, setOpenId] = createSignal<string | null>(null);
  const [over, setOver] = createSignal<'filters' | 'export' | null>(null);
  const [range, setRange] = createSignal<readonly [number, number]>([0, 0]);
  onMount(() => {
    void ensureDemoContent();
    // Loads the detail sheet in advance, because a tap opens it.
    void whenSettled().then(() => OpenCharacter.preload());
  });
  const rowOf = createVisibleRows(
    createMemo(() => {
      const list = results();
      if (list === null) return [];
      const [first, last] = range();
      return Array.from({ length: Math.max(0, Math.min(last, list.count) - first) }, (_, at) => list.idAt(first + at));
    }),
    finding.first,
  );
  const none = () => finding.size() === 0 && isEmptyQuery(query());
  const picks = () => countActiveFilters(query());
  const countWords = (): string => {
    const [list, size] = [results(), finding.size()];
    if (!list?.isComplete) return '';
    return isEmptyQuery(query()) || size === null
      ? sayMany(list.count, '1 character', '{n} characters')
      : sayMany(size, '{count} of 1 character', '{count} of {n} characters', { count: list.count });
  };

  return (
    <div class="stack collection-body">
      <Switch>
        <Match when={finding.broken()}>
          <p role="alert">
            {say('Your characters cannot be opened right now. Close other Sidekick windows, then reopen Sidekick.')}
          </p>
        </Match>
        <Match when={results() === null}>
          <ProgressBar label={say('Loading your collection…')} />
        </Match>
        <Match when={none()}>
          <EmptyState
            icon="collection"
            title={say('No characters yet')}
            text={say(
              'Import a unit file or a table, or enter a character by its dial. Ten clicks take less than a minute.',
            )}
          />
        </Match>
        <Match when={true}>
          <search class="stack collection-find">
            <SearchField
              label={say('Filter characters')}
              placeholder={say('Name, keyword, power…')}
              value={query().text}
              onInput={(text) => setQuery({ ...query(), text })}
            />
            <div class="collection-tools">
              <Button onClick={() => setOver('filters')}>
                {picks() === 0 ? say('Filters') : say('Filters ({picks})', { picks: picks() })}
              </Button>
              <select
                class="collection-sort"
                aria-label={say('Sort by')}
                value={query().sort}
                onChange={(event) => setQuery({ ...query(), sort: event.currentTarget.value as FindSort })}
              >
                <For each={Object.entries(SORT_NAMES)}>{([value, name]) => <option value={value}>{name}</option>}</For>
              </select>
              <Button onClick={() => setSelectionMode(!selection.isOn)} aria-pressed={selection.isOn}>
                {say('Select')}
              </Button>
              <IconButton icon="more" name={say('Export or print')} onClick={() => setOver('export')} />
            </div>
            <Chips />
          </search>
          <p class="collection-count muted small" role="status">
            {countWords()}
          </p>
          <Show
            when={(results()?.count ?? 0) > 0}
            fallback={
              <div class="stack">
                <p class="muted">{nobodyWords(query().text)}</p>
                <Show when={!isEmptyQuery(query())}>
                  <Button onClick={() => setQuery({ ...EMPTY_QUERY, sort: query().sort })}>
                    {say('Show all characters')}
                  </Button>
                </Show>
              </div>
            }
          >
            <VirtualList
              label={say('Characters')}
              count={results()?.count ?? 0}
              minWidth={330}
              guess={112}
              onRange={(first, last) => setRange([first, last])}
            >
              {(index, place) => {
                const id = () => results()?.idAt(index) ?? '';
                return (
                  <Show when={rowOf(id())} fallback={<li class="character-row character-awaited" {...place()} />}>
                    {(character) => (
                      <CharacterRow
                        character={character()}
                        place={place()}
                        picked={selection.isOn ? selection.ids.has(id()) : undefined}
                        onOpen={() => (selection.isOn ? toggleCharacterSelection(id()) : setOpenId(id()))}
                      >
                        <Show when={countOwned(id()) > 0}>
                          <span class="character-owned small">
                            <span class="spoken">{say('you own')} </span>×{countOwned(id())}
                          </span>
                        </Show>
                      </CharacterRow>
                    )}
                  </Show>
                );
              }}
            </VirtualList>
          </Show>
          <Show when={selection.isOn}>
            <section class="collection-picked" aria-label={say('Selected')}>
              <span role="status">
                {sayMany(selection.ids.size, '1 character selected', '{n} characters selected')}
              </span>
              <IconButton icon="close" name={say('Stop selecting')} onClick={() => setSelectionMode(false)} />
              <div>
                <Button disabled={results()?.isComplete === false} onClick={goAll}>
                  {selection.ids.size > 0 ? say('None') : say('Select all shown')}
                </Button>
                <Button disabled={selection.ids.size === 0} onClick={() => setOver('export')}>
                  {say('Export…')}
                </Button>
                <Button tone="accent" disabled={selection.ids.size === 0} onClick={goToStickers}>
                  {say('Stickers…')}
                </Button>
              </div>
            </section>
          </Show>
        </Match>
      </Switch>
      {/* The inner Suspense keeps the list visible during lazy loading. */}
      <Suspense>
        <Show when={openId()} keyed>
          {(id) => <OpenById id={id} row={rowOf(id) ?? null} onClose={() => setOpenId(null)} />}
        </Show>
        <Show when={over() === 'filters'}>
          <FilterSheet finding={finding} owns={ownsAnyCharacter()} onClose={() => setOver(null)} />
        </Show>
        <Show when={over() === 'export'}>
          <ExportSheet
            shown={isEmptyQuery(query()) ? null : (results()?.ids() ?? [])}
            picked={selection.isOn ? [...selection.ids] : []}
            onClose={() => setOver(null)}
          />
        </Show>
      </Suspense>
    </div>
  );

  function goAll(): void {
    if (selection.ids.size > 0) clearCharacterSelection();
    else addToSelection(results()?.ids() ?? []);
  }

  function Chips(): JSX.Element {
    const chosen = () =>
      Object.entries(query().picks).flatMap(([facet, values]) =>
        values.map((value) => ({ facet: facet as keyof typeof EMPTY_QUERY.picks, value })),
      );
    return (
      <Show when={picks() > 0}>
        <ul class="filter-chips" aria-label={say('Active filters')}>
          <For each={chosen()}>
            {({ facet, value }) => (
              <li>
                <ActiveFilterChip
                  words={describeFacetValue(facet, value)}
                  onOff={() => setQuery(toggleFilter(query(), facet, value))}
                />
              </li>
            )}
          </For>
          <Show when={describeBounds('points', query().points)}>
            {(words) => (
              <li>
                <ActiveFilterChip words={words()} onOff={() => setQuery({ ...query(), points: NO_BOUNDS })} />
              </li>
            )}
          </Show>
          <Show when={describeBounds('range', query().range)}>
            {(words) => (
              <li>
                <ActiveFilterChip words={words()} onOff={() => setQuery({ ...query(), range: NO_BOUNDS })} />
              </li>
            )}
          </Show>
        </ul>
      </Show>
    );
  }
}

function nobodyWords(typed: string): string {
  return typed.trim() === ''
    ? say('No character matches these filters.')
    : say('No character matches “{search}”.', { search: truncate(typed, 40) });
}

/** The sheet of a character. Loads the character again after an edit, or when its row is no longer listed. */
function OpenById(props: { id: string; row: Character | null; onClose: () => void }): JSX.Element {
  const [character, setCharacter] = createSignal(props.row);
  createEffect(() => {
    if (props.row) setCharacter(props.row);
    else void readCharacter(props.id).then(setCharacter);
  });
  return (
    <Show when={character()} keyed>
      {(open) => <OpenCharacter character={open} onClose={() => props.onClose()} />}
    </Show>
  );
}

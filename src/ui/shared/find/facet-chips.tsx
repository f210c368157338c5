import './filters.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { FacetCount } from '../../../catalog/find/query';
import { normalizeSearchText } from '../../../catalog/find/word-index';
import { truncate } from '../../../text/character-text';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { SearchField } from '../../kit/search-field';

/** Number of chips displayed initially. Typing or a tap displays more. */
const FEW = 10;
const MOST = 200;

/** Chips for the values of one filter, each with the number of results. */
export function FacetChips(props: {
  name: string;
  /** Returns the placeholder of the field that searches the values. */
  search: (count: number) => string;
  labelOf: (value: string) => string;
  values: readonly FacetCount[];
  chosen: readonly string[];
  onPick: (value: string) => void;
}): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const [all, setAll] = createSignal(false);
  const matching = createMemo(() => {
    const text = normalizeSearchText(typed());
    return text === ''
      ? props.values
      : props.values.filter(({ value }) => ` ${normalizeSearchText(props.labelOf(value))}`.includes(` ${text}`));
  });
  const shown = createMemo(() => {
    const first = matching().slice(0, all() ? MOST : FEW);
    const counts = props.values.filter(
      ({ value }) => props.chosen.includes(value) && !first.some((each) => each.value === value),
    );
    return [...counts, ...first].map(({ value }) => value);
  });
  const counts = createMemo(() => new Map(props.values.map(({ value, count }) => [value, count])));
  return (
    <Show when={props.values.length > 0}>
      <fieldset class="filter-facet">
        <legend>{props.name}</legend>
        <Show when={props.values.length > FEW}>
          <SearchField
            label={say('Search {name}', { name: props.name })}
            placeholder={props.search(props.values.length)}
            value={typed()}
            onInput={setTyped}
          />
        </Show>
        <div class="wrap">
          {/* Keyed by value, so a chip keeps the focus while its count changes. */}
          <For each={shown()}>
            {(value) => (
              <button
                type="button"
                class="filter-chip"
                aria-pressed={props.chosen.includes(value)}
                onClick={() => props.onPick(value)}
              >
                {props.labelOf(value)} <span class="filter-count">{counts().get(value)}</span>
              </button>
            )}
          </For>
          <Show when={!all() && matching().length > FEW}>
            <Button
              tone="bare"
              onClick={() => setAll(true)}
              aria-label={say('Show {matching} more: {name}', { matching: matching().length - FEW, name: props.name })}
            >
              {say('Show {matching} more', { matching: matching().length - FEW })}
            </Button>
          </Show>
        </div>
      </fieldset>
    </Show>
  );
}

/** Chip of an active filter. A tap removes the filter. */
export function ActiveFilterChip(props: { words: string; onOff: () => void }): JSX.Element {
  return (
    <button
      type="button"
      class="filter-chip"
      aria-pressed="true"
      aria-label={say('Remove filter {filter}', { filter: truncate(props.words, 40) })}
      onClick={() => props.onOff()}
    >
      {truncate(props.words, 40)} <span aria-hidden="true">×</span>
    </button>
  );
}

import { say, sayMany } from '../../../text/say';
import './filter-sheet.css';
import { createMemo, createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { Finding } from '../../../app/collection/finding';
import {
  ANY,
  type Bounds,
  FACETS,
  type Facet,
  type FacetCount,
  type FindQuery,
  withPick,
} from '../../../catalog/find/query';
import { folded } from '../../../catalog/find/words';
import { FACET_NAMES, FACET_SEARCHES, labelOf } from '../../../text/filter-words';
import { Button } from '../../kit/button';
import { Progress } from '../../kit/progress';
import { Sheet } from '../../kit/sheet';

/** As many chips as fit a snapshot; more come by typing or by a tap. */
const FEW = 10;

/** Every way to narrow the list, each with how many it would leave. */
export default function FilterSheet(props: { finding: Finding; owns: boolean; onClose: () => void }): JSX.Element {
  const query = () => props.finding.query();
  const [counts] = createResource(query, (about) => props.finding.counts(about));
  const change = (next: FindQuery) => props.finding.setQuery(next);
  const facets = () => FACETS.filter((facet) => facet !== 'owned' || props.owns);
  return (
    <Sheet
      title={say('Filters')}
      onClose={() => props.onClose()}
      foot={
        <>
          <Button onClick={() => change({ ...ANY, text: query().text, sort: query().sort })}>{say('Clear all')}</Button>
          <Button tone="accent" onClick={() => props.onClose()}>
            {sayMany(props.finding.found()?.count ?? 0, 'Show 1 character', 'Show {n} characters')}
          </Button>
        </>
      }
    >
      <BoundsField name={say('Points')} bounds={query().points} onChange={(points) => change({ ...query(), points })} />
      <BoundsField name={say('Range')} bounds={query().range} onChange={(range) => change({ ...query(), range })} />
      <Show when={counts.latest} fallback={<Progress label={say('Counting…')} />}>
        {(found) => (
          <For each={facets()}>
            {(facet) => (
              <FacetChips
                facet={facet}
                values={found()[facet]}
                chosen={query().picks[facet] ?? []}
                onPick={(value) => change(withPick(query(), facet, value))}
              />
            )}
          </For>
        )}
      </Show>
    </Sheet>
  );
}

function BoundsField(props: { name: string; bounds: Bounds; onChange: (bounds: Bounds) => void }): JSX.Element {
  const read = (typed: string) => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null);
  const input = (place: 0 | 1, label: string) => (
    <label>
      <span class="spoken">{props.name}</span> {label}
      <input
        class="number"
        inputmode="numeric"
        autocomplete="off"
        value={props.bounds[place] ?? ''}
        onInput={(event) => {
          const value = read(event.currentTarget.value);
          props.onChange(place === 0 ? [value, props.bounds[1]] : [props.bounds[0], value]);
        }}
      />
    </label>
  );
  return (
    <fieldset class="filter-bounds">
      <legend>{props.name}</legend>
      {input(0, say('from'))}
      {input(1, say('to'))}
    </fieldset>
  );
}

function FacetChips(props: {
  facet: Facet;
  values: readonly FacetCount[];
  chosen: readonly string[];
  onPick: (value: string) => void;
}): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const [all, setAll] = createSignal(false);
  const name = () => FACET_NAMES[props.facet];
  const matching = createMemo(() => {
    const words = folded(typed());
    return words === ''
      ? props.values
      : props.values.filter(({ value }) => ` ${folded(labelOf(props.facet, value))}`.includes(` ${words}`));
  });
  const shown = createMemo(() => {
    const first = matching().slice(0, all() ? 200 : FEW);
    const besides = props.values.filter(
      ({ value }) => props.chosen.includes(value) && !first.some((each) => each.value === value),
    );
    return [...besides, ...first];
  });
  return (
    <Show when={props.values.length > 0}>
      <fieldset class="filter-facet">
        <legend>{name()}</legend>
        <Show when={props.values.length > FEW}>
          <input
            type="search"
            aria-label={say('Search {name}', { name: name() })}
            placeholder={FACET_SEARCHES[props.facet](props.values.length)}
            value={typed()}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </Show>
        <div class="filter-values">
          <For each={shown()}>
            {({ value, count }) => (
              <button
                type="button"
                class="filter-chip"
                aria-pressed={props.chosen.includes(value)}
                onClick={() => props.onPick(value)}
              >
                {labelOf(props.facet, value)} <span class="filter-count">{count}</span>
              </button>
            )}
          </For>
          <Show when={!all() && matching().length > FEW}>
            <Button
              tone="bare"
              onClick={() => setAll(true)}
              aria-label={say('Show {matching} more: {name}', { matching: matching().length - FEW, name: name() })}
            >
              {say('Show {matching} more', { matching: matching().length - FEW })}
            </Button>
          </Show>
        </div>
      </fieldset>
    </Show>
  );
}

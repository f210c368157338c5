import { say, sayMany } from '../../../text/say';
import '../../kit/field.css';
import '../collection.css';
import { createResource, For, type JSX, Show } from 'solid-js';
import type { CollectionSearch } from '../../../app/collection/collection-search';
import { type Bounds, EMPTY_QUERY, FACETS, type FindQuery, toggleFilter } from '../../../catalog/find/query';
import { FACET_NAMES, FACET_SEARCH_PLACEHOLDERS, facetValueLabel } from '../../../text/filter-text';
import { Button } from '../../kit/button';
import { NumberInput } from '../../kit/number-input';
import { ProgressBar } from '../../kit/progress';
import { BottomSheet } from '../../kit/sheet';
import { FacetChips } from '../../shared/find/facet-chips';

/** Sheet with all filters of the list, each with its number of results. */
export default function FilterSheet(props: {
  finding: CollectionSearch;
  owns: boolean;
  onClose: () => void;
}): JSX.Element {
  const query = () => props.finding.query();
  const [counts] = createResource(query, (about) => props.finding.counts(about));
  const change = (next: FindQuery) => props.finding.setQuery(next);
  const facets = () => FACETS.filter((facet) => facet !== 'owned' || props.owns);
  return (
    <BottomSheet
      title={say('Filters')}
      onClose={() => props.onClose()}
      foot={
        <>
          <Button onClick={() => change({ ...EMPTY_QUERY, text: query().text, sort: query().sort })}>
            {say('Clear all')}
          </Button>
          <Button tone="accent" onClick={() => props.onClose()}>
            {sayMany(props.finding.results()?.count ?? 0, 'Show 1 character', 'Show {n} characters')}
          </Button>
        </>
      }
    >
      <BoundsField name={say('Points')} bounds={query().points} onChange={(points) => change({ ...query(), points })} />
      <BoundsField name={say('Range')} bounds={query().range} onChange={(range) => change({ ...query(), range })} />
      <Show when={counts.latest} fallback={<ProgressBar label={say('Counting…')} />}>
        {(found) => (
          <For each={facets()}>
            {(facet) => (
              <FacetChips
                name={FACET_NAMES[facet]}
                search={FACET_SEARCH_PLACEHOLDERS[facet]}
                labelOf={(value) => facetValueLabel(facet, value)}
                values={found()[facet]}
                chosen={query().picks[facet] ?? []}
                onPick={(value) => change(toggleFilter(query(), facet, value))}
              />
            )}
          </For>
        )}
      </Show>
    </BottomSheet>
  );
}

function BoundsField(props: { name: string; bounds: Bounds; onChange: (bounds: Bounds) => void }): JSX.Element {
  const read = (typed: string) => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null);
  const input = (place: 0 | 1, label: string) => (
    <label class="field">
      <span class="spoken">{props.name}</span> {label}
      <NumberInput
        class="number"
        value={props.bounds[place] ?? ''}
        onInput={(text) => {
          const value = read(text);
          props.onChange(place === 0 ? [value, props.bounds[1]] : [props.bounds[0], value]);
        }}
      />
    </label>
  );
  return (
    <fieldset class="filter-facet filter-bounds">
      <legend>{props.name}</legend>
      {input(0, say('from'))}
      {input(1, say('to'))}
    </fieldset>
  );
}

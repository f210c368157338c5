import { capitalise, say, sayMany } from '../../text/say';
import './map-panels.css';
import { createSignal, For, type JSX, Show, untrack } from 'solid-js';
import type { MapContext } from '../../app/map/map-context';
import { CUSTOM_MARKER, type MarkerPlacingState } from '../../app/map/marker-placing';
import type { TurnBoundary } from '../../table/facts';
import { describeCitation } from '../../text/answer/answers';
import { markerLabel } from '../../text/names/naming';
import { describeEffectEnd } from '../../text/screens/markers';
import { Button } from '../kit/button';
import { lazyPart } from '../kit/lazy-part';
import { SegmentedControl } from '../kit/segmented';

const MarkersSheet = lazyPart(() => import('./markers-sheet'));

const KINDS = [
  { value: 'hindering', label: say('Hindering') },
  { value: 'blocking', label: say('Blocking') },
  { value: 'special', label: say('Special') },
] as const;
/** Maximum length of a marker name that fits a list. */
const NAME_LENGTH = 40;

/** Panel for placing markers on the map by taps, with owner and duration. */
export default function MarkerPanel(props: { marking: MarkerPlacingState; context: MapContext }): JSX.Element {
  const [listed, setListed] = createSignal(false);
  // Only custom markers start with open details, because they need a name. The user's choice then applies.
  const [more, setMore] = createSignal<boolean | null>(null);
  const open = () => more() ?? props.marking.choice() === CUSTOM_MARKER;
  const { marking } = props;
  const plan = () => marking.plan();
  const choices = () => [
    ...(props.context.ruleset?.markers ?? []).map(({ name }) => ({ value: name, label: capitalise(name) })),
    { value: CUSTOM_MARKER, label: say('Other') },
  ];
  const count = () => {
    const { name, kind, owner } = plan();
    return props.context.table.markers.filter(
      (marker) => marker.name === name && marker.kind === kind && marker.owner === owner,
    ).length;
  };
  const laid = () => {
    const most = marking.rule()?.squares ?? null;
    if (most === null) return sayMany(count(), '1 square', '{n} squares');
    return count() > most
      ? say('{count} squares, maximum {max}', { count: count(), max: most })
      : say('{count} of {max} squares', { count: count(), max: most });
  };
  const told = () => {
    const { name, kind, owner, until } = plan();
    const { naming, plays } = props.context;
    const marker = capitalise(markerLabel({ name, kind }));
    const owned = owner === null ? [] : [naming.side(owner)];
    const end = plays ? [describeEffectEnd(until, naming)] : [];
    return [marker, ...owned, ...end, say('{placed}. Tap squares.', { placed: laid() })].join(' · ');
  };
  const ends = (): readonly (TurnBoundary | null)[] => {
    const side = plan().owner;
    return side === null ? [null] : [{ side, when: 'turn-begins' }, { side, when: 'turn-ends' }, null];
  };
  const choose = (choice: string) => {
    setMore(null);
    marking.choose(choice);
  };
  return (
    <section class="marker-panel" aria-label={say('Place markers')}>
      <SegmentedControl label={say('What to place')} options={choices()} value={marking.choice()} onChange={choose} />
      <div class="marker-told">
        <p class="muted small">
          <span role="status">{told()}</span>
          <Show when={open() && marking.rule()}>
            {(rule) => <> · {describeCitation(rule().cite, props.context.naming)}</>}
          </Show>
        </p>
        <Button aria-expanded={open()} onClick={() => setMore(!open())}>
          {open() ? say('Less') : say('Change')}
        </Button>
      </div>
      <Show when={open()}>
        <Show when={marking.choice() === CUSTOM_MARKER}>
          <div class="stack">
            <input
              aria-label={say('Name (optional)')}
              placeholder={say('Name (optional)')}
              maxLength={NAME_LENGTH}
              autocomplete="off"
              value={untrack(() => plan().name ?? '')}
              onInput={(event) => marking.change({ name: event.currentTarget.value.trim() || null })}
            />
            <SegmentedControl
              label={say('What it does')}
              options={KINDS}
              value={plan().kind}
              onChange={(kind) => marking.change({ kind })}
            />
          </div>
        </Show>
        <Show when={props.context.plays}>
          <div class="marker-terms">
            <select
              aria-label={say('Owner')}
              onChange={(event) => marking.change({ owner: event.currentTarget.value || null })}
            >
              <For each={props.context.table.players}>
                {({ side, name }) => (
                  <option value={side} selected={side === plan().owner}>
                    {say('{name}’s', { name })}
                  </option>
                )}
              </For>
              <option value="" selected={plan().owner === null}>
                {say('no owner')}
              </option>
            </select>
            <select
              aria-label={say('Duration')}
              onChange={(event) => marking.change({ until: ends()[event.currentTarget.selectedIndex] ?? null })}
            >
              <For each={ends()}>
                {(end) => (
                  <option selected={end?.when === plan().until?.when}>
                    {describeEffectEnd(end, props.context.naming)}
                  </option>
                )}
              </For>
            </select>
          </div>
        </Show>
      </Show>
      <div class="marker-deeds">
        <Button disabled={marking.steps() <= 0} onClick={() => props.context.undo()}>
          {say('Undo')}
        </Button>
        <Button disabled={props.context.table.markers.length === 0} onClick={() => setListed(true)}>
          {say('All ({count})', { count: props.context.table.markers.length })}
        </Button>
        <Button tone="accent" onClick={marking.stop}>
          {say('Done')}
        </Button>
      </div>
      <Show when={listed()}>
        <MarkersSheet context={props.context} onClose={() => setListed(false)} />
      </Show>
    </section>
  );
}

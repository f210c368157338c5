import { capitalise, say } from '../../text/say';
import './map-panels.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { MapContext } from '../../app/map/map-context';
import { groupMarkers } from '../../app/map/marker-placing';
import { squareName } from '../../grid/square';
import { makeMarkerRemovalFact } from '../../table/markers';
import type { Marker } from '../../table/table';
import { markerLabel } from '../../text/names/naming';
import { describeEffectEnd, describeMarkers } from '../../text/screens/markers';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { BottomSheet } from '../kit/sheet';

/** Sheet with all markers on the map by kind. The user removes single markers or all of a kind. */
export default function MarkersSheet(props: { context: MapContext; onClose: () => void }): JSX.Element {
  const [steps, setSteps] = createSignal(0);
  const lift = async (markers: readonly Marker[]): Promise<void> => {
    if (await props.context.record('marker', markers.map(makeMarkerRemovalFact))) setSteps(steps() + 1);
  };
  const undo = () => {
    props.context.undo();
    setSteps(steps() - 1);
  };
  return (
    <BottomSheet
      title={say('Markers')}
      onClose={props.onClose}
      foot={
        <Button disabled={steps() === 0} onClick={undo}>
          {say('Undo')}
        </Button>
      }
    >
      <For
        each={groupMarkers(props.context.table.markers)}
        fallback={
          <EmptyState
            icon="map"
            title={say('No markers on the map')}
            text={say('Choose a marker, then tap squares.')}
          />
        }
      >
        {(group) => (
          <section class="marker-group" aria-label={capitalise(describeMarkers(group).join(', '))}>
            <h3>{capitalise(markerLabel(group[0] as Marker))}</h3>
            <p class="muted small">
              <Show when={group[0]?.owner}>{(side) => <>{props.context.naming.side(side())} · </>}</Show>
              {describeEffectEnd(group[0]?.until ?? null, props.context.naming)}
            </p>
            <div class="marker-squares">
              <For each={group}>
                {(marker) => (
                  <Button
                    aria-label={say('Remove {marker} from {square}', {
                      marker: markerLabel(marker),
                      square: squareName(marker.at),
                    })}
                    onClick={() => void lift([marker])}
                  >
                    {squareName(marker.at)} <span aria-hidden="true">×</span>
                  </Button>
                )}
              </For>
              <Show when={group.length > 1}>
                <Button onClick={() => void lift(group)}>{say('Remove all')}</Button>
              </Show>
            </div>
          </section>
        )}
      </For>
    </BottomSheet>
  );
}

import { say } from '../../text/say';
import './map-pick.css';
import { type JSX, Show } from 'solid-js';
import { mapChoiceFilter } from '../../app/maps/map-filters';
import { goTo } from '../../app/route';
import type { MapSheet } from '../../board/map-sheet';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { ProgressBar } from '../kit/progress';
import { HelpButton } from '../shared/help/help-button';
import { MapGrid, type MapTileAction } from '../shared/maps/map-grid';

export interface MapPickProps {
  title: string;
  text: string;
  /** All stored maps. Null while loading. */
  maps: readonly MapSheet[] | null;
  /** Reason why the maps cannot be loaded, as a sentence. Null if there is no error. */
  fault?: string | null;
  onPick: (map: MapSheet) => void;
  /** Opens the editor for a map, or for a new map if null. Undefined if drawing is not offered. */
  onDraw?: (map: MapSheet | null) => void;
  children?: JSX.Element;
}

export function MapPick(props: MapPickProps): JSX.Element {
  return (
    <section class="map-pick">
      <header class="row">
        <h1>{props.title}</h1>
        <HelpButton about="start-map" />
      </header>
      <p class="muted">{props.text}</p>
      {props.children}
      <Show when={props.onDraw}>{(draw) => <Button onClick={() => draw()(null)}>{say('Draw a new map')}</Button>}</Show>
      <Button onClick={() => goTo('collection', 'tiles')}>{say('Place tiles')}</Button>
      <Show
        when={props.maps}
        fallback={
          <Show when={props.fault} fallback={<ProgressBar label={say('Loading your maps…')} />}>
            {(fault) => <EmptyState icon="warn" title={say('Your maps could not be loaded')} text={fault()} />}
          </Show>
        }
      >
        {(maps) => (
          <Show
            when={maps().length > 0}
            fallback={
              <EmptyState
                icon="map"
                title={say('No maps yet')}
                text={say('Draw one, build one from tiles, or import a file in Collection.')}
              />
            }
          >
            <MapGrid
              maps={maps()}
              finding={mapChoiceFilter}
              onPick={props.onPick}
              {...(props.onDraw ? { deed: (map: MapSheet) => editOf(map, props.onDraw) } : {})}
            />
          </Show>
        )}
      </Show>
    </section>
  );
}

function editOf(map: MapSheet, draw: MapPickProps['onDraw']): MapTileAction {
  const ours = map.source === 'demo';
  return {
    label: ours ? say('Edit a copy') : say('Edit'),
    name: ours ? say('Edit a copy of {name}', { name: map.name }) : say('Edit {name}', { name: map.name }),
    run: () => draw?.(map),
  };
}

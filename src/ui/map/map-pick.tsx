import { say } from '../../text/say';
import './map-pick.css';
import { type JSX, Show } from 'solid-js';
import { mapChoiceFilter } from '../../app/maps/map-filters';
import { goTo } from '../../app/route';
import type { MapSheet } from '../../board/map-sheet';
import { EmptyState } from '../kit/empty-state';
import { Icon, type IconName } from '../kit/icon';
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
  /** Content above the ways to make a map. */
  children?: JSX.Element;
}

/** Opens the editor with a map, or with an empty map if null. */
function openMapEditor(map: MapSheet | null): void {
  goTo('map', 'draw', ...(map ? [map.id] : []));
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
      <div class="start-cards">
        <StartCard icon="camera" onClick={() => goTo('map', 'photo')}>
          {say('Photograph a map')}
        </StartCard>
        <StartCard icon="edit" onClick={() => openMapEditor(null)}>
          {say('Draw a new map')}
        </StartCard>
        <StartCard icon="collection" onClick={() => goTo('collection', 'tiles')}>
          {say('Place tiles')}
        </StartCard>
      </div>
      <h2>{say('Saved maps')}</h2>
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
            <MapGrid maps={maps()} finding={mapChoiceFilter} onPick={props.onPick} deed={editOf} />
          </Show>
        )}
      </Show>
    </section>
  );
}

/** Large button with a picture above its label: a way to get a map. */
function StartCard(props: { icon: IconName; onClick: () => void; children: JSX.Element }): JSX.Element {
  return (
    <button type="button" class="tile start-card" onClick={() => props.onClick()}>
      <Icon name={props.icon} size={28} />
      <span>{props.children}</span>
    </button>
  );
}

function editOf(map: MapSheet): MapTileAction {
  const ours = map.source === 'demo';
  return {
    label: ours ? say('Edit a copy') : say('Edit'),
    name: ours ? say('Edit a copy of {name}', { name: map.name }) : say('Edit {name}', { name: map.name }),
    run: () => openMapEditor(map),
  };
}

import './maps.css';
import { createMemo, createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import { mapChoiceFilter } from '../../../app/maps/map-filters';
import { boardFromSheet, type MapSheet } from '../../../board/map-sheet';
import { truncate } from '../../../text/character-text';
import { describeMapSize } from '../../../text/map-text';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { MapGrid } from './map-grid';
import { MapPicture } from './map-picture';

/** Field with the map of a game as a picture. A tap lists all maps. */
export default function MapField(props: {
  maps: readonly MapSheet[];
  /** The chosen map. Null if the game is played without a map. */
  value: MapSheet | null;
  hint?: string;
  onChange: (map: MapSheet | null) => void;
}): JSX.Element {
  const [choosing, setChoosing] = createSignal(false);
  const [label, button] = [createUniqueId(), createUniqueId()];
  const choose = (map: MapSheet | null) => {
    setChoosing(false);
    props.onChange(map);
  };
  return (
    <div class="field map-field">
      <span class="field-label caption" id={label}>
        {say('Map')}
      </span>
      <button type="button" id={button} aria-labelledby={`${label} ${button}`} onClick={() => setChoosing(true)}>
        <Show when={props.value} fallback={<span class="map-field-name">{say('No map')}</span>}>
          {(map) => <Chosen map={map()} />}
        </Show>
        <span class="map-field-change">{say('Change')}</span>
      </button>
      <Show when={props.hint}>{(hint) => <span class="field-hint muted small">{hint()}</span>}</Show>
      <Show when={choosing()}>
        <BottomSheet title={say('Choose the map')} onClose={() => setChoosing(false)}>
          <div class="map-field-ways">
            <Button onClick={() => choose(null)}>{say('No map')}</Button>
            <MapGrid maps={props.maps} finding={mapChoiceFilter} chosen={props.value?.id} onPick={choose} />
          </div>
        </BottomSheet>
      </Show>
    </div>
  );
}

function Chosen(props: { map: MapSheet }): JSX.Element {
  const board = createMemo(() => {
    const read = boardFromSheet(props.map);
    return read.ok ? read.value : null;
  });
  return (
    <>
      <MapPicture board={board()} picture={props.map.picture} />
      <span class="map-field-name">
        {truncate(props.map.name, 60)}
        <small class="muted">{describeMapSize(props.map.map)}</small>
      </span>
    </>
  );
}

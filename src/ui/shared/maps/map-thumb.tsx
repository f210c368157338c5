import './map-thumb.css';
import { createMemo, type JSX } from 'solid-js';
import { boardOfSheet, type MapSheet } from '../../../board/sheet';
import { MapPicture } from './map-picture';

/** A map as small as a stamp, beside its name. */
export default function MapThumb(props: { map: MapSheet }): JSX.Element {
  const board = createMemo(() => {
    const read = boardOfSheet(props.map);
    return read.ok ? read.value : null;
  });
  return (
    <span class="map-thumb">
      <MapPicture board={board()} picture={props.map.picture} />
    </span>
  );
}

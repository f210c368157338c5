import type { JSX } from 'solid-js';
import { makeReceivedMap } from '../../app/transfer/received-item';
import { boardFromSheet, type MapSheet } from '../../board/map-sheet';
import { MapPicture } from '../shared/maps/map-picture';
import { ReceivedFrame, type ReceivedProps } from './received-frame';

export default function ReceivedMapView(props: ReceivedProps & { sheet: MapSheet }): JSX.Element {
  // Compares only once, when the sheet opens: later, the saved map would count as already present.
  const received = makeReceivedMap(props.sheet);
  const board = () => {
    const read = boardFromSheet(props.sheet);
    return read.ok ? read.value : null;
  };
  return (
    <ReceivedFrame received={received} bytes={props.bytes} onClose={props.onClose}>
      <div class="received-map">
        <MapPicture board={board()} />
      </div>
    </ReceivedFrame>
  );
}

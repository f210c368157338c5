import type { JSX } from 'solid-js';
import { receivedMap } from '../../app/transfer/received';
import { boardFromSheet, type MapSheet } from '../../board/map-sheet';
import { MapPicture } from '../shared/maps/map-picture';
import { ReceivedFrame, type ReceivedProps } from './received-frame';

/** A map in small. */
export default function ReceivedMap(props: ReceivedProps & { sheet: MapSheet }): JSX.Element {
  // As things were when the sheet opened: saving must not make it one that was here before.
  const received = receivedMap(props.sheet);
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

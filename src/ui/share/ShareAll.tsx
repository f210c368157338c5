import type { JSX } from 'solid-js';
import { allToSend } from '../../app/parcels';
import ShareSheet from './ShareSheet';

/** Hands on everything that is kept on this device. */
export default function ShareAll(props: { onClose: () => void }): JSX.Element {
  return (
    <ShareSheet
      title="Send all"
      parcel={allToSend}
      note="Everything goes: games, collection, maps, forces, rulings, what you own, and settings."
      onClose={props.onClose}
    />
  );
}

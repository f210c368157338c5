import type { JSX } from 'solid-js';
import { prepareFullBackup } from '../../app/transfer/outgoing-data';
import { say } from '../../text/say';
import ShareSheet from '../shared/share/share-sheet';

export default function ShareAll(props: { onClose: () => void }): JSX.Element {
  return (
    <ShareSheet
      title={say('Share everything')}
      outgoing={prepareFullBackup}
      note={say('This shares games, collection, maps, forces, rulings, what you own and settings.')}
      onClose={props.onClose}
    />
  );
}

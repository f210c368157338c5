import type { JSX } from 'solid-js';
import { gameToSend } from '../../../app/transfer/outgoing';
import { shortened } from '../../../text/collection-words';
import { say } from '../../../text/say';
import ShareSheet from './share-sheet';

/** Hands a game on with every tap of it. */
export default function ShareGame(props: { id: string; name: string; onClose: () => void }): JSX.Element {
  return (
    <ShareSheet
      title={say('Share {shortened}', { shortened: shortened(props.name, 30) })}
      parcel={() => gameToSend(props.id)}
      note={say('The whole game goes, also what was undone. Photographs stay here.')}
      onClose={props.onClose}
    />
  );
}

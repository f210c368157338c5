import type { JSX } from 'solid-js';
import { gameToSend } from '../../../app/transfer/outgoing';
import { shortened } from '../../../text/collection-words';
import { say } from '../../../text/say';
import ShareSheet from './share-sheet';

/** Hands a game on with every tap of it. */
export default function ShareGame(props: { id: string; name: string; onClose: () => void }): JSX.Element {
  return (
    <ShareSheet
      title={say('Share {name}', { name: shortened(props.name, 30) })}
      outgoing={() => gameToSend(props.id)}
      note={say('This shares the whole game, including undone steps. Photos are not shared.')}
      onClose={props.onClose}
    />
  );
}

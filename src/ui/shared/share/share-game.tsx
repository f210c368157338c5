import type { JSX } from 'solid-js';
import { missionOfGame } from '../../../app/mission/campaigns';
import { gameToSend } from '../../../app/transfer/outgoing';
import { shortened } from '../../../text/collection-words';
import { say } from '../../../text/say';
import { arriving } from '../../kit/arriving';
import ShareSheet from './share-sheet';

/** Hands a game on with every tap of it. */
export default function ShareGame(props: { id: string; name: string; onClose: () => void }): JSX.Element {
  const mission = arriving(() => missionOfGame(props.id));
  const note = () => {
    const whole = say('This shares the whole game, including undone steps. Photos are not shared.');
    // Whoever has the plan of a mission can turn its cards up. The tutorial has none that is face down.
    return (mission()?.plan.scenarios.length ?? 0) > 1 ? `${whole} ${say('The face-down cards go with it.')}` : whole;
  };
  return (
    <ShareSheet
      title={say('Share {name}', { name: shortened(props.name, 30) })}
      outgoing={() => gameToSend(props.id)}
      note={note()}
      onClose={props.onClose}
    />
  );
}

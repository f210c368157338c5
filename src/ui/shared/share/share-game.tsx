import type { JSX } from 'solid-js';
import { readGameMission } from '../../../app/mission/campaigns';
import { prepareGame } from '../../../app/transfer/outgoing-data';
import { truncate } from '../../../text/character-text';
import { say } from '../../../text/say';
import { createAsyncValue } from '../../kit/async-value';
import ShareSheet from './share-sheet';

export default function ShareGame(props: { id: string; name: string; onClose: () => void }): JSX.Element {
  const mission = createAsyncValue(() => readGameMission(props.id));
  const note = () => {
    const whole = say('This shares the whole game, including undone steps. Photos are not shared.');
    // The recipient of a mission’s plan can reveal its cards. The tutorial has no face-down cards.
    return (mission()?.plan.scenarios.length ?? 0) > 1 ? `${whole} ${say('The face-down cards go with it.')}` : whole;
  };
  return (
    <ShareSheet
      title={say('Share {name}', { name: truncate(props.name, 30) })}
      outgoing={() => prepareGame(props.id)}
      note={note()}
      onClose={props.onClose}
    />
  );
}

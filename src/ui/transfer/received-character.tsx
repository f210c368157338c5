import { type JSX, Show } from 'solid-js';
import { makeReceivedCharacter } from '../../app/transfer/received-item';
import { cardOf } from '../../catalog/cards/carded-character';
import type { Character } from '../../catalog/character';
import { CardDrawing } from '../shared/characters/card-drawing';
import { PowerReader } from '../shared/dial/power-reader';
import { WholeDial } from '../shared/dial/whole-dial';
import { ReceivedFrame, type ReceivedProps } from './received-frame';

export default function ReceivedCharacterView(props: ReceivedProps & { character: Character }): JSX.Element {
  // Compares only once, when the sheet opens: later, the saved character would count as already present.
  const received = makeReceivedCharacter(props.character);
  return (
    <ReceivedFrame received={received} bytes={props.bytes} onClose={props.onClose}>
      <Show
        when={cardOf(props.character)}
        fallback={
          <PowerReader of={props.character}>
            {(read) => <WholeDial character={props.character} onRead={read} />}
          </PowerReader>
        }
      >
        {(card) => <CardDrawing card={card()} />}
      </Show>
    </ReceivedFrame>
  );
}

import { type JSX, Show } from 'solid-js';
import { cardOf } from '../../../catalog/cards/carded-character';
import type { Character } from '../../../catalog/character';
import { PowerReader } from '../dial/power-reader';
import { WholeDial } from '../dial/whole-dial';
import { CardDrawing } from './card-drawing';

/** Full dial of a character, or its card. Taps on colours of the dial open the descriptions of powers. */
export function CharacterFace(props: { character: Character }): JSX.Element {
  return (
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
  );
}

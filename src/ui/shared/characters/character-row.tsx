import { say } from '../../../text/say';
import './character-row.css';
import { type JSX, Show } from 'solid-js';
import { cardOf } from '../../../catalog/cards/carded-character';
import { type Character, DIAL_SLOTS } from '../../../catalog/character';
import { describeOrigin, describePoints, describeRange, truncate } from '../../../text/character-text';
import { describeCharacterCard } from '../../../text/screens/character-card-text';
import type { VirtualRowAttributes } from '../../kit/virtual-list';
import { DialStrip } from '../dial/dial-strip';
import { CardCosts } from './card-costs';

export interface CharacterRowProps {
  character: Character;
  /** Called on a tap. If undefined, the row is not a button. */
  onOpen?: (() => void) | undefined;
  /** Points of the starting line in use. Defaults to the first starting line. */
  points?: number | undefined;
  place?: VirtualRowAttributes | undefined;
  /** Whether the character is selected, in a list for selection. */
  picked?: boolean | undefined;
  children?: JSX.Element;
}

/** Row of a character: name, origin, values of the first click or action costs of the card, points. */
export function CharacterRow(props: CharacterRowProps): JSX.Element {
  const start = () => props.character.starts.find((each) => each.points === props.points) ?? props.character.starts[0];
  const click = () => props.character.dial[(start()?.click ?? 1) - 1] ?? props.character.dial[0];
  const card = () => cardOf(props.character);
  const words = () => (
    <>
      <span class="character-head">
        <span class="character-name clip">
          {truncate(props.character.name)}
          <span class="spoken">{`, ${describePoints(props.character)}, `}</span>
        </span>
        <span class="muted small clip">{describeOrigin(props.character)}</span>
      </span>
      <Show
        when={card()}
        fallback={
          <>
            <Show
              when={!isUnknown(props.character) && click()}
              fallback={<span class="muted small">{say('No dial yet')}</span>}
            >
              {(showing) => (
                <DialStrip click={showing()} of={{ character: props.character, click: start()?.click ?? 1 }} />
              )}
            </Show>
            <span class="muted small clip">{describeRange(props.character)}</span>
          </>
        }
      >
        {(drawn) => (
          <>
            <CardCosts card={drawn()} />
            <span class="muted small clip">{describeCharacterCard(drawn())}</span>
          </>
        )}
      </Show>
    </>
  );
  return (
    <li class="character-row" {...(props.place ?? {})}>
      <Show when={props.onOpen} fallback={<span class="character-words">{words()}</span>}>
        {(open) => (
          <button type="button" class="character-words" aria-pressed={props.picked} onClick={() => open()()}>
            {words()}
          </button>
        )}
      </Show>
      <span class="character-points number" aria-hidden={props.onOpen ? 'true' : undefined}>
        {props.points ?? start()?.points ?? 0}
      </span>
      {props.children}
    </li>
  );
}

/** Returns whether no value of the character's dial is known. */
function isUnknown({ dial, guessed = [] }: Character): boolean {
  return guessed.length > 0 && guessed.length >= dial.length * DIAL_SLOTS.length;
}

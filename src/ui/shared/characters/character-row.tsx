import './character-row.css';
import { For, type JSX, Show } from 'solid-js';
import { cardOf } from '../../../catalog/cards/carded-character';
import { type CharacterCard, faceOf } from '../../../catalog/cards/character-card';
import { type Character, DIAL_SLOTS } from '../../../catalog/character';
import { describeOrigin, describePoints, describeRange, truncate } from '../../../text/character-text';
import { cardTerm } from '../../../text/names/ids';
import { say, sayMany } from '../../../text/say';
import { describeCharacterCard, describeMoveBonus } from '../../../text/screens/character-card-text';
import type { VirtualRowAttributes } from '../../kit/virtual-list';
import { DialStrip } from '../dial/dial-strip';

export interface CharacterRowProps {
  character: Character;
  /** Called on a tap. If undefined, the row is not a button. */
  onOpen?: (() => void) | undefined;
  /** Points of the starting line in use. Defaults to the first starting line. */
  points?: number | undefined;
  place?: VirtualRowAttributes | undefined;
  /** Whether the character is selected, in a list for selection. */
  picked?: boolean | undefined;
  /** Picture at the start of the row. */
  picture?: JSX.Element;
  children?: JSX.Element;
}

/** Row of a character: name, origin, values of the first click or action costs of the card, points. */
export function CharacterRow(props: CharacterRowProps): JSX.Element {
  const start = () => props.character.starts.find((each) => each.points === props.points) ?? props.character.starts[0];
  const click = () => props.character.dial[(start()?.click ?? 1) - 1] ?? props.character.dial[0];
  const card = () => cardOf(props.character);
  const words = () => (
    <>
      {props.picture}
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
          <button
            type="button"
            class="character-words"
            data-pictured={props.picture ? '' : undefined}
            aria-pressed={props.picked}
            onClick={() => open()()}
          >
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

/** Line with the action costs of a card: attack, defend and move, and the gain of its action box. */
export function CardCosts(props: { card: CharacterCard }): JSX.Element {
  const cells = () => {
    const { attack, defend, move, action } = faceOf(props.card, 0);
    return [
      { name: say('Attack'), number: attack.cost, more: `${cardTerm(attack.type)} ${attack.strength}` },
      { name: say('Defend'), number: defend.cost, more: `${cardTerm(defend.type)} ${defend.strength}` },
      { name: say('Move'), number: move.cost, more: describeMoveBonus(move) },
      {
        name: say('Action'),
        number: `+${action.gain}`,
        more: sayMany(action.rest, 'rest removes 1 wound', 'rest removes {n} wounds'),
      },
    ];
  };
  return (
    <span class="card-costs">
      <For each={cells()}>
        {({ name, number, more }) => (
          <span class="card-cost">
            <span class="card-cost-name">{name} </span>
            <b class="number">{number} </b>
            <Show when={more}>
              <span class="card-cost-more clip">{more}</span>
            </Show>
            <span class="spoken">; </span>
          </span>
        )}
      </For>
    </span>
  );
}

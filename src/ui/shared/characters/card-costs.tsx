import { say, sayMany } from '../../../text/say';
import './character-row.css';
import { For, type JSX, Show } from 'solid-js';
import { type CharacterCard, faceOf } from '../../../catalog/cards/character-card';
import { cardTerm } from '../../../text/names/ids';
import { describeMoveBonus } from '../../../text/screens/character-card-text';

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

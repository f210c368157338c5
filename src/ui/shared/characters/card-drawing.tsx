import { say, sayMany } from '../../../text/say';
import './character-detail.css';
import { For, type JSX, Show } from 'solid-js';
import type { ActionCard } from '../../../catalog/cards/action-card';
import type { CardFace, CharacterCard } from '../../../catalog/cards/character-card';
import { cardTerm } from '../../../text/names/ids';
import { describeCardEffect } from '../../../text/screens/card-effect-text';
import { describeActionCard, describeMoveBonus } from '../../../text/screens/character-card-text';
import { FactList, type NamedFact } from '../../kit/fact-list';

/** Drawing of a character card: boxes and action track of each side, and the action cards of its set. */
export function CardDrawing(props: { card: CharacterCard }): JSX.Element {
  return (
    <>
      <For each={props.card.faces}>
        {(face) => (
          <section class="card-face" aria-label={faceName(props.card, face)}>
            <Show when={props.card.kind === 'henchman'}>
              <h3>{faceName(props.card, face)}</h3>
            </Show>
            <Face face={face} />
          </section>
        )}
      </For>
      <FactList facts={factsOf(props.card)} />
      <section class="stack">
        <h3>
          {say('Action cards')} <span class="muted">{props.card.actions.length}</span>
        </h3>
        <ul class="action-cards" aria-label={say('Action cards')}>
          <For each={props.card.actions}>{(card) => <ActionCardItem card={card} />}</For>
        </ul>
      </section>
    </>
  );
}

function factsOf({ build, health }: CharacterCard): readonly NamedFact[] {
  const points = (
    <>
      <span class="spoken">{say('by level, from 0:')} </span>
      {build.join(', ')}
    </>
  );
  return [[say('Build points'), points], ...(health === null ? [] : [[say('Health per figure'), health] as const])];
}

function faceName(card: CharacterCard, face: CardFace): string {
  const unit = sayMany(face.unit, '1 unit point', '{n} unit points');
  return card.kind === 'henchman'
    ? `${sayMany(face.figures, '1 figure', '{n} figures')}, ${unit}`
    : say('Card, {unit}', { unit });
}

function Face(props: { face: CardFace }): JSX.Element {
  const boxes = () => {
    const { attack, defend, move } = props.face;
    return [
      { ...attack, box: say('Attack'), says: `${cardTerm(attack.type)} ${attack.strength}` },
      { ...defend, box: say('Defend'), says: `${cardTerm(defend.type)} ${defend.strength}` },
      { ...move, box: say('Move'), says: describeMoveBonus(move) },
    ];
  };
  const spaces = () => Array.from({ length: props.face.track.last + 1 }, (_, space) => space);
  return (
    <>
      <ul class="card-boxes" aria-label={say('Boxes')}>
        <For each={boxes()}>
          {({ box, name, cost, says, slots }) => (
            <li>
              <span class="small muted">{box}</span>
              <strong class="clip">{name}</strong>
              <span>
                <b class="number">{cost}</b> <span class="small">AP</span>
              </span>
              <span class="small">{says}</span>
              <Slots count={slots} />
            </li>
          )}
        </For>
        <li>
          <span class="small muted">{say('Action')}</span>
          <strong>{say('Gain')}</strong>
          <span>
            <b class="number">+{props.face.action.gain}</b> <span class="small">AP</span>
          </span>
          <span class="small">
            {sayMany(props.face.action.rest, 'rest removes 1 wound', 'rest removes {n} wounds')}
          </span>
        </li>
      </ul>
      <p class="spoken">
        {say('The action track ends at {last}; its red space is {red}.', {
          last: props.face.track.last,
          red: props.face.track.red,
        })}
      </p>
      <ol class="action-track" aria-hidden="true">
        <For each={spaces()}>
          {(space) => (
            <li class="number" data-red={space === props.face.track.red ? '' : undefined}>
              {space}
            </li>
          )}
        </For>
      </ol>
    </>
  );
}

/** Empty damage slots, drawn as squares. */
function Slots(props: { count: number }): JSX.Element {
  return (
    <Show when={props.count > 0}>
      <span class="damage-slots">
        <span class="spoken">{sayMany(props.count, '1 damage slot', '{n} damage slots')}</span>
        <For each={Array.from({ length: props.count })}>{() => <i aria-hidden="true" />}</For>
      </span>
    </Show>
  );
}

export function ActionCardItem(props: { card: ActionCard }): JSX.Element {
  return (
    <li class="action-card" data-reaction={props.card.reaction ? '' : undefined}>
      <span class="action-cost number" aria-hidden="true">
        {props.card.cost ?? '∞'}
      </span>
      <div>
        <strong>{props.card.name}</strong> <span class="small muted">{describeActionCard(props.card)}</span>
        <Show when={props.card.effects.length > 0}>
          <p>{props.card.effects.map(describeCardEffect).join('; ')}</p>
        </Show>
        <Show when={props.card.text !== ''}>
          <p class="special-text">{props.card.text}</p>
        </Show>
        <Slots count={props.card.slots} />
      </div>
    </li>
  );
}

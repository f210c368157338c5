import { say, sayMany } from '../../../text/say';
import './cards.css';
import { For, type JSX, Show } from 'solid-js';
import { recordWithUndo } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { table } from '../../../app/game/open-game';
import { recordStep } from '../../../app/game/perform';
import { listEffectsOnClick } from '../../../catalog/card';
import { computeCardCost, findCardSide, getCardTitle, isCardSpent } from '../../../table/cards';
import type { CardInPlay } from '../../../table/table';
import { CARD_KIND_NAMES, EVENT_TURN_SENTENCES } from '../../../text/cards';
import { PLACE_TEXT } from '../../../text/names/places';
import { describeGrants } from '../../../text/names/special-power';
import { formatCardText } from '../../../text/printed-names';
import { Button } from '../../kit/button';
import { IconButton } from '../../kit/icon-button';
import { DialRing } from '../../shared/dial/ring';

/** A card in the game: kind, figures, text, and its event dial with buttons to turn the dial. */
export function PlayedCardFace(props: { card: CardInPlay; onChange?: () => void }): JSX.Element {
  const card = () => props.card.card;
  const title = () => getCardTitle(props.card);
  const side = () => {
    const now = table();
    return now ? findCardSide(now, props.card) : null;
  };
  const spent = () => {
    const now = table();
    return now !== null && isCardSpent(now, props.card);
  };
  const whom = () => {
    const on = PLACE_TEXT.list(props.card.pieces.map(naming().piece));
    const whose = side();
    const words = [
      ...(on === '' ? [] : [say('on {figures}', { figures: on })]),
      ...(whose === null ? [] : [naming().side(whose)]),
    ];
    return words.join(' · ');
  };
  const remove = () => {
    const { id } = props.card;
    void recordWithUndo('card-left', [{ fact: 'card-left', card: id }], say('{name} removed.', { name: title() }));
  };
  return (
    <article
      class="side-card card-in-play"
      data-side={side() ?? undefined}
      data-spent={spent() ? '' : undefined}
      aria-label={`${CARD_KIND_NAMES[card().kind]}: ${title()}`}
    >
      <div class="card-head">
        <small>{CARD_KIND_NAMES[card().kind]}</small>
        <Show when={card().points > 0}>
          <span class="number">{sayMany(computeCardCost(props.card), '1 point', '{n} points')}</span>
        </Show>
      </div>
      <h3>{title()}</h3>
      <Show when={whom()}>
        <p class="card-whom">{whom()}</p>
      </Show>
      <Show when={spent()}>
        <p class="card-whom">{props.card.won ? say('out of the game, points scored') : say('out of the game')}</p>
      </Show>
      <Show when={card().grants}>{(powers) => <p class="card-whom">{describeGrants(powers())}</p>}</Show>
      <Show when={card().needs}>
        <p class="card-text">
          <strong>{say('Needs')}</strong> {card().needs}
        </p>
      </Show>
      <Show when={card().text}>
        <p class="card-text">{formatCardText(card().text)}</p>
      </Show>
      <Show when={card().dial}>
        {(dial) => (
          <>
            <Dial card={props.card} clicks={dial().clicks} ends={dial().ends} />
            <For each={listEffectsOnClick(dial(), props.card.click)}>
              {({ colour, text }) => (
                <p class="card-text">
                  <strong>{colour}</strong> {text}
                </p>
              )}
            </For>
            <Show when={dial().turns}>{(turns) => <p class="card-whom">{EVENT_TURN_SENTENCES[turns()]}</p>}</Show>
          </>
        )}
      </Show>
      <Show when={props.onChange}>
        {(change) => (
          <div class="halves actions card-face-actions">
            <Button aria-label={say('Edit {name}', { name: title() })} onClick={() => change()()}>
              {say('Edit')}
            </Button>
            <Button aria-label={say('Remove {name}', { name: title() })} onClick={remove}>
              {say('Remove')}
            </Button>
          </div>
        )}
      </Show>
    </article>
  );
}

/** Click and text of an event dial, with buttons to turn the dial either way. */
function Dial(props: { card: CardInPlay; clicks: readonly string[]; ends: boolean }): JSX.Element {
  const turn = (by: number) => void recordStep('card-turned', [{ fact: 'card-turned', card: props.card.id, by }]);
  const first = () => props.card.click === 1;
  const last = () => props.card.click === props.clicks.length;
  const line = () => {
    if (first()) return say('green line');
    return last() && props.ends ? say('red line') : '';
  };
  return (
    <div class="card-dial">
      <IconButton
        icon="minus"
        name={say('Turn {name} back 1 click', { name: props.card.id })}
        disabled={first()}
        onClick={() => turn(-1)}
      />
      <DialRing click={props.card.click} clicks={props.clicks.length} />
      <p role="status">
        <strong>
          {props.clicks[props.card.click - 1] ||
            say('Click {click} of {clicks}', { click: props.card.click, clicks: props.clicks.length })}
        </strong>
        <Show when={line()}>
          <small> {line()}</small>
        </Show>
      </p>
      <IconButton
        icon="plus"
        name={say('Turn {name} forward 1 click', { name: props.card.id })}
        disabled={last() && props.ends}
        onClick={() => turn(1)}
      />
    </div>
  );
}

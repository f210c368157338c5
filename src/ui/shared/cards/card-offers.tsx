import { say, sayMany } from '../../../text/say';
import './cards.css';
import { For, type JSX, Show } from 'solid-js';
import type { GeneralCard } from '../../../catalog/general-cards/card';
import { truncate } from '../../../text/character-text';
import { describeGeneralCard } from '../../../text/screens/general-card-text';

/** Maximum number of offered cards: few enough to leave the text fields within reach of the thumb. */
const OFFERED = 4;

/** List of cards to choose by tap, with a heading. Renders nothing if there are no cards. */
export function CardOffers(props: {
  title: string;
  /** Action of a tap, as text before the card’s name: `Put in`. */
  verb: string;
  cards: readonly GeneralCard[];
  onTake: (card: GeneralCard) => void;
}): JSX.Element {
  return (
    <Show when={props.cards.length > 0}>
      <section class="card-offers" aria-label={props.title}>
        <h3 class="caption">{props.title}</h3>
        <ul class="card-buttons">
          <For each={props.cards.slice(0, OFFERED)}>
            {(each) => (
              <li>
                <button type="button" onClick={() => props.onTake(each)}>
                  <span class="spoken">{props.verb}</span>{' '}
                  <span class="card-button-words">
                    <strong class="clip">{truncate(each.card.name)}</strong>{' '}
                    <span class="muted small clip">{truncate(describeGeneralCard(each), 120)}</span>
                  </span>{' '}
                  <Show when={'points' in each.card && each.card}>
                    {(card) => (
                      <b class="number">
                        {card().points} <span class="spoken">{say('points')}</span>
                      </b>
                    )}
                  </Show>
                </button>
              </li>
            )}
          </For>
        </ul>
        <Show when={props.cards.length > OFFERED}>
          <p class="muted small">
            {sayMany(
              props.cards.length - OFFERED,
              '1 more: type part of the name or rules text.',
              '{n} more: type part of the name or rules text.',
            )}
          </p>
        </Show>
      </section>
    </Show>
  );
}

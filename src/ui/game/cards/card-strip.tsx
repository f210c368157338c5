import { say } from '../../../text/say';
import './cards.css';
import { For, type JSX, Show } from 'solid-js';
import { ruleset } from '../../../app/game/open-game';
import { findScenario } from '../../../rules/shared/scenarios';
import { getCardTitle } from '../../../table/cards';
import { type CardInPlay, isMission, type Table } from '../../../table/table';
import { CARD_KIND_NAMES } from '../../../text/cards';
import { CounterRow } from './counters';

/**
 * Row of cards that apply to the full game: counters first, because they are tapped most, then conditions, event dials
 * and scenarios. Feats are shown with their figures.
 */
export function CardStrip(props: { table: Table; onOpen: () => void }): JSX.Element {
  /** Cards in the strip. Scenarios have a place of their own: a strip, or the objectives of a mission. */
  const cards = () => {
    const isShown = ({ card }: CardInPlay) =>
      card.kind !== 'feat' && !(card.kind === 'scenario' && isMission(props.table));
    const rules = ruleset()?.scenarios;
    const scenario = rules ? findScenario(props.table, rules) : null;
    return props.table.cards.filter((each) => isShown(each) && each.id !== scenario?.card.id);
  };
  const counters = () => {
    const elsewhere = (ruleset()?.counters(props.table) ?? []).map(({ counter }) => counter);
    return Object.keys(props.table.counters).filter((name) => !elsewhere.includes(name));
  };
  return (
    <Show when={cards().length + counters().length > 0}>
      <section class="card-strip" aria-label={say('Cards and counters')}>
        <For each={counters()}>
          {(counter) => (
            <div class="counter-chip">
              <span class="clip">{counter}</span>
              <CounterRow counter={counter} />
            </div>
          )}
        </For>
        <For each={cards()}>
          {(card) => (
            <button type="button" class="card-chip" data-side={card.owner ?? undefined} onClick={() => props.onOpen()}>
              <small>{CARD_KIND_NAMES[card.card.kind]}</small>
              <span class="clip">
                {getCardTitle(card)}
                {showing(card)}
              </span>
            </button>
          )}
        </For>
      </section>
    </Show>
  );
}

/** Returns the state of an event dial: ` · 3 of 8 · red, blue`; '' for a card without a dial. */
function showing({ card, click }: CardInPlay): string {
  if (!card.dial) return '';
  const { clicks } = card.dial;
  return [
    '',
    say('{click} of {clicks}', { click, clicks: clicks.length }),
    ...(clicks[click - 1] ? [clicks[click - 1]] : []),
  ].join(' · ');
}

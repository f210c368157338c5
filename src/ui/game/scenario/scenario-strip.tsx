import { say } from '../../../text/say';
import './scenario-strip.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { showRuling } from '../../../app/game/game-actions';
import { mayDrawFrom } from '../../../app/game/make-deck-facts';
import { ruleset } from '../../../app/game/open-game';
import { recordStep, undoStep } from '../../../app/game/perform';
import { recordScenarioReminder, skipScenarioReminder } from '../../../app/game/scenario-actions';
import {
  describeScenarioReminder,
  describeScenarioState,
  findScenarioInPlay,
  scenarioReminderLabel,
} from '../../../app/game/scenario-text';
import { toast } from '../../../app/messages';
import type { ScenarioReminder, ScenarioReminderOption } from '../../../rules/scenario';
import { countInHand, countUndrawn, type Deck, getDeckCardName, listCardsAt } from '../../../table/decks';
import type { Table } from '../../../table/table';
import { CARD_KIND_NAMES } from '../../../text/cards';
import { PLACE_TEXT } from '../../../text/names/places';
import { Button } from '../../kit/button';

/** Strip with the game's scenario or event dial and decks, and pending reminders, each handled by one tap. */
export default function ScenarioStrip(props: {
  table: Table;
  onSheet: (sheet: 'scenario' | 'decks' | 'call') => void;
}): JSX.Element {
  const scenario = createMemo(findScenarioInPlay);
  const dues = createMemo(() => ruleset()?.scenarios.dues(props.table) ?? []);
  const calls = () => {
    const law = ruleset()?.scenarios.callOut;
    return law && law.scenario === scenario()?.scenario.id && props.table.turn !== null && !props.table.ended;
  };
  /**
   * Returns the card with an event dial that players turn by hand at any time, because the card does not say when. Null
   * if there is no such card.
   */
  const byHand = () => {
    const card = scenario()?.card;
    const dial = card?.card.dial;
    if (!card || !dial || dial.turns || (dial.ends && card.click === dial.clicks.length)) return null;
    return card;
  };
  return (
    <Show when={scenario() || props.table.decks.length > 0}>
      <section class="scenario-strip" aria-label={say('Scenario')}>
        <Show when={scenario()}>
          {(now) => (
            <div class="scenario-row">
              <button type="button" class="scenario-open" onClick={() => props.onSheet('scenario')}>
                <strong class="clip">
                  <small>{CARD_KIND_NAMES[now().card.card.kind]} </small>
                  {now().card.id}
                </strong>{' '}
                <span class="clip muted small">{describeScenarioState(now())}</span>
              </button>
              <Show when={calls()}>
                <Button onClick={() => props.onSheet('call')}>{say('Call out')}</Button>
              </Show>
              <Show when={byHand()}>
                {(card) => (
                  <Button
                    aria-label={say('Turn {name} forward 1 click', { name: card().id })}
                    onClick={() => void recordStep('card-turned', [{ fact: 'card-turned', card: card().id, by: 1 }])}
                  >
                    {say('Turn')}
                  </Button>
                )}
              </Show>
            </div>
          )}
        </Show>
        <For each={dues()}>{(due) => <DueRow due={due} onSheet={props.onSheet} />}</For>
        <For each={props.table.decks}>
          {(deck) => (
            <div class="scenario-row">
              <button type="button" class="scenario-open" onClick={() => props.onSheet('decks')}>
                <strong class="clip">{deck.id}</strong> <span class="clip muted small">{wordsOfDeck(deck)}</span>
              </button>
              <Show when={countUndrawn(deck) > 0 && mayDrawFrom(deck)}>
                <Button aria-label={say('Draw from {deck}', { deck: deck.id })} onClick={() => props.onSheet('decks')}>
                  {say('Draw')}
                </Button>
              </Show>
            </div>
          )}
        </For>
      </section>
    </Show>
  );
}

/** Row of a pending reminder, with a button that carries it out and a button that skips it once. */
function DueRow(props: { due: ScenarioReminder; onSheet: (sheet: 'scenario' | 'decks') => void }): JSX.Element {
  const see = async (way: ScenarioReminderOption) => {
    if (way.way === 'go') props.onSheet('decks');
    // The map cannot show which figures are damaged, so the players choose.
    else if (way.way === 'hurt' && props.due.unsure.length > 0) props.onSheet('scenario');
    else showRuling(await recordScenarioReminder(props.due, way));
  };
  const skip = async () => {
    const text = describeScenarioReminder(props.due);
    if (await skipScenarioReminder(props.due))
      toast({
        text: say('Skipped: {task}', { task: text }),
        action: { label: say('Undo'), run: () => void undoStep() },
      });
  };
  return (
    <div class="scenario-due">
      <p>
        <strong>{say('Now:')} </strong>
        {describeScenarioReminder(props.due)}
      </p>
      <For each={props.due.ways}>
        {(way) => (
          <Button tone="accent" onClick={() => void see(way)}>
            {props.due.unsure.length > 0 ? say('Choose') : scenarioReminderLabel(props.due, way)}
          </Button>
        )}
      </For>
      <Show when={props.due.code !== 'break-tie'}>
        <Button
          tone="bare"
          aria-label={say('Skip: {task}', { task: describeScenarioReminder(props.due) })}
          onClick={() => void skip()}
        >
          {say('Skip')}
        </Button>
      </Show>
    </div>
  );
}

/** Returns the state of a deck: `in effect: The Kite · 4 left · 1 hidden`. */
function wordsOfDeck(deck: Deck): string {
  const discarded = listCardsAt(deck, 'discard').length;
  const shown = listCardsAt(deck, 'play').map(getDeckCardName);
  return [
    ...(shown.length > 0 ? [say('in effect: {cards}', { cards: PLACE_TEXT.list(shown) })] : []),
    // With a single card in play, no card is left to draw.
    ...(deck.cards.length > 1 || shown.length === 0 ? [say('{cards} left', { cards: countUndrawn(deck) })] : []),
    ...(countInHand(deck) > 0 ? [say('{cards} hidden', { cards: countInHand(deck) })] : []),
    ...(discarded > 0 ? [say('{cards} discarded', { cards: discarded })] : []),
  ].join(' · ');
}

import { createSignal, For, type JSX, Show } from 'solid-js';
import { recordWithUndo } from '../../../app/game/game-actions';
import {
  makeDealFact,
  makeDiscardReturnFacts,
  makeDrawFacts,
  makeRenamedCardFact,
  makeShuffleFact,
  mayDrawFrom,
} from '../../../app/game/make-deck-facts';
import { naming } from '../../../app/game/naming';
import { recordStep } from '../../../app/game/perform';
import { PRINTED_NAME_LIMIT } from '../../../catalog/limits';
import {
  countInHand,
  countUndrawn,
  type DealtCard,
  type Deck,
  type DeckPlace,
  getDeckCardName,
  listCardsAt,
} from '../../../table/decks';
import type { Fact } from '../../../table/facts';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { SelectField, TextAreaField, TextField } from '../../kit/field';

/** View of a deck: cards in effect with their text, unrevealed drawn cards, and the next draw. */
export function DeckView(props: { deck: Deck }): JSX.Element {
  const at = (place: DeckPlace) => listCardsAt(props.deck, place);
  const deal = (card: DealtCard, to: DeckPlace) => recordStep('deck', [makeDealFact(props.deck, card.id, to)]);
  const all = (facts: readonly Fact[]) => void recordStep('deck', facts);
  const [entering, setEntering] = createSignal(false);
  const mayDraw = () => mayDrawFrom(props.deck);
  /** Number of cards in hand that this phone cannot identify. */
  const unknown = () => countInHand(props.deck) - at('hand').length;
  return (
    <section class="side-card deck" data-side={props.deck.owner ?? undefined} aria-label={props.deck.id}>
      <div>
        <h3>{props.deck.id}</h3>
        <p class="muted small">
          {props.deck.cards.length > 1 ? say('{cards} left', { cards: countUndrawn(props.deck) }) : say('one card')}
          {props.deck.order ? `, ${say('shuffled by the app')}` : ''}
          {props.deck.owner === null ? '' : ` · ${naming().side(props.deck.owner)}`}
        </p>
      </div>
      <ul class="deck-cards">
        <For each={at('play').map(({ id }) => id)}>
          {(id) => <Shown deck={props.deck} id={id} onDeal={(card, to) => void deal(card, to)} />}
        </For>
        <For each={at('hand').map(({ id }) => id)}>
          {(id) => (
            <Show when={at('hand').find((card) => card.id === id)}>
              {(card) => <Hidden card={card()} onDeal={(to) => void deal(card(), to)} />}
            </Show>
          )}
        </For>
        <Show when={unknown() > 0}>
          <li data-place="hand">
            <small class="muted">{sayMany(unknown(), '1 card in hand, hidden', '{n} cards in hand, hidden')}</small>
          </li>
        </Show>
      </ul>
      <Show when={!mayDraw() && props.deck.owner}>
        {(owner) => (
          <p class="muted">
            {say('Only phones of {player} and of a judge show its cards.', { player: naming().side(owner()) })}
          </p>
        )}
      </Show>
      <Show when={countUndrawn(props.deck) > 0 && mayDraw()}>
        <Show
          when={entering()}
          fallback={
            <div class="button-grid deck-buttons">
              <Button tone="accent" hint={say('from your own deck')} onClick={() => setEntering(true)}>
                {say('Enter the card')}
              </Button>
              <Button
                hint={props.deck.order ? say('the top card') : say('shuffles first')}
                onClick={() => all(makeDrawFacts(props.deck, 'hand'))}
              >
                {say('Draw in the app')}
              </Button>
            </div>
          }
        >
          <EnterCard deck={props.deck} onDone={() => setEntering(false)} />
        </Show>
      </Show>
      <div class="button-grid deck-buttons">
        <Show when={countUndrawn(props.deck) > 1 && mayDraw()}>
          <Button onClick={() => all([makeShuffleFact(props.deck)])}>{say('Shuffle')}</Button>
        </Show>
        <Show when={at('discard').length > 0}>
          <Button
            hint={say('{cards} discarded', { cards: at('discard').length })}
            onClick={() => all(makeDiscardReturnFacts(props.deck))}
          >
            {say('Return discards')}
          </Button>
        </Show>
        <Button
          onClick={() =>
            void recordWithUndo(
              'deck',
              [{ fact: 'deck-left', deck: props.deck.id }],
              say('{name} removed.', { name: props.deck.id }),
            )
          }
        >
          {say('Remove')}
        </Button>
      </div>
    </section>
  );
}

/** Row of a card in effect. The owner enters the text of the effect. */
function Shown(props: { deck: Deck; id: string; onDeal: (card: DealtCard, to: DeckPlace) => void }): JSX.Element {
  const card = () => props.deck.cards.find(({ id }) => id === props.id);
  const [text, setText] = createSignal<string | null>(null);
  const saveText = async () => {
    const now = card();
    const words = text();
    if (
      now &&
      words !== null &&
      (await recordStep('deck', [makeRenamedCardFact(props.deck, now.id, now.name, words.trim())]))
    )
      setText(null);
  };
  return (
    <Show when={card()}>
      {(now) => (
        <li data-place="play">
          <small class="muted">{say('In effect')}</small>
          <strong>{getDeckCardName(now())}</strong>
          <Show
            when={text() !== null}
            fallback={
              <>
                <Show when={now().text}>
                  <p>{now().text}</p>
                </Show>
                <div class="button-grid deck-buttons">
                  <Button
                    aria-label={say('Discard {card}', { card: getDeckCardName(now()) })}
                    onClick={() => props.onDeal(now(), 'discard')}
                  >
                    {say('Discard')}
                  </Button>
                  <Button
                    aria-label={say('Return to deck: {card}', { card: getDeckCardName(now()) })}
                    onClick={() => props.onDeal(now(), 'deck')}
                  >
                    {say('Return to deck')}
                  </Button>
                  <Show when={mayDrawFrom(props.deck)}>
                    <Button
                      aria-label={say('Edit effect of {card}', { card: getDeckCardName(now()) })}
                      onClick={() => setText(now().text)}
                    >
                      {say('Edit effect')}
                    </Button>
                  </Show>
                </div>
              </>
            }
          >
            <TextAreaField
              label={say('What it does')}
              hint={say('in your own words')}
              rows={3}
              maxLength={2000}
              value={text() ?? ''}
              onInput={setText}
            />
            <Button tone="accent" onClick={() => void saveText()}>
              {say('Save')}
            </Button>
          </Show>
        </li>
      )}
    </Show>
  );
}

/** Row of a drawn card that is not revealed: its owner can look at the card and reveal it later. */
function Hidden(props: { card: DealtCard; onDeal: (to: DeckPlace) => void }): JSX.Element {
  const [looking, setLooking] = createSignal(false);
  return (
    <li data-place="hand">
      <small class="muted">{say('Drawn, hidden')}</small>
      <Show when={looking()}>
        <strong>{getDeckCardName(props.card)}</strong>
      </Show>
      <div class="button-grid deck-buttons">
        <Button aria-pressed={looking()} onClick={() => setLooking(!looking())}>
          {looking() ? say('Hide') : say('View')}
        </Button>
        <Button tone="accent" onClick={() => props.onDeal('play')}>
          {say('Reveal')}
        </Button>
        <Button onClick={() => props.onDeal('discard')}>{say('Discard')}</Button>
      </div>
    </li>
  );
}

/** Form for a card that was drawn on the table: a card left in the deck, or one without a name yet. */
function EnterCard(props: { deck: Deck; onDone: () => void }): JSX.Element {
  const left = () => listCardsAt(props.deck, 'deck');
  const named = () => left().filter(({ name }) => name !== '');
  const nameless = () => left().find(({ name }) => name === '') ?? null;
  const drawable = () => [
    ...named().map(({ id, name }) => ({ value: id, label: name })),
    ...[nameless()].flatMap((each) => (each ? [{ value: each.id, label: say('another card') }] : [])),
  ];
  const [card, setCard] = createSignal<string | null>(named()[0]?.id ?? nameless()?.id ?? null);
  const [name, setName] = createSignal('');
  const isNew = () => card() === nameless()?.id;
  const deal = async (to: DeckPlace) => {
    const chosen = card();
    if (chosen !== null && (await recordStep('deck', [makeDealFact(props.deck, chosen, to, isNew() ? name() : '')])))
      props.onDone();
  };
  return (
    <div class="stack">
      <SelectField isList label={say('Card drawn')} value={card() ?? ''} options={drawable()} onChange={setCard} />
      <Show when={isNew()}>
        <TextField label={say('Card name')} maxLength={PRINTED_NAME_LIMIT} value={name()} onInput={setName} />
      </Show>
      <div class="button-grid deck-buttons">
        <Button tone="accent" onClick={() => void deal('play')}>
          {say('In effect')}
        </Button>
        <Button onClick={() => void deal('hand')}>{say('Keep hidden')}</Button>
        <Button onClick={() => void deal('discard')}>{say('Discard')}</Button>
        <Button onClick={() => props.onDone()}>{say('Cancel')}</Button>
      </div>
    </div>
  );
}

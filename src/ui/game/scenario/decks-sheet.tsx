import { say, sayMany } from '../../../text/say';
import './scenario-sheet.css';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { ensureCards, generalCards } from '../../../app/collection/card-lists';
import { tarotDeckName } from '../../../app/game/game-setup';
import { DECK_NAME_LENGTH, MAX_DECK_SIZE, makeDealFact, makeNewDeckFact } from '../../../app/game/make-deck-facts';
import { ruleset, table } from '../../../app/game/open-game';
import { recordStep } from '../../../app/game/perform';
import { findScenarioInPlay } from '../../../app/game/scenario-text';
import { listTarotCards } from '../../../catalog/general-cards/card';
import { PRINTED_NAME_LIMIT } from '../../../catalog/limits';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { SelectField, TextAreaField, TextField } from '../../kit/field';
import { Form } from '../../kit/form';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';
import { DoneButton, UndoStepButton } from '../step-buttons';
import { DeckView } from './deck-view';

/** Form that adds a single card in effect, as some scenarios need, or a full deck. */
function NewDeck(props: { size: number; onDone: () => void }): JSX.Element {
  const single = () => findScenarioInPlay()?.scenario.kind === 'scenario' && (table()?.decks ?? []).length === 0;
  const [kind, setKind] = createSignal<'card' | 'deck'>(single() ? 'card' : 'deck');
  const [owner, setOwner] = createSignal('');
  const [name, setName] = createSignal('');
  const [names, setNames] = createSignal('');
  const [size, setSize] = createSignal(props.size);
  onMount(() => void ensureCards());
  const tarot = () => listTarotCards(generalCards() ?? []).slice(0, MAX_DECK_SIZE);
  const typed = () =>
    names()
      .split('\n')
      .map((line) => line.trim().slice(0, PRINTED_NAME_LIMIT))
      .filter((line) => line !== '')
      .slice(0, MAX_DECK_SIZE);
  /** Names of the cards of the new deck. Unnamed cards have '' and come last. */
  const cards = () => Array.from({ length: Math.max(size(), typed().length) }, (_, index) => typed()[index] ?? '');
  const players = () => table()?.players ?? [];
  const called = () => {
    const whose = players().find(({ side }) => side === owner())?.name;
    return name().trim() || tarotDeckName(whose ?? null);
  };
  const add = async () => {
    const now = table();
    if (!now) return;
    if (kind() === 'card') {
      const put = makeNewDeckFact(now, say('Tarot card'), null, [name().trim()], tarot());
      if (put.fact !== 'deck') return;
      const deck = {
        id: put.deck,
        owner: null,
        order: null,
        cards: put.cards.map((card) => ({ ...card, place: 'deck' as const })),
      };
      if (await recordStep('deck', [put, makeDealFact(deck, '1', 'play')])) props.onDone();
    } else if (
      await recordStep('deck', [
        makeNewDeckFact(now, called().slice(0, DECK_NAME_LENGTH), owner() || null, cards(), tarot()),
      ])
    )
      props.onDone();
  };
  return (
    <Form class="stack" onSubmit={() => void add()}>
      <SegmentedControl
        label={say('Card or deck')}
        options={[
          { value: 'card', label: say('One card') },
          { value: 'deck', label: say('A deck') },
        ]}
        value={kind()}
        onChange={setKind}
      />
      <TextField
        label={kind() === 'card' ? say('Card') : say('Name')}
        hint={kind() === 'card' ? say('in effect at once') : undefined}
        maxLength={DECK_NAME_LENGTH}
        placeholder={kind() === 'card' ? say('as printed on the card') : called()}
        value={name()}
        onInput={setName}
      />
      <Show when={kind() === 'deck'}>
        <SelectField
          label={say('Owner')}
          value={owner()}
          options={[
            { value: '', label: say('everyone’s') },
            ...players().map(({ side, name: who }) => ({ value: side, label: who })),
          ]}
          onChange={setOwner}
        />
        <div class="between">
          <span>{say('Cards')}</span>
          <Stepper label={say('Cards')} value={cards().length} min={1} max={MAX_DECK_SIZE} onChange={setSize} />
        </div>
        <Show when={tarot().length > 0}>
          <Button
            onClick={() =>
              setNames(
                tarot()
                  .map((card) => card.name)
                  .join('\n'),
              )
            }
          >
            {sayMany(tarot().length, 'Use my 1 tarot card', 'Use my {n} tarot cards')}
          </Button>
        </Show>
        <TextAreaField
          label={say('Card names')}
          hint={say('one per line; name the rest as you draw them')}
          rows={5}
          value={names()}
          onInput={setNames}
        />
      </Show>
      <Button type="submit" tone="accent">
        {kind() === 'card' ? say('Put in effect') : say('Add deck')}
      </Button>
    </Form>
  );
}

export default function DecksSheet(props: { onClose: () => void }): JSX.Element {
  const decks = () => table()?.decks ?? [];
  const [adding, setAdding] = createSignal(decks().length === 0);
  const known = () => ruleset()?.scenarios.deck ?? null;
  return (
    <BottomSheet
      title={say('Decks')}
      onClose={props.onClose}
      foot={
        <>
          <UndoStepButton />
          <Show when={!adding()}>
            <Button aria-label={say('New deck')} onClick={() => setAdding(true)}>
              {say('New')}
            </Button>
          </Show>
          <DoneButton onClick={props.onClose} />
        </>
      }
    >
      <Show when={adding()}>
        <Show when={decks().length === 0}>
          <EmptyState
            icon="file"
            title={say('No decks in this game')}
            text={say('Draw your own cards and enter them, or let the app shuffle.')}
          />
        </Show>
        <NewDeck size={known()?.size ?? 5} onDone={() => setAdding(false)} />
      </Show>
      <For each={decks().map(({ id }) => id)}>
        {(id) => <Show when={decks().find((deck) => deck.id === id)}>{(deck) => <DeckView deck={deck()} />}</Show>}
      </For>
    </BottomSheet>
  );
}

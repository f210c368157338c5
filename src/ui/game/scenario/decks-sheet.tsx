import { say } from '../../../text/say';
import './decks-sheet.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { undoWithVibration } from '../../../app/game/game-actions';
import { ruleset, table } from '../../../app/game/open-game';
import { canUndoStep } from '../../../app/game/perform';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { BottomSheet } from '../../kit/sheet';
import { DeckView } from './deck-view';
import { NewDeck } from './new-deck';

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
          <Button disabled={!canUndoStep()} onClick={() => void undoWithVibration()}>
            {say('Undo')}
          </Button>
          <Show when={!adding()}>
            <Button aria-label={say('New deck')} onClick={() => setAdding(true)}>
              {say('New')}
            </Button>
          </Show>
          <Button tone="accent" onClick={() => props.onClose()}>
            {say('Done')}
          </Button>
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

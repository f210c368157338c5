import { say } from '../../text/say';
import './DecksSheet.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { canUndo, ruleset, table } from '../../app/session';
import { Button } from '../parts/Button';
import { EmptyState } from '../parts/EmptyState';
import { Sheet } from '../parts/Sheet';
import { takeBack } from '../table/deeds';
import { DeckView } from './DeckView';
import { NewDeck } from './NewDeck';

/** Every deck of the game: what it has in effect, and a draw from it. */
export default function DecksSheet(props: { onClose: () => void }): JSX.Element {
  const decks = () => table()?.decks ?? [];
  const [adding, setAdding] = createSignal(decks().length === 0);
  const known = () => ruleset()?.scenarios.deck ?? null;
  return (
    <Sheet
      title={say('Decks')}
      onClose={props.onClose}
      foot={
        <>
          <Button disabled={!canUndo()} onClick={() => void takeBack()}>
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
            title={say('No deck in this game')}
            text={say('Draw from your own cards and tell what came, or let the app shuffle.')}
          />
        </Show>
        <NewDeck size={known()?.size ?? 5} onDone={() => setAdding(false)} />
      </Show>
      <For each={decks().map(({ id }) => id)}>
        {(id) => <Show when={decks().find((deck) => deck.id === id)}>{(deck) => <DeckView deck={deck()} />}</Show>}
      </For>
    </Sheet>
  );
}

import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { canUndo, table } from '../../app/session';
import type { CardInPlay } from '../../table/cards';
import { Button } from '../parts/Button';
import { EmptyState } from '../parts/EmptyState';
import { Sheet } from '../parts/Sheet';
import { CardFace } from './CardFace';
import { Counters } from './Counters';
import { takeBack } from './deeds';

const CardForm = lazy(() => import('./CardForm'));

/** All cards of the game, and its counters. */
export default function CardsSheet(props: { onClose: () => void }): JSX.Element {
  const [form, setForm] = createSignal<'new' | CardInPlay | null>(null);
  const cards = () => table()?.cards ?? [];
  const edited = () => {
    const now = form();
    return now === 'new' ? null : now;
  };
  return (
    <Show
      when={form() === null}
      fallback={
        <Suspense>
          <CardForm before={edited()} onClose={() => setForm(null)} />
        </Suspense>
      }
    >
      <Sheet
        title="Cards and counters"
        onClose={props.onClose}
        foot={
          <>
            {/* The message with its own undo lies under a sheet. */}
            <Button disabled={!canUndo()} onClick={() => void takeBack()}>
              Undo
            </Button>
            <Button tone="accent" onClick={() => setForm('new')}>
              Add a card
            </Button>
          </>
        }
      >
        <For
          each={cards().map(({ id }) => id)}
          fallback={
            <EmptyState
              icon="file"
              title="No cards in this game"
              text="Add those that you play with, in your own words."
            />
          }
        >
          {(id) => (
            <Show when={cards().find((each) => each.id === id)}>
              {(card) => <CardFace card={card()} onChange={() => setForm(card())} />}
            </Show>
          )}
        </For>
        <Counters />
      </Sheet>
    </Show>
  );
}

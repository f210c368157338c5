import { say } from '../../../text/say';
import './cards.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { naming } from '../../../app/game/naming';
import { ruleset, table } from '../../../app/game/open-game';
import type { CardInPlay } from '../../../table/table';
import { describeCitation } from '../../../text/answer/answers';
import { CARD_FAULT_TEXT } from '../../../text/cards';
import { PLACE_TEXT } from '../../../text/names/places';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { lazyPart } from '../../kit/lazy-part';
import { BottomSheet } from '../../kit/sheet';
import { UndoStepButton } from '../step-buttons';
import { PlayedCardFace } from './card-face';
import { Counters } from './counters';

const CardForm = lazyPart(() => import('./card-form'));

export default function CardsSheet(props: { onClose: () => void }): JSX.Element {
  const [form, setForm] = createSignal<'new' | CardInPlay | null>(null);
  const cards = () => table()?.cards ?? [];
  /** Rule violations by cards. The app reports but does not prevent them, because the players decide. */
  const faults = () => {
    const now = table();
    return (now && ruleset()?.cardFaults(now)) ?? [];
  };
  const edited = () => {
    const now = form();
    return now === 'new' ? null : now;
  };
  return (
    <Show when={form() === null} fallback={<CardForm before={edited()} onClose={() => setForm(null)} />}>
      <BottomSheet
        title={say('Cards and counters')}
        onClose={props.onClose}
        foot={
          <>
            <UndoStepButton />
            <Button tone="accent" onClick={() => setForm('new')}>
              {say('Add a card')}
            </Button>
          </>
        }
      >
        <Show when={faults().length > 0}>
          <ul class="well card-faults" aria-label={say('Against the rules')}>
            <For each={faults()}>
              {(fault) => (
                <li>
                  <strong>{CARD_FAULT_TEXT[fault.code]}</strong>: {PLACE_TEXT.list(fault.cards)}
                  <small class="muted"> {describeCitation(fault.cite, naming())}</small>
                </li>
              )}
            </For>
          </ul>
        </Show>
        <For
          each={cards().map(({ id }) => id)}
          fallback={
            <EmptyState
              icon="file"
              title={say('No cards in this game')}
              text={say('Add the cards you play with, in your own words.')}
            />
          }
        >
          {(id) => (
            <Show when={cards().find((each) => each.id === id)}>
              {(card) => <PlayedCardFace card={card()} onChange={() => setForm(card())} />}
            </Show>
          )}
        </For>
        <Counters />
      </BottomSheet>
    </Show>
  );
}

import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { isSameText, normalizeText } from '../../catalog/force';
import type { GeneralCardOf } from '../../catalog/general-cards/card';
import { findGeneralCards } from '../../catalog/general-cards/find';
import { squareName } from '../../grid/square';
import type { Table } from '../../table/table';
import { truncate } from '../../text/character-text';
import { say } from '../../text/say';
import { TextField } from '../kit/field';
import { BottomSheet } from '../kit/sheet';
import { CardOffers } from '../shared/cards/card-offers';

export interface SpecialObjectsProps {
  table: Table;
  /** Side that places next. Null if any side may place. */
  side: string | null;
  objects: readonly GeneralCardOf<'objects'>[];
  onChoose: (object: GeneralCardOf<'objects'>) => void;
  onClose: () => void;
}

/** List of special objects to place: the player’s own objects first, then all others of the collection. */
export default function SpecialObjects(props: SpecialObjectsProps): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const brought = createMemo(
    () =>
      new Set(
        props.table.cards.flatMap(({ card, owner }) =>
          owner === props.side && owner !== null ? [normalizeText(card.name)] : [],
        ),
      ),
  );
  const found = createMemo(() => findGeneralCards(props.objects, typed()));
  const own = () => found().filter(({ card }) => brought().has(normalizeText(card.name)));
  const others = () => found().filter(({ card }) => !brought().has(normalizeText(card.name)));
  const choose = (id: string) => {
    const object = props.objects.find((each) => each.id === id);
    if (object) props.onChoose(object);
    props.onClose();
  };
  const lying = () =>
    props.table.objects.filter(
      ({ name }) => name !== undefined && props.objects.some(({ card }) => isSameText(card.name, name)),
    );
  return (
    <BottomSheet title={say('Special object')} onClose={() => props.onClose()}>
      <div class="stack">
        <TextField label={say('Search')} type="search" value={typed()} onInput={setTyped} />
        <CardOffers title={say('In the force')} verb={say('Place')} cards={own()} onTake={({ id }) => choose(id)} />
        <CardOffers
          title={say('In your collection')}
          verb={say('Place')}
          cards={others()}
          onTake={({ id }) => choose(id)}
        />
        <Show when={found().length === 0}>
          <p class="muted">{say('No special object matches “{search}”.', { search: truncate(typed(), 40) })}</p>
        </Show>
        <Show when={lying().length > 0}>
          <p class="muted small">
            {say('Already on the map: {objects}.', {
              objects: lying()
                .map(({ name, at }) => `${name} ${squareName(at)}`)
                .join(', '),
            })}
          </p>
        </Show>
      </div>
    </BottomSheet>
  );
}

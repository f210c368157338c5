import { createSignal, For, type JSX, Show } from 'solid-js';
import { listFromTable, ruleset } from '../../../app/game/open-game';
import { parseFeatNeeds } from '../../../catalog/feat-needs';
import { listFeatsAndEquipment } from '../../../table/cards';
import { checkFeat } from '../../../table/feat-check';
import type { CardInPlay, Figure } from '../../../table/table';
import { VALUE_NAMES } from '../../../text/names/sources';
import { say } from '../../../text/say';
import { describeFeatUse } from '../../../text/screens/general-card-text';
import { Button } from '../../kit/button';
import { lazyPart } from '../../kit/lazy-part';
import { PlayedCardFace } from './card-face';

const CardForm = lazyPart(() => import('./card-form'));

/** List of a character's feats and equipment, with a button to add a feat if the game uses feats. */
export function FigureFeats(props: { figure: Figure }): JSX.Element {
  const [adding, setAdding] = createSignal(false);
  const cards = () => listFromTable((now) => listFeatsAndEquipment(now, props.figure.piece));
  const useOf = ({ card }: CardInPlay) => checkFeat(props.figure, parseFeatNeeds(card.needs, VALUE_NAMES));
  const known = () => ruleset()?.cards.includes('feat') ?? false;
  return (
    <Show when={cards().length > 0 || known()}>
      <section class="stack" aria-label={say('Feats and equipment')}>
        <For each={cards()}>
          {(card) => (
            <>
              <PlayedCardFace card={card} />
              <Show when={card.card.kind === 'feat' && known() && !props.figure.defeated}>
                <p class="muted">{`${card.id}: ${describeFeatUse(useOf(card))}`}</p>
              </Show>
            </>
          )}
        </For>
        <Show when={known() && !props.figure.defeated}>
          <Button onClick={() => setAdding(true)}>{say('Add a feat')}</Button>
        </Show>
        <Show when={adding()}>
          <CardForm before={null} piece={props.figure.piece} onClose={() => setAdding(false)} />
        </Show>
      </section>
    </Show>
  );
}

import { say } from '../../../text/say';
import './kind-bar.css';
import type { JSX } from 'solid-js';
import { boxCards, shelfCards } from '../../../app/collection/cards';
import { goTo } from '../../../app/route';
import { ofPart, SHELF_PARTS, type ShelfPart } from '../../../catalog/shelf/card';
import { CARD_KIND_NAMES } from '../../../text/card-kind-words';
import { Segmented } from '../../kit/segmented';

/** Where cards lie: on one of the shelves, or among those of missions. */
export type CardPlace = ShelfPart | 'cards';

/** The shelves of cards side by side, each with how many it holds. */
export function KindBar(props: { shown: CardPlace }): JSX.Element {
  const counted = (name: string, count: number | undefined) => (count === undefined ? name : `${name}\n${count}`);
  const countOf = (part: ShelfPart) => {
    const cards = shelfCards();
    return cards === null ? undefined : ofPart(cards, part).length;
  };
  return (
    <div class="shelf-bar">
      <Segmented
        label={say('Kind of card')}
        options={[
          ...SHELF_PARTS.map((part) => ({ value: part, label: counted(CARD_KIND_NAMES[part], countOf(part)) })),
          { value: 'cards' as const, label: counted(say('Missions'), boxCards()?.length) },
        ]}
        value={props.shown}
        onChange={(place) => goTo('collection', place)}
      />
    </div>
  );
}

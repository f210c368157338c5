import { say } from '../../../text/say';
import './kind-bar.css';
import type { JSX } from 'solid-js';
import { boxCards, generalCards } from '../../../app/collection/card-lists';
import { goTo } from '../../../app/route';
import { filterByPart, GENERAL_CARD_PARTS, type GeneralCardPart } from '../../../catalog/general-cards/card';
import { GENERAL_CARD_NAMES } from '../../../text/general-card-labels';
import { SegmentedControl } from '../../kit/segmented';

/** Section of a card: a kind of general card, or the mission cards. */
export type CardSection = GeneralCardPart | 'cards';

/** Tabs for the kinds of cards in the collection, each with its number of cards. */
export function CardKindTabs(props: { shown: CardSection }): JSX.Element {
  const counted = (name: string, count: number | undefined) => (count === undefined ? name : `${name}\n${count}`);
  const countOf = (part: GeneralCardPart) => {
    const cards = generalCards();
    return cards === null ? undefined : filterByPart(cards, part).length;
  };
  return (
    <div class="general-bar">
      <SegmentedControl
        label={say('Kind of card')}
        options={[
          ...GENERAL_CARD_PARTS.map((part) => ({
            value: part,
            label: counted(GENERAL_CARD_NAMES[part], countOf(part)),
          })),
          { value: 'cards' as const, label: counted(say('Missions'), boxCards()?.length) },
        ]}
        value={props.shown}
        onChange={(place) => goTo('collection', place)}
      />
    </div>
  );
}

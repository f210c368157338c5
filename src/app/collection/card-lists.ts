import type { BoxCard } from '../../catalog/cards/box-card';
import { type GeneralCard, isGeneralCard } from '../../catalog/general-cards/card';
import { cardRepository } from '../../store/cards';
import type { StoredCard } from '../../store/records';
import { createLiveRecords, mapLive } from '../storage/live';

const cards = createLiveRecords<StoredCard>('cards', cardRepository.list);

/** All saved mission cards except characters. */
export const boxCards = mapLive(cards, (all): readonly BoxCard[] =>
  all.flatMap((each) => (isGeneralCard(each) ? [] : [each])),
);
/** All saved feats, objects, conditions and teams. */
export const generalCards = mapLive(cards, (all): readonly GeneralCard[] => all.filter(isGeneralCard));
/** Reason why the last read of the cards failed, as a sentence. Null if the read succeeded. */
export const cardsFault = cards.fault;

/** Resolves once the cards are read. False if the read failed. */
export const ensureCards = cards.ready;

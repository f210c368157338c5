import { parseBoxCard } from '../catalog/cards/box-card';
import { isOnShelf, parseShelfCard } from '../catalog/shelf/shapes';
import { parseWith } from '../plain/shape';
import { kept } from './kept';
import type { Parse } from './parse';
import type { CardRecord } from './records';

/** Apart from the other readers, which come with the first screen: cards are read by few games. */
export const parseCardRecord: Parse<CardRecord> = (value) => {
  const card = isOnShelf(value) ? parseShelfCard(value) : parseBoxCard(value);
  return card.ok ? parseWith(kept, value) : card;
};

import { type BoxCard, parseBoxCard } from '../catalog/cards/box-card';
import type { ShelfCard } from '../catalog/shelf/card';
import { isOnShelf, parseShelfCard } from '../catalog/shelf/shapes';
import { keptParser } from './kept';
import type { Parse } from './parse';
import type { CardRecord } from './records';

/** Apart from the other readers, which come with the first screen: cards are read by few games. */
export const parseCardRecord: Parse<CardRecord> = keptParser<BoxCard | ShelfCard>((value) =>
  isOnShelf(value) ? parseShelfCard(value) : parseBoxCard(value),
);

import { type BoxCard, parseBoxCard } from '../catalog/cards/box-card';
import type { GeneralCard } from '../catalog/general-cards/card';
import { isGeneralRecord, parseGeneralCard } from '../catalog/general-cards/shapes';
import { keptParser } from './kept';
import type { Parse } from './parse';
import type { CardRecord } from './records';

/** In its own file, because the other parsers load with the first screen and few games need cards. */
export const parseCardRecord: Parse<CardRecord> = keptParser<BoxCard | GeneralCard>((value) =>
  isGeneralRecord(value) ? parseGeneralCard(value) : parseBoxCard(value),
);

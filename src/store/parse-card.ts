import { type BoxCard, parseBoxCard } from '../catalog/cards/box-card';
import type { GeneralCard } from '../catalog/general-cards/card';
import { isGeneralCardRecord, parseGeneralCard } from '../catalog/general-cards/shapes';
import type { RecordParser } from './parse-record';
import { makeRecordParser } from './record-parser';
import type { CardRecord } from './records';

/** This parser has its own file, because the other parsers load with the first screen and few games need cards. */
export const parseCardRecord: RecordParser<CardRecord> = makeRecordParser<BoxCard | GeneralCard>((value) =>
  isGeneralCardRecord(value) ? parseGeneralCard(value) : parseBoxCard(value),
);

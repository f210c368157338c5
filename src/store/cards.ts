import { parseBoxCard } from '../catalog/cards/box-card';
import { isGeneralCardRecord, parseGeneralCard } from '../catalog/general-cards/shapes';
import { makeRecordParser, type RecordParser } from './parse-record';
import type { CardRecord, StoredCard } from './records';
import { makeRepository } from './repository';

export const parseCardRecord: RecordParser<CardRecord> = makeRecordParser<StoredCard>((value) =>
  isGeneralCardRecord(value) ? parseGeneralCard(value) : parseBoxCard(value),
);

export const cardRepository = makeRepository<StoredCard>('cards', parseCardRecord);

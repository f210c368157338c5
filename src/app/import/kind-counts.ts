import { sayMany } from '../../text/say';
import type { ImportKind } from './import-summary';

/** Formats the number of records for each kind of record. */
export const KIND_COUNT_TEXT: Readonly<Record<ImportKind, (count: number) => string>> = {
  characters: (n) => sayMany(n, '1 character', '{n} characters'),
  feats: (n) => sayMany(n, '1 feat', '{n} feats'),
  objects: (n) => sayMany(n, '1 object', '{n} objects'),
  conditions: (n) => sayMany(n, '1 battlefield condition', '{n} battlefield conditions'),
  teams: (n) => sayMany(n, '1 team', '{n} teams'),
  others: (n) => sayMany(n, '1 other card', '{n} other cards'),
  cards: (n) => sayMany(n, '1 mission card', '{n} mission cards'),
  maps: (n) => sayMany(n, '1 map', '{n} maps'),
  owned: (n) => sayMany(n, '1 owned character', '{n} owned characters'),
  codes: (n) => sayMany(n, '1 linked code', '{n} linked codes'),
  pictures: (n) => sayMany(n, '1 picture', '{n} pictures'),
};

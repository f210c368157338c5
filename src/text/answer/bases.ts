import type { Basis } from '../../rules/answer';
import { say } from '../say';

/** What an answer stands on. The book's own word needs no remark. */
export const EN_BASES: Readonly<Record<Basis, string>> = {
  book: '',
  faq: say('FAQ'),
  reading: say('a reading'),
  common: say('not in the sources'),
  house: say('a house rule'),
};

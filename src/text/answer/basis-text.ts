import type { Basis } from '../../rules/answer';
import { say } from '../say';

/** Labels for the basis of an answer. Empty for the book itself. */
export const BASIS_TEXT: Readonly<Record<Basis, string>> = {
  book: '',
  faq: say('FAQ'),
  reading: say('our interpretation'),
  common: say('wording not in the book'),
  house: say('house rule'),
  player: say('set by you'),
};

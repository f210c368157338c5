import type { Basis } from '../../rules/answer';

/** What an answer stands on. The book's own word needs no remark. */
export const EN_BASES: Readonly<Record<Basis, string>> = {
  book: '',
  faq: 'FAQ',
  reading: 'a reading',
  common: 'not in the sources',
  house: 'a house rule',
};

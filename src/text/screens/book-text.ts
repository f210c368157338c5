import { BOOKS, ENTRIES } from '../../book';
import type { Entry } from '../../book/entry';
import { editionName } from '../../rules';
import type { Basis } from '../../rules/answer';
import { lowercaseHeading } from '../names/sources';
import { say } from '../say';

export const ENTRY_BASIS_TEXT: Readonly<Record<Basis, string | null>> = {
  book: null,
  faq: 'FAQ',
  reading: say('Our reading'),
  common: say('Not in the book'),
  house: say('House rule'),
  player: say('Set by you'),
};

/** Returns the edition, heading and page of an entry: `Core rules, 2008 · Walls · p. 10 ff.` */
export function describeEntryPlace({ edition, sections, page }: Entry): string {
  const [first] = sections;
  const heading = first === undefined ? [] : [lowercaseHeading(first)];
  return [editionName(edition), ...heading, ...(page === null ? [] : [say('p. {page} ff.', { page })])].join(' · ');
}

/** Lists the chapters of an edition’s rulebook with their entries, in the order of `ENTRIES`. */
export function listChapters(
  edition: string,
): readonly { readonly title: string; readonly entries: readonly Entry[] }[] {
  const entries = ENTRIES.filter((entry) => entry.edition === edition);
  const titles = [...new Set(entries.map((entry) => entry.chapter))];
  return titles.map((title) => ({ title, entries: entries.filter((entry) => entry.chapter === title) }));
}

export function getFirstBookEditionId(): string {
  return BOOKS[0].edition;
}

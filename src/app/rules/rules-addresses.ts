import type { StandingPlace } from '../../book/standing';
import type { Citation } from '../../rules/answer';
import { printRoute, type Tab } from '../route';

/** Returns the address of an entry by its id: `#/rules/core-2008/walls`. */
export function entryAddress(id: string): string {
  return printRoute({ tab: 'rules', rest: id.split('/') });
}

/** Returns the address of the entry about a passage. No book needs to be loaded. */
export function passageAddress({ edition, passage, basis, topic }: Citation): string {
  return printRoute({ tab: 'rules', rest: ['at', edition, passage, basis, ...(topic === undefined ? [] : [topic])] });
}

/** Returns the address of a book's chapters: `#/rules/books/core-2008`. */
export function bookAddress(edition: string): string {
  return printRoute({ tab: 'rules', rest: ['books', edition] });
}

/** Returns the address of a topic in every edition: `#/rules/compare/pushing`. */
export function topicComparisonAddress(topic: string): string {
  return printRoute({ tab: 'rules', rest: ['compare', topic] });
}

/** Returns the address of the changes from an older book to a newer one: `#/rules/new/hypertime-2003/core-2008`. */
export function bookChangesAddress(from: string, to: string): string {
  return printRoute({ tab: 'rules', rest: ['new', from, to] });
}

const PLACES: Readonly<Record<StandingPlace, readonly [Tab, ...string[]]>> = {
  map: ['map'],
  table: ['table'],
  forces: ['forces'],
  'set-up': ['table', 'new'],
  mission: ['table', 'mission'],
  campaign: ['table', 'campaigns'],
};

/** Returns the address of the screen where the app applies a rule: `#/map`. */
export function ruleScreenAddress(place: StandingPlace): string {
  const [tab, ...rest] = PLACES[place];
  return printRoute({ tab, rest });
}

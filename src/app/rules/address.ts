import type { StandingPlace } from '../../book/standing';
import type { Citation } from '../../rules/answer';
import { printRoute, type Tab } from '../route';

/** `#/rules/core-2008/walls`: the address of an entry, by its id. */
export function entryAddress(id: string): string {
  return printRoute({ tab: 'rules', rest: id.split('/') });
}

/** The address of the entry about a passage; it needs no book to be loaded. */
export function passageAddress({ edition, passage, basis, topic }: Citation): string {
  return printRoute({ tab: 'rules', rest: ['at', edition, passage, basis, ...(topic === undefined ? [] : [topic])] });
}

/** `#/rules/books/core-2008`: the chapters of a book. */
export function bookAddress(edition: string): string {
  return printRoute({ tab: 'rules', rest: ['books', edition] });
}

/** `#/rules/compare/pushing`: a topic in every edition. */
export function compareAddress(topic: string): string {
  return printRoute({ tab: 'rules', rest: ['compare', topic] });
}

/** `#/rules/new/hypertime-2003/core-2008`: what a book changed about an older one. */
export function newsAddress(from: string, to: string): string {
  return printRoute({ tab: 'rules', rest: ['new', from, to] });
}

/** The places that are screens. */
type Screened = Exclude<StandingPlace, 'notation'>;

const PLACES: Readonly<Record<Screened, readonly [Tab, ...string[]]>> = {
  map: ['map'],
  table: ['table'],
  forces: ['forces'],
  'set-up': ['table', 'new'],
  mission: ['table', 'mission'],
  campaign: ['table', 'campaigns'],
};

/** `#/map`: where the app does what it does about a rule. */
export function standingAddress(place: Screened): string {
  const [tab, ...rest] = PLACES[place];
  return printRoute({ tab, rest });
}

import { powerId } from '../catalog/powers';
import { getOwn } from '../plain/get-own';
import type { Citation } from '../rules/answer';
import { BOOK as core2008 } from './core-2008';
import type { Book, Entry } from './entry';
import { BOOK as hypertime2002 } from './hypertime-2002';
import { BOOK as hypertime2003 } from './hypertime-2003';
import { BOOK as strikeTeams } from './strike-teams';
import { BOOK as xOfSwords } from './x-of-swords';

/** The registry: a source is its folder and one line here. The first is what is read where no game says otherwise. */
export const BOOKS: readonly [Book, ...Book[]] = [core2008, xOfSwords, hypertime2003, hypertime2002, strikeTeams];

/** The books of one game, the oldest first: each may tell what it changed about the one before. */
export const SERIES: readonly string[] = [hypertime2002, hypertime2003, core2008, xOfSwords].map(
  (book) => book.edition,
);

/** A book that only adds to another stands upon it. */
const UPON: Readonly<Record<string, string>> = { 'hypertime-2003': 'hypertime-2002' };

export const ENTRIES: readonly Entry[] = BOOKS.flatMap((book) => book.entries);

const BY_ID: ReadonlyMap<string, Entry> = new Map(ENTRIES.map((entry) => [entry.id, entry]));

/** `core-2008/line-of-fire` → the entry; null for an id that is none. */
export function entryById(id: string): Entry | null {
  return BY_ID.get(id) ?? BY_ID.get(renamed(id)) ?? null;
}

/** Links of earlier versions call the entry of a power by another of its names. */
function renamed(id: string): string {
  const [edition = '', topic = ''] = id.split('/');
  return `${edition}/${powerId(topic)}`;
}

/** The editions whose books an edition is played by: its own first, then the one that its book stands upon. */
export function editionsOf(edition: string): readonly string[] {
  const upon = getOwn(UPON, edition);
  return upon === undefined ? [edition] : [edition, upon];
}

/** What an edition says about a topic; the later of two that both hold. */
export function entryOn(edition: string, topic: string): Entry | null {
  for (const each of editionsOf(edition)) {
    const entry = entryById(`${each}/${topic}`);
    if (entry) return entry;
  }
  return null;
}

/** The entry that a citation stands on: of its passage, and of its basis where one has it, one that is about the passage before one that only touches it; of a house rule the one that it overrules. Null where the book lacks the passage. */
export function entryFor({ edition, passage, basis, topic }: Citation): Entry | null {
  if (topic !== undefined) return entryOn(edition, topic);
  for (const each of editionsOf(edition)) {
    const telling = ENTRIES.filter((entry) => entry.edition === each && entry.sections.includes(passage));
    const same = telling.filter((entry) => entry.basis === basis);
    const among = same.length > 0 ? same : telling;
    const chosen = among.find((entry) => entry.sections[0] === passage) ?? among[0];
    if (chosen) return chosen;
  }
  return null;
}

/** Entries beside it, in the order it names them. */
export function relatedTo(entry: Entry): readonly Entry[] {
  return entry.related.flatMap((topic) => entryOn(entry.edition, topic) ?? []);
}

/** Later rulings that change or explain an entry: those of a book that stands upon its own. */
export function rulingsOn(entry: Entry): readonly Entry[] {
  return ENTRIES.filter(
    (other) =>
      getOwn(UPON, other.edition) === entry.edition &&
      (other.topic === entry.topic || other.changes.includes(entry.topic)),
  );
}

/** The rules that a ruling changes or explains. */
export function ruledBy(entry: Entry): readonly Entry[] {
  const upon = getOwn(UPON, entry.edition);
  if (upon === undefined) return [];
  return [entry.topic, ...entry.changes].flatMap((topic) => entryById(`${upon}/${topic}`) ?? []);
}

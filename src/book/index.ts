import { powerId } from '../catalog/powers';
import { getOwnProperty } from '../plain/get-own';
import type { Citation } from '../rules/answer';
import { BOOK as core2008 } from './core-2008';
import type { Book, Entry } from './entry';
import { BOOK as hypertime2002 } from './hypertime-2002';
import { BOOK as hypertime2003 } from './hypertime-2003';
import { BOOK as strikeTeams } from './strike-teams';
import { BOOK as xOfSwords } from './x-of-swords';

/** All books. The first book is the default where no game determines the edition. */
export const BOOKS: readonly [Book, ...Book[]] = [core2008, xOfSwords, hypertime2003, hypertime2002, strikeTeams];

/** Editions of the main game, oldest first. A book of the series may state what it changed about the previous book. */
export const MAIN_SERIES: readonly string[] = [hypertime2002, hypertime2003, core2008, xOfSwords].map(
  (book) => book.edition,
);

/** For each edition with a book that only extends another book: the edition of the extended book. */
const EXTENDED_EDITIONS: Readonly<Record<string, string>> = { 'hypertime-2003': 'hypertime-2002' };

export const ENTRIES: readonly Entry[] = BOOKS.flatMap((book) => book.entries);

const BY_ID: ReadonlyMap<string, Entry> = new Map(ENTRIES.map((entry) => [entry.id, entry]));

/** Finds an entry by its id, for example `core-2008/line-of-fire`. Null if there is no such entry. */
export function findEntryById(id: string): Entry | null {
  return BY_ID.get(id) ?? BY_ID.get(currentEntryId(id)) ?? null;
}

/** Returns the current id for an id from an earlier version, which may contain an old name of a power. */
function currentEntryId(id: string): string {
  const [edition = '', topic = ''] = id.split('/');
  return `${edition}/${powerId(topic)}`;
}

/**
 * Returns the editions with books that apply to a game of an edition: the edition itself, then the edition that it
 * extends.
 */
export function listAppliedEditions(edition: string): readonly string[] {
  const upon = getOwnProperty(EXTENDED_EDITIONS, edition);
  return upon === undefined ? [edition] : [edition, upon];
}

/** Finds an edition's entry on a topic. An extension takes precedence over the book that it extends. */
export function findEntryByTopic(edition: string, topic: string): Entry | null {
  for (const each of listAppliedEditions(edition)) {
    const entry = findEntryById(`${each}/${topic}`);
    if (entry) return entry;
  }
  return null;
}

/**
 * Finds the entry for a citation. Prefers entries with the same basis as the citation, then an entry with the passage
 * as its first section. For a house rule, finds the rule that the house rule overrides. Null if the edition's books do
 * not contain the passage.
 */
export function findCitedEntry({ edition, passage, basis, topic }: Citation): Entry | null {
  if (topic !== undefined) return findEntryByTopic(edition, topic);
  for (const each of listAppliedEditions(edition)) {
    const telling = ENTRIES.filter((entry) => entry.edition === each && entry.sections.includes(passage));
    const same = telling.filter((entry) => entry.basis === basis);
    const among = same.length > 0 ? same : telling;
    const chosen = among.find((entry) => entry.sections[0] === passage) ?? among[0];
    if (chosen) return chosen;
  }
  return null;
}

/** Lists related entries, in the order in which the entry names them. */
export function listRelatedEntries(entry: Entry): readonly Entry[] {
  return entry.related.flatMap((topic) => findEntryByTopic(entry.edition, topic) ?? []);
}

/** Lists the entries of extensions that change or explain the rule of an entry. */
export function listRulingsOn(entry: Entry): readonly Entry[] {
  return ENTRIES.filter(
    (other) =>
      getOwnProperty(EXTENDED_EDITIONS, other.edition) === entry.edition &&
      (other.topic === entry.topic || other.changes.includes(entry.topic)),
  );
}

/** Lists the rules that an extension's entry changes or explains. */
export function listRulesChangedBy(entry: Entry): readonly Entry[] {
  const upon = getOwnProperty(EXTENDED_EDITIONS, entry.edition);
  if (upon === undefined) return [];
  return [entry.topic, ...entry.changes].flatMap((topic) => findEntryById(`${upon}/${topic}`) ?? []);
}

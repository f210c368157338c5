import type { Entry } from '../entry';
import { BOOKS, findEntryByTopic, listAppliedEditions, MAIN_SERIES } from '../index';

/** Entry of one edition about a topic. The entry is null if the edition's book has no entry on the topic. */
export interface EditionEntry {
  readonly edition: string;
  readonly entry: Entry | null;
}

/**
 * Lists the entries about a topic in every edition: first the books of the series from oldest to newest, then other
 * books that cover the topic. Null entries occur only within the series, where a missing rule is itself a difference.
 */
export function listEditionEntries(topic: string): readonly EditionEntry[] {
  const inSeries = MAIN_SERIES.map((edition): EditionEntry => ({ edition, entry: findEntryByTopic(edition, topic) }));
  const others = BOOKS.filter(({ edition }) => !MAIN_SERIES.includes(edition))
    .map(({ edition }): EditionEntry => ({ edition, entry: findEntryByTopic(edition, topic) }))
    .filter(({ entry }) => entry !== null);
  return [...(inSeries.some(({ entry }) => entry !== null) ? inSeries : []), ...others];
}

/** Lists the editions that a player may have played before the newest one. */
export function listEarlierEditions(): readonly string[] {
  return MAIN_SERIES.slice(0, -1);
}

/**
 * Lists what is new in edition `to` for a player who last played edition `from`. Includes changes of the editions
 * between, except where a later edition covers the topic again. Empty if `to` is not later in the same series.
 */
export function listChangesBetween(from: string, to: string): readonly Entry[] {
  const [first, last] = [MAIN_SERIES.indexOf(from), MAIN_SERIES.indexOf(to)];
  if (first === -1 || last <= first) return [];
  const later = MAIN_SERIES.slice(first + 1, last + 1);
  const newest = (entry: Entry): boolean => {
    const after = later.slice(later.indexOf(entry.edition) + 1);
    return !after.some((edition) => findEntryByTopic(edition, entry.topic)?.edition === edition);
  };
  return BOOKS.flatMap((book) => book.entries)
    .filter((entry) => entry.news !== null && later.includes(entry.edition))
    .filter(newest)
    .sort((a, b) => later.indexOf(b.edition) - later.indexOf(a.edition));
}

/** Returns whether another edition has an entry on the same topic, to compare with. */
export function isComparable(entry: Entry): boolean {
  return (
    listEditionEntries(entry.topic).filter(
      (editionEntry) =>
        editionEntry.entry !== null && !listAppliedEditions(entry.edition).includes(editionEntry.edition),
    ).length > 0
  );
}

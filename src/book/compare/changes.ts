import type { Entry } from '../entry';
import { BOOKS, editionsOf, entryOn, SERIES } from '../index';

/** One edition's word on a topic; null where its book has none. */
export interface Told {
  readonly edition: string;
  readonly entry: Entry | null;
}

/**
 * A topic in every edition, the books of one game from the oldest on, then the others that tell it. Null entries only within
 * the game that the topic is of: that a book is silent is a difference too.
 */
export function sideBySide(topic: string): readonly Told[] {
  const inSeries = SERIES.map((edition): Told => ({ edition, entry: entryOn(edition, topic) }));
  const others = BOOKS.filter(({ edition }) => !SERIES.includes(edition))
    .map(({ edition }): Told => ({ edition, entry: entryOn(edition, topic) }))
    .filter(({ entry }) => entry !== null);
  return [...(inSeries.some(({ entry }) => entry !== null) ? inSeries : []), ...others];
}

/** The editions between which one can ask what is new: each may be the one that was last played, but the newest. */
export function playedBefore(): readonly string[] {
  return SERIES.slice(0, -1);
}

/**
 * What is new in `to` for someone who last played by `from`: entries of every book after it, up to that one, that tell a
 * difference and whose topic no later one of them tells anew. Empty where `to` is not later, or another game.
 */
export function newsBetween(from: string, to: string): readonly Entry[] {
  const [first, last] = [SERIES.indexOf(from), SERIES.indexOf(to)];
  if (first === -1 || last <= first) return [];
  const later = SERIES.slice(first + 1, last + 1);
  const newest = (entry: Entry): boolean => {
    const after = later.slice(later.indexOf(entry.edition) + 1);
    return !after.some((edition) => entryOn(edition, entry.topic)?.edition === edition);
  };
  return BOOKS.flatMap((book) => book.entries)
    .filter((entry) => entry.news !== null && later.includes(entry.edition))
    .filter(newest)
    .sort((a, b) => later.indexOf(b.edition) - later.indexOf(a.edition));
}

/** Topics that at least two of the game's books tell, and so can be laid side by side. */
export function comparable(entry: Entry): boolean {
  return (
    sideBySide(entry.topic).filter((told) => told.entry !== null && !editionsOf(entry.edition).includes(told.edition))
      .length > 0
  );
}

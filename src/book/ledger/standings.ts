import type { QuestionName } from '../../notation/case';
import { getOwn } from '../../plain/get-own';
import { BOOKS, entryOn } from '..';
import type { Entry } from '../entry';
import { isTerm } from '../glossary';
import { type LedgerLine, readLedger, type Standing, standing } from '../standing';

/** Standings of entries by question, for questions that are not answered on the map. */
const OTHER_QUESTIONS: Readonly<Partial<Record<QuestionName, Standing>>> = {
  force: standing('checks'),
  play: standing('carries-out'),
  cost: standing('answers', 'table'),
  unit_levels: standing('answers', 'mission'),
  level_up: standing('answers', 'campaign'),
};

const LEDGERS = new Map(BOOKS.map((book) => [book.edition, readLedger(book.ledger)]));

/** Lists topics that the ledger names but its book lacks. */
export function strayTopics(edition: string): readonly string[] {
  const book = BOOKS.find((each) => each.edition === edition);
  const lines = [...(LEDGERS.get(edition) ?? [])];
  const told = new Set(book?.entries.map((entry) => entry.topic));
  return [
    ...lines.flatMap(([topic]) => (told.has(topic) ? [] : [topic])),
    ...lines.flatMap(([, { like }]) => like.filter((topic) => !entryOn(edition, topic))),
  ];
}

/** Finds the ledger line of an entry. Empty if the ledger has none. */
function lineOf({ edition, topic }: Entry): LedgerLine {
  return LEDGERS.get(edition)?.get(topic) ?? { standings: [], like: [] };
}

/** Lists the entries that an entry summarizes: the explained rule for a glossary term, or the parts of an overview. */
export function summedUp(entry: Entry): readonly Entry[] {
  const topics = isTerm(entry) ? entry.related.slice(0, 1) : lineOf(entry).like;
  return topics.flatMap((topic) => entryOn(entry.edition, topic) ?? []);
}

/**
 * Lists what the app does about an entry, from its questions, its power and its book's ledger. An entry that summarizes
 * others takes their values. Empty if nothing is known; `npm run coverage` reports these entries.
 */
export function standingsOf(entry: Entry): readonly Standing[] {
  const summed = summedUp(entry);
  if (summed.length > 0) return distinct(summed.flatMap(standingsOf));
  const asked = entry.asks.map((ask) => getOwn(OTHER_QUESTIONS, ask) ?? standing('answers'));
  const told = distinct([...asked, ...entry.does.map((doing) => standing(doing)), ...lineOf(entry).standings]);
  if (told.length === 0 && entry.leftToPlayers) return [{ doing: 'yours', place: null, reason: 'undefined' }];
  return told;
}

function distinct(standings: readonly Standing[]): Standing[] {
  const key = ({ doing, place, reason }: Standing) => `${doing} ${place} ${reason}`;
  return [...new Map(standings.map((each) => [key(each), each])).values()];
}

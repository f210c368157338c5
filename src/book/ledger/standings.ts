import type { QuestionName } from '../../notation/case';
import { getOwnProperty } from '../../plain/get-own';
import { BOOKS, findEntryByTopic } from '..';
import { type Entry, isGlossaryEntry } from '../entry';
import { type LedgerLine, makeStanding, parseLedger, type Standing } from '../standing';

/** Standing by question, for questions that are not answered on the map. */
const OTHER_QUESTIONS: Readonly<Partial<Record<QuestionName, Standing>>> = {
  force: makeStanding('checks'),
  play: makeStanding('carries-out'),
  cost: makeStanding('answers', 'table'),
  unit_levels: makeStanding('answers', 'mission'),
  level_up: makeStanding('answers', 'campaign'),
};

const LEDGERS = new Map(BOOKS.map((book) => [book.edition, parseLedger(book.ledger)]));

/** Lists topics that are in an edition's ledger but not in its book. */
export function listUnknownTopics(edition: string): readonly string[] {
  const book = BOOKS.find((each) => each.edition === edition);
  const lines = [...(LEDGERS.get(edition) ?? [])];
  const told = new Set(book?.entries.map((entry) => entry.topic));
  return [
    ...lines.flatMap(([topic]) => (told.has(topic) ? [] : [topic])),
    ...lines.flatMap(([, { like }]) => like.filter((topic) => !findEntryByTopic(edition, topic))),
  ];
}

/** Finds the ledger line of an entry. Returns an empty line if the ledger has no line for the entry. */
function findLedgerLine({ edition, topic }: Entry): LedgerLine {
  return LEDGERS.get(edition)?.get(topic) ?? { standings: [], like: [] };
}

/** Lists the entries that an entry summarizes: the explained rule for a glossary term, or the parts of an overview. */
export function listSummarizedEntries(entry: Entry): readonly Entry[] {
  const topics = isGlossaryEntry(entry) ? entry.related.slice(0, 1) : findLedgerLine(entry).like;
  return topics.flatMap((topic) => findEntryByTopic(entry.edition, topic) ?? []);
}

/**
 * Lists what the app does about an entry, from its questions, its power and its book's ledger. An entry that summarizes
 * other entries has the standings of those entries. Empty if nothing is known; `npm run coverage` reports entries
 * without standings.
 */
export function listStandings(entry: Entry): readonly Standing[] {
  const summed = listSummarizedEntries(entry);
  if (summed.length > 0) return distinct(summed.flatMap(listStandings));
  const standings = entry.asks.map((ask) => getOwnProperty(OTHER_QUESTIONS, ask) ?? makeStanding('answers'));
  const told = distinct([
    ...standings,
    ...entry.does.map((doing) => makeStanding(doing)),
    ...findLedgerLine(entry).standings,
  ]);
  if (told.length === 0 && entry.leftToPlayers) return [{ doing: 'yours', place: null, reason: 'undefined' }];
  return told;
}

function distinct(standings: readonly Standing[]): Standing[] {
  const key = ({ doing, place, reason }: Standing) => `${doing} ${place} ${reason}`;
  return [...new Map(standings.map((each) => [key(each), each])).values()];
}

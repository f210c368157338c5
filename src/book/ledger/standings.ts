import type { QuestionName } from '../../notation/case';
import { getOwn } from '../../plain/get-own';
import { BOOKS, entryOn } from '..';
import type { Entry } from '../entry';
import { isTerm } from '../glossary';
import { type LedgerLine, readLedger, type Standing, standing } from '../standing';

/** Questions that are no answer about a position. */
const OTHER_QUESTIONS: Readonly<Partial<Record<QuestionName, Standing>>> = {
  force: standing('checks'),
  play: standing('carries-out'),
  cost: standing('answers', 'table'),
  unit_levels: standing('answers', 'mission'),
  level_up: standing('answers', 'campaign'),
};

const LEDGERS = new Map(BOOKS.map((book) => [book.edition, readLedger(book.ledger)]));

/** Topics that a ledger names and its book lacks. */
export function strayTopics(edition: string): readonly string[] {
  const book = BOOKS.find((each) => each.edition === edition);
  const lines = [...(LEDGERS.get(edition) ?? [])];
  const told = new Set(book?.entries.map((entry) => entry.topic));
  return [
    ...lines.flatMap(([topic]) => (told.has(topic) ? [] : [topic])),
    ...lines.flatMap(([, { like }]) => like.filter((topic) => !entryOn(edition, topic))),
  ];
}

/** What is written by hand about an entry; an empty line where nothing is. */
function lineOf({ edition, topic }: Entry): LedgerLine {
  return LEDGERS.get(edition)?.get(topic) ?? { standings: [], like: [] };
}

/** The entries that one sums up: a word of a glossary the rule that explains it, an overview what it is about. */
export function summedUp(entry: Entry): readonly Entry[] {
  const topics = isTerm(entry) ? entry.related.slice(0, 1) : lineOf(entry).like;
  return topics.flatMap((topic) => entryOn(entry.edition, topic) ?? []);
}

/**
 * What the app does about an entry: what its questions and its power say by themselves, and what the ledger of its book says besides; of
 * one that sums up others what it does about those. Empty where nobody has said, which `npm run coverage` tells.
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

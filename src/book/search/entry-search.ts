import MiniSearch from 'minisearch';
import { type Entry, isGlossaryEntry, splitSentences } from '../entry';
import { listPlayerQuestions } from '../questions';
import { listBoardsOn } from './boards';
import type { AskedBoard } from './boards/asked-board';
import {
  compareTexts,
  type EntryWords,
  measureEntry,
  type QueryWords,
  scoreFeatures,
  type WeighedText,
  weighText,
  weighTexts,
} from './rank';
import { correctWords, listAllStems, listStems, normalizeWords, replaceSynonyms } from './search-words';
import { makeSpelling } from './spelling';
import { makeTopicRating, readTopicModel } from './topic-model';
import { TOPIC_WEIGHTS } from './topic-weights';

export interface SearchOptions {
  /** Editions with entries that rank first: the edition of the game, then the edition that it extends. */
  readonly editions: readonly string[];
  /** Ids of entries about what is on screen, which rank higher if they match. */
  readonly near?: ReadonlySet<string>;
  /** Maximum number of entries of these editions, and again of the others. */
  readonly most?: number;
}

/** Entry that matches a query. */
export interface FoundEntry {
  readonly entry: Entry;
  /** Features of the match, as `measureEntry` returns them. */
  readonly features: readonly number[];
  readonly score: number;
}

/** What an entry says to a query. */
export interface BookAnswer {
  /** Sentence of the entry that is closest to the query. */
  readonly sentence: string;
  /** Position that shows the answer, if the query is a question that a board of the entry answers. */
  readonly board: AskedBoard | null;
}

export interface EntrySearch {
  /** Finds entries for a query, best match first. Indexes any remaining entries before searching. */
  readonly find: (typed: string, options: SearchOptions) => readonly FoundEntry[];
  /** Returns what an entry says to a query. */
  readonly answer: (typed: string, entry: Entry) => BookAnswer;
  /** Indexes up to `count` more entries, for use in idle time. Returns false once all entries are indexed. */
  readonly read: (count: number) => boolean;
}

/** Number of matches of the full-text search that are compared in detail. */
const COMPARED = 36;
/** Added to the score of an entry about what is on screen. */
const NEAR_BONUS = 2.5;
/** Score bonus for an entry whose title or search term equals the query. */
const NAME_BONUS = 1.5;
/** How much better an overruled entry may match and still rank behind the entry that overrules it. */
const OVERRULE_REACH = 3;
/** Score from which an entry is an answer. Fitted so that one in fifty questions of `test/book/asked` stays below. */
const LEAST_SCORE = 1.7;
/** Similarity from which a board answers a query. Below, a word may differ that turns the answer. */
const SAME_QUESTION = 0.9;
/** Minimum similarity of all words, including “does” and “need”, which weigh little but may change the answer. */
const SAME_WORDS = 0.7;
/** Words that turn yes into no. */
const NEGATION = /\b(?:not|never|without|unless|cannot|cant|dont|doesnt|isnt|arent|wont|shouldnt|couldnt)\b/;
/** How much more of the query a later sentence must have than the first, which is the ruling. */
const LATER_SENTENCE_LEAD = 0.15;

interface IndexRow {
  readonly id: string;
  readonly title: string;
  readonly terms: string;
  readonly sections: string;
  readonly body: string;
  readonly asked: string;
}

/**
 * Makes a search over entries. Each entry is indexed once; after that, a search takes a few milliseconds. A full-text
 * search finds candidates, which are then ranked by their features.
 */
export function makeEntrySearch(entries: readonly Entry[], model = readTopicModel(TOPIC_WEIGHTS)): EntrySearch {
  const rateTopics = makeTopicRating(model);
  /** Number of entries that have each stem. */
  const frequency = new Map<string, number>();
  /** Words of the entries as written, with their number, for the correction of typing errors. */
  const spelled = new Map<string, number>();
  const correct = makeSpelling(spelled);
  /** Returns whether a word needs no correction. The last word may be incomplete. */
  const isKnown = (typed: string, isLast: boolean): boolean => {
    if (listStems(typed).every((bare) => frequency.has(bare))) return true;
    if (isLast) for (const word of spelled.keys()) if (word.startsWith(typed)) return true;
    return false;
  };
  /** Stems of the entry that MiniSearch currently indexes. */
  const indexed = new Set<string>();
  const index = new MiniSearch<IndexRow>({
    fields: ['title', 'terms', 'sections', 'body', 'asked'],
    tokenize: (text) => {
      for (const word of normalizeWords(text).split(' ')) spelled.set(word, (spelled.get(word) ?? 0) + 1);
      const stems = listStems(text);
      for (const stem of stems) indexed.add(stem);
      return stems;
    },
    processTerm: (term) => term,
    searchOptions: {
      tokenize: listStems,
      boost: { title: 6, terms: 4, sections: 1.5, asked: 3 },
      // A known word matches exactly. The last word also matches as a prefix, because it may still be incomplete.
      prefix: (term, at, all) => term.length > 1 && (at === all.length - 1 || !frequency.has(term)),
      fuzzy: (term) => (term.length > 3 && !frequency.has(term) ? 0.25 : false),
      weights: { prefix: 0.5, fuzzy: 0.3 },
    },
  });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  /** Questions about each indexed entry, with the book's terms. */
  const questions = new Map<string, readonly string[]>();
  const unread = entries[Symbol.iterator]();
  const readOne = (): boolean => {
    const { value: entry, done } = unread.next();
    if (done) return false;
    const boardQuestions = listBoardsOn(entry.topic).flatMap((board) => board.questions);
    const playerQuestions = listPlayerQuestions(entry).map(replaceSynonyms);
    questions.set(entry.id, [...new Set([...playerQuestions, ...boardQuestions.map(replaceSynonyms)])]);
    const row: IndexRow = {
      id: entry.id,
      title: entry.title,
      terms: entry.terms.map(replaceSynonyms).join(' '),
      sections: entry.sections.join(' '),
      body: entry.body.join(' '),
      asked: playerQuestions.join(' '),
    };
    indexed.clear();
    index.add(row);
    for (const stem of listAllStems(row.asked)) indexed.add(stem);
    for (const stem of indexed) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
    return true;
  };
  const read = (count: number): boolean => {
    for (let left = count; left > 0; left--) if (!readOne()) return false;
    return true;
  };
  /** Rare stems weigh more. A stem that no entry has weighs as the rarest. */
  const weigh = (stem: string): number => Math.log(1 + entries.length / (frequency.get(stem) ?? 1));

  const weighTelling = (text: string): WeighedText => weighText(listStems(text), weigh);
  /** The last prepared query. `find` and `answer` are usually called with the same query. */
  let last: { readonly typed: string; readonly query: QueryWords } | null = null;
  const prepare = (typed: string): QueryWords => {
    if (last?.typed === typed) return last.query;
    const text = replaceSynonyms(correctWords(replaceSynonyms(typed), correct, isKnown));
    const query = {
      text,
      telling: weighTelling(text),
      whole: weighText(listAllStems(text), weigh),
      rateTopic: rateTopics(text),
    };
    last = { typed, query };
    return query;
  };
  const prepared = new Map<string, EntryWords>();
  /** Prepares an entry when it first matches, because the weights are known only after all entries are indexed. */
  const wordsOf = (entry: Entry): EntryWords => {
    const known = prepared.get(entry.id);
    if (known) return known;
    const entryQuestions = questions.get(entry.id) ?? [];
    const telling = entryQuestions.map(listStems);
    const title = listStems(entry.title);
    // The title counts twice, because it is short.
    const stems = [...title, ...title, ...telling.flat()];
    const counts = new Map<string, number>();
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    const words: EntryWords = {
      topic: entry.topic,
      names: new Set([entry.title, ...entry.terms].map(replaceSynonyms)),
      questions: weighTexts(telling, weigh),
      wholeQuestions: weighTexts(entryQuestions.map(listAllStems), weigh),
      counts,
      total: stems.length,
      isGlossary: isGlossaryEntry(entry),
    };
    prepared.set(entry.id, words);
    return words;
  };

  const find = (typed: string, { editions, near, most = 20 }: SearchOptions): readonly FoundEntry[] => {
    if (normalizeWords(typed) === '') return [];
    read(entries.length);
    const query = prepare(typed);
    const matches = index.search(query.text);
    const isOwn = ({ id }: (typeof matches)[number]) => editions.includes(byId.get(String(id))?.edition ?? '');
    const rank = (among: typeof matches): FoundEntry[] => {
      const best = among[0]?.score ?? 1;
      const found = among.slice(0, COMPARED).flatMap(({ id, score: lexical }): FoundEntry[] => {
        const entry = byId.get(String(id));
        if (!entry) return [];
        const words = wordsOf(entry);
        const features = measureEntry(query, words, weigh, lexical / best);
        const bonus = (near?.has(entry.id) ? NEAR_BONUS : 0) + (words.names.has(query.text) ? NAME_BONUS : 0);
        return [{ entry, features, score: scoreFeatures(features) + bonus }];
      });
      return raiseOverruling(found, editions).sort((a, b) => b.score - a.score);
    };
    const others = matches.filter((match) => !isOwn(match));
    return [...rank(matches.filter(isOwn)).slice(0, most), ...rank(others.slice(0, most))];
  };

  const answer = (typed: string, entry: Entry): BookAnswer => {
    const { telling, whole } = prepare(typed);
    const compare = (text: string) => compareTexts(telling, weighTelling(replaceSynonyms(text)), weigh);
    const isSame = (question: string) => {
      if (NEGATION.test(normalizeWords(question)) !== NEGATION.test(normalizeWords(typed))) return false;
      const text = replaceSynonyms(question);
      const words = weighText(listAllStems(text), weigh);
      return (
        compare(question).similarity >= SAME_QUESTION && compareTexts(whole, words, weigh).similarity >= SAME_WORDS
      );
    };
    const board = listBoardsOn(entry.topic).find(({ questions: asked }) => asked.some(isSame));
    const sentences = entry.body.flatMap(splitSentences);
    const shares = sentences.map((sentence) => compare(sentence).share);
    const best = shares.indexOf(Math.max(...shares));
    const isLater = (shares[best] ?? 0) >= (shares[0] ?? 0) + LATER_SENTENCE_LEAD;
    return {
      sentence: sentences[isLater ? best : 0] ?? '',
      board: board ?? null,
    };
  };
  return { find, answer, read };
}

/** Returns whether a match is close enough to be shown as the answer, so other matches are only the nearest entries. */
export function isAnswer({ score }: FoundEntry): boolean {
  return score >= LEAST_SCORE;
}

/** Raises an extension's entry just above those that it overrules, if it matches nearly as well. */
function raiseOverruling(found: readonly FoundEntry[], [edition, extended]: readonly string[]): FoundEntry[] {
  if (extended === undefined) return [...found];
  const scores = new Map(found.map(({ entry, score }) => [entry.id, score]));
  return found.map((each) => {
    if (each.entry.edition !== edition) return each;
    const overruled = [each.entry.topic, ...each.entry.changes]
      .map((topic) => scores.get(`${extended}/${topic}`) ?? Number.NEGATIVE_INFINITY)
      .filter((score) => score >= each.score && score <= each.score + OVERRULE_REACH);
    return overruled.length === 0 ? each : { ...each, score: Math.max(...overruled) + 0.001 };
  });
}

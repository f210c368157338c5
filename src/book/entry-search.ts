import MiniSearch from 'minisearch';
import { findPower } from '../catalog/powers';
import { type Entry, isGlossaryEntry } from './entry';
import { findPlayerWords } from './player-words';
import { listStems, normalizeWords, replaceSynonyms } from './search-words';

export interface EntrySearch {
  /** Finds entries for a query, best match first. Indexes any remaining entries before searching. */
  (typed: string, editions: readonly string[], most?: number): readonly Entry[];
  /** Indexes up to `count` more entries, for use in idle time. Returns false once all entries are indexed. */
  readonly read: (count: number) => boolean;
}

/** Boost for entries of the game's own books. */
const OWN_EDITION_BOOST = 8;
/** Boost for an entry with a title or search term that equals the query. */
const EXACT_NAME_BOOST = 4;
/** Weight of glossary entries, which rank lower because they only refer to rules. */
const GLOSSARY_FACTOR = 0.4;
/** Boost for an entry if the query contains every word of its title. Powers have a boost of their own. */
const TITLE_BOOST = 1.25;
const POWER_TITLE_BOOST = 2.2;
/** Exponent for the share of query words that an entry matches. */
const COVERAGE_EXPONENT = 0.7;

interface IndexRow {
  readonly id: string;
  readonly title: string;
  readonly terms: string;
  readonly sections: string;
  readonly body: string;
  readonly asked: string;
}

/**
 * Makes a search over entries. Each entry is indexed once; after that, a search takes a few milliseconds. Entries of
 * the searched `editions` rank first.
 */
export function makeEntrySearch(entries: readonly Entry[]): EntrySearch {
  const known = new Set<string>();
  const index = new MiniSearch<IndexRow>({
    fields: ['title', 'terms', 'sections', 'body', 'asked'],
    tokenize: listStems,
    // Records the words of entries, which `listStems` has already normalized. Queries skip this function.
    processTerm: (term) => {
      known.add(term);
      return term;
    },
    searchOptions: {
      processTerm: (term) => term,
      boost: { title: 6, terms: 4, sections: 1.5, asked: 6 },
      // A known word matches exactly. The last word also matches as a prefix, because it may still be incomplete.
      prefix: (term, at, all) => term.length > 1 && (at === all.length - 1 || !known.has(term)),
      fuzzy: (term) => (term.length > 3 && !known.has(term) ? 0.25 : false),
      weights: { prefix: 0.5, fuzzy: 0.3 },
    },
  });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const names = new Map<string, ReadonlySet<string>>();
  const titles = new Map<string, readonly string[]>();
  const unread = entries[Symbol.iterator]();
  const readOne = (): boolean => {
    const { value: entry, done } = unread.next();
    if (done) return false;
    names.set(entry.id, new Set([entry.title, ...entry.terms].map((name) => replaceSynonyms(name))));
    titles.set(entry.id, listStems(entry.title));
    index.add({
      id: entry.id,
      title: entry.title,
      terms: entry.terms.join(' '),
      sections: entry.sections.join(' '),
      body: entry.body.join(' '),
      asked: findPlayerWords(entry.topic),
    });
    return true;
  };
  const read = (count: number): boolean => {
    for (let left = count; left > 0; left--) if (!readOne()) return false;
    return true;
  };

  const search = (typed: string, editions: readonly string[], most = 40): readonly Entry[] => {
    if (normalizeWords(typed) === '') return [];
    read(entries.length);
    const meant = replaceSynonyms(typed);
    const asked = new Set(listStems(meant));
    const weigh = (id: string): number => {
      const entry = byId.get(id);
      if (!entry) return 0;
      const home = editions.includes(entry.edition) ? OWN_EDITION_BOOST : 1;
      if (isGlossaryEntry(entry)) return home * GLOSSARY_FACTOR;
      if (names.get(id)?.has(meant)) return home * EXACT_NAME_BOOST;
      const about = titles.get(id)?.every((word) => asked.has(word)) ?? false;
      return home * (about ? (findPower(entry.topic) ? POWER_TITLE_BOOST : TITLE_BOOST) : 1);
    };
    const results = index.search(meant, { boostDocument: (id) => weigh(String(id)) });
    // Entries that match more of the query words rank before entries that repeat one word.
    const ranked = results
      .map(({ id, score, queryTerms }) => ({
        id,
        score: score * (queryTerms.length / asked.size) ** COVERAGE_EXPONENT,
      }))
      .sort((a, b) => b.score - a.score);
    return ranked.slice(0, most).flatMap(({ id }) => byId.get(String(id)) ?? []);
  };
  return Object.assign(search, { read });
}

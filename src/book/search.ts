import MiniSearch from 'minisearch';
import { findPower } from '../catalog/powers';
import type { Entry } from './entry';
import { isTerm } from './glossary';
import { inBookWords, plainWords, stems } from './words';

export interface Search {
  /** Finds entries for what a player types; the best first. What is not yet read is read before. */
  (typed: string, editions: readonly string[], most?: number): readonly Entry[];
  /** Reads so many entries more, for whoever has a moment to spare. False once all are read. */
  readonly read: (count: number) => boolean;
}

/** How much more an entry of the game’s own books counts. */
const HOME = 8;
/** A name that is exactly what was typed. */
const NAMED = 4;
/** A glossary only points at the rule. */
const GLOSSED = 0.4;
/** All words of a title among those typed: a question about it, and much more so where it is a power. */
const ABOUT = 1.25;
const ABOUT_POWER = 2.2;
/** How much it counts that an entry has many of the words typed. */
const COVERED = 0.7;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly terms: string;
  readonly sections: string;
  readonly body: string;
}

/** Reads each entry once; after that a search takes a few milliseconds. `editions` are those of the game, whose entries go first. */
export function makeSearch(entries: readonly Entry[]): Search {
  const known = new Set<string>();
  const index = new MiniSearch<Row>({
    fields: ['title', 'terms', 'sections', 'body'],
    tokenize: stems,
    // Words come from `stems` as they shall be; only those of entries come by here.
    processTerm: (term) => {
      known.add(term);
      return term;
    },
    searchOptions: {
      processTerm: (term) => term,
      boost: { title: 6, terms: 4, sections: 1.5 },
      // A word that the books know is meant as it stands, but for the last, which may still grow.
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
    names.set(entry.id, new Set([entry.title, ...entry.terms].map((name) => inBookWords(name))));
    titles.set(entry.id, stems(entry.title));
    index.add({
      id: entry.id,
      title: entry.title,
      terms: entry.terms.join(' '),
      sections: entry.sections.join(' '),
      body: entry.body.join(' '),
    });
    return true;
  };
  const read = (count: number): boolean => {
    for (let left = count; left > 0; left--) if (!readOne()) return false;
    return true;
  };

  const search = (typed: string, editions: readonly string[], most = 40): readonly Entry[] => {
    if (plainWords(typed) === '') return [];
    read(entries.length);
    const meant = inBookWords(typed);
    const asked = new Set(stems(meant));
    const weigh = (id: string): number => {
      const entry = byId.get(id);
      if (!entry) return 0;
      const home = editions.includes(entry.edition) ? HOME : 1;
      if (isTerm(entry)) return home * GLOSSED;
      if (names.get(id)?.has(meant)) return home * NAMED;
      const about = titles.get(id)?.every((word) => asked.has(word)) ?? false;
      return home * (about ? (findPower(entry.topic) ? ABOUT_POWER : ABOUT) : 1);
    };
    const found = index.search(meant, { boostDocument: (id) => weigh(String(id)) });
    // An entry that answers to more of the words goes before one that says a single one often.
    const ranked = found
      .map(({ id, score, queryTerms }) => ({ id, score: score * (queryTerms.length / asked.size) ** COVERED }))
      .sort((a, b) => b.score - a.score);
    return ranked.slice(0, most).flatMap(({ id }) => byId.get(String(id)) ?? []);
  };
  return Object.assign(search, { read });
}

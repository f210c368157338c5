import MiniSearch from 'minisearch';
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

interface Row {
  readonly id: string;
  readonly title: string;
  readonly terms: string;
  readonly sections: string;
  readonly body: string;
}

/** Reads each entry once; after that a search takes a few milliseconds. `editions` are those of the game, whose entries go first. */
export function makeSearch(entries: readonly Entry[]): Search {
  const index = new MiniSearch<Row>({
    fields: ['title', 'terms', 'sections', 'body'],
    tokenize: stems,
    // Words come from `stems` as they shall be.
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 6, terms: 4, sections: 1.5 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      weights: { prefix: 0.5, fuzzy: 0.3 },
    },
  });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const names = new Map<string, ReadonlySet<string>>();
  const unread = entries[Symbol.iterator]();
  const readOne = (): boolean => {
    const { value: entry, done } = unread.next();
    if (done) return false;
    names.set(entry.id, new Set([entry.title, ...entry.terms].map((name) => inBookWords(name))));
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
    const weigh = (id: string): number => {
      const entry = byId.get(id);
      if (!entry) return 0;
      const home = editions.includes(entry.edition) ? HOME : 1;
      if (isTerm(entry)) return home * GLOSSED;
      return home * (names.get(id)?.has(meant) ? NAMED : 1);
    };
    const found = index.search(meant, { boostDocument: (id) => weigh(String(id)) });
    return found.slice(0, most).flatMap(({ id }) => byId.get(String(id)) ?? []);
  };
  return Object.assign(search, { read });
}

import type { QuestionName } from '../notation/case';
import { toKebabCase } from '../plain/lenient';
import type { Basis } from '../rules/answer';
import type { StandingKind } from './standing';

/** One rule, in our own words. */
export interface Entry {
  /** Id of the entry, `edition/topic`, as used in links. */
  readonly id: string;
  readonly edition: string;
  /** Subject of the rule. Entries of other editions on the same subject have the same topic. */
  readonly topic: string;
  readonly chapter: string;
  /** Page of the source on which the rules of the chapter begin. Null if unknown. */
  readonly page: number | null;
  readonly title: string;
  /** Sections of the source that the entry covers, named as in citations. The first section is displayed. */
  readonly sections: readonly string[];
  /** Text of the entry as paragraphs of plain text. */
  readonly body: readonly string[];
  /** Search terms in addition to the title and the text. */
  readonly terms: readonly string[];
  /** Topics of related entries, in this edition's book or the book that it extends. */
  readonly related: readonly string[];
  /** Questions of the position notation to which the rule applies. */
  readonly asks: readonly QuestionName[];
  /**
   * Position with a question in the notation, without title and edition. The engine answers the question when the entry
   * is opened.
   */
  readonly example: string | null;
  readonly basis: Basis;
  /** Reason for our reading where the book is silent. Null if the entry is not a reading. */
  readonly reason: string | null;
  /** Difference from the previous edition. Null if there is no difference or no previous edition. */
  readonly news: string | null;
  /** Topics of the extended book that this entry also changes or explains. */
  readonly changes: readonly string[];
  /** Actions of the app for a power, derived from the data of its edition. Empty for other entries. */
  readonly does: readonly StandingKind[];
  /** Whether the entry is a power that the sources leave undefined. */
  readonly leftToPlayers: boolean;
}

/** Optional fields of an entry. Lists are written as text with separators. */
export interface EntryOptions {
  /** Search terms in addition to the title, separated by commas. */
  readonly terms?: string;
  /** Topics of related entries, separated by spaces. */
  readonly see?: string;
  readonly asks?: readonly QuestionName[];
  readonly example?: string;
  readonly basis?: Basis;
  readonly reason?: string;
  readonly news?: string;
  /** Topics that the entry changes or explains, separated by spaces. */
  readonly changes?: string;
  readonly does?: readonly StandingKind[];
  readonly leftToPlayers?: boolean;
}

/** Entry as written in the source file of a book, before `makeBook` adds edition and chapter. */
export interface EntryDraft extends EntryOptions {
  readonly topic: string;
  readonly title: string;
  /** Sections of the source that the entry covers, separated by ` | `. */
  readonly at: string;
  /** Text of the entry. An empty line separates paragraphs; other line breaks count as spaces. */
  readonly body: string;
}

export interface Chapter {
  readonly title: string;
  /** Page of the source on which the chapter's rules begin, if the source numbers its pages. */
  readonly page?: number;
  readonly drafts: readonly EntryDraft[];
}

/** All entries of one source, in chapter order. */
export interface Book {
  readonly edition: string;
  readonly entries: readonly Entry[];
  /**
   * Ledger lines for the entries that need one: their data alone do not determine what the app does about them. Parsed
   * by `parseLedger`.
   */
  readonly ledger: string;
}

/**
 * Parses the entries of a chapter. An entry begins with `# Title {#topic}`. Next are its fields, one on a line, named as
 * in `EntryDraft`. Then comes its text, and last its example, which begins with `map: |`. An entry with a reason is our
 * reading.
 */
export function parseEntries(chapter: string): readonly EntryDraft[] {
  return chapter.split(/^# /m).slice(1).map(parseEntry);
}

const FIELD = /^(at|terms|see|changes|asks|basis|reason|news): (.*)\n/;

function parseEntry(text: string): EntryDraft {
  const [words = '', map] = text.trim().split(/^map: \|/m);
  const [heading = '', title = '', topic = ''] = /^(.*) \{#(.*)\}\n/.exec(words) ?? [];
  const fields: Record<string, string> = {};
  let body = words.slice(heading.length);
  for (let field = FIELD.exec(body); field; field = FIELD.exec(body)) {
    const [line, name = '', value = ''] = field;
    fields[name] = value;
    body = body.slice(line.length);
  }
  const { at = '', asks, ...others } = fields;
  return {
    topic,
    title,
    at,
    body,
    ...(others.reason === undefined ? {} : { basis: 'reading' }),
    ...others,
    ...(asks === undefined ? {} : { asks: asks.split(' ') as QuestionName[] }),
    ...(map === undefined ? {} : { example: `map: |${map}\n` }),
  };
}

const GLOSSARY_PREFIX = 'term-';

/** Returns whether an entry only defines a term. */
export function isGlossaryEntry(entry: Pick<Entry, 'topic'>): boolean {
  return entry.topic.startsWith(GLOSSARY_PREFIX);
}

/**
 * Parses glossary lines `word | meaning | related topics` into drafts. Each draft has the section `<heading>: <word>`.
 * For a word like `one / other`, both forms are search terms.
 */
export function parseGlossary(heading: string, lines: string): EntryDraft[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', meaning = '', see = ''] = line.split('|').map((part) => part.trim());
      const [title = '', ...others] = word.split(' / ');
      return {
        topic: `${GLOSSARY_PREFIX}${toKebabCase(title)}`,
        title,
        at: `${heading}: ${title}`,
        body: meaning,
        terms: others.join(','),
        see,
      };
    });
}

/** First sentence of an entry, which is the ruling, and the rest of the first paragraph ('' if nothing is left). */
export interface SplitRuling {
  readonly ruling: string;
  readonly rest: string;
}

/**
 * Matches the first sentence. A sentence ends only before a space and a capital letter, digit or quote, so periods in
 * `1.5` and `etc. and` do not end a sentence.
 */
const SENTENCE = /^.*?[.!?](?=\s+[\p{Lu}\d“]|$)/u;

/** Splits a paragraph into its sentences. */
export function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  for (let rest = paragraph; rest !== ''; ) {
    const sentence = SENTENCE.exec(rest)?.[0] ?? rest;
    sentences.push(sentence);
    rest = rest.slice(sentence.length).trim();
  }
  return sentences;
}

/** Splits the first paragraph of an entry after its first sentence. */
export function splitRuling({ body }: Pick<Entry, 'body'>): SplitRuling {
  const text = body[0] ?? '';
  const ruling = SENTENCE.exec(text)?.[0] ?? text;
  return { ruling, rest: text.slice(ruling.length).trim() };
}

/** Book as written in its source files. */
export interface BookDraft {
  readonly edition: string;
  readonly chapters: readonly Chapter[];
  readonly ledger: string;
  readonly basis?: Basis;
}

/**
 * Makes a book from chapters.
 * @throws Error if two entries have the same topic, because links use the topic.
 */
export function makeBook({ edition, chapters, ledger, basis = 'book' }: BookDraft): Book {
  const entries = chapters.flatMap((chapter) =>
    chapter.drafts.map((draft) => makeEntry(edition, chapter, draft, basis)),
  );
  const seen = new Set<string>();
  for (const { id } of entries) {
    if (seen.has(id)) throw new Error(`two entries are called ${id}`);
    seen.add(id);
  }
  return { edition, entries, ledger };
}

/** Makes an entry. Lists of the entry are parsed on first access, because few entries are ever opened. */
function makeEntry(edition: string, chapter: Chapter, draft: EntryDraft, basis: Basis): Entry {
  const sections = memoize(() => splitList(draft.at, / \| /));
  const body = memoize(() => draft.body.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim()));
  const terms = memoize(() => splitList(draft.terms ?? '', /,/));
  const related = memoize(() => splitList(draft.see ?? '', /\s+/));
  const changes = memoize(() => splitList(draft.changes ?? '', /\s+/));
  return {
    id: `${edition}/${draft.topic}`,
    edition,
    topic: draft.topic,
    chapter: chapter.title,
    page: chapter.page ?? null,
    title: draft.title,
    get sections() {
      return sections();
    },
    get body() {
      return body();
    },
    get terms() {
      return terms();
    },
    get related() {
      return related();
    },
    asks: draft.asks ?? [],
    example: draft.example ?? null,
    basis: draft.basis ?? basis,
    reason: draft.reason ?? null,
    news: draft.news ?? null,
    get changes() {
      return changes();
    },
    does: draft.does ?? [],
    leftToPlayers: draft.leftToPlayers ?? false,
  };
}

function memoize<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function splitList(text: string, by: RegExp): string[] {
  return text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

import type { QuestionName } from '../notation/case';
import type { Basis } from '../rules/answer';
import type { Doing } from './standing';

/** One rule in our own words. */
export interface Entry {
  /** `edition/topic`, as in a link. */
  readonly id: string;
  readonly edition: string;
  /** What it is about; entries of other editions about the same have the same topic. */
  readonly topic: string;
  readonly chapter: string;
  readonly title: string;
  /** Sections of the source that it tells, as citations name them; the first is shown. */
  readonly sections: readonly string[];
  /** Paragraphs, plain text. */
  readonly body: readonly string[];
  /** Other words by which players look for it. */
  readonly terms: readonly string[];
  /** Topics beside it, of this edition's book or of one it stands upon. */
  readonly related: readonly string[];
  /** Questions of the position notation that apply it. */
  readonly asks: readonly QuestionName[];
  /** A position with its question, in the notation, without title and edition: the engine answers it when it is read. */
  readonly example: string | null;
  readonly basis: Basis;
  /** Of a reading: why it is read so. */
  readonly reason: string | null;
  /** What is different from the edition before; null where nothing is, or where there was none. */
  readonly news: string | null;
  /** Topics of the book it stands upon whose rule it changes or explains, besides its own. */
  readonly changes: readonly string[];
  /** Of a power: what the app does by the data of its edition. */
  readonly does: readonly Doing[];
  /** Of a power: whether the sources do not define it. */
  readonly leftToPlayers: boolean;
}

/** What an entry may have besides its words; lists of topics and terms are written with blanks or commas. */
export interface Extras {
  /** Other words for it, parted by commas. */
  readonly terms?: string;
  /** Topics beside it, parted by blanks. */
  readonly see?: string;
  readonly asks?: readonly QuestionName[];
  readonly example?: string;
  readonly basis?: Basis;
  readonly reason?: string;
  readonly news?: string;
  /** Topics, parted by blanks. */
  readonly changes?: string;
  readonly does?: readonly Doing[];
  readonly leftToPlayers?: boolean;
}

/** An entry as it is written down, before the book gives it its edition and chapter. */
export interface Draft extends Extras {
  readonly topic: string;
  readonly title: string;
  /** Sections, parted by ` | `. */
  readonly at: string;
  /** An empty line parts paragraphs; other line ends are blanks. */
  readonly body: string;
}

export interface Chapter {
  readonly title: string;
  readonly drafts: readonly Draft[];
}

/** All entries of one source, in the order of its chapters. */
export interface Book {
  readonly edition: string;
  readonly entries: readonly Entry[];
  /** What the app does about its entries, as far as their data do not say so; `readLedger` reads it. */
  readonly ledger: string;
}

/** Writes down what a source says. */
export function rule(topic: string, title: string, at: string, body: string, extras: Extras = {}): Draft {
  return { topic, title, at, body, ...extras };
}

/** Writes down how a silence of the source is read, and why. */
export function reading(
  topic: string,
  title: string,
  at: string,
  body: string,
  reason: string,
  extras: Extras = {},
): Draft {
  return { topic, title, at, body, basis: 'reading', reason, ...extras };
}

/** Binds chapters into a book. @throws where two entries have one topic: each is linked by it. */
export function makeBook(edition: string, chapters: readonly Chapter[], ledger: string, basis: Basis = 'book'): Book {
  const entries = chapters.flatMap(({ title, drafts }) => drafts.map((draft) => bound(edition, title, draft, basis)));
  const seen = new Set<string>();
  for (const { id } of entries) {
    if (seen.has(id)) throw new Error(`two entries are called ${id}`);
    seen.add(id);
  }
  return { edition, entries, ledger };
}

/** Few entries of a book are read: the words of one are parted when they are asked for. */
function bound(edition: string, chapter: string, draft: Draft, basis: Basis): Entry {
  const sections = once(() => listed(draft.at, / \| /));
  const body = once(() => draft.body.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim()));
  const terms = once(() => listed(draft.terms ?? '', /,/));
  const related = once(() => listed(draft.see ?? '', /\s+/));
  const changes = once(() => listed(draft.changes ?? '', /\s+/));
  return {
    id: `${edition}/${draft.topic}`,
    edition,
    topic: draft.topic,
    chapter,
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

function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function listed(text: string, by: RegExp): string[] {
  return text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

import { BOOKS, ENTRIES } from '../../book';
import type { Entry } from '../../book/entry';
import type { QuestionName } from '../../notation/case';
import { editionName } from '../../rules';
import type { Basis } from '../../rules/answer';
import { editionById } from '../../rules/editions';
import { quietly } from '../../text/answers';
import { say } from '../../text/say';
import { EXAMPLES, exampleText, knows } from './examples';

export const BASIS_WORDS: Readonly<Record<Basis, string | null>> = {
  book: null,
  faq: 'FAQ',
  reading: say('A reading of ours'),
  common: say('Not in the sources'),
  house: say('House rule'),
};

/** Where it stands: `Core rules, 2008 · Walls`. */
export function placeOf(entry: Entry): string {
  const [first] = entry.sections;
  const told = first === undefined ? [] : [quietly(first)];
  return [editionName(entry.edition), ...told].join(' · ');
}

/** The books with their chapters, in the order of the registry. */
export function chaptersOf(edition: string): readonly { readonly title: string; readonly entries: readonly Entry[] }[] {
  const entries = ENTRIES.filter((entry) => entry.edition === edition);
  const titles = [...new Set(entries.map((entry) => entry.chapter))];
  return titles.map((title) => ({ title, entries: entries.filter((entry) => entry.chapter === title) }));
}

export function firstEdition(): string {
  return BOOKS[0].edition;
}

/** What the notation asks a text: `ask: {hit: …}` → `hit`. */
function questionOf(text: string): string | null {
  return /^ask: \{(\w+):/m.exec(text)?.[1] ?? null;
}

/** Position notation with which an entry can be asked: its own example, else one that asks what it applies to. Null where nothing asks it. */
export function textToAsk(entry: Entry): string | null {
  if (entry.example !== null) return `edition: ${entry.edition}\n${entry.example}`;
  const rules = editionById(entry.edition);
  const fits = (text: string): boolean => entry.asks.includes(questionOf(text) as QuestionName);
  const example = rules && EXAMPLES.find((each) => knows(rules, each) && fits(each.body));
  return example ? exampleText(example, entry.edition) : null;
}

import type { Page } from 'playwright';
import catalog from '../../src/text/languages/de';

/** Pairs of an English text and its translation. A text that depends on a number has several. */
const PAIRS: readonly (readonly [english: string, german: string])[] = Object.entries(catalog).flatMap(
  ([english, german]) =>
    // The English key is the text for several, so that translation comes first.
    (typeof german === 'string' ? [german] : Object.values(german).reverse()).map((text) => [english, text] as const),
);
const PLACEHOLDER = /\{\w+\}/g;
/** Returns the words of a text, without its placeholders. */
const wordsOf = (text: string): string => text.replaceAll(PLACEHOLDER, '').trim();
/** Pairs whose texts have placeholders, those with the most words first. */
const TEMPLATES = PAIRS.filter(([english]) => wordsOf(english) !== english && wordsOf(english).length >= 2).sort(
  ([a], [b]) => wordsOf(b).length - wordsOf(a).length,
);
const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Makes a pattern of a text with placeholders. Each placeholder is a group. */
const patternOf = (text: string): string => text.split(PLACEHOLDER).map(escapePattern).join('(.+)');

const translateExactly = (text: string): string | null => PAIRS.find(([english]) => english === text)?.[1] ?? null;

/** Translates a text that the app may show, with any values in its placeholders. Null if the app has no such text. */
function translate(text: string): string | null {
  const exact = translateExactly(text);
  if (exact) return exact;
  // A sentence may begin with a term, in upper case.
  const lower = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const term = lower === text ? null : translateExactly(lower);
  if (term) return `${term.charAt(0).toUpperCase()}${term.slice(1)}`;
  for (const [english, german] of TEMPLATES) {
    const names: readonly string[] = english.match(PLACEHOLDER) ?? [];
    const values = new RegExp(`^${patternOf(english)}$`).exec(text);
    if (values)
      return german.replaceAll(PLACEHOLDER, (name) => {
        const value = values[names.indexOf(name) + 1] ?? '';
        return translate(value) ?? value;
      });
  }
  return null;
}

/** Translates a part of a text: its longest part without emphasis, because emphasis divides a text into elements. */
function translatePart(part: string): string | null {
  const whole = PAIRS.find(([english]) => english.includes(part));
  const parts = whole?.[1].split(/\*[^*]+\*|\{\w+\}/).sort((a, b) => b.length - a.length);
  return parts?.[0]?.trim() ?? null;
}

/** Translates what a test searches for. A pattern finds the translations of all texts that it matches. */
function translateSearch(search: string | RegExp): string | RegExp {
  if (typeof search === 'string') return translate(search) ?? search;
  const [, start, core = '', end] = /^(\^?)(.*?)(\$?)$/.exec(search.source) ?? [];
  const whole = translate(core.replaceAll('\\', ''));
  const found = PAIRS.filter(([english]) => search.test(english)).map(([, german]) =>
    german.split(PLACEHOLDER).map(escapePattern).join('.+'),
  );
  return new RegExp(
    `${start}(?:${[...(whole === null ? [] : [escapePattern(whole)]), ...found, core].join('|')})${end}`,
    search.flags,
  );
}

type Searcher = Record<string, (search: unknown, options?: { readonly name?: string | RegExp }) => unknown>;

/** Makes locators find German controls by their English names, so walks in English also walk through the German app. */
export function findGermanByEnglishNames(page: Page): void {
  for (const searcher of [page, page.locator('body')]) {
    const methods = Object.getPrototypeOf(searcher) as Searcher;
    if (methods.isGerman) continue;
    methods.isGerman = () => true;
    const byRole = methods.getByRole;
    methods.getByRole = function (this: unknown, role, options) {
      const name = options?.name === undefined ? {} : { name: translateSearch(options.name) };
      return byRole?.call(this, role, { ...options, ...name });
    };
    for (const by of ['getByText', 'getByLabel']) {
      const search = methods[by];
      methods[by] = function (this: unknown, text, options) {
        const part = typeof text === 'string' && translateExactly(text) === null ? translatePart(text) : null;
        return search?.call(this, part ?? translateSearch(text as string | RegExp), options);
      };
    }
  }
}

// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import PAGE from '../../src/about/de.json';
import { translatePage } from '../../src/about/translate-page';
import APP from '../../src/text/languages/de/text.json';
import { ENGLISH_SEPARATORS, say, setCurrentLanguage } from '../../src/text/say';
import { findWordFaults } from '../text/plain-words';

const html = readFileSync(join(import.meta.dirname, '../../src/about/index.html'), 'utf8');

/**
 * Lists the texts that a visitor reads or hears: text nodes and accessible names. Excludes notation, code, language
 * names and the English text shown without JavaScript.
 */
function wordsOfPage(): string[] {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  for (const each of page.querySelectorAll('textarea, code, output ul, script, noscript, h1, button[lang]'))
    each.remove();
  const attributes = ['alt', 'aria-label'].flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((each) => plain(each.getAttribute(name))),
  );
  const described = plain(page.querySelector('meta[name=description]')?.getAttribute('content'));
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(plain(node.nodeValue));
  return [...texts, ...attributes, described].filter((text) => text !== '');
}

function openPage(languages: readonly string[]): void {
  vi.stubGlobal('navigator', { languages });
  document.documentElement.innerHTML = html.replace(/^[\s\S]*?<html[^>]*>|<\/html>[\s\S]*$/g, '');
  translatePage();
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  setCurrentLanguage('en', {}, ENGLISH_SEPARATORS);
  document.documentElement.lang = 'en';
});

describe('the page about Sidekick', () => {
  test('is in plain English for other languages', () => {
    openPage(['fr-FR', 'en']);
    expect(document.querySelector('h2')?.textContent).toBe('A position as text');
    for (const text of wordsOfPage()) expect([text, findWordFaults(text)]).toEqual([text, []]);
  });

  test('is completely in German on a German device', () => {
    openPage(['de-AT', 'en']);
    expect(document.documentElement.lang).toBe('de');
    const german = new Set<string>([...Object.values(PAGE), say('As expected')]);
    expect(wordsOfPage().filter((text) => !german.has(text))).toEqual([]);
    expect(say('it is empty')).toBe(PAGE['it is empty']);
  });

  test('is in the language chosen in the app, and offers both', () => {
    localStorage.setItem('sidekick-language', 'de');
    openPage(['en']);
    expect(document.querySelector('h2')?.textContent).toBe('Eine Position als Text');
    const pressed = [...document.querySelectorAll('button[lang]')].map((each) => each.getAttribute('aria-pressed'));
    expect(pressed).toEqual(['false', 'true']);
  });

  test('has no unused German texts, and none that differ from the app’s', () => {
    openPage(['en']);
    const page = new Set(wordsOfPage());
    const app: Readonly<Record<string, unknown>> = APP;
    for (const [english, german] of Object.entries(PAGE))
      if (!page.has(english)) expect([english, app[english]]).toEqual([english, german]);
  });
});

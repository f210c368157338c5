import ANSWERS from '../text/languages/de/about.json';
import { type Catalog, setCurrentLanguage } from '../text/say';
import { pickDeviceLanguage, readStoredLanguage, storeLanguage } from '../text/stored-language';
import PAGE from './de.json';

/** German texts of this page only. The app's other translations are not loaded. */
const GERMAN: Readonly<Record<string, string>> = { ...PAGE, ...ANSWERS };

const CODES = ['en', 'de'] as const;

/** HTML attributes that contain text to translate. */
const ATTRIBUTES = ['alt', 'aria-label', 'content'];

/**
 * Translates the page, which is written in English, into the language chosen in the app or else the device language.
 */
export function translatePage(): void {
  const code = readStoredLanguage(CODES) ?? pickDeviceLanguage(CODES, navigator.languages) ?? 'en';
  for (const each of CODES) followChoice(document.querySelector(`button[lang="${each}"]`), each, each === code);
  if (code === 'en') return;
  setCurrentLanguage('de', GERMAN satisfies Catalog, { decimal: ',', thousands: '.' });
  document.documentElement.lang = 'de';
  translateElement(document.documentElement, GERMAN);
}

/** Makes a button choose the language. The choice also applies to the app. */
function followChoice(button: Element | null, code: string, spoken: boolean): void {
  button?.setAttribute('aria-pressed', String(spoken));
  button?.addEventListener('click', () => {
    storeLanguage(code);
    location.reload();
  });
}

function translateElement(root: Element, words: Readonly<Record<string, string>>): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const said = words[collapseSpaces(node.nodeValue)];
    if (said !== undefined) node.nodeValue = said;
  }
  for (const name of ATTRIBUTES)
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const said = words[collapseSpaces(element.getAttribute(name))];
      if (said !== undefined) element.setAttribute(name, said);
    }
}

/** Collapses the line breaks of the HTML source into single spaces. */
function collapseSpaces(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

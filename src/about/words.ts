import ANSWERS from '../text/languages/de/about.json';
import { type Catalog, setSpokenLanguage } from '../text/say';
import { pickDeviceLanguage, readStoredLanguage, storeLanguage } from '../text/stored-language';
import PAGE from './de.json';

/** The document, and what is said of an answer; of all words of the app no more than these. */
const GERMAN: Readonly<Record<string, string>> = { ...PAGE, ...ANSWERS };

const CODES = ['en', 'de'] as const;

/** What the page is written in, by attribute; all other words are texts. */
const ATTRIBUTES = ['alt', 'aria-label', 'content'];

/** Says the page in the language that was chosen in the app, else in the device's own. Its document is in English. */
export function speakPage(): void {
  const code = readStoredLanguage(CODES) ?? pickDeviceLanguage(CODES, navigator.languages) ?? 'en';
  for (const each of CODES) followChoice(document.querySelector(`button[lang="${each}"]`), each, each === code);
  if (code === 'en') return;
  setSpokenLanguage('de', GERMAN satisfies Catalog, { decimal: ',', thousands: '.' });
  document.documentElement.lang = 'de';
  translate(document.documentElement, GERMAN);
}

/** The choice is the app's as well. */
function followChoice(button: Element | null, code: string, spoken: boolean): void {
  button?.setAttribute('aria-pressed', String(spoken));
  button?.addEventListener('click', () => {
    storeLanguage(code);
    location.reload();
  });
}

function translate(root: Element, words: Readonly<Record<string, string>>): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const said = words[plainSpace(node.nodeValue)];
    if (said !== undefined) node.nodeValue = said;
  }
  for (const name of ATTRIBUTES)
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const said = words[plainSpace(element.getAttribute(name))];
      if (said !== undefined) element.setAttribute(name, said);
    }
}

/** As it is read: the document breaks its lines where it is narrow. */
function plainSpace(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

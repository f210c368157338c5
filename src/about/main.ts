/**
 * Entry point of the page `about/`: a document that works without the app. Its examples are answered by the rules
 * engine.
 */
import { EDITION_IDS, editionName } from '../rules';
import { currentLanguage, say } from '../text/say';
import type { ExampleResult } from './answer-example';
import { translatePage } from './translate-page';

/** Number of conformance cases of each edition, counted when the page is built. */
declare const __SUITE__: Readonly<Record<string, number>>;

translatePage();
for (const area of document.querySelectorAll('textarea')) followExample(area);
fillCaseCounts(document.getElementById('suite'));
for (const image of document.querySelectorAll('img')) hideIfMissing(image);
// Registering the service worker makes the page and the app available offline. The page works without it too.
navigator.serviceWorker?.register('../sw.js').catch(() => undefined);

/**
 * Updates the answer of an example whenever its text changes. The document contains the first answer, so the rules are
 * loaded only on focus.
 */
function followExample(area: HTMLTextAreaElement): void {
  const output = area.parentElement?.querySelector('output');
  if (!output) return;
  const told = async (): Promise<void> => {
    const text = area.value;
    const result = await answerOffline(text);
    // Ignore an answer that arrives after the text has changed again.
    if (area.value === text) showResult(output, result);
  };
  area.addEventListener('focus', () => void answerOffline(area.value));
  area.addEventListener('input', () => void told());
  // When the user navigates back, the browser may restore an edited text.
  if (area.value !== area.defaultValue) void told();
}

async function answerOffline(text: string): Promise<ExampleResult> {
  try {
    return await (await import('./answer-example')).answerExample(text);
  } catch {
    return { state: 'fault', message: say('The rules are not on this device. Go online and edit again.'), lines: [] };
  }
}

function showResult(output: HTMLOutputElement, { state, message, lines }: ExampleResult): void {
  output.dataset.state = state;
  const head = document.createElement('strong');
  head.textContent = message;
  const list = document.createElement('ul');
  for (const line of lines) list.append(makeListItem(line));
  output.replaceChildren(head, ...(lines.length > 0 ? [list] : []));
}

function makeListItem(line: string): HTMLLIElement {
  const item = document.createElement('li');
  item.textContent = line;
  return item;
}

function fillCaseCounts(body: HTMLElement | null): void {
  const count = new Intl.NumberFormat(currentLanguage());
  for (const id of EDITION_IDS) {
    const row = document.createElement('tr');
    const head = document.createElement('th');
    head.scope = 'row';
    head.textContent = editionName(id);
    const [code, cases] = [document.createElement('td'), document.createElement('td')];
    code.append(Object.assign(document.createElement('code'), { textContent: id }));
    cases.className = 'count';
    cases.textContent = count.format(__SUITE__[id] ?? 0);
    row.append(head, code, cases);
    body?.append(row);
  }
}

/** Hides a figure if its picture cannot be loaded: pictures are not stored on the device. */
function hideIfMissing(image: HTMLImageElement): void {
  const hide = (): void => {
    const figure = image.closest('figure');
    if (figure) figure.hidden = true;
  };
  image.addEventListener('error', hide);
  if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') hide();
}

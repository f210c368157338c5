/**
 * Finds elements in a page by role and name, as a screen reader would, and waits for these elements. Works in all
 * engines.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from './engine';

/** Timeout in ms of each wait. Generous, because tests run on a shared computer with two cores. */
const PATIENCE_MS = 40_000;
/** Time in ms after which a tap without a click event counts as missed. */
const LANDED_MS = 3000;
/** Time in ms between two checks. */
export const PAUSE_MS = 50;

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

export type ElementName = string | RegExp;

export interface ElementQuery {
  readonly role: string;
  /** Accessible name. A string must match the full name. */
  readonly name: ElementName;
  /** Query for an ancestor: only elements inside this ancestor match. */
  readonly within?: ElementQuery;
}

/** `ElementQuery` in a form that can be sent to a page. */
interface Asked {
  readonly [part: string]: string | boolean | Asked | null;
  readonly role: string;
  readonly name: string;
  readonly isPattern: boolean;
  readonly within: Asked | null;
}

/** Position, text and state of the first element that matches a query. */
interface Seen {
  readonly count: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Whether the element is still, inside the window and not covered. */
  readonly canBeTapped: boolean;
  readonly isPressed: boolean;
}

/** Runs in the page: finds an element and returns its state, or reports that the query library is missing. */
async function look(asked: Asked): Promise<Seen | 'no library'> {
  type Query = (root: Element, role: string, options: object) => HTMLElement[];
  const found = (window as unknown as { TestingLibraryDom?: { queryAllByRole: Query } }).TestingLibraryDom;
  if (found === undefined) return 'no library';
  const all = (one: Asked): HTMLElement[] => {
    const roots = one.within ? all(one.within) : [document.body];
    const name = one.isPattern ? new RegExp(one.name) : one.name;
    return roots.flatMap((root) => found.queryAllByRole(root, one.role, { name }));
  };
  const elements = all(asked);
  const [element] = elements;
  if (!element) return { count: 0, text: '', x: 0, y: 0, canBeTapped: false, isPressed: false };
  // Measures the label of a radio button or checkbox, because the input itself is not visible.
  const shown = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
  const middle = () => {
    const box = shown.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const isOnTop = ({ x, y }: { x: number; y: number }) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (shown.contains(top) || element.contains(top));
  };
  if (!isOnTop(middle())) shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const places = [middle()];
  for (let rest = 0; rest < 3; rest++) {
    await new Promise((done) => setTimeout(done, 50));
    places.push(middle());
  }
  const now = middle();
  // Also checks running animations, because a sheet is still for a moment before it slides in.
  const moves = document
    .getAnimations()
    .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(shown));
  const isStill = !moves && places.every((each) => Math.hypot(now.x - each.x, now.y - each.y) < 0.5);
  // Records whether a tap hits the element, independent of the app’s reaction.
  const landed = { isHit: false };
  (window as unknown as { landed: typeof landed }).landed = landed;
  const note = (event: Event) => {
    if (event.composedPath().some((each) => each === shown || each === element)) landed.isHit = true;
  };
  window.addEventListener('click', note, { capture: true, once: true });
  return {
    count: elements.length,
    text: element.innerText ?? element.textContent ?? '',
    ...now,
    canBeTapped: isStill && isOnTop(now) && !(element as HTMLButtonElement).disabled,
    isPressed: element.getAttribute('aria-pressed') === 'true',
  };
}

const wanted = (role: string, name: ElementName, within?: ElementQuery): ElementQuery => ({
  role,
  name,
  ...(within ? { within } : {}),
});

const askedFor = ({ role, name, within }: ElementQuery): Asked => ({
  role,
  name: typeof name === 'string' ? name : name.source,
  isPattern: typeof name !== 'string',
  within: within ? askedFor(within) : null,
});

/**
 * Waits until `work` returns a value.
 * @param what describes the value, for the error message
 */
export async function waitForValue<Value>(what: string, work: () => Promise<Value | undefined>): Promise<Value> {
  const end = Date.now() + PATIENCE_MS;
  let last: unknown;
  for (;;) {
    try {
      const value = await work();
      if (value !== undefined) return value;
      last = undefined;
    } catch (error) {
      // While a page loads, running code in it fails.
      last = error;
    }
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s. ${last ?? ''}`);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}

/** Finds and taps elements of a browser’s page as a person would. */
export class Screen {
  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Returns the current state of an element, whether visible or not. */
  private async seen(one: ElementQuery): Promise<Seen> {
    const seen = await this.browser.evaluate(look, askedFor(one));
    if (seen !== 'no library') return seen;
    await this.browser.inject(library);
    return this.seen(one);
  }

  /** Waits for an element and returns its text. */
  async find(role: string, name: ElementName, within?: ElementQuery): Promise<string> {
    const { text } = await this.await(wanted(role, name, within), ({ count }) => count > 0);
    return text;
  }

  async count(role: string, name: ElementName, within?: ElementQuery): Promise<number> {
    return (await this.seen(wanted(role, name, within))).count;
  }

  async isPressed(role: string, name: ElementName, within?: ElementQuery): Promise<boolean> {
    return (await this.seen(wanted(role, name, within))).isPressed;
  }

  async gone(role: string, name: ElementName, within?: ElementQuery): Promise<void> {
    await this.await(wanted(role, name, within), ({ count }) => count === 0);
  }

  /** Taps the center of an element once the element is still and not covered. Repeats a tap that missed. */
  async tap(role: string, name: ElementName, within?: ElementQuery): Promise<void> {
    const { x, y } = await this.await(wanted(role, name, within), ({ canBeTapped }) => canBeTapped);
    await this.browser.tapAt(x, y);
    if (!(await this.hasLanded())) await this.tap(role, name, within);
  }

  /** Returns whether the last tap hit its element. A tap misses an element that moves at that moment. */
  private async hasLanded(): Promise<boolean> {
    const end = Date.now() + LANDED_MS;
    do {
      // If the tap opened another page, the first page cannot report, so the tap counts as a hit.
      const told = await this.browser
        .evaluate(() => (window as unknown as { landed?: { isHit: boolean } }).landed?.isHit ?? true)
        .catch(() => true);
      if (told) return true;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    } while (Date.now() < end);
    return false;
  }

  /** Selects an option unless it is already selected. */
  async choose(role: string, name: ElementName, within?: ElementQuery): Promise<void> {
    const { isPressed } = await this.await(wanted(role, name, within), ({ count }) => count > 0);
    if (!isPressed) await this.tap(role, name, within);
  }

  /** Taps a text field and replaces its text. */
  async fill(role: string, name: ElementName, text: string, within?: ElementQuery): Promise<void> {
    await this.tap(role, name, within);
    await this.browser.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.browser.type(text);
  }

  /** Waits until the page’s text contains the given words. */
  async waitForText(words: string | RegExp): Promise<void> {
    await waitForValue(`the page says ${words}`, async () => {
      const text = await this.browser.evaluate(() => document.body.innerText);
      return (typeof words === 'string' ? text.includes(words) : words.test(text)) || undefined;
    });
  }

  /** Returns the texts of all elements that match a CSS selector, for elements without a suitable role. */
  texts(selector: string): Promise<string[]> {
    return this.browser.evaluate(
      (css) => [...document.querySelectorAll(css)].map((element) => element.textContent ?? ''),
      selector,
    );
  }

  private async await(one: ElementQuery, holds: (seen: Seen) => boolean): Promise<Seen> {
    return waitForValue(`${one.role} ${one.name}`, async () => {
      const seen = await this.seen(one);
      return holds(seen) ? seen : undefined;
    });
  }
}

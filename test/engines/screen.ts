/** Finds things in a page by role and name, as a person with a screen reader would, and waits for them: the same in each engine. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from './engine';

/** What takes longer on a phone is broken; a shared computer with two cores may take longer. */
const PATIENCE_MS = 40_000;
/** A tap of which nothing was seen for so long missed. */
const LANDED_MS = 3000;
/** Between two looks. */
export const PAUSE_MS = 50;

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

export type Name = string | RegExp;

export interface Wanted {
  readonly role: string;
  /** A text means the whole name. */
  readonly name: Name;
  /** Only inside the one that this finds. */
  readonly within?: Wanted;
}

/** As a page is told of it. */
interface Asked {
  readonly [part: string]: string | boolean | Asked | null;
  readonly role: string;
  readonly name: string;
  readonly isPattern: boolean;
  readonly within: Asked | null;
}

/** Where something stands, and what it says. */
interface Seen {
  readonly count: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** It stands still, on the window, and nothing lies over it. */
  readonly canBeTapped: boolean;
  readonly isPressed: boolean;
}

/** Runs in the page. */
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
  // A choice of several is drawn by its label.
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
  // A sheet that is about to rise stands still too.
  const moves = document
    .getAnimations()
    .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(shown));
  const isStill = !moves && places.every((each) => Math.hypot(now.x - each.x, now.y - each.y) < 0.5);
  // Told whether a tap landed on it, whatever the app makes of that.
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

const wanted = (role: string, name: Name, within?: Wanted): Wanted => ({ role, name, ...(within ? { within } : {}) });

const askedFor = ({ role, name, within }: Wanted): Asked => ({
  role,
  name: typeof name === 'string' ? name : name.source,
  isPattern: typeof name !== 'string',
  within: within ? askedFor(within) : null,
});

/** Waits until something holds; the sentence says what was waited for. */
export async function until<Value>(what: string, work: () => Promise<Value | undefined>): Promise<Value> {
  const end = Date.now() + PATIENCE_MS;
  let last: unknown;
  for (;;) {
    try {
      const value = await work();
      if (value !== undefined) return value;
      last = undefined;
    } catch (error) {
      // While a page loads there is none to ask.
      last = error;
    }
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s. ${last ?? ''}`);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}

/** A browser's page as a person uses it. */
export class Screen {
  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** What is there now of something, be it seen or not. */
  private async seen(one: Wanted): Promise<Seen> {
    const seen = await this.browser.evaluate(look, askedFor(one));
    if (seen !== 'no library') return seen;
    await this.browser.inject(library);
    return this.seen(one);
  }

  /** Waits for something; its words. */
  async find(role: string, name: Name, within?: Wanted): Promise<string> {
    const { text } = await this.await(wanted(role, name, within), ({ count }) => count > 0);
    return text;
  }

  /** How many there are now. */
  async count(role: string, name: Name, within?: Wanted): Promise<number> {
    return (await this.seen(wanted(role, name, within))).count;
  }

  async isPressed(role: string, name: Name, within?: Wanted): Promise<boolean> {
    return (await this.seen(wanted(role, name, within))).isPressed;
  }

  async gone(role: string, name: Name, within?: Wanted): Promise<void> {
    await this.await(wanted(role, name, within), ({ count }) => count === 0);
  }

  /** Taps the middle of something once it stands still with nothing over it. */
  async tap(role: string, name: Name, within?: Wanted): Promise<void> {
    const { x, y } = await this.await(wanted(role, name, within), ({ canBeTapped }) => canBeTapped);
    await this.browser.tapAt(x, y);
    if (!(await this.hasLanded())) await this.tap(role, name, within);
  }

  /** Whether the last tap landed on what was looked at last: what moved at that very moment is missed, by a person too. */
  private async hasLanded(): Promise<boolean> {
    const end = Date.now() + LANDED_MS;
    do {
      // A page that went away has none to tell: the tap led elsewhere.
      const told = await this.browser
        .evaluate(() => (window as unknown as { landed?: { isHit: boolean } }).landed?.isHit ?? true)
        .catch(() => true);
      if (told) return true;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    } while (Date.now() < end);
    return false;
  }

  /** Taps what can be chosen, unless it is. */
  async choose(role: string, name: Name, within?: Wanted): Promise<void> {
    const { isPressed } = await this.await(wanted(role, name, within), ({ count }) => count > 0);
    if (!isPressed) await this.tap(role, name, within);
  }

  /** Taps a field, takes what stands in it away and types. */
  async fill(role: string, name: Name, text: string, within?: Wanted): Promise<void> {
    await this.tap(role, name, within);
    await this.browser.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.browser.type(text);
  }

  /** Waits until the page says something, wherever. */
  async says(words: string | RegExp): Promise<void> {
    await until(`the page says ${words}`, async () => {
      const text = await this.browser.evaluate(() => document.body.innerText);
      return (typeof words === 'string' ? text.includes(words) : words.test(text)) || undefined;
    });
  }

  /** The text of everything that a CSS selector finds, where a role would not do. */
  texts(selector: string): Promise<string[]> {
    return this.browser.evaluate(
      (css) => [...document.querySelectorAll(css)].map((element) => element.textContent ?? ''),
      selector,
    );
  }

  private async await(one: Wanted, holds: (seen: Seen) => boolean): Promise<Seen> {
    return until(`${one.role} ${one.name}`, async () => {
      const seen = await this.seen(one);
      return holds(seen) ? seen : undefined;
    });
  }
}

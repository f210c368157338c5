/**
 * What the tests in this folder ask of a browser, be it Chromium, Firefox or WebKitGTK: little enough that each can do it its own way, with
 * events that the browser takes for a person's.
 */
import { openChromium } from './chromium';
import { openFirefox } from './firefox';
import { openWebkit } from './webkit';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** What a page can be handed and can hand back. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

export interface Browser {
  /** A folder that outlives the browser: all that it keeps. */
  readonly profile: string;
  /** Hosts asked for that are not this computer. None can be reached. */
  readonly foreign: readonly string[];
  /** Opens an address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function of its own in the page: it sees nothing of the test but what it is handed. */
  evaluate<Args extends readonly Plain[], Value>(
    work: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>;
  /** Runs a script in the page, as a library is loaded. */
  inject(script: string): Promise<void>;
  /** A finger, or a mouse where the driver knows no fingers, at a point in CSS pixels of the window. */
  tapAt(x: number, y: number): Promise<void>;
  /** Keys, one after the other, to what has the focus. */
  type(text: string): Promise<void>;
  /** Picks a file in the input that a CSS selector finds. */
  pick(selector: string, path: string): Promise<void>;
  /** Files that the page saved: their folder. */
  readonly downloads: string;
  /** The window as PNG. */
  picture(): Promise<Buffer>;
  /** Closes it as a person would. The profile stays. */
  close(): Promise<void>;
  /** Ends all its processes at once (SIGKILL), as when the battery dies. The profile stays. */
  kill(): Promise<void>;
}

const OPENERS: Readonly<Record<EngineName, (profile: string | undefined) => Promise<Browser>>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebkit,
};

/** The engine that this run is about: `ENGINE` names it, Chromium unless told. */
export function engineAsked(): EngineName {
  const asked = process.env.ENGINE ?? 'chromium';
  const known = ENGINES.find((each) => each === asked);
  if (known === undefined) throw new Error(`ENGINE is "${asked}"; there are ${ENGINES.join(', ')}.`);
  return known;
}

/**
 * Opens the engine asked for in a window of 360×740, dark, on a blank page.
 *
 * @param profile a profile folder to open again; a new one unless told.
 */
export function openBrowser(profile?: string): Promise<Browser> {
  return OPENERS[engineAsked()](profile);
}

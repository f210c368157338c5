/**
 * Browser interface for the tests in this folder, implemented for Chromium, Firefox and WebKitGTK. Pages cannot
 * distinguish the input events from those of a real user.
 */
import { openChromium } from './chromium';
import { openFirefox } from './firefox';
import { openWebkit } from './webkit';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Value that can be passed to a page and returned from it. */
export type PageValue =
  | string
  | number
  | boolean
  | null
  | readonly PageValue[]
  | { readonly [name: string]: PageValue };

export interface Browser {
  /** Path of the folder with all data that the browser stores. The folder remains after the browser is closed. */
  readonly profile: string;
  /** Hosts outside this computer that the browser requested. All such requests fail. */
  readonly externalHosts: readonly string[];
  /** Opens an address and waits until the page has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. The function can use only its arguments, and no variables of the test. */
  evaluate<Args extends readonly PageValue[], Value>(
    work: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>;
  /** Runs a script in the page, for example a library. */
  inject(script: string): Promise<void>;
  /** Taps a point of the window, in CSS pixels. Clicks with the mouse if the driver has no touch input. */
  tapAt(x: number, y: number): Promise<void>;
  /** Sends keys to the focused element, one after the other. */
  type(text: string): Promise<void>;
  /** Selects a file in the file input that matches a CSS selector. */
  pickFile(selector: string, path: string): Promise<void>;
  readonly downloads: string;
  /** Returns a screenshot of the window as PNG. */
  screenshot(): Promise<Buffer>;
  /** Closes the browser as a person would. The profile folder remains. */
  close(): Promise<void>;
  /** Kills all processes of the browser at once (SIGKILL), as an empty battery would. The profile folder remains. */
  kill(): Promise<void>;
}

const OPENERS: Readonly<Record<EngineName, (profile: string | undefined) => Promise<Browser>>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebkit,
};

/** Returns the engine in the environment variable `ENGINE`; Chromium by default. */
export function readEngineName(): EngineName {
  const asked = process.env.ENGINE ?? 'chromium';
  const known = ENGINES.find((each) => each === asked);
  if (known === undefined) throw new Error(`ENGINE is "${asked}"; there are ${ENGINES.join(', ')}.`);
  return known;
}

/**
 * Opens the selected engine in a window of 360×740 with a dark theme, on a blank page.
 * @param profile an existing profile folder; a new folder by default
 */
export function openBrowser(profile?: string): Promise<Browser> {
  return OPENERS[readEngineName()](profile);
}

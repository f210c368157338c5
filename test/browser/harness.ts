/**
 * Harness of all browser tests: a site that serves the built folder and can be stopped, and a phone. A phone is a real
 * Chromium with its own profile folder. It can be closed, killed and reopened.
 * @example const site = await openSite(); let phone = await openPhone(); await phone.page.goto(site.url); await
 * waitUntilOffline(phone.page); await site.stop(); await phone.kill(); phone = await openPhone({ profile: phone.profile
 * }); await phone.page.goto(site.url);
 */
import { existsSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { findChromium } from '../scripts/browser';
import { startServer } from '../scripts/server';

export const TAB_NAMES = ['Table', 'Map', 'Forces', 'Collection', 'Rules'] as const;
export type TabName = (typeof TAB_NAMES)[number];

/**
 * Chromium flags. Debian’s Chromium needs `--no-sandbox` as root. Most of the other flags prevent connections to other
 * computers.
 */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

// Makes Playwright report the requests of service workers.
process.env.PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS = '1';

const built = join(import.meta.dirname, '../../dist');

export interface Site {
  /** Address of the served folder, with a slash at its end. */
  readonly url: string;
  /** Port, which `openSite` can reuse to serve the same origin again after `stop`. */
  readonly port: number;
  /** Paths of all requests, in order. */
  readonly requests: readonly string[];
  /** Stops the server: cuts open connections and refuses new connections. */
  stop(): Promise<void>;
}

/**
 * Serves a built folder on this computer.
 * @param options.mount URL path of the folder, with a slash at both ends; by default `/`
 * @param options.port by default a free port
 * @param options.folder by default `dist/`
 * @throws if nothing is built
 */
export async function openSite(options: { mount?: string; port?: number; folder?: string } = {}): Promise<Site> {
  const folder = options.folder ?? built;
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no ${folder}/index.html: npm run build first.`);
  const mount = options.mount ?? '/';
  const server = await startServer({ folder, mount, port: options.port ?? 0 });
  const { port, requests } = server;
  return { url: `http://127.0.0.1:${port}${mount}`, port, requests, stop: server.stop };
}

export interface PhoneOptions {
  /** Path of an existing profile folder; by default a new folder. */
  readonly profile?: string;
  readonly colorScheme?: 'dark' | 'light';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** Size in CSS pixels; by default 360×740. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Additional command-line flags of Chromium, for example for a fake camera. */
  readonly flags?: readonly string[];
}

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly profile: string;
  /** Hosts outside this computer that a page or worker requested. All such requests fail. */
  readonly foreign: readonly string[];
  /** Uncaught errors, and error messages of the page’s console. */
  readonly errors: readonly string[];
  /** Closes the browser normally. The profile folder remains. */
  close(): Promise<void>;
  /** Kills the browser process (SIGKILL), as an empty battery would. The profile folder remains. */
  kill(): Promise<void>;
}

/**
 * Opens a touch phone of 360×740 with a device pixel ratio of 2, on a blank page. The phone can reach only this
 * computer.
 * @throws if Chromium is not installed
 */
export async function openPhone(options: PhoneOptions = {}): Promise<Phone> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium: npx tsx test/scripts/browser.ts finds one.');
  const profile = options.profile ?? (await mkdtemp(join(tmpdir(), 'sidekick-phone-')));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...CHROMIUM_FLAGS, ...(options.flags ?? [])],
    viewport: options.viewport ?? { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    colorScheme: options.colorScheme ?? 'dark',
    reducedMotion: options.reducedMotion ?? 'no-preference',
    locale: 'en-GB',
  });
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { protocol, host, hostname } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1') foreign.push(host);
  });
  const errors: string[] = [];
  // Records the stack trace, because a rare error may occur in only one run.
  context.on('weberror', (error) => errors.push(error.error().stack ?? String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const closed = new Promise<void>((done) => context.once('close', () => done()));

  return {
    context,
    page,
    profile,
    foreign,
    errors,
    async close() {
      await context.close();
    },
    async kill() {
      process.kill(findBrowserProcess(profile), 'SIGKILL');
      await closed;
    },
  };
}

/** Returns the process id of a profile’s browser, from Chromium’s lock, which is a link to `host-process`. */
function findBrowserProcess(profile: string): number {
  const target = readlinkSync(join(profile, 'SingletonLock'));
  return Number(target.slice(target.lastIndexOf('-') + 1));
}

/** Deletes a profile folder. Its phone must be closed or killed before. */
export async function deleteProfile(profile: string): Promise<void> {
  await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/**
 * Waits until the app is stored for offline use and its service worker controls the page. After that the server may
 * stop.
 */
export async function waitUntilOfflineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Finds a tab of the tab bar by its name. Tabs are links or buttons. */
export function findTab(page: Page, name: TabName): Locator {
  const bar = page.getByRole('navigation');
  return bar.getByRole('link', { name, exact: true }).or(bar.getByRole('button', { name, exact: true }));
}

/** Waits until the app is open, with all tabs visible. */
export async function waitUntilOpen(page: Page): Promise<void> {
  for (const name of TAB_NAMES) await findTab(page, name).waitFor({ state: 'visible', timeout: 10_000 });
}

/**
 * Takes a screenshot if the environment variable `SCREENSHOTS` names a folder.
 * @param name file name without extension: `table-dark`
 */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

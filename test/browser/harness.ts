/**
 * Basis of every browser test: a site that serves the built folder and can be stopped, and a phone. A phone is a real
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

/** Debian's Chromium needs `--no-sandbox` as root. The others prevent connections to other computers. */
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
  /** The page's address, which ends in the slash of the mount. */
  readonly url: string;
  /** Port, for opening the same origin again after `stop`. */
  readonly port: number;
  /** Every requested path, in order. */
  readonly requests: readonly string[];
  /** Stops the server: open connections are cut and new ones refused. */
  stop(): Promise<void>;
}

/**
 * Serves a built folder on this computer.
 * @param options.mount URL path of the folder, with a slash at both ends; by default `/`.
 * @param options.port by default a free one.
 * @param options.folder by default `dist/`.
 * @throws if nothing is built.
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
  /** Existing profile folder; by default a new one. */
  readonly profile?: string;
  readonly colorScheme?: 'dark' | 'light';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** CSS pixels; by default 360×740. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Additional command-line flags, for example for a fake camera. */
  readonly flags?: readonly string[];
}

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly profile: string;
  /** Requested hosts other than this computer, by any page or worker. None can be reached. */
  readonly foreign: readonly string[];
  /** Uncaught errors, and errors on the page's console. */
  readonly errors: readonly string[];
  /** Closes the browser normally. The profile remains. */
  close(): Promise<void>;
  /** Kills the browser's process (SIGKILL), as when the battery dies. The profile remains. */
  kill(): Promise<void>;
}

/**
 * Opens a touch phone of 360×740 with a device pixel ratio of 2, on a blank page. Only this computer can be reached.
 * @throws if there is no Chromium.
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
  // With the stack, because a rare error must be found from a single failure.
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

/** Returns the process id of a profile's browser, from Chromium's lock: a link to `host-process`. */
function findBrowserProcess(profile: string): number {
  const target = readlinkSync(join(profile, 'SingletonLock'));
  return Number(target.slice(target.lastIndexOf('-') + 1));
}

/** Deletes a profile folder. The phone must be closed or killed. */
export async function deleteProfile(profile: string): Promise<void> {
  await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** Waits until the app is stored on the device and its worker controls the page. After that the server may stop. */
export async function waitUntilOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Locates a tab of the tab bar, which is either a link or a button. */
export function findTab(page: Page, name: TabName): Locator {
  const bar = page.getByRole('navigation');
  return bar.getByRole('link', { name, exact: true }).or(bar.getByRole('button', { name, exact: true }));
}

/** Waits until the app is open: every tab is visible. */
export async function waitUntilOpen(page: Page): Promise<void> {
  for (const name of TAB_NAMES) await findTab(page, name).waitFor({ state: 'visible', timeout: 10_000 });
}

/**
 * Takes a screenshot if `SCREENSHOTS` names a folder.
 * @param name file name without extension: `table-dark`.
 */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

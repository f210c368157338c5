/**
 * What every browser test is built from: a site that serves the built folder and can be killed, and a phone (a real
 * Chromium with a profile folder of its own) that can be closed, killed outright and opened again.
 *
 * @example
 * const site = await openSite();
 * let phone = await openPhone();
 * await phone.page.goto(site.url);
 * await untilOffline(phone.page);
 * await site.stop();
 * await phone.kill();
 * phone = await openPhone({ profile: phone.profile });
 * await phone.page.goto(site.url);
 */
import { existsSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { findChromium } from '../scripts/browser';
import { startServer } from '../scripts/server';

export const tabs = ['Table', 'Map', 'Forces', 'Collection', 'Rules'] as const;
export type Tab = (typeof tabs)[number];

/** Debian's Chromium as root needs the second; the rest keep it from talking to anybody but this computer. */
export const flags = [
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

// Playwright tells of what a service worker asks for only when told to.
process.env.PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS = '1';

const built = join(import.meta.dirname, '../../dist');

export interface Site {
  /** The page's address, ending in the mount's slash. */
  readonly url: string;
  /** For opening the same origin again after `stop`. */
  readonly port: number;
  /** Every path asked for, in order. */
  readonly requests: readonly string[];
  /** Kills the server: open connections are cut and new ones refused. */
  stop(): Promise<void>;
}

/**
 * Serves a built folder on this computer.
 *
 * @param options.mount where it hangs, with a slash at both ends; `/` unless told.
 * @param options.port a free one unless told.
 * @param options.folder `dist/` unless told.
 * @throws when nothing is built.
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
  /** A profile folder to open again; a new one unless told. */
  readonly profile?: string;
  readonly colorScheme?: 'dark' | 'light';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** CSS pixels; 360×740 unless told. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** More command-line flags: a camera made of a file, say. */
  readonly flags?: readonly string[];
}

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly profile: string;
  /** Hosts asked for that are not this computer, by any page or worker. None can be reached. */
  readonly foreign: readonly string[];
  /** Errors that no page caught, and what the page's console called an error. */
  readonly errors: readonly string[];
  /** Closes it as a person would. The profile stays. */
  close(): Promise<void>;
  /** Ends the browser's process at once (SIGKILL), as when the battery dies. The profile stays. */
  kill(): Promise<void>;
}

/**
 * Opens a touch phone of 360×740 at two device pixels to one, on a blank page. Only this computer can be reached.
 *
 * @throws with one sentence when there is no Chromium.
 */
export async function openPhone(options: PhoneOptions = {}): Promise<Phone> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium: npx tsx test/scripts/browser.ts finds one.');
  const profile = options.profile ?? (await mkdtemp(join(tmpdir(), 'sidekick-phone-')));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...flags, ...(options.flags ?? [])],
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
  // With where it came from: what happens once in a while is to be found from one failure.
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
      process.kill(browserProcess(profile), 'SIGKILL');
      await closed;
    },
  };
}

/** Chromium's own lock in a profile it has open: a link to `host-process`. */
function browserProcess(profile: string): number {
  const target = readlinkSync(join(profile, 'SingletonLock'));
  return Number(target.slice(target.lastIndexOf('-') + 1));
}

/** Takes away a profile folder. The phone must be closed or killed. */
export async function forgetProfile(profile: string): Promise<void> {
  await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** Waits until the app is on the device and in charge of the page: from here the server may die. */
export async function untilOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** A tab of the tab bar, be it a link or a button. */
export function tab(page: Page, name: Tab): Locator {
  const bar = page.getByRole('navigation');
  return bar.getByRole('link', { name, exact: true }).or(bar.getByRole('button', { name, exact: true }));
}

/** Waits until the app stands: every tab is there to tap. */
export async function untilOpen(page: Page): Promise<void> {
  for (const name of tabs) await tab(page, name).waitFor({ state: 'visible', timeout: 10_000 });
}

/**
 * Keeps a picture of the screen where `SCREENSHOTS` names a folder; else does nothing.
 *
 * @param name the file's name without ending: `table-dark`.
 */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

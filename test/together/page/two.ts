/** Two browsers on the page of this folder, joined by codes that are passed by hand. */
import { rm } from 'node:fs/promises';
import { expect } from 'vitest';
import { openSite, type Site } from '../../browser/harness';
import { openChromium } from '../../engines/chromium';
import type { Browser, Plain } from '../../engines/engine';
import { until } from '../../engines/screen';
import { buildPage } from './build';
import type { PhonePage } from './page';

export const ENTRIES = 10_000;
export const JOIN_MS = 2000;
export const TAP_MS = 100;
export const TAPS = 60;

let folder: string;
let site: Site;
let phones: Browser[] = [];

export async function openPage(): Promise<void> {
  folder = await buildPage();
  site = await openSite({ folder });
}

export async function closePhones(): Promise<void> {
  for (const each of phones) {
    await each.close().catch(() => undefined);
    await rm(each.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  phones = [];
}

export async function closePage(): Promise<void> {
  await site?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
}

/**
 * Opens a Chromium that may also resolve names of the local network (`.local`), which browsers use for their addresses.
 */
export const openLocal = () =>
  openChromium(undefined, ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.local']);

export function call<Name extends keyof PhonePage>(
  browser: Browser,
  name: Name,
  ...args: Parameters<PhonePage[Name]>
): Promise<Awaited<ReturnType<PhonePage[Name]>>> {
  return browser.evaluate(
    (name: string, args: readonly Plain[]) =>
      (globalThis as unknown as { phone: Record<string, (...args: readonly Plain[]) => never> }).phone[name]?.(...args),
    name,
    args as readonly Plain[],
  ) as Promise<Awaited<ReturnType<PhonePage[Name]>>>;
}

export async function visit(browser: Browser): Promise<Browser> {
  phones.push(browser);
  await browser.goto(site.url);
  await until('the page', () => browser.evaluate(() => 'phone' in globalThis || undefined));
  return browser;
}

/**
 * Joins two browsers: `hub` shows a code, `guest` its answer. Returns the milliseconds from the answer's scan until
 * every entry has arrived.
 */
export async function joinBoth(hub: Browser, guest: Browser): Promise<number> {
  const offer = await call(hub, 'offer', 'Ana');
  expect(offer).toMatch(/^Join/);
  const answer = await call(guest, 'answer', offer, 'Bob');
  expect(answer).toMatch(/^Join/);
  const start = performance.now();
  expect(await call(hub, 'take', answer)).toBe('joined bobb');
  const open = performance.now() - start;
  await until('the game', async () => (await call(guest, 'told')).includes('caught up anna') || undefined);
  const all = performance.now() - start;
  console.log(`joined after ${Math.round(open)} ms, all there after ${Math.round(all)} ms`);
  return all;
}

export async function lagOf(from: Browser, person: string, to: Browser): Promise<number> {
  const lags: number[] = [];
  for (let at = 0; at < TAPS; at++) {
    const id = `${person}-tap-${at}`;
    const sent = await call(from, 'tap', person, id);
    const seen = await until(id, async () => (await call(to, 'seen'))[id]);
    lags.push(seen - sent);
  }
  return lags.sort((a, b) => a - b)[TAPS / 2] as number;
}

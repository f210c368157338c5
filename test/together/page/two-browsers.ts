/** Opens two browsers on the page of this folder. Codes are passed between the browsers by hand. */
import { rm } from 'node:fs/promises';
import { expect } from 'vitest';
import { openSite, type Site } from '../../browser/harness';
import { openChromium } from '../../engines/chromium';
import type { Browser, PageValue } from '../../engines/engine';
import { waitForValue } from '../../engines/screen';
import { buildPage } from './build';
import type { PhonePage } from './page';

export const ENTRY_COUNT = 10_000;
export const MAX_JOIN_MS = 2000;
export const MAX_TAP_LAG_MS = 100;
export const TAP_COUNT = 60;

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
 * Opens a Chromium that may also resolve names of the local network (`.local`), which browsers use instead of local
 * addresses.
 */
export const openLocalChromium = () =>
  openChromium(undefined, ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.local']);

export function callPageFunction<Name extends keyof PhonePage>(
  browser: Browser,
  name: Name,
  ...args: Parameters<PhonePage[Name]>
): Promise<Awaited<ReturnType<PhonePage[Name]>>> {
  return browser.evaluate(
    (name: string, args: readonly PageValue[]) =>
      (globalThis as unknown as { phone: Record<string, (...args: readonly PageValue[]) => never> }).phone[name]?.(
        ...args,
      ),
    name,
    args as readonly PageValue[],
  ) as Promise<Awaited<ReturnType<PhonePage[Name]>>>;
}

export async function openPhonePage(browser: Browser): Promise<Browser> {
  phones.push(browser);
  await browser.goto(site.url);
  await waitForValue('the page', () => browser.evaluate(() => 'phone' in globalThis || undefined));
  return browser;
}

/**
 * Joins two browsers: the hub shows an offer code, the guest an answer code. Returns the milliseconds from the scan of
 * the answer until every entry has arrived.
 */
export async function joinBrowsers(hub: Browser, guest: Browser): Promise<number> {
  const offer = await callPageFunction(hub, 'offer', 'Ana');
  expect(offer).toMatch(/^Join/);
  const answer = await callPageFunction(guest, 'answer', offer, 'Bob');
  expect(answer).toMatch(/^Join/);
  const start = performance.now();
  expect(await callPageFunction(hub, 'take', answer)).toBe('joined bobb');
  const open = performance.now() - start;
  await waitForValue(
    'the game',
    async () => (await callPageFunction(guest, 'told')).includes('caught up anna') || undefined,
  );
  const all = performance.now() - start;
  console.log(`joined after ${Math.round(open)} ms, all there after ${Math.round(all)} ms`);
  return all;
}

export async function measureLag(from: Browser, person: string, to: Browser): Promise<number> {
  const lags: number[] = [];
  for (let at = 0; at < TAP_COUNT; at++) {
    const id = `${person}-tap-${at}`;
    const sent = await callPageFunction(from, 'tap', person, id);
    const seen = await waitForValue(id, async () => (await callPageFunction(to, 'seen'))[id]);
    lags.push(seen - sent);
  }
  return lags.sort((a, b) => a - b)[TAP_COUNT / 2] as number;
}

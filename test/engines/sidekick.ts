/** What the tests of all engines do with the app, and read off it. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSite, type Site, type Tab, tabs } from '../browser/harness';
import { type Browser, engineAsked, openBrowser } from './engine';
import { PAUSE_MS, Screen, until } from './screen';

/** A browser with the app on it, and the server that it came from. */
export interface Visit {
  readonly site: Site;
  browser: Browser;
  screen: Screen;
}

/** Opens the app in a new profile and waits until it is on the device and in charge of the page. */
export async function visitOnce(): Promise<Visit> {
  const site = await openSite();
  const browser = await openBrowser();
  const visit = { site, browser, screen: new Screen(browser) };
  await browser.goto(site.url);
  await untilOpen(visit);
  await until('the worker is in charge', async () => {
    const state = await browser.evaluate(() => navigator.serviceWorker.controller?.state ?? null);
    return state === 'activated' || undefined;
  });
  return visit;
}

/** The browser dies and is started again with what it kept. */
export async function dieAndReturn(visit: Visit, url = visit.site.url): Promise<void> {
  await visit.browser.kill();
  await reopen(visit, url, visit.browser.profile);
}

/** Everything that the browser kept is taken away, as by its own settings or with a new phone. */
export async function wipe(visit: Visit): Promise<void> {
  await visit.browser.close();
  await rm(visit.browser.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  await reopen(visit, visit.site.url);
}

async function reopen(visit: Visit, url: string, profile?: string): Promise<void> {
  visit.browser = await openBrowser(profile);
  visit.screen = new Screen(visit.browser);
  await visit.browser.goto(url);
  await untilOpen(visit);
}

export async function leave(visit: Visit | undefined): Promise<void> {
  if (visit === undefined) return;
  // What stood there when a test gave up.
  await picture(visit, 'last').catch(() => undefined);
  await visit.browser.close().catch(() => undefined);
  await visit.site.stop();
  await rm(visit.browser.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

const bar = { role: 'navigation', name: /./ } as const;

/** Waits until every tab is there to tap. */
export async function untilOpen({ screen }: Visit): Promise<void> {
  for (const name of tabs) await screen.find('link', name, bar);
}

export async function openTab(visit: Visit, name: Tab): Promise<void> {
  await visit.screen.tap('link', name, bar);
  await expectScreen(visit, name);
}

/** Waits until a tab is the chosen one and its screen, loaded when first asked for, stands there whole. */
export async function expectScreen({ browser }: Visit, name: Tab): Promise<void> {
  await until(`the screen of ${name}`, async () => {
    const { current, words, busy, stopped } = await browser.evaluate(() => ({
      current: document.querySelector('nav [aria-current=page]')?.textContent ?? '',
      words: document.querySelector('main')?.innerText.trim() ?? '',
      busy: document.querySelectorAll('main [role=progressbar], main progress').length,
      stopped: document.body.innerText.includes('This screen failed'),
    }));
    if (stopped) throw new Error(words);
    return (current.includes(name) && words !== '' && busy === 0) || undefined;
  });
}

export async function startDemo({ screen }: Visit): Promise<void> {
  await screen.tap('button', 'New game');
  await screen.tap('button', /^Use the demo forces/);
  await screen.tap('button', /^Start/);
  await screen.tap('button', 'Ana goes first');
  await screen.tap('button', /^Start the game/);
  await screen.find('heading', 'Ana’s turn');
}

/** `Quarry|3`: each character's name and the click that its card shows. */
export async function cardsOf({ browser }: Visit): Promise<string[]> {
  return until('the cards of the table', async () => {
    const cards = await browser.evaluate(() => {
      // The sides after the first are drawn once that one is seen.
      if (document.querySelector('.lane:not(:has(.figure-card))')) return [];
      return [...document.querySelectorAll('.figure-card')].map(
        (card) => `${card.querySelector('.clip')?.textContent}|${card.querySelector('.ring-number')?.textContent}`,
      );
    });
    return cards.length > 0 ? cards : undefined;
  });
}

/** Every line of the log from the first on, as its sheet lists them. */
export async function logOf({ screen }: Visit): Promise<string[]> {
  await screen.tap('button', 'Game menu');
  await screen.tap('button', 'Game log');
  await until('the log', async () => (await screen.texts('.log-row')).length > 0 || undefined);
  while ((await screen.count('button', /^Show earlier/)) > 0) await screen.tap('button', /^Show earlier/);
  const lines = await screen.texts('.log-words');
  const sheet = { role: 'dialog', name: 'Game log' };
  const isOpen = async () => (await screen.count(sheet.role, sheet.name)) > 0;
  while (await isOpen()) {
    // While its lines come the sheet grows, and a tap may miss.
    await screen.tap('button', 'Close', sheet);
    for (let look = 0; look < 40 && (await isOpen()); look++) await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  return lines.reverse();
}

/** Keeps a picture of the window where `SCREENSHOTS` names a folder; else does nothing. */
export async function picture({ browser }: Visit, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${engineAsked()}-${name}.png`), await browser.picture());
}

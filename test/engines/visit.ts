/** Functions that operate the app and read its screens, for the tests in all engines. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSite, type Site, TAB_NAMES, type TabName } from '../browser/harness';
import { type Browser, openBrowser, readEngineName } from './engine';
import { PAUSE_MS, Screen, waitForValue } from './screen';

/** A browser with the app open, and the server of the app. */
export interface Visit {
  readonly site: Site;
  browser: Browser;
  screen: Screen;
}

/** Opens the app in a new profile. Waits until the service worker has stored the app and controls the page. */
export async function openVisit(): Promise<Visit> {
  const site = await openSite();
  const browser = await openBrowser();
  const visit = { site, browser, screen: new Screen(browser) };
  await browser.goto(site.url);
  await waitForTabs(visit);
  await waitForValue('the worker is in charge', async () => {
    const state = await browser.evaluate(() => navigator.serviceWorker.controller?.state ?? null);
    return state === 'activated' || undefined;
  });
  return visit;
}

/** Kills the browser and reopens the app with the same profile. */
export async function killAndReopen(visit: Visit, url = visit.site.url): Promise<void> {
  await visit.browser.kill();
  await reopen(visit, url, visit.browser.profile);
}

/** Deletes the browser’s data and reopens the app as on a new device. */
export async function wipeProfile(visit: Visit): Promise<void> {
  await visit.browser.close();
  await rm(visit.browser.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  await reopen(visit, visit.site.url);
}

async function reopen(visit: Visit, url: string, profile?: string): Promise<void> {
  visit.browser = await openBrowser(profile);
  visit.screen = new Screen(visit.browser);
  await visit.browser.goto(url);
  await waitForTabs(visit);
}

export async function closeVisit(visit: Visit | undefined): Promise<void> {
  if (visit === undefined) return;
  // Saves the screen at the end of the test, to explain a failure.
  await saveScreenshot(visit, 'last').catch(() => undefined);
  await visit.browser.close().catch(() => undefined);
  await visit.site.stop();
  await rm(visit.browser.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

const bar = { role: 'navigation', name: /./ } as const;

/** Waits until the page has all tabs. */
export async function waitForTabs({ screen }: Visit): Promise<void> {
  for (const name of TAB_NAMES) await screen.find('link', name, bar);
}

export async function openTab(visit: Visit, name: TabName): Promise<void> {
  await visit.screen.tap('link', name, bar);
  await expectScreen(visit, name);
}

/** Waits until a tab is selected and its screen has loaded. */
export async function expectScreen({ browser }: Visit, name: TabName): Promise<void> {
  await waitForValue(`the screen of ${name}`, async () => {
    const {
      current,
      words: text,
      busy,
      stopped,
    } = await browser.evaluate(() => ({
      current: document.querySelector('nav [aria-current=page]')?.textContent ?? '',
      words: document.querySelector('main')?.innerText.trim() ?? '',
      busy: document.querySelectorAll('main [role=progressbar], main progress').length,
      stopped: document.body.innerText.includes('This screen failed'),
    }));
    if (stopped) throw new Error(text);
    return (current.includes(name) && text !== '' && busy === 0) || undefined;
  });
}

export async function startQuickDemo({ screen }: Visit): Promise<void> {
  await screen.tap('button', 'New game');
  await screen.tap('button', /^Use the demo forces/);
  await screen.tap('button', /^Start/);
  await screen.tap('button', 'Ana goes first');
  await screen.tap('button', /^Start the game/);
  await screen.find('heading', 'Ana’s turn');
}

/** Lists each figure’s name with the click on its card: `Quarry|3`. */
export async function listCardClicks({ browser }: Visit): Promise<string[]> {
  return waitForValue('the cards of the table', async () => {
    const cards = await browser.evaluate(() => {
      // Lanes after the first are drawn in a later frame.
      if (document.querySelector('.lane:not(:has(.figure-card))')) return [];
      return [...document.querySelectorAll('.figure-card')].map(
        (card) => `${card.querySelector('.clip')?.textContent}|${card.querySelector('.ring-number')?.textContent}`,
      );
    });
    return cards.length > 0 ? cards : undefined;
  });
}

/** Lists all lines of the game log, from the oldest. */
export async function readLogLines({ screen }: Visit): Promise<string[]> {
  await screen.tap('button', 'Game menu');
  await screen.tap('button', 'Game log');
  await waitForValue('the log', async () => (await screen.texts('.log-row')).length > 0 || undefined);
  while ((await screen.count('button', /^Show earlier/)) > 0) await screen.tap('button', /^Show earlier/);
  const lines = await screen.texts('.log-words');
  const sheet = { role: 'dialog', name: 'Game log' };
  const isOpen = async () => (await screen.count(sheet.role, sheet.name)) > 0;
  while (await isOpen()) {
    // The sheet grows while lines load, so a tap may miss its button.
    await screen.tap('button', 'Close', sheet);
    for (let look = 0; look < 40 && (await isOpen()); look++) await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  return lines.reverse();
}

/** Saves a screenshot if `SCREENSHOTS` names a folder; otherwise does nothing. */
export async function saveScreenshot({ browser }: Visit, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${readEngineName()}-${name}.png`), await browser.screenshot());
}

/** Steps on the Table tab and readings of its screen, by touch. */
import type { Locator, Page } from 'playwright';

/** Makes a seeded generator of numbers from 0 to 1, so that a failed test can be repeated. */
export function makeSeededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export async function chooseMap(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Map .* Change$/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Choose the map' });
  await sheet.getByRole('button', { name: new RegExp(`^${name}`) }).tap();
  await sheet.waitFor({ state: 'detached' });
}

/** Starts a game of the demo forces. No figure is on the map yet, and the app asks which player goes first. */
export async function setUpDemoGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).tap();
  await page.getByRole('button', { name: /^Use the demo forces/ }).tap();
  await page.getByRole('button', { name: /^Start/ }).tap();
  await page.getByRole('button', { name: 'Ana goes first' }).waitFor();
}

export async function beginDemoGame(page: Page): Promise<void> {
  await setUpDemoGame(page);
  await letAnaGoFirst(page);
}

/**
 * Makes Ana the first player and skips the rest of the setup. In released versions the first tap already starts the
 * game.
 */
export async function letAnaGoFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ana goes first', exact: true }).tap();
  const start = page.getByRole('button', { name: /^Start the game/ });
  const turn = page.getByRole('heading', { name: 'Ana’s turn' });
  await start.or(turn).first().waitFor();
  if (await start.isVisible()) await start.tap();
  await turn.waitFor();
}

/** Lists each figure’s name with the click on its card. */
export function readFigureCards(page: Page): Promise<string[]> {
  return page
    .locator('.figure-card')
    .evaluateAll((cards) =>
      cards.map(
        (card) => `${card.querySelector('.clip')?.textContent}|${card.querySelector('.ring-number')?.textContent}`,
      ),
    );
}

export function findOpenSheet(page: Page): Locator {
  return page.getByRole('dialog');
}

/** Opens the game log, lists its lines from the oldest, and closes the log. */
export async function readLog(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await findOpenSheet(page).getByRole('button', { name: 'Game log' }).tap();
  await page.locator('.log-row').first().waitFor();
  const earlier = findOpenSheet(page).getByRole('button', { name: /^Show earlier/ });
  while ((await earlier.count()) > 0) await earlier.evaluate((button: HTMLElement) => button.click());
  const lines = await page
    .locator('.log-row')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('.log-words, .log-details')].map((part) => part.textContent).join(' · '),
      ),
    );
  await findOpenSheet(page).getByRole('button', { name: 'Close', exact: true }).tap();
  await findOpenSheet(page).waitFor({ state: 'detached' });
  return lines.reverse();
}

const CLICK = /^(?<name>.+) (?<how>takes|heals) 1 click$/;

/** Lists the name and click that a card must show after each log line with a click of damage or healing: `Quarry|3`. */
export function listLoggedClicks(lines: readonly string[]): string[] {
  const clicks = new Map<string, number>();
  return lines.flatMap((line) => {
    const told = CLICK.exec(line)?.groups;
    if (!told) return [];
    const name = told.name as string;
    const before = clicks.get(name) ?? 1;
    // A quick tap may heal a figure that is already on its first click, which changes nothing.
    const click = Math.max(1, before + (told.how === 'takes' ? 1 : -1));
    clicks.set(name, click);
    return click === before ? [] : [`${name}|${click}`];
  });
}

/** What the tests of the Table tab do by touch, and read off the screen. */
import type { Locator, Page } from 'playwright';

/** A seeded source of numbers from 0 up to 1, so that a test that failed can be played again. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Another map for the game that is being set up, chosen by its picture. */
export async function chooseMap(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Map .* Change$/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Choose the map' });
  await sheet.getByRole('button', { name: new RegExp(`^${name}`) }).tap();
  await sheet.waitFor({ state: 'detached' });
}

/** A game of the demo forces from its beginning: nobody on the map, and who goes first is asked. */
export async function newDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).tap();
  await page.getByRole('button', { name: /^Use the demo forces/ }).tap();
  await page.getByRole('button', { name: /^Start/ }).tap();
  await page.getByRole('button', { name: 'Ana goes first' }).waitFor();
}

export async function startDemo(page: Page): Promise<void> {
  await newDemo(page);
  await goFirst(page);
}

/** Ana goes first, and the rest of the setup is left out; released versions begin at the first tap. */
export async function goFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ana goes first', exact: true }).tap();
  const start = page.getByRole('button', { name: /^Start the game/ });
  const turn = page.getByRole('heading', { name: 'Ana’s turn' });
  await start.or(turn).first().waitFor();
  if (await start.isVisible()) await start.tap();
  await turn.waitFor();
}

/** Each character's name and the click that its card shows. */
export function cardsOf(page: Page): Promise<string[]> {
  return page
    .locator('.figure-card')
    .evaluateAll((cards) =>
      cards.map(
        (card) => `${card.querySelector('.clip')?.textContent}|${card.querySelector('.ring-number')?.textContent}`,
      ),
    );
}

export function sheetOf(page: Page): Locator {
  return page.getByRole('dialog');
}

/** Every line of the log from the first on, as its sheet lists them; the sheet is closed again. */
export async function logOf(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await sheetOf(page).getByRole('button', { name: 'Game log' }).tap();
  await page.locator('.log-row').first().waitFor();
  const earlier = sheetOf(page).getByRole('button', { name: /^Show earlier/ });
  while ((await earlier.count()) > 0) await earlier.evaluate((button: HTMLElement) => button.click());
  const lines = await page.locator('.log-words').evaluateAll((rows) => rows.map((row) => row.textContent ?? ''));
  await sheetOf(page).getByRole('button', { name: 'Close', exact: true }).tap();
  await sheetOf(page).waitFor({ state: 'detached' });
  return lines.reverse();
}

const CLICK = /^(?<name>.+) (?<how>takes|heals) 1 click$/;

/** What the cards must show after each line that turned a dial, in order: `Quarry|3`. */
export function clicksTold(lines: readonly string[]): string[] {
  const clicks = new Map<string, number>();
  return lines.flatMap((line) => {
    const told = CLICK.exec(line)?.groups;
    if (!told) return [];
    const name = told.name as string;
    const before = clicks.get(name) ?? 1;
    // A tap made while the one before it was still on its way may ask to heal at the start of the dial.
    const click = Math.max(1, before + (told.how === 'takes' ? 1 : -1));
    clicks.set(name, click);
    return click === before ? [] : [`${name}|${click}`];
  });
}

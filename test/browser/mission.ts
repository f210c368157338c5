/** Steps of mission tests, by touch. */
import type { Page } from 'playwright';
import { tapSquare } from './board';
import { tab } from './harness';
import { sheetOf } from './table';

/** Reads both Command Dials, the mastermind's first. */
export async function dialsOf(page: Page): Promise<number[]> {
  const shown = await page.locator('.dial-turn output .number').allInnerTexts();
  return shown.map((text) => Number.parseInt(text, 10));
}

/** Chooses a figure by the name on its card. */
export async function choose(page: Page, name: string): Promise<void> {
  const card = page.locator('.figure-card').filter({ hasText: name }).first();
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.tap();
}

/** Waits for the heading of a phase or of the acting figure. */
export function now(page: Page, what: string): Promise<void> {
  return page.getByRole('heading', { name: what }).waitFor();
}

/** Proceeds to a phase and waits for it. */
export async function phase(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).tap();
  await now(page, name);
}

/** Begins a figure's activation. `unit` is its own name or that of its group. */
export async function gain(page: Page, name: string, unit = name): Promise<void> {
  await choose(page, name);
  await page.getByRole('button', { name: /^Gain AP/ }).tap();
  await now(page, `${unit} acts`);
}

export async function endActivation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End activation' }).tap();
  await page.getByRole('button', { name: 'End activation' }).waitFor({ state: 'detached' });
}

/** Moves the chosen figure to a square of the map and returns to the Table. Returns the points that the move cost. */
export async function moveTo(page: Page, square: string): Promise<number> {
  await page.getByRole('button', { name: /^Move \d/ }).tap();
  return walkTo(page, square);
}

/** Does the same when the map is already open for it. */
export async function walkTo(page: Page, square: string): Promise<number> {
  await page.getByRole('radio', { name: 'Move' }).waitFor();
  // The map takes a moment to appear.
  await page.waitForTimeout(250);
  await tapSquare(page, square);
  const answer = page.getByRole('region', { name: 'Answer' });
  const points = Number.parseInt(await answer.locator('.answer-number').first().innerText(), 10);
  await answer.getByRole('button', { name: /^Move here/ }).tap();
  await answer.waitFor({ state: 'detached' });
  await tab(page, 'Table').tap();
  return points;
}

/** Taps an action in the "More actions" sheet. */
export async function more(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).tap();
  await sheetOf(page).getByRole('button', { name: button }).tap();
}

/** Destroys or interacts with a nearby door, wall or object. */
export async function useThing(page: Page, deed: 'Destroy' | 'Interact', thing: RegExp): Promise<void> {
  await more(page, new RegExp(`^${deed}`));
  await sheetOf(page).getByRole('button', { name: thing }).first().tap();
  await sheetOf(page)
    .getByRole('button', { name: new RegExp(`^${deed} `) })
    .tap();
  await sheetOf(page).waitFor({ state: 'detached' });
}

/** Declares an attack of the chosen figure and chooses its target. */
export async function aimAt(page: Page, button: RegExp, target: string): Promise<void> {
  await page.getByRole('button', { name: button }).tap();
  await sheetOf(page)
    .getByRole('button', { name: new RegExp(`^${target}`) })
    .tap();
}

/** Records the attack on the sheet. Returns the wounds that it deals. */
export async function deal(page: Page): Promise<number> {
  const button = sheetOf(page).getByRole('button', { name: /^Deal/ });
  const wounds = Number.parseInt((await button.innerText()).replace(/\D+/, ''), 10);
  await button.tap();
  return wounds;
}

/** Puts each new wound into the first free slot. */
export async function placeWounds(page: Page, count: number): Promise<void> {
  const free = sheetOf(page).getByRole('button', { name: /: free$/ });
  for (let placed = 0; placed < count; placed++) {
    const left = await free.count();
    await free.first().tap();
    // The last one closes the sheet.
    await page.waitForFunction(
      (before) => document.querySelectorAll('.slot-buttons [aria-pressed="false"]').length < before,
      left,
    );
  }
}

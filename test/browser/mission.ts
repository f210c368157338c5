/** What the tests of a mission do by touch. */
import type { Page } from 'playwright';
import { tapSquare } from './board';
import { tab } from './harness';
import { sheetOf } from './table';

/** What both Command Dials show, the mastermind's first. */
export async function dialsOf(page: Page): Promise<number[]> {
  const shown = await page.locator('.dial-turn output .number').allInnerTexts();
  return shown.map((text) => Number.parseInt(text, 10));
}

/** Chooses a figure by what its card begins with. */
export async function choose(page: Page, name: string): Promise<void> {
  const card = page.locator('.figure-card').filter({ hasText: name }).first();
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.tap();
}

/** The heading that says what goes on: a phase, or who acts. */
export function now(page: Page, what: string): Promise<void> {
  return page.getByRole('heading', { name: what }).waitFor();
}

/** Goes on to a phase, and waits for it. */
export async function phase(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).tap();
  await now(page, name);
}

/** Begins the activation of a figure for points. `unit` is its own name, or that of its group. */
export async function gain(page: Page, name: string, unit = name): Promise<void> {
  await choose(page, name);
  await page.getByRole('button', { name: /^Gain AP/ }).tap();
  await now(page, `${unit} acts`);
}

export async function endActivation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End activation' }).tap();
  await page.getByRole('button', { name: 'End activation' }).waitFor({ state: 'detached' });
}

/** Moves the chosen figure to a square of the map and comes back to the Table; the points that the map asked for it. */
export async function moveTo(page: Page, square: string): Promise<number> {
  await page.getByRole('button', { name: /^Move \d/ }).tap();
  return walkTo(page, square);
}

/** The same once the map is open for it. */
export async function walkTo(page: Page, square: string): Promise<number> {
  await page.getByRole('radio', { name: 'Move' }).waitFor();
  // The map comes into view in a moment of its own.
  await page.waitForTimeout(250);
  await tapSquare(page, square);
  const answer = page.getByRole('region', { name: 'Answer' });
  const points = Number.parseInt(await answer.locator('.answer-number').first().innerText(), 10);
  await answer.getByRole('button', { name: /^Move here/ }).tap();
  await answer.waitFor({ state: 'detached' });
  await tab(page, 'Table').tap();
  return points;
}

/** Opens one of the deeds that are not under the thumb. */
export async function more(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).tap();
  await sheetOf(page).getByRole('button', { name: button }).tap();
}

/** A door, a wall or an object at hand, destroyed or dealt with. */
export async function useThing(page: Page, deed: 'Destroy' | 'Interact', thing: RegExp): Promise<void> {
  await more(page, new RegExp(`^${deed}`));
  await sheetOf(page).getByRole('button', { name: thing }).first().tap();
  await sheetOf(page)
    .getByRole('button', { name: new RegExp(`^${deed} `) })
    .tap();
  await sheetOf(page).waitFor({ state: 'detached' });
}

/** Declares an attack of the chosen figure, as its button calls it, and aims it. */
export async function aimAt(page: Page, button: RegExp, target: string): Promise<void> {
  await page.getByRole('button', { name: button }).tap();
  await sheetOf(page)
    .getByRole('button', { name: new RegExp(`^${target}`) })
    .tap();
}

/** Records the attack on the sheet; the wounds that it deals. */
export async function deal(page: Page): Promise<number> {
  const button = sheetOf(page).getByRole('button', { name: /^Deal/ });
  const wounds = Number.parseInt((await button.innerText()).replace(/\D+/, ''), 10);
  await button.tap();
  return wounds;
}

/** Puts every wound that waits into the first slot that is free. */
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

/** Steps of mission tests, by touch. */
import type { Page } from 'playwright';
import { tapSquare } from './board';
import { findTab } from './harness';
import { findOpenSheet } from './table-steps';

/** Reads both Command Dials, the mastermind's first. */
export async function readCommandDials(page: Page): Promise<number[]> {
  const shown = await page.locator('.dial-turn output .number').allInnerTexts();
  return shown.map((text) => Number.parseInt(text, 10));
}

/** Chooses a figure by the name on its card. */
export async function chooseFigure(page: Page, name: string): Promise<void> {
  const card = page.locator('.figure-card').filter({ hasText: name }).first();
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.tap();
}

/** Waits for the heading of a phase or of the acting figure. */
export function waitForTurnHeading(page: Page, what: string): Promise<void> {
  return page.getByRole('heading', { name: what }).waitFor();
}

/** Proceeds to a phase and waits for it. */
export async function goToPhase(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).tap();
  await waitForTurnHeading(page, name);
}

/** Begins a figure's activation. `unit` is its own name or that of its group. */
export async function tapGainPoints(page: Page, name: string, unit = name): Promise<void> {
  await chooseFigure(page, name);
  await page.getByRole('button', { name: /^Gain AP/ }).tap();
  await waitForTurnHeading(page, `${unit} acts`);
}

export async function tapEndActivation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End activation' }).tap();
  await page.getByRole('button', { name: 'End activation' }).waitFor({ state: 'detached' });
}

/** Moves the chosen figure to a square of the map and returns to the Table. Returns the points that the move cost. */
export async function moveFigureTo(page: Page, square: string): Promise<number> {
  await page.getByRole('button', { name: /^Move \d/ }).tap();
  return tapDestination(page, square);
}

/** Does the same when the map is already open for it. */
export async function tapDestination(page: Page, square: string): Promise<number> {
  await page.getByRole('radio', { name: 'Move' }).waitFor();
  // The map takes a moment to appear.
  await page.waitForTimeout(250);
  await tapSquare(page, square);
  const answer = page.getByRole('region', { name: 'Answer' });
  const points = Number.parseInt(await answer.locator('.answer-number').first().innerText(), 10);
  await answer.getByRole('button', { name: /^Move here/ }).tap();
  await answer.waitFor({ state: 'detached' });
  await findTab(page, 'Table').tap();
  return points;
}

/** Taps an action in the "More actions" sheet. */
export async function tapInMoreActions(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).tap();
  await findOpenSheet(page).getByRole('button', { name: button }).tap();
}

/** Destroys or interacts with a nearby door, wall or object. */
export async function useThing(page: Page, deed: 'Destroy' | 'Interact', thing: RegExp): Promise<void> {
  await tapInMoreActions(page, new RegExp(`^${deed}`));
  await findOpenSheet(page).getByRole('button', { name: thing }).first().tap();
  await findOpenSheet(page)
    .getByRole('button', { name: new RegExp(`^${deed} `) })
    .tap();
  await findOpenSheet(page).waitFor({ state: 'detached' });
}

/** Declares an attack of the chosen figure and chooses its target. */
export async function declareAttack(page: Page, button: RegExp, target: string): Promise<void> {
  await page.getByRole('button', { name: button }).tap();
  await findOpenSheet(page)
    .getByRole('button', { name: new RegExp(`^${target}`) })
    .tap();
}

/** Records the attack on the sheet. Returns the wounds that it deals. */
export async function dealWounds(page: Page): Promise<number> {
  const button = findOpenSheet(page).getByRole('button', { name: /^Deal/ });
  const wounds = Number.parseInt((await button.innerText()).replace(/\D+/, ''), 10);
  await button.tap();
  return wounds;
}

/** Puts each new wound into the first free slot. */
export async function placeWounds(page: Page, count: number): Promise<void> {
  const free = findOpenSheet(page).getByRole('button', { name: /: free$/ });
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

/** Steps of mission tests, by touch. */
import type { Page } from 'playwright';
import { tapSquare } from './board';
import { findTab } from './harness';
import { findOpenSheet } from './table-steps';

/** Reads both Command Dials, with the mastermind’s first. */
export async function readCommandDials(page: Page): Promise<number[]> {
  const shown = await page.locator('.dial-turn output .number').allInnerTexts();
  return shown.map((text) => Number.parseInt(text, 10));
}

export async function chooseFigure(page: Page, name: string): Promise<void> {
  const card = page.locator('.figure-card').filter({ hasText: name }).first();
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.tap();
}

/** Waits for a heading: the name of a phase, or the acting figure. */
export function waitForTurnHeading(page: Page, what: string): Promise<void> {
  return page.getByRole('heading', { name: what }).waitFor();
}

/** Taps the button of a phase and waits until the phase has started. */
export async function goToPhase(page: Page, name: string): Promise<void> {
  // A second tap on the place of a sheet that has just closed would be dropped as a bounce.
  await page.waitForTimeout(300);
  await page.getByRole('button', { name, exact: true }).tap();
  await waitForTurnHeading(page, name);
}

/** Begins a round in its Mastermind phase. After a stage, passes the sheet that asks for the open tasks of the stage. */
export async function goToRound(page: Page, round: number): Promise<void> {
  const name = new RegExp(`^Start round ${round}(?!\\d)`);
  await page.getByRole('button', { name }).tap();
  const next = findOpenSheet(page).getByRole('button', { name });
  const begun = page.locator('header').getByText(new RegExp(`round ${round}(?!\\d)`));
  await next.or(begun).first().waitFor();
  if (await next.isVisible()) await next.tap();
  await begun.waitFor();
  await waitForTurnHeading(page, 'Mastermind phase');
}

/** Starts a figure’s activation. `unit` is the name in the heading: the figure’s or that of its group. */
export async function tapGainActionPoints(page: Page, name: string, unit = name): Promise<void> {
  await chooseFigure(page, name);
  await page.getByRole('button', { name: /^Gain AP/ }).tap();
  await waitForTurnHeading(page, `${unit} acts`);
}

export async function tapEndActivation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End activation' }).tap();
  await page.getByRole('button', { name: 'End activation' }).waitFor({ state: 'detached' });
}

/** Moves the selected figure to a square of the map and returns to the Table. Returns the points that the move cost. */
export async function moveFigureTo(page: Page, square: string): Promise<number> {
  await page.getByRole('button', { name: /^Move \d/ }).tap();
  return tapDestination(page, square);
}

/**
 * Taps the destination of a move on the open map, confirms the move and returns to the Table. Returns the points that
 * the move cost.
 */
export async function tapDestination(page: Page, square: string): Promise<number> {
  await page.getByRole('radio', { name: 'Move' }).waitFor();
  // Waits until the map has appeared.
  await page.waitForTimeout(250);
  await tapSquare(page, square);
  const answer = page.getByRole('region', { name: 'Answer' });
  const points = Number.parseInt(await answer.locator('.answer-number').first().innerText(), 10);
  await answer.getByRole('button', { name: /^Move here/ }).tap();
  await answer.waitFor({ state: 'detached' });
  await findTab(page, 'Table').tap();
  return points;
}

export async function tapInMoreActions(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).tap();
  await findOpenSheet(page).getByRole('button', { name: button }).tap();
}

/** Destroys a nearby door, wall or object, or interacts with one. */
export async function destroyOrInteract(page: Page, deed: 'Destroy' | 'Interact', thing: RegExp): Promise<void> {
  await tapInMoreActions(page, new RegExp(`^${deed}`));
  await findOpenSheet(page).getByRole('button', { name: thing }).first().tap();
  await findOpenSheet(page)
    .getByRole('button', { name: new RegExp(`^${deed} `) })
    .tap();
  await findOpenSheet(page).waitFor({ state: 'detached' });
}

export async function declareAttack(page: Page, button: RegExp, target: string): Promise<void> {
  await page.getByRole('button', { name: button }).tap();
  await findOpenSheet(page)
    .getByRole('button', { name: new RegExp(`^${target}`) })
    .tap();
}

/** Records the attack of the open sheet and returns its wounds. */
export async function recordOpenAttack(page: Page): Promise<number> {
  const button = findOpenSheet(page).getByRole('button', { name: /^Deal/ });
  const wounds = Number.parseInt((await button.innerText()).replace(/\D+/, ''), 10);
  await button.tap();
  return wounds;
}

/** Places wounds, each in the first free slot. */
export async function placeWounds(page: Page, count: number): Promise<void> {
  const free = findOpenSheet(page).getByRole('button', { name: /: free$/ });
  for (let placed = 0; placed < count; placed++) {
    const left = await free.count();
    await free.first().tap();
    // The last wound closes the sheet.
    await page.waitForFunction(
      (before) => document.querySelectorAll('.slot-buttons [aria-pressed="false"]').length < before,
      left,
    );
  }
}

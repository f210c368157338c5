/** Steps for tests of full missions: rounds, and the cards of scenarios. */
import type { Page } from 'playwright';
import { takeScreenshot } from './harness';
import { declareAttack, goToPhase, goToRound } from './mission-steps';
import { findOpenSheet } from './table-steps';

export const findScenarioCard = (page: Page, scenario: string) => page.getByRole('article', { name: scenario });

/** Raises the heroes’ Command Dial by a number of points. */
export async function raiseCommandDial(page: Page, by: number): Promise<void> {
  const more = page.getByRole('button', { name: /^Increase .*Heroes/ });
  for (let turned = 0; turned < by; turned++) await more.tap();
}

/**
 * Plays the rounds from `first` to `last`.
 * @param heroes steps of the Hero phase, by round; other phases and rounds have no actions
 */
export async function playRounds(
  page: Page,
  first: number,
  last: number,
  heroes: Readonly<Record<number, () => Promise<void>>> = {},
): Promise<void> {
  for (let round = first; round <= last; round++) {
    await goToRound(page, round);
    await goToPhase(page, 'Hero phase');
    await heroes[round]?.();
    if (round % 4 === 0) await goToPhase(page, 'End phase');
  }
}

/** Attacks a token once, in the sheet of the attack. */
export async function attackToken(page: Page, token: string): Promise<void> {
  await declareAttack(page, /^Melee attack/, token);
  await findOpenSheet(page).getByText('against strength 4').waitFor();
  await takeScreenshot(page, `won-strike-${token}`.replaceAll(' ', '-'));
  await findOpenSheet(page).getByRole('button', { name: 'Strike it' }).tap();
  await findOpenSheet(page).waitFor({ state: 'detached' });
}

/** Reads the progress of a scenario’s only objective. */
export const readProgress = (page: Page, scenario: string) =>
  findScenarioCard(page, scenario).locator('li strong').textContent();

export async function confirmOutcome(
  page: Page,
  scenario: string,
  outcome: 'Succeeded' | 'Failed',
  reward: string,
): Promise<void> {
  await findScenarioCard(page, scenario)
    .getByRole('button', { name: `${outcome} ${reward}` })
    .tap();
  await findScenarioCard(page, scenario).getByText(`${outcome}: ${reward}`).waitFor();
}

export async function turnCardFaceUp(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: /^Face-down cards/ }).tap();
  await findOpenSheet(page)
    .getByRole('button', { name: `Turn ${card} face up` })
    .tap();
  await findOpenSheet(page).waitFor({ state: 'detached' });
}

/** Steps of tests that play whole missions: rounds, and the cards of scenarios. */
import type { Page } from 'playwright';
import { screenshot } from './harness';
import { aimAt, now, phase } from './mission';
import { sheetOf } from './table';

/** Locates a scenario on the Table. */
export const cardOf = (page: Page, scenario: string) => page.getByRole('article', { name: scenario });

/** Turns the heroes' dial up by a number of points for their next activation. */
export async function turnDial(page: Page, by: number): Promise<void> {
  const more = page.getByRole('button', { name: /^Increase .*Heroes/ });
  for (let turned = 0; turned < by; turned++) await more.tap();
}

/** Plays rounds from `first` to `last`, in which only the heroes act as given. */
export async function rounds(
  page: Page,
  first: number,
  last: number,
  heroes: Readonly<Record<number, () => Promise<void>>> = {},
): Promise<void> {
  for (let round = first; round <= last; round++) {
    await page.getByRole('button', { name: `Round ${round}`, exact: true }).tap();
    await now(page, 'Command phase');
    await phase(page, 'Mastermind phase');
    await phase(page, 'Hero phase');
    await heroes[round]?.();
    await phase(page, 'End phase');
  }
}

/** Attacks a token once, with the sheet of the attack. */
export async function strikeToken(page: Page, token: string): Promise<void> {
  await aimAt(page, /^Melee attack/, token);
  await sheetOf(page).getByText('against strength 4').waitFor();
  await screenshot(page, `won-strike-${token}`.replaceAll(' ', '-'));
  await sheetOf(page).getByRole('button', { name: 'Strike it' }).tap();
  await sheetOf(page).waitFor({ state: 'detached' });
}

/** Reads the progress of a card's only objective. */
export const progress = (page: Page, scenario: string) => cardOf(page, scenario).locator('li strong').textContent();

export async function confirm(
  page: Page,
  scenario: string,
  outcome: 'Succeeded' | 'Failed',
  reward: string,
): Promise<void> {
  await cardOf(page, scenario)
    .getByRole('button', { name: `${outcome} ${reward}` })
    .tap();
  await cardOf(page, scenario).getByText(`${outcome}: ${reward}`).waitFor();
}

export async function turnUp(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: /^Face-down cards/ }).tap();
  await sheetOf(page)
    .getByRole('button', { name: `Turn ${card} face up` })
    .tap();
  await sheetOf(page).waitFor({ state: 'detached' });
}

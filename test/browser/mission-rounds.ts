/** What the tests of whole missions do round by round, and with the cards of its scenarios. */
import type { Page } from 'playwright';
import { screenshot } from './harness';
import { aimAt, now, phase } from './mission';
import { sheetOf } from './table';

/** A scenario as the Table shows it. */
export const cardOf = (page: Page, scenario: string) => page.getByRole('article', { name: scenario });

/** Points for the heroes' next activation, by the button of their dial. */
export async function turnDial(page: Page, by: number): Promise<void> {
  const more = page.getByRole('button', { name: /^Increase .*Heroes/ });
  for (let turned = 0; turned < by; turned++) await more.tap();
}

/** Every round from `first` to `last` without anybody acting, but for what the heroes do. */
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

/** One attack on a token, chosen on the sheet of the attack. */
export async function strikeToken(page: Page, token: string): Promise<void> {
  await aimAt(page, /^Melee attack/, token);
  await sheetOf(page).getByText('against strength 4').waitFor();
  await screenshot(page, `won-strike-${token}`.replaceAll(' ', '-'));
  await sheetOf(page).getByRole('button', { name: 'Strike it' }).tap();
  await sheetOf(page).waitFor({ state: 'detached' });
}

/** What the section says of the only objective of a card. */
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

/** What the tests of missions and campaigns do by touch. */
import type { Page } from 'playwright';
import { sheetOf } from './table';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();

/** From the games: a new campaign, open at its first mission. */
export async function beginCampaign(page: Page, name: string): Promise<void> {
  await press(page, /^Campaigns/);
  await press(page, 'New campaign');
  await page.getByRole('textbox', { name: 'Name of the campaign' }).fill(name);
  await press(page, 'Begin the campaign');
  await page.getByText('Mission 1 of 6 is next').waitFor();
}

/** Who comes; all else is chosen by the app. */
export interface Teams {
  readonly unitPoints: 2 | 3 | 4;
  /** The beginning of each name in its list, with the points of henchmen: `Tollmen 1 point`. */
  readonly mastermind: readonly string[];
  readonly heroes: readonly string[];
}

/** From an open campaign whose next mission is due: sets it up with these teams, or with whom the app chooses, and begins it. */
export async function setUpMission(page: Page, teams: Teams | null = null): Promise<void> {
  await press(page, /^Set up mission/);
  if (teams) {
    await press(page, /^The mastermind’s team/);
    await page.locator('label', { hasText: `${teams.unitPoints} points` }).tap();
    for (const name of teams.mastermind) await press(page, new RegExp(`^${name}`));
    await press(page, 'Done');
    await page.getByRole('heading', { name: /The heroes$/ }).waitFor();
    for (const name of teams.heroes) await press(page, new RegExp(`^${name}`));
    await press(page, 'All steps');
  }
  await press(page, /^Choose for us/);
  await press(page, /^Start the mission/);
  await page.getByRole('button', { name: 'Game menu' }).waitFor();
}

/** Ends the open game by its menu, and records its points in the campaign by one tap. */
export async function endAndRecord(page: Page): Promise<void> {
  await press(page, 'Game menu');
  await sheetOf(page)
    .getByRole('button', { name: /^End the game/ })
    .tap();
  await press(page, /^Record in the campaign/);
  await page.getByRole('region', { name: 'Heroes' }).waitFor();
}

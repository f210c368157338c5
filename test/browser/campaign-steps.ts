/** Steps of mission and campaign tests, which use touch. */
import type { Page } from 'playwright';
import { tapSquare } from './board';

/** Taps a button after a pause, because the app drops a second tap on the place of a button that is gone. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await button.waitFor();
  await page.waitForTimeout(300);
  await button.tap();
}

/** Starts a new campaign from the list of games, and waits until its first mission is offered. */
export async function beginCampaign(page: Page, name: string, missions = 6): Promise<void> {
  await press(page, /^Campaigns/);
  await press(page, 'New campaign');
  await page.getByRole('textbox', { name: 'Campaign name' }).fill(name);
  for (let left = 6; left > missions; left--) await press(page, 'Decrease Missions');
  await press(page, 'Start campaign');
  await page.getByText(`Next: mission 1 of ${missions}`).waitFor();
}

type Sides<Of> = { readonly mastermind: Of; readonly heroes: Of };

/** Choices that players make for a mission. */
export interface MissionChoices {
  readonly map: string;
  /** Names of the scenarios, one per stage. The third scenario is chosen in secret. */
  readonly scenarios: readonly [string, string, string];
  readonly unitPoints: number;
  readonly teams: Sides<readonly RegExp[]>;
  /** Action cards that each team exchanges while it alone has the phone: removes and adds to those already chosen. */
  readonly cards: Sides<readonly RegExp[]>;
  readonly spawns: Sides<readonly string[]>;
  readonly token: { readonly name: string; readonly at: readonly string[] };
  /** Choice of the player with the role of the second scenario. */
  readonly role: { readonly secret: boolean; readonly names: readonly RegExp[] };
}

/** First scenario of a mission, with name and squares of its tokens. */
export interface FirstScenario {
  readonly name: string;
  readonly token: string;
  readonly at: readonly string[];
}

const SLUICES: FirstScenario = { name: 'Break the Sluices', token: 'Sluice wheel', at: ['c6', 'i9'] };

/** Makes the choices for a mission with two unit points on the first map. */
export const makeFirstMissionChoices = ({ name, token, at }: FirstScenario): MissionChoices => ({
  map: 'Saltworks by Night',
  scenarios: [name, 'The Quiet Courier', 'Before the Tide Gate Opens'],
  unitPoints: 2,
  teams: { mastermind: [/^Brine Corporal/, /^Tollmen 1 point/], heroes: [/^Tallow Wick/, /^Sexton Bell/] },
  cards: {
    mastermind: [/^Close Ranks/, /^Hold Here/, /^Push of Pike/, /^Boot Knife/],
    heroes: [/^Slow Burn/, /^Carried by Smoke/, /^Dig In/, /^Last Rites/, /^Knell/, /^Headstone/],
  },
  spawns: { mastermind: ['j1', 'a4', 'f4', 'f9'], heroes: ['a14', 'c14'] },
  token: { name: token, at },
  role: { secret: true, names: [/^Brine Corporal/] },
});

/** Makes all choices for a mission by hand, from the list of its setup. Ends on the last page of the setup. */
export async function makeAllMissionChoices(page: Page, chosen: MissionChoices): Promise<void> {
  const { unitPoints, teams, cards, role } = chosen;
  await press(page, /, next/);
  await chooseCardsOfMission(page, chosen);
  // Four points are chosen at first.
  if (unitPoints !== 4) await page.locator('label', { hasText: `${unitPoints} points` }).tap();
  for (const name of [...teams.mastermind, ...teams.heroes]) await press(page, name);
  await press(page, 'Done');
  await waitForPage(page, 'Action cards');
  await press(page, /^Pass the phone to the mastermind/);
  await press(page, /^It’s me/);
  for (const name of cards.mastermind) await press(page, name);
  await press(page, /^Done pass to the heroes/);
  await press(page, /^It’s me/);
  for (const name of cards.heroes) await press(page, name);
  await press(page, 'Show all cards');
  await placeMastermind(page, chosen);
  if (role.secret) await press(page, /^It’s me/);
  for (const name of role.names) await press(page, name);
  await page.getByRole('heading', { name: /The heroes’ placement|On the table/ }).waitFor();
  // The app does the placement if the team fills all spawn points.
  if (await page.getByRole('heading', { name: /The heroes’ placement/ }).isVisible()) {
    for (const square of chosen.spawns.heroes) await tapSquare(page, square);
    await press(page, 'Done');
  }
  await waitForPage(page, 'On the table');
}

function waitForPage(page: Page, title: string): Promise<void> {
  return page.getByRole('heading', { name: new RegExp(`${title}$`) }).waitFor();
}

/**
 * Chooses the map and the three scenarios, the last in secret. The app chooses if one card is left. If all cards were
 * used before, the page stays open with a rule problem.
 */
async function chooseCardsOfMission(page: Page, { map, scenarios }: MissionChoices): Promise<void> {
  const leave = async (title: string): Promise<void> => {
    await page.waitForTimeout(500);
    if (await isOnPage(page, title)) await press(page, 'Done');
  };
  await page.getByRole('heading', { name: /^Step/ }).waitFor();
  if (await isOnPage(page, 'Map')) {
    await press(page, new RegExp(`^${map}`));
    await leave('Map');
    await page.waitForTimeout(500);
  }
  if (await isOnPage(page, 'Scenarios')) {
    for (const name of scenarios.slice(0, 2)) await press(page, new RegExp(`^${name}`));
    await press(page, /^It’s me/);
    await press(page, new RegExp(`^${scenarios[2]}`));
    await leave('Scenarios');
  }
  await waitForPage(page, 'Both teams');
}

const isOnPage = (page: Page, title: string): Promise<boolean> =>
  page.getByRole('heading', { name: new RegExp(`^Step \\d of \\d ${title}$`) }).isVisible();

/** Places the mastermind’s figures, then the tokens, on the same map. */
async function placeMastermind(page: Page, { spawns, token }: MissionChoices): Promise<void> {
  await waitForPage(page, 'The mastermind’s placement');
  for (const spawn of spawns.mastermind) await press(page, new RegExp(`^${spawn} `));
  await page.getByText(`${token.name} 0 of ${token.at.length} placed. Tap a square.`).waitFor();
  for (const square of token.at) await tapSquare(page, square);
}

/** Starts a mission from the last page of its setup. */
export async function tapStartMission(page: Page): Promise<void> {
  await press(page, /^Start the mission/);
  await page.getByRole('button', { name: 'Round 1' }).waitFor();
}

/** Chooses and starts the first mission of a campaign by hand. */
export async function setUpFirstMission(page: Page, first = SLUICES): Promise<void> {
  await press(page, /^Set up mission/);
  await makeAllMissionChoices(page, makeFirstMissionChoices(first));
  await tapStartMission(page);
}

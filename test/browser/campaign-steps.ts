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
  /** Names of the buttons that each team taps while it alone has the phone. */
  readonly cards: Sides<readonly (string | RegExp)[]>;
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
    mastermind: [/^Push of Pike/, /^Run Through/, /^Whistle Up/, /^Net/],
    heroes: [/^Snuff/, /^Flare/, /^Carried by Smoke/, /^Coffin Lid/, /^Knell/, /^Headstone/],
  },
  spawns: { mastermind: ['j1', 'a4', 'f4', 'f9'], heroes: ['a14', 'c14'] },
  token: { name: token, at },
  role: { secret: true, names: [/^Brine Corporal/] },
});

/**
 * Makes all choices for the next mission of an open campaign by hand, and passes the phone for secret choices. Ends at
 * the list of steps.
 */
export async function makeAllMissionChoices(page: Page, chosen: MissionChoices): Promise<void> {
  const step = (title: RegExp) => page.getByRole('heading', { name: title }).waitFor();
  const done = async (next: RegExp): Promise<void> => {
    await press(page, /^(?:Done|Show all cards)$/);
    await step(next);
  };
  const passed = async (to: string, names: readonly (string | RegExp)[]): Promise<void> => {
    await press(page, new RegExp(`^Pass the phone to ${to}`));
    await press(page, /^It’s me/);
    for (const name of names) await press(page, name);
    await press(page, 'Hide again');
  };
  const { map, scenarios, unitPoints, teams, cards, spawns, token, role } = chosen;
  await press(page, /^Set up mission/);
  await press(page, /^Map.*next/);
  await press(page, new RegExp(`^${map}`));
  await done(/Scenarios$/);
  for (const name of scenarios.slice(0, 2)) await press(page, new RegExp(`^${name}`));
  await passed('the mastermind', [new RegExp(`^${scenarios[2]}`)]);
  await done(/The mastermind’s team$/);
  await page.locator('label', { hasText: `${unitPoints} points` }).tap();
  for (const name of teams.mastermind) await press(page, name);
  await done(/The heroes$/);
  for (const name of teams.heroes) await press(page, name);
  await done(/Action cards$/);
  await passed('the mastermind', cards.mastermind);
  await passed('the heroes', cards.heroes);
  await done(/Action tracks$/);
  await done(/Command Dials$/);
  await done(/The mastermind’s spawn points$/);
  for (const spawn of spawns.mastermind) await press(page, new RegExp(`^${spawn} `));
  await done(/The mastermind’s figures$/);
  await done(/The mastermind’s tokens and roles$/);
  const { at } = token;
  await page.getByText(`${token.name} 0 of ${at.length} placed. Tap a square.`).waitFor();
  for (const square of at) await tapSquare(page, square);
  await page.getByText(`${token.name} ${at.length} of ${at.length} placed: ${at.join(', ')}`).waitFor();
  if (role.secret) await passed('the mastermind', role.names);
  else for (const name of role.names) await press(page, name);
  await done(/The heroes’ spawn points$/);
  for (const square of spawns.heroes) await tapSquare(page, square);
  await press(page, 'All steps');
  await press(page, /^Choose for us/);
  await page.getByRole('button', { name: /^Start the mission/ }).waitFor();
}

/** Starts the first round of a mission from the list of steps. */
export async function tapStartMission(page: Page): Promise<void> {
  await press(page, /^Start the mission/);
  await page.getByRole('button', { name: 'Round 1' }).waitFor();
}

/** Chooses and starts the first mission of a campaign by hand. */
export async function setUpFirstMission(page: Page, first = SLUICES): Promise<void> {
  await makeAllMissionChoices(page, makeFirstMissionChoices(first));
  await tapStartMission(page);
}

/** What the tests of missions and campaigns do by touch. */
import type { Page } from 'playwright';
import { tapSquare } from './board';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();

/** From the games: a new campaign, open at its first mission. It has six missions unless told. */
export async function beginCampaign(page: Page, name: string, missions = 6): Promise<void> {
  await press(page, /^Campaigns/);
  await press(page, 'New campaign');
  await page.getByRole('textbox', { name: 'Campaign name' }).fill(name);
  for (let left = 6; left > missions; left--) await press(page, 'Decrease Missions');
  await press(page, 'Start campaign');
  await page.getByText(`Next: mission 1 of ${missions}`).waitFor();
}

type Sides<Of> = { readonly mastermind: Of; readonly heroes: Of };

/** Everything that the players of a mission choose by hand. */
export interface MissionChoices {
  readonly map: string;
  /** By stage; the third is chosen in secret. */
  readonly scenarios: readonly [string, string, string];
  readonly unitPoints: number;
  readonly teams: Sides<readonly RegExp[]>;
  /** Buttons tapped by each team while it alone has the phone. */
  readonly cards: Sides<readonly (string | RegExp)[]>;
  readonly spawns: Sides<readonly string[]>;
  readonly token: { readonly name: string; readonly at: readonly string[] };
  /** Who gets the role of the second scenario. */
  readonly role: { readonly secret: boolean; readonly names: readonly RegExp[] };
}

/** The first scenario that a mission is set up with, and where its tokens are placed. */
export interface FirstScenario {
  readonly name: string;
  readonly token: string;
  readonly at: readonly string[];
}

const SLUICES: FirstScenario = { name: 'Break the Sluices', token: 'Sluice wheel', at: ['c6', 'i9'] };

/** A mission of two unit points on the first map. */
export const firstMission = ({ name, token, at }: FirstScenario): MissionChoices => ({
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

/** From an open campaign whose next mission is due: all of it chosen by hand, step by step, the phone passed on where something is secret. Ends on the list of the steps, with every choice made. */
export async function chooseMission(page: Page, chosen: MissionChoices): Promise<void> {
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

/** From the list of the steps into the first round. */
export async function startMission(page: Page): Promise<void> {
  await press(page, /^Start the mission/);
  await page.getByRole('button', { name: 'Round 1' }).waitFor();
}

/** The first mission of a campaign, set up by hand and begun. */
export async function setUpByHand(page: Page, first = SLUICES): Promise<void> {
  await chooseMission(page, firstMission(first));
  await startMission(page);
}

/** What the tests of missions and campaigns do by touch. */
import type { Page } from 'playwright';
import { tapSquare } from './board';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();

/** From the games: a new campaign, open at its first mission. */
export async function beginCampaign(page: Page, name: string): Promise<void> {
  await press(page, /^Campaigns/);
  await press(page, 'New campaign');
  await page.getByRole('textbox', { name: 'Campaign name' }).fill(name);
  await press(page, 'Start campaign');
  await page.getByText('Next: mission 1 of 6').waitFor();
}

/** The first scenario that a mission is set up with, and where its tokens are placed. */
export interface FirstScenario {
  readonly name: string;
  readonly token: string;
  readonly at: readonly string[];
}

const SLUICES: FirstScenario = { name: 'Break the Sluices', token: 'Sluice wheel', at: ['c6', 'i9'] };

/** From an open campaign whose next mission is due: all of it chosen by hand, step by step, the phone passed on where something is secret. */
export async function setUpByHand(page: Page, first = SLUICES): Promise<void> {
  const step = (title: RegExp) => page.getByRole('heading', { name: title }).waitFor();
  const done = async (next: RegExp): Promise<void> => {
    await press(page, /^(?:Done|Show all cards)$/);
    await step(next);
  };
  const passed = async (to: string, names: readonly RegExp[]): Promise<void> => {
    await press(page, new RegExp(`^Pass the phone to ${to}`));
    await press(page, /^It’s me/);
    for (const name of names) await press(page, name);
    await press(page, 'Hide again');
  };
  const onMap = async (squares: readonly string[]): Promise<void> => {
    for (const square of squares) await tapSquare(page, square);
  };
  await press(page, /^Set up mission/);
  await press(page, /^Map.*next/);
  await press(page, /^Saltworks by Night/);
  await done(/Scenarios$/);
  await press(page, new RegExp(`^${first.name}`));
  await press(page, /^The Quiet Courier/);
  await passed('the mastermind', [/^Before the Tide Gate Opens/]);
  await done(/The mastermind’s team$/);
  await page.locator('label', { hasText: '2 points' }).tap();
  await press(page, /^Brine Corporal/);
  await press(page, /^Tollmen 1 point/);
  await done(/The heroes$/);
  await press(page, /^Tallow Wick/);
  await press(page, /^Sexton Bell/);
  await done(/Action cards$/);
  await passed('the mastermind', [/^Push of Pike/, /^Run Through/, /^Whistle Up/, /^Net/]);
  await passed('the heroes', [/^Snuff/, /^Flare/, /^Carried by Smoke/, /^Coffin Lid/, /^Knell/, /^Headstone/]);
  await done(/Action tracks$/);
  await done(/Command Dials$/);
  await done(/The mastermind’s spawn points$/);
  for (const spawn of ['j1', 'a4', 'f4', 'f9']) await press(page, new RegExp(`^${spawn} `));
  await done(/The mastermind’s figures$/);
  await done(/The mastermind’s tokens and roles$/);
  const { token, at } = first;
  await page.getByText(`${token} 0 of ${at.length} placed. Tap a square.`).waitFor();
  await onMap(at);
  await page.getByText(`${token} ${at.length} of ${at.length} placed: ${at.join(', ')}`).waitFor();
  await passed('the mastermind', [/^Brine Corporal/]);
  await done(/The heroes’ spawn points$/);
  await onMap(['a14', 'c14']);
  await press(page, 'All steps');
  await press(page, /^Choose for us/);
  await press(page, /^Start the mission/);
  await page.getByRole('button', { name: 'Round 1' }).waitFor();
}

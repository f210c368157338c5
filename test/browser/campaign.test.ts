import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { forgetProfile, openPhone, openSite, type Phone, type Site, screenshot } from './harness';
import { sheetOf } from './table';

let phone: Phone;
let site: Site;

afterEach(async () => {
  await phone.close().catch(() => undefined);
  await site.stop();
  await forgetProfile(phone.profile);
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();

/** Chooses all that a set-up asks for by one tap, and begins. */
async function setUpAll(page: Page): Promise<void> {
  await press(page, /^Choose for us/);
  await press(page, /^Start the mission/);
  await page.getByRole('button', { name: 'Game menu' }).waitFor();
}

test('a mission set up in a campaign is ended, recorded by one tap, and the next is offered', {
  timeout: 60_000,
}, async () => {
  site = await openSite();
  phone = await openPhone();
  const { page } = phone;
  await page.goto(site.url);
  await press(page, /^Campaigns/);
  await screenshot(page, 'campaigns-empty');
  await press(page, 'New campaign');
  await page.getByRole('textbox', { name: 'Name of the campaign' }).fill('Salt and Rope');
  await press(page, 'Begin the campaign');
  await page.getByText('Mission 1 of 6 is next').waitFor();
  await screenshot(page, 'campaign-new');
  await press(page, 'Set up mission 1');
  await page.getByRole('region', { name: 'Set up' }).waitFor();
  await screenshot(page, 'mission-steps');

  await press(page, /^Map.*next/);
  await press(page, /^Saltworks by Night/);
  await press(page, 'Done');
  await press(page, 'Choose for us');
  await screenshot(page, 'mission-scenarios');
  await press(page, /^Pass the phone to the mastermind/);
  await screenshot(page, 'mission-curtain');

  await phone.close();
  phone = await openPhone({ profile: phone.profile });
  const again = phone.page;
  await again.goto(site.url);
  await press(again, /^Mission being set up/);
  await again.getByText('Saltworks by Night').waitFor();
  await screenshot(again, 'mission-again');
  await setUpAll(again);
  await screenshot(again, 'mission-started');

  await press(again, 'Game menu');
  await sheetOf(again)
    .getByRole('button', { name: /^End the game/ })
    .tap();
  await press(again, /^Record in the campaign/);
  await again.getByRole('region', { name: 'Heroes' }).waitFor();
  await screenshot(again, 'campaign-levels');
  await press(again, /^Keep 0 in reserve/);
  await press(again, /^Keep 0 in reserve/);
  await press(again, 'Set up mission 2');
  await press(again, /^Choose for us/);
  await again.getByText('Toll Vaults').waitFor();
  expect(await again.getByText('Saltworks by Night').count()).toBe(0);
  expect(phone.errors).toEqual([]);
});

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { beginCampaign } from './campaign-steps';
import { type Phone, type Site, takeScreenshot } from './harness';
import { openTestPhone, openTestSite } from './test-phone';

let phone: Phone;
let site: Site;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();

test('choices for a mission survive when the app is killed', { timeout: 60_000 }, async () => {
  site = await openTestSite();
  phone = await openTestPhone();
  const { page } = phone;
  await page.goto(site.url);
  await beginCampaign(page, 'Salt and Rope');
  await press(page, 'Set up mission 1');
  await press(page, /^Map.*next/);
  await press(page, /^Saltworks by Night/);
  await page.getByRole('heading', { name: 'Scenarios' }).waitFor();
  await phone.kill();
  phone = await openTestPhone({ profile: phone.profile });
  const again = phone.page;
  await again.goto(site.url);
  await press(again, /^Mission setup/);
  await again.getByText('Saltworks by Night').waitFor();
  await press(again, /^Scenarios/);
  await press(again, 'Choose for us');
  await press(again, /^Pass the phone to the mastermind/);
  expect(await again.getByText(/Tide Gate|Audience/).count()).toBe(0);
  await takeScreenshot(again, 'mission-curtain');
  expect(phone.errors).toEqual([]);
});

import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { beginCampaign } from './campaign-steps';
import { deleteProfile, openPhone, openSite, type Phone, type Site, takeScreenshot } from './harness';

let phone: Phone;
let site: Site;

afterEach(async () => {
  await phone.close().catch(() => undefined);
  await site.stop();
  await deleteProfile(phone.profile);
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();

test('choices for a mission survive when the app is killed', { timeout: 60_000 }, async () => {
  site = await openSite();
  phone = await openPhone();
  const { page } = phone;
  await page.goto(site.url);
  await beginCampaign(page, 'Salt and Rope');
  await press(page, 'Set up mission 1');
  await press(page, /^Map.*next/);
  await press(page, /^Saltworks by Night/);
  await page.getByRole('button', { name: /^Saltworks by Night/, pressed: true }).waitFor();
  await phone.kill();
  phone = await openPhone({ profile: phone.profile });
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

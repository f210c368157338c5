import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { beginCampaign, endAndRecord, setUpMission } from './campaigns';
import { forgetProfile, openPhone, openSite, type Phone, type Site, screenshot } from './harness';

let phone: Phone;
let site: Site;

afterEach(async () => {
  await phone.close().catch(() => undefined);
  await site.stop();
  await forgetProfile(phone.profile);
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();

test('what was chosen of a mission is there after the app was killed', { timeout: 60_000 }, async () => {
  site = await openSite();
  phone = await openPhone();
  const { page } = phone;
  await page.goto(site.url);
  await beginCampaign(page, 'Salt and Rope');
  await screenshot(page, 'campaign-new');
  await press(page, 'Set up mission 1');
  await press(page, /^Map.*next/);
  await press(page, /^Saltworks by Night/);
  await page.getByRole('button', { name: /^Saltworks by Night/, pressed: true }).waitFor();
  await phone.kill();
  phone = await openPhone({ profile: phone.profile });
  const again = phone.page;
  await again.goto(site.url);
  await press(again, /^Mission being set up/);
  await again.getByText('Saltworks by Night').waitFor();
  await press(again, /^Scenarios/);
  await press(again, 'Choose for us');
  await press(again, /^Pass the phone to the mastermind/);
  expect(await again.getByText(/Tide Gate|Audience/).count()).toBe(0);
  await screenshot(again, 'mission-curtain');
  expect(phone.errors).toEqual([]);
});

test('an ended mission is recorded by one tap, levels are bought, and the next is offered', {
  timeout: 60_000,
}, async () => {
  site = await openSite();
  phone = await openPhone();
  const { page } = phone;
  await page.goto(site.url);
  await beginCampaign(page, 'Salt and Rope');
  await setUpMission(page, {
    unitPoints: 2,
    mastermind: ['Brine Corporal', 'Tollmen 1 point'],
    heroes: ['Tallow Wick', 'Sexton Bell'],
  });
  const first = (await page.getByText(/, mission 1 of 6$/).textContent()) ?? '';
  await screenshot(page, 'mission-started');
  await endAndRecord(page);
  await screenshot(page, 'campaign-levels');
  await press(page, /^Keep 0 in reserve/);
  await page.getByText('Done: 0 in reserve.').waitFor();
  await press(page, /^Keep 0 in reserve/);
  await press(page, 'Set up mission 2');
  await press(page, /^Choose for us/);
  await page.getByRole('button', { name: /^Start the mission/ }).waitFor();
  const map = first.replace(/, mission 1 of 6$/, '');
  expect(map).toMatch(/^(?:Saltworks by Night|Toll Vaults)$/);
  expect(await page.getByText(map).count()).toBe(0);
  expect(phone.errors).toEqual([]);
});

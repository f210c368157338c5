import { afterEach, beforeEach, expect, test } from 'vitest';
import { cutOn } from './cut';
import { forgetProfile, openPhone, openSite, type Phone, type Site, screenshot } from './harness';
import { tourOfMap, tourOfMission, tourOfRest, tourOfTable } from './tour';

/* Words of twice the size on a small phone: nothing is cut, nothing lies over another, nothing is beside the screen. */

let phone: Phone;
let site: Site;

beforeEach(async () => {
  site = await openSite();
  phone = await openPhone({ colorScheme: 'dark', reducedMotion: 'reduce' });
  phone.page.setDefaultTimeout(15_000);
  await phone.page.goto(site.url);
  await phone.page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
});

afterEach(async () => {
  await phone.close();
  await site.stop();
  await forgetProfile(phone.profile);
});

test.each([
  ['the Table', tourOfTable],
  ['the Map', tourOfMap],
  ['forces, the collection and the rules', tourOfRest],
  ['a mission', tourOfMission],
])('%s', async (_, tour) => {
  const cut: Record<string, string[]> = {};
  await tour(phone.page, async (name) => {
    await screenshot(phone.page, `large-${name}`);
    const found = await cutOn(phone.page);
    if (found.length > 0) cut[name] = found;
  });
  expect(cut).toEqual({});
  expect(phone.errors).toEqual([]);
});

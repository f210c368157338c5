import { afterEach, beforeEach, expect, test } from 'vitest';
import { smallTargetsOn, violationsOn } from './axe';
import { forgetProfile, openPhone, openSite, type Phone, type Site, screenshot } from './harness';
import { tourOfMap, tourOfMission, tourOfRest, tourOfSheets, tourOfTable } from './tour';

/* The main screens and their sheets: nothing that axe holds against them in either theme, nothing too small for a finger. */

let phone: Phone;
let site: Site;

beforeEach(async () => {
  site = await openSite();
  phone = await openPhone({ colorScheme: 'dark', reducedMotion: 'reduce' });
  phone.page.setDefaultTimeout(20_000);
  await phone.page.goto(site.url);
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
  ['what forces, the collection and a game open', tourOfSheets],
  ['a mission', tourOfMission],
])(
  '%s',
  async (_, tour) => {
    const found: Record<string, string[]> = {};
    await tour(phone.page, async (name) => {
      await screenshot(phone.page, `axe-tour-${name}`);
      const all = [...(await violationsOn(phone.page)), ...(await smallTargetsOn(phone.page))];
      if (all.length > 0) found[name] = all;
    });
    expect(found).toEqual({});
    expect(phone.errors).toEqual([]);
  },
  240_000,
);

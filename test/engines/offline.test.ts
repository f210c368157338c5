import { afterEach, expect, test } from 'vitest';
import { TAB_NAMES } from '../browser/harness';
import { closeVisit, expectScreen, killAndReopen, openTab, openVisit, saveScreenshot, type Visit } from './visit';

let visit: Visit | undefined;

afterEach(async () => {
  await closeVisit(visit);
  visit = undefined;
});

test('after one visit everything works with the server stopped: a reload, a deep link, a killed browser, every tab', async () => {
  visit = await openVisit();
  const { site } = visit;
  await site.stop();
  await expect(fetch(site.url)).rejects.toThrow();

  await visit.browser.reload();
  await expectScreen(visit, 'Table');
  await visit.browser.goto('about:blank');
  await visit.browser.goto(`${site.url}#/map`);
  await expectScreen(visit, 'Map');

  await killAndReopen(visit, `${site.url}index.html#/rules`);
  await expectScreen(visit, 'Rules');
  for (const name of TAB_NAMES) {
    await openTab(visit, name);
    await saveScreenshot(visit, `tab-${name.toLowerCase()}`);
  }
  expect(visit.browser.externalHosts).toEqual([]);
});

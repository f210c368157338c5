/** Tests the page `about/`: the rules answer its examples, and the page works offline after one visit. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { EDITION_IDS, editionName } from '../../src/rules';
import { checkAccessibility, listSmallTouchTargets } from './axe';
import { type Phone, type Site, takeScreenshot, waitUntilOfflineReady } from './harness';
import { openTestPhone, openTestSite } from './test-phone';

let phone: Phone;
let site: Site;

beforeEach(async () => {
  // Serves the site from a subfolder, as many hosts do.
  site = await openTestSite({ mount: '/some/where/' });
  phone = await openTestPhone();
});

/** Counts the cases in the files of the suite. Each case has exactly one `ask` line. */
function casesOfSuite(): number {
  const suite = join(import.meta.dirname, '../cases');
  return readdirSync(suite, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .flatMap((path) => readFileSync(join(suite, path), 'utf8').match(/^ask:/gm) ?? []).length;
}

const answer = (name: string) => phone.page.getByRole('status', { name: `Answer: ${name}` });

test('examples are answered while they are edited, with the server stopped after one visit', async () => {
  const { page } = phone;
  await page.goto(`${site.url}about/`);
  await answer('an attack').getByText('needs: 7').waitFor();
  // The HTML contains the first answers, so the rules are not loaded before an edit.
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /([a-z]+)-[^/]*\.js$/.exec(name)?.[1] ?? []),
  );
  expect(scripts).toEqual(['index']);
  await waitUntilOfflineReady(page);
  await site.stop();
  await page.reload();

  const hit = page.getByLabel('Position: change attack 10, or defense 16');
  await answer('an attack').getByText('As expected').waitFor();
  await hit.fill((await hit.inputValue()).replace('defense: 16', 'defense: 17'));
  await answer('an attack').getByText('Not as expected: needs 8 instead of 7').waitFor();
  await answer('an attack').getByText('chance: 5/12').waitFor();
  await hit.fill((await hit.inputValue()).replace('core-2008', 'x-of-swords'));
  await answer('an attack').getByText('The rules of X of Swords are not on this device.').waitFor();
  await hit.fill('edition: core-2008');
  await answer('an attack').getByText('A key is missing').waitFor();

  const see = page.getByLabel('Position: add a wall, or move a figure');
  await see.fill((await see.inputValue()).replace('  C: {at: b1, side: red}', '  C: {at: c1, side: red}'));
  await answer('line of fire').getByText('see: clear').waitFor();
  const play = page.getByLabel('Position: change the dice, or the tokens');
  await play.fill((await play.inputValue()).replace('dice: [4, 5]', 'dice: [1, 1]'));
  await answer('a turn').getByText('Not as expected: ').waitFor();

  await page.getByRole('link', { name: 'Open Sidekick' }).tap();
  await page.getByRole('navigation').first().waitFor();
  expect(phone.foreign).toEqual([]);
});

test('rules of other editions are loaded when an example names them', async () => {
  const { page } = phone;
  await page.goto(`${site.url}about/`);
  const hit = page.getByLabel('Position: change attack 10, or defense 16');
  await hit.fill((await hit.inputValue()).replace('core-2008', 'x-of-swords').replace('defense: 16', 'defense: 17'));
  await answer('an attack').getByText('needs: 8').waitFor();
});

test('the app links to the page, which uses the language of the app', async () => {
  const { page } = phone;
  await page.goto(`${site.url}#/table/about`);
  await page.getByRole('link', { name: 'What Sidekick is' }).tap();
  await page.getByRole('heading', { name: 'A position as text' }).waitFor();
  await page.getByRole('button', { name: 'Deutsch' }).tap();
  await page.getByRole('heading', { name: 'Eine Position als Text' }).waitFor();
  const hit = page.getByLabel('Position: ändere Angriff 10');
  await hit.fill((await hit.inputValue()).replace('defense: 16', 'defense: 17'));
  await page.getByText('Anders als erwartet: needs 8 statt 7').waitFor();
  await hit.fill('edition: core-2008');
  await page.getByText('Ein Schlüssel fehlt').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await checkAccessibility(page, 'about-german');
  await page.getByRole('link', { name: 'Sidekick öffnen' }).tap();
  await page.getByRole('navigation').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
});

test('the page has a heading, fits a phone, counts the cases of each edition and passes axe', async () => {
  const { page } = phone;
  await page.goto(`${site.url}about/`);
  await answer('a turn').getByText('As expected').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Sidekick']);
  const cells = (selector: string) => page.locator(`#suite ${selector}`).allTextContents();
  expect(await cells('th')).toEqual(EDITION_IDS.map(editionName));
  expect(await cells('code')).toEqual([...EDITION_IDS]);
  const counts = (await cells('.count')).map((cell) => Number(cell.replaceAll(',', '')));
  expect(counts.every((count) => count > 0)).toBe(true);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(casesOfSuite());
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await checkAccessibility(page, 'about-top');
  for (const part of ['notation', 'play', 'engine', 'editions']) {
    await page.locator(`#${part}`).scrollIntoViewIfNeeded();
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), part);
    await takeScreenshot(page, `about-${part}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await takeScreenshot(page, 'about-light');
  expect(await listSmallTouchTargets(page)).toEqual([]);
  expect(phone.errors).toEqual([]);
});

test('the notation and its schema are served as text', async () => {
  for (const [file, words] of [
    ['notation.txt', '# Position notation, version 2'],
    ['schema.json', 'https://json-schema.org/draft/2020-12/schema'],
  ] as const) {
    const response = await phone.page.goto(`${site.url}about/${file}`);
    expect(await response?.text()).toContain(words);
  }
});

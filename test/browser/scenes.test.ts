import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { tapSquare } from './board';
import { findTab, type Phone, takeScreenshot } from './harness';
import { chooseMap, findOpenSheet, letAnaGoFirst, readLog } from './table-steps';
import { openTestApp } from './test-phone';

let phone: Phone;

async function begin(colorScheme: 'dark' | 'light'): Promise<Page> {
  ({ phone } = await openTestApp({ colorScheme }));
  const { page } = phone;
  page.setDefaultTimeout(10_000);
  await page.getByRole('button', { name: 'New game' }).tap();
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Ben');
  return page;
}

const openMoreFields = (page: Page) => page.getByText('Format, scenario and house rules').tap();

async function addOne(page: Page, name: string, other: string): Promise<void> {
  await page.getByRole('button', { name: `Add ${name}` }).tap();
  await page.locator('label', { hasText: /^Ben$/ }).tap();
  await page.getByRole('button', { name: `Add ${other}` }).tap();
}

const PLACES = [
  ['Brass Titan', 'g10'],
  ['The Provost', 'h14'],
] as const;

const strip = (page: Page) => page.getByRole('region', { name: 'Scenario' });
const closed = (page: Page) => findOpenSheet(page).waitFor({ state: 'detached' });

async function nextTurn(page: Page, whose: string): Promise<void> {
  await page.getByRole('button', { name: 'End turn' }).tap();
  await page.getByRole('heading', { name: `${whose}’s turn` }).waitFor();
}

test('an event dial turns with the rounds, the cloud replaces it, and undo reverts everything', async () => {
  const page = await begin('dark');
  await openMoreFields(page);
  await page.getByRole('combobox', { name: /^Scenario/ }).selectOption({ label: 'Event dial: Brownout' });
  await addOne(page, 'Brass Titan', 'The Provost');
  await takeScreenshot(page, 'scenes-new-game');
  await page.getByRole('button', { name: /^Start/ }).tap();
  await page.getByRole('region', { name: 'Setup steps' }).waitFor();
  await takeScreenshot(page, 'scenes-set-up');
  await letAnaGoFirst(page);
  await strip(page).getByText('1 of 6 · amber').waitFor();
  await nextTurn(page, 'Ben');
  expect(await strip(page).getByText('Now:').count()).toBe(0);
  await nextTurn(page, 'Ana');
  await strip(page).getByText('Turn Brownout 1 click forward').waitFor();
  await takeScreenshot(page, 'scenes-dial-due');
  await strip(page).getByRole('button', { name: 'Turn', exact: true }).tap();
  await strip(page).getByText('2 of 6 · amber').waitFor();
  expect(await strip(page).getByText('Now:').count()).toBe(0);
  await strip(page)
    .getByRole('button', { name: /Brownout/ })
    .tap();
  await findOpenSheet(page).getByText('Range values are 1 lower, and never below 0.').waitFor();
  await takeScreenshot(page, 'scenes-dial-sheet');

  await findOpenSheet(page).getByRole('button', { name: 'Choose another' }).tap();
  await takeScreenshot(page, 'scenes-pick');
  await findOpenSheet(page)
    .getByRole('button', { name: /^Radiation Cloud/ })
    .tap();
  await findOpenSheet(page).getByText('The cloud starts in round 3').waitFor();
  await findOpenSheet(page)
    .getByRole('button', { name: /^Read the rule/ })
    .tap();
  await page.getByRole('dialog', { name: /Radiation Cloud/ }).waitFor();
  await takeScreenshot(page, 'scenes-book');
  await page
    .getByRole('dialog', { name: /Radiation Cloud/ })
    .getByRole('button', { name: 'Close' })
    .tap();
  await findOpenSheet(page).getByRole('button', { name: 'Done' }).tap();
  await closed(page);
  await nextTurn(page, 'Ben');
  await nextTurn(page, 'Ana');
  // No figure is on the map, so the players must choose the figures in the cloud.
  await strip(page).getByRole('button', { name: 'Choose' }).tap();
  await findOpenSheet(page)
    .getByRole('checkbox', { name: /Brass Titan/ })
    .tap();
  await takeScreenshot(page, 'scenes-cloud-choice');
  await findOpenSheet(page).getByRole('button', { name: 'Deal 1 damage to 1 figure' }).tap();
  await findOpenSheet(page).getByRole('region', { name: 'Due now' }).waitFor({ state: 'detached' });
  await findOpenSheet(page).getByRole('button', { name: 'Done' }).tap();
  await closed(page);
  await page.locator('.figure-card', { hasText: 'Brass Titan' }).getByText('2', { exact: true }).first().waitFor();
  const text = (await readLog(page)).join('\n');
  expect(text).toContain('Dial of Brownout: 1 click forward');
  expect(text).toContain('Ana, done: radiation cloud, round 3');
  expect(text.match(/Brass Titan takes 1 click/g)).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await strip(page).getByRole('button', { name: 'Choose' }).waitFor();
  expect(phone.errors).toEqual([]);
}, 120_000);

test('a scenario with its card and a deck is shown on the table, drawn from by the app, and won', async () => {
  const page = await begin('light');
  await page.getByRole('combobox', { name: 'Rules' }).selectOption({ index: 1 });
  await openMoreFields(page);
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption({ label: 'Scenario play' });
  await addOne(page, 'Brass Titan', 'The Provost');
  await page.getByRole('button', { name: /^Start/ }).tap();
  await page.getByRole('region', { name: 'Setup steps' }).getByText('Scenario card').waitFor();
  await takeScreenshot(page, 'scenes-scenario-set-up');
  const actions = page.getByRole('region', { name: 'Actions' });
  // Players must confirm that the chosen scenario’s card is on the table.
  await actions.getByRole('button', { name: / done/ }).tap();
  await actions.getByRole('button', { name: 'Tarot cards' }).tap();
  await findOpenSheet(page).getByRole('textbox', { name: 'Card' }).fill('Nine of Kites');
  await takeScreenshot(page, 'scenes-one-card');
  await findOpenSheet(page).getByRole('button', { name: 'Put in effect' }).tap();
  await findOpenSheet(page).getByText('In effect', { exact: true }).waitFor();
  await findOpenSheet(page).getByRole('button', { name: 'New deck' }).tap();
  await findOpenSheet(page).getByRole('group', { name: 'Owner' }).getByText('Ana').tap();
  await findOpenSheet(page)
    .getByRole('textbox', { name: 'Card names' })
    .fill('Ace of Bells\nTwo of Bells\nThree of Bells');
  await takeScreenshot(page, 'scenes-new-deck');
  await findOpenSheet(page).getByRole('button', { name: 'Add deck' }).tap();
  const deck = findOpenSheet(page).getByRole('region', { name: 'Tarot deck of Ana' });
  await deck.getByRole('button', { name: /^Enter the card/ }).tap();
  await deck.getByRole('combobox', { name: 'Card drawn' }).selectOption({ label: 'Two of Bells' });
  await deck.getByRole('button', { name: 'In effect' }).tap();
  await deck.getByText('4 left').waitFor();
  await deck.getByRole('button', { name: /^Draw in the app/ }).tap();
  await deck.getByText('Drawn, hidden').waitFor();
  await deck.getByText('3 left, shuffled by the app').waitFor();
  await takeScreenshot(page, 'scenes-deck');
  await findOpenSheet(page).getByRole('button', { name: 'Done' }).tap();
  await closed(page);
  await strip(page).getByText('in effect: Two of Bells · 3 left · 1 hidden').waitFor();
  await takeScreenshot(page, 'scenes-deck-strip');
  const text = (await readLog(page)).join('\n');
  expect(text).toContain('Two of Bells from Tarot deck of Ana is in play');
  expect(text).toContain('Card drawn from Tarot deck of Ana');
  expect(text).not.toMatch(/Ace of Bells|Three of Bells/);

  await strip(page)
    .getByRole('button', { name: /Scenario play/ })
    .tap();
  await takeScreenshot(page, 'scenes-scenario-sheet');
  await findOpenSheet(page).getByRole('button', { name: 'Ben wins' }).tap();
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  await page.getByText('Ben wins', { exact: true }).waitFor();
  expect(phone.errors).toEqual([]);
}, 120_000);

test('Call Out asks who is too near, whom to call, and for the square on the map', async () => {
  const page = await begin('light');
  await chooseMap(page, 'Tannery Row');
  await openMoreFields(page);
  await page.getByRole('combobox', { name: /^Scenario/ }).selectOption({ label: 'Call Out' });
  await addOne(page, 'Brass Titan', 'The Provost');
  await page.getByRole('button', { name: /^Start/ }).tap();
  await letAnaGoFirst(page);
  await strip(page).getByRole('button', { name: 'Call out', exact: true }).tap();
  await findOpenSheet(page)
    .getByText(/not on the map/)
    .waitFor();
  await takeScreenshot(page, 'scenes-call-off-map');
  await findOpenSheet(page).getByRole('button', { name: 'Close' }).tap();
  await closed(page);
  await page.getByRole('link', { name: 'Map', exact: true }).tap();
  const tray = page.getByRole('region', { name: 'Not on the map yet' });
  for (const [name, square] of PLACES) {
    const button = tray.getByRole('button', { name: new RegExp(name) });
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.tap();
    await tapSquare(page, square);
    await button.waitFor({ state: 'detached' });
  }
  await findTab(page, 'Table').tap();
  await strip(page).getByRole('button', { name: 'Call out', exact: true }).tap();
  await findOpenSheet(page)
    .getByRole('button', { name: /^The Provost/ })
    .tap();
  await takeScreenshot(page, 'scenes-call');
  await findOpenSheet(page).getByRole('button', { name: 'h9', exact: true }).tap();
  await findOpenSheet(page)
    .getByRole('button', { name: /^Call out The Provost to h9/ })
    .tap();
  await closed(page);
  expect((await readLog(page)).join('\n')).toContain('The Provost moves to h9');
  expect(phone.errors).toEqual([]);
}, 120_000);

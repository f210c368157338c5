/** Tests the number of taps for the most frequent actions on a touch screen. */
import type { Locator, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { tapSquare } from './board';
import { findTab, type Phone } from './harness';
import { openTestApp } from './test-phone';

let phone: Phone;
let taps = 0;

/** Pause in ms before a tap: the app drops a second tap on the place of a button that is gone, as a bounce. */
const SEEN_MS = 300;
const tap = async (where: Locator): Promise<void> => {
  taps += 1;
  await where.waitFor();
  await phone.page.waitForTimeout(SEEN_MS);
  await where.tap();
};
const square = async (page: Page, name: string): Promise<void> => {
  taps += 1;
  await tapSquare(page, name);
};
const button = (name: string | RegExp) => phone.page.getByRole('button', { name });
const clickOf = async (name: string) =>
  Number(await phone.page.locator('.figure-card', { hasText: name }).locator('.ring-number').textContent());
const counted = async (act: () => Promise<unknown>): Promise<number> => {
  taps = 0;
  await act();
  return taps;
};
const toTable = async () => findTab(phone.page, 'Table').tap();
const toMap = async () => {
  await findTab(phone.page, 'Map').tap();
  await phone.page.locator('svg[aria-roledescription] .board-world').waitFor({ state: 'attached' });
};
const shows = (name: string, click: number) => expect.poll(() => clickOf(name), { timeout: 5000 }).toBe(click);

beforeEach(async () => {
  ({ phone } = await openTestApp());
  phone.page.setDefaultTimeout(10_000);
  await button(/^Quick demo game/).tap();
  await phone.page.locator('.figure-card').first().waitFor();
});
test('hits for 3 from the Table, and undoes it', async () => {
  const hit = await counted(async () => {
    await tap(button(/^Attack/));
    await tap(phone.page.getByRole('group', { name: 'Target' }).locator('label', { hasText: 'Rook' }));
    await tap(button(/^Increase .*Rook/));
    await tap(button(/^Hit: 3/));
  });
  await shows('Rook', 6);
  expect(hit).toBeLessThanOrEqual(4);
  expect(await counted(() => tap(button('Undo').last()))).toBe(1);
  await shows('Rook', 3);
});

test('hits for 3 from the Map, and undoes it', async () => {
  await toMap();
  const hit = await counted(async () => {
    await tap(phone.page.locator('label', { hasText: /^Hit$/ }));
    await square(phone.page, 'k15');
    await tap(button(/^Increase .*Rook/));
    await tap(button(/^Hit: 3/));
  });
  await toTable();
  await shows('Rook', 6);
  expect(hit).toBeLessThanOrEqual(4);
  await toMap();
  expect(await counted(() => tap(button('Undo the last step')))).toBe(1);
  await toTable();
  await shows('Rook', 3);
});

test('heals 1 click with one tap, and many as one step by holding the button', async () => {
  const card = phone.page.locator('.figure-card', { hasText: 'Rook' });
  await card.tap();
  expect(await counted(() => tap(button(/^\+1|heal/)))).toBe(1);
  await shows('Rook', 2);
  const box = await button('−1 click of damage').boundingBox();
  if (!box) throw new Error('no button');
  await phone.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await phone.page.mouse.down();
  await expect.poll(() => button('−1 click of damage').innerText(), { timeout: 5000 }).toMatch(/^−3/);
  await phone.page.mouse.up();
  await expect.poll(() => clickOf('Rook'), { timeout: 5000 }).toBeGreaterThanOrEqual(5);
  await button('Undo').last().tap();
  await shows('Rook', 2);
  await button('Undo').last().tap();
  await shows('Rook', 3);
});

test('pushes a figure', async () => {
  await phone.page.locator('.figure-card', { hasText: 'Quarry' }).tap();
  const push = await counted(async () => {
    await tap(button(/^Action/));
    await tap(phone.page.getByRole('dialog').getByRole('button', { name: /^Power/ }));
  });
  await shows('Quarry', 2);
  expect(push).toBeLessThanOrEqual(2);
  await button('Undo').last().tap();
  await shows('Quarry', 1);
});

test('checks a line of sight', async () => {
  const see = await counted(async () => {
    await tap(findTab(phone.page, 'Map'));
    await tap(phone.page.locator('label', { hasText: /^See$/ }));
    await square(phone.page, 'k15');
  });
  await phone.page.getByRole('region', { name: 'Answer' }).waitFor();
  expect(see).toBeLessThanOrEqual(3);
});

test('ends the turn from the Map', async () => {
  await toMap();
  expect(await counted(() => tap(button('End turn')))).toBe(1);
  await toTable();
  await phone.page.getByRole('heading', { name: 'Ben’s turn' }).waitFor();
});

test('looks up a ruling', async () => {
  const look = await counted(async () => {
    await tap(findTab(phone.page, 'Rules'));
    await tap(
      phone.page
        .getByRole('searchbox')
        .or(phone.page.getByRole('combobox', { name: /Search/ }))
        .first(),
    );
    await phone.page.keyboard.type('pushing');
    await tap(phone.page.getByRole('link', { name: /Pushing/ }).first());
  });
  await phone.page
    .getByRole('heading', { name: /Pushing/ })
    .first()
    .waitFor();
  expect(look).toBeLessThanOrEqual(3);
});

test('starts a game from two forces and places eight figures', async () => {
  await button('Game menu').tap();
  await button('All games').tap();
  const begun = await counted(async () => {
    await tap(button('New game'));
    await tap(button(/^Use the demo forces/));
    await tap(button(/^Start/));
    await tap(button('Ana goes first'));
  });
  expect(begun).toBeLessThanOrEqual(4);
  await toMap();
  const squares = ['c2', 'e2', 'g2', 'i2', 'c23', 'e23', 'g23', 'i23'];
  const tray = phone.page.getByRole('region', { name: 'Not on the map yet' });
  const placed = await counted(async () => {
    for (const [index, name] of squares.entries()) {
      if ((await tray.getByRole('button', { pressed: true }).count()) === 0)
        await tap(tray.getByRole('button').first());
      await square(phone.page, name);
      const left = squares.length - index - 1;
      await expect.poll(() => tray.getByRole('button').count(), { timeout: 5000 }).toBe(left);
    }
  });
  expect(placed).toBeLessThanOrEqual(9);
});

test('the usual group plays again, and makes its first attack', async () => {
  await button('Game menu').tap();
  await button('All games').tap();
  await button('New game').tap();
  await button(/^Use the demo forces/).tap();
  await button(/^Start/).tap();
  await button('Ana goes first').tap();
  await button('Start the game').tap();
  await button(/^Attack/).waitFor();
  await button('Game menu').tap();
  await phone.page
    .getByRole('dialog')
    .getByRole('button', { name: /^End the game/ })
    .tap();
  await button('End the game').tap();
  await phone.page.getByText('If the game ends now').waitFor({ state: 'hidden' });
  await toTable();
  await button('Game menu').tap();
  await button('All games').tap();
  const attacked = await counted(async () => {
    await tap(button(/^Again: Ana – Ben/));
    await tap(button('Ana goes first'));
    await tap(button('Start the game'));
    await tap(button(/^Attack/));
    await tap(phone.page.getByRole('group', { name: 'Target' }).locator('label', { hasText: 'Rook' }));
    await tap(button(/^Hit: 3/));
  });
  await shows('Rook', 4);
  expect(attacked).toBeLessThanOrEqual(8);
});

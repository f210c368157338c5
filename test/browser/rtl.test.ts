import { expect, test } from 'vitest';
import { findTab, takeScreenshot, waitUntilOpen } from './harness';
import { listOffscreenElements } from './offscreen-elements';
import { letAnaGoFirst, setUpDemoGame } from './table-steps';
import { defineTourTests } from './tour';

/*
 * Tests right-to-left layout and left-handed use: nothing extends beyond the screen, and elements are on the correct
 * side.
 */

const on = defineTourTests('rtl', listOffscreenElements, (page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dir = 'rtl';
    });
  }),
);

test('a map is not mirrored, but arrows along the text direction are', async () => {
  const { page } = on.phone;
  await page.goto(on.site.url);
  const columns = async (): Promise<number> => {
    await waitUntilOpen(page);
    await page.getByRole('button', { name: 'Zoom in' }).waitFor();
    const [first, second] = await Promise.all(
      // Columns a and e, because every fourth column has a label at any zoom.
      ['a', 'e'].map((name) => page.locator('.names-columns').getByText(name, { exact: true }).boundingBox()),
    );
    return (second?.x ?? 0) - (first?.x ?? 0);
  };
  await setUpDemoGame(page);
  await findTab(page, 'Map').tap();
  const read = await columns();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await columns()).toBeCloseTo(read, 0);
  expect(read).toBeGreaterThan(0);
  await findTab(page, 'Table').tap();
  const undo = page.getByRole('button', { name: 'Undo' }).locator('svg');
  expect(await undo.evaluate((icon) => getComputedStyle(icon).transform)).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  const menu = page.getByRole('button', { name: 'Game menu' }).locator('svg');
  expect(await menu.evaluate((icon) => getComputedStyle(icon).transform)).toBe('none');
});

test('action buttons are on the side of the chosen hand in either text direction, also after the app is reopened', async () => {
  const { page } = on.phone;
  await page.goto(on.site.url);
  const middle = async (name: string | RegExp): Promise<number> => {
    const box = await page.getByRole('button', { name }).first().boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  await setUpDemoGame(page);
  await letAnaGoFirst(page);
  const sides = async (): Promise<Record<string, 'left' | 'right'>> => {
    const at = async (name: string | RegExp): Promise<'left' | 'right'> =>
      (await middle(name)) < 180 ? 'left' : 'right';
    const table = { action: await at(/^Action/), end: await at('End turn'), menu: await at('Game menu') };
    const undoBesideEnd = Math.abs((await middle('Undo')) - (await middle('End turn')));
    expect(undoBesideEnd).toBeLessThan(Math.abs((await middle('Dice')) - (await middle('End turn'))));
    await page.getByRole('button', { name: 'Game menu' }).tap();
    await page.getByRole('dialog').waitFor();
    const close = await at('Close');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await findTab(page, 'Map').tap();
    await page.getByRole('button', { name: 'Zoom in' }).waitFor();
    const zoom = await at('Zoom in');
    await takeScreenshot(page, `hand-map-${table.action}`);
    await findTab(page, 'Table').tap();
    await page.getByRole('heading', { name: 'Ana’s turn' }).waitFor();
    await takeScreenshot(page, `hand-table-${table.action}`);
    return { ...table, close, zoom };
  };
  const all = (side: 'left' | 'right') => ({ action: side, end: side, menu: side, close: side, zoom: side });
  const read = (dir: 'ltr' | 'rtl') => page.evaluate((way) => document.documentElement.setAttribute('dir', way), dir);
  expect(await sides()).toEqual(all('right'));
  await read('rtl');
  expect(await sides()).toEqual(all('right'));
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await page.getByRole('button', { name: 'Settings' }).tap();
  await page.getByRole('radio', { name: 'Left hand' }).locator('..').tap();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await sides()).toEqual(all('left'));
  await page.reload();
  await page.getByRole('heading', { name: 'Ana’s turn' }).waitFor();
  expect(await sides()).toEqual(all('left'));
  // In landscape the action buttons are beside the table, in reach of the left thumb.
  await page.setViewportSize({ width: 740, height: 360 });
  expect((await page.getByRole('region', { name: 'Actions' }).boundingBox())?.x).toBeLessThan(200);
  await takeScreenshot(page, 'hand-landscape-left');
  expect(await listOffscreenElements(page)).toEqual([]);
});

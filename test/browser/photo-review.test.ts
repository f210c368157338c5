/*
 * Tests corrections of a map read from a photograph: large areas with a tap, marked squares, and the rest in the
 * editor.
 */
import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Point } from '../../src/photo/types';
import { checkAccessibility } from './axe';
import { locateSquare } from './board';
import { takeScreenshot, waitUntilOpen } from './harness';
import {
  closePhone,
  closePhotoSite,
  findPhotoButton,
  goToReviewStep,
  openMapWithCamera,
  openPhotoSite,
  page,
  phone,
  reopenPhone,
  site,
  waitForStepHeading,
} from './photo-phone';
import { readPhotographedSquares } from './photographed-squares';

beforeAll(openPhotoSite);
afterEach(closePhone);
afterAll(closePhotoSite);

test('an area or marked squares are corrected with one tap; then the findings are shown, and the editor is a tap away', async () => {
  await openMapWithCamera();
  await goToReviewStep();
  const count = page.locator('.review-count');
  const left = async (): Promise<number> => Number(/^\d+/.exec((await count.textContent()) ?? '')?.[0] ?? 0);
  const asked = await left();
  await page.locator('.answers > button').first().tap();
  await expect.poll(left).toBe(asked - 1);

  await findPhotoButton('Mark squares').tap();
  await untilInSight('b4', 'h12');
  await dragOver('c5', 'g5', 'g9', 'c9', 'c5');
  await status('25 squares').waitFor();
  const marked = await locateSquare(page, 'c5');
  await checkAccessibility(page, 'photo-marked');
  await page.getByRole('group', { name: 'Terrain' }).getByRole('button', { name: 'Water' }).tap();
  await status(/^25 squares: Water/).waitFor();
  await page.getByRole('group', { name: 'Level' }).getByRole('button', { name: 'Level 0' }).tap();
  await findPhotoButton('No walls inside').tap();
  await findPhotoButton('Walls around').tap();
  // Changes to marked squares must not move the map.
  await page.waitForTimeout(600);
  expect(await locateSquare(page, 'c5')).toEqual(marked);
  await takeScreenshot(page, 'photo-marked-walls');
  // A new drag starts a new selection.
  await dragOver('b12', 'd12');
  await status('b12, c12, d12').waitFor();
  await page.getByRole('group', { name: 'Terrain' }).getByRole('button', { name: 'Blocking' }).tap();
  await findPhotoButton('Undo').tap();
  await findPhotoButton('Redo').tap();
  await findPhotoButton('Mark squares').tap();

  // With marking off, one finger moves the map again.
  await findPhotoButton('Zoom in').tap();
  await page.waitForTimeout(600);
  const before = await locateSquare(page, 'c5');
  const moved = async () => Math.abs((await locateSquare(page, 'c5')).y - before.y);
  // Pans down, then up if the map has not moved: the next question may be at either edge of the map.
  await panBy(60);
  await page.waitForTimeout(300);
  if ((await moved()) < 20) await panBy(-60);
  await expect.poll(moved).toBeGreaterThan(20);
  expect(await page.locator('.doubt-chosen').count()).toBe(0);

  for (let taps = 0; taps < 60 && (await left()) > 0; taps++) {
    const now = await left();
    if (taps === 2) await checkAccessibility(page, 'photo-question');
    await page.locator('.answers > button').first().tap();
    await expect.poll(left).toBe(now - 1);
  }
  await status(/^16×24, \d+ walls, .*water \d+.* Check it\.$/).waitFor();
  // Waits until the map’s animation has ended, with the full map in view.
  const port = await page.locator('.board-port').boundingBox();
  await expect.poll(async () => (await locateSquare(page, 'a1')).y).toBeGreaterThan(port?.y ?? Infinity);
  await expect.poll(async () => (await locateSquare(page, 'p24')).y).toBeLessThan((port?.y ?? 0) + (port?.height ?? 0));
  await checkAccessibility(page, 'photo-found');

  await findPhotoButton('Edit').tap();
  await page.getByRole('region', { name: 'Map editor' }).waitFor();
  await page.locator('.board .terrain image').waitFor({ state: 'attached' });
  await takeScreenshot(page, 'photo-editor');
  // Killing the app at this point must lose nothing.
  await phone.kill();
  await reopenPhone();
  await page.goto(`${site.url}#/collection/maps`);
  await waitUntilOpen(page);
  await findPhotoButton(/^Photographed map 1/).waitFor();
  const squares = await readPhotographedSquares(page, ['d6', 'c5', 'b12', 'd12']);
  expect(squares.map((text) => text.replace(/[^Bwh]/g, ''))).toEqual(['w', 'w', 'B', 'B']);
});

test('after one square is given as an example the map is read again, and one tap reverts that', async () => {
  await openMapWithCamera();
  await goToReviewStep();
  await checkAccessibility(page, 'photo-review-ways');
  await findPhotoButton('Show an example').tap();
  await untilInSight('c5');
  const { x, y } = await locateSquare(page, 'c5');
  await page.touchscreen.tap(x, y);
  await status('c5: what is it?').waitFor();
  await checkAccessibility(page, 'photo-example');
  await findPhotoButton('Wall').tap();
  await status('c5: which side is the wall on?').waitFor();
  await takeScreenshot(page, 'photo-example-wall');
  await findPhotoButton('Cancel').tap();
  await findPhotoButton('Show an example').tap();
  await page.touchscreen.tap(x, y);
  await findPhotoButton('Water').tap();
  const learnt = page.locator('.review-learnt');
  await learnt.filter({ hasText: /^Water: \d+ squares before, \d+ now\.$/ }).waitFor();
  const [before, after] = ((await learnt.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect(after).toBe((before as number) + 1);
  await checkAccessibility(page, 'photo-learnt');
  await findPhotoButton('Undo').tap();
  await learnt.waitFor({ state: 'detached' });
});

test('saving in the editor after a review shows that the map is saved, even after a reload', async () => {
  await openMapWithCamera();
  await goToReviewStep();
  await findPhotoButton('Edit').tap();
  await page.getByRole('region', { name: 'Map editor' }).waitFor();
  await page.reload();
  await findPhotoButton(/^Name and size: Photographed map 1/).waitFor();
  await findPhotoButton('Save').tap();
  await waitForStepHeading('Map saved');
  await page.getByText('Photographed map 1 saved, with the photo under the grid.').waitFor();
  await takeScreenshot(page, 'photo-edited');
  await findPhotoButton('Place figures on it').tap();
  await page.getByRole('application', { name: /^Map Photographed map 1/ }).waitFor();
});

function status(words: string | RegExp): Locator {
  return page.locator('.review-question').filter({ hasText: words });
}

/** Zooms out until the named squares are in view. */
async function untilInSight(...names: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 8; tries++) {
    const port = await page.locator('.board-port').boundingBox();
    if (!port) throw new Error('the map is on screen');
    const places = await Promise.all(names.map((name) => locateSquare(page, name)));
    const [right, foot] = [port.x + port.width - 10, port.y + port.height - 10];
    if (places.every(({ x, y }) => x > port.x + 20 && x < right && y > port.y + 20 && y < foot)) return;
    // The zoom-out button appears after the first zoom in.
    await findPhotoButton(tries === 0 ? 'Zoom in' : 'Zoom out').tap();
    // Waits until the map’s zoom animation has ended.
    await page.waitForTimeout(400);
  }
  throw new Error(`${names.join(', ')} are not in sight`);
}

/** Drags the map vertically with one finger. */
async function panBy(pixels: number): Promise<void> {
  const port = await page.locator('.board-port').boundingBox();
  if (!port) throw new Error('the map is on screen');
  const [x, y] = [port.x + port.width / 3, port.y + port.height / 2 - 40];
  await drag([0, pixels].map((down) => ({ x, y: y + down })));
}

/** Drags one finger over the named squares in order. */
async function dragOver(...names: readonly string[]): Promise<void> {
  await drag(await Promise.all(names.map((name) => locateSquare(page, name))));
}

async function drag(places: readonly Point[]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [first] = places;
  if (!first) throw new Error('a drag begins somewhere');
  await send('touchStart', [first]);
  for (const [index, to] of places.entries()) {
    const from = places[index - 1] ?? first;
    for (let step = 1; step <= 6; step++)
      await send('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 }]);
  }
  await page.waitForTimeout(100);
  await send('touchEnd', []);
  await touch.detach();
}

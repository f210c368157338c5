import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CORNER_NAMES } from '../../src/app/photo/map-corners';
import { locateSquare, tapSquare } from './board';
import { takeScreenshot, waitUntilOfflineReady, waitUntilOpen } from './harness';
import {
  closePhone,
  closePhotoSite,
  findPhotoButton,
  goToReviewStep,
  goToSizeStep,
  measureCornerOffset,
  openMapWithCamera,
  openPhotoSite,
  openWithoutCamera,
  page,
  phone,
  reopenPhone,
  restartSite,
  site,
  waitForCorners,
  waitForStepHeading,
} from './photo-phone';
import { readPhotographedSquares } from './photographed-squares';

/**
 * Names of the figures and their squares, in the order of adding. The corrected square c12 is between the first two.
 */
const PLACES = [
  ['A', 'c11'],
  ['B', 'c13'],
  ['C', 'j12'],
  ['D', 'l12'],
] as const;

beforeAll(openPhotoSite);
afterEach(closePhone);
afterAll(closePhotoSite);

test('by touch: photograph, correct, save, place and ask; the picture survives when the app is killed offline', async () => {
  await openMapWithCamera();
  await goToReviewStep();
  await takeScreenshot(page, 'photo-review');

  for (const [square, ground] of [
    ['c12', 'Blocking'],
    ['d12', 'Water'],
  ] as const) {
    await tapSquareOfWhole(square);
    await page.getByRole('group', { name: 'Terrain' }).getByRole('button', { name: ground }).tap();
    await page
      .getByRole('status')
      .filter({ hasText: `${square}: ${ground}` })
      .waitFor();
  }
  await findPhotoButton('Save the map').tap();
  await page.getByRole('textbox', { name: 'Map name' }).fill('Long Quay');
  await findPhotoButton('Save').tap();
  await waitForStepHeading('Map saved');
  expect((await readPhotographedSquares(page, ['c12', 'd12'])).map((text) => text.replace(/[^Bwh]/g, ''))).toEqual([
    'B',
    'w',
  ]);

  await findPhotoButton('Place figures on it').tap();
  for (const [name, square] of PLACES) {
    await findPhotoButton('Add').tap();
    await findPhotoButton(`Add ${name}`).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await tapSquare(page, square);
    await untilPlaced(name, square);
  }
  await expect.poll(() => page.locator('svg [data-piece]').count(), { timeout: 20_000 }).toBe(4);
  await takeScreenshot(page, 'photo-map');
  await tapSquare(page, 'c11');
  await tapSquare(page, 'c13');
  await untilBlocked();

  await waitUntilOfflineReady(page);
  await site.stop();
  await phone.kill();
  await reopenPhone();
  await page.goto(`${site.url}#/collection/maps`);
  await findPhotoButton(/^Long Quay/).tap();
  const picture = page.locator('.board .terrain image');
  await picture.waitFor({ state: 'attached' });
  expect(await picture.getAttribute('href')).toMatch(/^blob:/);
  await findPhotoButton('Picture of the map').tap();
  await picture.waitFor({ state: 'detached' });
  await restartSite();
});

test('without a camera the gallery is offered; files that are no picture or too large are reported', async () => {
  await openWithoutCamera();
  await page.goto(`${site.url}#/collection/maps`);
  await waitUntilOpen(page);
  await findPhotoButton('Photograph a map').tap();
  await page
    .getByRole('alert')
    .filter({ hasText: /gallery/ })
    .waitFor();
  const gallery = page.getByLabel('Gallery');
  const give = (name: string, buffer: Buffer): Promise<void> =>
    gallery.setInputFiles({ name, mimeType: 'image/png', buffer });
  await give('words.png', Buffer.from('not a picture'));
  await page.getByText(/picture cannot be opened/).waitFor();
  // Header of a PNG with 40,000 by 40,000 pixels.
  const huge = Buffer.alloc(40);
  huge.writeUInt32BE(0x89504e47, 0);
  huge.writeUInt32BE(40_000, 16);
  huge.writeUInt32BE(40_000, 20);
  await give('huge.png', huge);
  await page.getByText(/picture is too large/).waitFor();
  await give('screen.png', await page.screenshot());
  await waitForCorners();
  expect(await page.getByRole('img', { name: 'Your photo' }).count()).toBe(1);
  await findPhotoButton('Close photo').tap();
  await page.getByRole('list', { name: 'Maps' }).waitFor();
});

test('the same by keyboard alone', async () => {
  await openMapWithCamera();
  await pressOn('Photograph a map');
  await waitForStepHeading('Photograph a map');
  await expect.poll(() => findPhotoButton('Take photo').isEnabled(), { timeout: 20_000 }).toBe(true);
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
  await pressOn('Take photo');
  await waitForCorners();
  for (const place of [0, 1, 2, 3]) {
    await reach(new RegExp(`^${CORNER_NAMES[place]} corner`));
    const { x, y } = await measureCornerOffset(place);
    await walk(x, 'ArrowLeft', 'ArrowRight');
    await walk(y, 'ArrowUp', 'ArrowDown');
    const off = await measureCornerOffset(place);
    expect(Math.max(Math.abs(off.x), Math.abs(off.y))).toBeLessThan(2);
  }
  await pressOn('Next');
  await pressOn(/^16 × 24/);
  await pressOn('Read the map');
  await waitForStepHeading('Is this right?');

  // Arrow keys move the map’s cursor, Tab moves through the choices.
  await reach('Map from your photo');
  await goToSquare('c12');
  await page.keyboard.press('Enter');
  await pressOn('Blocking');
  await reach('Map from your photo', true);
  await goToSquare('d12');
  await page.keyboard.press('Enter');
  await pressOn('Water');
  await pressOn('Save the map');
  await page.keyboard.type('Long Quay');
  await page.keyboard.press('Enter');
  await waitForStepHeading('Map saved');
  expect((await readPhotographedSquares(page, ['c12', 'd12'])).map((text) => text.replace(/[^Bwh]/g, ''))).toEqual([
    'B',
    'w',
  ]);

  await pressOn('Place figures on it');
  await page.getByRole('application').waitFor();
  for (const [name, square] of PLACES) {
    await pressOn('Add');
    await page.getByRole('dialog', { name: 'Add figures' }).waitFor();
    await pressOn(`Add ${name}`);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await reach(/^Map Long Quay/, true);
    await goToSquare(square);
    await page.keyboard.press('Enter');
    await untilPlaced(name, square);
  }
  await reach(/^Map Long Quay/, true);
  await goToSquare('c11');
  await page.keyboard.press('Enter');
  await goToSquare('c13');
  await page.keyboard.press('Enter');
  await untilBlocked();
});

function untilPlaced(name: string, square: string): Promise<void> {
  return page.getByText(new RegExp(`${name} on ${square}`)).waitFor();
}

/** Waits for the answer that the corrected square c12 blocks the line. */
async function untilBlocked(): Promise<void> {
  await page.locator('.verdict').waitFor();
  const words = await page.locator('.map-panel').textContent();
  expect(words).toMatch(/blocking terrain at c12/i);
}

/** Zooms out until a square is in view, then taps the square. */
async function tapSquareOfWhole(square: string): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const at = await locateSquare(page, square);
    const port = await page.locator('.board-port').boundingBox();
    if (!port) throw new Error('the map is on screen');
    const inside =
      at.x > port.x + 20 && at.x < port.x + port.width && at.y > port.y + 20 && at.y < port.y + port.height;
    if (inside) break;
    await findPhotoButton(tries === 0 ? 'Zoom in' : 'Zoom out').tap();
    // Waits until the map’s zoom animation has ended.
    await page.waitForTimeout(400);
  }
  await tapSquare(page, square);
}

async function walk(by: number, less: string, more: string): Promise<void> {
  const steps = Math.round(Math.abs(by));
  const key = by < 0 ? less : more;
  for (let step = 0; step < Math.floor(steps / 10); step++) await page.keyboard.press(`Shift+${key}`);
  for (let step = 0; step < steps % 10; step++) await page.keyboard.press(key);
}

function focusedName(): Promise<string> {
  return page.evaluate(() => {
    const there = document.activeElement;
    return there?.getAttribute('aria-label') ?? there?.textContent ?? '';
  });
}

/** Presses Tab, or Shift+Tab if `back`, until the element with the given name is focused. */
async function reach(name: string | RegExp, back = false): Promise<void> {
  const fits = (text: string): boolean => (typeof name === 'string' ? text === name : name.test(text));
  const passed: string[] = [];
  for (let tabs = 0; tabs < 80; tabs++) {
    const text = await focusedName();
    if (fits(text)) return;
    passed.push(text.slice(0, 30));
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`no ${name} among ${passed.join(' | ')}`);
}

async function pressOn(name: string | RegExp): Promise<void> {
  await reach(name);
  await page.keyboard.press('Enter');
}

/** Moves the map’s cursor to a square with arrow keys. The first key press only shows the cursor. */
async function goToSquare(name: string): Promise<void> {
  const status = page.locator('.board > [role="status"]');
  await page.keyboard.press('Home');
  const at = async (): Promise<string> => /^[a-z]+\d+/.exec((await status.textContent()) ?? '')?.[0] ?? '';
  for (let step = 0; step < 80; step++) {
    const now = await at();
    if (now === name) return;
    const [dx, dy] = [name.charCodeAt(0) - now.charCodeAt(0), Number(name.slice(1)) - Number(now.slice(1))];
    await page.keyboard.press(dy < 0 ? 'ArrowUp' : dy > 0 ? 'ArrowDown' : dx < 0 ? 'ArrowLeft' : 'ArrowRight');
  }
  throw new Error(`${name} is not reached`);
}

test('a size that does not fit the grid lines is reported', async () => {
  await openMapWithCamera();
  await goToSizeStep();
  await findPhotoButton('Decrease Squares down').tap();
  await findPhotoButton('Read the map').tap();
  await page.getByRole('alert').filter({ hasText: 'No grid fits here. Go back and check corners and size.' }).waitFor();
  await page.getByRole('img', { name: 'Straightened map with a grid of 16 by 23' }).waitFor();
  expect(await page.locator('.review-count').count()).toBe(0);
  await takeScreenshot(page, 'photo-misfit');
  await findPhotoButton('Continue anyway').tap();
  await page.locator('.review-count').waitFor();
  await findPhotoButton('Back one step').tap();
  await findPhotoButton('Read the map').tap();
  await findPhotoButton('Back to the corners').tap();
  await waitForStepHeading('The four corners');
});

/*
 * From a printed map to a ruling: the camera shows a photograph drawn by `test/photo`, its corners are set, it is read, two squares
 * are mended, four figures placed, and the answer tells of a square that was mended. Once by touch, once by keys alone.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CORNER_NAMES } from '../../src/app/photo/quad';
import { sheetOfBoard } from '../../src/board/sheet';
import type { Point } from '../../src/photo/types';
import { seeded } from '../helpers/random-position';
import { type Sample, takePhoto } from '../photo/photos';
import { randomMap } from '../photo/printed-map';
import { squareOnScreen, tapSquare } from './board';
import { flagsOf, writeFilm } from './film';
import {
  forgetProfile,
  openPhone,
  openSite,
  type Phone,
  type Site,
  screenshot,
  untilOffline,
  untilOpen,
} from './harness';
import { keptSquares } from './kept-squares';
import { putRows } from './put-rows';

/** Pixels of the photograph by which a corner may be off. */
const NEAR = 6;

/** Who is added, one side after the other, and where it goes: the first two with the mended c12 between them. */
const PLACES = [
  ['A', 'c11'],
  ['B', 'c13'],
  ['C', 'j12'],
  ['D', 'l12'],
] as const;

let site: Site;
let phone: Phone;
let page: Page;
let folder: string;
let sample: Sample;

beforeAll(async () => {
  site = await openSite();
  folder = await mkdtemp(join(tmpdir(), 'sidekick-film-'));
  sample = takePhoto(3, 'moderate', 1600, { width: 16, height: 24 });
  await writeFilm(join(folder, 'map.y4m'), sample.picture);
});

afterEach(async () => {
  expect(phone.errors).toEqual([]);
  await phone.close();
  await forgetProfile(phone.profile);
});

afterAll(async () => {
  await site?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

async function openMap(): Promise<void> {
  phone = await openPhone({ flags: flagsOf(join(folder, 'map.y4m')) });
  page = phone.page;
  page.setDefaultTimeout(20_000);
  await page.goto(`${site.url}#/map`);
  await untilOpen(page);
}

const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: typeof name === 'string' });
const heading = (name: string): Promise<void> => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const ringOf = (place: number): Locator => button(new RegExp(`^${CORNER_NAMES[place]} corner`));

/** A tap that leads to another step. A browser kept waiting takes one for a finger that rests: then it is tapped again. */
async function tapUntil(name: string, next: string): Promise<void> {
  for (let taps = 0; taps < 3; taps++) {
    await button(name).tap();
    const gone = button(name).waitFor({ state: 'detached', timeout: 5000 });
    if (
      await gone.then(
        () => true,
        () => false,
      )
    )
      break;
  }
  await heading(next);
}

/** Where a ring says that it is, in pixels of the photograph. */
async function saidOf(place: number): Promise<Point> {
  const [x, y] = ((await ringOf(place).getAttribute('aria-label')) ?? '').match(/\d+/g)?.map(Number) ?? [];
  return { x: x ?? Number.NaN, y: y ?? Number.NaN };
}

async function offOf(place: number): Promise<Point> {
  const [said, true_] = [await saidOf(place), sample.corners[place] as Point];
  return { x: true_.x - said.x, y: true_.y - said.y };
}

/** Waits until the phone has looked for the corners. */
async function untilLooked(): Promise<void> {
  await heading('The four corners');
  await page.getByText('Looking for the corners…').waitFor({ state: 'detached' });
}

/** From the Map to what was read, by touch. */
async function toReview(): Promise<void> {
  await button('Photograph a map').tap();
  await expect.poll(() => button('Take photo').isEnabled(), { timeout: 20_000 }).toBe(true);
  // The camera shows its first picture a moment after it opened.
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
  await screenshot(page, 'photo-take');
  await button('Take photo').tap();
  await untilLooked();
  for (const place of [0, 1, 2, 3]) await pullCorner(place);
  await screenshot(page, 'photo-corners');
  await tapUntil('Next', 'How many squares?');
  await button(/^16 × 24/).tap();
  await page.getByRole('img', { name: 'Straightened map with a grid of 16 by 24' }).waitFor();
  await screenshot(page, 'photo-size');
  const before = Date.now();
  await tapUntil('Read the map', 'Is this right?');
  console.log(`read in ${Date.now() - before} ms, ${await page.locator('.review-count').textContent()}`);
}

test('by touch: photograph, mend, save, place, ask; and the picture is there after the app was killed with no network', async () => {
  await openMap();
  await toReview();
  await screenshot(page, 'photo-review');

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
  await button('Save the map').tap();
  await page.getByRole('textbox', { name: 'Map name' }).fill('Long Quay');
  await button('Save').tap();
  await heading('Map saved');
  expect((await keptSquares(page, ['c12', 'd12'])).map((words) => words.replace(/[^Bwh]/g, ''))).toEqual(['B', 'w']);

  await button('Place figures on it').tap();
  for (const [name, square] of PLACES) {
    await button('Add').tap();
    await button(`Add ${name}`).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await tapSquare(page, square);
    await untilPlaced(name, square);
  }
  await expect.poll(() => page.locator('svg [data-piece]').count(), { timeout: 20_000 }).toBe(4);
  await screenshot(page, 'photo-map');
  await tapSquare(page, 'c11');
  await tapSquare(page, 'c13');
  await untilBlocked();

  await untilOffline(page);
  await site.stop();
  await phone.kill();
  phone = await openPhone({ profile: phone.profile });
  page = phone.page;
  await page.goto(`${site.url}#/collection/maps`);
  await button(/^Long Quay/).tap();
  const picture = page.locator('.board .terrain image');
  await picture.waitFor({ state: 'attached' });
  expect(await picture.getAttribute('href')).toMatch(/^blob:/);
  await button('Picture of the map').tap();
  await picture.waitFor({ state: 'detached' });
  site = await openSite({ port: site.port });
});

test('an area takes one tap, marked squares too; then it says what was found, and the editor is a tap away', async () => {
  await openMap();
  await toReview();
  const count = page.locator('.review-count');
  const left = async (): Promise<number> => Number(/^\d+/.exec((await count.textContent()) ?? '')?.[0] ?? 0);
  const asked = await left();
  await page.locator('.answers > button').first().tap();
  await expect.poll(left).toBe(asked - 1);

  await button('Mark squares').tap();
  await untilInSight('b4', 'h12');
  await dragOver('c5', 'g5', 'g9', 'c9', 'c5');
  await status('25 squares').waitFor();
  const marked = await squareOnScreen(page, 'c5');
  await screenshot(page, 'photo-marked');
  await page.getByRole('group', { name: 'Terrain' }).getByRole('button', { name: 'Water' }).tap();
  await status(/^25 squares: Water/).waitFor();
  await page.getByRole('group', { name: 'Level' }).getByRole('button', { name: 'Level 0' }).tap();
  await button('No walls inside').tap();
  await button('Walls around').tap();
  // The map stays where it was marked.
  await page.waitForTimeout(600);
  expect(await squareOnScreen(page, 'c5')).toEqual(marked);
  await screenshot(page, 'photo-marked-walls');
  // The next drag begins anew.
  await dragOver('b12', 'd12');
  await status('b12, c12, d12').waitFor();
  await page.getByRole('group', { name: 'Terrain' }).getByRole('button', { name: 'Blocking' }).tap();
  await button('Undo').tap();
  await button('Redo').tap();
  await button('Mark squares').tap();

  // One finger moves the map again.
  await page.waitForTimeout(600);
  const before = await squareOnScreen(page, 'c5');
  await panUp();
  await expect.poll(async () => before.y - (await squareOnScreen(page, 'c5')).y).toBeGreaterThan(20);
  expect(await page.locator('.doubt-chosen').count()).toBe(0);

  for (let taps = 0; taps < 60 && (await left()) > 0; taps++) {
    const now = await left();
    if (taps === 2) await screenshot(page, 'photo-question');
    await page.locator('.answers > button').first().tap();
    await expect.poll(left).toBe(now - 1);
  }
  await status(/^16×24, \d+ walls, .*water \d+.* Check it\.$/).waitFor();
  // The map glides to where all of it is seen.
  const port = await page.locator('.board-port').boundingBox();
  await expect.poll(async () => (await squareOnScreen(page, 'a1')).y).toBeGreaterThan(port?.y ?? Infinity);
  await expect
    .poll(async () => (await squareOnScreen(page, 'p24')).y)
    .toBeLessThan((port?.y ?? 0) + (port?.height ?? 0));
  await screenshot(page, 'photo-found');

  await button('Edit').tap();
  await page.getByRole('region', { name: 'Map editor' }).waitFor();
  await page.locator('.board .terrain image').waitFor({ state: 'attached' });
  await screenshot(page, 'photo-editor');
  // Nothing is lost where the app is killed now.
  await phone.kill();
  phone = await openPhone({ profile: phone.profile });
  page = phone.page;
  page.setDefaultTimeout(20_000);
  await page.goto(`${site.url}#/collection/maps`);
  await untilOpen(page);
  await button(/^Photographed map 1/).waitFor();
  const squares = await keptSquares(page, ['d6', 'c5', 'b12', 'd12']);
  expect(squares.map((words) => words.replace(/[^Bwh]/g, ''))).toEqual(['w', 'w', 'B', 'B']);
});

test('the editor after a review ends as when saved, also after a reload', async () => {
  await openMap();
  await toReview();
  await button('Edit').tap();
  await page.getByRole('region', { name: 'Map editor' }).waitFor();
  await page.reload();
  await button(/^Name and size: Photographed map 1/).waitFor();
  await button('Save').tap();
  await heading('Map saved');
  await page.getByText('Photographed map 1 saved, with the photo under the grid.').waitFor();
  await screenshot(page, 'photo-edited');
  await button('Place figures on it').tap();
  await page.getByRole('application', { name: /^Map Photographed map 1/ }).waitFor();
});

test('with no camera there is the gallery; a file that is no picture, or too large to unpack, is told', async () => {
  phone = await openPhone();
  page = phone.page;
  page.setDefaultTimeout(20_000);
  await page.goto(`${site.url}#/collection/maps`);
  await untilOpen(page);
  await button('Photograph a map').tap();
  await page
    .getByRole('alert')
    .filter({ hasText: /gallery/ })
    .waitFor();
  const gallery = page.getByLabel('Gallery');
  const give = (name: string, buffer: Buffer): Promise<void> =>
    gallery.setInputFiles({ name, mimeType: 'image/png', buffer });
  await give('words.png', Buffer.from('not a picture'));
  await page.getByText(/cannot be read as a picture/).waitFor();
  // The head of a PNG of 40,000 by 40,000 pixels.
  const huge = Buffer.alloc(40);
  huge.writeUInt32BE(0x89504e47, 0);
  huge.writeUInt32BE(40_000, 16);
  huge.writeUInt32BE(40_000, 20);
  await give('huge.png', huge);
  await page.getByText(/picture is too large/).waitFor();
  await give('screen.png', await page.screenshot());
  await untilLooked();
  expect(await page.getByRole('img', { name: 'Your photo' }).count()).toBe(1);
  await button('Close photo').tap();
  await page.getByRole('list', { name: 'Maps' }).waitFor();
});

test('by keys alone', async () => {
  await openMap();
  await pressOn('Photograph a map');
  await heading('Photograph a map');
  await expect.poll(() => button('Take photo').isEnabled(), { timeout: 20_000 }).toBe(true);
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
  await pressOn('Take photo');
  await untilLooked();
  for (const place of [0, 1, 2, 3]) {
    await reach(new RegExp(`^${CORNER_NAMES[place]} corner`));
    const { x, y } = await offOf(place);
    await walk(x, 'ArrowLeft', 'ArrowRight');
    await walk(y, 'ArrowUp', 'ArrowDown');
    const off = await offOf(place);
    expect(Math.max(Math.abs(off.x), Math.abs(off.y))).toBeLessThan(2);
  }
  await pressOn('Next');
  await pressOn(/^16 × 24/);
  await pressOn('Read the map');
  await heading('Is this right?');

  // Two squares: the map is walked by arrow keys, the choices by Tab.
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
  await heading('Map saved');
  expect((await keptSquares(page, ['c12', 'd12'])).map((words) => words.replace(/[^Bwh]/g, ''))).toEqual(['B', 'w']);

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

function status(words: string | RegExp): Locator {
  return page.locator('.review-question').filter({ hasText: words });
}

/** Zooms out until both squares can be touched. */
async function untilInSight(...names: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 8; tries++) {
    const port = await page.locator('.board-port').boundingBox();
    if (!port) throw new Error('the map is on screen');
    const places = await Promise.all(names.map((name) => squareOnScreen(page, name)));
    const [right, foot] = [port.x + port.width - 10, port.y + port.height - 10];
    if (places.every(({ x, y }) => x > port.x + 20 && x < right && y > port.y + 20 && y < foot)) return;
    // The button is there once somebody has zoomed.
    await button(tries === 0 ? 'Zoom in' : 'Zoom out').tap();
    // The map glides there.
    await page.waitForTimeout(400);
  }
  throw new Error(`${names.join(', ')} are not in sight`);
}

/** One finger drags the map up by 60 pixels. */
async function panUp(): Promise<void> {
  const port = await page.locator('.board-port').boundingBox();
  if (!port) throw new Error('the map is on screen');
  const [x, y] = [port.x + port.width / 3, port.y + port.height / 2 + 40];
  await drag([0, 60].map((up) => ({ x, y: y - up })));
}

/** One finger down on the first square, along the others, and up on the last. */
async function dragOver(...names: readonly string[]): Promise<void> {
  await drag(await Promise.all(names.map((name) => squareOnScreen(page, name))));
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

function untilPlaced(name: string, square: string): Promise<void> {
  return page.getByText(new RegExp(`${name} on ${square}`)).waitFor();
}

/** The answer on screen: the square that was mended to blocking stands in the way. */
async function untilBlocked(): Promise<void> {
  await page.locator('.verdict').waitFor();
  const words = await page.locator('.map-panel').textContent();
  expect(words).toMatch(/blocking terrain at c12/i);
}

/** One finger on a ring, pulled to where the corner truly is; again where it did not come so far, as a slow finger moves it finely. */
async function pullCorner(place: number): Promise<void> {
  const frame = await page.locator('.corners').boundingBox();
  if (!frame) throw new Error('the corners are on screen');
  const scale = frame.width / sample.picture.width;
  const near = Math.max(NEAR, 5 / scale);
  const away = async (): Promise<number> => {
    const { x, y } = await offOf(place);
    return Math.hypot(x, y);
  };
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (let pulls = 0; pulls < 8 && (await away()) >= near; pulls++) {
    const [ring, off] = [await ringOf(place).boundingBox(), await offOf(place)];
    if (!ring) throw new Error('the ring is on screen');
    const from = { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 };
    await send('touchStart', [from]);
    await send('touchMove', [{ x: from.x + off.x * scale, y: from.y + off.y * scale }]);
    await page.locator('.loupe').waitFor();
    await send('touchEnd', []);
  }
  await touch.detach();
  expect(await away()).toBeLessThan(near);
}

/** A tap on a square that may lie outside of what is seen: then the map is shown smaller first. */
async function tapSquareOfWhole(square: string): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const at = await squareOnScreen(page, square);
    const port = await page.locator('.board-port').boundingBox();
    if (!port) throw new Error('the map is on screen');
    const inside =
      at.x > port.x + 20 && at.x < port.x + port.width && at.y > port.y + 20 && at.y < port.y + port.height;
    if (inside) break;
    await button(tries === 0 ? 'Zoom in' : 'Zoom out').tap();
    // The map glides there.
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

/** Tabs on, or back, until what is called so has the focus. */
async function reach(name: string | RegExp, back = false): Promise<void> {
  const fits = (words: string): boolean => (typeof name === 'string' ? words === name : name.test(words));
  const passed: string[] = [];
  for (let tabs = 0; tabs < 80; tabs++) {
    const words = await focusedName();
    if (fits(words)) return;
    passed.push(words.slice(0, 30));
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`no ${name} among ${passed.join(' | ')}`);
}

async function pressOn(name: string | RegExp): Promise<void> {
  await reach(name);
  await page.keyboard.press('Enter');
}

/** Walks the cursor of the map by arrow keys; the first key only shows it. */
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

test('a map of the collection is recognised among 200 others, and taken with one tap', async () => {
  await openMap();
  const random = seeded(8);
  const printed = sheetOfBoard(sample.map.board, { id: 'printed', name: 'Printed Quay', source: 'imported' });
  const others = Array.from({ length: 200 }, (_, place) => {
    const { board } = randomMap(random, sample.size);
    return sheetOfBoard(board, { id: `other-${place}`, name: `Another ${place}`, source: 'imported' });
  });
  const now = { added: 1, edited: 1, deletedAt: null };
  await putRows(
    page,
    'maps',
    [printed, ...others].map((sheet) => ({ ...sheet, ...now })),
  );
  await page.reload();
  await button('Photograph a map').tap();
  await expect.poll(() => button('Take photo').isEnabled(), { timeout: 20_000 }).toBe(true);
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
  await button('Take photo').tap();
  await untilLooked();
  for (const place of [0, 1, 2, 3]) await pullCorner(place);
  await tapUntil('Next', 'How many squares?');
  await button(/^16 × 24/).tap();
  await page.getByRole('img', { name: 'Straightened map with a grid of 16 by 24' }).waitFor();
  await button('Read the map').tap();
  const before = Date.now();
  const asked = page.getByRole('dialog', { name: 'Is it this map?' });
  await asked.waitFor();
  console.log(`read and recognised in ${Date.now() - before} ms`);
  await screenshot(page, 'photo-known');
  await asked.getByRole('button', { name: /^Printed Quay/ }).tap();
  await page.getByText('Printed Quay, from your collection.').waitFor();
  await screenshot(page, 'photo-known-taken');
});

import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { locateSquare } from './board';
import { deleteProfile, findTab, openPhone, openSite, type Phone, type Site, waitUntilOpen } from './harness';

/*
 * Tests that nothing under a finger moves. The board, the cards and the action buttons must have the same boxes before
 * and after elements around them appear or disappear.
 */

const SCREENS = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
] as const;

/** Returns whether Table and Map share one screen at this viewport size. */
const isWide = ({ width, height }: { width: number; height: number }) => width >= 700 && height >= 600;

/**
 * Selector of the figure cards. The constants below select the other measured elements: action buttons, map bar, board
 * and headings.
 */
const CARDS = '.figure-card';
const DEEDS = '.deed-row > *, .deed-turn > *';
const BAR = '.map-bar > *, .map-bar label';
const BOARD = '.board, .board-world';
const HEADS = '.turn-header, .map-head';

type Boxes = readonly string[];

let site: Site;
let phone: Phone;

beforeAll(async () => {
  site = await openSite();
});

afterEach(async () => {
  await phone.close();
  await deleteProfile(phone.profile);
});

afterAll(() => site?.stop());

async function openDemo(viewport: (typeof SCREENS)[number], on: 'Table' | 'Map'): Promise<Page> {
  phone = await openPhone({ viewport, reducedMotion: 'reduce' });
  const { page } = phone;
  page.setDefaultTimeout(15_000);
  await page.goto(site.url);
  await waitUntilOpen(page);
  await page.getByRole('button', { name: 'Quick demo game' }).tap();
  await page.getByRole('heading', { name: 'Ana’s turn' }).waitFor();
  if (on === 'Map') await findTab(page, 'Map').tap();
  if (on === 'Map' || isWide(viewport)) await page.locator('[data-piece]').first().waitFor();
  return page;
}

/**
 * Lists the box of each element in document order: `.board 0,48 360×532`. Zoom and scroll of the board change the box
 * of `.board-world`.
 */
async function boxesOf(page: Page, ...selectors: readonly string[]): Promise<Boxes> {
  await atRest(page);
  return page.locator(selectors.join(', ')).evaluateAll((elements) =>
    elements.map((element) => {
      const world = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const { x, y, width, height } = element.getBoundingClientRect();
      const parts = world ? [world.e, world.f, world.a, world.d] : [x, y, width, height];
      return `${element.getAttribute('class') ?? element.tagName} ${parts.map((part) => part.toFixed(2)).join(' ')}`;
    }),
  );
}

/** Waits until all effects of a tap have appeared: messages, reminders and sheets. */
async function atRest(page: Page): Promise<void> {
  await page.waitForTimeout(700);
}

async function showMode(page: Page, mode: string): Promise<void> {
  await page.locator('.map-bar label', { hasText: new RegExp(`^${mode}$`) }).tap();
}

async function tapSquare(page: Page, name: string): Promise<void> {
  const { x, y } = await locateSquare(page, name);
  await page.touchscreen.tap(x, y);
}

/** Checks that a button is visible and not covered. */
async function expectInSight(page: Page, name: RegExp): Promise<void> {
  const shown = page.getByRole('button', { name }).filter({ visible: true });
  await expect.poll(() => shown.count()).toBe(1);
  const seen = await shown.evaluate((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && button.contains(over);
  });
  expect(seen, `${name} in sight`).toBe(true);
}

/** Checks that an element overlaps none of the other elements. */
async function expectApart(one: Locator, others: Locator): Promise<void> {
  const box = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(box.width).toBeGreaterThanOrEqual(44);
  const over: string[] = [];
  for (const other of await others.all()) {
    const { x, y, width, height } = (await other.boundingBox()) ?? box;
    const isSame = x === box.x && y === box.y;
    const apart = x >= box.x + box.width || x + width <= box.x || y >= box.y + box.height || y + height <= box.y;
    if (!isSame && !apart) over.push((await other.textContent()) ?? '');
  }
  expect(over).toEqual([]);
}

test.each(SCREENS)('nothing moves on the Table at $width×$height', async (viewport) => {
  const page = await openDemo(viewport, 'Table');
  const still = [CARDS, DEEDS, HEADS, '.message-lane', BOARD, BAR];
  const before = await boxesOf(page, ...still);
  expect(before.length).toBeGreaterThan(12);

  await page.locator(CARDS).nth(2).tap();
  expect(await boxesOf(page, ...still), 'another figure is selected').toEqual(before);

  await page.getByRole('button', { name: '−1 click of damage' }).tap();
  expect(await boxesOf(page, ...still), 'a click of damage').toEqual(before);
  await page.getByRole('button', { name: '+1' }).tap();
  expect(await boxesOf(page, ...still), 'it heals').toEqual(before);

  // Shows a message and taps its Undo. The tray for figures off the map, beside the board, is not checked.
  await page.locator(CARDS).nth(2).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Remove from map' }).tap();
  await page.locator('.toast').waitFor();
  const table = [CARDS, DEEDS, '.turn-header', '.message-lane'];
  const without = await boxesOf(page, ...table);
  expect(without, 'a message comes').toEqual(before.filter((box) => without.includes(box)));
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).tap();
  await page.locator('.toast').waitFor({ state: 'detached' });
  expect(await boxesOf(page, ...still), 'the message goes').toEqual(before);

  // The other side’s turn shows reminders. The lane of that side may scroll, so cards are not checked.
  const thumb = [DEEDS, '.turn-header', '.message-lane', BOARD];
  const turn = await boxesOf(page, ...thumb);
  await page.getByRole('button', { name: 'End turn' }).tap();
  await page.getByRole('heading', { name: 'Ben’s turn' }).waitFor();
  await page.getByRole('region', { name: 'Due this turn' }).first().waitFor();
  expect(await boxesOf(page, ...thumb), 'reminders of the next turn').toEqual(turn);
  expect(phone.errors).toEqual([]);
});

test.each(SCREENS)('nothing moves on the Map at $width×$height', async (viewport) => {
  const page = await openDemo(viewport, 'Map');
  const still = [BOARD, BAR, HEADS, ...(isWide(viewport) ? [CARDS, DEEDS] : [])];
  const before = await boxesOf(page, ...still);
  expect(before.length).toBeGreaterThan(7);

  for (const mode of ['Hit', 'Move', 'Threat', 'See']) {
    await showMode(page, mode);
    expect(await boxesOf(page, ...still), mode).toEqual(before);
  }

  await page.getByRole('button', { name: 'Deselect' }).tap();
  await page.getByRole('button', { name: 'Deselect' }).waitFor({ state: 'detached' });
  expect(await boxesOf(page, ...still), 'nobody is selected').toEqual(before);
  await tapSquare(page, 'h8');
  await page.getByRole('button', { name: 'Deselect' }).waitFor();
  expect(await boxesOf(page, ...still), 'a figure is selected on the map').toEqual(before);

  await page.getByRole('button', { name: 'More actions' }).tap();
  expect(await boxesOf(page, ...still), 'more actions of the figure').toEqual(before);
  await page.getByRole('button', { name: 'More actions' }).tap();

  // The squares of the answer are visible above its sheet on every screen, so the board need not scroll.
  await tapSquare(page, 'h7');
  await page.locator('.answer').waitFor();
  expect(await boxesOf(page, ...still), 'the answer to See').toEqual(before);
  for (const name of [/^Undo( the last step)?$/, /^End turn$/]) await expectInSight(page, name);
  expect(phone.errors).toEqual([]);
});

test.each(SCREENS)('nothing moves when a move is recorded on the Map at $width×$height', async (viewport) => {
  const page = await openDemo(viewport, 'Map');
  const still = [BOARD, BAR, HEADS];
  const before = await boxesOf(page, ...still);
  await showMode(page, 'Move');
  await tapSquare(page, 'g7');
  await page.locator('.answer').waitFor();
  await page.locator('.answer .answer-deeds .button[data-tone="accent"]').tap();
  await page.locator('.toast').waitFor();
  expect(await boxesOf(page, ...still), 'a message comes').toEqual(before);
  // After some time the message shrinks to its Undo button, to leave room for the selected figure.
  await page.locator('.toast[data-read]').waitFor();
  expect(await boxesOf(page, ...still), 'the message was read').toEqual(before);
  const undo = page.locator('.toast').getByRole('button', { name: 'Undo' });
  await expectApart(undo, page.locator('.map-band button, .map-bar button, .dial-cell').filter({ visible: true }));
  await undo.tap();
  await page.locator('.toast').waitFor({ state: 'detached' });
  expect(await boxesOf(page, ...still), 'the message goes').toEqual(before);
  expect(phone.errors).toEqual([]);
});

test('a message over the title moves and covers no button, and stays on its tab', async () => {
  phone = await openPhone({ reducedMotion: 'reduce' });
  const { page } = phone;
  await page.goto(site.url);
  await waitUntilOpen(page);
  await findTab(page, 'Forces').tap();
  const foot = '.shell-screen header button, .list-foot *, .shell-nav *';
  await page.getByRole('button', { name: 'New force' }).waitFor();
  const before = await boxesOf(page, foot);
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .tap();
  await page.locator('.toast').waitFor();
  expect(await boxesOf(page, foot)).toEqual(before);
  await expectApart(page.locator('.toast'), page.locator('.shell button:not(.toast *)').filter({ visible: true }));
  await findTab(page, 'Collection').tap();
  await page.locator('.toast').waitFor({ state: 'detached' });
  expect(phone.errors).toEqual([]);
});

/** Opens the app on a slow phone. `moved` waits until everything is drawn, then returns the moves since its last call. */
async function openSlowPhone(): Promise<{ readonly page: Page; readonly moved: () => Promise<string[]> }> {
  phone = await openPhone({ reducedMotion: 'reduce' });
  const { page } = phone;
  page.setDefaultTimeout(20_000);
  await page.addInitScript(watchMoves);
  await page.goto(site.url);
  await waitUntilOpen(page);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const moved = async () => {
    await page.waitForTimeout(3000);
    return page.evaluate(() => (window as unknown as { moves: string[] }).moves.splice(0));
  };
  return { page, moved };
}

test('on a slow phone nothing moves while a page loads', async () => {
  const { page, moved } = await openSlowPhone();

  await page.getByRole('button', { name: 'New game' }).tap();
  await page.getByRole('button', { name: /^Use the demo forces/ }).waitFor();
  expect(await moved(), 'a new game').toEqual([]);
  for (const name of ['Collection', 'Forces', 'Rules'] as const) {
    await findTab(page, name).tap();
    expect(await moved(), name).toEqual([]);
  }
  expect(phone.errors).toEqual([]);
});

test('on a slow phone nothing moves while a mission opens', async () => {
  const { page, moved } = await openSlowPhone();
  await moved();
  await page.getByRole('button', { name: 'Quick demo mission' }).tap();
  await page.getByRole('region', { name: 'Objectives' }).waitFor();
  expect(await moved()).toEqual([]);
  expect(phone.errors).toEqual([]);
});

/** Runs in the page: records in `moves` each element that moves by ten pixels or more after it was drawn. */
function watchMoves(): void {
  interface Moved {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }
  const moves: string[] = [];
  Object.assign(window, { moves });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly sources: readonly Moved[] })[])
      for (const { node, previousRect: from, currentRect: to } of entry.sources) {
        // Elements that appear or disappear have no box before or after.
        if (from.width === 0 || to.width === 0) continue;
        if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 10) continue;
        moves.push(`${node?.textContent?.slice(0, 30)} from ${from.x},${from.y} to ${to.x},${to.y}`);
      }
  }).observe({ type: 'layout-shift', buffered: true });
}

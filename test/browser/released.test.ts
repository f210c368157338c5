/**
 * Tests updates of an installed release, in the middle of a turn, to today’s build at the same address. The game is
 * unchanged and continues, and steps from before the update can be undone.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, describe, expect, type TestContext, test } from 'vitest';
import { buildRelease, type ReleaseBuild } from '../helpers/released-build';
import { RELEASES, type Release } from '../helpers/releases';
import { canonicalJson, readDisk } from '../torture/disk';
import { READ_STATE_SCRIPT } from '../torture/table-states';
import {
  deleteProfile,
  openPhone,
  openSite,
  type Phone,
  type Site,
  waitUntilOfflineReady,
  waitUntilOpen,
} from './harness';
import { beginDemoGame } from './table-steps';

const TODAY = 'Today ';
/** Timeout in ms for a test that builds an old version and plays on a phone twice. */
const LONG_MS = 300_000;

const builds = new Map<string, ReleaseBuild>();
let phone: Phone | null = null;
let site: Site | null = null;
let folder: string | null = null;

afterEach(async () => {
  await phone?.close().catch(() => undefined);
  await site?.stop();
  if (phone) await deleteProfile(phone.profile);
  if (folder) await rm(folder, { recursive: true, force: true });
  [phone, site, folder] = [null, null, null];
});

afterAll(() => Promise.all([...builds.values()].map(({ remove }) => remove())));

/** Builds a release on first use and returns its folder. */
async function folderOf(context: TestContext, release: Release): Promise<string> {
  const built = builds.get(release.version) ?? (await buildRelease(context, release));
  builds.set(release.version, built);
  return built.folder;
}

/** Serves today’s build at the same address, with a changed page title for recognition. */
async function publishToday(): Promise<void> {
  if (!site) throw new Error('no site is open');
  await site.stop();
  folder = await mkdtemp(join(tmpdir(), 'sidekick-today-'));
  await cp(join(import.meta.dirname, '../../dist'), folder, { recursive: true });
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  await writeFile(join(folder, 'index.html'), html.replace('<title>', `<title>${TODAY}`));
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  // Changes the revision of index.html, as a real build does. Otherwise the worker would not fetch it again.
  await writeFile(join(folder, 'sw.js'), worker.replace(/(url:"index\.html",revision:)"\w+"/, '$1"today"'));
  site = await openSite({ folder, port: site.port });
}

const shown = (page: Page) => page.evaluate<string>(`(${READ_STATE_SCRIPT})()`);

/** Runs `act`, waits until the screen changes, and returns its text. */
async function step(page: Page, act: () => Promise<unknown>): Promise<string> {
  const before = await shown(page);
  await act();
  await expect.poll(() => shown(page)).not.toBe(before);
  return shown(page);
}

const hurt = (page: Page) => page.getByRole('button', { name: /click of damage/ }).tap();
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).tap();
const endTurn = (page: Page) => page.getByRole('button', { name: 'End turn' }).tap();

async function choose(page: Page, card: number): Promise<void> {
  const chosen = page.locator('.figure-card').nth(card);
  if ((await chosen.getAttribute('aria-pressed')) !== 'true') await chosen.tap();
}

/** Records an action that costs an action token and needs no further input. */
async function act(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Actions' })
    .getByRole('button', { name: /^Action/ })
    .tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Power action/ })
    .tap();
}

/**
 * Plays Ana’s turn and half of Ben’s turn, with one step undone. Returns the table’s state after each step that is
 * still in effect.
 */
async function playIntoTurn(page: Page): Promise<string[]> {
  await beginDemoGame(page);
  const states = [await shown(page)];
  const and = async (deed: () => Promise<unknown>) => states.push(await step(page, deed));
  await choose(page, 0);
  await and(() => act(page));
  await choose(page, 5);
  await and(() => hurt(page));
  await and(() => hurt(page));
  await and(() => endTurn(page));
  await choose(page, 6);
  await and(() => act(page));
  await choose(page, 1);
  await and(() => hurt(page));
  await step(page, () => hurt(page));
  expect(await step(page, () => undo(page))).toBe(states.at(-1));
  return states;
}

/** Reads all stored entries, and each game’s cursor and tip, as text. */
async function gamesOnDisk(page: Page): Promise<string> {
  const { games = [], entries = [] } = await readDisk(page);
  const heads = (games as Record<string, unknown>[]).map(({ id, name, cursor, tip }) => ({ id, name, cursor, tip }));
  return canonicalJson({ heads, entries });
}

type Way = 'the banner' | 'the button of About Sidekick' | 'itself, once it was closed';

/** Waits until the newer version is installed but inactive, while the older version still runs. */
async function untilWaiting(page: Page): Promise<void> {
  const waits = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'none');
  await expect.poll(waits, { timeout: 40_000 }).toBe('installed');
  expect(await page.title()).not.toContain(TODAY);
}

async function update(way: Way, url: string): Promise<void> {
  if (!phone) throw new Error('no phone is open');
  const banner = phone.page.getByRole('button', { name: 'Use it' });
  await phone.page.reload();
  await untilWaiting(phone.page);
  await waitUntilOpen(phone.page);
  if (way === 'the banner') {
    await banner.tap();
  } else if (way === 'the button of About Sidekick') {
    // The banner must not appear in the middle of a turn, but About Sidekick offers the update.
    await phone.page.waitForTimeout(1000);
    expect(await banner.count()).toBe(0);
    await phone.page.goto(`${url}#/table/about`);
    await phone.page.getByRole('button', { name: 'Update now' }).tap();
  } else {
    await phone.close();
    phone = await openPhone({ profile: phone.profile });
    await phone.page.goto(url);
  }
  await expect.poll(() => phone?.page.title(), { timeout: 40_000 }).toContain(TODAY);
}

async function openTable(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/table`);
  await waitUntilOpen(page);
  await page.locator('.figure-card').first().waitFor();
}

describe.each(RELEASES)('$version, updated to today’s build in the middle of a turn', (release) => {
  test.for<Way>(['the banner', 'the button of About Sidekick', 'itself, once it was closed'])(
    'updates by %s',
    { timeout: LONG_MS },
    async (way, context) => {
      site = await openSite({ folder: await folderOf(context, release) });
      const { url } = site;
      phone = await openPhone();
      await phone.page.goto(url);
      await waitUntilOpen(phone.page);
      await waitUntilOfflineReady(phone.page);
      const states = await playIntoTurn(phone.page);
      // Ends the turn, because the banner appears only between turns.
      if (way === 'the banner') states.push(await step(phone.page, () => endTurn(phone?.page as Page)));
      const disk = await gamesOnDisk(phone.page);
      await publishToday();
      await update(way, url);

      const { page } = phone;
      await openTable(page, url);
      expect(await shown(page)).toBe(states.at(-1));
      expect(await gamesOnDisk(page)).toBe(disk);

      await choose(page, 2);
      const after = await step(page, () => hurt(page));
      for (const state of states.toReversed()) expect(await step(page, () => undo(page))).toBe(state);
      const redo = page.getByRole('button', { name: /^Redo/ });
      for (const state of [...states.slice(1), after]) expect(await step(page, () => redo.tap())).toBe(state);
      await page.reload();
      await openTable(page, url);
      expect(await shown(page)).toBe(after);
      expect(phone.errors).toEqual([]);
    },
  );
});

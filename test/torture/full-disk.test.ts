/**
 * Tests a browser whose disk is really full. The profile is on a small tmpfs that is filled, freed, reloaded and killed
 * at random moments. Chromium then empties IndexedDB; the second copy must restore everything. `ROUNDS` sets the number
 * of rounds, one by default.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPhone, openSite, type Phone, waitUntilOpen } from '../browser/harness';
import { beginDemoGame, listLoggedClicks, makeSeededNumbers, readFigureCards, readLog } from '../browser/table-steps';

const rounds = Number(process.env.ROUNDS ?? 1);
const seed = Number(process.env.SEED ?? 20261127);

/** Mounts a small file system in memory and returns its path. Null if the machine does not allow mounting. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'sidekick-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=80m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
}

function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
}

/** Fills the remaining space with smaller and smaller files. */
function fill(folder: string, piece: number): void {
  for (const size of [1 << 20, 4096, 512])
    for (let count = 0; ; count++) {
      try {
        writeFileSync(join(folder, `fill-${piece}-${size}-${count}`), new Uint8Array(size));
      } catch {
        break;
      }
    }
}

function free(folder: string): void {
  execFileSync('find', [folder, '-maxdepth', '1', '-name', 'fill-*', '-delete']);
}

/** Deals one click to a figure and waits until its card shows the click. Returns the name and the new click. */
async function hurt(page: Page, card: number): Promise<string> {
  const before = await readFigureCards(page);
  const one = page.locator('.figure-card').nth(card);
  if ((await one.getAttribute('aria-pressed')) !== 'true') await one.tap();
  await page.getByRole('button', { name: '−1 click of damage' }).tap();
  await expect.poll(() => readFigureCards(page), { timeout: 10_000 }).not.toEqual(before);
  return (await readFigureCards(page))[card] ?? '';
}

const disk = mountSmallDisk();
const why = 'This machine does not allow a small file system to be mounted: the full disk is not tested here.';

test(disk ? `nothing is lost in ${rounds} rounds of a full disk, seed ${seed}` : why, {
  timeout: rounds * 90_000,
}, async (context) => {
  if (!disk) return context.skip(why);
  const random = makeSeededNumbers(seed);
  const site = await openSite();
  const failures: string[] = [];
  try {
    for (let round = 1; round <= rounds; round++) {
      const failure = await playRound(disk, site.url, round, random);
      if (failure !== null) failures.push(`round ${round}: ${failure}`);
    }
  } finally {
    await site.stop();
    unmount(disk);
  }
  expect(failures).toEqual([]);
});

/**
 * Plays one round on a new phone: a game, a disk that fills up, free space again, and a restart. Returns a description
 * of the loss, or null if nothing was lost.
 */
async function playRound(disk: string, url: string, round: number, random: () => number): Promise<string | null> {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const profile = join(disk, `profile-${round}`);
  let phone: Phone = await openPhone({ profile });
  const shown: string[] = [];
  const tap = async (): Promise<void> => {
    // Demo figures have enough clicks to survive all taps of a round.
    shown.push(await hurt(phone.page, upTo(1)));
  };
  try {
    await phone.page.goto(url);
    await waitUntilOpen(phone.page);
    await beginDemoGame(phone.page);
    for (let count = 1 + upTo(2); count > 0; count--) await tap();
    await phone.page.waitForTimeout(1500 + upTo(4000));
    fill(disk, round);
    for (let count = 1 + upTo(1); count > 0; count--) await tap();
    free(disk);
    for (let count = upTo(1); count > 0; count--) await tap();
    // There is space again, so the app retries unsaved changes; the player taps nothing.
    const again = phone.page.getByRole('button', { name: 'Try again' });
    await expect.poll(() => again.count(), { timeout: 40_000, interval: 500 }).toBe(0);
    const end = (['reload', 'close', 'kill'] as const)[upTo(2)] ?? 'reload';
    if (end === 'reload') await phone.page.reload();
    else {
      if (end === 'kill') await phone.kill();
      else await phone.close();
      phone = await openPhone({ profile });
      await phone.page.goto(url);
    }
    await phone.page.locator('.figure-card').first().waitFor({ timeout: 15_000 });
    const found = listLoggedClicks(await readLog(phone.page));
    return JSON.stringify(found) === JSON.stringify(shown) ? null : `${end}: shown ${shown}, found ${found}`;
  } catch (error) {
    return String(error).split('\n')[0] ?? 'failed';
  } finally {
    await phone.close().catch(() => undefined);
    rmSync(profile, { recursive: true, force: true });
    free(disk);
  }
}

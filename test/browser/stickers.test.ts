import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeGrayPng, type GrayFrame, renderCameraView, writeVideo } from './camera-video';
import { makeVideoCameraFlags } from './film';
import { findTab, type Phone, type Site, takeScreenshot, waitUntilOpen } from './harness';
import { setUpDemoGame } from './table-steps';
import { openTestPhone, openTestSite } from './test-phone';

let phone: Phone;
let site: Site;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-video-'));
  site = await openTestSite();
  phone = await openTestPhone();
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Camera pixels per millimeter of paper, at the camera's shortest focus distance. */
const PER_MM = 16;
const CSS_PER_MM = 96 / 25.4;
/** Resolution of the rendered paper, as a multiple of the screen’s resolution. */
const FINE = 6;

/** Takes a picture of a character’s sticker on the printed sheet, with the area around the sticker. */
async function pictureOf(page: Page, name: string, size: number): Promise<GrayFrame> {
  const sheet = page.getByRole('img', { name: /^Sheet 1/ });
  const place = await sheet.evaluate((element, wanted) => {
    const all = [...element.querySelectorAll('g')];
    const mine = all.find((each) => each.querySelector('.sticker-name')?.textContent === wanted);
    const box = mine?.querySelector('.sticker-cut')?.getBoundingClientRect();
    if (!box) throw new Error(`no sticker of ${wanted}`);
    return { x: box.x + scrollX, y: box.y + scrollY, width: box.width };
  }, name);
  expect(place.width / CSS_PER_MM).toBeCloseTo(size, 1);
  const around = 4 * CSS_PER_MM;
  const clip = { x: place.x - around, y: place.y - around, width: place.width + 2 * around, scale: FINE };
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...clip, height: clip.width },
    captureBeyondViewport: true,
  });
  await session.detach();
  return decodeGrayPng(page, data);
}

/** Lists the paper size of each printed page, in millimeters. */
async function paperOf(page: Page): Promise<string[]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return boxes.map(([, ...sides]) => sides.map((side) => Math.round((Number(side) / 72) * 25.4)).join(' x '));
}

/** Stickers in front of the camera, each tilted by about 20 degrees, so that its upper edge is 5% to 7% nearer. */
const STICKERS = [
  { name: 'Brass Titan', size: 8, turn: 9, tilt: 0.3, noise: 24 },
  { name: 'Night Heron', size: 12, turn: -17, tilt: 0.25, noise: 40 },
  { name: 'Quarry', size: 20, turn: 100, tilt: 0.15, noise: 50 },
] as const;

test('stickers of three sizes are printed, and the camera opens the dial of each in the game', async () => {
  await phone.page.goto(site.url);
  await waitUntilOpen(phone.page);
  await setUpDemoGame(phone.page);
  await phone.page.locator('.figure-card').first().waitFor();
  await findTab(phone.page, 'Collection').tap();
  await phone.page.getByRole('button', { name: 'Stickers' }).tap();
  await phone.page.getByRole('button', { name: 'Choose characters' }).tap();
  for (const { name } of STICKERS) await phone.page.getByRole('button', { name: new RegExp(`^${name}`) }).tap();
  await takeScreenshot(phone.page, 'stickers-choosing');
  const selected = phone.page.getByRole('region', { name: 'Selected' });
  await selected.getByText('3 characters selected').waitFor();
  await selected.getByRole('button', { name: 'Stickers…' }).tap();
  await phone.page.getByText(/^3 stickers on 1 sheet/).waitFor();
  await takeScreenshot(phone.page, 'stickers');
  const videos: string[] = [];
  for (const { name, size, turn, tilt, noise } of STICKERS) {
    await phone.page.getByText(`${size} mm`, { exact: true }).tap();
    await phone.page.emulateMedia({ media: 'print' });
    if (size === 12) await takeScreenshot(phone.page, 'stickers-print');
    const picture = await pictureOf(phone.page, name, size);
    await phone.page.emulateMedia({ media: null });
    const scale = (PER_MM / CSS_PER_MM / picture.width) * (picture.width / FINE);
    const frames = [1, 2, 3, 4, 5].map((seed) => renderCameraView(picture, { scale, turn, tilt, noise, seed }));
    const path = join(folder, `${size}.y4m`);
    await writeVideo(path, frames);
    videos.push(path);
  }
  expect(await paperOf(phone.page)).toEqual(['210 x 297']);
  await phone.page.getByText('Letter', { exact: true }).tap();
  await phone.page.getByRole('button', { name: 'Choose more' }).tap();
  await phone.page.getByRole('button', { name: /^Rook/ }).tap();
  await selected.getByRole('button', { name: 'Stickers…' }).tap();
  const more = phone.page.getByRole('button', { name: 'Increase Stickers for Rook' });
  for (let count = 0; count < 48; count++) await more.tap();
  await phone.page.getByText(/^52 stickers on 2 sheets/).waitFor();
  expect(await paperOf(phone.page)).toEqual(['216 x 279', '216 x 279']);
  const { profile } = phone;
  for (const [index, { name }] of STICKERS.entries()) {
    await phone.close();
    phone = await openTestPhone({ profile, flags: makeVideoCameraFlags(videos[index] ?? '') });
    const { page } = phone;
    await page.goto(`${site.url}#/table`);
    await page.locator('.figure-card').first().waitFor();
    await page.getByRole('button', { name: 'Game menu' }).tap();
    await page.getByRole('button', { name: 'Scan a sticker' }).tap();
    const dial = page.getByRole('dialog', { name });
    await dial.waitFor({ timeout: 30_000 });
    await takeScreenshot(page, `scanned-${name}`);
    expect(await page.locator('video').count()).toBe(0);
    await dial.getByRole('button', { name: 'Close' }).tap();
    await page.locator('.figure-card[aria-pressed="true"]').filter({ hasText: name }).waitFor();
    expect(phone.errors).toEqual([]);
    expect(phone.foreign).toEqual([]);
  }
});

const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const MIXES = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];

/** Returns the bars of an EAN-13 barcode; 1 is dark. */
function barsOf(digits: string): string {
  const [first = 0, ...rest] = [...digits].map(Number);
  const turned = (bars: string) => [...bars].map((bar) => (bar === '1' ? '0' : '1')).join('');
  const bars = rest.map((digit, place) => {
    const left = LEFT[digit] ?? '';
    if (place >= 6) return turned(left);
    return MIXES[first]?.[place] === 'L' ? left : [...turned(left)].reverse().join('');
  });
  return `101${bars.slice(0, 6).join('')}01010${bars.slice(6).join('')}101`;
}

test('a barcode shown to the camera is linked to a character, and a picture from the gallery is read', async () => {
  const bars = barsOf('4006381333931');
  const [dot, height] = [8, 300];
  const width = (bars.length + 30) * dot;
  const row = Uint8Array.from({ length: width }, (_, x) => (bars[Math.floor(x / dot) - 15] === '1' ? 10 : 250));
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) data.set(row, y * width);
  const video = join(folder, 'bars.y4m');
  await writeVideo(
    video,
    [1, 2].map((seed) =>
      renderCameraView({ width, height, data }, { scale: 0.62, turn: 3, tilt: 0.05, noise: 6, seed }),
    ),
  );
  const { profile } = phone;
  await phone.close();
  phone = await openTestPhone({ profile, flags: makeVideoCameraFlags(video) });
  const { page } = phone;
  await page.goto(`${site.url}#/collection/scan`);
  const box = page.getByRole('dialog', { name: 'Barcode' });
  await box.getByText('4006381333931').waitFor({ timeout: 30_000 });
  await box.getByRole('button', { name: 'Link to a character' }).tap();
  await page.getByRole('button', { name: /^Quarry/ }).tap();
  const quarry = page.getByRole('dialog', { name: 'Quarry' });
  await quarry.getByRole('button', { name: 'Share' }).tap();
  const picture = await page.getByRole('img', { name: 'Code for Quarry' }).screenshot();
  await page.getByRole('dialog', { name: 'Share Quarry' }).getByRole('button', { name: 'Close' }).tap();
  await quarry.getByRole('button', { name: 'Close' }).tap();
  // The sticker that was just closed is still in view and must not reopen, but typing its code opens it.
  await page.locator('video').waitFor();
  await page.getByRole('textbox', { name: 'Or type the code' }).fill('4006381333931');
  await page.getByRole('button', { name: 'Open', exact: true }).tap();
  await quarry.waitFor();
  await quarry.getByRole('button', { name: 'Close' }).tap();
  const chooser = page.getByLabel('Choose a picture');
  await chooser.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture });
  const read = page.getByRole('dialog', { name: 'Character received' });
  await read.getByText('You already have exactly this character.').waitFor({ timeout: 30_000 });
  expect(await read.locator('.received-name').textContent()).toBe('Quarry');
  expect(phone.errors).toEqual([]);
});

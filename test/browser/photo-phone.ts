/*
 * Helpers for a phone whose camera shows a photograph of a printed map, and steps until the map is read. Only one phone
 * is open at a time, in the variables below.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { CORNER_NAMES } from '../../src/app/photo/map-corners';
import type { Point } from '../../src/photo/types';
import { type PhotoSample, takePhoto } from '../photo/take-photo';
import { makeVideoCameraFlags, writeOneFrameVideo } from './film';
import { deleteProfile, openPhone, openSite, type Phone, type Site, takeScreenshot, waitUntilOpen } from './harness';

/** Tolerance for the position of a corner, in pixels of the photograph. */
const NEAR = 6;

export let site: Site;
export let phone: Phone;
export let page: Page;
export let sample: PhotoSample;
let folder: string;

export async function openPhotoSite(): Promise<void> {
  site = await openSite();
  folder = await mkdtemp(join(tmpdir(), 'sidekick-film-'));
  sample = takePhoto(3, 'moderate', 1600, { width: 16, height: 24 });
  await writeOneFrameVideo(join(folder, 'map.y4m'), sample.picture);
}

export async function closePhone(): Promise<void> {
  expect(phone.errors).toEqual([]);
  await phone.close();
  await deleteProfile(phone.profile);
}

export async function closePhotoSite(): Promise<void> {
  await site?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
}

async function open(options: Parameters<typeof openPhone>[0]): Promise<void> {
  phone = await openPhone(options);
  page = phone.page;
  page.setDefaultTimeout(20_000);
}

export const reopenPhone = (): Promise<void> => open({ profile: phone.profile });
export const openWithoutCamera = (): Promise<void> => open({});

export async function restartSite(): Promise<void> {
  site = await openSite({ port: site.port });
}

export const findPhotoButton = (name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const waitForStepHeading = (name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const ringOf = (place: number): Locator => findPhotoButton(new RegExp(`^${CORNER_NAMES[place]} corner`));

export async function openMapWithCamera(): Promise<void> {
  await open({ flags: makeVideoCameraFlags(join(folder, 'map.y4m')) });
  await page.goto(`${site.url}#/map`);
  await waitUntilOpen(page);
}

/**
 * Taps a button that leads to the next step. Repeats the tap, because a busy browser may take a tap for a long press.
 */
export async function tapUntilNextStep(name: string, next: string): Promise<void> {
  for (let taps = 0; taps < 3; taps++) {
    await findPhotoButton(name).tap();
    const gone = findPhotoButton(name).waitFor({ state: 'detached', timeout: 5000 });
    if (
      await gone.then(
        () => true,
        () => false,
      )
    )
      break;
  }
  await waitForStepHeading(next);
}

/** Reads the position of a corner ring from its accessible name, in pixels of the photograph. */
async function saidOf(place: number): Promise<Point> {
  const [x, y] = ((await ringOf(place).getAttribute('aria-label')) ?? '').match(/\d+/g)?.map(Number) ?? [];
  return { x: x ?? Number.NaN, y: y ?? Number.NaN };
}

export async function measureCornerOffset(place: number): Promise<Point> {
  const [point, true_] = [await saidOf(place), sample.corners[place] as Point];
  return { x: true_.x - point.x, y: true_.y - point.y };
}

/** Waits until the app has searched for the corners of the map. */
export async function waitForCorners(): Promise<void> {
  await waitForStepHeading('The four corners');
  await page.getByText('Looking for the corners…').waitFor({ state: 'detached' });
}

/** Goes from the Map to the form for the map’s size, by touch. */
export async function goToSizeStep(): Promise<void> {
  await findPhotoButton('Photograph a map').tap();
  await expect.poll(() => findPhotoButton('Take photo').isEnabled(), { timeout: 20_000 }).toBe(true);
  // Waits for the camera’s first picture.
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
  await takeScreenshot(page, 'photo-take');
  await findPhotoButton('Take photo').tap();
  await waitForCorners();
  for (const place of [0, 1, 2, 3]) await dragCorner(place);
  await takeScreenshot(page, 'photo-corners');
  await tapUntilNextStep('Next', 'How many squares?');
  await findPhotoButton(/^16 × 24/).tap();
  await page.getByRole('img', { name: 'Straightened map with a grid of 16 by 24' }).waitFor();
  await takeScreenshot(page, 'photo-size');
}

/** Goes from the Map to the review of the map that was read, by touch. */
export async function goToReviewStep(): Promise<void> {
  await goToSizeStep();
  const before = Date.now();
  await tapUntilNextStep('Read the map', 'Is this right?');
  console.log(`read in ${Date.now() - before} ms, ${await page.locator('.review-count').textContent()}`);
}

/**
 * Drags a ring to the true corner with one finger. Repeats the drag if necessary, because slow movements are scaled
 * down.
 */
export async function dragCorner(place: number): Promise<void> {
  const frame = await page.locator('.corners').boundingBox();
  if (!frame) throw new Error('the corners are on screen');
  const scale = frame.width / sample.picture.width;
  const near = Math.max(NEAR, 5 / scale);
  const away = async (): Promise<number> => {
    const { x, y } = await measureCornerOffset(place);
    return Math.hypot(x, y);
  };
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (let pulls = 0; pulls < 8 && (await away()) >= near; pulls++) {
    const [ring, off] = [await ringOf(place).boundingBox(), await measureCornerOffset(place)];
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

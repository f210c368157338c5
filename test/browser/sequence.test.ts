import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeQR } from 'qr/decode.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { type Fountain, makeFountain, makeFrameReceiver } from '../../src/share/fountain';
import { deflateText, inflateText } from '../../src/share/pack-text';
import { makeQrMatrix } from '../../src/share/qr-matrix';
import { parseBackup, printBackup } from '../../src/store/backup';
import { decodeGrayPng, type GrayFrame, mulberry32, writeVideo } from './camera-video';
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
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const SIDE = 480;
const PER_SECOND = 10;

/** Renders the QR code of a frame as a camera sees it. */
function pictureOf(fountain: Fountain, number: number): GrayFrame {
  const matrix = makeQrMatrix(fountain.frame(number), 'L');
  if (!matrix) throw new Error('no code');
  const dot = Math.floor(SIDE / (matrix.size + 8));
  const edge = Math.floor((SIDE - dot * matrix.size) / 2);
  const data = new Uint8Array(SIDE * SIDE).fill(235);
  for (let y = 0; y < matrix.size * dot; y++) {
    const row = matrix.rows[Math.floor(y / dot)];
    for (let x = 0; x < matrix.size * dot; x++) if (row?.[Math.floor(x / dot)]) data[(y + edge) * SIDE + x + edge] = 20;
  }
  return { width: SIDE, height: SIDE, data };
}

/** Makes a backup that compresses to about `bytes` bytes. */
async function backupOf(bytes: number): Promise<{ readonly file: string; readonly squeezed: Uint8Array }> {
  const random = mulberry32(10);
  const [titan] = DEMO_CHARACTERS;
  if (!titan) throw new Error('there are demo characters');
  const kept = { added: 1, edited: 1, deletedAt: null };
  const sent = {
    ...titan,
    id: 'sent-001',
    name: 'Far Traveller',
    set: 'sent',
    number: '001',
    origin: 'entered',
    ...kept,
  };
  const value = Buffer.from(Array.from({ length: bytes - 1000 }, () => Math.floor(random() * 256))).toString('base64');
  const file = printBackup({ characters: [sent], settings: [{ key: 'noise', value }] });
  return { file, squeezed: await deflateText(file) };
}

test('100 kB are sent from a screen to a camera in under 30 seconds, although a fifth of the frames is lost', async () => {
  const backup = await backupOf(100_000);
  expect(backup.squeezed.length).toBeGreaterThan(100_000);
  const fountain = makeFountain(backup.squeezed);
  if (!fountain) throw new Error('nothing to send');
  const random = mulberry32(20);
  const blank: GrayFrame = { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE).fill(128) };
  const frames = Array.from({ length: Math.ceil(fountain.blocks * 1.5) }, (_, number) =>
    random() < 0.24 ? blank : pictureOf(fountain, number),
  );
  const lost = frames.filter((each) => each === blank).length / frames.length;
  expect(lost).toBeGreaterThanOrEqual(0.2);
  const video = join(folder, 'sequence.y4m');
  await writeVideo(video, frames, PER_SECOND);
  phone = await openTestPhone({ flags: makeVideoCameraFlags(video) });
  const { page } = phone;
  await page.goto(`${site.url}#/collection/scan`);
  await page.getByText(/^Receiving: \d+ of \d+ codes/).waitFor({ timeout: 30_000 });
  const begun = performance.now();
  await takeScreenshot(page, 'receiving');
  const sheet = page.getByRole('dialog', { name: 'Backup contents' });
  await sheet.waitFor({ timeout: 200_000 });
  const seconds = (performance.now() - begun) / 1000;
  console.log(`100 kB in ${seconds.toFixed(1)} s, ${(lost * 100).toFixed(0)}% of the frames lost`);
  expect(seconds).toBeLessThan(30);
  await sheet.getByText('1 character', { exact: true }).waitFor();
  await takeScreenshot(page, 'received');
  await sheet.getByRole('button', { name: 'Add to this device' }).tap();
  await page.getByText(/^Added or updated: 1 character/).waitFor();
  await findTab(page, 'Collection').tap();
  await page.getByRole('button', { name: /^Far Traveller/ }).waitFor();
  expect(phone.errors).toEqual([]);
});

test('codes that the settings show to another phone contain the complete backup', async () => {
  phone = await openTestPhone();
  const { page } = phone;
  await page.goto(site.url);
  await waitUntilOpen(page);
  await setUpDemoGame(page);
  await page.locator('.figure-card').first().waitFor();
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await page.getByRole('button', { name: 'Settings' }).tap();
  await page.getByRole('button', { name: 'Share everything with another phone' }).tap();
  await page.getByRole('button', { name: /^Codes/ }).tap();
  const code = page.getByRole('img', { name: /^Codes for the other phone/ });
  await code.waitFor();
  await takeScreenshot(page, 'sending');
  const receiver = makeFrameReceiver();
  for (let look = 0; look < 150 && receiver.bytes() === null; look++) {
    const { width, height, data } = await decodeGrayPng(page, (await code.screenshot()).toString('base64'));
    const rgb = new Uint8Array(width * height * 3);
    for (const [at, value] of data.entries()) rgb.fill(value, at * 3, at * 3 + 3);
    receiver.take(decodeQR({ width, height, data: rgb }));
  }
  const bytes = receiver.bytes();
  const file = bytes && (await inflateText(new Uint8Array(bytes), 40_000_000));
  const backup = parseBackup(file?.ok ? file.value : '');
  expect(backup.ok && backup.value.games).toHaveLength(1);
  expect(backup.ok && backup.value.entries.length).toBeGreaterThan(0);
});

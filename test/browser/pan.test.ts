import type { CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectWithinBudget, median } from './budget';
import { openCrowdedGame } from './crowded-game';
import { deleteProfile, openPhone, openSite, type Phone, type Site } from './harness';
import { FRAME_TRACE_CATEGORIES, measureFrameWork, recordTrace } from './trace';

/*
 * Measures the main thread’s work in each frame of panning and pinching, on a phone four times slower than this
 * computer. The map has 24×36 squares, 20 figures and an overlay. Uses Chromium’s trace as overlay.test.ts does.
 * Ignores the compositor, which has no graphics card in tests.
 */

const SLOWER = 4;
const FRAME_MS = 16;
const ROUNDS = 5;
const STEPS = 30;

let phone: Phone;
let site: Site;
let page: Page;
let devtools: CDPSession;

beforeAll(async () => {
  site = await openSite();
  phone = await openPhone();
  page = phone.page;
  page.setDefaultTimeout(15_000);
  await openCrowdedGame(page, site.url);
  await page.locator('label', { hasText: /^Threat$/ }).tap();
  devtools = await page.context().newCDPSession(page);
});

afterAll(async () => {
  await phone?.close();
  await site?.stop();
  if (phone) await deleteProfile(phone.profile);
});

interface Dot {
  readonly x: number;
  readonly y: number;
}

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Dot[]) =>
  devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });

/** Moves fingers along a path, one step per frame. Returns the main thread’s work in each frame. */
async function measure(fingers: (step: number) => readonly Dot[]): Promise<number[]> {
  await touch('touchStart', fingers(0));
  await touch('touchMove', fingers(1));
  const events = await recordTrace(devtools, FRAME_TRACE_CATEGORIES, async () => {
    for (let step = 2; step < STEPS; step++) {
      await touch('touchMove', fingers(step));
      await page.waitForTimeout(16);
    }
  });
  await touch('touchEnd', []);
  // Waits until the map is drawn again at its new scale.
  await page.waitForTimeout(900);
  return measureFrameWork(events, 'pointermove');
}

const pan = (step: number): readonly Dot[] => [{ x: 180 + 60 * Math.sin(step / 6), y: 300 - 4 * step }];
const panBack = (step: number): readonly Dot[] => [{ x: 180 - 60 * Math.sin(step / 6), y: 180 + 4 * step }];
const spread = (step: number): readonly Dot[] => [
  { x: 160 - 3 * step, y: 300 - 2 * step },
  { x: 200 + 3 * step, y: 300 + 2 * step },
];
const pinch = (step: number): readonly Dot[] => spread(STEPS - step);

test('no frame of panning or pinching exceeds the frame time, on a CPU four times slower', async () => {
  const ways = { spread, pan, panBack, pinch } as const;
  await page.waitForTimeout(1500);
  // Warm-up run: not measured, because it still loads code.
  for (const way of Object.values(ways)) await measure(way);
  const longest: Record<string, number[]> = {};
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, way] of Object.entries(ways)) {
      const works = await measure(way);
      expect(works.length).toBeGreaterThan(5);
      longest[name] = [...(longest[name] ?? []), Math.max(...works)];
    }
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  for (const [name, all] of Object.entries(longest)) {
    console.log(`${name}: longest frames ${all.map((most) => most.toFixed(1)).join(' ')} ms`);
    expectWithinBudget(`the longest frame of ${name}, in the middle of ${ROUNDS} times`, median(all), FRAME_MS, 'ms');
  }
  expect(phone.errors).toEqual([]);
}, 180_000);

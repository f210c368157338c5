import type { CDPSession, Locator } from 'playwright';
import { expect, test } from 'vitest';
import { waitUntilOpen } from './harness';
import { openPhoneForEachTest } from './test-phone';

/* Tests holding the −1 button with a real touch, which the browser always sends to the button where it started. */

const on = openPhoneForEachTest({ reducedMotion: 'reduce' });

/** Time in ms for delayed effects after a finger is lifted. */
const SETTLE_MS = 500;

interface Finger {
  /** Touches a button near its upper edge. */
  down(on: Locator): Promise<void>;
  /** Slides the finger up by a number of pixels, in steps. */
  slide(up: number): Promise<void>;
  lift(): Promise<void>;
}

function fingerOf(devtools: CDPSession): Finger {
  let at = { x: 0, y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    async down(button) {
      const box = await button.boundingBox();
      if (!box) throw new Error('no such button');
      at = { x: box.x + box.width / 2, y: box.y + 3 };
      await touch('touchStart', [at]);
    },
    async slide(up) {
      for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', [{ x: at.x, y: at.y - up * part }]);
    },
    async lift() {
      await touch('touchEnd', []);
    },
  };
}

test('holding repeats, sliding off the button reverts all, and the next key still works', async () => {
  const { page, errors } = on.phone;
  const finger = fingerOf(await page.context().newCDPSession(page));
  await page.goto(on.site.url);
  await waitUntilOpen(page);
  await page.getByRole('button', { name: 'Quick demo game' }).tap();
  await page.getByRole('heading', { name: 'Ana’s turn' }).waitFor();
  const worse = page.getByRole('button', { name: '−1 click of damage' });
  const clicks = async () =>
    Number(/click (\d+) of/.exec((await page.locator('.figure-card[aria-pressed="true"]').textContent()) ?? '')?.[1]);
  const before = await clicks();
  const held = () => expect.poll(() => worse.textContent()).toMatch(/^−[2-9]/);

  await finger.down(worse);
  await held();
  // 10 px leave the button but are too few for the browser to start a scroll, which would end the hold.
  await finger.slide(10);
  await expect.poll(() => worse.textContent()).toMatch(/^−1/);
  await finger.lift();
  await page.waitForTimeout(SETTLE_MS);
  expect(await clicks(), 'slid off').toBe(before);

  // After a slide of 200 px the touch causes no click.
  await finger.down(worse);
  await held();
  await finger.slide(200);
  await finger.lift();
  await page.waitForTimeout(SETTLE_MS);
  await worse.focus();
  await page.keyboard.press('Enter');
  await expect.poll(clicks, { message: 'a key after the hold' }).toBe(before + 1);

  await finger.down(worse);
  await held();
  await finger.lift();
  await expect.poll(clicks, { message: 'held' }).toBeGreaterThan(before + 2);
  expect(errors).toEqual([]);
});

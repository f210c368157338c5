import type { CDPSession, Page } from 'playwright';
import { expect, test } from 'vitest';
import { held } from './budget';
import { untilOpen } from './harness';
import { openedForEach } from './opened';
import { startDemo } from './table';

/*
 * A long evening: 500 turns by the app's own buttons, and as many steps undone. Nothing may stay in memory but the log itself: an
 * entry with its facts is some hundred bytes of objects and strings (607 measured, all told).
 */

const TURNS = 500;
const WARM = 100;
/** Damage, its healing, and the end of the turn. */
const TAPS = 3;
const BYTES_AN_ENTRY = 1000;
/** What a screen that was drawn anew may differ by. */
const NODES = 60;
const LISTENERS = 20;

const on = openedForEach({ reducedMotion: 'reduce' });

interface Memory {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function memory(devtools: CDPSession): Promise<Memory> {
  // What a first collection lets go of, a second one takes away.
  for (let time = 0; time < 3; time++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

/** So many turns, each a click of damage, its healing and the end, every tap made when the one before it shows. */
function playTurns(page: Page, turns: number): Promise<void> {
  return page.evaluate(async (count) => {
    const until = async (what: string, holds: () => boolean) => {
      for (const end = Date.now() + 20_000; !holds(); await new Promise((done) => setTimeout(done, 1))) {
        if (Date.now() > end) throw new Error(`${what} showed nothing`);
      }
    };
    const dial = () => document.querySelector('.figure-card[aria-pressed=true] .ring-number')?.textContent;
    const heading = () => document.querySelector('h1, h2')?.textContent;
    const button = (name: RegExp) => {
      const all = [...document.querySelectorAll<HTMLButtonElement>('[aria-label="Deeds"] button')];
      return all.find((each) => name.test(each.getAttribute('aria-label') ?? each.textContent ?? ''));
    };
    for (let turn = 0; turn < count; turn++) {
      for (const name of [/click of damage/, /heal/i]) {
        const before = dial();
        button(name)?.click();
        await until(name.source, () => dial() !== before);
      }
      const before = heading();
      button(/^End turn/)?.click();
      await until(`end of turn ${turn}`, () => heading() !== before);
    }
  }, turns);
}

/** Taps *Undo* so often: taps wait for one another, and once the next one can be taken the screen has followed. */
async function undo(page: Page, steps: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let step = 0; step < count; step++) {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('[aria-label="Deeds"] button')];
      buttons.find((each) => each.textContent?.includes('Undo'))?.click();
      await new Promise((done) => setTimeout(done, 20));
    }
  }, steps);
  await page.waitForTimeout(1000);
}

test('500 turns and 500 steps of undo leave nothing in memory but the log', async () => {
  const { page, context, errors } = on.phone;
  await page.goto(on.site.url);
  await untilOpen(page);
  await startDemo(page);
  const devtools = await context.newCDPSession(page);
  await playTurns(page, WARM);
  const early = await memory(devtools);
  await playTurns(page, TURNS - WARM);
  const late = await memory(devtools);
  const turn = () => page.locator('h1').first().innerText();
  const last = await turn();
  await undo(page, TURNS + 1);
  expect(await turn()).not.toBe(last);
  const undone = await memory(devtools);

  const entries = (TURNS - WARM) * TAPS;
  const perEntry = (late.bytes - early.bytes) / entries;
  console.log(`heap ${[early, late, undone].map(({ bytes }) => `${(bytes / 1e6).toFixed(2)} MB`).join(', ')}`);
  held(`heap for each of ${entries} taps from turn ${WARM} to ${TURNS}`, perEntry, BYTES_AN_ENTRY, 'bytes');
  held(`DOM nodes more after ${TURNS} turns than after ${WARM}`, late.nodes - early.nodes, NODES, 'nodes');
  held(
    `listeners more after ${TURNS} turns than after ${WARM}`,
    late.listeners - early.listeners,
    LISTENERS,
    'listeners',
  );
  held(
    `heap more after ${TURNS} undone than before`,
    (undone.bytes - late.bytes) / TURNS,
    BYTES_AN_ENTRY,
    'bytes a step',
  );
  held(`DOM nodes more after ${TURNS} undone`, undone.nodes - late.nodes, NODES, 'nodes');
  expect(errors).toEqual([]);
}, 600_000);

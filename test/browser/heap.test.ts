import type { CDPSession, Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectWithinBudget } from './budget';
import { waitUntilOpen } from './harness';
import { beginDemoGame } from './table-steps';
import { openPhoneForEachTest } from './test-phone';

/*
 * Tests memory use over a long evening: 500 turns with the app’s buttons, and as many undone steps. Only the log may
 * remain in memory. An entry with its facts takes a few hundred bytes (607 measured in total).
 */

const TURNS = 500;
const WARM = 100;
const BYTES_AN_ENTRY = 1000;
/** Maximum difference in the number of DOM nodes after a screen is drawn again. */
const NODES = 60;
const LISTENERS = 20;

const on = openPhoneForEachTest({ reducedMotion: 'reduce' });

interface Memory {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function memory(devtools: CDPSession): Promise<Memory> {
  // Collects garbage several times, because some objects are freed only by a later collection.
  for (let time = 0; time < 3; time++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

/** Buttons of a turn: a click of damage, its healing, and the end of the turn. */
const A_TURN = ['click of damage', 'heal', '^End turn'];

/** Taps buttons by name in a cycle. Waits after each tap until a dial or the turn heading has changed. */
function tapOver(page: Page, deeds: readonly string[], times: number): Promise<void> {
  return page.evaluate(
    async ([names, count]) => {
      const read = (selector: string) => document.querySelector(selector)?.textContent;
      const shown = () => `${read('.figure-card[aria-pressed=true] .ring-number')} ${read('h1, h2')}`;
      const tap = (name: string) => {
        const all = [...document.querySelectorAll<HTMLButtonElement>('[aria-label="Actions"] button')];
        const of = (each: HTMLButtonElement) => each.getAttribute('aria-label') ?? each.textContent ?? '';
        all.find((each) => new RegExp(name, 'i').test(of(each)))?.click();
      };
      for (let time = 0; time < count; time++) {
        for (const name of names) {
          const before = shown();
          tap(name);
          for (const end = Date.now() + 20_000; shown() === before; await new Promise((done) => setTimeout(done, 1))) {
            if (Date.now() > end) throw new Error(`${name} showed nothing`);
          }
        }
      }
    },
    [deeds, times] as const,
  );
}

test('500 turns and their undo leave nothing in memory but the log', async () => {
  const { page, context, errors } = on.phone;
  await page.goto(on.site.url);
  await waitUntilOpen(page);
  await beginDemoGame(page);
  const devtools = await context.newCDPSession(page);
  await tapOver(page, A_TURN, WARM);
  const early = await memory(devtools);
  await tapOver(page, A_TURN, TURNS - WARM);
  const late = await memory(devtools);
  const turn = () => page.locator('h1').first().innerText();
  const last = await turn();
  await tapOver(page, ['Undo'], TURNS + 1);
  expect(await turn()).not.toBe(last);
  const undone = await memory(devtools);

  const entries = (TURNS - WARM) * A_TURN.length;
  const perEntry = (late.bytes - early.bytes) / entries;
  console.log(`heap ${[early, late, undone].map(({ bytes }) => `${(bytes / 1e6).toFixed(2)} MB`).join(', ')}`);
  expectWithinBudget(
    `heap for each of ${entries} taps from turn ${WARM} to ${TURNS}`,
    perEntry,
    BYTES_AN_ENTRY,
    'bytes',
  );
  expectWithinBudget(
    `DOM nodes more after ${TURNS} turns than after ${WARM}`,
    late.nodes - early.nodes,
    NODES,
    'nodes',
  );
  expectWithinBudget(
    `listeners more after ${TURNS} turns than after ${WARM}`,
    late.listeners - early.listeners,
    LISTENERS,
    'listeners',
  );
  expectWithinBudget(
    `heap more after ${TURNS} undone than before`,
    (undone.bytes - late.bytes) / TURNS,
    BYTES_AN_ENTRY,
    'bytes a step',
  );
  expectWithinBudget(`DOM nodes more after ${TURNS} undone`, undone.nodes - late.nodes, NODES, 'nodes');
  expect(errors).toEqual([]);
}, 600_000);

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { screenshot } from './harness';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What is loaded when wanted stands there. */
const SETTLE_MS = 350;

/** Fails where axe holds anything against the screen in either theme, or where something is too small for a finger; keeps its picture. */
export async function lookAt(page: Page, picture: string): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await atRest(page);
  await screenshot(page, picture);
  expect(await wrongOn(page), picture).toEqual([]);
}

/** All that axe and fingers hold against the screen. */
export async function wrongOn(page: Page): Promise<string[]> {
  return [...(await violationsOn(page)), ...(await smallTargetsOn(page))];
}

/** What axe holds against the screen as it stands in the dark theme, and against the contrasts of the light one, each with the first place. */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const dark = await violationsOf(page, null);
  // Nothing but its colours differs in the other theme.
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violationsOf(page, 'color-contrast');
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...dark, ...light.map((each) => `light: ${each}`)];
}

/** What axe holds against the screen by one of its rules; by all of them for null. */
export async function violationsOf(page: Page, only: string | null): Promise<string[]> {
  await atRest(page);
  const violated = await page.evaluate(async (rule) => {
    type Run = (options?: { runOnly: string[] }) => Promise<{ violations: Violation[] }>;
    const { run } = (globalThis as unknown as { axe: { run: Run } }).axe;
    return (await (rule === null ? run() : run({ runOnly: [rule] }))).violations;
  }, only);
  return violated.map((violation) => `${violation.id}: ${violation.nodes[0]?.html.slice(0, 160)}`);
}

/** Waits until nothing slides or fades any more: what is half seen has no contrast, however slow the machine. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Touch targets under 44 px, told by their names. */
export async function smallTargetsOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], select')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const hidden = box.width === 0 || box.height === 0;
      return hidden || (box.width >= 43.5 && box.height >= 43.5)
        ? []
        : [`${element.textContent?.trim() || element.getAttribute('aria-label')} ${box.width} × ${box.height}`];
    }),
  );
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { takeScreenshot } from './harness';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Time in ms until content that is loaded on demand is on screen. */
const SETTLE_MS = 350;

/** Fails if axe finds a violation in either theme or a touch target is too small. Takes a screenshot. */
export async function checkAccessibility(page: Page, picture: string): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await waitForAnimations(page);
  await takeScreenshot(page, picture);
  expect(await listScreenProblems(page), picture).toEqual([]);
}

/** Lists axe violations, and touch targets that are too small. */
export async function listScreenProblems(page: Page): Promise<string[]> {
  return [...(await listViolations(page)), ...(await listSmallTouchTargets(page))];
}

/**
 * Lists axe violations in the dark theme, and contrast violations in the light theme. Each has the first affected
 * element.
 */
export async function listViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const dark = await runAxe(page, null);
  // The light theme differs only in its colors, so only contrast is checked again.
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await runAxe(page, 'color-contrast');
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...dark, ...light.map((each) => `light: ${each}`)];
}

/** Lists violations of one axe rule, or of all rules if `only` is null. */
export async function runAxe(page: Page, only: string | null): Promise<string[]> {
  await waitForAnimations(page);
  const violated = await page.evaluate(async (rule) => {
    type Run = (options?: { runOnly: string[] }) => Promise<{ violations: Violation[] }>;
    const { run } = (globalThis as unknown as { axe: { run: Run } }).axe;
    return (await (rule === null ? run() : run({ runOnly: [rule] }))).violations;
  }, only);
  return violated.map((violation) => `${violation.id}: ${violation.nodes[0]?.html.slice(0, 160)}`);
}

/** Waits until animations end, because axe measures a wrong contrast for half-transparent text. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Lists the names of touch targets under 44 px. */
export async function listSmallTouchTargets(page: Page): Promise<string[]> {
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

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetProfile, openPhone, openSite, type Phone, type Site, screenshot, tab, tabs, untilOpen } from './harness';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let phone: Phone;
let site: Site;

beforeEach(async () => {
  site = await openSite();
});

afterEach(async () => {
  await phone.close().catch(() => undefined);
  await site.stop();
  await forgetProfile(phone.profile);
});

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe holds against the screen as it stands, each with the first place. */
async function violations(): Promise<string[]> {
  await phone.page.evaluate(axe);
  const found = await phone.page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }).axe.run;
    return (await run()).violations;
  });
  return found.map((violation) => `${violation.id}: ${violation.nodes[0]?.html.slice(0, 160)}`);
}

/** Touch targets under 44 px, told by their names. */
async function smallTargets(): Promise<string[]> {
  return phone.page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], select')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const hidden = box.width === 0 || box.height === 0;
      return hidden || (box.width >= 43.5 && box.height >= 43.5)
        ? []
        : [`${element.textContent?.trim() || element.getAttribute('aria-label')} ${box.width} × ${box.height}`];
    }),
  );
}

test.each(['dark', 'light'] as const)('every tab, empty and in a game, in the %s theme', async (colorScheme) => {
  phone = await openPhone({ colorScheme });
  const { page } = phone;
  await page.goto(site.url);
  await untilOpen(page);
  const look = async (state: string): Promise<void> => {
    for (const name of tabs) {
      await tab(page, name).tap();
      await untilOpen(page);
      await expect.poll(() => tab(page, name).getAttribute('aria-current')).toBe('page');
      await page.waitForTimeout(400);
      await screenshot(page, `axe-${state}-${name}-${colorScheme}`);
      expect(await violations(), `${name}, ${state}`).toEqual([]);
      expect(await smallTargets(), `${name}, ${state}`).toEqual([]);
    }
  };
  await look('empty');
  await tab(page, 'Table').tap();
  await page.getByRole('button', { name: 'Quick demo game' }).tap();
  await page.getByRole('button', { name: /^Ana begins/ }).waitFor();
  await look('game');
  await tab(page, 'Table').tap();
  for (const step of [/^First player/, /^Starting areas/, /^Forces/]) {
    await page.getByRole('region', { name: 'Set up' }).getByRole('button', { name: step }).tap();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(400);
    expect(await violations(), `${step}`).toEqual([]);
    expect(await smallTargets(), `${step}`).toEqual([]);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect(phone.errors).toEqual([]);
});

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
  expect(phone.errors).toEqual([]);
});

test.each(['dark', 'light'] as const)('a mission and its sheets in the %s theme', async (colorScheme) => {
  phone = await openPhone({ colorScheme });
  const { page } = phone;
  await page.goto(site.url);
  await untilOpen(page);
  const look = async (state: string): Promise<void> => {
    await page.waitForTimeout(400);
    await screenshot(page, `axe-mission-${state}-${colorScheme}`);
    expect(await violations(), state).toEqual([]);
    expect(await smallTargets(), state).toEqual([]);
  };
  const sheet = page.getByRole('dialog');
  const close = async (): Promise<void> => {
    await sheet.getByRole('button', { name: 'Close', exact: true }).tap();
    await sheet.waitFor({ state: 'detached' });
  };
  await page.getByRole('button', { name: 'Quick demo mission' }).tap();
  for (const name of ['Round 1', 'Mastermind phase', 'Hero phase']) {
    await page.getByRole('button', { name, exact: true }).tap();
  }
  await page.getByRole('button', { name: /^Gain points/ }).tap();
  await page.getByRole('heading', { name: 'Tallow Wick acts' }).waitFor();
  await look('table');
  await page.getByRole('button', { name: 'More deeds' }).tap();
  await look('deeds');
  await sheet.getByRole('button', { name: 'Action die' }).tap();
  await look('die');
  await close();
  await page.getByRole('button', { name: /^Ranged attack/ }).tap();
  await sheet
    .getByRole('button', { name: /^Tollmen/ })
    .first()
    .tap();
  await look('attack');
  await sheet.getByRole('button', { name: /^Reactions/ }).tap();
  await look('reactions');
  await close();
  await page.locator('.figure-card[aria-pressed="true"]').tap();
  await sheet.getByRole('button', { name: 'Move box, slot 1: free' }).tap();
  await sheet.getByRole('button', { name: 'Move box, slot 1: wounded' }).waitFor();
  await look('card');
  await close();
  expect(phone.errors).toEqual([]);
});

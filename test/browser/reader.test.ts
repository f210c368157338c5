import { beforeEach, expect, test } from 'vitest';
import type { Phone, Site } from './harness';
import { openScreenReader, type ScreenReader } from './screen-reader';
import { openTestPhone, openTestSite } from './test-phone';

/* Tests a turn and a ruling with a screen reader and keyboard only. */

let phone: Phone;
let site: Site;
let reader: ScreenReader;

beforeEach(async () => {
  site = await openTestSite();
  phone = await openTestPhone({ reducedMotion: 'reduce' });
  phone.page.setDefaultTimeout(15_000);
  await phone.page.goto(site.url);
  await phone.page.getByRole('button', { name: 'New game' }).waitFor();
  reader = await openScreenReader(phone.page);
});

/** Tabs to the element with a matching announcement and presses Enter. */
async function choose(said: RegExp): Promise<void> {
  await reader.tabTo(said);
  await reader.press('Enter');
}

/** Waits for a matching announcement. Returns all announcements until then. */
async function hear(said: RegExp): Promise<string[]> {
  const heard: string[] = [];
  await expect
    .poll(
      async () => {
        heard.push(...(await reader.heard()));
        return heard.join(' ');
      },
      { timeout: 10_000 },
    )
    .toMatch(said);
  return heard;
}

test('announces a turn: a figure, clicks, an action with its token, the end of the turn, and their undo', async () => {
  await choose(/^button, New game/);
  await choose(/^button, Use the demo forces/);
  await choose(/^button, Start/);
  await expect.poll(() => reader.focused(), { timeout: 10_000 }).toBe('heading, Setup');
  await choose(/^button, Ana goes first/);
  expect(await hear(/first player/)).toEqual(['Setup: first player done']);
  await expect.poll(() => reader.focused(), { timeout: 10_000 }).toBe('heading, Setup');
  await choose(/^button, Start the game/);
  await expect.poll(() => reader.focused(), { timeout: 10_000 }).toBe('heading, Ana’s turn');
  expect(await hear(/turn/)).toEqual(['Round 1: Ana’s turn']);

  // The reading order is the turn, the actions left, then each figure by name.
  const read = await reader.read();
  const at = (words: string | RegExp): number =>
    read.findIndex((line) => (typeof words === 'string' ? line === words : words.test(line)));
  const order = [
    'heading, Ana’s turn',
    'StaticText, 3 actions left',
    'region, Ana',
    /^button, Night Heron/,
    'region, Ben',
    'region, Actions',
    /^button, −1 click of damage/,
    'button, End turn',
    'navigation, Main',
  ].map(at);
  expect(order).not.toContain(-1);
  // The button’s name includes the figure that takes the damage.
  expect(read.find((line) => line.startsWith('button, −1 click of damage'))).toContain('Brass Titan');
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  // Every control must have a name.
  expect(read.filter((line) => /^(?:button|link|radio|checkbox|textbox)(?:, (?:not )?pressed)?$/.test(line))).toEqual(
    [],
  );

  const heron = await reader.tabTo(/^button, Night Heron/);
  expect(heron).toMatch(/range 4.*speed 10 , Stealth.*click 1 of 6 , 0 action tokens, not pressed$/);
  await reader.press('Enter');
  expect(await reader.focused()).toMatch(/^button, Night Heron.*, pressed$/);

  await choose(/^button, −1 click/);
  expect(await hear(/takes/)).toEqual(['Night Heron takes 1 click, click 2 of 6']);
  await reader.press('Enter');
  expect(await hear(/takes/)).toEqual(['Night Heron takes 1 click, click 3 of 6']);

  await choose(/^button, Action/);
  await expect.poll(() => reader.read(), { timeout: 10_000 }).toContain('dialog, Action for Night Heron, modal');
  // Elements behind the open sheet must not be read.
  expect((await reader.read()).filter((line) => line.startsWith('button, Quarry'))).toEqual([]);
  await choose(/^button, Move 1 action token/);
  await expect.poll(() => reader.focused(), { timeout: 10_000 }).toMatch(/^button, Action/);
  expect(await hear(/token/)).toEqual(['Night Heron is given a move action, Night Heron gets 1 action token']);
  expect(await reader.read()).toContain('StaticText, 2 actions left');
  expect((await reader.read()).find((line) => line.startsWith('button, Night Heron'))).toMatch(/1 action token,/);

  await choose(/^button, End turn/);
  await hear(/Round 1: Ben’s turn/);
  expect(await reader.read()).toContain('heading, Ben’s turn');
  await choose(/^button, Undo/);
  await hear(/^Undone: .*Round 1: Ben’s turn/);
  await reader.press('Enter');
  expect(await hear(/Undone/)).toEqual(['Undone: Night Heron is given a move action, Night Heron gets 1 action token']);
  await reader.press('Enter');
  expect(await hear(/Undone/)).toEqual(['Undone: Night Heron takes 1 click']);
  expect((await reader.read()).find((line) => line.startsWith('button, Night Heron'))).toMatch(
    /click 2 of 6 , 0 action/,
  );
  expect(phone.errors).toEqual([]);
});

test('announces a ruling: two figures, a question, yes with reasons, odds and passage, and a no', async () => {
  const { page } = phone;
  await choose(/^link, Map/);
  await page.getByRole('button', { name: 'Empty 16 × 16' }).waitFor();
  await choose(/^button, Empty 16 × 16/);
  await expect.poll(() => reader.focused(), { timeout: 10_000 }).toBe('heading, Empty map 16 × 16');
  for (const [name, square] of [
    ['A', 'c4'],
    ['B', 'f6'],
  ] as const) {
    await choose(/^button, Add$/);
    await expect.poll(() => reader.read(), { timeout: 10_000 }).toContain('dialog, Add figures, modal');
    await choose(/^button, Add [AB]/);
    await expect.poll(() => reader.focused(), { timeout: 10_000 }).toBe('button, Add');
    await reader.tabTo(/^application, Map/);
    await reader.press('g');
    await page.keyboard.type(square);
    await reader.press('Enter');
    expect(await hear(/clear/)).toEqual([`${square}, clear`]);
    await choose(/^button, Select square/);
    expect(await hear(/Undo/)).toEqual([`${name} on ${square} Undo`]);
  }

  await reader.tabTo(/^application, Map/);
  await reader.press('n');
  expect(await hear(/c4/)).toEqual(['c4, clear, A']);
  await reader.press('Enter');
  expect(await hear(/selected/)).toEqual(['A selected']);
  await reader.tabTo(/^radio, See, checked/);
  await reader.press('ArrowRight');
  expect(await reader.focused()).toBe('radio, Hit, checked');
  await reader.heard();
  await reader.tabTo(/^application, Map/);
  await reader.press('n');
  // The announcement of a target includes the value that the map shows beside it.
  expect(await hear(/f6/)).toEqual(['f6, clear, B, 72%']);
  await reader.press('Enter');
  // The answer must be announced once, as a whole.
  expect(await hear(/Yes/)).toEqual([expect.stringMatching(/^Yes, 6 or more, 26\/36, 72%/)]);

  const read = await reader.read();
  const answer = read.slice(read.indexOf('region, Answer'));
  expect(answer).toContain('StaticText, The line of fire is clear');
  expect(answer).toContain('StaticText, Attack 10 against defense 16');
  // The passage opens in a named dialog. Closing the dialog returns the focus.
  await choose(/^button, Core rules, 2008 · Ranged Combat/);
  await expect.poll(async () => (await reader.read())[0], { timeout: 10_000 }).toMatch(/^dialog, /);
  await reader.press('Escape');
  await expect.poll(() => reader.focused(), { timeout: 10_000 }).toMatch(/^button, Core rules, 2008 · Ranged Combat/);
  // Close combat needs an adjacent target, so its answer is no.
  await page.keyboard.press('Shift+Tab');
  expect(await reader.focused()).toBe('radio, Ranged, checked');
  await reader.heard();
  await reader.press('ArrowLeft');
  await hear(/^No/);
  expect(phone.errors).toEqual([]);
});

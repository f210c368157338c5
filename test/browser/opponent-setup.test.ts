import { expect, test } from 'vitest';
import { tapSquare } from './board';
import { findTab, takeScreenshot, waitUntilOfflineReady, waitUntilOpen } from './harness';
import { chooseMap } from './table-steps';
import { openTestApp } from './test-phone';

/** Maximum number of steps in a turn. */
const MOST_STEPS = 15;

test.each(['Core rules, 2008', 'X of Swords', 'Hypertime with the FAQ of 2003', 'Hypertime, 2002'])(
  'a new game against Sidekick: its force from the collection, placed by a tap, and its first turn: %s',
  async (rules) => {
    const { phone } = await openTestApp();
    const { page } = phone;
    page.setDefaultTimeout(12_000);
    await waitUntilOpen(page);
    await waitUntilOfflineReady(page);
    await page.context().setOffline(true);

    await page.getByRole('button', { name: 'New game' }).tap();
    await page.getByLabel('Rules').selectOption({ label: rules });
    await page.getByRole('textbox', { name: 'Player 1' }).fill('Ana');
    await page.getByRole('group', { name: 'Who plays Player 2' }).getByText('Sidekick').tap();
    await page.getByRole('group', { name: 'Manner of Sidekick' }).getByText('Ruthless').tap();
    await takeScreenshot(page, `${rules} 1 players`);
    await page.getByRole('combobox', { name: 'Add a whole force for Ana' }).selectOption({ label: 'The Foundry' });
    await page.getByRole('group', { name: 'Characters for' }).getByText('Sidekick').tap();
    await page.getByRole('button', { name: /^Build a force from my collection/ }).tap();
    const start = page.getByRole('button', { name: /^Start/ });
    await page.getByRole('button', { name: /^Build another force/ }).waitFor();
    await takeScreenshot(page, `${rules} 2 force`);
    await expect.poll(() => start.innerText()).toMatch(/Ana: 300 · Sidekick: 300/);
    await chooseMap(page, 'Tannery Row');
    await start.tap();

    await page.getByRole('button', { name: 'Sidekick goes first' }).tap();
    await findTab(page, 'Map').tap();
    const place = page.getByRole('button', { name: 'Sidekick places its figures' });
    await place.waitFor();
    await takeScreenshot(page, `${rules} 3 to place`);
    await place.tap();
    await page.getByText(/^Sidekick placed \d figures/).waitFor();
    await place.waitFor({ state: 'detached' });
    await takeScreenshot(page, `${rules} 4 placed`);

    await page
      .getByRole('region', { name: 'Not on the map yet' })
      .getByRole('button', { name: /Brass Titan/ })
      .tap();
    await tapSquare(page, 'h2');
    await page.getByText('Brass Titan on h2').first().waitFor();

    await findTab(page, 'Table').tap();
    await page.getByRole('button', { name: /^Start the game/ }).tap();
    await page.getByRole('button', { name: 'Sidekick’s turn: go to the Map' }).tap();
    const panel = page.getByRole('region', { name: 'Sidekick’s turn' });
    const said: string[] = [];
    for (let step = 0; step < MOST_STEPS; step++) {
      await panel.getByRole('button').first().waitFor();
      await takeScreenshot(page, `${rules} 5 step ${step}`);
      said.push((await panel.innerText()).split('\n').filter(Boolean).slice(0, 3).join(' | '));
      const done = panel.getByRole('button', { name: 'Done' });
      if ((await done.count()) === 0) break;
      await done.tap();
      await page.waitForTimeout(700);
      const record = page.getByRole('region', { name: 'Answer' }).getByRole('button', { name: /^(Move|Record)/ });
      if ((await record.count()) > 0) await record.first().tap();
      await page.waitForTimeout(700);
    }
    console.log(said.join('\n'));
    expect(said.join('\n')).toMatch(/moves to/);
    await panel.getByRole('button', { name: 'End its turn' }).tap();
    await expect.poll(() => panel.count()).toBe(0);
  },
  180_000,
);

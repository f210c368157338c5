/* Tests, by touch and offline, what Sidekick decides in attacks: who takes damage, and which roll it makes again. */
import { expect, test } from 'vitest';
import type { Character } from '../../src/catalog/character';
import type { Fact } from '../../src/table/facts';
import { MAPPED_FACT, makeTestCharacter, placeFact } from '../game/make';
import { listViolations } from './axe';
import { findTab, takeScreenshot, waitUntilOfflineReady, waitUntilOpen } from './harness';
import { putRows } from './put-rows';
import { openPhoneForEachTest } from './test-phone';

const on = openPhoneForEachTest({ reducedMotion: 'reduce' });

const PLAYS = { manner: 'bold', strength: 'player' } as const;

function character(name: string, power: string | null): Character {
  const plain = makeTestCharacter(name);
  return { ...plain, name, dial: plain.dial.map((click) => click && { ...click, damage: { value: 3, power } }) };
}

/** Makes a game in which Ana’s Titan is beside Ben’s Mask and Anvil, and Luck stands behind. Ana has the turn. */
function gameFacts(edition: string, appSide: string): Fact[] {
  const joined = (piece: string, side: string, name: string, points: number, power: string | null = null): Fact => ({
    fact: 'joined',
    piece,
    side,
    character: character(name, power),
    points,
    click: 1,
  });
  const players = [
    { side: 'red', name: 'Ana' },
    { side: 'blue', name: 'Ben' },
  ];
  return [
    { fact: 'began', edition, buildTotal: 300, actionTotal: 3, players },
    MAPPED_FACT,
    joined('titan', 'red', 'Titan', 90),
    joined('luck', 'red', 'Luck', 40, 'probability-control'),
    joined('mask', 'blue', 'Mask', 150, 'mastermind'),
    joined('anvil', 'blue', 'Anvil', 40),
    placeFact('titan', 'c4'),
    placeFact('luck', 'b3'),
    placeFact('mask', 'f4'),
    placeFact('anvil', 'f5'),
    { fact: 'opponent', side: appSide, plays: PLAYS },
    { fact: 'turn', side: 'red', round: 2 },
  ];
}

async function openGame(edition: string, facts: readonly Fact[]): Promise<void> {
  const { page } = on.phone;
  page.setDefaultTimeout(10_000);
  await page.goto(on.site.url);
  await waitUntilOpen(page);
  await waitUntilOfflineReady(page);
  const head = { id: 'decides', name: 'Decides', created: 1, touched: 2, cursor: 1, tip: 1 };
  await putRows(page, 'games', [{ ...head, edition, archived: false, deletedAt: null }]);
  await putRows(page, 'entries', [{ game: head.id, seq: 1, parent: null, at: 1, step: 'begin', facts }]);
  await page.context().setOffline(true);
  await page.goto(`${on.site.url}#/table/games`);
  await page.reload();
  await page
    .getByRole('button', { name: /^Decides/ })
    .first()
    .tap();
  await page.locator('.figure-card').first().waitFor();
  await findTab(page, 'Map').tap();
}

async function enterDice(...faces: readonly number[]): Promise<void> {
  const dice = on.phone.page.getByRole('group', { name: 'Dice rolled on the table' });
  for (const face of faces) await dice.getByRole('button', { name: `Rolled ${face}` }).tap();
}

const decisions = () => on.phone.page.getByRole('region', { name: 'Sidekick chooses' });

test.each(['light', 'dark'] as const)(
  'a person attacks Sidekick, which passes the damage on (%s)',
  async (scheme) => {
    const { page } = on.phone;
    await page.emulateMedia({ colorScheme: scheme });
    await openGame('hypertime-2003', gameFacts('hypertime-2003', 'blue'));
    const map = page.getByRole('application', { name: 'Map Yard' });
    // Titan is selected, because its side has the turn.
    await page.getByRole('radio', { name: 'Hit' }).check({ force: true });
    await takeScreenshot(page, `map ${scheme}`);
    await map.getByRole('button', { name: /^Mask/ }).tap();
    await enterDice(6, 4);
    await decisions().getByText('Anvil takes the damage of Mask').waitFor();
    await takeScreenshot(page, `passes ${scheme}`);
    await decisions().getByText('Why?').tap();
    await page.waitForTimeout(300);
    await takeScreenshot(page, `passes why ${scheme}`);
    expect(await decisions().getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Anvil: −\d+ points, \d+ at risk$/),
      expect.stringMatching(/^Mask: −\d+ points, \d+ at risk$/),
    ]);
    expect(await listViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Hit: 3/ }).tap();
    await page
      .getByText(/Anvil takes 3 clicks from Titan/)
      .first()
      .waitFor();
    expect(on.phone.errors).toEqual([]);
  },
  60_000,
);

test('Sidekick makes a missed attack again', async () => {
  const { page } = on.phone;
  await openGame('core-2008', gameFacts('core-2008', 'red'));
  const panel = page.getByRole('region', { name: 'Sidekick’s turn' });
  await takeScreenshot(page, 'turn');
  for (let step = 0; step < 6; step++) {
    const act = panel.getByRole('button', { name: /^(Done|Roll the dice)$/ });
    await act.waitFor();
    await act.tap();
    await page.waitForTimeout(800);
    if ((await page.getByRole('region', { name: 'Answer' }).count()) > 0) break;
  }
  await enterDice(1, 2);
  await decisions()
    .getByText(/Luck uses Probability Control: .+ rerolls the attack/)
    .waitFor();
  await takeScreenshot(page, 'rerolls');
  await decisions().getByRole('button', { name: 'Reroll' }).tap();
  await expect.poll(() => decisions().count()).toBe(0);
  await takeScreenshot(page, 'rerolled');
  await enterDice(6, 5);
  await page.getByRole('button', { name: /^Hit: / }).tap();
  await expect.poll(() => page.getByRole('region', { name: 'Answer' }).count()).toBe(0);
  await takeScreenshot(page, 'recorded');
  expect(on.phone.errors).toEqual([]);
}, 60_000);

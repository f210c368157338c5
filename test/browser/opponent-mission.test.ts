/**
 * Plays a whole mission against Sidekick as mastermind by touch and offline: twelve rounds in three stages, with their
 * scores, up to the winner on the summary. The saved log must give the same mission when its facts are applied again.
 */
import type { Locator, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { findTab, waitUntilOfflineReady, waitUntilOpen } from './harness';
import { chooseFigure, goToPhase, placeWounds, tapEndActivation, tapGainActionPoints } from './mission-steps';
import {
  countEntries,
  type OpponentPlay,
  readTableFromDisk,
  reportPlay,
  startOpponentPlay,
  waitForStep,
} from './opponent-play';
import { findOpenSheet, readLog } from './table-steps';
import { openTestApp } from './test-phone';

const ROUNDS = 12;
const STAGE = 4;
/** Maximum number of steps in one phase of Sidekick. */
const MOST_STEPS = 60;
/** Maximum number of attacks in one activation. */
const MOST_ATTACKS = 4;
const HEROES = ['Tallow Wick', 'Sexton Bell'];

test('a whole mission against Sidekick is played to its end', async () => {
  const { phone } = await openTestApp();
  const { page } = phone;
  page.setDefaultTimeout(12_000);
  await waitUntilOpen(page);
  await waitUntilOfflineReady(page);
  await page.context().setOffline(true);
  const play = await startOpponentPlay(page, 'mission', 59);
  const started = Date.now();
  onTestFinished(() => reportPlay('Strike Teams', play, (Date.now() - started) / 1000));
  await startMission(page);
  for (let round = 1; round <= ROUNDS; round++) {
    play.said.push(`round ${round}`);
    await startRound(page, round, play);
    await playMastermindPhase(page, play);
    await playHeroPhase(page, play);
    if (round % STAGE === 0) await goToPhase(page, 'End phase');
  }
  await finish(page, play);
  const shown = await readScore(page);
  await page.reload();
  await waitUntilOpen(page);
  await findTab(page, 'Table').tap();
  await expect.poll(() => readScore(page)).toEqual(shown);
  await checkScore(page);
  expect(phone.errors).toEqual([]);
  expect(phone.foreign).toEqual([]);
}, 900_000);

async function startMission(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Quick demo mission/ }).tap();
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await page.getByRole('button', { name: /^Sidekick as a player/ }).tap();
  await page.getByRole('group', { name: 'Who plays Mastermind' }).getByText('Sidekick').tap();
  await page.getByRole('group', { name: 'Manner of Mastermind' }).getByText('Ruthless').tap();
  await findOpenSheet(page).getByRole('button', { name: 'Close', exact: true }).tap();
  await findOpenSheet(page).waitFor({ state: 'detached' });
}

/** Starts a round. After a stage, first settles what the sheet of the stage asks for. */
async function startRound(page: Page, round: number, play: OpponentPlay): Promise<void> {
  const name = new RegExp(`^Start round ${round}(?!\\d)`);
  await page.waitForTimeout(300);
  await page.getByRole('button', { name }).tap();
  const begun = page.getByRole('heading', { name: 'Mastermind phase' });
  await begun.or(findOpenSheet(page)).first().waitFor();
  if (await findOpenSheet(page).isVisible()) await settleStage(page, name, play);
  await begun.waitFor();
}

async function settleStage(page: Page, next: RegExp, play: OpponentPlay): Promise<void> {
  const sheet = findOpenSheet(page).first();
  await play.look('stage over');
  play.said.push(`  ${(await sheet.innerText()).replaceAll('\n', ' | ')}`);
  await scoreScenarios(page, sheet);
  const reveal = sheet.getByRole('button', { name: 'Turn it face up' });
  if ((await reveal.count()) > 0) {
    await reveal.tap();
    await page
      .getByRole('button', { name: /^Turn Stage \d face up/ })
      .first()
      .tap();
    await reveal.waitFor({ state: 'detached' });
  }
  await play.look('stage settled');
  await page.waitForTimeout(400);
  await sheet.getByRole('button', { name: next }).tap();
}

/** Confirms each scenario of the stage as the app proposes. */
async function scoreScenarios(page: Page, within: Locator): Promise<void> {
  const proposed = within
    .getByRole('button', { name: /^(Succeeded|Failed)/ })
    .and(page.locator('.button[data-tone="accent"]'));
  for (let left = await proposed.count(); left > 0; left--) {
    await proposed.first().tap();
    await page.waitForTimeout(400);
  }
}

/** Plays the phase of the mastermind by the panel on the Map. Each of its steps must be recorded. */
async function playMastermindPhase(page: Page, play: OpponentPlay): Promise<void> {
  await page.getByRole('button', { name: 'Sidekick’s turn: go to the Map' }).tap();
  const panel = page.getByRole('region', { name: 'Sidekick’s turn' });
  for (let step = 0; step < MOST_STEPS; step++) {
    await waitForStep(page, play);
    const reaction = panel.getByRole('group', { name: /^Does .* react\?$/ }).getByRole('button');
    if ((await reaction.count()) > 0) {
      await reaction.first().tap();
      await page.waitForTimeout(200);
    }
    await play.look('step');
    const before = await countEntries(page);
    await panel.getByRole('button', { name: 'Done' }).tap();
    await expect.poll(() => countEntries(page)).toBeGreaterThan(before);
    await page.waitForTimeout(300);
    if ((await panel.count()) > 0) continue;
    await findTab(page, 'Table').tap();
    await page.getByRole('heading', { name: 'Hero phase' }).waitFor();
    return;
  }
  throw new Error('Sidekick does not end its phase');
}

/** Activates each hero that can act: it attacks as long as an opponent is within reach. */
async function playHeroPhase(page: Page, play: OpponentPlay): Promise<void> {
  await play.look('hero phase');
  for (const hero of HEROES) {
    await chooseFigure(page, hero);
    const wounds = page.getByRole('button', { name: /^Place wounds/ });
    if (await wounds.isVisible()) {
      await wounds.tap();
      await placeWounds(page, 1);
    }
    const gain = page.getByRole('button', { name: /^Gain AP/ });
    if ((await gain.count()) === 0 || !(await gain.isEnabled())) continue;
    await tapGainActionPoints(page, hero);
    for (let attacks = 0; attacks < MOST_ATTACKS && (await attack(page, play)); attacks++)
      await page.waitForTimeout(300);
    await tapEndActivation(page);
  }
}

/** Attacks the first opponent that the sheet offers. Sidekick reacts, and chooses the slots of its wounds. */
async function attack(page: Page, play: OpponentPlay): Promise<boolean> {
  const button = page.getByRole('button', { name: /^(Melee|Ranged) attack/ }).first();
  if ((await button.count()) === 0 || !(await button.isEnabled())) return false;
  await button.tap();
  const sheet = findOpenSheet(page);
  await page.waitForTimeout(400);
  const target = sheet.getByRole('button', { name: /^(Brine Corporal|Tollmen \d) \d wounds?$/ });
  if ((await target.count()) === 0) {
    await sheet.getByRole('button', { name: 'Close', exact: true }).tap();
    await sheet.waitFor({ state: 'detached' });
    return false;
  }
  play.said.push(`  own: ${(await target.first().innerText()).replaceAll('\n', ' ')}`);
  await target.first().tap();
  await sheet.getByRole('button', { name: /^Reactions/ }).tap();
  await page.waitForTimeout(400);
  await play.look('reactions');
  await sheet.getByRole('button', { name: /^Deal/ }).tap();
  await page.waitForTimeout(500);
  await play.look('dealt');
  for (const name of ['Place as chosen', 'Done']) {
    const next = sheet.getByRole('button', { name });
    if ((await next.count()) === 0) continue;
    play.said.push(`    ${(await sheet.innerText()).split('\n').filter(Boolean).slice(0, 5).join(' | ')}`);
    await next.first().tap();
    await page.waitForTimeout(400);
  }
  await sheet.waitFor({ state: 'detached' });
  return true;
}

/** Ends the mission with its last scores, and checks the winner on the summary and in the log. */
async function finish(page: Page, play: OpponentPlay): Promise<void> {
  await page.waitForTimeout(300);
  await scoreScenarios(page, page.locator('.game-table'));
  await play.look('before the end');
  await page.getByRole('button', { name: 'End the mission' }).tap();
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  await page.getByRole('button', { name: 'End the mission' }).tap();
  await page.getByText('If the game ends now').waitFor({ state: 'hidden' });
  await play.look('summary');
  const table = await readTableFromDisk(page);
  if (!table.ended) throw new Error('the mission has not ended');
  const { winner } = table.ended;
  const name = table.players.find(({ side }) => side === winner)?.name;
  const verdict = name === undefined ? 'Tie' : name === 'Heroes' ? 'Heroes win' : `${name} wins`;
  await page.getByText(verdict, { exact: true }).waitFor();
  play.said.push(verdict);
  await findTab(page, 'Table').tap();
  await checkScore(page);
  const lines = await readLog(page);
  play.said.push(...lines.slice(-2));
  if (name !== undefined) expect(lines.join('\n')).toMatch(new RegExp(`^${name} wins?`, 'm'));
}

/** Reads the title of the Table and the objective points of both sides. */
async function readScore(page: Page): Promise<string[]> {
  await page.locator('.lane').last().locator('.figure-card').last().waitFor();
  const points = page.locator('.lane-head .spoken');
  return [await page.getByRole('heading', { level: 1 }).innerText(), ...(await points.allTextContents())];
}

/** Checks that the saved facts, applied from the first on, give the points on the Table. */
async function checkScore(page: Page): Promise<void> {
  const table = await readTableFromDisk(page);
  const points = table.players.map(({ side }) => {
    const { numerator = 0, denominator = 1 } = table.points[side] ?? {};
    return `${numerator / denominator} objective point${numerator === denominator ? '' : 's'}`;
  });
  expect((await readScore(page)).slice(1)).toEqual(points);
}

/** Plays games against Sidekick by touch, as one player alone at the table: its turns by its panel, and their own. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { append, jump, type LogEntry, listAppliedFacts, makeEmptyLog } from '../../src/game/log';
import { type Square, xOf, yOf } from '../../src/grid/square';
import { fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { readDisk } from '../torture/disk';
import { findTab, takeScreenshot } from './harness';
import { makeSeededNumbers } from './table-steps';

/** Time in which a step must appear, in ms. */
const STEP_MS = 4000;
/** Maximum number of steps in one turn. */
const MOST_STEPS = 40;
/** Maximum number of answers to open questions of one attack. */
const MOST_CHOICES = 8;

const findPanel = (page: Page) => page.getByRole('region', { name: 'Sidekick’s turn' });
const findAnswer = (page: Page) => page.getByRole('region', { name: 'Answer' });

export interface OpponentPlay {
  /** Times from the start of a search until its step was on the screen, in ms. */
  readonly thinking: number[];
  /** Steps and rolls, one to a line. */
  readonly said: string[];
  /** Rolls a die. */
  readonly roll: () => number;
  /** Takes a numbered screenshot. */
  readonly look: (what: string) => Promise<void>;
}

/**
 * Starts measuring the times in which Sidekick thinks.
 * @param name start of the names of the screenshots
 * @param seed seed of the dice, so that a failed game can be repeated
 */
export async function startOpponentPlay(page: Page, name: string, seed: number): Promise<OpponentPlay> {
  const next = makeSeededNumbers(seed);
  let pictures = 0;
  await page.evaluate(() => {
    const thought: number[] = [];
    Object.assign(window, { thought });
    let since: number | null = null;
    new MutationObserver(() => {
      const thinks = document.querySelector('.opponent-panel progress') !== null;
      if (thinks) since ??= performance.now();
      else if (since !== null) {
        thought.push(performance.now() - since);
        since = null;
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return {
    thinking: [],
    said: [],
    roll: () => 1 + Math.floor(next() * 6),
    look: async (what) => {
      pictures += 1;
      if (process.env.SCREENSHOTS) await page.waitForTimeout(300);
      await takeScreenshot(page, `${name} ${String(pictures).padStart(3, '0')} ${what}`);
    },
  };
}

/** Waits until Sidekick shows its next step, or that it has none. Returns the text of its panel. */
export async function waitForStep(page: Page, play: OpponentPlay): Promise<string> {
  const panel = findPanel(page);
  const started = Date.now();
  await panel
    .getByRole('button', { name: /^(Done|Roll the dice|To the Table)$/ })
    .or(panel.getByText(/^Sidekick (is done|takes no action)|^Sidekick’s figures rest/))
    .first()
    .waitFor();
  expect(Date.now() - started).toBeLessThan(STEP_MS);
  const times = await page.evaluate(() => (window as unknown as { thought: number[] }).thought.splice(0));
  play.thinking.push(...times);
  const text = (await panel.innerText()).split('\n').filter(Boolean).join(' | ');
  play.said.push(`  ${times.map(Math.round).join(' + ')} ms: ${text}`);
  return text;
}

/** Enters dice for a panel that asks for single dice, such as a roll to break away. */
async function enterDice(page: Page, play: OpponentPlay): Promise<void> {
  const die = page.getByRole('group', { name: /^(Roll one die|Die \d shows)/ });
  for (let rolls = 0; rolls < 3 && (await die.count()) > 0; rolls++) {
    const face = play.roll();
    play.said.push(`    rolls ${face}`);
    await die.getByRole('button', { name: String(face), exact: true }).tap();
    await page.waitForTimeout(300);
  }
}

/** Answers the questions that the recording button points to. A roll is rolled; of other options the first is taken. */
async function answerOpenQuestions(page: Page, play: OpponentPlay): Promise<void> {
  const row = findAnswer(page).locator('.follows-choice[data-urged]').first();
  for (let asked = 0; asked < MOST_CHOICES && (await row.count()) > 0; asked++) {
    const options = (await row.locator('label').allInnerTexts()).map((text) => text.trim());
    const face = options.indexOf(String(play.roll()));
    const chosen = Math.max(face, 0);
    play.said.push(`    ${await row.locator('h2').innerText()}: ${options[chosen]}`);
    await row.locator('label').nth(chosen).tap();
    await page.waitForTimeout(200);
  }
}

/** Rolls the dice of the open attack. If Sidekick rerolls them, rolls again. */
async function rollAttack(page: Page, play: OpponentPlay): Promise<void> {
  const answer = findAnswer(page);
  const dice = answer.getByRole('group', { name: 'Dice rolled on the table' });
  for (let rolls = 0; rolls < MOST_CHOICES; rolls++) {
    const faces = [play.roll(), play.roll()];
    for (const face of faces) await dice.getByRole('button', { name: `Rolled ${face}` }).tap();
    play.said.push(`    rolls ${faces.join(' + ')}`);
    await page.waitForTimeout(500);
    const choices = answer.getByRole('region', { name: 'Sidekick chooses' });
    if ((await choices.count()) === 0) return;
    play.said.push(`    ${(await choices.innerText()).replaceAll('\n', ' ')}`);
    await play.look('sidekick chooses');
    const again = choices.getByRole('button', { name: 'Reroll' });
    if ((await again.count()) === 0) return;
    await again.tap();
    await page.waitForTimeout(500);
  }
}

/** Records the open answer: with the dice of an attack, and the questions that it leaves open. */
async function recordAnswer(page: Page, play: OpponentPlay): Promise<void> {
  const answer = findAnswer(page);
  const record = answer.getByRole('button', { name: /^(Hit|Miss|Critical miss|Evaded|No attack|Move here)/ });
  await record.first().waitFor();
  await page.waitForTimeout(300);
  if ((await answer.getByRole('group', { name: 'Dice rolled on the table' }).count()) > 0) await rollAttack(page, play);
  await play.look('answer');
  // The dice choose between the buttons: that of the result has the accent.
  const result = answer.locator('.button[data-tone="accent"]').and(record);
  for (let taps = 0; taps < MOST_CHOICES && (await answer.count()) > 0; taps++) {
    play.said.push(`    ${(await result.innerText()).replaceAll('\n', ' ')}`);
    await result.tap();
    await page.waitForTimeout(400);
    await answerOpenQuestions(page, play);
  }
  expect(await answer.count()).toBe(0);
}

/** Number of log entries on the disk. */
export async function countEntries(page: Page): Promise<number> {
  return ((await readDisk(page)).entries ?? []).length;
}

/** Plays a whole turn of Sidekick on the Map, which is open. Each of its steps must be recorded. */
export async function playSidekickTurn(page: Page, play: OpponentPlay): Promise<void> {
  const panel = findPanel(page);
  for (let step = 0; step < MOST_STEPS; step++) {
    await waitForStep(page, play);
    await play.look('step');
    const act = panel.getByRole('button', { name: /^(Done|Roll the dice)$/ });
    if ((await act.count()) === 0) {
      await panel.getByRole('button', { name: 'End its turn' }).tap();
      await panel.waitFor({ state: 'detached' });
      return;
    }
    const before = await countEntries(page);
    await act.tap();
    await page.waitForTimeout(300);
    if ((await findAnswer(page).count()) > 0) await recordAnswer(page, play);
    await enterDice(page, play);
    await expect.poll(() => countEntries(page)).toBeGreaterThan(before);
    await page.waitForTimeout(200);
    if ((await panel.count()) === 0) return;
  }
  throw new Error('Sidekick does not end its turn');
}

/** Plays the best plan of the app for the player's turn, step by step, and ends the turn. The Map is open. */
export async function playOwnTurnByPlan(page: Page, play: OpponentPlay): Promise<void> {
  await page.getByRole('button', { name: 'Plan', exact: true }).tap();
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  const act = plan.getByRole('button', { name: /^Do it/ });
  const best = plan.locator('.plan-line').first();
  for (let step = 0; step < MOST_STEPS; step++) {
    await plan.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.waitForTimeout(200);
    if ((await best.count()) === 0) break;
    if ((await best.getAttribute('aria-pressed')) !== 'true') await best.tap();
    if ((await act.count()) === 0) break;
    play.said.push(`  own: ${(await act.innerText()).replaceAll('\n', ' ')}`);
    await act.tap();
    await page.waitForTimeout(300);
    if ((await findAnswer(page).count()) > 0) await recordAnswer(page, play);
    await enterDice(page, play);
    await page.waitForTimeout(300);
    if (await isOver(page)) return;
  }
  await endOwnTurn(page, play);
}

/** Attacks by hand with each figure that can, the nearest opponents first, and ends the turn. The Map is open. */
export async function playOwnTurnByHand(page: Page, play: OpponentPlay): Promise<void> {
  for (const { attacker, targets } of await listNearestOpponents(page)) {
    for (const target of targets) {
      if (!(await attackByHand(page, play, attacker, target))) continue;
      if (await isOver(page)) return;
      break;
    }
  }
  await endOwnTurn(page, play);
}

/** Asks on the map whether a figure can hit another, and records the attack if it can. Returns whether it can. */
async function attackByHand(page: Page, play: OpponentPlay, attacker: string, target: string): Promise<boolean> {
  for (const name of ['Close the answer', 'Deselect']) {
    const close = page.getByRole('button', { name });
    if (!(await close.isVisible())) continue;
    await close.tap();
    await close.waitFor({ state: 'detached' });
    await page.waitForTimeout(500);
  }
  const whole = page.getByRole('button', { name: 'Show the whole map' });
  if (await whole.isVisible()) {
    await whole.tap();
    await page.waitForTimeout(500);
  }
  const mark = (piece: string) => page.locator(`svg [data-piece="${piece}"]`);
  if ((await mark(target).count()) === 0) return false;
  await mark(attacker).tap({ force: true });
  // A figure that has acted cannot attack, and the app would record the attack against the rules.
  if (/already acted|no more/.test(await page.locator('.map-title').innerText())) return false;
  await page.locator('label', { hasText: /^Hit$/ }).tap();
  await page.waitForTimeout(300);
  await mark(target).tap({ force: true });
  const answer = findAnswer(page);
  await answer.waitFor();
  await page.waitForTimeout(300);
  if (!/^Yes/.test(await answer.innerText())) return false;
  play.said.push(`  by hand: ${(await page.getByRole('heading', { level: 1 }).innerText()).trim()}`);
  await recordAnswer(page, play);
  return true;
}

/** Lists the player's figures on the map, each with Sidekick's figures by distance. */
async function listNearestOpponents(page: Page): Promise<readonly { attacker: string; targets: readonly string[] }[]> {
  const table = await readTableFromDisk(page);
  const own = [...table.figures.values()].filter(({ side, squares }) => side === 'red' && squares.length > 0);
  const others = [...table.figures.values()].filter(({ side, squares }) => side === 'blue' && squares.length > 0);
  const far = ([a = 0]: readonly Square[], [b = 0]: readonly Square[]) =>
    Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)));
  return own.map(({ piece, squares }) => ({
    attacker: piece,
    targets: others.toSorted((a, b) => far(squares, a.squares) - far(squares, b.squares)).map((each) => each.piece),
  }));
}

async function endOwnTurn(page: Page, play: OpponentPlay): Promise<void> {
  if (await isOver(page)) return;
  await play.look('own turn ends');
  await page.getByRole('button', { name: /^End turn/ }).tap();
  await page.waitForTimeout(300);
}

/** Whether the Map says that the game can end. */
export async function isOver(page: Page): Promise<boolean> {
  return (await page.getByRole('region', { name: 'End of the game' }).count()) > 0;
}

/** Whether it is Sidekick's turn. Waits until the Map shows whose turn it is. */
export async function isSidekickTurn(page: Page): Promise<boolean> {
  const own = page.getByRole('button', { name: 'Plan', exact: true });
  await own.or(findPanel(page)).first().waitFor();
  return (await own.count()) === 0;
}

/** Reads the only game from the disk, and applies all its facts from the first on. */
export async function readTableFromDisk(page: Page): Promise<Table> {
  const { games = [], entries = [] } = await readDisk(page);
  const [head] = games as { readonly id: string; readonly cursor: number }[];
  if (!head) throw new Error('no game');
  let log = makeEmptyLog(head.id);
  for (const entry of entries as readonly LogEntry[]) {
    if (log.cursor !== entry.parent) log = jump(log, entry.parent);
    log = append(log, entry);
  }
  const facts = listAppliedFacts(jump(log, head.cursor));
  const { table, rejected } = fold(facts);
  expect(rejected).toEqual([]);
  return table;
}

/** Describes each figure as its card shows it: `Quarry 3 1`, with click and action tokens, or `Quarry K.O.`. */
const describeFigures = ({ figures }: Table): string[] =>
  [...figures.values()].map(
    ({ name, click, tokens, defeated }) => `${name} ${defeated ? 'K.O.' : `${click} ${tokens}`}`,
  );

/** Reads the figures from their cards on the Table, in the same format. */
async function readFigureCards(page: Page): Promise<string[]> {
  await findTab(page, 'Table').tap();
  await page.locator('.lane').last().locator('.figure-card').last().waitFor();
  return page.locator('.figure-card').evaluateAll((cards) =>
    cards.map((card) => {
      const name = card.querySelector('.clip')?.textContent;
      if (card.hasAttribute('data-out')) return `${name} K.O.`;
      const tokens = card.querySelectorAll('.tokens i[data-on]').length;
      return `${name} ${card.querySelector('.ring-number')?.textContent} ${tokens}`;
    }),
  );
}

/** Checks that the saved facts, applied from the first on, give the figures on the Table. */
export async function checkReplay(page: Page): Promise<void> {
  const table = await readTableFromDisk(page);
  await expect.poll(async () => (await readFigureCards(page)).sort()).toEqual(describeFigures(table).sort());
}

/** Prints the steps and the longest time in which Sidekick thought. */
export function reportPlay(name: string, { said, thinking }: OpponentPlay, seconds: number): void {
  const sorted = thinking.toSorted((a, b) => a - b);
  const [median, longest] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
  console.log([name, ...said].join('\n'));
  console.log(
    `${name}: ${Math.round(seconds)} s; ${sorted.length} searches, median ${Math.round(median)} ms, longest ${Math.round(longest)} ms`,
  );
}

/** Plays a full game by touch between two small forces of sample characters, and reads the screens. */
import type { Locator, Page } from 'playwright';
import { tapSquare } from './board';
import { findTab, takeScreenshot } from './harness';
import { chooseMap, findOpenSheet, letAnaGoFirst } from './table-steps';

/** Id of the figure Quarry on the map. The four ids are in the order of the figure cards. */
export const QUARRY_ID = 'red-1';
export const KITE_ID = 'red-2';
export const PROVOST_ID = 'blue-1';
export const ROOK_ID = 'blue-2';
const PIECES = [QUARRY_ID, KITE_ID, PROVOST_ID, ROOK_ID];

const FORCES = { Ana: ['Quarry', 'Paper Kite'], Ben: ['The Provost', 'Rook'] };

let pictures = 0;

/** Saves a numbered screenshot if `SCREENSHOTS` names a folder, so that a game can be reviewed step by step. */
export async function saveNumberedScreenshot(page: Page): Promise<void> {
  if (process.env.SCREENSHOTS) await page.waitForTimeout(400);
  pictures += 1;
  await takeScreenshot(page, `whole-${String(pictures).padStart(3, '0')}`);
}

/** Fills in the form of a new game and starts its set-up. */
export async function fillNewGameForm(page: Page, edition: string): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).tap();
  await page.getByLabel('Rules').selectOption({ label: edition });
  await chooseMap(page, 'Tannery Row');
  for (const [at, [player, names]] of Object.entries(FORCES).entries()) {
    await page.getByRole('textbox', { name: `Player ${at + 1}` }).fill(player);
    await page.locator('label', { hasText: new RegExp(`^${player}$`) }).tap();
    for (const name of names) await page.getByRole('button', { name: `Add ${name}` }).tap();
  }
  await page.getByRole('button', { name: /^Start/ }).tap();
  await page.getByRole('button', { name: 'Ana goes first' }).waitFor();
}

/** Places objects and both forces on the map, then begins the first turn. */
export async function setUpWholeGame(page: Page, objects: Readonly<Record<string, string>>): Promise<void> {
  await toMap(page);
  for (const [kind, square] of Object.entries(objects)) {
    await press(page.getByRole('button', { name: `${kind} object` }));
    await tapSquare(page, square);
    await page.getByText(`${kind.toLowerCase()} object on ${square}`, { exact: false }).first().waitFor();
  }
  const tray = page.getByRole('region', { name: 'Not on the map yet' });
  for (const [name, square] of [
    ['Quarry', 'i2'],
    ['The Provost', 'h23'],
    ['Paper Kite', 'h2'],
    ['Rook', 'i23'],
  ] as const) {
    await press(tray.getByRole('button', { name: new RegExp(name) }));
    await tapSquare(page, square);
    await page.getByText(`${name} on ${square}`).first().waitFor();
  }
  await saveNumberedScreenshot(page);
  await findTab(page, 'Table').tap();
  await letAnaGoFirst(page);
}

async function press(button: Locator): Promise<void> {
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.tap();
}

async function toMap(page: Page): Promise<void> {
  await findTab(page, 'Map').tap();
  await page.locator('svg[aria-roledescription] .board-world').waitFor({ state: 'attached' });
  // Waits until the map has settled, because earlier taps would miss.
  await page.waitForTimeout(600);
}

/** Asks on the map about a move or an attack of a figure. */
async function askOnMap(page: Page, piece: string, mode: 'Move' | 'Hit'): Promise<void> {
  await toMap(page);
  for (const name of ['Close the answer', 'Deselect']) {
    const button = page.getByRole('button', { name });
    if (!(await button.isVisible())) continue;
    await button.tap();
    await button.waitFor({ state: 'detached' });
    await page.waitForTimeout(500);
  }
  await tapPiece(page, piece);
  await page.locator('label', { hasText: new RegExp(`^${mode}$`) }).tap();
  await page.waitForTimeout(400);
}

async function tapPiece(page: Page, piece: string): Promise<void> {
  await page.locator(`svg [data-piece="${piece}"]`).tap({ force: true });
}

/** Selects options in an answer or a sheet. Each word is the start of an option’s label, or a roll such as `5+5`. */
async function choose(within: Locator, words: readonly string[]): Promise<void> {
  for (const each of words) {
    if (/^\d\+\d$/.test(each)) {
      for (const face of each.split('+')) await within.getByRole('button', { name: `Rolled ${face}` }).tap();
      continue;
    }
    const label = within.locator('label', { hasText: new RegExp(`^${each}`) }).first();
    await label.scrollIntoViewIfNeeded();
    await label.tap();
  }
}

/** Reads the listed consequences in an answer or a sheet, line by line. */
async function follows(within: Locator): Promise<string[]> {
  return within.locator('.follows li').allTextContents();
}

/** Moves a figure on the map and returns the listed consequences. */
export async function moveOnMap(
  page: Page,
  piece: string,
  to: string,
  ...chosen: readonly string[]
): Promise<string[]> {
  await askOnMap(page, piece, 'Move');
  await tapSquare(page, to);
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.waitFor();
  await choose(answer, chosen);
  await saveNumberedScreenshot(page);
  const followed = await follows(answer);
  await page.getByRole('button', { name: /^Move here/ }).tap();
  await answer.waitFor({ state: 'detached' });
  await saveNumberedScreenshot(page);
  return followed;
}

/** Attacks on the map and returns the consequences of a hit. `how` matches the button that records the attack. */
export async function attackOnMap(
  page: Page,
  attacker: string,
  target: string,
  how: string | RegExp,
  ...chosen: readonly string[]
): Promise<string[]> {
  await askOnMap(page, attacker, 'Hit');
  await tapPiece(page, target);
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.waitFor();
  await choose(answer, chosen);
  await saveNumberedScreenshot(page);
  const followed = await follows(answer);
  await answer.getByRole('button', { name: how }).tap();
  await answer.waitFor({ state: 'detached' });
  await saveNumberedScreenshot(page);
  return followed;
}

/** Attacks with the attacker’s card on the Table, and returns the listed consequences. */
export async function attackAtTable(
  page: Page,
  attacker: string,
  target: string,
  how: string | RegExp,
  ...chosen: readonly string[]
): Promise<string[]> {
  await findTab(page, 'Table').tap();
  await press(page.locator('.figure-card').nth(PIECES.indexOf(attacker)));
  await page.getByRole('button', { name: /^Attack/ }).tap();
  const sheet = findOpenSheet(page);
  await sheet
    .locator('label', { hasText: new RegExp(`^${target}`) })
    .or(sheet.getByRole('button', { name: new RegExp(`^${target}`) }))
    .first()
    .tap();
  await choose(sheet, chosen);
  await saveNumberedScreenshot(page);
  const followed = await follows(sheet);
  await sheet.getByRole('button', { name: how }).tap();
  await sheet.waitFor({ state: 'detached' });
  await saveNumberedScreenshot(page);
  return followed;
}

/** Cancels a figure’s power with the reminder of The Provost’s Outwit. */
export async function cancelPower(page: Page, target: string, power: string): Promise<void> {
  await findTab(page, 'Table').tap();
  await page.getByRole('button', { name: 'Outwit: The Provost', exact: false }).and(page.locator('.due-open')).tap();
  const sheet = findOpenSheet(page);
  await sheet.getByRole('button', { name: target, exact: true }).tap();
  await sheet.getByRole('button', { name: power, exact: true }).tap();
  await saveNumberedScreenshot(page);
  await sheet.getByRole('button', { name: `Record: ${target} loses ${power}` }).tap();
  await sheet.waitFor({ state: 'detached' });
  await saveNumberedScreenshot(page);
}

export async function tapEndTurn(page: Page): Promise<void> {
  await findTab(page, 'Table').tap();
  const ended = await page.getByRole('heading', { name: /^(?:Ana|Ben)’s turn$/ }).innerText();
  await page.getByRole('button', { name: 'End turn' }).tap();
  await page.getByRole('heading', { name: ended.startsWith('Ana') ? 'Ben’s turn' : 'Ana’s turn' }).waitFor();
  await saveNumberedScreenshot(page);
}

/** Undoes the last step and redoes it. Returns the figures’ state after each. */
export async function undoAndRedo(page: Page): Promise<{ readonly undone: string[]; readonly redone: string[] }> {
  await findTab(page, 'Table').tap();
  const until = async (button: string): Promise<string[]> => {
    const before = (await readFigures(page)).join();
    await page.getByRole('button', { name: button, exact: true }).last().tap();
    for (let waited = 0; waited < 40; waited++) {
      if ((await readFigures(page)).join() !== before) break;
      await page.waitForTimeout(50);
    }
    return readFigures(page);
  };
  return { undone: await until('Undo'), redone: await until('Redo') };
}

/**
 * Reads every figure from its card: `Quarry 3`, with a dot for each action token and with lasting effects; `Paper Kite
 * K.O.`.
 */
export async function readFigures(page: Page): Promise<string[]> {
  await findTab(page, 'Table').tap();
  await page
    .locator('.figure-card')
    .nth(PIECES.length - 1)
    .waitFor();
  return page.locator('.figure-card').evaluateAll((cards) =>
    cards.map((card) => {
      const text = (card as HTMLElement).innerText.replace(/\s+/g, ' ');
      const name = card.querySelector('.clip')?.textContent;
      if (text.includes('K.O.')) return `${name} K.O.`;
      const tokens = '•'.repeat(Number(/(\d+) action token/.exec(text)?.[1] ?? 0));
      const off = /: ([^:]+) off\b/.exec(text)?.[1];
      return `${name} ${/click (\d+) of/.exec(text)?.[1]}${tokens}${off ? ` without ${off}` : ''}`;
    }),
  );
}

export async function readVictoryPoints(page: Page): Promise<number[]> {
  await findTab(page, 'Table').tap();
  const text = await page.locator('body').innerText();
  return [...text.matchAll(/(\d+) victory points/g)].map(([, count]) => Number(count));
}

export async function enableHouseRule(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await page.getByRole('button', { name: /^House rules/ }).tap();
  await page.getByRole('switch', { name: new RegExp(`^${name}`) }).tap();
  await page.locator('[role=switch][aria-checked=true]').waitFor();
  await saveNumberedScreenshot(page);
  await findOpenSheet(page).getByRole('button', { name: 'Close', exact: true }).tap();
  await findOpenSheet(page).waitFor({ state: 'detached' });
}

/**
 * Tests a full game by touch for each edition with dials, from the form of a new game to its end. Quarry (79 points)
 * and Paper Kite (36) play against The Provost (97) and Rook (60). The moves are the same for all editions. The
 * expected differences between the books were computed by hand. A wrong number does not stop the game, so one run
 * reports all of them.
 */
import { expect, test } from 'vitest';
import { listPiecesOnBoard } from './board';
import { findTab, type Phone, type Site, waitUntilOfflineReady, waitUntilOpen } from './harness';
import { openTestApp } from './test-phone';
import {
  attackAtTable,
  attackOnMap,
  cancelPower,
  enableHouseRule,
  fillNewGameForm,
  KITE_ID,
  moveOnMap,
  PROVOST_ID,
  QUARRY_ID,
  ROOK_ID,
  readFigures,
  readVictoryPoints,
  saveNumberedScreenshot,
  setUpWholeGame,
  tapEndTurn,
  undoAndRedo,
} from './whole-game';

let phone: Phone;
let site: Site;

interface Game {
  readonly rules: string;
  /** House rule to switch on; without the rule figures take no pushing damage. */
  readonly house?: string;
  /**
   * Damage of Rook’s shot at Paper Kite, which already has one click of damage; then target and damage of The Provost’s
   * shot.
   */
  readonly shots: readonly [first: number, then: 'Paper Kite' | 'Quarry', second: number];
  /** Damage of Quarry's blow, including the heavy object. */
  readonly blow: number;
  /** Square and path of The Provost’s knock back from h17, after a hit with doubles from h16. */
  readonly thrown: readonly [square: string, path: string];
  /** Damage to Rook from a critical miss of its attack on Quarry. */
  readonly fumble: number;
  readonly heading: string;
  /** Victory points of Ana and Ben. */
  readonly score: readonly [number, number];
}

const GAMES: Readonly<Record<string, Game>> = {
  'core-2008': {
    rules: 'Core rules, 2008',
    shots: [3, 'Paper Kite', 2],
    // Damage 3, plus 2 for a heavy object.
    blow: 5,
    thrown: ['h22', 'h18, h19, h20 and h21'],
    fumble: 1,
    heading: 'Ana won',
    // Ana defeated Rook and The Provost, Ben defeated Paper Kite.
    score: [60 + 97, 36],
  },
  'hypertime-2003': {
    rules: 'Hypertime with the FAQ of 2003',
    // Ranged Combat Expert adds 2; Toughness reduces 2 by 1.
    shots: [5, 'Quarry', 1],
    blow: 5,
    thrown: ['h22', 'h18, h19, h20 and h21'],
    fumble: 1,
    heading: 'Ana won',
    // Points as in 2008, plus 79 for Quarry, which is still in play.
    score: [60 + 97 + 79, 36],
  },
  'hypertime-2002': {
    rules: 'Hypertime, 2002',
    shots: [5, 'Quarry', 1],
    blow: 5,
    thrown: ['h22', 'h18, h19, h20 and h21'],
    fumble: 1,
    heading: 'Ana won',
    score: [60 + 97 + 79, 36],
  },
  'x-of-swords': {
    rules: 'X of Swords',
    house: 'Pushing hurts',
    shots: [3, 'Paper Kite', 2],
    // Damage 3, plus 1 for any object. Knock back moves a figure up to three squares.
    blow: 4,
    thrown: ['h20', 'h18 and h19'],
    fumble: 1,
    heading: 'Ana won',
    score: [60 + 97, 36],
  },
};

/** Timeout in ms for cards of sides that are off screen, which are drawn in a later frame. */
const SOON = { timeout: 5_000 };

for (const [edition, game] of Object.entries(GAMES))
  test(`a whole game by touch: ${edition}`, async () => {
    ({ site, phone } = await openTestApp());
    const { page } = phone;
    page.setDefaultTimeout(10_000);
    await waitUntilOfflineReady(page);
    await fillNewGameForm(page, game.rules);
    if (game.house) await enableHouseRule(page, game.house);
    await setUpWholeGame(page, { Heavy: 'j15', Light: 'f15' });

    expect.soft(await moveOnMap(page, KITE_ID, 'h10', 'Quarry', 'i10')).toContain('Quarry is carried to i10');
    await tapEndTurn(page);

    await moveOnMap(page, PROVOST_ID, 'h17');
    await moveOnMap(page, ROOK_ID, 'i17');
    await cancelPower(page, 'Quarry', 'Toughness');
    const cancelled = ['Quarry 1 without Toughness', 'Paper Kite 1•', 'The Provost 1•', 'Rook 1•'];
    expect.soft(await undoAndRedo(page)).toEqual({ undone: ['Quarry 1', ...cancelled.slice(1)], redone: cancelled });
    await tapEndTurn(page);

    // Paper Kite takes a second action in a row and is pushed.
    expect
      .soft(await moveOnMap(page, KITE_ID, 'h14', 'Quarry', 'i15'))
      .toContain('Paper Kite takes 1 click of pushing damage');
    await tapEndTurn(page);
    // Ben's turn has begun, so the cancelled power works again.
    await expect
      .poll(() => readFigures(page), SOON)
      .toEqual(['Quarry 1', 'Paper Kite 2••', 'The Provost 1•', 'Rook 1•']);
    const [first, then, second] = game.shots;
    await attackAtTable(page, ROOK_ID, 'Paper Kite', new RegExp(`^Hit: ${first}`));
    await attackAtTable(page, PROVOST_ID, then, new RegExp(`^Hit: ${second}`));
    // Paper Kite has 6 clicks and is defeated. Both attackers were pushed.
    const worn = then === 'Quarry' ? second : 0;
    const kite = 'Paper Kite K.O.';
    await expect
      .poll(() => readFigures(page), SOON)
      .toEqual([`Quarry ${1 + worn}`, kite, 'The Provost 2••', 'Rook 2••']);
    await expect.poll(() => readVictoryPoints(page), SOON).toEqual([0, 36]);
    await tapEndTurn(page);

    await moveOnMap(page, QUARRY_ID, 'h16', 'Charge', 'Heavy object');
    const struck = await attackOnMap(page, QUARRY_ID, PROVOST_ID, new RegExp(`^Hit: ${game.blow}`), '5+5');
    const [lands, path] = game.thrown;
    expect.soft(struck).toContain(`The Provost is knocked back to ${lands} (path: ${path})`);
    await expect
      .poll(() => listPiecesOnBoard(page), SOON)
      .toEqual([`${PROVOST_ID} ${lands}`, `${ROOK_ID} i17`, `${QUARRY_ID} h16`]);
    await expect
      .poll(() => readFigures(page), SOON)
      .toEqual([`Quarry ${1 + worn}•`, kite, `The Provost ${2 + game.blow}••`, 'Rook 2••']);
    await tapEndTurn(page);
    // Ben ends the turn without actions: both figures have two action tokens and must rest.
    await tapEndTurn(page);

    // Quarry is pushed for this attack.
    await attackOnMap(page, QUARRY_ID, ROOK_ID, /^Hit: 3/);
    await expect
      .poll(() => readFigures(page), SOON)
      .toEqual([`Quarry ${2 + worn}••`, kite, `The Provost ${2 + game.blow}`, 'Rook 5']);
    await tapEndTurn(page);
    await attackOnMap(page, ROOK_ID, QUARRY_ID, /^Critical miss/, '1+1');
    await moveOnMap(page, PROVOST_ID, 'h17');
    await expect
      .poll(() => readFigures(page), SOON)
      .toEqual([`Quarry ${2 + worn}••`, kite, `The Provost ${2 + game.blow}•`, `Rook ${5 + game.fumble}•`]);
    await tapEndTurn(page);
    // Ana ends the turn without actions, because Quarry must rest.
    await tapEndTurn(page);
    await tapEndTurn(page);

    // In editions in which Quarry was shot, its dial is now on click 3, with damage 4 instead of 3.
    const last = new RegExp(`^Hit: ${3 + worn}`);
    await attackOnMap(page, QUARRY_ID, ROOK_ID, last);
    await expect.poll(() => readVictoryPoints(page), SOON).toEqual([60, 36]);
    await tapEndTurn(page);
    await tapEndTurn(page);
    await attackOnMap(page, QUARRY_ID, PROVOST_ID, last);
    await expect
      .poll(() => readFigures(page), SOON)
      .toEqual([`Quarry ${3 + worn}••`, kite, 'The Provost K.O.', 'Rook K.O.']);
    await finish(page, game);
  }, 300_000);

/** Ends the game with its button, then reopens the app without a server: the winner and the points are unchanged. */
async function finish(page: Phone['page'], { heading, score }: Game): Promise<void> {
  await findTab(page, 'Table').tap();
  await page.getByRole('button', { name: /^End the game/ }).tap();
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  await page.getByRole('button', { name: 'End the game' }).tap();
  await page.getByText('If the game ends now').waitFor({ state: 'hidden' });
  await saveNumberedScreenshot(page);
  const summary = await page.locator('main').innerText();
  for (const each of score) expect.soft(summary).toMatch(new RegExp(`\\b${each}\\b`));
  await site.stop();
  await page.reload();
  await waitUntilOpen(page);
  await findTab(page, 'Table').tap();
  await page.getByRole('heading', { name: heading }).waitFor();
  await saveNumberedScreenshot(page);
  await expect.poll(() => readVictoryPoints(page), SOON).toEqual(score);
  expect(phone.errors).toEqual([]);
  expect(phone.foreign).toEqual([]);
}

/**
 * Plays a whole game of each edition with dials against Sidekick by touch and offline: from the form of a new game over
 * the set-up and all turns to the summary. The saved log must give the same game when its facts are applied again.
 */
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { tapSquare } from './board';
import { findTab, type PhoneOptions, waitUntilOfflineReady, waitUntilOpen } from './harness';
import {
  checkReplay,
  isOver,
  isSidekickTurn,
  type OpponentPlay,
  playOwnTurnByHand,
  playOwnTurnByPlan,
  playSidekickTurn,
  readTableFromDisk,
  reportPlay,
  startOpponentPlay,
} from './opponent-play';
import { chooseMap, findOpenSheet, readLog } from './table-steps';
import { openTestApp } from './test-phone';

interface Game {
  readonly rules: string;
  readonly total: string;
  /** The player's figures with their first squares. */
  readonly own: Readonly<Record<string, string>>;
  readonly first: 'Ana' | 'Sidekick';
  readonly manner: 'Cautious' | 'Bold' | 'Ruthless';
  /** Round limit of the game. */
  readonly rounds: '6' | '12';
  /** Whether the player attacks by hand in some turns, instead of by the plan of the app. */
  readonly byHand: boolean;
  readonly phone?: PhoneOptions;
}

const GAMES: readonly Game[] = [
  {
    rules: 'Core rules, 2008',
    total: '200',
    own: { Quarry: 'g2', 'Paper Kite': 'h2', Rook: 'f2' },
    first: 'Sidekick',
    manner: 'Ruthless',
    rounds: '6',
    byHand: true,
  },
  {
    rules: 'X of Swords',
    total: '100',
    own: { Rook: 'g2' },
    first: 'Sidekick',
    manner: 'Bold',
    rounds: '12',
    byHand: true,
    phone: { colorScheme: 'light' },
  },
  {
    rules: 'Hypertime with the FAQ of 2003',
    total: '100',
    own: { Quarry: 'g2' },
    first: 'Sidekick',
    manner: 'Ruthless',
    rounds: '12',
    byHand: false,
  },
  {
    rules: 'Hypertime, 2002',
    total: '100',
    own: { Rook: 'g2' },
    first: 'Ana',
    manner: 'Bold',
    rounds: '12',
    byHand: true,
  },
];

/** Maximum number of rolls that may end in a tie. */
const MOST_ROLLS = 20;
/** Maximum number of turns, both players together. */
const MOST_TURNS = 30;

test.each(GAMES)(
  'a whole game against Sidekick is played to its end: $rules',
  async (game) => {
    const { phone } = await openTestApp(game.phone);
    const { page } = phone;
    page.setDefaultTimeout(12_000);
    await waitUntilOpen(page);
    await waitUntilOfflineReady(page);
    await page.context().setOffline(true);
    const play = await startOpponentPlay(page, game.rules.replaceAll(/\W+/g, '-'), 59);
    const started = Date.now();
    onTestFinished(() => reportPlay(game.rules, play, (Date.now() - started) / 1000));
    await startGame(page, game, play);
    await setUp(page, game, play);
    for (let turn = 0; turn < MOST_TURNS && !(await isOver(page)); turn++) {
      play.said.push(`${await page.locator('.map-title').innerText()}`.replaceAll('\n', ' | '));
      if (await isSidekickTurn(page)) await playSidekickTurn(page, play);
      else if (!game.byHand || turn % 4 < 2) await playOwnTurnByPlan(page, play);
      else await playOwnTurnByHand(page, play);
    }
    await finish(page, play);
    await page.reload();
    await waitUntilOpen(page);
    await checkReplay(page);
    expect(phone.errors).toEqual([]);
    expect(phone.foreign).toEqual([]);
  },
  600_000,
);

/** Fills in the form of a new game: the player with figures of the collection, Sidekick with a force that it builds. */
async function startGame(page: Page, game: Game, play: OpponentPlay): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).tap();
  await page.getByLabel('Rules').selectOption({ label: game.rules });
  await page.getByRole('group', { name: 'Build total' }).getByText(game.total).tap();
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ana');
  await page.getByRole('group', { name: 'Who plays Player 2' }).getByText('Sidekick').tap();
  await page.getByRole('group', { name: 'Manner of Sidekick' }).getByText(game.manner).tap();
  for (const name of Object.keys(game.own)) await page.getByRole('button', { name: `Add ${name}` }).tap();
  await page.getByRole('group', { name: 'Characters for' }).getByText('Sidekick').tap();
  await page.getByRole('button', { name: /^Build a force from my collection/ }).tap();
  await page.getByRole('button', { name: /^Build another force/ }).waitFor();
  await play.look('force');
  await chooseMap(page, 'Tannery Row');
  await page.getByRole('button', { name: /^Start/ }).tap();
  await page.getByRole('button', { name: `${game.first} goes first` }).tap();
}

/** Places both sides, sets the round limit and begins the first turn on the Map. */
async function setUp(page: Page, game: Game, play: OpponentPlay): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await page.getByRole('button', { name: /^Clock/ }).tap();
  await page.getByRole('group', { name: 'Round limit' }).getByText(game.rounds, { exact: true }).tap();
  await findOpenSheet(page).getByRole('button', { name: 'Close', exact: true }).tap();
  await findOpenSheet(page).waitFor({ state: 'detached' });
  await findTab(page, 'Map').tap();
  await page.getByRole('button', { name: 'Sidekick places its figures' }).tap();
  await page.getByText(/^Sidekick placed \d figures?/).waitFor();
  const tray = page.getByRole('region', { name: 'Not on the map yet' });
  for (const [name, square] of Object.entries(game.own)) {
    const button = tray.getByRole('button', { name: new RegExp(name) });
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.tap();
    await tapSquare(page, square);
    await page.getByText(`${name} on ${square}`).first().waitFor();
  }
  await play.look('placed');
  await findTab(page, 'Table').tap();
  await page.getByRole('button', { name: /^Start the game/ }).tap();
  await page.getByRole('heading', { name: `${game.first}’s turn` }).waitFor();
  await play.look('table');
  await findTab(page, 'Map').tap();
}

/** Ends the game from the Map, and checks the winner on the summary and in the log, and the replay. */
async function finish(page: Page, play: OpponentPlay): Promise<void> {
  await play.look('end on the map');
  const end = page.getByRole('region', { name: 'End of the game' });
  play.said.push(await end.getByRole('status').innerText());
  await end.getByRole('button', { name: 'End the game' }).tap();
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  await page.getByRole('button', { name: 'End the game' }).tap();
  await page.getByText('If the game ends now').waitFor({ state: 'hidden' });
  await rollOff(page);
  await play.look('summary');
  const table = await readTableFromDisk(page);
  if (!table.ended) throw new Error('the game has not ended');
  const { winner } = table.ended;
  const name = table.players.find(({ side }) => side === winner)?.name;
  const verdict = name === undefined ? /^Tie$/ : new RegExp(`^${name} wins( by roll-off)?$`);
  await page.getByText(verdict).waitFor();
  play.said.push(name === undefined ? 'Tie' : `${name} wins`);
  await checkReplay(page);
  const lines = await readLog(page);
  play.said.push(...lines.slice(-3));
  if (name !== undefined) expect(lines.join('\n')).toMatch(new RegExp(`^${name} wins`, 'm'));
  await replay(page, play);
}

/** Breaks a tie where the rules let the players roll for it. */
async function rollOff(page: Page): Promise<void> {
  const off = page.getByRole('region', { name: 'Roll-off' });
  for (let rolls = 0; rolls < MOST_ROLLS && (await off.count()) > 0; rolls++) {
    await off.getByRole('button', { name: /^(Roll for all|Tied: roll again|\w+ wins)$/ }).tap();
    await page.waitForTimeout(400);
  }
}

/** Replays the log on its map to the last step, which shows the figures that are still on the map. */
async function replay(page: Page, play: OpponentPlay): Promise<void> {
  const table = await readTableFromDisk(page);
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await findOpenSheet(page).getByRole('button', { name: 'Game log' }).tap();
  await findOpenSheet(page).getByRole('button', { name: 'Replay' }).tap();
  await page.getByRole('region', { name: 'Replay' }).waitFor();
  await page.keyboard.press('End');
  const placed = [...table.figures.values()].filter(({ squares }) => squares.length > 0).map(({ piece }) => piece);
  await expect
    .poll(async () =>
      (
        await page
          .locator('.replay [data-piece]')
          .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece')))
      ).sort(),
    )
    .toEqual(placed.sort());
  await play.look('replay');
}

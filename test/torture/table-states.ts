import type { Page } from 'playwright';
import { append, jump, type LogEntry, makeEmptyLog } from '../../src/game/log';
import { getActionTotal, type Table } from '../../src/table/table';
import { type Phone, waitUntilOpen } from '../browser/harness';
import { beginDemoGame } from '../browser/table-steps';
import { readDisk } from './disk';
import { failCheck, type TortureEnvironment } from './torture-kind';

/** A game: its data on the disk, and the state that the screen shows. */
export interface StoredGame {
  readonly cursor: number | null;
  readonly tip: number | null;
  readonly entries: readonly LogEntry[];
  /** State of the table after each entry, by entry number. */
  readonly states: ReadonlyMap<number | null, string>;
  readonly shown: string;
}

/** Describes a table as the screen shows it: whose turn, the round, the actions left, and each card. */
function stateOf(table: Table): string {
  const player = table.players.find(({ side }) => side === table.turn);
  const left = Math.max(0, getActionTotal(table, table.turn) - table.actionsSpent);
  const cards = [...table.figures.values()].map(
    ({ character, click, tokens, defeated }) => `${character.name} ${click} ${tokens}${defeated ? ' out' : ''}`,
  );
  return [`${player?.name} ${table.round} ${left}`, ...cards].join('|');
}

/** Source of a page function that describes the table on the screen in the format of `stateOf`. */
export const READ_STATE_SCRIPT = `() => {
  const title = document.querySelector('.turn-header h1')?.textContent ?? '';
  const line = document.querySelector('.turn-header p')?.textContent ?? '';
  const head = [title.replace(/’s turn$/, ''), /round (\\d+)/.exec(line)?.[1], /(\\d+) actions? left/.exec(line)?.[1]];
  const cards = [...document.querySelectorAll('.figure-card')].map((card) =>
    card.querySelector('.clip')?.textContent + ' ' + card.querySelector('.ring-number')?.textContent + ' ' +
    card.querySelectorAll('.tokens i[data-on]').length + (card.hasAttribute('data-out') ? ' out' : ''));
  return [head.join(' '), ...cards].join('|');
}`;

/** Starts a game between the demo forces and begins its first turn. */
export async function startTortureGame({ page }: Phone, { url }: TortureEnvironment): Promise<void> {
  await page.goto(url);
  await waitUntilOpen(page);
  await beginDemoGame(page);
}

/** Opens the app after a kill and reads its only game. */
export async function reopenGame({ page }: Phone, url: string): Promise<StoredGame> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('.lane').last().locator('.figure-card').last().waitFor();
  return readGame(page);
}

export async function readGame(page: Page): Promise<StoredGame> {
  const shown = await page.evaluate<string>(`(${READ_STATE_SCRIPT})()`);
  const { games = [], entries = [] } = await readDisk(page);
  const [head] = games as { readonly id: string; readonly cursor: number | null; readonly tip: number | null }[];
  if (head === undefined) return failCheck('the game is gone');
  const { id, cursor, tip } = head;
  const taps = entries as readonly LogEntry[];
  const states = new Map<number | null, string>();
  let log = makeEmptyLog(id);
  for (const [index, entry] of taps.entries()) {
    if (entry.seq !== index + 1) failCheck(`entry ${index + 1} of the game is missing`);
    if (log.cursor !== entry.parent) log = jump(log, entry.parent);
    log = append(log, entry);
    states.set(entry.seq, stateOf(log.table));
  }
  if (log.rejected.length > 0) failCheck('an entry of the game tells what cannot be');
  if (cursor !== null && !states.has(cursor)) failCheck(`the cursor is at entry ${cursor}, which is not there`);
  if (shown !== states.get(cursor)) failCheck(`the screen shows ${shown}, the disk tells ${states.get(cursor)}`);
  return { cursor, tip, entries: taps, states, shown };
}

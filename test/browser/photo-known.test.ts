/* Tests that maps of the collection are recognized in a photograph. */
import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { type Board, hasEdge, listBoardSquares } from '../../src/board/board';
import { sheetFromBoard } from '../../src/board/map-sheet';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { type Square, squareAt, xOf, yOf } from '../../src/grid/square';
import { seededRandom } from '../helpers/random-position';
import { randomMap } from '../photo/printed-map';
import { expectWithinBudget } from './budget';
import { takeScreenshot, waitUntilOfflineReady } from './harness';
import {
  closePhone,
  closePhotoSite,
  findPhotoButton,
  goToSizeStep,
  openMapWithCamera,
  openPhotoSite,
  page,
  restartSite,
  sample,
  site,
} from './photo-phone';
import { putRows } from './put-rows';
import { measureLongestTask, recordTrace } from './trace';

const READ_MS = 6000;
const TASK_MS = 50;

beforeAll(openPhotoSite);
afterEach(closePhone);
afterAll(closePhotoSite);

test('a map is recognized among 200 others, and accepted with one tap', async () => {
  await openMapWithCamera();
  await keep(sample.map.board, sample.size);
  await goToSizeStep();
  // Slows down only the page: browsers cannot throttle the worker that reads the photograph.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let took = 0;
  const events = await recordTrace(devtools, ['toplevel', 'blink.user_timing'], async () => {
    // The page records the time itself, because polling would delay it.
    const shown = page.evaluate(
      () =>
        new Promise<number>((tell) => {
          performance.mark('read-from');
          const look = new MutationObserver(() => {
            if (!document.querySelector('dialog[open] .known-maps')) return;
            look.disconnect();
            requestAnimationFrame(() =>
              setTimeout(() =>
                tell(performance.measure('read', 'read-from', performance.mark('read-to').name).duration),
              ),
            );
          });
          look.observe(document, { childList: true, subtree: true, attributes: true });
        }),
    );
    await findPhotoButton('Read the map').tap();
    took = await shown;
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expectWithinBudget('from Read the map to the recognised board, the page four times slower', took, READ_MS, 'ms');
  const longest = measureLongestTask(events, 'read-from', 'read-to');
  expectWithinBudget('the longest task of the page meanwhile, four times slower', longest, TASK_MS, 'ms');
  await takeScreenshot(page, 'photo-known');
  await takePrinted();
  await takeScreenshot(page, 'photo-known-taken');
});

test('a photograph of a part of a map is recognized offline, and the complete map can be accepted', async () => {
  await openMapWithCamera();
  await keep(within(sample.map.board, { width: 24, height: 30 }, 5, 3), { width: 24, height: 30 });
  await waitUntilOfflineReady(page);
  await site.stop();
  await goToSizeStep();
  await findPhotoButton('Read the map').tap();
  await page.getByRole('dialog', { name: 'Is it this map?' }).waitFor();
  await takeScreenshot(page, 'photo-known-part');
  await takePrinted();
  await takeScreenshot(page, 'photo-known-part-taken');
  await findPhotoButton('Place figures on it').tap();
  await page.getByRole('application', { name: /^Map Printed Quay/ }).waitFor();
  await restartSite();
});

/** Saves a map named “Printed Quay” among 200 other maps of the same size. */
async function keep(board: Board, size: { readonly width: number; readonly height: number }): Promise<void> {
  const random = seededRandom(8);
  const printed = sheetFromBoard(board, { id: 'printed', name: 'Printed Quay', source: 'imported' });
  const others = Array.from({ length: 200 }, (_, place) =>
    sheetFromBoard(randomMap(random, size).board, {
      id: `other-${place}`,
      name: `Another ${place}`,
      source: 'imported',
    }),
  );
  const now = { added: 1, edited: 1, deletedAt: null };
  await putRows(
    page,
    'maps',
    [printed, ...others].map((sheet) => ({ ...sheet, ...now })),
  );
  await page.reload();
}

async function takePrinted(): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Is it this map?' });
  await asked.getByRole('button', { name: /^Printed Quay/ }).tap();
  await page.getByText('Printed Quay, from your collection.').waitFor();
}

/** Returns a larger random map that contains the board, at an offset from the north-west corner. */
function within(board: Board, size: { width: number; height: number }, east: number, south: number): Board {
  const larger = randomMap(seededRandom(19), size).board;
  const to = (square: Square): Square => squareAt(xOf(square) + east, yOf(square) + south);
  for (const square of listBoardSquares(board)) {
    larger.terrain[to(square)] = board.terrain[square] as number;
    larger.levels[to(square)] = board.levels[square] as number;
    for (const edge of [eastEdge, southEdge])
      if (hasEdge(board, edge(square))) larger.walls[edge(to(square))] = board.walls[edge(square)] as number;
  }
  return larger;
}

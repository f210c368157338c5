import { afterEach, expect, test } from 'vitest';
import { parseSquare, squareAt, squareName, xOf, yOf } from '../../src/grid/square';
import { CELL } from '../../src/view/geometry';
import { waitForValue } from './screen';
import {
  closeVisit,
  listCardClicks,
  openTab,
  openVisit,
  readLogLines,
  saveScreenshot,
  startQuickDemo,
  type Visit,
} from './visit';

let visit: Visit | undefined;

afterEach(async () => {
  await closeVisit(visit);
  visit = undefined;
});

/** Number of consecutive checks in which the board must have the same position. */
const AT_REST = 6;

const deeds = { role: 'region', name: 'Actions' } as const;
const tray = { role: 'region', name: 'Not on the map yet' } as const;
const board = { role: 'application', name: /./ } as const;
const sheet = { role: 'dialog', name: /./ } as const;

/** Taps the center of a square (`c4`) of the map once the map has stopped moving. */
async function tapSquare({ browser }: Visit, name: string): Promise<void> {
  const square = parseSquare(name);
  if (square === null) throw new Error(`${name} is no square`);
  let [last, same] = ['', 0];
  const at = await waitForValue(`${name} at rest on the map`, async () => {
    const there = await browser.evaluate(
      (x, y) => {
        const world = document.querySelector<SVGGraphicsElement>('svg[aria-roledescription="map"] .board-world');
        const matrix = world?.getScreenCTM();
        if (!matrix) throw new Error('the map is not on screen');
        const point = new DOMPoint(x, y).matrixTransform(matrix);
        return { x: point.x, y: point.y };
      },
      (xOf(square) + 0.5) * CELL,
      (yOf(square) + 0.5) * CELL,
    );
    same = last === JSON.stringify(there) ? same + 1 : 0;
    last = JSON.stringify(there);
    return same >= AT_REST ? there : undefined;
  });
  await browser.tapAt(at.x, at.y);
}

/** Lists the figures on the map as `red-1 c2`, sorted. The square of a figure is under the center of its ring. */
async function squares({ browser }: Visit): Promise<string[]> {
  const rings = await browser.evaluate(() =>
    [...document.querySelectorAll('svg [data-piece]')].map((piece) => {
      const box = (piece.querySelector('.ring') as SVGGraphicsElement).getBBox();
      return { piece: piece.getAttribute('data-piece'), x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );
  const named = rings.map(
    ({ piece, x, y }) => `${piece} ${squareName(squareAt(Math.floor(x / CELL), Math.floor(y / CELL)))}`,
  );
  return named.sort();
}

async function place(at: Visit, name: string, square: string): Promise<void> {
  const named = new RegExp(name);
  await waitForValue(`${name} chosen in the tray`, async () => {
    await at.screen.choose('button', named, tray);
    return (await at.screen.isPressed('button', named, tray)) || undefined;
  });
  await tapSquare(at, square);
  await at.screen.gone('button', named, tray);
}

test('a game by touch: damage, an action token, undo, the end of a turn, and attacks on the map', async () => {
  visit = await openVisit();
  const { screen } = visit;
  await startQuickDemo(visit);

  await screen.choose('button', /Brass Titan/);
  await screen.tap('button', /1 click of damage/, deeds);
  await waitForValue('the dial of Brass Titan', async () =>
    (await listCardClicks(visit as Visit)).includes('Brass Titan|2') ? true : undefined,
  );
  await screen.tap('button', /^Action/, deeds);
  await screen.tap('button', /^Move 1 action token/, sheet);
  await screen.waitForText('2 actions left');
  await saveScreenshot(visit, 'table');
  await screen.tap('button', /^Undo/, deeds);
  await screen.waitForText('3 actions left');
  await screen.tap('button', /^End turn/, deeds);
  await screen.find('heading', 'Ben’s turn');
  const lines = await readLogLines(visit);
  expect(lines.filter((line) => line.includes('Brass Titan takes 1 click'))).toHaveLength(1);
  expect(lines.at(-1)).toMatch(/Ben’s turn/);

  await openTab(visit, 'Map');
  await place(visit, 'Brass Titan', 'd4');
  await place(visit, 'The Provost', 'd8');
  expect(await squares(visit)).toEqual(['blue-1 d8', 'red-1 d4']);
  await screen.choose('button', /Brass Titan/, board);
  await screen.tap('radio', 'Hit');
  await saveScreenshot(visit, 'hit');
  await screen.tap('button', /The Provost/, board);
  const answer = await screen.find('region', 'Answer');
  await saveScreenshot(visit, 'ruling');
  expect(answer).toMatch(/^(?:Yes|No)/);
  expect(answer).toContain('Core rules, 2008');
  expect(visit.browser.externalHosts).toEqual([]);
});

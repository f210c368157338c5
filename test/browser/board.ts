import type { Page } from 'playwright';
import { parseSquare, squareAt, squareName, xOf, yOf } from '../../src/grid/square';
import { CELL } from '../../src/view/geometry';

/** Returns the center of a square (`c4`) of the map on screen, in CSS pixels. */
export async function locateSquare(page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const square = parseSquare(name);
  if (square === null) throw new Error(`${name} is no square`);
  const at = { x: (xOf(square) + 0.5) * CELL, y: (yOf(square) + 0.5) * CELL };
  const world = page.locator('svg[aria-roledescription] .board-world');
  await world.waitFor({ state: 'attached' });
  return world.evaluate((element, point) => {
    const matrix = (element as unknown as SVGGraphicsElement).getScreenCTM();
    if (!matrix) throw new Error('the map is not on screen');
    const there = new DOMPoint(point.x, point.y).matrixTransform(matrix);
    return { x: there.x, y: there.y };
  }, at);
}

/** Returns the center of a square once the map has stopped moving: after a sheet closes, the map glides back. */
async function locateSettledSquare(page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> {
  let before = await locateSquare(page, name);
  for (;;) {
    await page.waitForTimeout(80);
    const now = await locateSquare(page, name);
    if (now.x === before.x && now.y === before.y) return now;
    before = now;
  }
}

/** Taps a square. Shows the whole map first if the square is out of view. */
export async function tapSquare(page: Page, name: string): Promise<void> {
  let { x, y } = await locateSettledSquare(page, name);
  const box = await page.locator('.board').last().boundingBox();
  const whole = page.getByRole('button', { name: 'Show the whole map' });
  const isOut = box !== null && (x < box.x || y < box.y || x > box.x + box.width || y > box.y + box.height);
  if (isOut && (await whole.isVisible())) {
    await whole.tap();
    ({ x, y } = await locateSettledSquare(page, name));
  }
  await page.touchscreen.tap(x, y);
}

/** Drags with one finger to a square and rests before lifting the finger. Without the rest the map would fling. */
export async function dragToSquare(
  page: Page,
  from: { readonly x: number; readonly y: number },
  name: string,
): Promise<void> {
  const to = await locateSquare(page, name);
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await send('touchStart', [from]);
  for (let step = 1; step <= 8; step++) {
    const part = step / 8;
    // Moves up first, because a sideways move would scroll the tray.
    const along = Math.max(0, (part - 0.4) / 0.6);
    await send('touchMove', [{ x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * part }]);
  }
  for (let rest = 0; rest < 3; rest++) {
    await page.waitForTimeout(50);
    await send('touchMove', [to]);
  }
  await send('touchEnd', []);
  await touch.detach();
}

/** Lists the figures on the map with the square under their ring (`red-1 c2`), sorted. */
export async function listPiecesOnBoard(page: Page): Promise<string[]> {
  const rings = await page.locator('svg [data-piece]').evaluateAll((pieces) =>
    pieces.map((piece) => {
      const box = (piece.querySelector('.ring') as SVGGraphicsElement).getBBox();
      return { piece: piece.getAttribute('data-piece'), x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );
  const named = rings.map(
    ({ piece, x, y }) => `${piece} ${squareName(squareAt(Math.floor(x / CELL), Math.floor(y / CELL)))}`,
  );
  return named.sort();
}

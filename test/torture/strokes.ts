import type { Page } from 'playwright';
import { type MapDraft, parseStoredMapDraft } from '../../src/app/maps/map-draft';
import type { Board } from '../../src/board/board';
import { makeBrush } from '../../src/board/brushes';
import { applyStroke } from '../../src/board/stroke';
import { readDisk } from './disk';
import { failCheck, runInBackground, type TortureEnvironment, type TortureKind } from './torture-kind';

const [WIDTH, HEIGHT] = [16, 24];
const BRUSHES = { blocking: 'Blocking', hindering: 'Hindering', water: 'Water' } as const;
type Brush = keyof typeof BRUSHES;

/** Time that a thumb takes to lift, in milliseconds. A stroke shown for this long must be on the disk. */
const LET_GO_MS = 150;

const map = (page: Page) => page.getByRole('application', { name: 'Map in the editor' });

/** Reads the unsaved map from the disk. */
async function draftOnDisk(page: Page): Promise<MapDraft> {
  const { settings = [] } = await readDisk(page);
  const row = (settings as { readonly key: string; readonly value: unknown }[]).find(({ key }) => key === 'map-draft');
  const draft = parseStoredMapDraft(row?.value);
  return draft.ok ? draft.value : failCheck(`the map cannot be read: ${draft.fault}`);
}

function textOf({ terrain }: Board): string {
  return [...terrain].join('');
}

/** State of the map after a step. `at` is the time when the step was done, or null before. */
interface Step {
  readonly board: Board;
  at: number | null;
}

/** Draws strokes along rows endlessly, with some undone. Each step is added to `steps` before it begins. */
async function drawOn(page: Page, random: TortureEnvironment['random'], steps: Step[]): Promise<void> {
  const below = (count: number) => Math.floor(random() * count);
  const box = (await map(page).boundingBox()) ?? failCheck('the map is not on the screen');
  const side = box.width / WIDTH;
  const did = async (board: Board, work: () => Promise<void>): Promise<void> => {
    const step: Step = { board, at: null };
    steps.push(step);
    await work();
    step.at = Date.now();
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const [back, forth]: [Board[], Board[]] = [[], []];
  let board = (steps[0] as Step).board;
  let brush: Brush = 'blocking';
  for (;;) {
    const chance = random();
    const [before, undone] = [back.at(-1), forth.at(-1)];
    if (chance < 0.25 && before) {
      forth.push(board);
      back.pop();
      board = before;
      await did(board, () => press('Undo'));
    } else if (chance < 0.35 && undone) {
      back.push(board);
      forth.pop();
      board = undone;
      await did(board, () => press('Redo'));
    } else {
      if (chance > 0.8) {
        brush = (Object.keys(BRUSHES) as Brush[])[below(3)] ?? brush;
        const radio = page.getByRole('radio', { name: BRUSHES[brush], exact: true });
        await page.locator('label', { has: radio }).click();
      }
      const [y, from, length] = [below(HEIGHT), below(WIDTH - 5), 1 + below(4)];
      const way = Array.from({ length: length + 1 }, (_, step) => ({ x: from + step + 0.5, y: y + 0.5 }));
      const settings = { choice: brush, erase: false, level: 1, side: 'red', strength: 0 } as const;
      const next = applyStroke(board, 'paint', makeBrush(settings), way, 'none');
      if (textOf(next) === textOf(board)) continue;
      back.push(board);
      forth.length = 0;
      board = next;
      await did(board, async () => {
        const [x1, x2, row] = [from, from + length, y].map((place) => (place + 0.5) * side) as [number, number, number];
        await page.mouse.move(box.x + x1, box.y + row);
        await page.mouse.down();
        await page.mouse.move(box.x + x2, box.y + row, { steps: 3 });
        await page.mouse.up();
      });
    }
    await page.waitForTimeout(below(60));
  }
}

export const strokesTortureKind: TortureKind = {
  name: 'map strokes',
  share: 4,
  life: 15,
  async begin({ page }, { url, random }) {
    await page.goto(`${url}#/collection/draw`);
    await page.getByRole('button', { name: new RegExp(`^${WIDTH} × ${HEIGHT}`) }).click();
    await map(page).waitFor();
    await page.waitForTimeout(LET_GO_MS);
    let steps: Step[] = [{ board: (await draftOnDisk(page)).board, at: Date.now() }];
    return {
      within: 1500,
      async act({ page }) {
        runInBackground(() => drawOn(page, random, steps));
      },
      async check({ page }, died) {
        await page.goto(`${url}#/collection/draw`);
        await page.getByRole('button', { name: /^Continue/ }).click();
        await map(page).waitFor();
        const { board } = await draftOnDisk(page);
        const last = steps.findLastIndex(({ board: each }) => textOf(each) === textOf(board));
        if (last < 0) failCheck('the map on the disk is none that the screen showed');
        const confirmed = steps.findLastIndex(({ at }) => at !== null && at < died - LET_GO_MS);
        steps = [{ board, at: Date.now() }];
        return { confirmed, found: Math.min(last, confirmed), unseen: Math.max(0, last - confirmed) };
      },
    };
  },
};

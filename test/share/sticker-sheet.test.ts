import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { arrangePages, computeSheetLayout, PAPER_SIZES, STICKER_SIZES, wrapLabel } from '../../src/share/sticker-sheet';

test('every sticker is on the paper, without overlaps, and avoids used places', () => {
  assert(
    property(
      constantFrom('a4', 'letter'),
      constantFrom(...STICKER_SIZES),
      integer({ min: 0, max: 300 }),
      integer({ min: 0, max: 200 }),
      (paper, size, count, skip) => {
        const layout = computeSheetLayout(paper, size);
        const each = layout.columns * layout.rows;
        const pages = arrangePages(
          Array.from({ length: count }, (_, item) => item),
          layout,
          skip,
        );
        expect(pages.flat().map(({ item }) => item)).toEqual(Array.from({ length: count }, (_, item) => item));
        for (const [at, page] of pages.entries()) {
          const used = at === 0 ? Math.min(skip, each - 1) : 0;
          expect(page.length).toBeLessThanOrEqual(each - used);
          expect(new Set(page.map(({ x, y }) => `${x} ${y}`)).size).toBe(page.length);
          for (const { x, y } of page) {
            expect(x).toBeGreaterThanOrEqual(10);
            expect(x + layout.cellWidth).toBeLessThanOrEqual(PAPER_SIZES[paper].width - 9.9);
            expect(y + layout.cellHeight).toBeLessThanOrEqual(PAPER_SIZES[paper].height - 9.9);
          }
        }
        const first = pages[0]?.[0];
        if (first) {
          const place = Math.min(skip, each - 1);
          expect(first.x).toBeCloseTo(10 + (place % layout.columns) * layout.cellWidth);
          expect(first.y).toBeCloseTo(10 + Math.floor(place / layout.columns) * layout.cellHeight);
        }
      },
    ),
    { seed: 4, numRuns: 80 },
  );
});

test.each([
  ['Quarry', ['Quarry']],
  ['The Lady of the Lamps', ['The Lady', 'of the …']],
  ['Supercalifragilistic', ['Superca…']],
  ['  Two   words ', ['Two', 'words']],
  ['', []],
])('a name beside a code: %s', (name, lines) => expect(wrapLabel(name, 8)).toEqual(lines));

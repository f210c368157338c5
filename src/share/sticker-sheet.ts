/** Sheets of paper, in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

/** Millimetres a side of the square that is cut out. */
export const STICKER_SIZES = [8, 10, 12, 15, 20] as const;
export type StickerSize = (typeof STICKER_SIZES)[number];

/** Light dots on each side of a code: they are cut out with it, for a base is dark. */
export const QUIET_DOTS = 2;

/** No printer prints nearer to the edge. */
const MARGIN = 10;
const GAP = 2;
/** For the words beside a code. */
export const LABEL_WIDTH = 24;

/** How a sheet is parted, in millimetres. */
export interface SheetLayout {
  readonly columns: number;
  readonly rows: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly left: number;
  readonly top: number;
}

export function layoutOf(paper: Paper, size: StickerSize): SheetLayout {
  const { width, height } = PAPERS[paper];
  const cellWidth = size + LABEL_WIDTH + GAP;
  const cellHeight = size + GAP;
  const columns = Math.floor((width - 2 * MARGIN) / cellWidth);
  const rows = Math.floor((height - 2 * MARGIN) / cellHeight);
  return { columns, rows, cellWidth, cellHeight, left: MARGIN, top: MARGIN };
}

/** A thing on a page: where the upper left corner of its code is. */
export interface Placed<Item> {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
}

/**
 * Lays things on pages, row by row.
 * @param skip places of the first page that were used already
 */
export function pagesOf<Item>(items: readonly Item[], layout: SheetLayout, skip: number): readonly Placed<Item>[][] {
  const perPage = layout.columns * layout.rows;
  const first = Math.max(0, Math.min(skip, perPage - 1));
  const pages: Placed<Item>[][] = [];
  for (const [index, item] of items.entries()) {
    const place = (first + index) % perPage;
    const page = Math.floor((first + index) / perPage);
    pages[page] ??= [];
    pages[page].push({
      item,
      x: layout.left + (place % layout.columns) * layout.cellWidth,
      y: layout.top + Math.floor(place / layout.columns) * layout.cellHeight,
    });
  }
  return pages;
}

/** A name on at most two lines of so many signs, cut where it is longer. */
export function linesOf(name: string, most: number): readonly string[] {
  const words = name.trim().split(/\s+/);
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if ([...longer].length <= most || line === '') line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  const [one = '', ...rest] = lines;
  const two = rest.join(' ');
  return [one, two].filter((each) => each !== '').map((each) => cut(each, most));
}

function cut(text: string, most: number): string {
  const signs = [...text];
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`;
}

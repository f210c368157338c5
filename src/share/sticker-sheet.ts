/** Paper sizes, in millimetres. */
export const PAPER_SIZES = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type PaperSize = keyof typeof PAPER_SIZES;

/** Side of the square to cut out, in millimetres. */
export const STICKER_SIZES = [8, 10, 12, 15, 20] as const;
export type StickerSize = (typeof STICKER_SIZES)[number];

/** Quiet zone around a code, in modules. It is cut out with the code, because bases are dark. */
export const QUIET_ZONE_MODULES = 2;

/** Margin of the page in millimetres; printers cannot print closer to the edge. */
const MARGIN = 10;
const GAP = 2;
/** Width of the label beside a code, in millimetres. */
export const LABEL_WIDTH = 24;

/** Layout of a sheet, in millimetres. */
export interface SheetLayout {
  readonly columns: number;
  readonly rows: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly left: number;
  readonly top: number;
}

export function computeSheetLayout(paper: PaperSize, size: StickerSize): SheetLayout {
  const { width, height } = PAPER_SIZES[paper];
  const cellWidth = size + LABEL_WIDTH + GAP;
  const cellHeight = size + GAP;
  const columns = Math.floor((width - 2 * MARGIN) / cellWidth);
  const rows = Math.floor((height - 2 * MARGIN) / cellHeight);
  return { columns, rows, cellWidth, cellHeight, left: MARGIN, top: MARGIN };
}

/** An item on a page, with the upper left corner of its code. */
export interface PlacedItem<Item> {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
}

/**
 * Arranges items on pages, row by row.
 * @param skip used places at the start of the first page
 */
export function arrangePages<Item>(
  items: readonly Item[],
  layout: SheetLayout,
  skip: number,
): readonly PlacedItem<Item>[][] {
  const perPage = layout.columns * layout.rows;
  const first = Math.max(0, Math.min(skip, perPage - 1));
  const pages: PlacedItem<Item>[][] = [];
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

/** Wraps a name to at most two lines of `most` characters and truncates the rest. */
export function wrapLabel(name: string, most: number): readonly string[] {
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

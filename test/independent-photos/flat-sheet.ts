import { paintArtLayer } from './map-art';
import type { MapUnderConstruction, PhotoLevel } from './map-truth';
import { blendNoise, makeNoiseTile, makeOffscreenCanvas, type Pen } from './pen';
import { printLines, printPaper } from './print-lines';
import { makePrinterStyle, type PrinterStyle } from './printer-style';
import type { RandomStream } from './random-stream';

export interface FlatSheet {
  readonly image: ImageData;
  /** Resolution of the image, in pixels per square. */
  readonly unit: number;
  /** Left edge of the grid, in squares from the sheet's upper left corner. */
  readonly left: number;
  readonly top: number;
  /** Width of the entire sheet with margins, in squares. */
  readonly width: number;
  readonly height: number;
}

/**
 * Prints a map on a sheet of paper.
 * @param unit pixels per square
 */
export function printSheet(
  draft: MapUnderConstruction,
  level: PhotoLevel,
  unit: number,
  random: RandomStream,
): FlatSheet {
  const printing = makePrinterStyle(level, draft.walls.size > 0, random.branch());
  const [top, right, below, left] = printing.margins;
  const width = draft.width + left + right;
  const height = draft.height + top + below;
  const ctx = makeOffscreenCanvas(Math.round(width * unit), Math.round(height * unit));
  const angle = random.between(0, 2 * Math.PI);
  const pen: Pen = {
    ctx,
    unit,
    grains: { fine: makeNoiseTile(64, 2, random.branch()), cloud: makeNoiseTile(4, 5, random.branch()) },
    shadow: { x: Math.cos(angle), y: Math.sin(angle) },
  };
  ctx.scale(unit, unit);
  ctx.translate(left, top);
  printPaper(pen, draft, printing, random.branch());
  paintArtLayer(pen, draft, random.branch());
  grade(pen, draft, printing, level, random.branch());
  printLines(pen, draft, printing);
  return { image: ctx.getImageData(0, 0, ctx.canvas.width, ctx.canvas.height), unit, left, top, width, height };
}

/** Applies random colour grading to the art: warmer, cooler, darker or flatter. Hard photos have more grain. */
function grade(
  pen: Pen,
  draft: MapUnderConstruction,
  printing: PrinterStyle,
  level: PhotoLevel,
  random: RandomStream,
): void {
  const { ctx } = pen;
  const all = { x: 0, y: 0, w: draft.width, h: draft.height };
  ctx.save();
  ctx.globalAlpha = random.between(0, 0.22);
  ctx.globalCompositeOperation = random.pick(['multiply', 'soft-light', 'soft-light']);
  ctx.fillStyle = random.pick(['#ffb46a', '#7fb0ff', '#b090c0', '#e8e0c0', printing.paper]);
  ctx.fillRect(0, 0, all.w, all.h);
  ctx.restore();
  blendNoise(pen, 'cloud', 3.1, level === 'hard' ? 0.17 : 0.07, all);
  blendNoise(pen, 'fine', 2.7, level === 'hard' ? 0.22 : 0.08, all);
}

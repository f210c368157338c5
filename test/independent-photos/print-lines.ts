import { isDark, isLineLostOnArt } from './contrast';
import type { MapUnderConstruction } from './map-truth';
import { findAreas, insetLine, insetMidpoint, type OutlinePoint, type OutlineSide, traceOutlines } from './outlines';
import { blendNoise, hsl, type Pen } from './pen';
import type { PrintedLineKind, PrinterStyle } from './printer-style';
import type { RandomStream } from './random-stream';

/** Prints the grid, outlines, walls and frame over the art. One unit of the context is one square. */
export function printLines(pen: Pen, draft: MapUnderConstruction, printing: PrinterStyle): void {
  const { canvas } = pen.ctx;
  const art = pen.ctx.getImageData(0, 0, canvas.width, canvas.height);
  printGrid(pen, draft, printing);
  printOutlines(pen, art, draft, printing);
  printWalls(pen, art, draft, printing);
  if (!printing.frame) return;
  const { color, width } = printing.frame;
  pen.ctx.strokeStyle = color;
  pen.ctx.lineWidth = width;
  // The frame is outside the grid, to leave lines along the border visible.
  pen.ctx.strokeRect(-width / 2, -width / 2, draft.width + width, draft.height + width);
}

function printGrid({ ctx }: Pen, draft: MapUnderConstruction, { grid }: PrinterStyle): void {
  if (!grid) return;
  ctx.strokeStyle = grid.color;
  ctx.lineWidth = grid.width;
  ctx.beginPath();
  for (let x = 0; x <= draft.width; x++) {
    ctx.moveTo(x, 0);
    ctx.lineTo(x, draft.height);
  }
  for (let y = 0; y <= draft.height; y++) {
    ctx.moveTo(0, y);
    ctx.lineTo(draft.width, y);
  }
  ctx.stroke();
}

interface Outline {
  readonly kind: PrintedLineKind;
  readonly walks: readonly (readonly OutlineSide[])[];
}

/** Traces the areas of a map in the order of their lines, outermost line first. */
function outlinesOf(draft: MapUnderConstruction, order: readonly PrintedLineKind[]): Outline[] {
  const isIn = (kind: PrintedLineKind, square: number): boolean => {
    if (kind === 'indoors') return draft.indoors[square] === true;
    if (kind === 'start') return draft.start[square] === true;
    return draft.terrain[square] === kind;
  };
  return order.flatMap((kind) => {
    const sets =
      kind === 'level'
        ? [1, 2, 3].map((level) => (square: number) => (draft.level[square] ?? 0) >= level)
        : [(square: number) => isIn(kind, square)];
    return sets.flatMap((set) =>
      findAreas(draft, set).map((area): Outline => ({ kind, walks: traceOutlines(draft, area) })),
    );
  });
}

/** An outline with a rank for each side: the number of lines between the side and the grid line. */
interface Ranked extends Outline {
  rank(side: OutlineSide): number;
}

/** Maximum distance of a line from the grid line, in squares. */
const DEEPEST = 0.36;

/**
 * Assigns ranks to parallel lines.
 * @param isSteady true if an outline has the same rank on all sides
 */
function stack(outlines: readonly Outline[], isSteady: boolean): { ranked: Ranked[]; most: number } {
  const taken = new Map<string, number>();
  const nameOf = (side: OutlineSide) => `${side.square},${side.direction}`;
  const free = (side: OutlineSide) => taken.get(nameOf(side)) ?? 0;
  let most = 0;
  const ranked = outlines.map((outline): Ranked => {
    const sides = outline.walks.flat();
    const deepest = Math.max(...sides.map(free));
    most = Math.max(most, deepest);
    const ranks = new Map(sides.map((side) => [nameOf(side), isSteady ? deepest : free(side)]));
    for (const [name, rank] of ranks) taken.set(name, rank + 1);
    return { ...outline, rank: (side) => ranks.get(nameOf(side)) ?? 0 };
  });
  return { ranked, most };
}

function printOutlines({ ctx }: Pen, art: ImageData, draft: MapUnderConstruction, printing: PrinterStyle): void {
  const outlines = outlinesOf(draft, printing.order);
  const steady = stack(outlines, true);
  const { ranked, most } = printing.isSteady && steady.most < 3 ? steady : stack(outlines, false);
  const pitch = Math.min(printing.lineWidth + printing.between, (DEEPEST - printing.gap) / (most + 1));
  const lineWidth = Math.min(printing.lineWidth, pitch * 0.8);
  const depthIn = (outline: Ranked) => (side: OutlineSide) => printing.gap + lineWidth / 2 + outline.rank(side) * pitch;
  ctx.save();
  ctx.globalAlpha = printing.opacity;
  ctx.lineJoin = printing.join;
  for (const kind of printing.order) {
    const same = ranked.filter((outline) => outline.kind === kind);
    const color = printing.inks[kind];
    const middles = same.flatMap((outline) =>
      outline.walks.flat().map((side) => insetMidpoint(side, depthIn(outline)(side))),
    );
    const contrast = isDark(color) ? 'rgba(255,255,255,0.75)' : 'rgba(0,0,0,0.7)';
    const rim = isLineLostOnArt(ctx, art, middles, color, printing.opacity) ? contrast : printing.rim;
    for (const outline of same) {
      const path = new Path2D();
      for (const walk of outline.walks) trace(path, insetLine(walk, depthIn(outline)), printing.rounding);
      if (rim) {
        ctx.strokeStyle = rim;
        ctx.lineWidth = lineWidth + 0.03;
        ctx.stroke(path);
      }
      ctx.strokeStyle = color;
      ctx.lineWidth = lineWidth;
      ctx.stroke(path);
    }
  }
  ctx.restore();
}

/** Adds a closed line with rounded corners to a path. */
function trace(path: Path2D, points: readonly OutlinePoint[], rounding: number): void {
  points.forEach((point, at) => {
    const before = points[(at + points.length - 1) % points.length] ?? point;
    const next = points[(at + 1) % points.length] ?? point;
    const room = Math.min(
      Math.hypot(point.x - before.x, point.y - before.y),
      Math.hypot(point.x - next.x, point.y - next.y),
    );
    if (at === 0) path.moveTo((before.x + point.x) / 2, (before.y + point.y) / 2);
    if (rounding === 0) path.lineTo(point.x, point.y);
    else path.arcTo(point.x, point.y, next.x, next.y, Math.min(rounding, room / 2));
  });
  path.closePath();
}

function printWalls({ ctx }: Pen, art: ImageData, draft: MapUnderConstruction, { wall }: PrinterStyle): void {
  const path = new Path2D();
  const beside: OutlinePoint[] = [];
  for (const { x0, y0, x1, y1 } of draft.walls.values()) {
    path.moveTo(x0, y0);
    path.lineTo(x1, y1);
    for (const off of [-0.15, 0.15])
      beside.push({ x: (x0 + x1) / 2 + off * (y1 - y0), y: (y0 + y1) / 2 + off * (x1 - x0) });
  }
  const contrast = isDark(wall.color) ? '#d8d4cc' : '#1a1a1a';
  const rim = wall.rim ?? (isLineLostOnArt(ctx, art, beside, wall.color, 1) ? contrast : undefined);
  ctx.save();
  ctx.lineCap = 'square';
  if (rim) {
    ctx.strokeStyle = rim;
    ctx.lineWidth = wall.width;
    ctx.stroke(path);
  }
  ctx.strokeStyle = wall.color;
  ctx.lineWidth = wall.width * (rim ? 0.68 : 1);
  ctx.stroke(path);
  ctx.restore();
}

/** Paints the paper around the grid, with logo, title and rules. Must run before the art is painted. */
export function printPaper(pen: Pen, draft: MapUnderConstruction, printing: PrinterStyle, random: RandomStream): void {
  const { ctx } = pen;
  const [above, right, below, left] = printing.margins;
  const sheet = { x: -left, y: -above, w: draft.width + left + right, h: draft.height + above + below };
  ctx.fillStyle = printing.paper;
  ctx.fillRect(sheet.x, sheet.y, sheet.w, sheet.h);
  blendNoise(pen, 'cloud', 9, 0.04, sheet);
  if (!printing.isLettered) return;
  const ink = isDark(printing.paper) ? '#f0ece2' : '#1c1c22';
  if (below > 0.45) {
    const size = Math.min(below * 0.5, 0.42);
    ctx.fillStyle = hsl(random.between(0, 360), 70, 42);
    ctx.fillRect(0.1, draft.height + below * 0.25, draft.width * 0.24, size * 1.1);
    ctx.fillStyle = '#fff';
    ctx.textBaseline = 'middle';
    ctx.font = `italic bold ${size * 0.8}px serif`;
    ctx.fillText('Capes & Corners', 0.3, draft.height + below * 0.25 + size * 0.58, draft.width * 0.24 - 0.4);
    ctx.fillStyle = ink;
    ctx.font = `bold ${size}px sans-serif`;
    ctx.textBaseline = 'middle';
    ctx.fillText(random.pick(TITLES), draft.width * 0.27, draft.height + below * 0.52, draft.width * 0.34);
    ctx.font = `${size * 0.42}px sans-serif`;
    for (let row = 0; row < 2; row++)
      ctx.fillText(
        random.pick(RULES),
        draft.width * 0.63,
        draft.height + below * (0.4 + row * 0.25),
        draft.width * 0.36,
      );
  }
  if (above > 0.5) {
    ctx.fillStyle = ink;
    ctx.font = `${Math.min(0.3, above * 0.4)}px sans-serif`;
    ctx.textBaseline = 'middle';
    for (let x = 0; x < draft.width; x++) ctx.fillText(String.fromCharCode(65 + x), x + 0.42, -above / 2);
  }
}

const TITLES = ['HARBOUR NIGHT', 'THE OLD QUARTER', 'SITE NINE', 'FROZEN PASS', 'MIDTOWN ROOFS', 'SUNKEN TEMPLE'];
const RULES = [
  'Squares within a green line are hindering terrain.',
  'Characters begin the game within a purple line.',
  'Walls block movement and lines of fire. Doors are gaps.',
  'Red lines bound elevated terrain; count them from outside.',
];

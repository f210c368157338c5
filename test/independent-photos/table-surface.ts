import type { TexturedSurface } from './draw-surface';
import type { FlatSheet } from './flat-sheet';
import {
  blendNoise,
  type DrawInBox,
  drawWithShadow,
  fillDisc,
  hsl,
  makeNoiseTile,
  makeOffscreenCanvas,
  type Pen,
} from './pen';
import type { RandomStream } from './random-stream';

/** Distance from the centre to the edge of the table, as a multiple of the sheet’s longer side. */
const REACH = 1.4;
const PIXELS = 1500;

/** Makes the table below the sheet, with the sheet’s shadow and some of the players’ belongings. */
export function makeTableSurface(
  sheet: FlatSheet,
  grid: { readonly width: number; readonly height: number },
  random: RandomStream,
): TexturedSurface {
  const longer = Math.max(sheet.width, sheet.height);
  const reach = longer * REACH;
  const unit = PIXELS / (2 * reach);
  const ctx = makeOffscreenCanvas(PIXELS, PIXELS);
  const angle = random.between(0, 6.283);
  const pen: Pen = {
    ctx,
    unit,
    grains: { fine: makeNoiseTile(64, 2, random), cloud: makeNoiseTile(4, 5, random) },
    shadow: { x: Math.cos(angle), y: Math.sin(angle) },
  };
  ctx.scale(unit, unit);
  ctx.translate(reach, reach);
  random.pick(TOPS)(pen, { x: -reach, y: -reach, w: 2 * reach, h: 2 * reach }, random);
  const x = -grid.width / 2 - sheet.left;
  const y = -grid.height / 2 - sheet.top;
  drawWithShadow(pen, 0.25, 0.5, () => {
    ctx.fillStyle = '#333';
    ctx.fillRect(x, y, sheet.width, sheet.height);
  });
  for (let thing = random.integer(0, 7); thing > 0; thing--) {
    const isAside = random.chance(0.6);
    const side = random.pick([-1, 1]);
    const off = random.between(0.9, 1.8);
    const place = isAside
      ? { x: side * (grid.width / 2 + off) + sheet.left * side, y: random.between(-0.5, 0.5) * grid.height }
      : { x: random.between(-0.5, 0.5) * grid.width, y: side * (grid.height / 2 + off) + sheet.top * side };
    putToken(pen, place.x, place.y, random);
  }
  return {
    image: ctx.getImageData(0, 0, PIXELS, PIXELS),
    unit,
    left: -reach,
    top: -reach,
    height: () => -0.03,
    shade: () => 1,
    cell: 1,
  };
}

function putToken(pen: Pen, x: number, y: number, random: RandomStream): void {
  const hue = random.between(0, 360);
  if (random.chance(0.5)) {
    drawWithShadow(pen, 0.2, 0.15, () => fillDisc(pen, x, y, 0.42, '#1b1b1e'));
    fillDisc(pen, x, y, 0.33, hsl(hue, 40, 42));
    fillDisc(pen, x - 0.06, y - 0.08, 0.17, hsl(hue + 120, 45, 52));
    return;
  }
  drawWithShadow(pen, 0.15, 0.1, () => {
    pen.ctx.fillStyle = hsl(hue, random.pick([5, 60]), random.pick([88, 40, 20]));
    pen.ctx.fillRect(x - 0.22, y - 0.22, 0.44, 0.44);
  });
  for (const [dx, dy] of [
    [-0.1, -0.1],
    [0.1, 0.1],
    [0, 0],
  ] as const)
    fillDisc(pen, x + dx, y + dy, 0.045, '#f4f4f4');
}

const boards: DrawInBox = (pen, box, random) => {
  const hue = random.between(18, 36);
  const light = random.between(22, 58);
  const { ctx } = pen;
  for (let x = box.x; x < box.x + box.w; x += 3.2) {
    ctx.fillStyle = hsl(hue + random.between(-2, 2), 38, light + random.between(-4, 4));
    ctx.fillRect(x, box.y, 3.17, box.h);
  }
  blendNoise(pen, 'fine', 9, 0.22, box, 0.14);
  blendNoise(pen, 'cloud', 26, 0.3, box, 0.11);
};

const cloth: DrawInBox = (pen, box, random) => {
  pen.ctx.fillStyle = hsl(random.between(0, 360), random.between(5, 45), random.between(16, 66));
  pen.ctx.fillRect(box.x, box.y, box.w, box.h);
  blendNoise(pen, 'fine', 2.2, 0.14, box);
  blendNoise(pen, 'cloud', 14, 0.35, box);
};

const gingham: DrawInBox = (pen, box, random) => {
  pen.ctx.fillStyle = '#e9e6de';
  pen.ctx.fillRect(box.x, box.y, box.w, box.h);
  pen.ctx.fillStyle = hsl(random.pick([0, 215, 140]), 55, 40, 0.45);
  for (let at = 0; at < box.w; at += 1.8) {
    pen.ctx.fillRect(box.x + at, box.y, 0.9, box.h);
    pen.ctx.fillRect(box.x, box.y + at, box.w, 0.9);
  }
  blendNoise(pen, 'fine', 2.2, 0.1, box);
  blendNoise(pen, 'cloud', 12, 0.25, box);
};

const floorCarpet: DrawInBox = (pen, box, random) => {
  cloth(pen, box, random);
  for (let tuft = 0; tuft < 16000; tuft++) {
    pen.ctx.fillStyle = random.chance(0.5) ? 'rgba(0,0,0,0.18)' : 'rgba(255,255,255,0.14)';
    pen.ctx.fillRect(random.between(box.x, box.x + box.w), random.between(box.y, box.y + box.h), 0.12, 0.12);
  }
};

const TOPS = [boards, boards, cloth, gingham, floorCarpet] as const;

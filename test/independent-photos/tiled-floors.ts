import type { SquareBox } from './map-truth';
import { blendNoise, type DrawInBox, hsl, type Pen } from './pen';

export function fillBox(pen: Pen, box: SquareBox, color: string): void {
  pen.ctx.fillStyle = color;
  pen.ctx.fillRect(box.x, box.y, box.w, box.h);
}

/** Adds clouds and specks that look like wear. */
export function addWear(pen: Pen, box: SquareBox, strength: number): void {
  blendNoise(pen, 'cloud', 5.7, strength, box);
  blendNoise(pen, 'fine', 2.3, strength * 0.6, box);
}

/** Calls `draw` for each tile, row by row. Every second row is shifted by `shift` tiles. */
export function forEachTile(
  box: SquareBox,
  w: number,
  h: number,
  shift: number,
  draw: (x: number, y: number, row: number) => void,
): void {
  for (let row = 0; row * h < box.h; row++) {
    const off = row % 2 === 0 ? 0 : shift * w;
    for (let x = box.x - off; x < box.x + box.w; x += w) draw(x, box.y + row * h, row);
  }
}

/** Makes a floor of tiles in almost one colour, with joints between the tiles. */
const laid =
  (options: {
    readonly hues: readonly number[];
    readonly saturation: number;
    readonly lights: readonly [number, number];
    readonly sizes: readonly (readonly [number, number])[];
    readonly shift: number;
    readonly spread: number;
    readonly joint: number;
    readonly wear: number;
  }): DrawInBox =>
  (pen, box, random) => {
    const hue = random.pick(options.hues);
    const lightness = random.between(...options.lights);
    const [w, h] = random.pick(options.sizes);
    fillBox(pen, box, hsl(hue, options.saturation * 0.7, lightness * (random.chance(0.8) ? 0.66 : 1.2)));
    const { joint } = options;
    forEachTile(box, w, h, options.shift, (x, y) => {
      const light = lightness + random.between(-options.spread, options.spread);
      pen.ctx.fillStyle = hsl(hue + random.between(-4, 4), options.saturation, light);
      pen.ctx.fillRect(x + joint / 2, y + joint / 2, w - joint, h - joint);
      pen.ctx.fillStyle = 'rgba(255,255,255,0.09)';
      pen.ctx.fillRect(x + joint / 2, y + joint / 2, w - joint, joint * 0.8);
    });
    addWear(pen, box, options.wear);
  };

const planks: DrawInBox = (pen, box, random) => {
  const hue = random.between(22, 36);
  const lightness = random.between(28, 52);
  const saturation = random.between(18, 42);
  fillBox(pen, box, hsl(hue, saturation, lightness * 0.4));
  const wide = random.pick([0.2, 0.25, 1 / 3]);
  const { ctx } = pen;
  for (let row = 0; row * wide < box.h; row++) {
    const y = box.y + row * wide;
    for (let x = box.x - random.between(0, 2); x < box.x + box.w; ) {
      const long = random.between(1.5, 4);
      ctx.fillStyle = hsl(hue + random.between(-3, 3), saturation, lightness + random.between(-7, 7));
      ctx.fillRect(x + 0.012, y + 0.012, long - 0.024, wide - 0.024);
      ctx.fillStyle = 'rgba(0,0,0,0.5)';
      ctx.fillRect(x + 0.05, y + wide / 2, 0.03, 0.03);
      x += long;
    }
  }
  blendNoise(pen, 'fine', 1.9, 0.38, box, 9);
  addWear(pen, box, 0.16);
};

const parquet: DrawInBox = (pen, box, random) => {
  const hue = random.between(18, 34);
  const lightness = random.between(30, 52);
  const { ctx } = pen;
  fillBox(pen, box, hsl(hue, 45, lightness * 0.6));
  const cell = random.pick([0.5, 1, 2 / 3]);
  forEachTile(box, cell, cell, 0, (x, y, row) => {
    const isAcross = (Math.round((x - box.x) / cell) + row) % 2 === 0;
    for (let strip = 0; strip < 4; strip++) {
      ctx.fillStyle = hsl(hue, random.between(36, 50), lightness + random.between(-5, 5));
      const at = (strip * cell) / 4;
      if (isAcross) ctx.fillRect(x, y + at, cell - 0.01, cell / 4 - 0.012);
      else ctx.fillRect(x + at, y, cell / 4 - 0.012, cell - 0.01);
    }
  });
  addWear(pen, box, 0.14);
};

const checker: DrawInBox = (pen, box, random) => {
  const hue = random.pick([0, 0, 210, 140, 10, 45]);
  const saturation = random.pick([0, 12, 40]);
  const dark = random.between(14, 45);
  const cell = random.pick([0.5, 1, 0.5]);
  fillBox(pen, box, hsl(hue, saturation * 0.3, random.between(70, 90)));
  pen.ctx.fillStyle = hsl(hue, saturation, dark);
  forEachTile(box, cell, cell, 0, (x, y, row) => {
    if ((Math.round((x - box.x) / cell) + row) % 2 === 0) pen.ctx.fillRect(x, y, cell, cell);
  });
  addWear(pen, box, 0.14);
};

const marble: DrawInBox = (pen, box, random) => {
  const hue = random.pick([40, 220, 110, 350]);
  const lightness = random.between(62, 86);
  laid({
    hues: [hue],
    saturation: 10,
    lights: [lightness, lightness],
    sizes: [
      [1, 1],
      [2, 2],
    ],
    shift: 0,
    spread: 3,
    joint: 0.02,
    wear: 0.1,
  })(pen, box, random);
  const { ctx } = pen;
  for (let vein = box.w * box.h * 0.7; vein > 0; vein--) {
    const x = random.between(box.x, box.x + box.w);
    const y = random.between(box.y, box.y + box.h);
    const reach = () => random.between(-0.8, 0.8);
    ctx.strokeStyle = hsl(hue, 14, lightness - random.between(14, 34), 0.4);
    ctx.lineWidth = random.between(0.01, 0.03);
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.bezierCurveTo(x + reach(), y + reach(), x + reach(), y + reach(), x + reach() * 1.6, y + reach() * 1.6);
    ctx.stroke();
  }
};

export const TILED_FLOORS = {
  slabs: laid({
    hues: [30, 210, 45],
    saturation: 6,
    lights: [48, 72],
    sizes: [
      [1, 1],
      [0.5, 0.5],
      [1.5, 1],
    ],
    shift: 0,
    spread: 5,
    joint: 0.03,
    wear: 0.26,
  }),
  brick: laid({
    hues: [10, 16, 26],
    saturation: 32,
    lights: [36, 54],
    sizes: [
      [0.4, 0.2],
      [0.5, 0.25],
    ],
    shift: 0.5,
    spread: 8,
    joint: 0.028,
    wear: 0.24,
  }),
  shingles: laid({
    hues: [12, 20, 215, 150],
    saturation: 24,
    lights: [28, 46],
    sizes: [
      [0.25, 0.3],
      [0.33, 0.25],
    ],
    shift: 0.5,
    spread: 9,
    joint: 0.035,
    wear: 0.2,
  }),
  laboratory: laid({
    hues: [200, 185, 60],
    saturation: 8,
    lights: [74, 90],
    sizes: [
      [1, 1],
      [0.5, 0.5],
    ],
    shift: 0,
    spread: 2,
    joint: 0.022,
    wear: 0.1,
  }),
  planks,
  parquet,
  checker,
  marble,
} satisfies Readonly<Record<string, DrawInBox>>;

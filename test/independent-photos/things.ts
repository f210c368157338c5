import { FURNITURE } from './furniture';
import type { SceneryKind, SquareBox } from './map-truth';
import { blendNoise, type DrawInBox, drawWithShadow, fillDisc, hsl, type Pen, traceBlob } from './pen';
import type { RandomStream } from './random-stream';

const middle = (box: SquareBox) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

/** Returns a function that calls `draw` near the centre of each square of the box. */
const eachSquare =
  (draw: (pen: Pen, x: number, y: number, random: RandomStream) => void): DrawInBox =>
  (pen, box, random) => {
    for (let y = 0; y < Math.max(1, Math.round(box.h)); y++)
      for (let x = 0; x < Math.max(1, Math.round(box.w)); x++)
        draw(pen, box.x + x + random.between(0.42, 0.58), box.y + y + random.between(0.42, 0.58), random);
  };

/** Draws a tree crown of leaf clumps that are lighter towards the lamp. */
function crown(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  hue: number,
  length: number,
  random: RandomStream,
): void {
  const { ctx, shadow } = pen;
  drawWithShadow(pen, length, 0.12, () => {
    ctx.fillStyle = hsl(hue, 38, 15);
    traceBlob(pen, x, y, radius, radius, 0.25, random);
    ctx.fill();
  });
  for (let leaf = 0; leaf < 34; leaf++) {
    const up = leaf / 34;
    const angle = random.between(0, 6.283);
    const far = Math.sqrt(random.unit()) * radius * (1 - up * 0.35);
    const cx = x + Math.cos(angle) * far - shadow.x * up * radius * 0.28;
    const cy = y + Math.sin(angle) * far - shadow.y * up * radius * 0.28;
    traceBlob(pen, cx, cy, radius * 0.22, radius * 0.2, 0.45, random);
    ctx.fillStyle = hsl(hue + random.between(-12, 12), random.between(30, 52), 17 + up * 25 + random.between(-5, 5));
    ctx.fill();
  }
}

const tree = eachSquare((pen, x, y, random) =>
  crown(pen, x, y, random.between(0.42, 0.6), random.between(70, 135), 0.3, random),
);

const bush = eachSquare((pen, x, y, random) => {
  const hue = random.between(62, 130);
  for (let part = random.integer(2, 4); part > 0; part--)
    crown(
      pen,
      x + random.between(-0.22, 0.22),
      y + random.between(-0.22, 0.22),
      random.between(0.16, 0.28),
      hue,
      0.08,
      random,
    );
});

function stone(pen: Pen, x: number, y: number, rx: number, ry: number, hue: number, random: RandomStream): void {
  const { ctx, shadow } = pen;
  const light = random.between(34, 58);
  drawWithShadow(pen, 0.14, 0.08, () => {
    traceBlob(pen, x, y, rx, ry, 0.28, random);
    const shade = ctx.createLinearGradient(x - shadow.x * rx, y - shadow.y * ry, x + shadow.x * rx, y + shadow.y * ry);
    shade.addColorStop(0, hsl(hue, 10, light + 16));
    shade.addColorStop(0.5, hsl(hue, 10, light));
    shade.addColorStop(1, hsl(hue, 12, light - 22));
    ctx.fillStyle = shade;
    ctx.fill();
  });
  traceBlob(pen, x - shadow.x * rx * 0.25, y - shadow.y * ry * 0.25, rx * 0.5, ry * 0.5, 0.5, random);
  ctx.fillStyle = hsl(hue, 8, light + 14, 0.6);
  ctx.fill();
}

const boulder: DrawInBox = (pen, box, random) => {
  const hue = random.pick([25, 35, 210, 15]);
  const { x, y } = middle(box);
  stone(pen, x, y, box.w * 0.5, box.h * 0.5, hue, random);
  for (let chip = random.integer(1, 4); chip > 0; chip--)
    stone(
      pen,
      random.between(box.x + 0.1, box.x + box.w - 0.1),
      random.between(box.y + 0.1, box.y + box.h - 0.1),
      0.14,
      0.12,
      hue,
      random,
    );
};

const rubble: DrawInBox = (pen, box, random) => {
  const hue = random.pick([25, 12, 220]);
  for (let piece = Math.round(box.w * box.h * 11); piece > 0; piece--)
    stone(
      pen,
      random.between(box.x + 0.12, box.x + box.w - 0.12),
      random.between(box.y + 0.12, box.y + box.h - 0.12),
      random.between(0.05, 0.17),
      random.between(0.05, 0.14),
      hue,
      random,
    );
};

const crystal: DrawInBox = (pen, box, random) => {
  const hue = random.pick([190, 280, 320, 140]);
  const { ctx } = pen;
  for (let spike = Math.round(box.w * box.h * 5); spike > 0; spike--) {
    const x = random.between(box.x + 0.25, box.x + box.w - 0.25);
    const y = random.between(box.y + 0.25, box.y + box.h - 0.25);
    const angle = random.between(0, 6.283);
    const long = random.between(0.2, 0.42);
    const wide = 0.09;
    const tip = { x: x + Math.cos(angle) * long, y: y + Math.sin(angle) * long };
    for (const side of [-1, 1]) {
      ctx.fillStyle = hsl(hue, 60, side < 0 ? 38 : 66, 0.92);
      ctx.beginPath();
      ctx.moveTo(x - Math.cos(angle) * long * 0.3, y - Math.sin(angle) * long * 0.3);
      ctx.lineTo(x - Math.sin(angle) * wide * side, y + Math.cos(angle) * wide * side);
      ctx.lineTo(tip.x, tip.y);
      ctx.fill();
    }
  }
};

/**
 * Draws in a coordinate system whose x axis is the longer side of the box. `draw` fills `long` by `wide` from (0, 0).
 */
function lengthwise(pen: Pen, box: SquareBox, draw: (long: number, wide: number) => void): void {
  pen.ctx.save();
  pen.ctx.translate(box.x, box.y);
  if (box.h > box.w) pen.ctx.transform(0, 1, -1, 0, box.w, 0);
  draw(Math.max(box.w, box.h), Math.min(box.w, box.h));
  pen.ctx.restore();
}

const car: DrawInBox = (pen, box, random) => {
  const { ctx } = pen;
  lengthwise(pen, box, (full, broad) => {
    const long = Math.min(full - 0.12, 2.5);
    const wide = Math.min(broad - 0.14, 1.15, long * 0.62);
    ctx.translate((full - long) / 2, (broad - wide) / 2);
    const hue = random.pick([0, 8, 30, 48, 120, 205, 220, 232, 350]);
    const [saturation, light] = random.chance(0.35)
      ? [4, random.pick([18, 55, 88])]
      : [random.between(28, 58), random.between(26, 46)];
    ctx.fillStyle = hsl(hue, saturation, light);
    drawWithShadow(pen, 0.14, 0.08, () => {
      ctx.beginPath();
      ctx.roundRect(0, 0, long, wide, [wide * 0.2, wide * 0.3, wide * 0.3, wide * 0.2]);
      ctx.fill();
    });
    ctx.fillStyle = 'rgba(255,255,255,0.16)';
    ctx.fillRect(long * 0.06, wide * 0.08, long * 0.88, wide * 0.14);
    ctx.fillStyle = hsl(210, 26, 15);
    ctx.beginPath();
    ctx.roundRect(long * 0.22, wide * 0.13, long * 0.5, wide * 0.74, wide * 0.16);
    ctx.fill();
    ctx.fillStyle = hsl(hue, saturation, light + 8);
    ctx.fillRect(long * 0.34, wide * 0.17, long * 0.25, wide * 0.66);
    for (const at of [0.1, 0.74]) {
      ctx.fillStyle = '#fbf6cf';
      ctx.fillRect(long * 0.95, wide * at, long * 0.04, wide * 0.16);
      ctx.fillStyle = '#8c1212';
      ctx.fillRect(long * 0.01, wide * at, long * 0.03, wide * 0.16);
    }
  });
};

const stain: DrawInBox = (pen, box, random) => {
  const { x, y } = middle(box);
  for (let drop = 0; drop < 3; drop++) {
    traceBlob(
      pen,
      x + random.between(-0.2, 0.2),
      y + random.between(-0.2, 0.2),
      box.w * random.between(0.25, 0.5),
      box.h * random.between(0.25, 0.5),
      0.5,
      random,
    );
    pen.ctx.fillStyle = hsl(random.pick([25, 0, 90, 210]), 30, 12, random.between(0.08, 0.24));
    pen.ctx.fill();
  }
};

/** Draws lane markings of a road, along the longer side of the box. */
const lane: DrawInBox = (pen, box, random) => {
  const { ctx } = pen;
  const color = random.pick(['rgba(240,238,228,0.75)', 'rgba(232,196,70,0.75)']);
  const isDashed = random.chance(0.7);
  lengthwise(pen, box, (long, wide) => {
    ctx.fillStyle = color;
    if (isDashed) for (let x = 0.3; x < long; x += 1.6) ctx.fillRect(x, wide / 2 - 0.05, 0.9, 0.1);
    else for (const off of [-0.12, 0.05]) ctx.fillRect(0, wide / 2 + off, long, 0.07);
    ctx.fillStyle = 'rgba(240,238,228,0.7)';
    const crossing = random.between(1, long - 2);
    for (let y = 0.15; y < wide - 0.2; y += 0.45) ctx.fillRect(crossing, y, 0.9, 0.24);
    ctx.fillStyle = 'rgba(25,25,28,0.8)';
    if (random.chance(0.7)) fillDisc(pen, random.between(0.5, long - 0.5), wide * 0.27, 0.24, 'rgba(30,28,26,0.8)');
    ctx.fillStyle = 'rgba(190,188,180,0.6)';
    for (const y of [0, wide - 0.07]) ctx.fillRect(0, y, long, 0.07);
  });
};

const rug: DrawInBox = (pen, box, random) => {
  const { ctx } = pen;
  const hue = random.pick([0, 12, 130, 220, 280, 45]);
  [1, 0.86, 0.78, 0.4].forEach((share, ring) => {
    ctx.fillStyle = hsl(hue + ring * random.between(4, 20), 27, ring % 2 === 0 ? 30 : 48);
    const { w, h } = box;
    ctx.fillRect(box.x + (w * (1 - share)) / 2, box.y + (h * (1 - share)) / 2, w * share, h * share);
  });
  blendNoise(pen, 'fine', 1.2, 0.3, box);
};

export const SCENERY: Readonly<Record<SceneryKind, DrawInBox>> = {
  ...FURNITURE,
  tree,
  bush,
  car,
  boulder,
  rubble,
  crystal,
  stain,
  lane,
  rug,
};

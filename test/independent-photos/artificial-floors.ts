import { blendNoise, type DrawInBox, fillDisc, hsl } from './pen';
import { addWear, fillBox, forEachTile, TILED_FLOORS } from './tiled-floors';

const carpet: DrawInBox = (pen, box, random) => {
  const hue = random.pick([355, 8, 130, 215, 275, 38, 20]);
  const lightness = random.between(24, 46);
  const saturation = random.between(22, 55);
  fillBox(pen, box, hsl(hue, saturation, lightness));
  blendNoise(pen, 'fine', 1.4, 0.24, box);
  const isDotted = random.chance(0.5);
  const gap = random.pick([0.5, 1, 0.7]);
  const color = hsl(hue + random.pick([0, 40, 180]), 35, lightness + random.pick([-12, 16]), 0.7);
  forEachTile(box, gap, gap, 0.5, (x, y) => {
    if (isDotted) fillDisc(pen, x + gap / 2, y + gap / 2, gap * 0.14, color);
    else {
      pen.ctx.strokeStyle = color;
      pen.ctx.lineWidth = 0.03;
      pen.ctx.beginPath();
      pen.ctx.moveTo(x, y + gap / 2);
      pen.ctx.lineTo(x + gap / 2, y);
      pen.ctx.lineTo(x + gap, y + gap / 2);
      pen.ctx.lineTo(x + gap / 2, y + gap);
      pen.ctx.closePath();
      pen.ctx.stroke();
    }
  });
  addWear(pen, box, 0.1);
};

const plates: DrawInBox = (pen, box, random) => {
  const hue = random.pick([205, 215, 190, 30]);
  const lightness = random.between(34, 64);
  const size = random.pick([1, 2, 1.5]);
  fillBox(pen, box, hsl(hue, 8, lightness * 0.5));
  forEachTile(box, size, size, random.pick([0, 0.5]), (x, y) => {
    const light = lightness + random.between(-5, 5);
    const sheen = pen.ctx.createLinearGradient(x, y, x + size, y + size);
    sheen.addColorStop(0, hsl(hue, 9, light + 6));
    sheen.addColorStop(1, hsl(hue, 9, light - 6));
    pen.ctx.fillStyle = sheen;
    pen.ctx.fillRect(x + 0.015, y + 0.015, size - 0.03, size - 0.03);
    for (const [dx, dy] of [
      [0.09, 0.09],
      [size - 0.09, 0.09],
      [0.09, size - 0.09],
      [size - 0.09, size - 0.09],
    ] as const)
      fillDisc(pen, x + dx, y + dy, 0.03, hsl(hue, 6, light - 18));
  });
  blendNoise(pen, 'fine', 2.2, 0.16, box, 5);
  addWear(pen, box, 0.14);
};

const grating: DrawInBox = (pen, box, random) => {
  const hue = random.between(190, 230);
  fillBox(pen, box, hsl(hue, 10, 22));
  pen.ctx.strokeStyle = hsl(hue, 8, random.between(38, 58));
  pen.ctx.lineWidth = 0.055;
  pen.ctx.beginPath();
  for (let at = -box.h; at < box.w; at += 0.22) {
    pen.ctx.moveTo(box.x + at, box.y);
    pen.ctx.lineTo(box.x + at + box.h, box.y + box.h);
    pen.ctx.moveTo(box.x + at + box.h, box.y);
    pen.ctx.lineTo(box.x + at, box.y + box.h);
  }
  pen.ctx.stroke();
  addWear(pen, box, 0.2);
};

const felt: DrawInBox = (pen, box, random) => {
  const lightness = random.between(30, 60);
  fillBox(pen, box, hsl(random.pick([30, 210, 0]), random.between(2, 10), lightness));
  blendNoise(pen, 'fine', 2, 0.2, box);
  const { ctx } = pen;
  ctx.fillStyle = `rgba(0,0,0,0.28)`;
  const wide = random.pick([1, 1.5, 2]);
  for (let x = box.x + wide * 0.6; x < box.x + box.w; x += wide) ctx.fillRect(x, box.y, 0.04, box.h);
  ctx.strokeStyle = hsl(30, 5, lightness + 18);
  ctx.lineWidth = 0.24;
  ctx.strokeRect(box.x, box.y, box.w, box.h);
  addWear(pen, box, 0.2);
};

const circuit: DrawInBox = (pen, box, random) => {
  const hue = random.pick([190, 160, 280]);
  fillBox(pen, box, hsl(hue + 30, 26, 26));
  const { ctx } = pen;
  for (let run = box.w * box.h * 0.9; run > 0; run--) {
    let x = box.x + random.integer(0, box.w * 4) / 4;
    let y = box.y + random.integer(0, box.h * 4) / 4;
    ctx.strokeStyle = hsl(hue, 60, random.between(34, 62), 0.7);
    ctx.lineWidth = 0.03;
    ctx.beginPath();
    ctx.moveTo(x, y);
    for (let leg = random.integer(1, 3); leg > 0; leg--) {
      x += random.integer(-3, 3) / 4;
      ctx.lineTo(x, y);
      y += random.integer(-3, 3) / 4;
      ctx.lineTo(x, y);
    }
    ctx.stroke();
    fillDisc(pen, x, y, 0.05, hsl(hue, 70, 70, 0.8));
  }
  addWear(pen, box, 0.14);
};

const mosaic: DrawInBox = (pen, box, random) => {
  const hue: number = random.pick([15, 200, 45, 160]);
  fillBox(pen, box, hsl(hue, 8, 40));
  const cell = 0.2;
  forEachTile(box, cell, cell, 0, (x, y) => {
    pen.ctx.fillStyle = hsl(hue + random.pick([0, 0, 18, 150]), random.between(14, 42), random.between(42, 72));
    pen.ctx.fillRect(x + 0.012, y + 0.012, cell - 0.024, cell - 0.024);
  });
  addWear(pen, box, 0.14);
};

/** Artificial floors, all with a repeating pattern, and their drawing functions. */
export const ARTIFICIAL_FLOORS = {
  ...TILED_FLOORS,
  carpet,
  plates,
  grating,
  felt,
  circuit,
  mosaic,
} satisfies Readonly<Record<string, DrawInBox>>;

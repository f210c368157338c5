import type { SceneryKind, SquareBox } from './map-truth';
import { blendNoise, type DrawInBox, drawWithShadow, fillDisc, hsl, type Pen, traceBlob } from './pen';
import type { RandomStream } from './random-stream';

type Furniture = Exclude<
  SceneryKind,
  'tree' | 'bush' | 'car' | 'boulder' | 'rubble' | 'crystal' | 'stain' | 'lane' | 'rug'
>;

const shrunk = (box: SquareBox, by: number): SquareBox => ({
  x: box.x + by,
  y: box.y + by,
  w: Math.max(0.1, box.w - 2 * by),
  h: Math.max(0.1, box.h - 2 * by),
});

/** Draws a block seen from above: two edges lit, two edges dark, with a shadow. */
function block(pen: Pen, box: SquareBox, color: string, tall: number, rounding = 0): void {
  const { ctx, shadow } = pen;
  ctx.fillStyle = color;
  drawWithShadow(pen, tall, 0.06, () => {
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, box.w, box.h, rounding);
    ctx.fill();
  });
  const edge = 0.05;
  ctx.fillStyle = 'rgba(255,255,255,0.26)';
  ctx.fillRect(shadow.x > 0 ? box.x : box.x + box.w - edge, box.y + rounding, edge, box.h - 2 * rounding);
  ctx.fillRect(box.x + rounding, shadow.y > 0 ? box.y : box.y + box.h - edge, box.w - 2 * rounding, edge);
  ctx.fillStyle = 'rgba(0,0,0,0.3)';
  ctx.fillRect(shadow.x > 0 ? box.x + box.w - edge : box.x, box.y + rounding, edge, box.h - 2 * rounding);
  ctx.fillRect(box.x + rounding, shadow.y > 0 ? box.y + box.h - edge : box.y, box.w - 2 * rounding, edge);
}

const wood = (random: RandomStream): string =>
  hsl(random.between(20, 36), random.between(28, 48), random.between(26, 46));

/** Splits a box into parts of about one square and draws each part. */
const pieces =
  (inset: number, draw: DrawInBox): DrawInBox =>
  (pen, box, random) => {
    const [across, down] = [Math.max(1, Math.round(box.w)), Math.max(1, Math.round(box.h))];
    const [w, h] = [box.w / across, box.h / down];
    for (let y = 0; y < down; y++)
      for (let x = 0; x < across; x++) draw(pen, shrunk({ x: box.x + x * w, y: box.y + y * h, w, h }, inset), random);
  };

const crate = pieces(0.1, (pen, box, random) => {
  const { ctx } = pen;
  block(pen, box, wood(random), 0.16);
  ctx.strokeStyle = 'rgba(0,0,0,0.4)';
  ctx.lineWidth = 0.035;
  ctx.strokeRect(box.x + 0.09, box.y + 0.09, box.w - 0.18, box.h - 0.18);
  ctx.beginPath();
  ctx.moveTo(box.x + 0.1, box.y + 0.1);
  ctx.lineTo(box.x + box.w - 0.1, box.y + box.h - 0.1);
  ctx.stroke();
  blendNoise(pen, 'fine', 1.5, 0.3, box, 4);
});

const barrels = pieces(0, (pen, box, random) => {
  const hue = random.pick([205, 8, 130, 30, 45]);
  for (const [dx, dy] of [
    [0.28, 0.3],
    [0.72, 0.34],
    [0.46, 0.74],
  ] as const) {
    const [x, y] = [box.x + dx * box.w, box.y + dy * box.h];
    drawWithShadow(pen, 0.14, 0.05, () => fillDisc(pen, x, y, 0.2, hsl(hue, 42, 24)));
    fillDisc(pen, x, y, 0.16, hsl(hue, 44, random.between(32, 46)));
    fillDisc(pen, x + 0.06, y - 0.04, 0.035, '#181818');
  }
});

const chairs = (pen: Pen, box: SquareBox, color: string): void => {
  for (let x = box.x + 0.3; x < box.x + box.w - 0.2; x += 0.6)
    for (const y of [box.y + 0.02, box.y + box.h - 0.24]) block(pen, { x, y, w: 0.26, h: 0.22 }, color, 0.04, 0.05);
};

const table: DrawInBox = (pen, box, random) => {
  const color = wood(random);
  chairs(pen, box, hsl(random.between(0, 360), 26, 34));
  if (Math.abs(box.w - box.h) < 0.1 && random.chance(0.6)) {
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
    pen.ctx.fillStyle = color;
    drawWithShadow(pen, 0.1, 0.05, () => fillDisc(pen, x, y, box.w * 0.36, color));
    fillDisc(pen, x, y, box.w * 0.3, 'rgba(255,255,255,0.1)');
  } else block(pen, shrunk(box, 0.17), color, 0.1);
  for (let plate = 0; plate < box.w * box.h * 1.5; plate++)
    fillDisc(
      pen,
      random.between(box.x + 0.3, box.x + box.w - 0.3),
      random.between(box.y + 0.3, box.y + box.h - 0.3),
      0.07,
      '#e6e4dc',
    );
};

const desk: DrawInBox = (pen, box, random) => {
  block(pen, shrunk(box, 0.12), random.chance(0.5) ? wood(random) : hsl(210, 6, random.between(48, 78)), 0.1);
  const { ctx } = pen;
  for (let piece = Math.max(1, Math.round(box.w * box.h)); piece > 0; piece--) {
    const x = random.between(box.x + 0.18, box.x + box.w - 0.6);
    const y = random.between(box.y + 0.18, box.y + box.h - 0.4);
    block(pen, { x, y, w: 0.38, h: 0.09 }, '#16181c', 0.05);
    ctx.fillStyle = hsl(195, 70, random.between(45, 70));
    ctx.fillRect(x + 0.03, y + 0.09, 0.32, 0.03);
    ctx.fillStyle = '#3c4046';
    ctx.fillRect(x + 0.04, y + 0.19, 0.3, 0.1);
    ctx.fillStyle = '#f0eee6';
    ctx.fillRect(x + 0.4, y + 0.1, 0.13, 0.18);
  }
};

const sofa: DrawInBox = (pen, box, random) => {
  const hue = random.pick([5, 25, 215, 130, 285]);
  block(pen, shrunk(box, 0.08), hsl(hue, 24, 30), 0.12, 0.1);
  pieces(0.17, (pen, seat) => block(pen, seat, hsl(hue, 24, 41), 0.02, 0.06))(pen, box, random);
};

const bed: DrawInBox = (pen, box, random) => {
  block(pen, shrunk(box, 0.1), wood(random), 0.1);
  const sheet = shrunk(box, 0.16);
  block(pen, sheet, hsl(random.between(0, 360), 32, 52), 0.03, 0.04);
  block(pen, { x: sheet.x, y: sheet.y, w: sheet.w, h: sheet.h * 0.26 }, '#efece4', 0.03, 0.06);
};

const shelf: DrawInBox = (pen, box, random) => {
  const inner = shrunk(box, 0.12);
  block(pen, inner, wood(random), 0.2);
  const { ctx } = pen;
  const isAcross = box.w >= box.h;
  for (let at = 0.06; at < (isAcross ? inner.w : inner.h) - 0.1; at += 0.09) {
    ctx.fillStyle = hsl(random.between(0, 360), random.between(15, 50), random.between(25, 60));
    if (isAcross) ctx.fillRect(inner.x + at, inner.y + 0.1, 0.07, inner.h - 0.2);
    else ctx.fillRect(inner.x + 0.1, inner.y + at, inner.w - 0.2, 0.07);
  }
};

const machine: DrawInBox = (pen, box, random) => {
  const hue = random.pick([210, 130, 30, 350]);
  block(pen, shrunk(box, 0.07), hsl(hue, 12, random.between(30, 55)), 0.22, 0.04);
  block(pen, shrunk(box, 0.2), hsl(hue, 10, random.between(18, 30)), 0);
  const { ctx } = pen;
  for (let light = 0; light < box.w * box.h * 7; light++) {
    ctx.fillStyle = hsl(random.pick([0, 55, 120, 190]), 80, random.between(40, 65));
    ctx.fillRect(
      random.between(box.x + 0.22, box.x + box.w - 0.3),
      random.between(box.y + 0.22, box.y + box.h - 0.3),
      0.07,
      0.045,
    );
  }
};

const pillar = pieces(0.08, (pen, box, random) => {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  const light = random.between(48, 76);
  if (random.chance(0.5)) block(pen, box, hsl(35, 8, light - 12), 0.24);
  drawWithShadow(pen, 0.26, 0.08, () => fillDisc(pen, x, y, box.w * 0.46, hsl(35, 8, light)));
  fillDisc(pen, x, y, box.w * 0.34, hsl(35, 8, light + 10));
});

const statue: DrawInBox = (pen, box, random) => {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  const size = Math.min(box.w, box.h);
  block(pen, shrunk(box, 0.07), hsl(40, 6, 62), 0.14);
  block(pen, shrunk(box, 0.17), hsl(40, 6, 52), 0.05);
  const color = random.pick(['#6d7f6a', '#8b8578', '#74603c']);
  drawWithShadow(pen, 0.22, 0.06, () => {
    pen.ctx.fillStyle = color;
    traceBlob(pen, x, y, size * 0.32, size * 0.17, 0.3, random);
    pen.ctx.fill();
  });
  fillDisc(pen, x + 0.02, y - 0.02, size * 0.12, hsl(80, 8, 62));
};

const bench: DrawInBox = (pen, box, random) => {
  const isAcross = box.w >= box.h;
  const color = wood(random);
  for (let slat = 0; slat < 3; slat++) {
    const off = 0.26 + slat * 0.17;
    block(
      pen,
      isAcross
        ? { x: box.x + 0.08, y: box.y + off, w: box.w - 0.16, h: 0.12 }
        : { x: box.x + off, y: box.y + 0.08, w: 0.12, h: box.h - 0.16 },
      color,
      0.08,
    );
  }
};

const container: DrawInBox = (pen, box, random) => {
  const hue = random.pick([5, 22, 205, 135, 48]);
  const inner = shrunk(box, 0.06);
  block(pen, inner, hsl(hue, random.between(30, 55), random.between(28, 44)), 0.3);
  pen.ctx.fillStyle = 'rgba(0,0,0,0.2)';
  const isAcross = box.w >= box.h;
  for (let at = 0.08; at < (isAcross ? inner.w : inner.h); at += 0.16)
    if (isAcross) pen.ctx.fillRect(inner.x + at, inner.y, 0.06, inner.h);
    else pen.ctx.fillRect(inner.x, inner.y + at, inner.w, 0.06);
  blendNoise(pen, 'cloud', 2, 0.2, inner);
};

const vent = pieces(0.1, (pen, box, random) => {
  block(pen, box, hsl(210, 5, random.between(50, 72)), 0.22);
  fillDisc(pen, box.x + box.w / 2, box.y + box.h / 2, box.w * 0.38, '#25282c');
  pen.ctx.strokeStyle = '#8d9298';
  pen.ctx.lineWidth = 0.05;
  for (let blade = 0; blade < 4; blade++) {
    const angle = (blade * Math.PI) / 4 + 0.3;
    const reach = box.w * 0.36;
    pen.ctx.beginPath();
    for (const sign of [-1, 1])
      pen.ctx.lineTo(
        box.x + box.w / 2 + Math.cos(angle) * reach * sign,
        box.y + box.h / 2 + Math.sin(angle) * reach * sign,
      );
    pen.ctx.stroke();
  }
});

const tank: DrawInBox = (pen, box, random) => {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  const radius = Math.min(box.w, box.h) * 0.45;
  const hue = random.pick([200, 110, 25, 290]);
  drawWithShadow(pen, 0.25, 0.08, () => fillDisc(pen, x, y, radius, hsl(hue, 10, 38)));
  fillDisc(pen, x, y, radius * 0.82, hsl(hue, random.between(15, 60), random.between(40, 60)));
  fillDisc(pen, x - radius * 0.28, y - radius * 0.28, radius * 0.25, 'rgba(255,255,255,0.35)');
};

const plant = pieces(0.12, (pen, box, random) => {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  drawWithShadow(pen, 0.12, 0.05, () => fillDisc(pen, x, y, box.w * 0.32, hsl(16, 40, 32)));
  for (let leaf = 0; leaf < 11; leaf++) {
    const angle = random.between(0, 6.283);
    pen.ctx.strokeStyle = hsl(random.between(85, 140), 45, random.between(22, 44));
    pen.ctx.lineWidth = 0.08;
    pen.ctx.beginPath();
    pen.ctx.moveTo(x, y);
    pen.ctx.lineTo(x + Math.cos(angle) * box.w * 0.46, y + Math.sin(angle) * box.w * 0.46);
    pen.ctx.stroke();
  }
});

const showcase: DrawInBox = (pen, box, random) => {
  block(pen, shrunk(box, 0.1), hsl(30, 30, 24), 0.14);
  const glass = shrunk(box, 0.19);
  pen.ctx.fillStyle = hsl(200, 25, 74);
  pen.ctx.fillRect(glass.x, glass.y, glass.w, glass.h);
  for (let piece = 0; piece < box.w * box.h * 2; piece++) {
    traceBlob(
      pen,
      random.between(glass.x + 0.1, glass.x + glass.w - 0.1),
      random.between(glass.y + 0.1, glass.y + glass.h - 0.1),
      0.1,
      0.07,
      0.5,
      random,
    );
    pen.ctx.fillStyle = hsl(random.between(20, 60), 50, random.between(30, 55));
    pen.ctx.fill();
  }
};

export const FURNITURE: Readonly<Record<Furniture, DrawInBox>> = {
  crate,
  barrels,
  table,
  desk,
  sofa,
  bed,
  shelf,
  machine,
  pillar,
  statue,
  bench,
  container,
  vent,
  tank,
  plant,
  case: showcase,
};

import { ARTIFICIAL_FLOORS } from './artificial-floors';
import type { FloorKind, SquareBox } from './map-truth';
import { blendNoise, type DrawInBox, fillDisc, hsl, type Pen, traceBlob } from './pen';
import type { RandomStream } from './random-stream';

function coat(
  pen: Pen,
  box: SquareBox,
  hue: number,
  saturation: number,
  lightness: number,
  cloud: number,
  fine: number,
): void {
  pen.ctx.fillStyle = hsl(hue, saturation, lightness);
  pen.ctx.fillRect(box.x, box.y, box.w, box.h);
  blendNoise(pen, 'cloud', 7.3, cloud, box);
  blendNoise(pen, 'cloud', 2.1, cloud * 0.6, box);
  blendNoise(pen, 'fine', 2.6, fine, box);
}

/** Calls `draw` at random points of a box. `density` is the number of points for each square. */
function sow(box: SquareBox, density: number, random: RandomStream, draw: (x: number, y: number) => void): void {
  for (let count = Math.round(box.w * box.h * density); count > 0; count--)
    draw(random.between(box.x, box.x + box.w), random.between(box.y, box.y + box.h));
}

const grass: DrawInBox = (pen, box, random) => {
  const hue = random.between(78, 118);
  const [saturation, lightness] = [random.between(25, 48), random.between(24, 38)];
  coat(pen, box, hue, saturation, lightness, 0.26, 0.2);
  const { ctx } = pen;
  ctx.lineWidth = 0.022;
  sow(box, 26, random, (x, y) => {
    ctx.strokeStyle = hsl(hue + random.between(-16, 16), saturation + 8, lightness + random.between(-12, 15), 0.6);
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + random.between(-0.06, 0.06), y - random.between(0.05, 0.14));
    ctx.stroke();
  });
};

const loose =
  (
    hues: readonly [number, number],
    saturation: number,
    lights: readonly [number, number],
    stones: number,
    rough: number,
  ): DrawInBox =>
  (pen, box, random) => {
    const hue = random.between(...hues);
    const lightness = random.between(...lights);
    coat(pen, box, hue, saturation, lightness, rough, rough * 0.9);
    const { ctx } = pen;
    blendNoise(pen, 'cloud', 1.6, rough * 0.7, box, 4);
    sow(box, stones, random, (x, y) => {
      const size = random.between(0.015, 0.07);
      traceBlob(pen, x, y, size, size * 0.8, 0.4, random);
      ctx.fillStyle = hsl(hue + random.between(-8, 8), saturation * 0.6, lightness + random.between(-22, 12), 0.75);
      ctx.fill();
    });
  };

const rock: DrawInBox = (pen, box, random) => {
  const hue = random.pick([28, 210, 260, 15]);
  const lightness = random.between(26, 46);
  coat(pen, box, hue, random.between(4, 20), lightness, 0.42, 0.22);
  const { ctx } = pen;
  sow(box, 1.1, random, (x, y) => {
    ctx.strokeStyle = `rgba(0,0,0,${random.between(0.2, 0.5)})`;
    ctx.lineWidth = random.between(0.015, 0.045);
    ctx.beginPath();
    ctx.moveTo(x, y);
    let [angle, cx, cy] = [random.between(0, 6.3), x, y];
    for (let leg = random.integer(2, 6); leg > 0; leg--) {
      angle += random.between(-0.9, 0.9);
      cx += Math.cos(angle) * 0.25;
      cy += Math.sin(angle) * 0.25;
      ctx.lineTo(cx, cy);
    }
    ctx.stroke();
  });
  sow(box, 2, random, (x, y) => {
    traceBlob(pen, x, y, random.between(0.06, 0.3), random.between(0.05, 0.2), 0.5, random);
    ctx.fillStyle = hsl(hue, 8, lightness + random.between(-14, 14), 0.5);
    ctx.fill();
  });
};

const gravel: DrawInBox = (pen, box, random) => {
  const hue = random.between(20, 50);
  const lightness = random.between(38, 60);
  coat(pen, box, hue, 6, lightness, 0.2, 0.25);
  sow(box, 28, random, (x, y) =>
    fillDisc(
      pen,
      x,
      y,
      random.between(0.015, 0.045),
      hsl(hue, random.between(0, 14), lightness + random.between(-25, 22), 0.8),
    ),
  );
};

const asphalt: DrawInBox = (pen, box, random) => {
  coat(pen, box, 220, random.between(1, 8), random.between(22, 42), 0.2, 0.2);
  const { ctx } = pen;
  sow(box, 0.12, random, (x, y) => {
    traceBlob(pen, x, y, random.between(0.3, 1.2), random.between(0.2, 0.7), 0.4, random);
    ctx.fillStyle = `rgba(0,0,0,${random.between(0.05, 0.16)})`;
    ctx.fill();
  });
};

/** Makes a floor of deep water or a shallow pool: ripples of light over blue or green. */
const water =
  (hues: readonly [number, number], lights: readonly [number, number], isTiled: boolean): DrawInBox =>
  (pen, box, random) => {
    const hue = random.between(...hues);
    const lightness = random.between(...lights);
    const { ctx } = pen;
    coat(pen, box, hue, random.between(30, 62), lightness, 0.3, 0.08);
    blendNoise(pen, 'cloud', 2.2, 0.25, box, 2.4);
    if (isTiled) {
      ctx.strokeStyle = 'rgba(255,255,255,0.3)';
      ctx.lineWidth = 0.02;
      ctx.beginPath();
      for (let x = box.x; x <= box.x + box.w; x += 0.25) {
        ctx.moveTo(x, box.y);
        ctx.lineTo(x, box.y + box.h);
      }
      for (let y = box.y; y <= box.y + box.h; y += 0.25) {
        ctx.moveTo(box.x, y);
        ctx.lineTo(box.x + box.w, y);
      }
      ctx.stroke();
    }
    sow(box, 3.5, random, (x, y) => {
      ctx.strokeStyle = hsl(hue - 8, 50, lightness + random.between(8, 34), random.between(0.15, 0.5));
      ctx.lineWidth = random.between(0.015, 0.05);
      const wide = random.between(0.1, 0.5);
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.quadraticCurveTo(x + wide / 2, y + random.between(-0.15, 0.15), x + wide, y);
      ctx.stroke();
    });
  };

const stars: DrawInBox = (pen, box, random) => {
  coat(pen, box, random.between(220, 280), 40, 9, 0.2, 0.05);
  sow(box, 1.4, random, (x, y) =>
    fillDisc(pen, x, y, random.between(0.01, 0.04), hsl(random.between(180, 300), 40, random.between(50, 98))),
  );
  sow(box, 0.01, random, (x, y) => {
    const glow = pen.ctx.createRadialGradient(x, y, 0, x, y, 3);
    glow.addColorStop(0, hsl(random.between(180, 340), 60, 40, 0.45));
    glow.addColorStop(1, 'transparent');
    pen.ctx.fillStyle = glow;
    pen.ctx.fillRect(x - 3, y - 3, 6, 6);
  });
};

export const FLOORS: Readonly<Record<FloorKind, DrawInBox>> = {
  ...ARTIFICIAL_FLOORS,
  grass,
  sand: loose([34, 46], 38, [58, 74], 2, 0.2),
  dirt: loose([22, 36], 30, [26, 42], 6, 0.32),
  snow: loose([205, 220], 22, [84, 93], 0.6, 0.13),
  rock,
  gravel,
  asphalt,
  pond: water([178, 222], [24, 42], false),
  pool: water([184, 205], [48, 64], true),
  stars,
};

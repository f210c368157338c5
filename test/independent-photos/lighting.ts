import type { PhotoLevel } from './map-truth';
import { makeOffscreenCanvas } from './pen';
import type { RandomStream } from './random-stream';

export interface Lighting {
  /** Share of the light that reaches each point, as a byte: 200 is full light. */
  readonly share: ImageData;
  /** Light that reflections add, as a byte: 255 is white. */
  readonly glare: ImageData;
}

export const FULL_LIGHT_BYTE = 200;

/** Makes random lighting for a picture of the size in pixels. */
export function makeLighting(level: PhotoLevel, width: number, height: number, random: RandomStream): Lighting {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const share = makeOffscreenCanvas(w, h);
  const diagonal = Math.hypot(w, h);
  const [dim, bright] = { easy: [176, 206], moderate: [122, 225], hard: [118, 222] }[level] as [number, number];
  const angle = random.between(0, 6.283);
  const [dx, dy] = [(Math.cos(angle) * diagonal) / 2, (Math.sin(angle) * diagonal) / 2];
  const slope = share.createLinearGradient(w / 2 - dx, h / 2 - dy, w / 2 + dx, h / 2 + dy);
  slope.addColorStop(0, grey(bright));
  slope.addColorStop(1, grey(random.between(dim, (dim + bright) / 2)));
  share.fillStyle = slope;
  share.fillRect(0, 0, w, h);
  if (level !== 'easy' && random.chance(0.5)) spot(share, w, h, [255, 255, 255, 0.3], random);
  const shadows = { easy: 0, moderate: random.integer(0, 1), hard: random.integer(1, 3) }[level];
  for (let shadow = 0; shadow < shadows; shadow++)
    castShadow(share, w, h, level === 'hard' && random.chance(0.75), random);
  vignette(share, w, h, { easy: 0.08, moderate: 0.2, hard: 0.32 }[level] * random.unit());

  const glare = makeOffscreenCanvas(w, h);
  glare.fillStyle = '#000';
  glare.fillRect(0, 0, w, h);
  const patches = { easy: 0, moderate: Number(random.chance(0.35)), hard: random.integer(1, 2) }[level];
  for (let patch = 0; patch < patches; patch++)
    spot(glare, w, h, [255, 250, 240, random.between(0.06, level === 'hard' ? 0.3 : 0.16)], random);
  return { share: share.getImageData(0, 0, w, h), glare: glare.getImageData(0, 0, w, h) };
}

const grey = (value: number): string => `rgb(${value},${value},${value})`;

function spot(
  ctx: OffscreenCanvasRenderingContext2D,
  w: number,
  h: number,
  color: readonly [number, number, number, number],
  random: RandomStream,
): void {
  const radius = Math.min(w, h) * random.between(0.18, 0.5);
  ctx.save();
  ctx.translate(random.between(0.1, 0.9) * w, random.between(0.1, 0.9) * h);
  ctx.rotate(random.between(0, 3));
  ctx.scale(random.between(0.5, 1.4), 1);
  const glow = ctx.createRadialGradient(0, 0, radius * 0.1, 0, 0, radius);
  const [red, green, blue, strength] = color;
  // The light fades smoothly to zero along a cosine.
  for (let stop = 0; stop <= 8; stop++) {
    const share = (1 + Math.cos((Math.PI * stop) / 8)) / 2;
    glow.addColorStop(stop / 8, `rgba(${red},${green},${blue},${strength * share ** 1.6})`);
  }
  ctx.fillStyle = glow;
  ctx.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  ctx.restore();
}

/** Draws the shadow of a hand with the phone, of a head, or of a window frame. */
function castShadow(
  ctx: OffscreenCanvasRenderingContext2D,
  w: number,
  h: number,
  isHard: boolean,
  random: RandomStream,
): void {
  const size = Math.min(w, h);
  const depth = random.between(0.3, 0.58);
  ctx.save();
  ctx.filter = `blur(${(isHard ? random.between(0.8, 4) : size * random.between(0.03, 0.09)).toFixed(1)}px)`;
  ctx.globalAlpha = depth;
  ctx.fillStyle = '#000';
  ctx.strokeStyle = '#000';
  ctx.lineCap = 'round';
  ctx.translate(w * random.between(0.2, 0.8), h * random.between(0.3, 0.9));
  ctx.rotate(random.between(-0.7, 0.7));
  const shape = random.integer(0, 2);
  ctx.beginPath();
  if (shape === 0) {
    // One path, because overlapping parts must not darken the shadow.
    ctx.roundRect(-size * 0.11, -size * 0.24, size * 0.22, size * 0.42, size * 0.02);
    ctx.ellipse(size * 0.06, size * 0.14, size * 0.15, size * 0.12, 0.4, 0, 6.284);
    ctx.roundRect(-size * 0.03, size * 0.16, size * 0.2, size * 2, size * 0.06);
    for (let finger = 0; finger < 4; finger++)
      ctx.roundRect(-size * 0.15, size * (-0.06 + finger * 0.055), size * 0.1, size * 0.042, size * 0.02);
    ctx.fill('nonzero');
  } else if (shape === 1) {
    ctx.ellipse(0, 0, size * 0.17, size * 0.21, 0, 0, 6.284);
    ctx.roundRect(-size * 0.36, size * 0.2, size * 0.72, size * 2, size * 0.16);
    ctx.fill('nonzero');
  } else {
    ctx.rect(-size * 2, -size * 0.05, size * 4, size * random.between(0.08, 1.4));
    ctx.rect(-size * 0.07, -size * 2, size * 0.14, size * 1.9);
    ctx.fill('nonzero');
  }
  ctx.restore();
}

function vignette(ctx: OffscreenCanvasRenderingContext2D, w: number, h: number, depth: number): void {
  const far = Math.hypot(w, h) / 2;
  const fall = ctx.createRadialGradient(w / 2, h / 2, far * 0.35, w / 2, h / 2, far);
  fall.addColorStop(0, 'rgba(0,0,0,0)');
  fall.addColorStop(1, `rgba(0,0,0,${depth})`);
  ctx.fillStyle = fall;
  ctx.fillRect(0, 0, w, h);
}

import { FLOORS } from './floors';
import type { FloorPatch, MapUnderConstruction } from './map-truth';
import { traceOutlines } from './outlines';
import { drawWithShadow, hsl, type Pen } from './pen';
import type { RandomStream } from './random-stream';
import { SCENERY } from './things';

/** Paints the art of a map: floors, shadows of high parts, scenery, and sometimes walls. */
export function paintArtLayer(pen: Pen, draft: MapUnderConstruction, random: RandomStream): void {
  const all = { x: 0, y: 0, w: draft.width, h: draft.height };
  const { ctx } = pen;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, all.w, all.h);
  ctx.clip();
  FLOORS[draft.ground](pen, all, random.branch());
  for (const patch of draft.patches) paintPatch(pen, draft, patch, random.branch());
  if (random.chance(0.6)) paintWalls(pen, draft, random.branch());
  // Flat scenery is painted first: a lane or a stain is below cars.
  const isFlat = (kind: string) => kind === 'lane' || kind === 'stain' || kind === 'rug';
  const ordered = [...draft.things].sort((a, b) => Number(isFlat(b.kind)) - Number(isFlat(a.kind)));
  for (const thing of ordered) SCENERY[thing.kind](pen, thing, random.branch());
  ctx.restore();
}

function paintPatch(pen: Pen, draft: MapUnderConstruction, patch: FloorPatch, random: RandomStream): void {
  if (patch.squares.length === 0) return;
  const { ctx } = pen;
  const path = borderOf(draft, patch, random);
  if (patch.tall > 0)
    drawWithShadow(pen, patch.tall, patch.tall * 0.35, () => {
      ctx.fillStyle = '#444';
      ctx.fill(path, 'evenodd');
    });
  const xs = patch.squares.map((square) => square % draft.width);
  const ys = patch.squares.map((square) => Math.floor(square / draft.width));
  // Irregular borders extend beyond their squares.
  const x = Math.min(...xs) - 0.5;
  const y = Math.min(...ys) - 0.5;
  const edge = patch.soft ? 0 : 0.5;
  const box = {
    x: x + edge,
    y: y + edge,
    w: Math.max(...xs) + 1.5 - x - 2 * edge,
    h: Math.max(...ys) + 1.5 - y - 2 * edge,
  };
  ctx.save();
  ctx.clip(path, 'evenodd');
  FLOORS[patch.floor](pen, box, random);
  ctx.restore();
  ctx.strokeStyle = `rgba(20,16,12,${patch.tall > 0 ? 0.6 : patch.soft ? 0.09 : 0.22})`;
  ctx.lineWidth = patch.soft ? 0.1 : 0.05;
  ctx.stroke(path);
}

function paintWalls(pen: Pen, draft: MapUnderConstruction, random: RandomStream): void {
  const { ctx } = pen;
  const path = new Path2D();
  for (const { x0, y0, x1, y1 } of draft.walls.values()) {
    path.moveTo(x0, y0);
    path.lineTo(x1, y1);
  }
  ctx.save();
  ctx.lineCap = 'square';
  const wide = random.between(0.16, 0.32);
  const [hue, light] = [random.pick([15, 35, 210]), random.between(30, 75)];
  drawWithShadow(pen, 0.16, 0.1, () => {
    ctx.strokeStyle = hsl(hue, 10, light * 0.6);
    ctx.lineWidth = wide;
    ctx.stroke(path);
  });
  ctx.strokeStyle = hsl(hue, 12, light);
  ctx.lineWidth = wide - 0.06;
  ctx.stroke(path);
  ctx.restore();
}

function borderOf(draft: MapUnderConstruction, patch: FloorPatch, random: RandomStream): Path2D {
  const path = new Path2D();
  const wander = patch.soft ? 0.17 : 0;
  for (const walk of traceOutlines(draft, patch.squares)) {
    const points = walk.map((side) => ({
      x: side.x + random.between(-wander, wander),
      y: side.y + random.between(-wander, wander),
    }));
    const first = points[0];
    const second = points[1];
    if (!first || !second) continue;
    if (patch.soft) path.moveTo((first.x + second.x) / 2, (first.y + second.y) / 2);
    else path.moveTo(first.x, first.y);
    for (let at = 1; at <= points.length; at++) {
      const point = points[at % points.length] ?? first;
      const next = points[(at + 1) % points.length] ?? second;
      if (patch.soft) path.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
      else path.lineTo(point.x, point.y);
    }
    path.closePath();
  }
  return path;
}

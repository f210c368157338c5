import type { Pixels, Point } from './types';

/** A downscaled picture with the gradients of its brightness and colour. */
export interface GradientImage {
  readonly width: number;
  readonly height: number;
  /** Picture pixels per pixel of the gradient image. */
  readonly scale: number;
  /** Largest horizontal gradient of any colour channel, positive to the right; `down` is the vertical gradient. */
  readonly right: Float32Array;
  readonly down: Float32Array;
}

/** Longer side of the downscaled picture, in pixels. */
const LONG = 360;

/** Downscales a picture by averaging and computes its gradients. */
export function computeGradients(picture: Pixels): GradientImage {
  const scale = Math.max(1, Math.max(picture.width, picture.height) / LONG);
  const width = Math.floor(picture.width / scale);
  const height = Math.floor(picture.height / scale);
  const small = shrunk(picture, width, height, scale);
  const right = new Float32Array(width * height);
  const down = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      let steepest = -1;
      for (let part = 0; part < 3; part++) {
        const here = at * 3 + part;
        const [north, south] = [here - width * 3, here + width * 3];
        const nw = small[north - 3] as number;
        const ne = small[north + 3] as number;
        const sw = small[south - 3] as number;
        const se = small[south + 3] as number;
        const over = (ne + 2 * (small[here + 3] as number) + se - nw - 2 * (small[here - 3] as number) - sw) / 8;
        const under = (sw + 2 * (small[south] as number) + se - nw - 2 * (small[north] as number) - ne) / 8;
        const steep = over * over + under * under;
        if (steep <= steepest) continue;
        steepest = steep;
        right[at] = over;
        down[at] = under;
      }
    }
  return { width, height, scale, right, down };
}

function shrunk({ width: wide, data }: Pixels, width: number, height: number, scale: number): Float32Array {
  const small = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [x0, x1] = [Math.floor(x * scale), Math.max(Math.floor(x * scale) + 1, Math.floor((x + 1) * scale))];
      const [y0, y1] = [Math.floor(y * scale), Math.max(Math.floor(y * scale) + 1, Math.floor((y + 1) * scale))];
      const to = (y * width + x) * 3;
      for (let fromY = y0; fromY < y1; fromY++)
        for (let fromX = x0; fromX < x1; fromX++) {
          const from = (fromY * wide + fromX) * 4;
          for (let part = 0; part < 3; part++)
            small[to + part] = (small[to + part] as number) + (data[from + part] as number);
        }
      const count = (x1 - x0) * (y1 - y0);
      for (let part = 0; part < 3; part++) small[to + part] = (small[to + part] as number) / count;
    }
  return small;
}

/** A straight line in Hough form: `x cos + y sin = distance` for every point on it. */
export interface HoughLine {
  readonly angle: number;
  readonly distance: number;
  readonly votes: number;
}

const ANGLES = 180;
/** Maximum number of lines found in each direction, nearly vertical and nearly horizontal. */
const KEPT = 9;

/**
 * Finds the longest straight image edges of a small picture (Hough transform), nearly vertical and nearly horizontal.
 */
export function findLongLines(rims: GradientImage): { upright: HoughLine[]; level: HoughLine[] } {
  const { width, height, right, down } = rims;
  const reach = Math.ceil(Math.hypot(width, height));
  const votes = new Float32Array(ANGLES * (2 * reach + 1));
  const steeps = right.map((over, at) => Math.hypot(over, down[at] as number));
  const enough = Math.max(2.5, steeps.toSorted()[Math.floor(steeps.length * 0.86)] as number);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const steep = steeps[at] as number;
      if (steep < enough) continue;
      const facing = Math.atan2(down[at] as number, right[at] as number);
      const nearest = Math.round(((facing + 2 * Math.PI) / Math.PI) * ANGLES);
      for (let turn = -4; turn <= 4; turn++) {
        const place = (((nearest + turn) % ANGLES) + ANGLES) % ANGLES;
        const angle = (place * Math.PI) / ANGLES;
        const away = Math.round(x * Math.cos(angle) + y * Math.sin(angle)) + reach;
        // The vote is capped, because length matters more than contrast.
        votes[place * (2 * reach + 1) + away] =
          (votes[place * (2 * reach + 1) + away] as number) + Math.min(1.5, steep / enough / 2);
      }
    }
  const lines: HoughLine[] = [];
  for (let place = 0; place < ANGLES; place++)
    for (let away = 2; away < 2 * reach - 1; away++) {
      const count = votes[place * (2 * reach + 1) + away] as number;
      if (count > 18) lines.push({ angle: (place * Math.PI) / ANGLES, distance: away - reach, votes: count });
    }
  lines.sort((a, b) => b.votes - a.votes);
  const kept = { upright: [] as HoughLine[], level: [] as HoughLine[] };
  for (const line of lines) {
    const group = Math.abs(Math.cos(line.angle)) > Math.SQRT1_2 ? kept.upright : kept.level;
    if (group.length < KEPT && !group.some((other) => alike(line, other, rims))) group.push(line);
  }
  return kept;
}

/** Returns whether two lines are close together across the whole picture. */
function alike(a: HoughLine, b: HoughLine, { width, height }: GradientImage): boolean {
  const offset = (x: number, y: number) => {
    const turned = Math.cos(a.angle - b.angle) < 0 ? -1 : 1;
    const own = (line: HoughLine) => x * Math.cos(line.angle) + y * Math.sin(line.angle) - line.distance;
    return Math.abs(own(a) - turned * own(b));
  };
  const [x, y] = [width / 2, height / 2];
  return Math.abs(Math.sin(a.angle - b.angle)) < 0.1 && offset(x, y) < 6;
}

/** Returns the intersection of two lines. Null if they are nearly parallel. */
export function intersectLines(a: HoughLine, b: HoughLine): Point | null {
  const over = Math.sin(b.angle - a.angle);
  if (Math.abs(over) < 0.2) return null;
  return {
    x: (a.distance * Math.sin(b.angle) - b.distance * Math.sin(a.angle)) / over,
    y: (b.distance * Math.cos(a.angle) - a.distance * Math.cos(b.angle)) / over,
  };
}

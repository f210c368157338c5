import type { PhotoLevel } from './map-truth';
import type { OutlinePoint } from './outlines';
import type { RandomStream } from './random-stream';

/** A point in space, in squares from the centre of the grid: x right, y down the map, z above the table. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Position and lens of a phone's camera, with the size of its picture. */
export interface PhoneCamera {
  readonly width: number;
  readonly height: number;
  /**
   * Projects a point to pixels; the centre of the first pixel is (0.5, 0.5). Returns NaN for points behind the lens or
   * far outside the picture.
   */
  project(spot: Spot): OutlinePoint;
}

/** Shape of a sheet on the table: flat, bent or folded. */
interface Lie {
  /** Height of a point of the sheet above the table, in squares. */
  height(x: number, y: number): number;
  /** Brightness of a point of the sheet by its slope towards the lamp, around 1. */
  shade(x: number, y: number): number;
}

/** Range of the tilt of the phone, in degrees. */
const TILTS: Readonly<Record<PhotoLevel, readonly [number, number]>> = {
  easy: [0, 6],
  moderate: [8, 23],
  hard: [29, 39],
};
const TURNS = { easy: 1.5, moderate: 4, hard: 6 } as const;

/** Depth below which points are invisible, as a share of the camera's distance from the map's centre. */
const BEHIND = 0.12;

/**
 * Square of the maximum distance from the picture’s centre at which points are drawn. Distance 1 is half of the
 * diagonal.
 */
const WIDEST = 9;

const degrees = Math.PI / 180;

/**
 * Places a camera above a sheet with the entire grid in the picture.
 * @param size size of the grid, in squares
 */
export function placeCamera(
  level: PhotoLevel,
  size: { readonly width: number; readonly height: number },
  lie: Lie,
  random: RandomStream,
): PhoneCamera {
  const turn = random.normal() * TURNS[level] * degrees;
  const tilt = random.between(...TILTS[level]) * degrees;
  // Usually the phone leans over the lower edge of the map, sometimes over another side.
  const aside = (random.chance(0.8) ? random.normal() * 22 : random.between(-90, 90)) * degrees;
  const distance = Math.max(size.width, size.height) * random.between(1.25, 1.9);
  const bulge = random.between(-0.022, 0.014) * (level === 'easy' ? 0.5 : 1);
  const [cosTurn, sinTurn] = [Math.cos(turn), Math.sin(turn)];
  const [cosTilt, sinTilt] = [Math.cos(tilt), Math.sin(tilt)];
  const [cosAside, sinAside] = [Math.cos(aside), Math.sin(aside)];

  /** Projects a point to a plane at distance 1 in front of an ideal lens. Returns NaN for points behind the lens. */
  const ideal = ({ x, y, z }: Spot): OutlinePoint => {
    const [rx, ry] = [x * cosTurn - y * sinTurn, x * sinTurn + y * cosTurn];
    const [across, along] = [rx * cosAside - ry * sinAside, rx * sinAside + ry * cosAside];
    const depth = distance - along * sinTilt - z * cosTilt;
    if (depth < distance * BEHIND) return { x: Number.NaN, y: Number.NaN };
    const [px, py] = [across / depth, (along * cosTilt - z * sinTilt) / depth];
    return { x: px * cosAside + py * sinAside, y: py * cosAside - px * sinAside };
  };

  const rim: OutlinePoint[] = [];
  for (let step = 0; step <= 24; step++) {
    const [x, y] = [(step / 24 - 0.5) * size.width, (step / 24 - 0.5) * size.height];
    for (const side of [-0.5, 0.5]) {
      const [cx, cy] = [size.width * side, size.height * side];
      rim.push(ideal({ x: cx, y, z: lie.height(cx, y) }), ideal({ x, y: cy, z: lie.height(x, cy) }));
    }
  }
  const [xs, ys] = [rim.map((point) => point.x), rim.map((point) => point.y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [upper, lower] = [Math.min(...ys), Math.max(...ys)];
  const longer = random.integer(400, 500) * 4;
  const shorter = Math.round((longer * 3) / 16) * 4;
  const isUpright = lower - upper > right - left;
  const [width, height] = isUpright ? [shorter, longer] : [longer, shorter];
  const fill = random.between(0.85, 0.94);
  const scale = fill * Math.min(width / (right - left), height / (lower - upper));
  const slack = { x: width - scale * (right - left), y: height - scale * (lower - upper) };
  const offset = {
    x: slack.x * random.between(0.42, 0.58) - scale * left,
    y: slack.y * random.between(0.42, 0.58) - scale * upper,
  };
  const half = Math.hypot(width, height) / 2;

  return {
    width,
    height,
    project(spot) {
      const { x, y } = ideal(spot);
      const dx = (x * scale + offset.x - width / 2) / half;
      const dy = (y * scale + offset.y - height / 2) / half;
      const far = dx * dx + dy * dy;
      // The distortion formula is valid only near the axis: it would fold distant rays back into the picture.
      if (far > WIDEST) return { x: Number.NaN, y: Number.NaN };
      // Barrel or pincushion distortion, small enough for the grid to stay in the picture.
      const stretch = 1 + bulge * far;
      return { x: width / 2 + dx * stretch * half, y: height / 2 + dy * stretch * half };
    },
  };
}

/** Makes the random shape of a sheet on a table. Maps are sold folded, and the creases remain. */
export function makeSheetShape(
  level: PhotoLevel,
  size: { readonly width: number; readonly height: number },
  random: RandomStream,
): Lie {
  const rough = { easy: 0.25, moderate: 1, hard: 1.3 }[level];
  const waves = [0, 1, 2].map((octave) => ({
    dx: random.normal() * (0.12 + 0.1 * octave),
    dy: random.normal() * (0.12 + 0.1 * octave),
    phase: random.between(0, 6.28),
    tall: (rough * random.between(0.03, 0.2)) / (1 + octave),
  }));
  const curl = { x: rough * random.between(-0.0012, 0.0022), y: rough * random.between(-0.0012, 0.0022) };
  const isFolded = random.chance({ easy: 0.3, moderate: 0.7, hard: 0.8 }[level]);
  const folds = isFolded ? foldsOf(size, rough, random) : [];
  const lamp = { x: random.between(-1, 1), y: random.between(-1, 1) };
  const height = (x: number, y: number): number => {
    let z = curl.x * x * x + curl.y * y * y;
    for (const wave of waves) z += wave.tall * Math.sin(wave.dx * x + wave.dy * y + wave.phase);
    for (const fold of folds) z += fold.tall * Math.exp(-Math.abs((fold.isUpright ? x : y) - fold.at) / fold.wide);
    return z;
  };
  return {
    height,
    shade(x, y) {
      const step = 0.06;
      const slopeX = (height(x + step, y) - height(x - step, y)) / (2 * step);
      const slopeY = (height(x, y + step) - height(x, y - step)) / (2 * step);
      return Math.max(0.6, Math.min(1.3, 1 - 0.75 * (slopeX * lamp.x + slopeY * lamp.y)));
    },
  };
}

interface Fold {
  readonly isUpright: boolean;
  /** Position of the crease, in squares from the centre of the sheet. */
  readonly at: number;
  /** Height of the crease at its ridge, in squares; negative for a valley. */
  readonly tall: number;
  readonly wide: number;
}

/** Makes creases of a sheet folded in halves, quarters or thirds in each direction. */
function foldsOf(
  size: { readonly width: number; readonly height: number },
  rough: number,
  random: RandomStream,
): Fold[] {
  const folds: Fold[] = [];
  for (const isUpright of [true, false]) {
    const length = isUpright ? size.width : size.height;
    for (const share of random.pick([[0], [0], [-0.25, 0, 0.25], [-1 / 6, 1 / 6]]))
      folds.push({
        isUpright,
        at: share * length,
        tall: rough * random.between(0.03, 0.12) * (random.chance(0.6) ? 1 : -1),
        wide: random.between(0.25, 0.7),
      });
  }
  return folds;
}

/** Describes the true contents of a photographed map, and the parts of its art. */

export type PrintedTerrain = 'clear' | 'hindering' | 'blocking' | 'water' | 'special';

/** A wall of one unit between two grid points. (0, 0) is the upper left corner of the grid; x0 ≤ x1 and y0 ≤ y1. */
export interface PrintedWall {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The ground truth of a printed map. All lists go row by row from the upper left square. */
export interface MapTruth {
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly PrintedTerrain[];
  /** Levels above the ground, 0 … 3. */
  readonly level: readonly number[];
  readonly indoors: readonly boolean[];
  readonly start: readonly boolean[];
  /** Walls inside the map. Sides on the map's border are never walls. */
  readonly walls: readonly PrintedWall[];
}

/** Difficulty of a photo: how steep, dim and blurred it is. */
export type PhotoLevel = 'easy' | 'moderate' | 'hard';

export interface SquareBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type FloorKind =
  | 'asphalt'
  | 'slabs'
  | 'brick'
  | 'grass'
  | 'sand'
  | 'snow'
  | 'dirt'
  | 'rock'
  | 'gravel'
  | 'pond'
  | 'pool'
  | 'planks'
  | 'parquet'
  | 'checker'
  | 'carpet'
  | 'plates'
  | 'grating'
  | 'marble'
  | 'felt'
  | 'shingles'
  | 'laboratory'
  | 'circuit'
  | 'mosaic'
  | 'stars';

export type SceneryKind =
  | 'tree'
  | 'bush'
  | 'car'
  | 'crate'
  | 'barrels'
  | 'table'
  | 'desk'
  | 'sofa'
  | 'bed'
  | 'shelf'
  | 'machine'
  | 'boulder'
  | 'pillar'
  | 'statue'
  | 'bench'
  | 'rubble'
  | 'crystal'
  | 'container'
  | 'vent'
  | 'tank'
  | 'plant'
  | 'case'
  | 'rug'
  | 'stain'
  | 'lane';

/** An area of floor that is painted over the floor below. */
export interface FloorPatch {
  readonly floor: FloorKind;
  /** Indices of the squares of the patch; squares are numbered row by row. */
  readonly squares: readonly number[];
  /** True if the border of the patch is irregular, like grass or water, instead of following the squares. */
  readonly soft: boolean;
  /** Length of the shadow that the patch casts, in squares; 0 for a flat patch. */
  readonly tall: number;
}

/** An item of scenery that roughly fills its box. */
export interface SceneryItem extends SquareBox {
  readonly kind: SceneryKind;
}

export interface MapUnderConstruction {
  readonly width: number;
  readonly height: number;
  /** Floor below all patches and scenery. */
  ground: FloorKind;
  readonly terrain: PrintedTerrain[];
  readonly level: number[];
  readonly indoors: boolean[];
  readonly start: boolean[];
  /** Walls inside the map, keyed by `wallName`. */
  readonly walls: Map<string, PrintedWall>;
  readonly patches: FloorPatch[];
  readonly things: SceneryItem[];
}

export function makeEmptyMap(width: number, height: number, ground: FloorKind): MapUnderConstruction {
  const all = <T>(value: T): T[] => new Array<T>(width * height).fill(value);
  return {
    width,
    height,
    ground,
    terrain: all<PrintedTerrain>('clear'),
    level: all(0),
    indoors: all(false),
    start: all(false),
    walls: new Map(),
    patches: [],
    things: [],
  };
}

const wallName = (wall: PrintedWall): string => `${wall.x0},${wall.y0},${wall.x1},${wall.y1}`;

export function putWall(draft: MapUnderConstruction, wall: PrintedWall): void {
  const onFrame =
    wall.x0 === wall.x1 ? wall.x0 <= 0 || wall.x0 >= draft.width : wall.y0 <= 0 || wall.y0 >= draft.height;
  if (!onFrame) draft.walls.set(wallName(wall), wall);
}

export function removeWall(draft: MapUnderConstruction, wall: PrintedWall): void {
  draft.walls.delete(wallName(wall));
}

export function isWallBetweenSquares(draft: MapUnderConstruction, a: number, b: number): boolean {
  const [low, high] = a < b ? [a, b] : [b, a];
  const x = high % draft.width;
  const y = Math.floor(high / draft.width);
  const wall = high - low === 1 ? { x0: x, y0: y, x1: x, y1: y + 1 } : { x0: x, y0: y, x1: x + 1, y1: y };
  return draft.walls.has(wallName(wall));
}

/** Lists the indices of the squares of a box, without squares outside the map. */
export function listBoxSquares(draft: Pick<MapUnderConstruction, 'width' | 'height'>, box: SquareBox): number[] {
  const squares: number[] = [];
  for (let y = Math.max(0, box.y); y < Math.min(draft.height, box.y + box.h); y++)
    for (let x = Math.max(0, box.x); x < Math.min(draft.width, box.x + box.w); x++) squares.push(y * draft.width + x);
  return squares;
}

export function listNeighbours(size: Pick<MapUnderConstruction, 'width' | 'height'>, square: number): number[] {
  const x = square % size.width;
  const found: number[] = [];
  if (x > 0) found.push(square - 1);
  if (x < size.width - 1) found.push(square + 1);
  if (square >= size.width) found.push(square - size.width);
  if (square < size.width * (size.height - 1)) found.push(square + size.width);
  return found;
}

export function makeMapTruth(draft: MapUnderConstruction): MapTruth {
  const { width, height, terrain, level, indoors, start } = draft;
  return { width, height, terrain, level, indoors, start, walls: [...draft.walls.values()] };
}

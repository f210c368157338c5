import {
  isWallBetweenSquares,
  listBoxSquares,
  listNeighbours,
  type MapUnderConstruction,
  makeEmptyMap,
  type PrintedTerrain,
  putWall,
  type SceneryItem,
  type SceneryKind,
} from './map-truth';
import { growBlob, PLANS } from './plans';
import type { RandomStream } from './random-stream';
import { MAP_THEMES, type MapTheme } from './themes';

const SIZES = [
  [16, 24],
  [16, 24],
  [16, 16],
  [24, 24],
  [24, 16],
  [12, 16],
] as const;

/** Number of walls above which a map is discarded and drawn again. */
const MOST_WALLS = 120;

/** Makes a random map of a random theme, with terrain and starting areas. */
export function makeRandomMap(random: RandomStream): MapUnderConstruction {
  for (;;) {
    const [width, height] = random.pick(SIZES);
    const theme = random.pick(MAP_THEMES);
    const draft = makeEmptyMap(width, height, random.pick(theme.ground));
    PLANS[theme.plan](draft, theme, random);
    if (draft.walls.size > MOST_WALLS) continue;
    if (random.chance(0.25)) standAlone(draft, random);
    const squares = width * height;
    const scatters: readonly [Exclude<PrintedTerrain, 'clear' | 'water'>, number, number][] = [
      ['blocking', Math.round(squares / random.between(45, 130)), 6],
      ['hindering', Math.round(squares / random.between(24, 60)), 8],
      ['special', random.chance(0.18) ? random.integer(1, 3) : 0, 6],
    ];
    for (const [kind, count, most] of scatters)
      for (let area = 0; area < count; area++) putArea(draft, kind, most, theme, random);
    putStarts(draft, random);
    takeWetRugs(draft);
    putDecor(draft, random);
    return draft;
  }
}

/** Adds short rows of free-standing walls. */
function standAlone(draft: MapUnderConstruction, random: RandomStream): void {
  for (let row = random.integer(1, 4); row > 0; row--) {
    const x = random.integer(2, draft.width - 6);
    const y = random.integer(2, draft.height - 6);
    const isAcross = random.chance(0.5);
    for (let at = random.integer(1, 4); at > 0; at--)
      putWall(
        draft,
        isAcross ? { x0: x + at, y0: y, x1: x + at + 1, y1: y } : { x0: x, y0: y + at, x1: x, y1: y + at + 1 },
      );
  }
}

const SHAPES = [
  [1, 1],
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
  [2, 4],
  [4, 2],
] as const;

/** Tries to place one more area of terrain, usually with scenery on it. */
function putArea(
  draft: MapUnderConstruction,
  kind: Exclude<PrintedTerrain, 'clear' | 'water'>,
  most: number,
  theme: MapTheme,
  random: RandomStream,
): void {
  for (let tries = 0; tries < 20; tries++) {
    const from = random.integer(0, draft.width * draft.height - 1);
    const [w, h] = random.pick(SHAPES);
    const box = { x: from % draft.width, y: Math.floor(from / draft.width), w, h };
    const isBox = random.chance(0.7);
    const squares = isBox ? listBoxSquares(draft, box) : growBlob(draft, from, random.integer(2, most), random);
    if (squares.length > most || (isBox && squares.length < w * h) || !isRoom(draft, squares, kind)) continue;
    for (const square of squares) draft.terrain[square] = kind;
    const inside = draft.indoors[from];
    const kinds: readonly SceneryKind[] =
      kind === 'special'
        ? ['stain', 'rubble', 'machine']
        : kind === 'hindering'
          ? inside
            ? theme.hinderingInside
            : theme.hindering
          : inside
            ? theme.blockingInside
            : theme.blocking;
    // Some areas have an outline but no scenery.
    if (random.chance(0.12)) return;
    const thing = random.pick(kinds);
    if (isBox && (squares.length < 4 || random.chance(0.5))) draft.things.push({ kind: thing, ...box });
    else
      for (const square of squares)
        draft.things.push({
          kind: thing,
          x: square % draft.width,
          y: Math.floor(square / draft.width),
          w: 1,
          h: 1,
        });
    return;
  }
}

/**
 * True if an area fits: clear squares of one level, without walls inside, not next to another area of the same terrain.
 */
function isRoom(draft: MapUnderConstruction, squares: readonly number[], kind: PrintedTerrain): boolean {
  const first = squares[0];
  if (first === undefined) return false;
  return squares.every(
    (square) =>
      draft.terrain[square] === 'clear' &&
      draft.level[square] === draft.level[first] &&
      draft.indoors[square] === draft.indoors[first] &&
      listNeighbours(draft, square).every((next) =>
        squares.includes(next) ? !isWallBetweenSquares(draft, square, next) : draft.terrain[next] !== kind,
      ),
  );
}

/** Removes rugs from pools. Rooms get their rugs first, and some rooms get a pool later. */
function takeWetRugs(draft: MapUnderConstruction): void {
  const isDry = (thing: SceneryItem) => {
    const box = {
      x: Math.floor(thing.x),
      y: Math.floor(thing.y),
      w: Math.ceil(thing.w) + 1,
      h: Math.ceil(thing.h) + 1,
    };
    return listBoxSquares(draft, box).every((square) => draft.terrain[square] !== 'water');
  };
  draft.things.splice(0, Infinity, ...draft.things.filter((thing) => thing.kind !== 'rug' || isDry(thing)));
}

/** Places starting areas, usually two rows at opposite ends; some are shorter, and a few maps have none. */
function putStarts(draft: MapUnderConstruction, random: RandomStream): void {
  const { width, height } = draft;
  const style = random.unit();
  if (style > 0.96) return;
  const inset = style > 0.75 ? random.integer(1, 4) : 0;
  const deep = random.chance(0.85) ? 2 : random.integer(1, 3);
  const isSideways = width > height || (width === height && random.chance(0.3));
  const ends = isSideways
    ? [
        { x: 0, y: inset, w: deep, h: height - 2 * inset },
        { x: width - deep, y: inset, w: deep, h: height - 2 * inset },
      ]
    : [
        { x: inset, y: 0, w: width - 2 * inset, h: deep },
        { x: inset, y: height - deep, w: width - 2 * inset, h: deep },
      ];
  for (const end of ends)
    for (const square of listBoxSquares(draft, end))
      if (draft.terrain[square] !== 'blocking' || random.chance(0.5)) draft.start[square] = true;
}

/** Places scenery that has no meaning in the rules. */
function putDecor(draft: MapUnderConstruction, random: RandomStream): void {
  const kinds: readonly SceneryKind[] = ['stain', 'stain', 'plant', 'rubble', 'bush', 'car', 'bench', 'crate'];
  for (let piece = random.integer(0, 9); piece > 0; piece--) {
    const kind = random.pick(kinds);
    const small = kind === 'stain' ? random.between(0.8, 3) : random.between(0.5, 1.1);
    draft.things.push({
      kind,
      x: random.between(0, draft.width - small - 1),
      y: random.between(0, draft.height - small - 1),
      w: kind === 'car' ? 1.8 : small,
      h: kind === 'car' ? 0.9 : small,
    });
  }
}

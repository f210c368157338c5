import { listBoxSquares, listNeighbours, type MapUnderConstruction, type SquareBox } from './map-truth';
import type { RandomStream } from './random-stream';
import { addHouse, addRoomFloor, addWallsAround, divideIntoRooms, raiseBox } from './rooms';
import type { MapTheme } from './themes';

type Plan = (draft: MapUnderConstruction, theme: MapTheme, random: RandomStream) => void;

function flood(draft: MapUnderConstruction, squares: readonly number[], theme: MapTheme, soft: boolean): void {
  for (const square of squares) draft.terrain[square] = 'water';
  draft.patches.push({ floor: theme.water, squares, soft, tall: 0 });
}

/** Returns random connected squares that include the start. */
export function growBlob(draft: MapUnderConstruction, from: number, count: number, random: RandomStream): number[] {
  const squares = [from];
  for (let tries = 0; squares.length < count && tries < count * 12; tries++) {
    const next = random.pick(listNeighbours(draft, random.pick(squares)));
    if (!squares.includes(next)) squares.push(next);
  }
  return squares;
}

function someSquare(draft: MapUnderConstruction, random: RandomStream): number {
  return random.integer(0, draft.width * draft.height - 1);
}

/** Plan of a town: crossing roads, and blocks with roofs, houses, parks and plazas. */
const streets: Plan = (draft, theme, random) => {
  const road = theme.paths[0] ?? 'asphalt';
  const wide = random.integer(2, 4);
  const cut = random.integer(4, draft.width - wide - 4);
  const roads: SquareBox[] = [{ x: cut, y: 0, w: wide, h: draft.height }];
  const rows: [number, number][] = [[0, draft.height]];
  if (draft.height > 12 && random.chance(0.75)) {
    const at = random.integer(6, draft.height - 10);
    roads.push({ x: 0, y: at, w: draft.width, h: wide });
    rows.splice(0, 1, [0, at], [at + wide, draft.height - at - wide]);
  }
  for (const box of roads)
    draft.patches.push({ floor: road, squares: listBoxSquares(draft, box), soft: false, tall: 0 });
  for (const box of roads) if (random.chance(0.8)) draft.things.push({ kind: 'lane', ...box });
  for (const [y, h] of rows) {
    for (const [x, w] of [
      [0, cut],
      [cut + wide, draft.width - cut - wide],
    ] as const)
      for (const lot of splitLot({ x, y, w, h }, random)) putLot(draft, lot, theme, random);
  }
};

function splitLot(box: SquareBox, random: RandomStream): SquareBox[] {
  if (box.h > 9 && random.chance(0.8)) {
    const h = random.integer(4, box.h - 4);
    return [{ ...box, h }, ...splitLot({ ...box, y: box.y + h, h: box.h - h }, random)];
  }
  if (box.w > 10 && random.chance(0.8)) {
    const w = random.integer(4, box.w - 4);
    return [{ ...box, w }, ...splitLot({ ...box, x: box.x + w, w: box.w - w }, random)];
  }
  return [box];
}

function putLot(draft: MapUnderConstruction, block: SquareBox, theme: MapTheme, random: RandomStream): void {
  const inset = block.w >= 5 && block.h >= 5 ? 1 : 0;
  const lot = { x: block.x + inset, y: block.y + inset, w: block.w - 2 * inset, h: block.h - 2 * inset };
  if (lot.w < 2 || lot.h < 2) return;
  const what = random.unit();
  if (what < 0.4) raiseBox(draft, lot, theme.roofs, 0.6, random);
  else if (what < 0.75) addHouse(draft, lot, theme.inside, random);
  else {
    draft.patches.push({ floor: random.pick(theme.second), squares: listBoxSquares(draft, lot), soft: false, tall: 0 });
    if (random.chance(0.45) && lot.w > 3 && lot.h > 3) {
      const w = random.integer(2, lot.w - 2);
      const h = random.integer(2, lot.h - 2);
      const pool = { x: lot.x + random.integer(0, lot.w - w), y: lot.y + random.integer(0, lot.h - h), w, h };
      flood(draft, listBoxSquares(draft, pool), theme, random.chance(0.4));
    }
  }
}

/** Plan of open country: floor patches, ponds or a river, stepped cliffs and huts. */
const open: Plan = (draft, theme, random) => {
  for (let patch = random.integer(2, 4); patch > 0; patch--) {
    const squares = growBlob(draft, someSquare(draft, random), random.integer(15, 60), random);
    draft.patches.push({ floor: random.pick(theme.second), squares, soft: true, tall: 0 });
  }
  if (random.chance(0.45)) flood(draft, river(draft, random), theme, true);
  else
    for (let pond = random.integer(0, 3); pond > 0; pond--)
      flood(draft, growBlob(draft, someSquare(draft, random), random.integer(4, 20), random), theme, true);
  for (let cliff = random.integer(1, 4); cliff > 0; cliff--) {
    const box = someBox(draft, 3, 8, random);
    if (random.chance(0.5)) raiseBox(draft, box, theme.roofs, 0.5, random);
    else raiseBlob(draft, box, theme, random);
  }
  for (let hut = random.integer(0, 2); hut > 0; hut--) {
    const box = someBox(draft, 3, 7, random);
    if (listBoxSquares(draft, box).every((square) => draft.level[square] === 0 && draft.terrain[square] === 'clear'))
      addHouse(draft, box, theme.inside, random);
  }
};

/** Raises a hill with irregular edges by one level, and sometimes its top by another level. */
function raiseBlob(draft: MapUnderConstruction, box: SquareBox, theme: MapTheme, random: RandomStream): void {
  const middle = (box.y + (box.h >> 1)) * draft.width + box.x + (box.w >> 1);
  const foot = growBlob(draft, middle, random.integer(6, 26), random);
  const top = random.chance(0.5) ? foot.slice(0, random.integer(2, 6)) : [];
  for (const squares of [foot, top]) {
    const fit = squares.filter((square) => (draft.level[square] as number) < 3 && draft.terrain[square] !== 'water');
    for (const square of fit) draft.level[square] = (draft.level[square] as number) + 1;
    if (fit.length > 0) draft.patches.push({ floor: random.pick(theme.roofs), squares: fit, soft: true, tall: 0.3 });
  }
}

function someBox(draft: MapUnderConstruction, least: number, most: number, random: RandomStream): SquareBox {
  const w = random.integer(least, most);
  const h = random.integer(least, most);
  return { x: random.integer(0, draft.width - w), y: random.integer(0, draft.height - h), w, h };
}

/** Returns the squares of a river from top to bottom, two or three squares wide, sometimes with a ford. */
function river(draft: MapUnderConstruction, random: RandomStream): number[] {
  const squares = new Set<number>();
  let x = random.integer(2, draft.width - 5);
  const wide = random.integer(2, 3);
  const ford = random.chance(0.5) ? random.integer(3, draft.height - 5) : -9;
  for (let y = 0; y < draft.height; y++) {
    if (y === ford || y === ford + 1) continue;
    for (let across = 0; across < wide; across++) squares.add(y * draft.width + x + across);
    if (!random.chance(0.4)) continue;
    const next = Math.max(0, Math.min(draft.width - wide, x + random.pick([-1, 1])));
    squares.add(y * draft.width + (next > x ? x + wide : next));
    x = next;
  }
  return [...squares];
}

/** Plan of a building that fills the map, sometimes with a strip of garden at two ends. */
const rooms: Plan = (draft, theme, random) => {
  const strip = random.chance(0.55) ? 0 : random.integer(2, 4);
  const all = { x: 0, y: 0, w: draft.width, h: draft.height };
  const house = { ...all, y: strip, h: draft.height - 2 * strip };
  if (strip > 0) draft.ground = random.pick(theme.second);
  const floor = random.pick(theme.ground);
  draft.patches.push({ floor, squares: listBoxSquares(draft, house), soft: false, tall: strip > 0 ? 0.2 : 0 });
  for (const square of listBoxSquares(draft, house)) draft.indoors[square] = true;
  if (strip > 0) addWallsAround(draft, house, random.integer(3, 6), random);
  const least = Math.max(random.integer(3, 5), draft.width * draft.height > 450 ? 5 : 0);
  const cut = divideIntoRooms(draft, house, least, random);
  for (const room of cut) {
    addRoomFloor(draft, room, theme.inside, 0.6, random);
    if (room.w < 4 || room.h < 4 || !random.chance(0.35)) continue;
    const inner = { x: room.x + 1, y: room.y + 1, w: room.w - 2, h: room.h - 2 };
    if (random.chance(0.35)) flood(draft, listBoxSquares(draft, inner), theme, false);
    else raiseBox(draft, random.chance(0.5) ? inner : room, theme.inside, 0.35, random);
  }
};

/** Plan of a harbour: a quay with warehouses, and piers in the water. */
const waterside: Plan = (draft, theme, random) => {
  const deep = random.integer(4, Math.min(9, draft.height - 8));
  const sea = { x: 0, y: random.chance(0.5) ? 0 : draft.height - deep, w: draft.width, h: deep };
  const piers: SquareBox[] = [];
  for (let x = random.integer(1, 4); x < draft.width - 2; x += random.integer(5, 8)) {
    const h = random.integer(2, deep - 1);
    piers.push({ x, y: sea.y === 0 ? deep - h : sea.y, w: random.integer(2, 3), h });
  }
  const dry = new Set(piers.flatMap((pier) => listBoxSquares(draft, pier)));
  const wet = listBoxSquares(draft, sea).filter((square) => !dry.has(square));
  flood(draft, wet, theme, false);
  for (const pier of piers)
    draft.patches.push({ floor: 'planks', squares: listBoxSquares(draft, pier), soft: false, tall: 0.15 });
  const land = { x: 0, y: sea.y === 0 ? deep + 1 : 0, w: draft.width, h: draft.height - deep - 1 };
  for (const lot of splitLot(land, random)) putLot(draft, lot, theme, random);
};

/** Plan of a ship: a hull with cabins and a bridge, in the sea, in space or in a yard. */
const ship: Plan = (draft, theme, random) => {
  const beam = Math.min(draft.width - 4, random.integer(8, 12));
  const left = (draft.width - beam) >> 1;
  const isPointed = random.chance(0.6);
  const hull = listBoxSquares(draft, { x: left, y: 1, w: beam, h: draft.height - 2 }).filter((square) => {
    const y = Math.floor(square / draft.width);
    const x = square % draft.width;
    const narrow = isPointed ? Math.max(0, 4 - y) : y === 1 ? 1 : 0;
    return x >= left + narrow && x < left + beam - narrow;
  });
  if (draft.ground === 'pond') {
    const all = listBoxSquares(draft, { x: 0, y: 0, w: draft.width, h: draft.height });
    const on = new Set(hull);
    for (const square of all) if (!on.has(square)) draft.terrain[square] = 'water';
  }
  draft.patches.push({ floor: random.pick(theme.paths), squares: hull, soft: false, tall: 0.5 });
  for (let y = random.integer(5, 7); y < draft.height - 5; ) {
    const h = random.integer(4, 7);
    const inset = random.integer(1, 2);
    const box = { x: left + inset, y, w: beam - 2 * inset, h: Math.min(h, draft.height - 2 - y) };
    if (random.chance(0.65)) addHouse(draft, box, theme.inside, random);
    else raiseBox(draft, box, theme.roofs, 0.7, random);
    y += h + random.integer(1, 3);
  }
};

export const PLANS: Readonly<Record<MapTheme['plan'], Plan>> = { streets, open, rooms, waterside, ship };

import { type Box, type Draft, neighboursOf, squaresOf } from './map';
import type { Random } from './random';
import { cutRooms, putFloor, putHouse, raise, wallRound } from './rooms';
import type { Theme } from './themes';

type Plan = (draft: Draft, theme: Theme, random: Random) => void;

/** Turns squares into water, with its art. */
function flood(draft: Draft, squares: readonly number[], theme: Theme, soft: boolean): void {
  for (const square of squares) draft.terrain[square] = 'water';
  draft.patches.push({ floor: theme.water, squares, soft, tall: 0 });
}

/** A random connected set of squares that grows from one. */
export function blob(draft: Draft, from: number, count: number, random: Random): number[] {
  const squares = [from];
  for (let tries = 0; squares.length < count && tries < count * 12; tries++) {
    const next = random.pick(neighboursOf(draft, random.pick(squares)));
    if (!squares.includes(next)) squares.push(next);
  }
  return squares;
}

function someSquare(draft: Draft, random: Random): number {
  return random.whole(0, draft.width * draft.height - 1);
}

/** Crossing roads, and blocks with roofs, houses, parks and plazas between them. */
const streets: Plan = (draft, theme, random) => {
  const road = theme.ways[0] ?? 'asphalt';
  const wide = random.whole(2, 4);
  const cut = random.whole(4, draft.width - wide - 4);
  const roads: Box[] = [{ x: cut, y: 0, w: wide, h: draft.height }];
  const rows: [number, number][] = [[0, draft.height]];
  if (draft.height > 12 && random.chance(0.75)) {
    const at = random.whole(6, draft.height - 10);
    roads.push({ x: 0, y: at, w: draft.width, h: wide });
    rows.splice(0, 1, [0, at], [at + wide, draft.height - at - wide]);
  }
  for (const box of roads) draft.patches.push({ floor: road, squares: squaresOf(draft, box), soft: false, tall: 0 });
  for (const box of roads) if (random.chance(0.8)) draft.things.push({ kind: 'lane', ...box });
  for (const [y, h] of rows) {
    for (const [x, w] of [
      [0, cut],
      [cut + wide, draft.width - cut - wide],
    ] as const)
      for (const lot of splitLot({ x, y, w, h }, random)) putLot(draft, lot, theme, random);
  }
};

/** Splits long blocks into several lots. */
function splitLot(box: Box, random: Random): Box[] {
  if (box.h > 9 && random.chance(0.8)) {
    const h = random.whole(4, box.h - 4);
    return [{ ...box, h }, ...splitLot({ ...box, y: box.y + h, h: box.h - h }, random)];
  }
  if (box.w > 10 && random.chance(0.8)) {
    const w = random.whole(4, box.w - 4);
    return [{ ...box, w }, ...splitLot({ ...box, x: box.x + w, w: box.w - w }, random)];
  }
  return [box];
}

function putLot(draft: Draft, block: Box, theme: Theme, random: Random): void {
  const inset = block.w >= 5 && block.h >= 5 ? 1 : 0;
  const lot = { x: block.x + inset, y: block.y + inset, w: block.w - 2 * inset, h: block.h - 2 * inset };
  if (lot.w < 2 || lot.h < 2) return;
  const what = random.unit();
  if (what < 0.4) raise(draft, lot, theme.roofs, 0.6, random);
  else if (what < 0.75) putHouse(draft, lot, theme.inside, random);
  else {
    draft.patches.push({ floor: random.pick(theme.second), squares: squaresOf(draft, lot), soft: false, tall: 0 });
    if (random.chance(0.45) && lot.w > 3 && lot.h > 3) {
      const w = random.whole(2, lot.w - 2);
      const h = random.whole(2, lot.h - 2);
      const pool = { x: lot.x + random.whole(0, lot.w - w), y: lot.y + random.whole(0, lot.h - h), w, h };
      flood(draft, squaresOf(draft, pool), theme, random.chance(0.4));
    }
  }
}

/** Open country: patches, ponds or a river, stepped cliffs, a hut. */
const open: Plan = (draft, theme, random) => {
  for (let patch = random.whole(2, 4); patch > 0; patch--) {
    const squares = blob(draft, someSquare(draft, random), random.whole(15, 60), random);
    draft.patches.push({ floor: random.pick(theme.second), squares, soft: true, tall: 0 });
  }
  if (random.chance(0.45)) flood(draft, river(draft, random), theme, true);
  else
    for (let pond = random.whole(0, 3); pond > 0; pond--)
      flood(draft, blob(draft, someSquare(draft, random), random.whole(4, 20), random), theme, true);
  for (let cliff = random.whole(1, 4); cliff > 0; cliff--) {
    const box = someBox(draft, 3, 8, random);
    if (random.chance(0.5)) raise(draft, box, theme.roofs, 0.5, random);
    else raiseBlob(draft, box, theme, random);
  }
  for (let hut = random.whole(0, 2); hut > 0; hut--) {
    const box = someBox(draft, 3, 7, random);
    if (squaresOf(draft, box).every((square) => draft.level[square] === 0 && draft.terrain[square] === 'clear'))
      putHouse(draft, box, theme.inside, random);
  }
};

/** Raises a hill with irregular edges, and its top. */
function raiseBlob(draft: Draft, box: Box, theme: Theme, random: Random): void {
  const middle = (box.y + (box.h >> 1)) * draft.width + box.x + (box.w >> 1);
  const foot = blob(draft, middle, random.whole(6, 26), random);
  const top = random.chance(0.5) ? foot.slice(0, random.whole(2, 6)) : [];
  for (const squares of [foot, top]) {
    const fit = squares.filter((square) => (draft.level[square] as number) < 3 && draft.terrain[square] !== 'water');
    for (const square of fit) draft.level[square] = (draft.level[square] as number) + 1;
    if (fit.length > 0) draft.patches.push({ floor: random.pick(theme.roofs), squares: fit, soft: true, tall: 0.3 });
  }
}

function someBox(draft: Draft, least: number, most: number, random: Random): Box {
  const w = random.whole(least, most);
  const h = random.whole(least, most);
  return { x: random.whole(0, draft.width - w), y: random.whole(0, draft.height - h), w, h };
}

/** A river from top to bottom, two or three squares wide, sometimes with a ford. */
function river(draft: Draft, random: Random): number[] {
  const squares = new Set<number>();
  let x = random.whole(2, draft.width - 5);
  const wide = random.whole(2, 3);
  const ford = random.chance(0.5) ? random.whole(3, draft.height - 5) : -9;
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

/** A building that fills the map, sometimes with a strip of garden at both ends. */
const rooms: Plan = (draft, theme, random) => {
  const strip = random.chance(0.55) ? 0 : random.whole(2, 4);
  const all = { x: 0, y: 0, w: draft.width, h: draft.height };
  const house = { ...all, y: strip, h: draft.height - 2 * strip };
  if (strip > 0) draft.ground = random.pick(theme.second);
  const floor = random.pick(theme.ground);
  draft.patches.push({ floor, squares: squaresOf(draft, house), soft: false, tall: strip > 0 ? 0.2 : 0 });
  for (const square of squaresOf(draft, house)) draft.indoors[square] = true;
  if (strip > 0) wallRound(draft, house, random.whole(3, 6), random);
  const least = Math.max(random.whole(3, 5), draft.width * draft.height > 450 ? 5 : 0);
  const cut = cutRooms(draft, house, least, random);
  for (const room of cut) {
    putFloor(draft, room, theme.inside, 0.6, random);
    if (room.w < 4 || room.h < 4 || !random.chance(0.35)) continue;
    const inner = { x: room.x + 1, y: room.y + 1, w: room.w - 2, h: room.h - 2 };
    if (random.chance(0.35)) flood(draft, squaresOf(draft, inner), theme, false);
    else raise(draft, random.chance(0.5) ? inner : room, theme.inside, 0.35, random);
  }
};

/** A quay with warehouses, and piers in the water. */
const waterside: Plan = (draft, theme, random) => {
  const deep = random.whole(4, Math.min(9, draft.height - 8));
  const sea = { x: 0, y: random.chance(0.5) ? 0 : draft.height - deep, w: draft.width, h: deep };
  const piers: Box[] = [];
  for (let x = random.whole(1, 4); x < draft.width - 2; x += random.whole(5, 8)) {
    const h = random.whole(2, deep - 1);
    piers.push({ x, y: sea.y === 0 ? deep - h : sea.y, w: random.whole(2, 3), h });
  }
  const dry = new Set(piers.flatMap((pier) => squaresOf(draft, pier)));
  const wet = squaresOf(draft, sea).filter((square) => !dry.has(square));
  flood(draft, wet, theme, false);
  for (const pier of piers)
    draft.patches.push({ floor: 'planks', squares: squaresOf(draft, pier), soft: false, tall: 0.15 });
  const land = { x: 0, y: sea.y === 0 ? deep + 1 : 0, w: draft.width, h: draft.height - deep - 1 };
  for (const lot of splitLot(land, random)) putLot(draft, lot, theme, random);
};

/** A hull with cabins and a bridge, in the sea, in space or in a yard. */
const ship: Plan = (draft, theme, random) => {
  const beam = Math.min(draft.width - 4, random.whole(8, 12));
  const left = (draft.width - beam) >> 1;
  const isPointed = random.chance(0.6);
  const hull = squaresOf(draft, { x: left, y: 1, w: beam, h: draft.height - 2 }).filter((square) => {
    const y = Math.floor(square / draft.width);
    const x = square % draft.width;
    const narrow = isPointed ? Math.max(0, 4 - y) : y === 1 ? 1 : 0;
    return x >= left + narrow && x < left + beam - narrow;
  });
  if (draft.ground === 'pond') {
    const all = squaresOf(draft, { x: 0, y: 0, w: draft.width, h: draft.height });
    const on = new Set(hull);
    for (const square of all) if (!on.has(square)) draft.terrain[square] = 'water';
  }
  draft.patches.push({ floor: random.pick(theme.ways), squares: hull, soft: false, tall: 0.5 });
  for (let y = random.whole(5, 7); y < draft.height - 5; ) {
    const h = random.whole(4, 7);
    const inset = random.whole(1, 2);
    const box = { x: left + inset, y, w: beam - 2 * inset, h: Math.min(h, draft.height - 2 - y) };
    if (random.chance(0.65)) putHouse(draft, box, theme.inside, random);
    else raise(draft, box, theme.roofs, 0.7, random);
    y += h + random.whole(1, 3);
  }
};

export const plans: Readonly<Record<Theme['plan'], Plan>> = { streets, open, rooms, waterside, ship };

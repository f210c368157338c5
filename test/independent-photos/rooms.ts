import {
  type FloorKind,
  listBoxSquares,
  type MapUnderConstruction,
  type PrintedWall,
  putWall,
  removeWall,
  type SquareBox,
} from './map-truth';
import type { RandomStream } from './random-stream';

/** Puts walls along the border of a box, with doors one or two squares wide at random places. */
export function addWallsAround(draft: MapUnderConstruction, box: SquareBox, doors: number, random: RandomStream): void {
  const { x, y, w, h } = box;
  const sides = [
    wallsAlong(x, y, w, 'across'),
    wallsAlong(x, y + h, w, 'across'),
    wallsAlong(x, y, h, 'down'),
    wallsAlong(x + w, y, h, 'down'),
  ];
  for (const wall of sides.flat()) putWall(draft, wall);
  for (let door = 0; door < doors; door++) openDoor(draft, random.pick(sides), random);
}

function wallsAlong(x: number, y: number, count: number, way: 'across' | 'down'): PrintedWall[] {
  return Array.from({ length: count }, (_, at) =>
    way === 'across' ? { x0: x + at, y0: y, x1: x + at + 1, y1: y } : { x0: x, y0: y + at, x1: x, y1: y + at + 1 },
  );
}

function openDoor(draft: MapUnderConstruction, walls: readonly PrintedWall[], random: RandomStream): void {
  const at = random.integer(0, walls.length - 1);
  const wide = random.chance(0.3) ? 2 : 1;
  for (const wall of walls.slice(at, at + wide)) removeWall(draft, wall);
}

/**
 * Divides a box into rooms by walls, each wall with one or two doors.
 * @param least minimum side of a room, in squares
 * @returns boxes of the rooms
 */
export function divideIntoRooms(
  draft: MapUnderConstruction,
  box: SquareBox,
  least: number,
  random: RandomStream,
): SquareBox[] {
  const canAcross = box.w >= 2 * least;
  const canDown = box.h >= 2 * least;
  const isEnough = box.w * box.h < 5 * least * least && random.chance(0.3);
  if ((!canAcross && !canDown) || isEnough) return [box];
  const isAcross = canAcross && (!canDown || random.chance(box.w / (box.w + box.h)));
  const at = random.integer(least, (isAcross ? box.w : box.h) - least);
  const walls = isAcross
    ? wallsAlong(box.x + at, box.y, box.h, 'down')
    : wallsAlong(box.x, box.y + at, box.w, 'across');
  for (const wall of walls) putWall(draft, wall);
  const halves: SquareBox[] = isAcross
    ? [
        { ...box, w: at },
        { ...box, x: box.x + at, w: box.w - at },
      ]
    : [
        { ...box, h: at },
        { ...box, y: box.y + at, h: box.h - at },
      ];
  const rooms = halves.flatMap((half) => divideIntoRooms(draft, half, least, random));
  for (let door = 0; door < (walls.length > 8 ? 2 : 1); door++) openDoor(draft, walls, random);
  return rooms;
}

/** Adds a building without a roof: indoor squares, usually with outer walls, and rooms with different floors. */
export function addHouse(
  draft: MapUnderConstruction,
  box: SquareBox,
  floors: readonly FloorKind[],
  random: RandomStream,
): void {
  for (const square of listBoxSquares(draft, box)) draft.indoors[square] = true;
  const isWalled = random.chance(0.85);
  draft.patches.push({
    floor: random.pick(floors),
    squares: listBoxSquares(draft, box),
    soft: false,
    tall: isWalled ? 0.12 : 0,
  });
  if (isWalled) addWallsAround(draft, box, random.integer(2, 4), random);
  const rooms = box.w * box.h >= 24 ? divideIntoRooms(draft, box, random.integer(3, 4), random) : [];
  for (const room of rooms) addRoomFloor(draft, room, floors, 0.6, random);
}

/** Sometimes gives a room a separate floor, and sometimes a rug. */
export function addRoomFloor(
  draft: MapUnderConstruction,
  room: SquareBox,
  floors: readonly FloorKind[],
  share: number,
  random: RandomStream,
): void {
  if (random.chance(share))
    draft.patches.push({ floor: random.pick(floors), squares: listBoxSquares(draft, room), soft: false, tall: 0 });
  if (room.w >= 3 && room.h >= 3 && random.chance(0.16)) {
    const inset = random.between(0.4, 0.9);
    draft.things.push({
      kind: 'rug',
      x: room.x + inset,
      y: room.y + inset,
      w: room.w - 2 * inset,
      h: room.h - 2 * inset,
    });
  }
}

/** Raises a box by one level, and sometimes a smaller box on top of it. The boxes may share an edge. */
export function raiseBox(
  draft: MapUnderConstruction,
  box: SquareBox,
  floors: readonly FloorKind[],
  share: number,
  random: RandomStream,
): void {
  const squares = listBoxSquares(draft, box).filter(
    (square) => (draft.level[square] as number) < 3 && draft.terrain[square] !== 'water',
  );
  for (const square of squares) draft.level[square] = (draft.level[square] as number) + 1;
  draft.patches.push({ floor: random.pick(floors), squares, soft: false, tall: random.between(0.25, 0.6) });
  if (!random.chance(share) || box.w < 3 || box.h < 3) return;
  const w = random.integer(2, box.w - 1);
  const h = random.integer(2, box.h - 1);
  const upper = { x: box.x + random.integer(0, box.w - w), y: box.y + random.integer(0, box.h - h), w, h };
  raiseBox(draft, upper, floors, share * 0.6, random);
}

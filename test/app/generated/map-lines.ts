import { type makePlacedTexts, squareNameAt, type TrueSquare } from './map-squares';
import type { Choices } from './random';

/** Walls, doors and stairs that must be stored. An edge is named by its two squares: `a1/b1`. */
export interface TrueLines {
  readonly walls: readonly string[];
  readonly doors: readonly string[];
  readonly stairs: readonly string[];
  /** Pairs of stairs of different levels that a ramp joins. */
  readonly joined: readonly string[];
  /** Pairs of stairs, one beside the other, that no ramp joins. */
  readonly parted: readonly string[];
}

/** Types of walls as files write them. A type that a map does not know is also stored by its name. */
const WALL_TYPES: readonly (readonly [written: unknown, isDoor: boolean, name: string | null])[] = [
  [undefined, false, null],
  [undefined, false, null],
  ['normal', false, null],
  ['door', true, null],
  ['door2', true, 'door2'],
  ['glass', false, 'glass'],
  ['forceField', false, 'forceField'],
  ['chainLinkFence', false, 'chainLinkFence'],
  ['laser', false, 'laser'],
];

type Texts = ReturnType<typeof makePlacedTexts>;

export function makeMapLines(
  choices: Choices,
  squares: readonly TrueSquare[],
  width: number,
  height: number,
  texts: Texts,
): { readonly record: object; readonly expected: TrueLines } {
  const { pick, int, written, chance } = choices;
  const edges = new Map<string, 'wall' | 'door'>();
  const rampTexts = makeRamps(choices, squares, width, height, texts);
  const walls = Array.from({ length: int(0, 25) }, () => {
    if (chance(3)) {
      texts.add('walls left out', '{"x0":1}', '?');
      return { x0: 1 };
    }
    if (chance(3)) {
      texts.add('walls left out', 'door', '0,0–1,1');
      return { x0: 0, y0: 0, x1: 1, y1: 1, type: 'door' };
    }
    const isUpright = chance(50);
    const [along, across] = isUpright ? [height, width] : [width, height];
    const line = int(0, across);
    const from = int(0, along - 1);
    const to = int(from + 1, along);
    // A wall may reach over the side of the map.
    const end = to === along && chance(30) ? to + 2 : to;
    const ends = isUpright ? [line, from, line, end] : [from, line, end, line];
    const [type, isDoor, name] = pick(WALL_TYPES);
    const where = `${ends[0]},${ends[1]}–${ends[2]},${ends[3]}`;
    const isOnFrame = line === 0 || line === across;
    if (isOnFrame || end > to) texts.add('walls left out', String(type ?? 'normal'), where);
    if (name !== null) texts.add('wall type', name, where);
    for (let each = from; each < to && !isOnFrame; each++) {
      const [x, y] = isUpright ? [line - 1, each] : [each, line - 1];
      const beyond = isUpright ? squareNameAt(x + 1, y) : squareNameAt(x, y + 1);
      edges.set(`${squareNameAt(x, y)}/${beyond}`, isDoor ? 'door' : 'wall');
    }
    const extra = chance(10) ? { color: 'blue' } : {};
    if ('color' in extra) texts.add('wall color', 'blue', where);
    // Ends in reverse order are the same wall.
    const [x0, y0, x1, y1] = (chance(20) ? [...ends.slice(2), ...ends.slice(0, 2)] : ends).map(written);
    return { x0, y0, x1, y1, type, ...extra };
  });
  const listOf = (kind: 'wall' | 'door') => [...edges].flatMap(([edge, each]) => (each === kind ? [edge] : [])).sort();
  return {
    record: { walls: walls.length === 0 ? pick([[], undefined, null]) : walls, ramps: rampTexts.ramps },
    expected: { walls: listOf('wall'), doors: listOf('door'), ...rampTexts.expected },
  };
}

/** Makes ramps between neighbours, also of one level, and over the side of the map. */
function makeRamps(
  { pick, int, chance, written }: Choices,
  squares: readonly TrueSquare[],
  width: number,
  height: number,
  texts: Texts,
) {
  const level = (x: number, y: number) => squares[y * width + x]?.level ?? 0;
  const stairs = new Map<string, readonly [x: number, y: number]>();
  const joined = new Set<string>();
  const ramps = Array.from({ length: int(0, 8) }, () => {
    const [x, y] = [int(0, width - 1), int(0, height - 1)];
    const [dx, dy] = pick([
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const);
    const [farX, farY] = [x + dx, y + dy];
    const isOff = farX < 0 || farY < 0 || farX >= width || farY >= height;
    const where = `${x},${y}–${farX},${farY}`;
    stairs.set(squareNameAt(x, y), [x, y]);
    if (!isOff) stairs.set(squareNameAt(farX, farY), [farX, farY]);
    if (isOff) texts.add('ramps', 'off the map', where);
    else if (level(x, y) === level(farX, farY)) texts.add('ramps', 'level', where);
    else joined.add(nameEdge([x, y], [farX, farY]));
    const extra = chance(15) ? { color: 'red' } : {};
    if ('color' in extra) texts.add('ramp color', 'red', where);
    return { x0: written(x), y0: written(y), x1: written(farX), y1: written(farY), ...extra };
  });
  const parted = [...stairs.values()].flatMap(([x, y]) =>
    (
      [
        [x + 1, y],
        [x, y + 1],
      ] as const
    ).flatMap((other) => {
      const edge = nameEdge([x, y], other);
      const isPair = stairs.has(squareNameAt(...other)) && level(x, y) !== level(...other);
      return isPair && !joined.has(edge) ? [edge] : [];
    }),
  );
  return {
    ramps: ramps.length === 0 ? pick([[], undefined, null]) : ramps,
    expected: { stairs: [...stairs.keys()].sort(), joined: [...joined].sort(), parted: parted.sort() },
  };
}

/** Names an edge by its two squares, the one to the north or west first. */
function nameEdge([x, y]: readonly [number, number], [farX, farY]: readonly [number, number]): string {
  const names = [squareNameAt(x, y), squareNameAt(farX, farY)];
  return (farX < x || farY < y ? names.reverse() : names).join('/');
}

import { describe, expect, test } from 'vitest';
import { type Board, emptyBoard, hasEdge, listBoardSquares } from '../../src/board/board';
import { parseBoardText, printBoardText } from '../../src/board/board-text';
import { applyEdit, type BoardEdit, type Brush, isSameBoard, PAINT_BITS, resizeBoard } from '../../src/board/edit';
import { mirrorEdit, SYMMETRIES, type Symmetry } from '../../src/board/mirror';
import { applyStroke, DRAWING_TOOLS, floodFill, paintSquareSide } from '../../src/board/stroke';
import { BLOCKING, DOOR, HINDERING, INDOORS, OPEN, PRINTED_OBJECT, WALL } from '../../src/board/terrain';
import { eastEdge, edgeName, edgeSquares, parseEdge, southEdge } from '../../src/grid/edge';
import { parseSquare, type Square, squareAt, squareName, xOf, yOf } from '../../src/grid/square';
import { describeBoard, makeDice, randomDrawingBoard } from '../helpers/random-board';

const at = (name: string) => parseSquare(name) as Square;

function board(text: string): Board {
  const read = parseBoardText(text);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

const WALLS: Brush = { kind: 'edge', lies: WALL, strength: null };
const HEDGE: Brush = { kind: 'terrain', bit: HINDERING, on: true, strength: null };
const TREES: Brush = { kind: 'terrain', bit: BLOCKING, on: true, strength: null };

function anyBrush(roll: (sides: number) => number): Brush {
  const bits = Object.values(PAINT_BITS);
  switch (roll(5)) {
    case 0:
      return { kind: 'bare' };
    case 1:
      return { kind: 'level', level: roll(4) };
    case 2:
      return { kind: 'start', side: (['red', 'blue', null] as const)[roll(3)] ?? null };
    case 3:
      return { kind: 'edge', lies: ([OPEN, WALL, DOOR] as const)[roll(3)] ?? WALL, strength: roll(2) ? roll(9) : null };
    default:
      return { kind: 'terrain', bit: bits[roll(bits.length)] ?? HINDERING, on: roll(3) > 0, strength: roll(9) };
  }
}

function anyStroke(before: Board, roll: (sides: number) => number, symmetry: Symmetry): Board {
  const place = () => ({ x: roll((before.width + 2) * 10) / 10 - 1, y: roll((before.height + 2) * 10) / 10 - 1 });
  const way = Array.from({ length: 1 + roll(4) }, place);
  return applyStroke(before, DRAWING_TOOLS[roll(DRAWING_TOOLS.length)] ?? 'paint', anyBrush(roll), way, symmetry);
}

describe('random edits', () => {
  test('can be undone one by one, and no stroke changes the board it was made on', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const roll = makeDice(seed);
      const steps = [randomDrawingBoard(seed)];
      const seen = [describeBoard(steps[0] as Board)];
      for (let step = 0; step < 25; step++) {
        const before = steps.at(-1) as Board;
        const after =
          roll(8) === 0
            ? resizeBoard(before, 1 + roll(9), 1 + roll(9))
            : anyStroke(before, roll, SYMMETRIES[roll(SYMMETRIES.length)] ?? 'none');
        steps.push(after);
        seen.push(describeBoard(after));
      }
      // In both orders, compares each board with its text right after its step: later steps must not change it.
      for (const order of [[...steps.keys()].reverse(), [...steps.keys()]])
        for (const step of order) expect(describeBoard(steps[step] as Board), `seed ${seed}`).toBe(seen[step]);
    }
  });

  test('leave a board that fits in a drawing and parses back', () => {
    for (let seed = 100; seed < 160; seed++) {
      const roll = makeDice(seed);
      let now = randomDrawingBoard(seed);
      for (let step = 0; step < 20; step++) now = anyStroke(now, roll, 'half-turn');
      const back = board(printBoardText(now));
      const same = { ...now, starts: back.starts, objectStrengths: new Map(), wallStrengths: new Map() };
      expect(describeBoard(same), `seed ${seed}`).toBe(describeBoard(back));
      const sides = [...now.starts.values()].flat();
      expect(new Set(sides).size, 'no square is in two starting areas').toBe(sides.length);
      for (const square of now.objectStrengths.keys())
        expect((now.terrain[square] as number) & PRINTED_OBJECT).not.toBe(0);
      for (const edge of now.wallStrengths.keys()) expect(now.walls[edge]).not.toBe(OPEN);
    }
  });

  test('two boards are equal exactly if they print the same', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const before = randomDrawingBoard(seed);
      const after = anyStroke(before, makeDice(seed + 7), 'none');
      expect(isSameBoard(before, after), `seed ${seed}`).toBe(describeBoard(before) === describeBoard(after));
    }
  });
});

describe('mirrored painting', () => {
  const TURNS: Readonly<Record<Symmetry, readonly (readonly [columns: boolean, rows: boolean])[]>> = {
    none: [],
    'left-right': [[true, false]],
    'top-bottom': [[false, true]],
    'half-turn': [[true, true]],
    both: [
      [true, false],
      [false, true],
      [true, true],
    ],
  };

  /** Reference implementation: mirrors a board square by square, without starting areas. */
  function mirrored(from: Board, columns: boolean, rows: boolean): Board {
    const to = emptyBoard(from.width, from.height);
    const over = (square: Square) =>
      squareAt(
        columns ? from.width - 1 - xOf(square) : xOf(square),
        rows ? from.height - 1 - yOf(square) : yOf(square),
      );
    for (const square of listBoardSquares(from)) {
      to.terrain[over(square)] = from.terrain[square] as number;
      to.levels[over(square)] = from.levels[square] as number;
      for (const edge of [eastEdge(square), southEdge(square)]) {
        if (!hasEdge(from, edge)) continue;
        const [a, b] = edgeSquares(edge).map(over) as [Square, Square];
        to.walls[parseEdge(`${squareName(a)}/${squareName(b)}`) as number] = from.walls[edge] as number;
      }
    }
    return to;
  }

  test('a bare board stays symmetric, whatever is painted', () => {
    for (const symmetry of SYMMETRIES) {
      for (let seed = 1; seed <= 25; seed++) {
        const roll = makeDice(seed);
        let now = emptyBoard(2 + roll(7), 2 + roll(7));
        for (let step = 0; step < 8; step++) now = anyStroke(now, roll, symmetry);
        const bare = { ...now, starts: new Map(), objectStrengths: new Map(), wallStrengths: new Map() };
        for (const [columns, rows] of TURNS[symmetry])
          expect(printBoardText(mirrored(bare, columns, rows)), `${symmetry} seed ${seed}`).toBe(printBoardText(bare));
      }
    }
  });

  test('a starting area is mirrored for the opposite side', () => {
    const red: Brush = { kind: 'start', side: 'red' };
    const after = applyStroke(
      emptyBoard(4, 6),
      'box',
      red,
      [
        { x: 0.5, y: 0.5 },
        { x: 3.5, y: 0.5 },
      ],
      'half-turn',
    );
    expect([...after.starts].map(([side, squares]) => [side, squares.map(squareName)])).toEqual([
      ['blue', ['a6', 'b6', 'c6', 'd6']],
      ['red', ['a1', 'b1', 'c1', 'd1']],
    ]);
  });

  test('a stroke without symmetry has no images', () => {
    const deed: BoardEdit = { squares: [at('a1')], brush: { kind: 'bare' } };
    expect(mirrorEdit(emptyBoard(3, 3), deed, 'none')).toEqual([]);
    expect(mirrorEdit(emptyBoard(3, 3), deed, 'both')).toHaveLength(3);
  });
});

describe('filling', () => {
  /** Reference implementation: adds connected squares until nothing changes. */
  function slowFlood(on: Board, from: Square): Square[] {
    const sideOf = (square: Square) => [...on.starts].find(([, squares]) => squares.includes(square))?.[0];
    const inside = new Set([from]);
    for (let grew = true; grew; ) {
      grew = false;
      for (const square of listBoardSquares(on)) {
        const alike =
          on.terrain[square] === on.terrain[from] &&
          on.levels[square] === on.levels[from] &&
          sideOf(square) === sideOf(from);
        if (inside.has(square) || !alike) continue;
        for (const other of inside) {
          if (Math.abs(xOf(other) - xOf(square)) + Math.abs(yOf(other) - yOf(square)) !== 1) continue;
          const edge = parseEdge(`${squareName(other)}/${squareName(square)}`) as number;
          if (on.walls[edge] === OPEN) grew = true;
        }
        if (grew) {
          inside.add(square);
          break;
        }
      }
    }
    return [...inside].sort((a, b) => a - b);
  }

  test('matches a slow search on any board', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const on = randomDrawingBoard(seed);
      // Leaves only hindering terrain, so that the areas are large.
      for (const square of listBoardSquares(on)) {
        on.terrain[square] = (on.terrain[square] as number) & HINDERING;
        on.levels[square] = 0;
      }
      const from = listBoardSquares(on)[makeDice(seed + 1)(on.width * on.height)] as Square;
      expect(floodFill(on, from), `seed ${seed}`).toEqual(slowFlood(on, from));
    }
  });

  test('stops at walls and closed doors, and does not wrap around the widest map', () => {
    const on = board(
      `
+---+---+---+
| .   . | . |
+   +===+   +
| .   .   . |
+---+---+---+`.trim(),
    );
    const walled = applyEdit(on, {
      edges: [parseEdge('b2/c2') as number],
      brush: { kind: 'edge', lies: WALL, strength: null },
    });
    expect(floodFill(walled, at('a1')).map(squareName)).toEqual(['a1', 'b1', 'a2', 'b2']);
    const wide = applyStroke(emptyBoard(64, 2), 'box', WALLS, [
      { x: 0, y: 1 },
      { x: 64, y: 1 },
    ]);
    expect(floodFill(wide, squareAt(63, 0))).toHaveLength(64);
  });
});

describe('strokes', () => {
  const squares = (after: Board, bit: number) =>
    listBoardSquares(after)
      .filter((square) => (after.terrain[square] as number) & bit)
      .map(squareName)
      .join(' ');
  const walls = (after: Board) =>
    listBoardSquares(after)
      .flatMap((square) => [eastEdge(square), southEdge(square)])
      .filter((edge) => after.walls[edge] === WALL)
      .map(edgeName)
      .join(' ');

  test('a fast finger leaves no gap between two events', () => {
    const after = applyStroke(emptyBoard(5, 5), 'paint', HEDGE, [
      { x: 0.5, y: 0.5 },
      { x: 4.5, y: 2.5 },
    ]);
    expect(squares(after, HINDERING)).toBe('a1 b2 c2 d3 e3');
  });

  test.each([
    ['line', 'a1 b2 c3'],
    ['box', 'a1 b1 c1 a2 b2 c2 a3 b3 c3'],
    ['fill', 'a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3'],
  ] as const)('%s of a square brush', (tool, expected) => {
    const way = [
      { x: 0.2, y: 0.2 },
      { x: 0.9, y: 2.1 },
      { x: 2.5, y: 2.9 },
    ];
    expect(squares(applyStroke(emptyBoard(4, 3), tool, TREES, way), BLOCKING)).toBe(expected);
  });

  test('a wall follows the grid lines under a shaky finger', () => {
    const way = [
      { x: 1.1, y: 0.1 },
      { x: 0.8, y: 1.2 },
      { x: 1.1, y: 1.9 },
      { x: 2.2, y: 2.1 },
      { x: 3.1, y: 1.8 },
    ];
    const after = applyStroke(emptyBoard(4, 4), 'paint', WALLS, way);
    expect(walls(after)).toBe('a1/b1 a2/b2 b2/b3 c2/c3');
  });

  test('a tap with a wall sets the nearest edge, but never the frame', () => {
    const tap = (x: number, y: number) => walls(applyStroke(emptyBoard(3, 3), 'paint', WALLS, [{ x, y }]));
    expect(tap(1.9, 1.5)).toBe('b2/c2');
    expect(tap(1.5, 1.1)).toBe('b1/b2');
    expect(tap(0.1, 0.6)).toBe('a1/a2');
    expect(tap(-0.1, 0.6)).toBe('');
  });

  test('a line of wall is straight, a box makes a room, and fill walls in an area', () => {
    const on = emptyBoard(4, 4);
    const line = applyStroke(on, 'line', WALLS, [
      { x: 0.1, y: 2.1 },
      { x: 3.1, y: 2.9 },
    ]);
    expect(walls(line)).toBe('a2/a3 b2/b3 c2/c3');
    const room = applyStroke(on, 'box', WALLS, [
      { x: 1, y: 1 },
      { x: 3.1, y: 2.9 },
    ]);
    expect(walls(room)).toBe('b1/b2 c1/c2 a2/b2 c2/d2 a3/b3 b3/b4 c3/d3 c3/c4');
    const pond = applyStroke(on, 'box', HEDGE, [
      { x: 1.5, y: 1.5 },
      { x: 2.5, y: 2.5 },
    ]);
    expect(walls(applyStroke(pond, 'fill', WALLS, [{ x: 1.5, y: 1.5 }]))).toBe(walls(room));
  });

  test('keys put a wall on one side of a square, also mirrored', () => {
    expect(walls(paintSquareSide(emptyBoard(4, 1), WALLS, at('a1'), 1, 0, 'left-right'))).toBe('a1/b1 c1/d1');
    expect(walls(paintSquareSide(emptyBoard(4, 1), WALLS, at('a1'), -1, 0))).toBe('');
  });
});

describe('squares', () => {
  const only = (after: Board, name: string) =>
    printBoardText(after)
      .split('\n')
      [yOf(at(name)) * 2 + 1]?.slice(xOf(at(name)) * 4 + 1, xOf(at(name)) * 4 + 4)
      .trim();

  test('are one of hindering, blocking, water or object, and any of them may be indoors', () => {
    const paint = (bit: number, on = true): BoardEdit => ({
      squares: [at('a1')],
      brush: { kind: 'terrain', bit, on, strength: 3 },
    });
    let now = applyEdit(emptyBoard(2, 2), paint(INDOORS));
    now = applyEdit(now, paint(PRINTED_OBJECT));
    expect([only(now, 'a1'), now.objectStrengths.get(at('a1'))]).toEqual(['Oi', 3]);
    now = applyEdit(now, paint(BLOCKING));
    expect([only(now, 'a1'), now.objectStrengths.size]).toEqual(['Bi', 0]);
    now = applyEdit(now, paint(BLOCKING, false));
    expect(only(now, 'a1')).toBe('i');
  });

  test('with three letters take a fourth, and lose none', () => {
    const full = applyEdit(board('+---+---+\n| 1Si .|\n+---+---+'.replace('| 1Si .|', '|1Si  . |')), {
      squares: [at('a1'), at('b1')],
      brush: HEDGE,
    });
    expect(printBoardText(full)).toBe('+---+---+\n|1Sh  h |\n+---+---+\na1: 1Shi\n');
  });

  test('cut off by a smaller size are removed with what was on them', () => {
    const on = {
      ...board('+---+---+---+\n| .   O | h |\n+---+---+---+'),
      starts: new Map([
        ['red', [at('a1')]],
        ['blue', [at('c1')]],
      ]),
      objectStrengths: new Map([[at('b1'), 4]]),
      wallStrengths: new Map([[parseEdge('b1/c1') as number, 2]]),
    };
    const less = resizeBoard(on, 2, 2);
    expect(printBoardText(less)).toBe('+---+---+\n| .   O |\n+   +   +\n| .   . |\n+---+---+\n');
    expect([...less.starts.keys(), less.objectStrengths.size, less.wallStrengths.size]).toEqual(['red', 1, 0]);
  });
});

import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Rectangle } from '../../board/board';
import { type Board, hasSquare } from '../../board/board';
import { type BrushSettings, isEdgeBrush, makeBrush } from '../../board/brushes';
import { type Brush, isSameBoard } from '../../board/edit';
import { SYMMETRIES, type Symmetry } from '../../board/mirror';
import { type Patch, turnPatch } from '../../board/patch';
import { findNextTilePlace, patchBoxAt, snapTile, stampPatch } from '../../board/stamp';
import { applyStroke, type DrawingTool, type MapPoint, paintSquareSide } from '../../board/stroke';
import { patchFromTile, type Tile } from '../../board/tile';
import { type Square, squareAt, squareName, xOf, yOf } from '../../grid/square';
import { say } from '../../text/say';
import { FIRST_SQUARE_TEXT } from '../../text/screens/editor-text';
import { type BoardPoint, CELL } from '../../view/geometry';
import type { BoardStroke } from '../../view/types';

/** Tool for fingers and keys on the map: draw, pan, mark a rectangle, or place a tile. */
export type EditorMode = DrawingTool | 'pan' | 'cut' | 'tile';

interface TilePlacement {
  readonly tile: Tile;
  readonly turn: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Creates the state of the map editor. The caller manages the undo history.
 * @param onBoard receives the board after each complete step
 */
export function createMapEditing(board: Accessor<Board>, onBoard: (board: Board) => void) {
  const [mode, setModeOnly] = createSignal<EditorMode>('paint');
  const [brush, setBrushOnly] = createSignal<BrushSettings>({
    choice: 'blocking',
    erase: false,
    level: 1,
    side: 'red',
    strength: 0,
  });
  const [symmetry, setSymmetry] = createSignal<Symmetry>('none');
  const [drawn, setDrawn] = createSignal<Board | null>(null);
  const [anchor, setAnchor] = createSignal<Square | null>(null);
  const [marked, setMarked] = createSignal<Rectangle | null>(null);
  const [placing, setPlacing] = createSignal<TilePlacement | null>(null);
  const [placed, setPlaced] = createSignal<readonly Rectangle[]>([]);
  const [said, setSaid] = createSignal('');
  let way: MapPoint[] = [];
  let before: DrawingTool | 'pan' = 'paint';
  /** Position of the tile when the finger touched the map. Null while no tile is dragged. */
  let placement: TilePlacement | null = null;

  // Undo, redo and resizing discard unfinished strokes.
  createEffect(
    on(board, () => {
      way = [];
      setDrawn(null);
      setAnchor(null);
      setMarked(null);
    }),
  );

  const paint = (): Brush => makeBrush(brush());
  const put = (next: Board, text: string): void => {
    setDrawn(null);
    if (isSameBoard(next, board())) return void setSaid(say('Nothing changed.'));
    onBoard(next);
    setSaid(text);
  };

  const patch = createMemo((): Patch | null => {
    const now = placing();
    const read = now && patchFromTile(now.tile);
    return now && read?.ok ? turnPatch(read.value, now.turn) : null;
  });
  const tileBox = (): Rectangle | null => {
    const [now, piece] = [placing(), patch()];
    return now && piece ? patchBoxAt(piece, now) : null;
  };
  const moveTile = (from: TilePlacement, x: number, y: number): void => {
    const size = tileBox();
    if (size) setPlacing({ ...from, ...snapTile(board(), placed(), size, { x, y }) });
  };

  const shown = createMemo((): Board => {
    const [now, piece] = [placing(), patch()];
    return now && piece ? stampPatch(board(), piece, now.x, now.y) : (drawn() ?? board());
  });

  /** Extends the path of a finger. The points of the path are in squares. */
  const along = (from: BoardPoint, at: BoardPoint): MapPoint[] => {
    if (way.length === 0) way.push(toMapPoint(from));
    const [last, next] = [way.at(-1) as MapPoint, toMapPoint(at)];
    if (Math.hypot(next.x - last.x, next.y - last.y) > POINT_DISTANCE) way.push(next);
    return way.length === 1 && (next.x !== last.x || next.y !== last.y) ? [...way, next] : way;
  };

  const drawing = (tool: DrawingTool): BoardStroke => ({
    draw: (from, at) => setDrawn(applyStroke(board(), tool, paint(), along(from, at), symmetry())),
    end: (from, at) => {
      const whole = applyStroke(board(), tool, paint(), along(from, at), symmetry());
      way = [];
      put(whole, '');
    },
    cancel: () => {
      way = [];
      setDrawn(null);
    },
  });
  const marking: BoardStroke = {
    draw: (from, at) => setMarked(boxBetween(board(), nearestSquare(board(), from), nearestSquare(board(), at))),
    end: (from, at) => setMarked(boxBetween(board(), nearestSquare(board(), from), nearestSquare(board(), at))),
    cancel: () => setMarked(null),
  };
  const carrying: BoardStroke = {
    draw: (from, at) => {
      placement ??= placing();
      if (placement) moveTile(placement, placement.x + (at.x - from.x) / CELL, placement.y + (at.y - from.y) / CELL);
    },
    end: (from, at) => {
      const now = placing();
      const size = tileBox();
      // A tap moves the centre of the tile to the tapped point.
      if (placement === null && from.x === at.x && from.y === at.y && now && size)
        moveTile(now, columns(at.x) - (size.width >> 1), columns(at.y) - (size.height >> 1));
      placement = null;
    },
    cancel: () => {
      if (placement) setPlacing(placement);
      placement = null;
    },
  };

  const stroke = createMemo((): BoardStroke | null => {
    const now = mode();
    if (now === 'pan') return null;
    return now === 'cut' ? marking : now === 'tile' ? carrying : drawing(now);
  });

  const choose = (square: Square): void => {
    const now = mode();
    if (now === 'pan') return;
    if (now === 'tile') {
      const from = placing();
      if (from) moveTile(from, xOf(square), yOf(square));
      return void setSaid(say('Corner of the tile on {square}.', { square: squareName(square) }));
    }
    const from = anchor();
    const twoEnds = now === 'cut' || now === 'line' || now === 'box';
    if (twoEnds && from === null) {
      setAnchor(square);
      return void setSaid(FIRST_SQUARE_TEXT[now](squareName(square)));
    }
    setAnchor(null);
    if (now === 'cut') return void setMarked(boxBetween(board(), from ?? square, square));
    const name =
      from === null || from === square
        ? squareName(square)
        : say('{from} to {to}', { from: squareName(from), to: squareName(square) });
    const places = pointsByKey(now, isEdgeBrush(brush().choice), from ?? square, square);
    // With a wall brush, one key press draws all four sides of a square. Shift and an arrow draw one side.
    const tool = now === 'paint' && isEdgeBrush(brush().choice) ? 'box' : now;
    put(applyStroke(board(), tool, paint(), places, symmetry()), say('Done: {name}.', { name }));
  };

  const setMode = (next: DrawingTool | 'pan' | 'cut'): void => {
    setPlacing(null);
    setAnchor(null);
    setMarked(null);
    setModeOnly(next);
  };

  return {
    /** The board including the unfinished stroke or the tile being placed. */
    shown,
    mode,
    setMode,
    brush,
    setBrush: (change: Partial<BrushSettings>) => {
      setAnchor(null);
      setBrushOnly({ ...brush(), ...change });
      // If the current mode does not draw, choosing a brush switches to drawing.
      if (change.choice !== undefined && ['pan', 'cut', 'tile'].includes(mode())) setMode('paint');
    },
    symmetry,
    nextSymmetry: () => setSymmetry(SYMMETRIES[(SYMMETRIES.indexOf(symmetry()) + 1) % SYMMETRIES.length] ?? 'none'),
    /** Stroke handlers of the board view. Null while one finger pans. */
    stroke,
    /** Handles a square that the user chose by keyboard. */
    choose,
    /** Handles an edge of a square that the user chose by keyboard. */
    chooseSide: (square: Square, dx: number, dy: number) => {
      if (mode() === 'pan' || mode() === 'cut' || mode() === 'tile') return;
      put(
        paintSquareSide(board(), paint(), square, dx, dy, symmetry()),
        say('Done: one side of {square}.', { square: squareName(square) }),
      );
    },
    /** First square of a line or rectangle drawn by keyboard. Null if there is none. */
    anchor,
    marked,
    unmark: () => setMarked(null),
    placing,
    beginPlacing: (tile: Tile) => {
      const now = mode();
      if (now !== 'tile' && now !== 'cut') before = now;
      const read = patchFromTile(tile);
      if (!read.ok) return;
      setAnchor(null);
      setMarked(null);
      setModeOnly('tile');
      setPlacing({ tile, turn: 0, ...findNextTilePlace(board(), placed(), patchBoxAt(read.value, { x: 0, y: 0 })) });
    },
    turnTile: () => {
      const now = placing();
      if (!now) return;
      const turned = { ...now, turn: (now.turn + 1) % 4 };
      setPlacing(turned);
      moveTile(turned, turned.x, turned.y);
    },
    placeTile: () => {
      const [now, box] = [placing(), tileBox()];
      if (!now || !box) return;
      const next = shown();
      setPlaced([...placed(), box]);
      put(
        next,
        say('{name} placed with its corner on {square}.', {
          name: now.tile.name,
          square: squareName(squareAt(Math.max(0, box.x), Math.max(0, box.y))),
        }),
      );
      setPlacing({ ...now, ...findNextTilePlace(board(), placed(), box) });
    },
    stopPlacing: () => setMode(before),
    /** Bounds of the tile being placed, or the marked rectangle. */
    box: () => tileBox() ?? marked(),
    /** Description of the last keyboard action for screen readers. */
    said,
  };
}

export type MapEditing = ReturnType<typeof createMapEditing>;

/** Distance in squares that a finger moves before its path gets another point. */
const POINT_DISTANCE = 0.08;

function toMapPoint({ x, y }: BoardPoint): MapPoint {
  return { x: x / CELL, y: y / CELL };
}

function columns(length: number): number {
  return Math.floor(length / CELL);
}

/** Returns the square at a drawing point. For a point outside the map, returns the nearest square. */
function nearestSquare(board: Board, { x, y }: BoardPoint): Square {
  return squareAt(
    Math.max(0, Math.min(board.width - 1, columns(x))),
    Math.max(0, Math.min(board.height - 1, columns(y))),
  );
}

function boxBetween(board: Board, a: Square, b: Square): Rectangle | null {
  if (!hasSquare(board, a) || !hasSquare(board, b)) return null;
  const [x, y] = [Math.min(xOf(a), xOf(b)), Math.min(yOf(a), yOf(b))];
  return { x, y, width: Math.abs(xOf(a) - xOf(b)) + 1, height: Math.abs(yOf(a) - yOf(b)) + 1 };
}

/**
 * Returns the points of a stroke between two squares chosen by keyboard. Walls follow edges of squares; other strokes
 * connect their centres.
 */
function pointsByKey(tool: DrawingTool, forEdges: boolean, a: Square, b: Square): MapPoint[] {
  const middle = (square: Square): MapPoint => ({ x: xOf(square) + 0.5, y: yOf(square) + 0.5 });
  if (!forEdges || tool === 'fill') return [middle(a), middle(b)];
  const [left, top] = [Math.min(xOf(a), xOf(b)), Math.min(yOf(a), yOf(b))];
  const [right, bottom] = [Math.max(xOf(a), xOf(b)) + 1, Math.max(yOf(a), yOf(b)) + 1];
  if (tool !== 'line')
    return [
      { x: left, y: top },
      { x: right, y: bottom },
    ];
  const upright = bottom - top > right - left;
  const [x, y] = [xOf(a), yOf(a)];
  return upright
    ? [
        { x, y: top },
        { x, y: bottom },
      ]
    : [
        { x: left, y },
        { x: right, y },
      ];
}

import { squareAt, squareName } from '../grid/square';
import { err, ok, type Result } from '../plain/result';
import type { Board } from './board';
import type { PatchEdge } from './patch';
import { DOOR, WALL } from './terrain';

/** Width of one square in a line of a drawing, in characters, including its edge. */
const PITCH = 4;
const ACROSS: Readonly<Record<string, typeof WALL | typeof DOOR | null>> = { '   ': null, '---': WALL, '===': DOOR };
const ALONG: Readonly<Record<string, typeof WALL | typeof DOOR | null>> = { ' ': null, '|': WALL, '!': DOOR };

type Size = Pick<Board, 'width' | 'height'>;

/**
 * Reads the outer frame of a tile's drawing. The fault is the `line:column` of an invalid character. The drawing must
 * already be a valid board.
 */
export function readFrame(map: string, { width, height }: Size): Result<readonly PatchEdge[], string> {
  const lines = map.split(/\r?\n/).map((line) => line.padEnd(width * PITCH + 1));
  const edges: PatchEdge[] = [];
  const signs: { line: number; column: number; length: number; at: Omit<PatchEdge, 'lies' | 'strength'> }[] = [];
  for (let x = 0; x < width; x++) {
    signs.push({ line: 0, column: x * PITCH + 1, length: 3, at: { x, y: -1, side: 'south' } });
    signs.push({ line: height * 2, column: x * PITCH + 1, length: 3, at: { x, y: height - 1, side: 'south' } });
  }
  for (let y = 0; y < height; y++) {
    signs.push({ line: y * 2 + 1, column: 0, length: 1, at: { x: -1, y, side: 'east' } });
    signs.push({ line: y * 2 + 1, column: width * PITCH, length: 1, at: { x: width - 1, y, side: 'east' } });
  }
  for (const { line, column, length, at } of signs) {
    const lies = (length === 3 ? ACROSS : ALONG)[(lines[line] ?? '').slice(column, column + length).padEnd(length)];
    if (lies === undefined) return err(`${line + 1}:${column + 1}`);
    if (lies !== null) edges.push({ ...at, lies, strength: null });
  }
  return ok(edges);
}

/** Replaces the outer frame of a tile's drawing, in the format that `readFrame` parses. */
export function drawFrame(drawing: string, { width, height }: Size, frame: readonly PatchEdge[]): string {
  const lines = drawing.trimEnd().split('\n');
  const put = (line: number, column: number, sign: string) => {
    const before = lines[line] as string;
    lines[line] = before.slice(0, column) + sign + before.slice(column + sign.length);
  };
  for (let x = 0; x < width; x++) for (const line of [0, height * 2]) put(line, x * PITCH + 1, '   ');
  for (let y = 0; y < height; y++) for (const column of [0, width * PITCH]) put(y * 2 + 1, column, ' ');
  for (const { x, y, side, lies } of frame) {
    if (side === 'south') put((y + 1) * 2, x * PITCH + 1, lies === WALL ? '---' : '===');
    else put(y * 2 + 1, (x + 1) * PITCH, lies === WALL ? '|' : '!');
  }
  return `${lines.join('\n')}\n`;
}

/** Returns the name of an edge on a tile's outline: `a1:north`. Null for an edge inside the tile. */
export function outlineEdgeName(
  { x, y, side }: Pick<PatchEdge, 'x' | 'y' | 'side'>,
  { width, height }: Size,
): string | null {
  if (side === 'south' && y === -1) return `${squareName(squareAt(x, 0))}:north`;
  if (side === 'south' && y === height - 1) return `${squareName(squareAt(x, y))}:south`;
  if (side === 'east' && x === -1) return `${squareName(squareAt(0, y))}:west`;
  if (side === 'east' && x === width - 1) return `${squareName(squareAt(x, y))}:east`;
  return null;
}

import { splitDrawing } from './board-text';

/** Features of a map, in display order. */
export const MAP_FEATURES = [
  'hindering',
  'blocking',
  'elevated',
  'water',
  'walls',
  'doors',
  'indoors',
  'stairs',
  'ladders',
  'special',
  'objects',
] as const;
export type MapFeature = (typeof MAP_FEATURES)[number];

/**
 * Characters in a drawn square that represent each feature. Walls and doors have none, because they are drawn on edges.
 */
const SIGNS: Readonly<Record<MapFeature, string>> = {
  hindering: 'h',
  blocking: 'B',
  elevated: '123456789',
  water: 'w',
  walls: '',
  doors: '',
  indoors: 'i',
  stairs: 'S',
  ladders: 'L',
  special: 'o',
  objects: 'O',
};

const bitOf = (content: MapFeature): number => 1 << MAP_FEATURES.indexOf(content);
const [WALLS, DOORS] = [bitOf('walls'), bitOf('doors')] as const;

/** Feature bit of each character in a square, by character code. */
const BITS_OF_SIGN = new Uint16Array(128);
for (const content of MAP_FEATURES)
  for (const sign of SIGNS[content]) BITS_OF_SIGN[sign.charCodeAt(0)] = bitOf(content);
const BITS_OF_EDGE = new Uint16Array(128);
BITS_OF_EDGE['|'.charCodeAt(0)] = WALLS;
BITS_OF_EDGE['!'.charCodeAt(0)] = DOORS;

export interface DrawingContents {
  /** Size of the map in squares: width in columns, height in rows. */
  readonly width: number;
  readonly height: number;
  readonly has: readonly MapFeature[];
}

/**
 * Scans a drawing for its size and features without parsing it. This is twenty times faster than making a board, so
 * lists can show features of hundreds of maps.
 */
export function scanDrawing(drawing: string): DrawingContents {
  const { grid, legend } = splitDrawing(drawing);
  const lines = grid.trimEnd().split(/\r?\n/);
  const longest = lines.reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
  const [width, height] = [Math.ceil((longest - 1) / 4), Math.ceil((lines.length - 1) / 2)];
  let bits = 0;
  for (let y = 0; y < height; y++) {
    bits |= bitsOfRow(lines[2 * y + 1] ?? '', width);
    // The outer frame never counts as a wall, whatever is drawn there.
    if (y < height - 1) bits |= bitsOfEdges(lines[2 * y + 2] ?? '');
  }
  for (const line of legend) {
    for (const sign of line.slice(line.indexOf(':'))) bits |= BITS_OF_SIGN[sign.charCodeAt(0)] ?? 0;
  }
  return { width, height, has: MAP_FEATURES.filter((content) => bits & bitOf(content)) };
}

function bitsOfRow(line: string, width: number): number {
  let bits = 0;
  for (let at = 1; at < width * 4; at++) {
    const signs = at % 4 === 0 ? BITS_OF_EDGE : BITS_OF_SIGN;
    bits |= signs[line.charCodeAt(at)] ?? 0;
  }
  return bits;
}

function bitsOfEdges(line: string): number {
  return (line.includes('---') ? WALLS : 0) | (line.includes('===') ? DOORS : 0);
}

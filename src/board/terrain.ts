/** First of the terrain bits of a square. A square without bits is clear. */
export const HINDERING = 1;
export const BLOCKING = 2;
export const WATER = 4;
export const STAIRS = 8;
export const LADDER = 16;
export const INDOORS = 32;
/** Special terrain (orange line), which has no effect of its own. */
export const SPECIAL = 64;
/** A printed object of the Strike Teams game; its strength is in `Board.objectStrengths`. */
export const PRINTED_OBJECT = 128;

/** Letters of the position notation with their bits, in printing order. */
export const TERRAIN_LETTERS: ReadonlyArray<readonly [letter: string, bit: number]> = [
  ['B', BLOCKING],
  ['S', STAIRS],
  ['L', LADDER],
  ['O', PRINTED_OBJECT],
  ['h', HINDERING],
  ['w', WATER],
  ['i', INDOORS],
  ['o', SPECIAL],
];

/** State of an open edge, also of an open door. The other states are WALL and DOOR (a closed door). */
export const OPEN = 0;
export const WALL = 1;
export const DOOR = 2;

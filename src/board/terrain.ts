/** What a square can be, each a bit; a square of none is clear. */
export const HINDERING = 1;
export const BLOCKING = 2;
export const WATER = 4;
export const STAIRS = 8;
export const LADDER = 16;
export const INDOORS = 32;
/** Special terrain (orange line): no effect of its own. */
export const SPECIAL = 64;
/** A printed object of the Strike Teams game; its strength stands in `Board.strengths`. */
export const PRINTED_OBJECT = 128;

/** Letter of the position notation → bit, in the order in which they are printed. */
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

/** What can lie on an edge. An open door lies as OPEN. */
export const OPEN = 0;
export const WALL = 1;
/** A closed door. */
export const DOOR = 2;

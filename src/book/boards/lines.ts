import { parseAskedBoards } from './asked-board';

/** Questions about lines of fire and ranged attacks. */
export const LINE_BOARDS = parseAskedBoards(`
# can i shoot past a friend | can i shoot through my own guy | do my own figures block line of fire
topics: line-of-fire
map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: red, attack: 9, range: 6}
  B: {at: e1, side: blue, defense: 16}
  C: {at: c1, side: red}
ask: {hit: {attacker: A, target: B, attack: ranged}}
`);

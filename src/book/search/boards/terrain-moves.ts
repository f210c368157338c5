import { parseAskedBoards } from './asked-board';

/** Questions about moves through terrain and between levels. */
export const TERRAIN_MOVE_BOARDS = parseAskedBoards(`
# can i stand on blocking terrain | can i move into blocking terrain | move onto a boulder | enter a blocking square | walk through blocking terrain
topics: blocking
map: |
  +---+---+---+---+
  | .   .   B   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
ask: {move: {piece: A, to: c1, action: move}}

# can i move through hindering terrain without stopping | walk into bushes and keep moving | run through hindering terrain | can i keep moving after entering hindering
topics: hindering-moving hindering
map: |
  +---+---+---+---+
  | .   h   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
ask: {move: {piece: A, to: c1, action: move}}

# how far can i move out of hindering terrain | speed when starting in hindering | half speed out of bushes | start my move in hindering terrain | does hindering halve my speed
topics: hindering-moving hindering
map: |
  +---+---+---+---+---+---+
  | h   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1}
ask: {reach: {piece: A, action: move}}

# can i keep moving inside hindering terrain | move from hindering to hindering | already in hindering and move to the next hindering square | can i move from one bush square to the next
topics: hindering-moving hindering
map: |
  +---+---+---+---+
  | h   h   h   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
ask: {move: {piece: A, to: c1, action: move}}

# can i move through water without stopping | walk into a river and keep moving | move across water | can i keep moving after entering water
topics: water ground-read
map: |
  +---+---+---+---+
  | .   w   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
ask: {move: {piece: A, to: c1, action: move}}

# can a swimmer move through water | does swim ignore water | dolphin symbol move through water | swimmer move in a river
topics: swim water
map: |
  +---+---+---+---+
  | .   w   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, abilities: [swim]}
ask: {move: {piece: A, to: c1, action: move}}

# can i walk up stairs | move up a stair to a roof | how do i get up by the stairs | climb the stairs | can i use the stairs to get on a roof
topics: stairs clear-terrain elevated
map: |
  +---+---+---+---+
  | .   S   1S  1 |
  +---+---+---+---+
pieces:
  A: {at: a1}
ask: {move: {piece: A, to: d1, action: move}}

# can i climb a ladder | how much does a ladder cost | move up a ladder to a roof | can i use a ladder to get on a roof
topics: stairs clear-terrain
map: |
  +---+---+---+---+
  | .   L   1L  1 |
  +---+---+---+---+
pieces:
  A: {at: a1}
ask: {move: {piece: A, to: d1, action: move}}

# can i move onto a roof without stairs | walk onto a building | get on a roof without a ladder | step onto a roof without stairs | go up a building without stairs
topics: elevated stairs
map: |
  +---+---+---+
  | .   1   1 |
  +---+---+---+
pieces:
  A: {at: a1}
ask: {move: {piece: A, to: b1, action: move}}

# can i jump off a roof | can i jump down from elevated terrain | step off the edge of a building | move off a roof without stairs
topics: elevated stairs
map: |
  +---+---+---+
  | 1   1   . |
  +---+---+---+
pieces:
  A: {at: b1}
ask: {move: {piece: A, to: c1, action: move}}
`);

import { parseAskedBoards } from './asked-board';

/** Questions about moves past figures and corners, and about breaking away. */
export const MOVE_BOARDS = parseAskedBoards(`
# can i move through a friend | can i walk past my own figure | move through my own guy | can i move through friendly characters | can i run through a friend
topics: moving
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1}
ask: {move: {piece: A, to: c1, action: move}}

# can i end my move on a friend | can i stop on my own figure | can two figures stand in one square | end movement on a friend
topics: moving
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: c1}
ask: {move: {piece: A, to: c1, action: move}}

# can i move through an enemy | can i walk through an opposing figure | move through an enemy figure | can i move through opposing characters | can i run through an enemy
topics: moving
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: c1, side: blue}
ask: {move: {piece: A, to: d1, action: move}}

# can i walk past an enemy without stopping | run by an enemy | can i keep moving after i become adjacent to an enemy | can i move past an enemy without stopping
topics: moving penalties
map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +   +   +   +   +   +
  | .   .   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a2}
  B: {at: c1, side: blue}
ask: {move: {piece: A, to: e2, action: move}}

# can i move diagonally | how much does a diagonal move cost | is a diagonal step 1 or 2 squares of movement | how many squares is a diagonal move
topics: moving
map: |
  +---+---+---+
  | .   .   . |
  +   +   +   +
  | .   .   . |
  +   +   +   +
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1}
ask: {move: {piece: A, to: c3, action: move}}

# can i move diagonally between two walls | squeeze diagonally between two walls | move through the corner between two walls | cut the corner between two walls
topics: moving-corners walls blocking ground-read moving
map: |
  +---+---+
  | .   . |
  +---+   +
  | . | . |
  +   +---+
  | .   . |
  +---+---+
pieces:
  A: {at: a2}
ask: {move: {piece: A, to: b1, action: move}}

# can i move diagonally around the corner of a wall | cut the corner of one wall | move diagonally past the end of a wall | diagonal move past one wall
topics: moving-corners walls blocking ground-read moving
map: |
  +---+---+---+
  | .   .   . |
  +   +---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, speed: 1}
ask: {move: {piece: A, to: b2, action: move, ap: 1}}

# can i move diagonally between two blocking squares | squeeze between two blocking terrain squares corner to corner | move through the gap between two boulders diagonally | can i squeeze between two diagonal blocking squares
topics: moving-corners blocking ground-read
map: |
  +---+---+
  | .   B |
  +   +   +
  | B   . |
  +---+---+
pieces:
  A: {at: a1}
ask: {move: {piece: A, to: b2, action: move}}

# can i move diagonally between two friends | squeeze diagonally between two figures | move between two of my figures standing corner to corner | can i slip diagonally past two friends
topics: moving moving-corners
map: |
  +---+---+---+
  | .   .   . |
  +   +   +   +
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1}
  C: {at: a2}
ask: {move: {piece: A, to: b2, action: move}}

# can i move through a wall | can i walk through walls | wall in the way of my move | can i walk to the other side of a wall
topics: walls blocking
map: |
  +---+---+---+---+
  | .   . | .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
ask: {move: {piece: A, to: d1, action: move}}

# do i need to break away | how do i leave an adjacent enemy | move away from an enemy next to me | what do i roll to break away | break away roll | leaving base contact with an enemy
topics: break-away break-away-read
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: b1}
  B: {at: a1, side: blue}
ask: {move: {piece: A, to: d1, action: move}}

# one roll to break away from two enemies | break away from several enemies at once | can i break away from two enemies with one roll | what do i roll to break away from two enemies
topics: break-away
map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: b1}
  B: {at: a1, side: blue}
  C: {at: a2, side: blue}
ask: {move: {piece: A, to: d1, action: move}}

# wall between me and the enemy break away | can i leave an enemy behind a wall without break away | can i walk off when the enemy is behind a wall | move away from an enemy on the other side of a wall
topics: walls blocking break-away
map: |
  +---+---+---+---+
  | . | .   .   . |
  +---+---+---+---+
pieces:
  A: {at: b1}
  B: {at: a1, side: blue}
ask: {move: {piece: A, to: d1, action: move}}
`);

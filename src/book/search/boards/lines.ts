import { parseAskedBoards } from './asked-board';

/** Questions about lines of fire past figures, walls and blocking terrain, and about range. */
export const LINE_BOARDS = parseAskedBoards(`
# can i shoot past a friend | can i shoot through my own guy | can i shoot past two friends | shoot over my buddy | friend in the way of my shot
topics: line-of-fire ranged-combat line-of-sight obstruction
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, damage: 3}
  B: {at: d1, side: blue}
  C: {at: c1}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot past an enemy | can i shoot through an enemy at the one behind | shoot an enemy behind another enemy | enemy figure in the way of my shot | los through opposing figure | los through an enemy
topics: line-of-fire ranged-combat line-of-sight obstruction
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, damage: 3}
  B: {at: d1, side: blue}
  C: {at: c1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot diagonally between two figures | shoot through the gap between two friends corner to corner | line of fire between two diagonal characters | los through the corner between two guys
topics: line-of-fire-corners line-of-fire line-of-sight line-of-sight-read
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
  B: {at: c3, side: blue}
  C: {at: b1}
  D: {at: a2}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot diagonally past one figure | los past the corner of a single figure | shoot diagonal with a friend on one side of the corner | line of fire touches the corner of a figures square | can i shoot diagonally past one friend
topics: line-of-fire-corners line-of-fire line-of-sight line-of-sight-read obstruction
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
  B: {at: c3, side: blue}
  C: {at: b1}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot diagonally between two blocking squares | line of fire between two buildings corner to corner | shoot through the corner where two blocking terrain meet | diagonal gap between two boulders line of fire | can i shoot between two blocking squares diagonally
topics: line-of-fire-corners line-of-fire blocking
map: |
  +---+---+---+
  | .   B   . |
  +   +   +   +
  | B   .   . |
  +   +   +   +
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: c3, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot diagonally between two walls | shoot diagonal across the corner of two walls | los through the corner between two walls | shoot diagonally through two walls that meet
topics: line-of-fire-corners line-of-fire walls line-of-sight line-of-sight-read
map: |
  +---+---+---+
  | .   .   . |
  +   +---+   +
  | . | .   . |
  +   +   +   +
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: c3, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot past the end of a wall | line of fire touches the corner of a wall | los diagonally past one wall | can i shoot around the corner of a wall | can i see past the corner of a wall
topics: line-of-fire-corners line-height-flanks line-of-fire walls line-of-sight line-of-sight-read
map: |
  +---+---+---+
  | .   .   . |
  +   +---+   +
  | .   .   . |
  +   +   +   +
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: c3, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot through a wall | can i shoot over a wall | wall between us can i shoot | shoot someone on the other side of a wall | los through a wall | can i shoot somebody behind a wall
topics: walls blocking line-of-fire line-of-sight
map: |
  +---+---+---+---+
  | .   . | .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot through a closed door | los through a shut door | closed door between us can i shoot | can i see through a closed door
topics: walls blocking line-of-fire line-of-sight doors
map: |
  +---+---+---+---+
  | .   . ! .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot through blocking terrain | can i shoot over a boulder | shoot over brown terrain | building in the way of my shot | los through blocking
topics: blocking line-of-fire
map: |
  +---+---+---+---+
  | .   .   B   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot over water | shooting across a river | los over water | shoot at someone standing in water | can i shoot across water
topics: water
map: |
  +---+---+---+---+
  | .   .   w   w |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# how do i count range diagonally | how far away is he diagonally | does a diagonal count as one for range | counting squares for range | is a diagonal 1 or 2 squares for range
topics: range distance
map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d3, side: blue}
ask: {range: [A, B]}

# can i shoot beyond my range | target is out of range | can i shoot at 5 squares with range 4 | is there long range | shoot someone beyond my range value
topics: range ranged-combat
map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1, range: 4}
  B: {at: f1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}
`);

import { parseAskedBoards } from './asked-board';

/** Questions about moves of fliers, leapers and phasing figures. */
export const FLYING_BOARDS = parseAskedBoards(`
# does a flyer break away | does flight need to break away | break away roll for a flying figure | what does a flyer roll to break away
topics: flight hovering break-away
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: b1, abilities: [flight]}
  B: {at: a1, side: blue}
ask: {move: {piece: A, to: d1, action: move}}

# can i fly over an enemy | can a flyer move past enemies | flight over opposing figures | fly over a character
topics: flight hovering
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, abilities: [flight]}
  B: {at: c1, side: blue}
ask: {move: {piece: A, to: d1, action: move}}

# can i fly over a wall | can a flyer cross walls outdoors | flight over blocking terrain | fly over a building outdoors
topics: flight hovering
map: |
  +---+---+---+---+
  | .   . | B   . |
  +---+---+---+---+
pieces:
  A: {at: a1, abilities: [flight]}
ask: {move: {piece: A, to: d1, action: move}}

# can i fly over a wall indoors | flyer indoors through walls | flight over blocking terrain inside a building | fly over indoor walls
topics: indoors flight
map: |
  +---+---+---+---+
  | i   i | i   i |
  +---+---+---+---+
pieces:
  A: {at: a1, abilities: [flight]}
ask: {move: {piece: A, to: d1, action: move}}

# can i fly onto a roof | can a flyer move up to elevated terrain | fly up to a building without stairs | does flight ignore elevation
topics: flight hovering elevated
map: |
  +---+---+---+
  | .   1   1 |
  +---+---+---+
pieces:
  A: {at: a1, abilities: [flight]}
ask: {move: {piece: A, to: c1, action: move}}

# can i fly over hindering terrain | flyer through bushes | does flight ignore hindering | can a flyer pass hindering without stopping
topics: flight hovering
map: |
  +---+---+---+---+
  | .   h   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, abilities: [flight]}
ask: {move: {piece: A, to: d1, action: move}}

# can leap climb move over enemies | leap climb over an enemy | leap over opposing figures | jump over an enemy with leap climb
topics: leap-climb
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, powers: [leap-climb]}
  B: {at: b1, side: blue}
ask: {move: {piece: A, to: c1, action: move}}

# leap climb past an enemy without stopping | can a leaper run past an enemy | can leap climb keep moving after it becomes adjacent to an enemy | can leap climb run past an enemy
topics: leap-climb
map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +   +   +   +   +   +
  | .   .   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a2, powers: [leap-climb]}
  B: {at: c1, side: blue}
ask: {move: {piece: A, to: e2, action: move}}

# can leap climb go over a wall | leap climb over walls outdoors | jump over a wall with leap climb | leap climb over blocking terrain
topics: leap-climb
map: |
  +---+---+---+---+
  | .   . | .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, powers: [leap-climb]}
ask: {move: {piece: A, to: d1, action: move}}

# can leap climb go through walls indoors | leap climb indoors over a wall | leaper inside a building over walls | can leap climb go over a wall inside a building
topics: leap-climb indoors
map: |
  +---+---+---+---+
  | i   i | i   i |
  +---+---+---+---+
pieces:
  A: {at: a1, powers: [leap-climb]}
ask: {move: {piece: A, to: d1, action: move}}

# can leap climb get on a roof | leap climb up to elevated terrain | jump onto a building with leap climb | leap climb without stairs
topics: leap-climb elevated
map: |
  +---+---+---+
  | .   1   1 |
  +---+---+---+
pieces:
  A: {at: a1, powers: [leap-climb]}
ask: {move: {piece: A, to: c1, action: move}}

# break away with leap climb | leap climb next to an enemy break away roll | leaper leaving base contact | what does leap climb roll to break away
topics: leap-climb break-away
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: b1, powers: [leap-climb]}
  B: {at: a1, side: blue}
ask: {reach: {piece: A, action: move}}

# can phasing go through walls | can i phase through a wall | phasing teleport through walls indoors | teleport through a wall | phase through blocking terrain
topics: phasing-teleport
map: |
  +---+---+---+---+
  | i   i | Bi  i |
  +---+---+---+---+
pieces:
  A: {at: a1, powers: [phasing-teleport]}
ask: {move: {piece: A, to: d1, action: phasing-teleport}}

# can i end a phase in a wall | can phasing end in blocking terrain | teleport into blocking terrain | phase into a blocking square
topics: phasing-teleport
map: |
  +---+---+---+---+
  | .   .   B   . |
  +---+---+---+---+
pieces:
  A: {at: a1, powers: [phasing-teleport]}
ask: {move: {piece: A, to: c1, action: phasing-teleport}}

# phasing next to an enemy | break away with phasing | teleport out of base contact | what does phasing roll to break away
topics: phasing-teleport
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: b1, powers: [phasing-teleport]}
  B: {at: a1, side: blue}
ask: {reach: {piece: A, action: phasing-teleport}}

# can i phase through an enemy | phasing past enemies | teleport through opposing figures | phase through a character
topics: phasing-teleport
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, powers: [phasing-teleport]}
  B: {at: c1, side: blue}
ask: {move: {piece: A, to: d1, action: phasing-teleport}}
`);

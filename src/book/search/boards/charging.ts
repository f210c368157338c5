import { parseAskedBoards } from './asked-board';

/** Questions about moves with an attack, and about carrying. */
export const CHARGING_BOARDS = parseAskedBoards(`
# how far can i charge | charge with speed 8 how many squares | charge distance | is charge half speed | how far does a charge move
topics: charge halving-speed
map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1, powers: [charge]}
ask: {reach: {piece: A, action: charge}}

# how far can i charge out of hindering | charge when starting in bushes | charge from hindering is it half of half | is charge halved twice in hindering
topics: charge halving-speed
map: |
  +---+---+---+---+---+---+
  | h   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1, powers: [charge]}
ask: {reach: {piece: A, action: charge}}

# do i break away before a charge | charge while adjacent to an enemy | charge out of base contact | break away with charge
topics: charge break-away
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: b1, powers: [charge]}
  B: {at: a1, side: blue}
ask: {move: {piece: A, to: d1, action: charge}}

# can i charge past an enemy | charge through an enemy at the one behind | can i charge through an enemy | charge past the first enemy
topics: charge
map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, powers: [charge]}
  B: {at: c1, side: blue}
ask: {move: {piece: A, to: d1, action: charge}}

# how far can i move with running shot | running shot distance | is running shot half speed | running shot with speed 8 how many squares
topics: running-shot halving-speed
map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1, powers: [running-shot]}
ask: {reach: {piece: A, action: running-shot}}

# how far does hypersonic speed move | is hypersonic speed halved | hypersonic distance | hss full speed or half
topics: hypersonic-speed halving-speed
map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1, powers: [hypersonic-speed]}
ask: {reach: {piece: A, action: hypersonic-speed}}

# can hypersonic speed move through enemies | hypersonic past an enemy | hss run through opposing figures | can hypersonic run past an enemy
topics: hypersonic-speed
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, powers: [hypersonic-speed]}
  B: {at: c1, side: blue}
ask: {move: {piece: A, to: d1, action: hypersonic-speed}}

# can a flyer carry a friend | can my flyer carry my buddy somewhere | taxi a friend with a flyer | flying figure carrying a teammate | can a flyer pick up a friend
topics: carry carrying flight
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, abilities: [flight, carry]}
  B: {at: b1}
ask: {carry: {carrier: A, carried: B}}

# can a figure that cannot fly carry someone | can a figure without wings carry | carry without flight | can a walking figure taxi
topics: carry carrying
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, size: tiny}
ask: {carry: {carrier: A, carried: B}}

# can i carry an enemy | carry an opposing figure | taxi an enemy away | can a flyer pick up an enemy
topics: carry carrying
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, abilities: [flight, carry]}
  B: {at: b1, side: blue}
ask: {carry: {carrier: A, carried: B}}

# can a flyer carry another flyer | can a flyer be carried by another flyer | can i taxi a flying figure | can flyers be carried
topics: carry carrying flight
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, abilities: [flight, carry]}
  B: {at: b1, abilities: [flight, carry]}
ask: {carry: {carrier: A, carried: B}}

# can i carry someone holding an object | carry a friend with an object | taxi a figure that holds a car | passenger with an object
topics: carry carrying
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, abilities: [flight, carry]}
  B: {at: b1, powers: [super-strength], holding: light}
ask: {carry: {carrier: A, carried: B}}

# does carrying slow me down | speed when carrying a friend | how far can i move while carrying | carry minus 2 speed | carrying penalty
topics: carry carrying
map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: b1, abilities: [flight, carry]}
  B: {at: a1}
ask: {reach: {piece: A, action: move, carrying: B}}

# can i carry someone who is not adjacent | carry a friend 2 squares away | pick up a passenger on the way | can a flyer carry someone 2 squares away
topics: carry carrying
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, abilities: [flight, carry]}
  B: {at: c1}
ask: {carry: {carrier: A, carried: B}}

# can i carry a friend who is adjacent to an enemy | carry someone out of base contact | taxi a friend away from an enemy | can a flyer carry a friend out of base contact
topics: carry carrying flight
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, abilities: [flight, carry]}
  B: {at: b1}
  C: {at: c1, side: blue}
ask: {carry: {carrier: A, carried: B}}
`);

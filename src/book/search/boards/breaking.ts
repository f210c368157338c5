import { parseAskedBoards } from './asked-board';

/** Questions about the destruction of terrain, and about knock back. */
export const BREAKING_BOARDS = parseAskedBoards(`
# can i destroy a wall with 3 damage | break down a wall | can i smash a wall | can i knock down a wall with 3 damage | is 3 damage enough to break a wall
topics: destroying-walls destroying-blocking
map: |
  +---+---+---+---+
  | .   . | .   . |
  +---+---+---+---+
pieces:
  A: {at: b1, damage: 3}
ask: {destroy: {attacker: A, target: b1/c1, attack: close}}

# can i destroy a wall with 2 damage | is 2 damage enough to break a wall | destroy blocking terrain with 2 damage | wall and damage value 2
topics: destroying-walls destroying-blocking
map: |
  +---+---+---+---+
  | .   . | .   . |
  +---+---+---+---+
pieces:
  A: {at: b1, damage: 2}
ask: {destroy: {attacker: A, target: b1/c1, attack: close}}

# destroy a wall from a distance | blow up a wall with a ranged attack | can i destroy a wall from 2 squares away | break a wall with a ranged attack
topics: destroying-walls destroying-blocking
map: |
  +---+---+---+---+
  | .   . | .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, damage: 3}
ask: {destroy: {attacker: A, target: b1/c1, attack: ranged}}

# can i destroy blocking terrain | smash a boulder | what happens to destroyed blocking terrain | destroy a blocking square | can i destroy a boulder with 3 damage
topics: destroying-blocking debris
map: |
  +---+---+---+
  | .   B   . |
  +---+---+---+
pieces:
  A: {at: a1, damage: 3}
ask: {destroy: {attacker: A, target: b1, attack: close}}

# can i destroy blocking terrain on a roof | smash an air conditioner on a rooftop | can elevated blocking terrain be destroyed | break blocking terrain on elevated terrain
topics: elevated blocking destroying-blocking
map: |
  +---+---+---+
  | 1   1B  1 |
  +---+---+---+
pieces:
  A: {at: a1, damage: 3}
ask: {destroy: {attacker: A, target: b1, attack: close}}

# can i destroy an object | smash an object token | break an object with 3 damage | can i destroy an object with 3 damage
topics: destroying-objects destroying-blocking
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
objects: {crate: {at: b1, kind: light}}
pieces:
  A: {at: a1, damage: 3}
ask: {destroy: {attacker: A, target: b1, attack: close}}

# how far does knock back go | how many squares is knock back for 2 clicks | knock back distance | how far do doubles knock someone back
topics: knock-back
map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue}
ask: {knockback: {attacker: A, target: B, taken: 2}}

# knock back into a wall damage | knocked back into a wall | how much damage from knock back into a wall | slammed into a wall by knock back
topics: knock-back knock-back-damage knock-back-read
map: |
  +---+---+---+---+---+
  | .   .   . | .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue}
ask: {knockback: {attacker: A, target: B, taken: 3}}

# knocked back off a roof damage | how much damage is falling off a roof | knock back off a building | knocked off elevated terrain falling damage
topics: knock-back knock-back-falls knock-back-read
map: |
  +---+---+---+---+---+
  | 1   1   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue}
ask: {knockback: {attacker: A, target: B, taken: 2}}

# does a flyer take falling damage | flyer knocked back off a roof | flying figure knocked off a building damage | falling damage for a flyer
topics: knock-back-falls knock-back-never
map: |
  +---+---+---+---+---+
  | 1   1   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue, abilities: [flight]}
ask: {knockback: {attacker: A, target: B, taken: 2}}

# knock back into another figure | knocked back into someone does he take damage | knock back into a friend | figure in the way of knock back
topics: knock-back knock-back-damage
map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue}
  C: {at: d1, side: blue}
ask: {knockback: {attacker: A, target: B, taken: 3}}

# knock back off the edge of the map | knocked back into the map edge damage | knock back at the edge of the board | knock back into the map edge
topics: knock-back knock-back-damage knock-back-never knock-back-read
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue}
ask: {knockback: {attacker: A, target: B, taken: 3}}

# does toughness reduce knock back damage | toughness knocked back into a wall | knock back damage against toughness | how much knock back damage does toughness take
topics: knock-back-damage toughness
map: |
  +---+---+---+---+---+
  | .   .   . | .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue, powers: [toughness]}
ask: {knockback: {attacker: A, target: B, taken: 3}}

# can a giant be knocked back | does knock back work on a giant | knock back against giants | knock back a giant
topics: giant
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue, abilities: [giant]}
ask: {knockback: {attacker: A, target: B, taken: 2}}

# does knock back pass through hindering terrain | knocked back into bushes | does hindering stop knock back | knock back through hindering terrain
topics: knock-back knock-back-damage
map: |
  +---+---+---+---+---+---+
  | .   .   h   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue}
ask: {knockback: {attacker: A, target: B, taken: 2}}
`);

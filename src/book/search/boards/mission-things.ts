import { parseAskedBoards } from './asked-board';

/** Questions about doors, walls and objects in missions. */
export const MISSION_THING_BOARDS = parseAskedBoards(`
# how much does it cost to open a door | can a hero open a door by hand | action points for a hero to open a door | force a door open
topics: doors interacting
map: |
  +---+---+---+
  | . ! .   . |
  +---+---+---+
strengths: {a1/b1: 3}
pieces:
  A: {at: a1, side: heroes, ap: 6}
ask: {interact: {piece: A, target: a1/b1}}

# how much does the mastermind pay for a door | mastermind open a door cost | can a villain open a door for 1 | henchman open a door
topics: doors interacting
map: |
  +---+---+---+
  | . ! .   . |
  +---+---+---+
strengths: {a1/b1: 3}
pieces:
  A: {at: a1, side: mastermind, ap: 6}
ask: {interact: {piece: A, target: a1/b1}}

# how much does it cost to dismantle a crate | take a crate apart by hand | remove an object with action points | dismantle an object cost
topics: interacting
map: |
  +---+---+---+
  | .   O   . |
  +---+---+---+
strengths: {b1: 3}
pieces:
  A: {at: a1, side: heroes, ap: 6}
ask: {interact: {piece: A, target: b1}}

# what strength breaks a wall | can an attack of strength 3 breach a wall of strength 3 | breach a wall with an attack | smash through a wall of strength 3
topics: destroying
map: |
  +---+---+---+---+
  | .   . | .   . |
  +---+---+---+---+
strengths: {b1/c1: 3}
pieces:
  A: {at: b1, side: heroes, ap: 6}
ask: {destroy: {attacker: A, target: b1/c1, attack: melee, strength: 3}}

# attack weaker than the door | strength 3 against a door of strength 4 | does damage to a door add up | is a weak attack enough to destroy a door
topics: destroying
map: |
  +---+---+---+---+
  | .   . ! .   . |
  +---+---+---+---+
strengths: {b1/c1: 4}
pieces:
  A: {at: b1, side: heroes, ap: 6}
ask: {destroy: {attacker: A, target: b1/c1, attack: melee, strength: 3}}

# can i shoot an adjacent crate | ranged attack on an object next to me | shoot a crate beside me | can i shoot a crate next to me
topics: destroying
map: |
  +---+---+---+
  | .   O   . |
  +---+---+---+
strengths: {b1: 3}
pieces:
  A: {at: a1, side: heroes, ap: 6}
ask: {destroy: {attacker: A, target: b1, attack: ranged, strength: 3}}
`);

import { parseAskedBoards } from './asked-board';

/** Questions about objects in hand, thrown, and moved by telekinesis. */
export const OBJECT_BOARDS = parseAskedBoards(`
# how much damage does a light object add | hit someone with a light object | light object damage bonus | punch with a light object how many clicks
topics: object-close super-strength
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, powers: [super-strength], holding: light}
  B: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: close}}

# how much damage does a heavy object add | hit someone with a heavy object | heavy object damage bonus | super strength damage with a heavy object | punch with a heavy object how many clicks
topics: object-close super-strength
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, powers: [super-strength], holding: heavy}
  B: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: close}}

# how much damage does a thrown light object do | throw a light object damage | light object thrown how many clicks | damage of a thrown light object
topics: object-throwing
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, damage: 4, powers: [super-strength], holding: light}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: throw}}

# how much damage does a thrown heavy object do | throw a heavy object damage | heavy object thrown how many clicks | damage of a thrown heavy object
topics: object-throwing
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, damage: 4, powers: [super-strength], holding: heavy}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: throw}}

# can i throw an object with range 0 | throw an object without a range | figure with no range can it throw | can a figure with range 0 throw an object
topics: object-throwing
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, range: 0, powers: [super-strength], holding: light}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: throw}}

# can i throw a heavy object 5 squares | throw a heavy object at someone 5 squares away | is a heavy object thrown 5 squares in range | can i throw a car 5 squares
topics: object-throwing
map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1, range: 0, powers: [super-strength], holding: heavy}
  B: {at: f1, side: blue}
ask: {hit: {attacker: A, target: B, attack: throw}}

# can i throw an object at someone next to me | throw an object at an adjacent enemy | thrown object in base contact | can i throw at an adjacent enemy
topics: object-throwing
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, powers: [super-strength], holding: light}
  B: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: throw}}

# can i shoot while holding an object | ranged attack while i hold an object | can i make a ranged attack with an object in hand | shoot with range while holding a car
topics: holding picking-up object-throwing
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, powers: [super-strength], holding: heavy}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# attack with an object by telekinesis | tk an object at someone | fling an object with telekinesis damage | telekinesis attack with a light object how many clicks
topics: telekinesis-attack telekinesis
map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +---+---+---+---+---+
objects: {crate: {at: b1, kind: light}}
pieces:
  A: {at: a1, damage: 4, range: 0, powers: [telekinesis]}
  B: {at: e1, side: blue}
ask: {hit: {attacker: A, target: B, attack: telekinesis, object: b1}}

# telekinesis attack with a heavy object damage | tk a heavy object at someone | fling a heavy object with telekinesis how many clicks | telekinesis attack with a heavy object how many clicks
topics: telekinesis-attack telekinesis
map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +---+---+---+---+---+
objects: {car: {at: b1, kind: heavy}}
pieces:
  A: {at: a1, range: 0, powers: [telekinesis]}
  B: {at: e1, side: blue}
ask: {hit: {attacker: A, target: B, attack: telekinesis, object: b1}}
`);

import { parseAskedBoards } from './asked-board';

/** Questions about attacks in missions. */
export const MISSION_ATTACK_BOARDS = parseAskedBoards(`
# how much weaker is a shot 5 spaces away | distance penalty at 5 spaces | strength of a ranged attack at long distance | shot 5 spaces away strength
topics: distance
map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 6}
  B: {at: f1, side: mastermind}
ask: {hit: {attacker: A, target: B, attack: ranged, strength: 4}}

# how much does aiming help | aim at a target 5 spaces away | spend 2 action points to aim | does aiming remove the distance penalty
topics: distance
map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 6}
  B: {at: f1, side: mastermind}
ask: {hit: {attacker: A, target: B, attack: ranged, strength: 4, aim: 2}}

# how much cover does a crate give | target behind a crate | crate next to the target in the way | shoot someone behind an object | obstruction of a crate beside the target
topics: obstruction
map: |
  +---+---+---+---+
  | .   .   O   . |
  +---+---+---+---+
strengths: {c1: 2}
pieces:
  A: {at: a1, side: heroes, ap: 6}
  B: {at: d1, side: mastermind}
ask: {hit: {attacker: A, target: B, attack: ranged, strength: 4}}

# crate next to me in the way of my shot | object in the line but not next to the target | shoot over a crate i stand behind | shoot past a crate that is next to me
topics: obstruction
map: |
  +---+---+---+---+
  | .   O   .   . |
  +---+---+---+---+
strengths: {b1: 2}
pieces:
  A: {at: a1, side: heroes, ap: 6}
  B: {at: d1, side: mastermind}
ask: {hit: {attacker: A, target: B, attack: ranged, strength: 4}}

# can i see past an object | los over a crate | can i see over a crate | line of sight past an object
topics: line-of-sight obstruction
map: |
  +---+---+---+---+
  | .   .   O   . |
  +---+---+---+---+
strengths: {c1: 3}
pieces:
  A: {at: a1, side: heroes}
  B: {at: d1, side: mastermind}
ask: {see: [A, B]}

# shoot at someone standing on a crate | target stands on an object | attack a target on a crate how many wounds | shoot at a figure on top of a crate
topics: obstruction
map: |
  +---+---+---+---+
  | .   .   .   O |
  +---+---+---+---+
strengths: {d1: 2}
pieces:
  A: {at: a1, side: heroes, ap: 6}
  B: {at: d1, side: mastermind}
ask: {hit: {attacker: A, target: B, attack: ranged, strength: 4}}

# can heroes attack in the first round | may a hero attack in round 1 | do heroes get to attack first round | can a hero shoot in the first round
topics: first-round
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
round: 1
pieces:
  A: {at: a1, side: heroes, ap: 6}
  B: {at: c1, side: mastermind}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i make a melee attack 2 spaces away | melee attack without being adjacent | melee reach in spaces | can i melee someone 2 spaces away
topics: attacking
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 6}
  B: {at: c1, side: mastermind}
ask: {adjacent: [A, B]}

# can a trapped character attack | attack while trapped | trapped token attack | trapped can i attack
topics: status-tokens
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 6, status: [trapped]}
  B: {at: b1, side: mastermind}
ask: {hit: {attacker: A, target: B, attack: melee}}

# what does an attack cost while prone | can i attack while prone | cost of an attack while prone | prone attack action points
topics: status-tokens
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 6, status: [prone], boxes: {attack: {cost: 2, slots: 2}}}
ask: {cost: {piece: A, of: attack}}

# can a henchman attack twice | may one henchman make two attacks | second attack of a henchman | can a henchman attack again
topics: henchman-attacks
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: mastermind, kind: henchman, ap: 6, attacked: true}
  B: {at: b1, side: heroes}
ask: {hit: {attacker: A, target: B, attack: melee}}

# can i attack a figure that just respawned | attack a hero who came back this round | attack a respawned figure | can i attack a villain who just came back
topics: respawn
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 6}
  B: {at: b1, side: mastermind, respawned: true}
ask: {hit: {attacker: A, target: B, attack: melee}}

# how much dearer is an attack with a wound in the attack box | wound in the attack box cost of a card | does a wound make attacks cost more | attack cost with a wound in the attack box
topics: wounds attack-box
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 6, boxes: {attack: {cost: 2, slots: 2, wounds: 1}}, cards: {Blow: {box: attack, cost: 3, slots: 2}}}
ask: {cost: {piece: A, of: Blow}}

# can i use a card with all slots full | card full of wounds can i use it | all damage slots of a card filled | use a card with full slots
topics: wounds damage-slots
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 6, cards: {Blow: {box: attack, cost: 3, slots: 2, wounds: 2}}}
ask: {cost: {piece: A, of: Blow}}

# can the mastermind attack in the first round | can a villain attack a hero in round 1 | may henchmen attack in the first round | can villains shoot heroes in the first round
topics: first-round
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
round: 1
pieces:
  A: {at: a1, side: mastermind, ap: 6}
  B: {at: c1, side: heroes}
ask: {hit: {attacker: A, target: B, attack: ranged}}
`);

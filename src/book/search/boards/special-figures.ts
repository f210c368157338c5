import { parseAskedBoards } from './asked-board';

/** Questions about giants, fliers and sharpshooters. */
export const SPECIAL_FIGURE_BOARDS = parseAskedBoards(`
# can i shoot past a giant from elevated | giant in the way when shooting down from a roof | shoot over a giant from a rooftop | can i shoot down past a giant | los past a giant from a roof
topics: giant
map: |
  +---+---+---+---+
  | 1   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
  C: {at: c1, abilities: [giant]}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot at a giant over my friend | shoot past a figure at a giant | los to a giant behind other figures | target giant behind his friends
topics: giant
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue, abilities: [giant]}
  C: {at: c1}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can a giant attack 2 squares away | giant reach in close combat | can a giant hit someone 2 squares away | giant punch over a friend | giant close attack range
topics: giant
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, abilities: [giant]}
  B: {at: c1, side: blue}
ask: {hit: {attacker: A, target: B, attack: close}}

# can i shoot at a flyer | can i shoot at a flying figure | shooting a hovering figure | attack someone who is flying from the ground
topics: flight hovering ranged-combat
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue, abilities: [flight]}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot at a soaring figure with full range | shoot a soaring flyer at 4 squares with range 6 | can i shoot a soaring figure 4 squares away with range 6 | shoot at soaring beyond half range
topics: soaring-attacks soaring
map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: e1, side: blue, abilities: [flight], mode: soaring}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot a soaring figure within half range | can i shoot up at a soaring figure | shoot a soaring flyer 3 squares away with range 6 | target soaring figure from below
topics: soaring-attacks soaring
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue, abilities: [flight], mode: soaring}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can a sharpshooter shoot adjacent | sharpshooter with an enemy next to him | crosshairs shoot someone in base contact | can a sharpshooter shoot someone next to him
topics: sharpshooter
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, abilities: [sharpshooter]}
  B: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can a sharpshooter shoot past enemies | sharpshooter line of fire through opposing figures | sharpshooter shoot through an enemy | can a sharpshooter shoot someone behind an enemy
topics: sharpshooter
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, abilities: [sharpshooter]}
  B: {at: d1, side: blue}
  C: {at: c1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can a sharpshooter shoot past his friends | sharpshooter line of fire through own figures | sharpshooter shoot through a friend | can a sharpshooter shoot someone behind his friend
topics: sharpshooter
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, abilities: [sharpshooter]}
  B: {at: d1, side: blue}
  C: {at: c1}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can a sharpshooter with an adjacent enemy shoot someone else | sharpshooter based can he shoot past the adjacent enemy | sharpshooter shoot at another target while an enemy is beside him | sharpshooter with two enemies one adjacent one far
topics: sharpshooter-read sharpshooter
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, abilities: [sharpshooter]}
  B: {at: d1, side: blue}
  C: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# what does a giant need to break away | giant break away roll | does a giant break away easier | giant leaving base contact | what does a giant roll to break away
topics: giant
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: b1, abilities: [giant]}
  B: {at: a1, side: blue}
ask: {move: {piece: A, to: d1, action: move}}
`);

import { parseAskedBoards } from './asked-board';

/** Questions about moves in missions, and about slams. */
export const MISSION_MOVE_BOARDS = parseAskedBoards(`
# how much does it cost to leave an enemy | action points to move away from an enemy | penalty for leaving an adjacent enemy | ap to disengage | moving away from a villain cost
topics: penalties
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: b1, side: heroes, ap: 6}
  B: {at: a1, side: mastermind}
ask: {move: {piece: A, to: d1, action: move, ap: 6}}

# how much does it cost to move over a crate | action points to enter an object space | ap to climb on a crate | moving onto an object cost
topics: penalties
map: |
  +---+---+---+---+
  | .   O   .   . |
  +---+---+---+---+
strengths: {b1: 2}
pieces:
  A: {at: a1, side: heroes, ap: 6}
ask: {move: {piece: A, to: c1, action: move, ap: 6}}

# leave an enemy and enter an object at once | step from an enemy onto a crate cost | leave an enemy and enter a crate in one step | penalty for an enemy and a crate together
topics: penalties
map: |
  +---+---+---+---+
  | .   .   O   . |
  +---+---+---+---+
strengths: {c1: 2}
pieces:
  A: {at: b1, side: heroes, ap: 6}
  B: {at: a1, side: mastermind}
ask: {move: {piece: A, to: c1, action: move, ap: 6}}

# extra space for running | can i run 4 spaces with 3 ap | does running give an extra space | running one space further than my ap
topics: running
map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 3}
ask: {move: {piece: A, to: e1, action: move, ap: 3, run: true}}

# how far does a march go | how many spaces can henchmen march | march distance | spaces per henchman in a march
topics: marching
map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: mastermind, kind: henchman, ap: 6}
ask: {reach: {piece: A, action: march}}

# what does a breakthrough cost | can i break through an enemy | break through to the space behind an enemy | action points to push through an enemy
topics: breakthrough
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 6}
  B: {at: b1, side: mastermind}
ask: {breakthrough: {attacker: A, target: B, strength: 3, defend: 1}}

# what if the enemy defends against my breakthrough | enemy blocks my breakthrough | thrown back from a breakthrough | enemy defends my whole breakthrough
topics: breakthrough
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 6}
  B: {at: b1, side: mastermind}
ask: {breakthrough: {attacker: A, target: B, strength: 3, defend: 3}}

# can i break through an enemy with a wall behind him | breakthrough against a wall | break through when the space behind is blocked | breakthrough with a wall behind the enemy
topics: breakthrough breakthrough-read
map: |
  +---+---+---+
  | .   . | . |
  +---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 6}
  B: {at: b1, side: mastermind}
ask: {breakthrough: {attacker: A, target: B, strength: 3, defend: 1}}

# how much damage is a slam into a wall | slam into a wall damage | slammed into a wall with 4 damage | slam against a wall how many wounds
topics: slam-wall slamming
map: |
  +---+---+---+---+
  | .   .   . | . |
  +---+---+---+---+
strengths: {c1/d1: 4}
pieces:
  A: {at: a1, side: heroes}
  B: {at: b1, side: mastermind, health: 12}
ask: {slam: {attacker: A, target: B, spaces: 2, damage: 4}}

# slam through a weak wall | slammed into a thin wall does he go through | slam an enemy through a wall | slam an enemy through a thin wall
topics: slam-wall
map: |
  +---+---+---+---+
  | .   .   . | . |
  +---+---+---+---+
strengths: {c1/d1: 2}
pieces:
  A: {at: a1, side: heroes}
  B: {at: b1, side: mastermind, health: 12}
ask: {slam: {attacker: A, target: B, spaces: 2, damage: 4}}

# slam into another character damage | slammed into someone how many wounds | slam an enemy into another enemy | slam into a friend
topics: slam-character slamming
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: heroes}
  B: {at: b1, side: mastermind, health: 12}
  C: {at: c1, side: mastermind, health: 12}
ask: {slam: {attacker: A, target: B, spaces: 2, damage: 5}}

# slam into a crate damage | slammed into an object does it break | slam an enemy into a crate | slam through an object
topics: slam-object slamming
map: |
  +---+---+---+---+
  | .   .   O   . |
  +---+---+---+---+
strengths: {c1: 2}
pieces:
  A: {at: a1, side: heroes}
  B: {at: b1, side: mastermind, health: 12}
ask: {slam: {attacker: A, target: B, spaces: 2, damage: 4}}

# slam into empty spaces damage | slam with nothing behind him | slam into nothing | slam damage with empty spaces
topics: slamming
map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: heroes}
  B: {at: b1, side: mastermind, health: 12}
ask: {slam: {attacker: A, target: B, spaces: 2, damage: 4}}

# can a trapped character move | move while trapped | trapped token movement | trapped can i move
topics: status-tokens
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 6, status: [trapped]}
ask: {move: {piece: A, to: c1, action: move, ap: 6}}

# can a hero stand on a red spawn point | end a move on an enemy spawn point | block the villain spawn point | can a hero end on a villain spawn point
topics: occupying-spawns
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
spawns: {villain: [c1]}
pieces:
  A: {at: a1, side: heroes, ap: 6}
ask: {move: {piece: A, to: c1, action: move, ap: 6}}

# can a hero stand on a white spawn point | block a henchman spawn point | end a move on a henchman spawn | can i end on a henchman spawn point
topics: occupying-spawns
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
spawns: {henchman: [c1]}
pieces:
  A: {at: a1, side: heroes, ap: 6}
ask: {move: {piece: A, to: c1, action: move, ap: 6}}
`);

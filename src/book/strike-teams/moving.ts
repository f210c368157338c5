import { parseEntries } from '../entry';

export const MOVING = parseEntries(`
# Moving {#moving}
at: Movement
terms: advance, advancing, movement, move
see: penalties running breakthrough walls
asks: move reach
Moving costs 1 AP a space, diagonals too; that is advancing. Through allies, not ending on them; never into an enemy’s
space.
map: |
  +---+---+---+---+
  | .   .   O   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
strengths: {c1: 2}
pieces:
  A: {at: a1, side: heroes, ap: 4}
  B: {at: a2, side: mastermind, kind: villain}
ask: {move: {piece: A, to: c1, action: move, ap: 4}}

# Movement penalties {#penalties}
at: Movement: Movement Penalties
terms: penalty, leave enemy, base contact, disengage, break away, crate
see: moving bonus-movement
asks: move reach
It costs 1 AP more to enter a space with a printed object, or to leave one beside an enemy. It is never more than 1
for a step.

# Running {#running}
at: Movement: Advancing & Running
terms: run, extra space, bonus space
see: moving bonus-movement running-read
asks: move reach
If you spend all AP of the turn on advancing, none on cards, you move one space more, free of penalties. That space is
bonus movement: not into an enemy. Heroes, villains and masterminds only.

# Where the free space comes {#running-read}
at: Movement | Movement: Advancing & Running
see: running
asks: move reach
reason: The book gives it for the turn and names no place for it.
The free step of a run may come anywhere on the way.

# Marching {#marching}
at: Movement: Advancing & Marching
terms: march
see: henchmen henchman-limit penalties
asks: move reach
A march costs 3 or 6 AP and lets every henchman of the group advance with 2 AP. Penalties are paid out of these 2 AP,
and what a henchman moved before does not matter. The price is by the side of the card, and stays when there are
fewer.

# The limit of one henchman’s advance {#henchman-limit}
at: Movement: Individual Henchman Advance Limit
terms: 6 AP
see: marching henchman-moves
asks: move reach
One henchman spends at most 6 AP on its own advancing in an activation. Marches and cards come on top.

# Movement powers {#bonus-movement}
at: Movement: Movement Powers
terms: bonus movement, straight line, exact, jump
see: penalties running
asks: move
Bonus movement is up to so many spaces without penalties, never through an enemy. With an arrow, in a straight line.
Marked exact, all of them or none.

# Breaking through an enemy {#breakthrough}
at: Movement: Breakthrough Maneuver
terms: break through, push through, maneuver
see: attacking reactions
asks: breakthrough
For 4 AP you break through an adjacent enemy to the free space straight behind it. Part of it is one primary attack,
ranged ones too, though beside it. If the enemy defends all of it you are thrown back; if not you are through. Nobody
is wounded.
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 4}
  B: {at: b1, side: mastermind, kind: villain}
ask: {breakthrough: {attacker: A, target: B, strength: 3, defend: 1}}

# What stops a breakthrough {#breakthrough-read}
at: Movement: Breakthrough Maneuver | Movement
see: breakthrough walls
asks: breakthrough move
reason: The book says that no other AP are paid, and leaves walls to the rules for moves.
A breakthrough needs a way for a step on both sides of the enemy. No wall, closed door or shut corner may be there.
Penalties are in the 4 AP. A step across a corner is shut by walls on both flanks.

# Walls {#walls}
at: Map Tiles | Special Interactions on the Map: Walls
terms: wall, breach
see: destroying line-of-sight slam-wall
asks: destroy see
Nobody moves or sees through a wall. The edge of a tile cannot be breached, a wall inside a tile can, by one attack of
its strength; never by hand.

# Standing on spawn points {#occupying-spawns}
at: Respawning Defeated Characters: Occupying Spawn Points
terms: block spawn
see: spawn-points respawn
asks: move reach
Anybody may end on a white spawn point, and so shut it. On green ones only heroes end, on red ones only villains and
masterminds.
`);

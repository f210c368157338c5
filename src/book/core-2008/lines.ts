import { parseEntries } from '../entry';

/** Entries of part 2 of the rulebook: ranged combat and line of fire. */
export const RANGED_COMBAT = parseEntries(`
# Ranged combat {#ranged-combat}
at: Ranged Combat
terms: shoot, shooting, fire, range attack, ranged attack, shoot adjacent, shoot into melee
see: line-of-fire several-targets sharpshooter hindering-modifier
asks: hit range
To shoot you need a range above 0, a target within it, a clear line of fire and no opponent beside you. Facing does
not matter. A target beside one of your friends is fine; so is a flier.
map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +   +   +   +   +   +   +
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1, side: red, attack: 9, range: 6}
  B: {at: f2, side: blue, defense: 16}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# Line of fire {#line-of-fire}
at: Ranged Combat: Line of fire | Line of fire
terms: LoF, LOS, line of sight, see, sight, visible, shoot between two figures, shoot past
see: line-of-fire-corners hindering-modifier blocking walls elevated-line-of-fire range
asks: see hit
news: Two characters corner to corner now block the line between them; in 2003 it was clear.
Characters and blocking terrain between the two centres block line of fire. It is also blocked between two characters
that stand corner to corner. Grounded characters stand in the way of grounded pairs only. Your own square and the
target’s never block; everybody sees itself.

You may check lines and count squares before you say what you do. Many powers need a clear line too.
map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: d3, side: blue}
  C: {at: b2, side: red}
ask: {see: [A, B]}

# A line through a corner {#line-of-fire-corners}
at: Blocking Terrain | Hindering Terrain: Ranged combat attacks and the hindering terrain modifier | Ranged Combat: Line of fire
terms: diagonal, corner, corner to corner, between two figures, squeeze, gap
see: line-of-fire hindering-modifier walls line-height-flanks
asks: see
news: Blocking beside a character, and two characters, shut the corner; hindering beside either hinders.
A line through a corner is blocked when blocking terrain or characters are on both flanks. Blocking with blocking,
blocking with a character, or two characters: blocked. Hindering with hindering, a character, blocking or a wall:
hindered. One flank clear: clear.
map: |
  +---+---+
  | .   . |
  +   +   +
  | .   . |
  +---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: b2, side: blue}
  C: {at: b1, side: red}
  D: {at: a2, side: blue}
ask: {see: [A, B]}

# Heights at a corner {#line-height-flanks}
at: Elevated Terrain: Elevated terrain and line of fire | Elevated Terrain
see: line-of-fire-corners elevated-line-of-fire
asks: see
reason: The book tells corners for flat ground only. Rising ground stops a line as blocking terrain does, so it is read as a blocking flank.
An elevated square beside a corner is a blocking flank, unless it is an end of the line. This is for a grounded pair,
or one at different levels. A wall is as high as the lower of the two squares beside it, and ends exactly at their
edges: on one flank alone it shuts no corner.

# Counting range {#range}
at: Ranged Combat | Ranged Combat: Line of fire
terms: distance, how far, measure, squares away
see: ranged-combat double-base
asks: range
Count range the shortest way, diagonals as one, without the shooter’s own square. A larger base counts from whichever
of its squares is best.

# Several targets {#several-targets}
at: Ranged Combat: Multiple ranged combat targets | Multiple ranged combat targets
terms: lightning bolts, multiple targets, split damage, two targets
see: ranged-combat critical
asks: hit
news: The damage value is shared out among those hit; before, each took 1 click.
A ranged attack may have as many different targets as the attacker has bolts, or fewer. Each needs a clear line and
full range. One roll is held against every defense. The damage value is shared among those hit as the attacker likes,
in whole clicks, 0 too, but all of it.
map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +   +   +   +   +   +
  | .   .   .   .   . |
  +   +   +   +   +   +
  | .   .   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a2, side: red, targets: 2, damage: 3}
  B: {at: e1, side: blue}
  C: {at: e3, side: blue, defense: 14}
ask: {hit: {attacker: A, target: [B, C], attack: ranged}}

# Shooting through hindering terrain {#hindering-modifier}
at: Hindering Terrain: Ranged combat attacks and the hindering terrain modifier
terms: hinder, cover, +1 defense, bushes, trees, smoke, shoot from bushes, hindering terrain modifier
see: hindering line-of-fire-corners stealth
asks: see hit
A line of fire through hindering terrain gives the target defense +1, once. It is for two characters at one elevation,
and the target’s own square counts too. The attacker’s own square does not count: from the edge of the bushes one
shoots freely. A corner of hindering with hindering, a character, blocking or a wall counts.
map: |
  +---+---+---+---+---+
  | h   .   h   h   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: e1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# Inside one hindering area {#hindering-inside}
at: Hindering Terrain: Ranged combat attacks and the hindering terrain modifier
see: hindering-modifier
asks: see hit
reason: The book speaks of crossing the boundary; within one area none is crossed. Squares are counted, as the first edition does.
A shot inside one hindering area is hindered too. It is if a hindering square besides the shooter’s is crossed or
holds the target.

# Hindered lines to a stealthy target {#stealth-hides}
at: Powers and Abilities Card: Stealth | Powers and Abilities Card
terms: stealth, hide
see: stealth hindering-modifier
asks: see hit
basis: common
reason: The card is not among the sources; the FAQ of 2003 tells it for the same power, and players know it so.
A hindered line to a character with stealth is blocked.
`);

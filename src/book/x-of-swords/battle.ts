import { parseEntries } from '../entry';

export const MOVING = parseEntries(`
# Moving {#moving}
at: Moving | Moving: Other Characters
terms: movement, move, speed, squares
see: break-away elevated carry
asks: move reach
A character moves up to its speed, square by square, diagonals as one. Past friends, never ending on anybody. Coming
beside an opponent ends it.
map: |
  +---+---+---+---+---+
  | .   .   .   h   h |
  +   +   +   +   +   +
  | .   .   .   h   h |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: red, speed: 4}
ask: {reach: {piece: A, action: move}}

# Breaking away {#break-away}
at: Moving: Breaking Away
terms: breakaway, base contact, leave
see: moving break-away-read
asks: move reach
To move from beside opponents, roll a d6: success frees it from all of them for this action. If it fails it stays
there, and the token is given all the same.

# The faces that break away {#break-away-read}
at: Moving: Breaking Away
see: break-away
asks: move
reason: The dice faces are lost in the scan; 4–6 is what every book before says.
Breaking away succeeds on 4–6.

# Carrying {#carry}
at: Inherent Abilities: Carry | Powers and Abilities Reference: Carry
terms: taxi, transport, passenger, who can carry, flier
see: flight moving
asks: carry move
news: Everybody carries the smaller; it costs no speed.
Every character may carry one adjacent friend of smaller size. Choose it before moving; after moving place it,
adjacent if possible. It takes no action but free ones this turn. Neither may hold or pick up an object. Speed stays.

# Placing {#placing}
at: Miscellaneous Concepts: Placing
terms: place, teleport
see: break-away
A character set into another square does not move, so nobody breaks away for it.

# What the book does not slow {#ground-read}
at: Terrain: Hindering | Moving
see: moving hindering blocking
asks: move reach
reason: Water is not in the book, hindering is said not to affect moves, and corners are read as for lines.
Water does nothing to moves. Two elevated flanks shut a diagonal step between lower squares, two blocking flanks any.
`);

export const ATTACKING = parseEntries(`
# Two kinds of attacks {#attacking}
at: Attacking
see: close-combat ranged-combat resolving
asks: hit
Attacks are close or range, made by a basic action or by a power.

# Close attacks {#close-combat}
at: Attacking: Close Attacks
terms: melee, punch
see: adjacent elevated attacking
asks: hit
A close attack is made at an adjacent target, by a close action or a power.

# Range attacks {#ranged-combat}
at: Attacking: Range Attacks | Attacking: Range Attacks: Adjacent opposing characters
terms: shoot, shooting, ranged attack
see: line-of-fire range
asks: hit
To shoot you need a range above 0, a target within it, line of fire and no opponent beside you. An ability may allow
it all the same.

# Counting range {#range}
at: Attacking: Range Attacks
terms: distance, how far
see: ranged-combat
asks: range
Count range from 0 in your own square outwards, diagonals as one.

# Line of fire {#line-of-fire}
at: Attacking: Line of Fire
terms: LoF, LOS, line of sight, see, sight
see: hindering blocking elevated rim line-of-fire-corners
asks: see hit
Characters, blocking terrain and walls between the two centres block line of fire. So do different heights, unless the
higher one is on the rim. Your own square does not matter. Everybody sees itself.
map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: d2, side: blue}
  C: {at: c1, side: red}
ask: {see: [A, B]}

# A line through a corner {#line-of-fire-corners}
at: Attacking: Line of Fire
terms: diagonal, corner
see: line-of-fire
asks: see
reason: The book says nothing of corners; the last one that did is followed.
A line through a corner is blocked by blocking terrain or characters on both flanks. Hindering with hindering, a
character, blocking or a wall hinders; one clear flank leaves it clear. It is as in 2008.

# An attack in five steps {#resolving}
at: Resolving Combat
see: several-targets attack-roll damage defeat knock-back
asks: hit
Resolve an attack in five steps: targets, hits, changes of damage, damage, knock back.

# Step 1: targets {#several-targets}
at: Resolving Combat: Determine Targets
terms: bolts, multiple targets, friendly fire
see: resolving
asks: hit
An attack has at least one target and at most as many as the attacker has bolts. Each is a different one. Close:
adjacent. Range: within range and line of fire, with no opponent adjacent to the attacker.

# Step 2: hits {#attack-roll}
at: Resolving Combat: Determine Hits
terms: to hit, dice
see: critical knock-back
asks: hit
An attack hits when 2d6 plus attack is at least the target’s defense. With several targets each is hit or missed by
itself.

# Twelve and two {#critical}
at: Resolving Combat: Determine Hits
terms: crit, critical hit, critical miss, double six
see: attack-roll super-senses
asks: hit
news: Two sixes cannot be evaded.
Two sixes always hit and deal 1 more; two ones miss and cost the attacker 1 click. The sixes cannot be evaded, and
deal 1 more to each that would be dealt at least 1. The click of two ones is unavoidable damage.

# Step 3: changing damage {#damage}
at: Resolving Combat: Modify Damage
terms: split damage, modify
see: penetrating-read toughness
asks: hit
A hit deals the damage value, shared out as you like among several that are hit. Two sixes add 1. Then powers raise,
change or reduce it.

# Penetrating damage, and no limit {#penetrating-read}
at: Resolving Combat: Modify Damage
terms: penetrating damage, rule of 3
see: damage penetrating-psychic-blast exploit-weakness
asks: hit
reason: The words are on the powers card; no rule of 3 stands in the book.
Penetrating damage is not reduced, and modifiers are not held to 3.

# Step 4: damage and KO {#defeat}
at: Resolving Combat: Deal Damage
terms: KO, knocked out, defeated
see: play-areas winner
asks: play
Turn the dials by the damage; whoever shows KO is knocked out and leaves play.

# Step 5: knock back {#knock-back}
at: Resolving Combat: Resolve Knockback
terms: knockback, doubles, keyphrase
see: knock-back-read quake
asks: knockback
news: Up to 3 squares, as the attacker likes, and it hurts nobody.
When doubles hit, the attacker pushes the target up to 3 squares away. A power with that keyphrase does it too. A
wall, blocking terrain or another character ends the way; nobody takes damage.
map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: b1, side: blue}
ask: {knockback: {attacker: A, target: B, taken: 1}}

# The way of a knock back {#knock-back-read}
at: Resolving Combat: Resolve Knockback
see: knock-back
asks: knockback
reason: The book says “away” and names what stops it; the rest follows the older books, without their damage.
Knock back goes straight away from the attacker, as far as the attacker likes. Rising ground, a shut corner and the
map’s edge end it; off an edge nothing happens but the fall, and a taken square below ends it above.

# An attack, worked through {#example-attack}
at: Example Attack
see: attack-roll critical
asks: hit
Attack 11 against defense 15 needs 4 or more to hit, and then deals 3 damage. A 2 misses and costs a click, a 3
misses, a 4 or more deals 3, a 12 deals 4 and pushes.
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: red, attack: 11, damage: 3, range: 6}
  B: {at: b1, side: blue, defense: 15}
ask: {hit: {attacker: A, target: B, attack: close}}

# Friends as targets {#example-multiple-hits}
at: Key Concepts: Friendly and Opposing
terms: friendly fire, attack friend
see: several-targets friendly-opposing
asks: hit
Only opposing characters may be attacked.
`);

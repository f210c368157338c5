import { parseEntries } from '../entry';

export const COMBAT = parseEntries(`
# The attack roll {#attack-roll}
at: Combat: attack roll | Combat
terms: to hit, dice, odds
see: critical damage
asks: hit
An attack hits when 2d6 plus attack is at least the target’s defense.

# Dealing damage {#damage}
at: Combat: damage
terms: clicks
see: defeat toughness
asks: hit
A hit deals the damage value in clicks, changed by powers and modifiers.

# Friends and yourself as targets {#friendly-fire}
at: Combat: friendly figures
terms: attack friend, heal self
see: friendly-opposing
asks: hit
You cannot attack a friend to hurt it, and nobody aims an attack or power at itself.

# Knocked out {#defeat}
at: Combat: defeat
terms: KO, dead, defeated, eliminated
see: victory-points
asks: play
A figure with three KO in its window is off the map and out of the game.

# Twelve and two {#critical}
at: Combat: critical hits and misses
terms: crit, critical miss, critical hit, double six, snake eyes
see: attack-roll support-criticals
asks: hit
A 12 hits and deals 1 more; a 2 misses and costs the attacker 1 click. The 1 more is dealt if damage was meant; with
several targets it makes 2 to each.

# Evading a twelve {#critical-evaded}
at: Combat: critical hits and misses | Powers
see: critical super-senses
asks: hit
reason: A 12 hits whatever was needed; the FAQ of 2003 says that it does not get past such powers.
Super senses may undo a hit by a 12.

# A twelve while healing {#support-criticals}
at: Combat: support
see: support healing
When support rolls a 12, it works and heals 1 more.

# Knock back {#knock-back}
at: Combat: knock back
terms: knockback, doubles, thrown back, fall
see: knock-back-never toughness
asks: knockback
When doubles hit, the target goes back a square for each click it took. It goes in a straight line from the attacker.
Blocking terrain on the way stops it with 1 click; off a roof it lands in the adjacent square below with 2; another
figure stops it in the last free square. Toughness and its like reduce these clicks.
map: |
  +---+---+---+---+
  | .   .   .   B |
  +---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: b1, side: blue}
ask: {knockback: {attacker: A, target: B, taken: 3}}

# Knock back: what the book leaves open {#knock-back-never}
at: Combat: knock back
see: knock-back charge force-blast
asks: knockback
reason: The FAQ of 2003 tells most of it; the rest follows from how lines and moves are stopped.
Figures with charge and those on 2×2 bases are never knocked back. Force blast still moves the former. The map’s edge,
a shut corner and rising ground stop with 1. If the landing square is taken it stops above with 1, fliers too. Fliers
take nothing for a fall. A lower wall or blocking square stops with 1.

# Healing {#healing}
at: Combat: healing
terms: heal, medic
see: support regeneration steal-energy
Support, regeneration or steal energy turn clicks back, never past the start.

# Close combat {#close-combat}
at: Close combat
terms: melee, hand to hand
see: adjacent elevated-close soaring
asks: hit
A close attack needs an adjacent target on the same level. Soaring figures fight only soaring ones.
`);

export const RANGED = parseEntries(`
# Ranged combat {#ranged-combat}
at: Ranged combat
terms: shoot, shooting, ranged attack
see: line-of-fire range several-targets ranged-hovering
asks: hit
To shoot you need a range above 0, a target near enough, a clear line and no opponent beside you. Facing does not
matter; a target beside your friends is fine. Look before you choose the action.

# Line of fire {#line-of-fire}
at: Ranged combat: line of fire
terms: LoF, LOS, line of sight, see, sight, visible
see: line-of-fire-corners hindering-modifier blocking elevated-line-of-fire
asks: see hit
Figures and blocking terrain between the two centres block line of fire. A figure blocks in any square that the line
goes through.
map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: d1, side: blue}
  C: {at: c1, side: red}
ask: {see: [A, B]}

# A line through a corner {#line-of-fire-corners}
at: Terrain: blocking terrain | Ranged combat: line of fire
terms: diagonal, corner, between two figures
see: line-of-fire
asks: see
reason: The book is silent; the FAQ of 2003 gives the list.
Blocking on both flanks blocks a line through a corner, hindering on both hinders it. Walls end at the edges of
squares. For grounded ends an elevated square is a blocking flank.

# Counting range {#range}
at: Ranged combat: range
terms: distance, how far
see: ranged-combat
asks: range
Count range by the shortest way along the line, without the shooter’s own square.

# Shooting and hovering {#ranged-hovering}
at: Ranged combat: hovering
terms: hover, shoot adjacent
see: hovering ranged-combat
asks: hit
Hovering figures may shoot and be shot at even when beside each other.

# Shooting at soaring figures {#soaring-attacks}
at: Ranged combat: soaring
terms: soaring shoot, half range, shoot flier
see: soaring range soaring-line
asks: see hit
You shoot at soaring figures at half range, from the ground or hovering; blocking terrain blocks. Perplex, outwit and
probability control reach them too.

# Lines to soaring figures {#soaring-line}
at: Flying: soaring | Ranged combat: soaring
see: soaring-attacks soaring
asks: see
reason: The book names blocking terrain for such shots and nothing else, and puts no terrain up there.
Between two soaring figures the line is always clear. From the ground only blocking squares and walls stop it.

# Several targets {#several-targets}
at: Ranged combat: multiple targets
terms: lightning bolts, multiple targets, split
see: ranged-combat energy-explosion
asks: hit
A shot may have as many different targets as bolts, with a clear line to each. One roll is held against every defense.
Each hit deals 1 click, whatever the damage value; some effects add to it.
`);

/** Entries on objects and on the end of the game. */
export const OBJECTS = parseEntries(`
# Objects {#objects}
at: Objects
terms: object token, light object, heavy object
see: picking-up destroying-blocking hindering
Objects with a yellow ring are light, with a red ring heavy. They are hindering terrain while nobody holds them; held,
they cannot be aimed at or taken. They are destroyed as blocking terrain is.

# Picking up and holding an object {#picking-up}
at: Objects: super strength
terms: pick up, lift, car, weapon, drop, holding
see: super-strength object-close object-throwing
With super strength a figure picks up an object during a move action. It is in a square entered or one beside it; one
at a time, and kept until used. Used, it is gone, hit or miss. It drops when the holder falls or loses the power.

# Hitting with an object {#object-close}
at: Objects: super strength
terms: swing, object damage
see: picking-up
asks: hit
A close attack must use a held object: light deals 1 more, heavy 2.

# Throwing an object {#object-throwing}
at: Objects: super strength
terms: throw, hurl, thrown object, throw range
see: picking-up ranged-combat
asks: hit
A ranged combat action throws a held object, even with range 0. Light: 6 squares, 2 clicks. Heavy: 4 squares, 3
clicks.

# Moving an object by telekinesis {#telekinesis-moving}
at: Objects: telekinesis
terms: TK, teke
see: telekinesis telekinesis-attack
asks: move
A combat action moves an object up to 10 squares by telekinesis, onto clear terrain. The object is adjacent or in the
user’s own square.

# Attacking with an object by telekinesis {#telekinesis-attack}
at: Objects: telekinesis
terms: TK attack, fling
see: telekinesis telekinesis-moving
asks: hit
A ranged combat action flings an object up to 10 squares from where it is, even with range 0. To a soaring target it
is 5, to a target on high 1 more. It goes around blocking terrain, not through. Light 2 clicks, heavy 3; adjacent
targets too; then it is gone.

# Telekinesis: what it needs to see {#telekinesis-read}
at: Objects: telekinesis
see: telekinesis-moving
asks: move
reason: The FAQ of 2003 adds a line of fire to the power; without one the reach would have no bound but ten squares.
Moving something by telekinesis needs a line to where it goes.

# The end of the game {#end-of-game}
at: Ending the game
terms: game over, time limit
see: victory-points
The game ends when one player has no characters left, the time is up, or all agree. A scenario’s own end goes before
these. Nobody leaves the map otherwise.

# Victory points {#victory-points}
at: Victory points
terms: VP, score, points, win, archenemy points
see: archenemies winner pushing
asks: play
You score the points of each opponent you defeat and of your own characters still on the map at the end. An archenemy
scores twice for the last blow. Who fell to pushing or to its own power scores for the opponent who last hurt it, else
split among all. Most points win; allies add up.

# Ties {#winner}
at: Victory points: ties | Victory points
terms: tie, draw, tiebreaker, win
see: victory-points
If victory points are equal, the force with the lowest build total wins. A scenario’s own conditions go first.

# Captives {#captives-score}
at: Victory points
terms: capture, captive
see: victory-points
asks: play
reason: The book knows no captives; the FAQ of 2003 tells them for the big figures.
A captive scores twice its points when it is released in its captor’s starting area. It is three times for an
archenemy; held at the end it is no survivor.
`);

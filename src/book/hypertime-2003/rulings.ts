import { parseEntries } from '../entry';

/** Entries with general rulings of the FAQ. */
export const RULINGS = parseEntries(`
# Actions in general {#actions-general}
at: FAQ: Actions, General
see: giving-actions phasing-teleport
changes: giving-actions
An action starts one effect that needs it. Picking up a figure or an object is no such effect, so it goes with
phasing.

# Adjacent {#adjacent}
at: FAQ: Adjacent
terms: base contact
see: elevated
asks: adjacent
Squares and figures on different levels are not adjacent.

# Adventure kits {#adventure-kits}
at: FAQ: Adventure Kits
see: object-figures
Objects of adventure kits may be used in tournaments if both players agree.

# Air vents {#air-vents}
at: FAQ: Air Vents
see: blocking knock-back
changes: knock-back
asks: knockback
For knock back, air vents are blocking terrain, not elevated.

# Barrier {#barrier}
at: FAQ: Barrier, General
terms: barrier markers, how many barriers, put down barriers
see: blocking
changes: blocking adjacent-corner
asks: see move
A barrier has four markers, no fewer, at least one of them in range, seen or not. With range 0 that one is beside its
owner. Blocking terrain in every way: no attacks through, no break away, no leaping onto, and the corner between a
marker and blocking terrain is shut. It can be destroyed. Laying it is a move action without a roll to break away;
soaring figures may.

# The start of a turn, in order {#beginning-of-turn}
at: FAQ: Beginning of Turn Timing
terms: timing, beginning of turn
see: leadership rounds
changes: rounds
At the start of a turn, first what lasts until then ends. Then what happens at the start, and what may be used once in
the turn, in the order of the player whose turn it is.

# Blocking terrain {#blocking}
at: FAQ: Blocking Terrain
terms: on top of blocking, wall ends
see: hovering leap-climb
changes: destroying-blocking hovering-read
asks: see destroy adjacent
Air conditioners and the like are blocking: only fliers and leap/climbers get in. Thick lines frame them. Each square
is destroyed by an attack of its own and gets one marker. Walls indoors are indoor blocking terrain and end exactly
where squares do.

Whoever ended on top shoots and is shot at as if only that square were in the way, and is adjacent only to others on
top.

# Break away {#break-away}
at: FAQ: Break Away
terms: breakaway
see: hovering leap-climb phasing-teleport
asks: move
A figure breaks away only to leave its square, not for a move action that stays. Leap/climb and phasing need no roll.
Hovering figures do, also to change mode. A failed roll is the whole action.

# Uniques and names {#unique}
at: FAQ: Building Your Force
terms: building your force, duplicates, gold ring
see: limited-edition archenemies
changes: archenemies build-total
asks: force
news: Two Uniques of one name may stand together if their numbers differ.
Uniques are told apart by collector number. Two of one name but different numbers may be together. Rings are silver or
gold. Both sides may have the same one. Figures of one name are no archenemies, whatever their bases.

# Carrying {#carrying}
at: FAQ: Carrying Figures
terms: carry, taxi
see: flight carry
changes: carry
Carrying is explained under flying.

# Choosing sides {#starting-areas}
at: FAQ: Choosing Sides
see: first-player
news: Two players must take opposite sides.
Two players always take opposite sides.

# All sets together {#compatibility}
at: FAQ: Compatibility
Figures of every set play together, by one set of rules.

# Critical hits {#critical}
at: FAQ: Critical Hits
terms: crit, double six
see: super-senses
changes: critical-evaded
asks: hit
A 12 hits whatever was needed. It does not get past super senses, impervious or what lessens damage.

# All at once {#damage-application}
at: FAQ: Damage Application
see: energy-explosion
changes: damage
The damage of one attack is dealt together, however many are hit and however splashes cross.

# Elevated terrain {#elevated}
at: FAQ: Elevated Terrain
terms: roof, jump down, rooftop
see: elevated-line-of-fire
changes: elevated-line-of-fire elevated-read
asks: see
From the ground you may shoot at a figure at the edge of a roof. Squares in between block otherwise. Figures on the
ground block shots up, not down. Without leap/climb or flight nobody jumps off: only stairs, ladders, a flier,
telekinesis or knock back get it down.

# Flying {#flight}
at: FAQ: Flying
terms: carrying, flier
see: hovering soaring charge
changes: carry
asks: move carry
A hovering flier beside an opponent breaks away before it carries or soars; the carried need not. With a passenger it
begins and ends hovering, beside it and on its level. It may soar in between, and need not. It sets the passenger down
where that one may stand. In a charge or running shot it does so before it attacks.

# Moving through hindering terrain {#hindering-moving}
at: FAQ: Hindering Terrain
terms: hinder, bushes
see: hindering rounding
changes: hindering
asks: move reach
news: Only entering hindering terrain from other ground stops a mover; the corner between two such squares stops it too.
Entering hindering terrain stops only those who come from other ground. Setting out in it halves the speed, rounded
up. Through the corner of two diagonal hindering squares the move ends behind it; from clear ground it goes on as
usual next turn. A square that changes half-way counts as it was until you leave it.
map: |
  +---+---+---+---+---+
  | h   h   h   h   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: red, speed: 6}
ask: {reach: {piece: A, action: move}}

# Hovering {#hovering}
at: FAQ: Hovering
terms: hover, hover over people
see: ranged-hovering break-away enhancement
changes: ranged-hovering
asks: move hit
A hovering figure stops on coming beside an opponent. It may pass one from which it broke away; failing, it cannot
soar either. It may shoot at those beside it, at nobody else then. From the ground one shoots at a hovering neighbour
unless a grounded opponent is beside one too. Team abilities and enhancement that need a neighbour work with it.

# Knock back {#knock-back}
at: FAQ: Knockback
terms: knockback, doubles
see: air-vents force-blast
changes: knock-back-never
asks: knockback
news: The map’s edge stops a figure like a wall.
Knock back is not optional: it follows any hit with doubles, the farthest first. Off a straight line the attacker
picks a way that is about straight. The map’s edge is a wall: 1 click. Hindering stops nobody. Off a roof: the first
square outside, 2 clicks; taken, it stays above with 1. Fliers are hurt only by blocking terrain, the edge, or by
clinging; hovering ones drop to the ground unhurt. An object that falls with super strength lies where that was lost.

# Limited editions {#limited-edition}
at: FAQ: Limited Edition
terms: LE
see: unique
asks: force
Limited editions are Unique. With others they may be together if the names differ.

# Line of fire {#line-of-fire}
at: FAQ: Line of Fire
terms: LoF, LOS, line of sight, corner, diagonal
see: elevated stealth big-figures
changes: line-of-fire-corners
asks: see
Any figure in a square on the line blocks it, hovering ones as grounded. Hovering figures do not block shots from on
high. Through an exact corner: two blocking flanks block, two hindering hinder, anything else is clear, figures too. A
line that is hindered is still clear. Close combat needs none. Over an edge and into hindering, both count.
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

# Several targets {#several-targets}
at: FAQ: Multiple Ranged Combat Targets
terms: bolts, multiple targets
see: energy-explosion
asks: hit
Several targets are one attack, with as many targets as bolts at most. Damage value 0 counts as 1 for it.

# Objects {#objects}
at: FAQ: Objects
terms: object token
see: picking-up object-close
changes: picking-up object-close
asks: hit destroy
Each player brings three objects. One under a figure may be lifted or moved away; nothing happens to the figure, nor
if it is destroyed. Destroyed it leaves one debris marker. Held, it is no terrain, and a close attack must use it, a
ranged one need not. It drops where a captured holder stood, or where a knocked back one lost its strength; dropped
objects may lie together.

# Object figures of the adventure kit {#object-figures}
at: FAQ: Object Figures (Adventure Kit)
see: objects adventure-kits
Object figures keep their own rules for telekinesis too. Desk: its bonus is for the holder, said before the roll.
Dumpster: not used up, but can be destroyed. Lamppost: heavy, and its target gets a token as by incapacitate.

# Passing {#pass}
at: FAQ: Pass Action
terms: pass action
see: action-tokens
asks: play
news: Passing uses up no action.
A pass gives no token and uses up none of your actions.

# Placing objects {#placing-objects}
at: FAQ: Placing Object Tokens
see: objects
Objects are mixed face down, then drawn and placed in turn from the first player, until none is left.

# Promotional and proxy figures {#tournament-figures}
at: FAQ: Promotional Figures | FAQ: Proxy figures
terms: promo, stand-in
Promotional and proxy figures may not be played where play is sanctioned.

# Shooting at hovering neighbours {#ranged-combat}
at: FAQ: Ranged Combat
see: hovering
changes: ranged-hovering
asks: hit
A grounded figure may shoot at hovering figures beside it if no grounded opponent is beside it too.

# Rounding {#rounding}
at: FAQ: Rounding Numbers
terms: half
Halves are always rounded up.

# Soaring {#soaring}
at: FAQ: Soaring
terms: soar, soaring shoot
see: soaring-attacks
changes: soaring-attacks soaring-line
asks: see hit adjacent
A soaring figure attacks only soaring figures and is adjacent only to them, but is attacked from below. So it picks up
nothing and nobody, and uses telekinesis on soaring figures only. Ground terrain does not matter between two of them,
and neighbours up there may shoot. No soaring on an indoor map. Half range is for attacks from below, not for
everything.

# Stairs {#clear-terrain}
at: FAQ: Stairs Terrain
terms: stairs, ladder
see: elevated
changes: stairs-read
asks: move
On foot between ground and roof you go by the squares of the stair; on which of them you step is not checked. It is
neither blocking nor hindering, and only its top square is elevated.

# Walls and claws {#walls}
at: FAQ: Walls
terms: wall, blades
see: blocking
changes: destroying-blocking blades-claws-fangs
asks: destroy
Blades, claws or fangs may try a wall, and break it by rolling 3 or more.

# Water {#water}
at: FAQ: Water Terrain
see: hindering-moving
asks: move
Water is hindering for moves and clear for everything else.

# Big figures on 2×2 bases {#big-figures}
at: FAQ: Giants on 2×2 bases
terms: big figure, 2x2, giant robot, captive, capture
see: big-construct captives-score
changes: captives-score knock-back-never victory-points
asks: hit see play
A big figure fills 2×2 squares and never shrinks. Through a door of one square it must break the wall first. Not
knocked back, not captured. It moves as if soaring but is not; it may play indoors. Lines to or from any of its four
squares will do.

Two attacks by one action, each dealing 1 less (before energy explosion makes it 1), walls too; not with running shot.

Captives: no power, so outwit does not help. They score only when released in its starting area, double, triple for an
archenemy; held at the end they score for nobody. If it falls they come back beside it with a token. Objects it walks
over become debris.

# The other big figure on a 2×2 base {#big-construct}
at: FAQ: The other giant on a 2×2 base
see: big-figures ranged-combat-expert telekinesis
asks: hit see
It is like the first of the big figures in size, moves, captives, lines and knock back. Ranged combat expert goes with
its two attacks, and objects it flings by telekinesis deal no less.

# Scenario: the artifact {#scenario-artifact}
at: FAQ: "Winner Takes All!" Scenario
see: scenarios objects
Anybody can pick up the artifact, and nobody can destroy it. It is an object that is dropped when its holder takes
damage from an attack.

# Scenario: the scientist {#scenario-scientist}
at: FAQ: "The Scientist" Scenario
see: scenarios charge running-shot
Who holds the scientist cannot attack, so neither charge nor shoot on the run.
`);

import { parseEntries } from '../entry';

/** Entries of part 2 of the rulebook: rules for every attack. */
export const COMBAT = parseEntries(`
# An attack is not an action {#attacks-and-actions}
at: ATTACKS AND ACTIONS | Combat Actions: Close Combat Actions and Ranged Combat Actions
terms: combine powers, charge and blades, attacker, target
see: special-powers charge
news: New: what needs an action is told apart from what needs an attack.
A power that needs a certain action does not work with an attack gained in another way. Close and ranged combat
actions lead to attacks, but an effect may also give an attack by itself. A power that needs a close combat action
does not join the attack that hypersonic speed gives, but it does join the action that ends a charge.

# The attack roll {#attack-roll}
at: COMBAT ACTION RULES: The Attack Roll | The Attack Roll | COMBAT ACTION RULES
terms: to hit, hit roll, dice, 2d6, odds
see: critical super-senses damage
asks: hit
Roll 2d6 and add the attack value: the target’s defense or more is a hit. Some targets may then evade.

# Friends and yourself as targets {#friendly-fire}
at: COMBAT ACTION RULES: The Attack Roll: Targeting friendly characters | The Attack Roll: Targeting friendly characters
terms: attack friend, target self, heal self
see: friendly-opposing
asks: hit
You cannot attack a friend, and nobody may target itself. That holds for attacks and powers, hurting or healing,
unless an effect says so.

# Dealing damage {#damage}
at: Damage and Healing | COMBAT ACTION RULES: Damage and Healing
terms: clicks, damage dealt, damage taken
see: penetrating-damage unavoidable-damage toughness defeat
asks: hit
A hit deals the attacker’s damage value, and the target takes that less its reductions. What changes the damage value
comes first. The target turns its dial as many clicks as it takes.

# No damage and 0 damage {#no-damage}
at: Damage and Healing: No damage | Damage and Healing: 0 damage
terms: zero damage
see: damage critical
news: New: 0 damage may be raised, no damage may not.
An attack that deals no damage cannot be raised, and its sixes and ones hurt nobody. One that deals 0 damage can be
raised, and its criticals count.

# Penetrating damage {#penetrating-damage}
at: Damage and Healing: Penetrating damage
terms: ignore toughness, pierce
see: damage toughness unavoidable-damage
news: New: damage that toughness and its like do not reduce.
Powers and abilities such as toughness do not reduce penetrating damage. Feats or conditions still may.

# Unavoidable damage {#unavoidable-damage}
at: Damage and Healing: Unavoidable damage
see: critical penetrating-damage
news: New: damage that nothing can turn aside.
Unavoidable damage cannot be evaded, reduced, changed or moved to another character.

# Healing {#healing}
at: Damage and Healing: Healing powers and effects
terms: heal, regeneration, support, medic
see: support regeneration support-criticals
Healing turns the dial back as many clicks, never beyond the starting line.

# Knocked out {#defeat}
at: COMBAT ACTION RULES: Defeating Characters | Defeating Characters
terms: KO, knocked out, dead, defeated, eliminated, die
see: victory-points damage
asks: play
A character is defeated once three KO show in its window. It leaves the map and does not come back.

# Twelve and two: critical hits and misses {#critical}
at: Rolling 2 and 12: Critical Misses and Critical Hits
terms: crit, critical miss, critical hit, double six, snake eyes, boxcars, natural 12
see: attack-roll unavoidable-damage support-criticals
asks: hit
news: The click for two ones is unavoidable now.
Two sixes always hit and deal 1 more; two ones always miss and deal the attacker 1. The 1 more goes to each target
hit, if damage was meant. The damage of two ones is unavoidable.

# Evading two sixes {#critical-evaded}
at: Rolling 2 and 12: Critical Misses and Critical Hits | Powers and Abilities Card
see: critical super-senses
asks: hit
reason: The book says that some hits can be evaded and takes none of them out; the FAQ of 2003 allows it by name.
Super senses may undo a hit by two sixes as any other hit.

# Criticals while healing with support {#support-criticals}
at: Rolling 2 and 12: Critical Misses and Critical Hits: Support and criticals | Support and criticals
see: critical support healing
When support rolls two ones, it fails and the friend takes 1 unavoidable damage, not the healer. Two sixes work and
heal 1 more.

# Close combat {#close-combat}
at: Close Combat
terms: melee, hand to hand, punch, close attack
see: adjacent elevated-close giant object-close
asks: hit
A close attack needs an adjacent target: same elevation, no wall between. Hindering terrain does not matter. No line
of fire is needed.
`);

/** Entries of part 2 of the rulebook: knock back. */
export const KNOCK_BACK = parseEntries(`
# Knock back {#knock-back}
at: Knock Back
terms: knockback, doubles, thrown back, KB
see: knock-back-damage knock-back-falls knock-back-never force-blast
asks: knockback
When doubles hit, the target is knocked back a square for each click it took. It goes straight away from the attacker,
diagonals too, after the damage is taken. Two ones knock nobody back. If it is not on a straight line, the attacker
picks a direction that leads away. Of several, the farthest goes first.
map: |
  +---+---+---+---+---+
  | .   .   .   . | . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: b1, side: blue}
ask: {knockback: {attacker: A, target: B, taken: 4}}

# Knock back damage {#knock-back-damage}
at: Knock Back: Knock back damage
terms: slam, hit a wall, knockback damage
see: knock-back toughness
asks: knockback
A wall, the map’s edge, blocking terrain or rising ground stops a knock back and deals 1 damage. The target stays in
the square before it; the wall takes none. Another figure stops it too, and nobody is hurt. Hindering terrain does not
matter. Toughness and its like reduce this damage, apart from the blow’s own.

# Knocked off an edge {#knock-back-falls}
at: Knock Back: Knock back off elevated terrain
terms: fall, falling, roof, rooftop, edge, ledge, knocked off
see: knock-back elevated flight
asks: knockback
Knocked off elevated terrain, a character ends in the first square below and takes 2 damage. If somebody stands there
it stops above with 1. A flier is knocked off the same way but takes nothing for the fall.
map: |
  +---+---+---+---+---+
  | 1   1   1   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: b1, side: red}
  B: {at: c1, side: blue}
ask: {knockback: {attacker: A, target: B, taken: 3}}

# Who is never knocked back {#knock-back-never}
at: Knock Back | HEROCLIX COMBAT AND SPECIAL ABILITIES: Giant Size | DOUBLE-BASE CHARACTERS
see: knock-back giant colossal double-base
asks: knockback
reason: Sizes are the book’s own; corners and levels are read from how it treats moves and lines.
Giants, colossals and double bases are never knocked back. A shut corner stops the way like blocking terrain, with 1.
Everything holds at every level; fliers meeting higher ground take 1; a lower wall or lower blocking square stops with
1.
`);

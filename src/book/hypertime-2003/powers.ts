import { parseEntries } from '../entry';

/** Entries with the rulings of the FAQ on powers, in the order of the FAQ. */
export const POWERS = parseEntries(`
# Battle Fury {#battle-fury}
at: FAQ: Battle Fury
terms: BF, fury
see: ranged-combat
asks: hit
A figure with battle fury gets no ranged combat action. It can be the target of one, and can be captured.

# Charge {#charge}
at: FAQ: Charge
terms: charging
see: running-shot break-away carry picking-up
asks: move reach
A charge moves up to half speed and nothing else; out of hindering terrain it is halved twice. From beside an opponent
it breaks away first. With super strength it may pick up an object on the way and use it, but not while coming beside
an opponent. A flier may carry a friend along and drops it before the attack.

# Close Combat Expert {#close-combat-expert}
at: FAQ: Close-Combat Expert
terms: CCE
see: ranged-combat-expert
asks: hit
It has damage +2 for a close attack on one target. Nothing else of the attacker’s works with it: no objects, no
charge, no attack power, and no friend may have changed its values this turn; support is fine. Friends may still work
on the target.

# Defend {#defend}
at: FAQ: Defend
terms: share defense, transitive
see: perplex team-share-defense
asks: hit
Defend passes along: who borrows a defense and has defend too lends it on. A lends its defense to B beside it, and B,
who has defend too, lends that to C. Perplex on the first counts for all.
map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: c1, side: blue, defense: 15}
  C: {at: d1, side: blue, defense: 16, powers: [defend]}
  D: {at: e1, side: blue, defense: 18, powers: [defend]}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# Energy Explosion {#energy-explosion}
at: FAQ: Energy Explosion
terms: EE, splash, explosion
see: several-targets damage-application energy-explosion-corrected
asks: hit
Energy explosion needs to hit its target; then the same total is held against each figure beside it. Miss the target
and you miss all. It harms figures only: switch it off to break terrain or objects. All who take damage are knocked
back from the attacker on doubles, the farthest first, never the attacker.

With several targets every one explodes; a figure adds up all that reaches it, and its toughness counts once.

# Enhancement {#enhancement}
at: FAQ: Enhancement
see: hovering
asks: hit
Opposing figures that are hit take one more click; objects, terrain and friends do not.

# Flurry {#flurry}
at: FAQ: Flurry
terms: two attacks
see: critical
One action gives two attacks, the first resolved before the second. They may have different targets. If a critical
miss costs the power there is no second. Walls are fair targets.

# Force Blast {#force-blast}
at: FAQ: Force Blast
terms: FB, push away
see: knock-back
asks: knockback
Force blast needs no attack and no break-away roll. The target goes back as by a knock back, and is hurt only by what
it hits or falls from. Charge does not protect.

# Hypersonic Speed {#hypersonic-speed}
at: FAQ: Hypersonic Speed
terms: HSS, speedster
see: knock-back carry
changes: carry knock-back-never
asks: move knockback
A hypersonic attack in close combat deals all its damage together at the end. So toughness counts once; a 12 adds 1.
Any doubles end it, and the target goes back as many squares as it took clicks in all; a target that is never knocked
back does not end it. Nobody is carried on a move with an attack.

# Impervious {#impervious}
at: FAQ: Impervious
terms: imperv, dodge
see: penetrating-psychic-blast pulse-wave
asks: hit
Impervious works for the target of an attack only. It does not work against falls from a force blast, splash or
poison. Its dodge works even against attacks without damage. Psychic blast gets past all of it.

# Incapacitate {#incapacitate}
at: FAQ: Incapacitate
terms: incap
see: invulnerability flurry
Incapacitate may hit the same figure twice in a round, by flurry or by two attackers. A 12 deals 1 click.
Invulnerability stops 2 of each attack anew.

# Invulnerability {#invulnerability}
at: FAQ: Invulnerability
terms: invuln
see: toughness incapacitate
asks: hit
Invulnerability takes 2 off the damage of each source.

# Leadership {#leadership}
at: FAQ: Leadership
see: beginning-of-turn
Roll for leadership at the start of your turn or not at all.

# Leap/Climb {#leap-climb}
at: FAQ: Leap/Climb
terms: leap, climb
see: elevated-close break-away
changes: elevated-close
asks: hit move
With leap/climb a figure may attack in close combat one level up or down, but never a soaring one.

# Mastermind {#mastermind}
at: FAQ: Mastermind
terms: transfer damage
see: impervious archenemies
Mastermind hands damage on to a friend without lessening it, and the knock back with it. It hands on psychic blast’s
too. Whoever gets it is no target, so impervious does not help. Who made the attack has the KO.

# Mind Control {#mind-control}
at: FAQ: Mind Control
terms: MC, control enemy, mind control damage
see: steal-energy mastermind
A hit with mind control deals no damage, but you give the target one action. It is an attack, close or ranged. The
target is your friend for that long: it need not break away from yours, and all its powers are yours to use. Not
against a figure with two tokens. It gets the token, and the click if that pushes it. A 12 first deals 1 click, with
knock back.

The controller takes 1 click for each full 100 points controlled, which nothing prevents. With several targets: one
roll, one action after another, their points added up. You score what it defeats, and itself.

# Outwit {#outwit}
at: FAQ: Outwit
terms: outwit stealth, cancel power, turn off
see: stealth perplex probability-control super-powers
Once in your turn, an opponent counts as without one power; this takes no action. It works whatever tokens its owner
has, but not in the middle of an action. It needs a clear line, so a stealthy figure in hindering terrain is safe; to
soaring targets half range. No team abilities; not a barrier that stands, though the power to make one. When outwit is
lost the power is back at once.

# Perplex {#perplex}
at: FAQ: Perplex
see: outwit defend
Perplex takes no action and works whatever the tokens, before or after an action but not within one. It needs a clear
line, half range to soaring targets; itself may be the target. It changes any of the five values, not bolts. Several
add up.

# Phasing {#phasing-teleport}
at: FAQ: Phasing
terms: phase, teleport, through walls
see: carry break-away
asks: move reach
Phasing is for the figure’s own move only, and levels cost nothing. It goes straight or not, as far as it likes. It
must end where it may stand. A flier with it may carry a friend through.

# Plasticity {#plasticity}
at: FAQ: Plasticity
see: break-away
Of two who both have plasticity, one breaks away from the other as usual, on 4–6.

# Psychic Blast {#penetrating-psychic-blast}
at: FAQ: Psychic Blast
terms: PB, penetrating/psychic blast
see: impervious mastermind
asks: hit
Psychic blast ignores impervious altogether.

# Probability Control {#probability-control}
at: FAQ: Probability Control
terms: PC, prob, reroll
see: outwit perplex
Probability control rolls again once in your turn and once in an opponent’s. It is the whole roll, one die or two,
yours or theirs, its owner’s own too. No action, whatever tokens. A clear line; half range to soaring.

# Pulse Wave {#pulse-wave}
at: FAQ: Pulse Wave
terms: PW
see: impervious team-not-targeted stealth
Pulse wave aims at nobody, so neither impervious nor a team ability that puts off attackers helps. If only one figure
is in range, that one is the target and may use impervious or super senses. Terrain counts for its lines: stealth in
hindering is safe. Friends alone may be hit.

# Ranged Combat Expert {#ranged-combat-expert}
at: FAQ: Ranged Combat Expert
terms: RCE
see: close-combat-expert team-help-damage
asks: hit
It has damage +2 for a ranged attack on one target. No other power of the attacker’s works with it but probability
control: no running shot, no enhancement, no perplexed values this turn. Support and team abilities are fine.

# Running Shot {#running-shot}
at: FAQ: Running Shot
terms: RS
see: charge carry
asks: move reach
A running shot moves up to half speed and nothing else; out of hindering terrain, a quarter. It breaks away first. A
flier drops its passenger before the shot.

# Shape Change {#shape-change}
at: FAQ: Shape Change
terms: SC
see: team-not-targeted
On a 6, shape change makes the attacker pick another target or action. What is done already, as the move of a charge,
stays done.

# Smoke Cloud {#smoke-cloud}
at: FAQ: Smoke Cloud
terms: smoke
see: hindering barrier
Smoke cloud places all four markers, anywhere in range, seen or not. With range 0 they are adjacent. Soaring figures
may too. They are plain hindering terrain.

# Steal Energy {#steal-energy}
at: FAQ: Steal Energy
see: mind-control healing
With mind control in close combat, steal energy heals for the click of a 12 only. It does not heal for a click of
pushing.

# Stealth {#stealth}
at: FAQ: Stealth
terms: hide, outwit stealth
see: outwit hindering-modifier team-hidden
asks: see hit
A hindered line to a figure with stealth counts as blocked, for outwit and probability control too. From on high one
shoots over hindering in between, unless it stands in some. In a square with an object it stands in hindering.

# Super Senses {#super-senses}
at: FAQ: Super Senses
terms: SS, dodge, evade
see: critical
asks: hit
Super senses are rolled before any damage is rolled.

# Super Strength {#super-strength}
at: FAQ: Super Strength
terms: SStr
see: picking-up carry
asks: hit
While it holds an object, super strength cannot be switched off by its owner, though outwitted. A flier with it may
hold an object and carry a friend.

# Support {#support}
at: FAQ: Support
terms: medic, heal
see: healing support-criticals
Support compares printed attack with printed defense; nothing changes either.

# Telekinesis {#telekinesis}
at: FAQ: Telekinesis
terms: TK, teke, levitate
see: telekinesis-line
changes: telekinesis-moving telekinesis-attack
asks: move hit
Telekinesis needs a clear line to the target or place. What it moves or flings blocks none, so even the object that
hides a stealthy figure will do. Attacks need a roll; one object, one target. Nothing on another level is adjacent.
Moved figures are never hurt by where they go; nobody phases through a wall. Doubles knock nobody back; a 12 deals 1
click. Whoever holds an object can be moved.

# Toughness {#toughness}
at: FAQ: Toughness
terms: tough
see: invulnerability
asks: hit
Toughness takes one click off each attack, and off each source of damage, anew.

# When a power must show {#super-powers}
at: FAQ: Super Powers
terms: mid-action, timing
see: powers willpower pushing outwit
changes: powers willpower
A power must show when the action is declared, and still when it resolves. It resolves before the clicks of pushing or
a critical miss. One got back half-way, as willpower when an outwitter falls, is too late. No power is used in the
middle of an action.

# Optional powers {#optional-powers}
at: FAQ: Optional Powers
see: powers super-powers
changes: powers
An optional power may be switched off at any time.
`);

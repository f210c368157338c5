import { parseEntries } from '../entry';

export const TURNS = parseEntries(`
# Stages and rounds {#stages}
at: Playing the Game | Ending the Current Stage
terms: stage, end of stage
see: rounds scenario-cards
asks: play
A mission has three stages of four rounds. At a stage’s end see which objectives ran out: they score for the
mastermind; place what the next stage brings. When stage 1 ends the card of stage 3 is turned up. After stage 3 the
mission ends.

# A round {#rounds}
at: Playing the Game | Playing the Game: Mastermind Phase | Playing the Game: Hero Phase
terms: turn order, phases, round
see: command-phase activation end-phase first-round
asks: play
A round has four phases: command, mastermind, heroes, end. In its phase a side activates each of its characters, one
after another, in any order.

# Command phase {#command-phase}
at: Playing the Game: Command Phase
terms: command point
see: command-dial
asks: play
In the command phase each side gains 1 command point; the dial holds 12 at most.

# No attacks in round one {#first-round}
at: Playing the Game: First Round Attack Restriction
terms: first round, first turn attack
see: rounds attacking
asks: hit
The mastermind’s side attacks no hero in the first round. Heroes attack as they like.
map: |
  +---+---+
  | .   . |
  +---+---+
round: 1
pieces:
  A: {at: a1, side: mastermind, kind: villain, ap: 6}
  B: {at: b1, side: heroes}
ask: {hit: {attacker: A, target: B, attack: melee, strength: 3}}

# End phase {#end-phase}
at: Playing the Game: End Phase
see: stages round-tracker
asks: play
At the end of a round its token moves over; after the fourth the stage is over.

# Activating a character {#activation}
at: Character Activation | Character Activation: Remove Duration Tokens
terms: activate, turn, remove duration tokens
see: gaining resting spending duration
asks: play
A character acts once a round: it gains AP or rests, then spends AP. First take one duration token off each of its
cards, and say when you are done. It may react later with what it saved.

# Gaining action points {#gaining}
at: Character Activation: Gain Action Points or Remove Wound Tokens
terms: gain AP, action points
see: zones resting
asks: play
To gain AP, move the cube up by the number in the action box. You do it instead of resting.

# Resting {#resting}
at: Character Activation: Gain Action Points or Remove Wound Tokens
terms: rest, heal, remove wounds
see: gaining wounds
asks: play
A rest takes off up to 6 wounds instead of gaining AP; a group of henchmen shares the 6. You may still act with what
you have.

# Starting zones and battle zone {#zones}
at: Character Activation: Starting Zones vs. Battle Zones
terms: AP limit, red space, maximum AP, cap
see: gaining spawn-points
asks: play
A tile with a red or green spawn point is a starting zone; all else is the battle zone. White spawn points are battle
zone too. Gaining AP in your own starting zone stops at the red space of the track; elsewhere at its last, usually 12.

# Spending action points {#spending}
at: Character Activation: Spend Action Points
terms: spend AP, save AP, command points
see: command-dial attacking moving reactions
asks: play
Spend AP to move, attack and use cards, as often and in any order as you can pay. Command points count as AP. What is
left may be saved, for reactions too.

# Henchmen and the action die {#henchmen-die}
at: Character Activation: Henchmen & the Action Die
see: action-die henchmen
A group of henchmen uses the action die once for all of them. They usually begin with a full track, so spend first.

# The red space, and cards that are used {#activation-read}
at: Character Activation | Combat
see: zones card-cost
asks: play
reason: The book says “no matter their source” of the limit, and “trigger” of both.
The red space limits every gain of AP in a starting zone, not only that of the turn’s start. A card is paid for when
it is used, before its effect.
`);

export const HENCHMEN = parseEntries(`
# Henchmen in short {#henchmen}
at: Henchmen Rules
terms: henchman, group, minions, soldiers, mobilize
see: respawn-henchmen marching henchman-attacks henchman-health
asks: play
A group of henchmen shares AP, but each figure acts by itself, one finished before the next.

# Bringing henchmen back {#respawn-henchmen}
at: Henchmen Rules: Respawn | Respawning Defeated Characters: Henchmen
terms: henchman respawn cost, respawn
see: henchmen occupying-spawns
asks: play
A henchman comes back for 3 AP, on a free white spawn point. There are never more on the map than at the start. It
neither moves nor attacks this round, and may be attacked at once.

# How henchmen move {#henchman-moves}
at: Henchmen Rules: Move
terms: henchmen move
see: marching henchman-limit
asks: move reach
Henchmen advance or march, and never run. One of them spends 6 AP on advancing at most.

# One attack for each henchman {#henchman-attacks}
at: Henchmen Rules: Attack | Combat: Henchmen in Combat
terms: henchmen attack
see: attacking gun-turret
asks: hit
Each henchman may attack once in an activation, by whatever kind of attack.

# Wounds and defeat of henchmen {#henchman-health}
at: Henchmen Rules: Damage | Henchmen Rules: Defeat
terms: henchmen health, kill henchmen
see: wounds objective-points
asks: play hit
Three or more wounds defeat a henchman; they lie on its base. Each gives the heroes a token, and three tokens 1 OP;
there are no more tokens than henchmen at the start.
`);

import { parseEntries } from '../entry';

/** Entries on the aim of the game and its components. */
export const PIECES = parseEntries(`
# What the game is about {#what-it-is}
at: Object of the Game
terms: goal, objective, heroes, mastermind
see: objective-points winner campaign
One to four hero players play against one mastermind player, who moves all villains and henchmen. Three scenarios make
a mission; each side collects objective points (OP) from them and for defeating enemies. Most OP win the mission, and
a victory card for the next; OP are also spent to level up.

# What is in the box {#what-you-need}
at: Component List | Component Details
terms: components
see: character
The box has 13 figures, 99 cards, 30 map tiles, 153 tokens, 80 cubes, two command dials and the action die. The
figures are 4 heroes, 1 mastermind, 2 villains and 6 henchmen.

# Figures and their dials {#character}
at: Character Figures
terms: figure, level dial
see: level-up build-cost
The dial in a figure’s base shows its level and build points. It matters only when a mission is set up and when levels
rise.

# Character cards {#character-card}
at: Character Cards
see: attack-box action-box units
A character card lies face up and has boxes for attack, defense, movement and actions. All henchmen of a kind share
one, with a side for three of them and one for six.

# Unit points {#units}
at: Character Cards: Unit Number
terms: unit number, team size
see: mission-characters unit-levels
asks: unit_levels
Heroes and villains are 1 unit point, the mastermind 2; three henchmen 1, six 2. Both sides bring the same sum: 2, 3
or 4.

# Attack, defend and move boxes {#attack-box}
at: Character Cards: Attack Box | Character Cards: Defend Box | Character Cards: Move Box
terms: primary attack, primary defense
see: wounds attacking reactions moving
asks: cost
Each box tells name, cost, kind and strength of the primary attack, defense or move. Attacks are melee or ranged,
defenses armor or dodge; a move has its features. Wounds in their slots make all of that kind dearer, and full slots
shut it off.

# Action box and action track {#action-box}
at: Character Cards: Action Box | Character Cards: Action Track
terms: AP, action points, gain
see: activation zones
The action box shows the action points (AP) gained a turn, and the wounds taken off by a rest. The track counts AP; in
your own starting zone they stop at the red space.

# Action cards {#action-cards}
at: Action Cards
terms: power card
see: build-cost duration card-cost effect-icons damage-slots
Each character has eight action cards, and some are chosen for a mission.

# Whose action card it is {#card-owner}
at: Action Cards: Character Icon
see: action-cards
asks: cost
Only the character of its icon uses an action card; henchmen of a group share theirs.

# Build cost and build points {#build-cost}
at: Action Cards: Build Cost
terms: build points, how many cards
see: mission-cards level-up
The costs of a character’s chosen cards add up to its build points or less.

# Duration tokens {#duration}
at: Action Cards: Duration Icon | Duration Tokens
terms: DT, cooldown, starburst
see: activation card-cost
asks: cost play
A card with duration tokens on it cannot be used until all are gone. After use a card with the icon gets one to three
of them above it; one goes at the start of each of the character’s turns. A starburst means that its effect lasts as
long as the tokens.

# The cost of a card {#card-cost}
at: Action Cards: Action Point Cost
terms: AP cost, reaction ring
see: reactions damage-slots
asks: cost
You pay the cost of a card in AP when you use it. A red ring marks a reaction: it may answer what somebody else does.

# Icons and text of a card {#effect-icons}
at: Action Cards: Effect Icons | Action Cards: Card Text
see: action-cards
The icons of a card say what it does; the text adds details and limits. Without icons the text is all.

# Damage slots {#damage-slots}
at: Action Cards: Damage Slots
terms: wound slots
see: wounds
asks: cost
Wounds may go into a card’s slots: 1 AP more for each, and the card is shut when all are full.

# Map cards and tiles {#map-cards}
at: Map Cards | Map Tiles
terms: material strength, tiles
see: mission-map objects
A map card shows tiles, doors and spawn points. Tiles have two sides; every printed object and wall shows its material
strength.

# Scenario cards {#scenario-cards}
at: Scenario Cards
terms: scenario
see: stages objective-points
A scenario’s OP go to the heroes if they succeed, else to the mastermind. The card tells stage, setup, special rules
and objective tokens. One may last beyond its stage.

# The victory card {#victory-card}
at: Victory Card | Winning the Mission: Victory Card
see: winner campaign
The winner of a mission has the victory card in the next one only. One of its two sides is chosen at the start, and it
is used once.

# Character tokens {#character-tokens}
at: Character Tokens
see: objective-points
At a character’s first defeat one of its tokens goes to the enemy, so that it scores once. The other marks special
roles.

# Objective tokens {#objective-tokens}
at: Objective Tokens
terms: objective
see: objective-damage retrieving
Objective tokens are things and bystanders of a scenario. The card says who places them and what they do.

# Objective point tokens {#op-tokens}
at: Objective Point (OP) Tokens
terms: OP
see: objective-points level-up
Most objective points win, and they also pay for levels. They are earned by scenarios and by defeating enemies.

# Round tracker {#round-tracker}
at: Round Tracker Tokens
see: stages rounds
The round tracker has twelve tokens for three stages of four rounds.

# Spawn points {#spawn-points}
at: Spawn Point Tokens
terms: spawn
see: respawn occupying-spawns
Figures come in and come back on spawn points. Green ones are for heroes, red for villains and mastermind, white for
henchmen.

# Rubble {#rubble}
at: Rubble Tokens
see: destroying
Large rubble lies over a destroyed object, small rubble on a breached wall.

# Doors {#doors}
at: Door Tokens
terms: door, open door
see: interacting destroying
asks: interact destroy
The mastermind’s side opens an adjacent door for 1 AP; heroes pay its material strength or destroy it. An open door
stays open.
map: |
  +---+---+
  | .   . |
  +   +===+
  | .   . |
  +---+---+
strengths: {b1/b2: 3}
pieces:
  A: {at: b1, side: heroes, ap: 5}
ask: {interact: {piece: A, target: b1/b2}}

# Action and wound tokens {#cubes}
at: Action Tokens | Wound Tokens
see: wounds activation
Yellow cubes count AP and mark who has acted; red ones are wounds. Wounds are on cards, on henchmen’s bases, on
objectives.

# Command dials {#command-dial}
at: Command Dials
terms: command points, CP
see: command-phase spending
asks: play
Each side has a command dial, whose points anybody of the side may spend as AP. They are gathered from round to round.

# The action die {#action-die}
at: Action Die | Character Activation: Rolling the Action Die
terms: roll die, extra AP, push your luck, red result
see: henchmen-die command-dial
asks: play
Once in its turn a character may try for extra AP: say how many, then roll the action die. It may do so at any point.
That many or more in black gives just what you said. Less gives nothing. Red gives nothing, and the enemy 1 command
point.
`);

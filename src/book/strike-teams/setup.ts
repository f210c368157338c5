import { parseEntries } from '../entry';

export const SETUP = parseEntries(`
# Ways to play {#campaign-overview}
at: Campaign Overview
see: campaign single-mission tutorial
Play a campaign of missions in which characters grow, or single missions.

# Playing the tutorial again {#tutorial}
at: Replaying the Tutorial
see: campaign-overview
The tutorial is played at level 0, for one stage of four rounds, on its own map. Use the two cards with a gold cost. A
third hero brings a villain, a fourth a second one; six henchmen always.

# Single missions {#single-mission}
at: Playing Single Missions
see: units build-cost
In a single mission both sides bring equal unit points: 2, 3 or 4. All have one level, and each character’s cards are
within its build points.

# Setting up, in order {#setup}
at: Mission Set Up
terms: set up, mission setup
see: mission-map mission-scenarios mission-characters mission-cards mission-spawns mission-objectives unit-levels
Set up in sixteen steps, in this order, since both sides choose knowing what came before.

# Step 1: the map {#mission-map}
at: Mission Set Up: Create Mission Map
see: setup map-cards
A map card drawn at random shows which tiles and doors to put down; spawn points wait.

# Step 2: the scenarios {#mission-scenarios}
at: Mission Set Up: Determine Scenario Cards
see: setup stages
Draw one random scenario card for each stage. Stages 1 and 2 lie open; the mastermind looks at stage 3 and lays it
face down until stage 1 ends. Round tokens beside them.

# Steps 3 and 4: the characters {#mission-characters}
at: Mission Set Up: Choose Characters
see: setup units
The mastermind chooses characters first, then the heroes. That is because some cards, the hidden one too, ask for
certain characters. Both of the agreed unit points.

# Step 5: the action cards {#mission-cards}
at: Mission Set Up: Choose Action Cards
terms: choose cards
see: setup build-cost damage-slots
Both sides choose their action cards secretly and at once, within build points; then they show them. Cards are health
too: their slots hold wounds. What heroes say to each other the mastermind may hear.

# Steps 6 and 7: tracks and dials {#mission-tracks}
at: Mission Set Up: Place Action Tokens | Mission Set Up: Receive Command Dials
see: setup command-dial
AP and both command dials start at 0, and the dials are open to all.

# Steps 8 to 12: spawn points and figures {#mission-spawns}
at: Mission Set Up: Place Spawn Points | Mission Set Up: Place Character Figures
see: setup spawn-points zones
The mastermind places spawn points and figures first, then the heroes. There are as many spawn points as figures,
where the map card allows; a mixed one takes either kind. Figures stand on them; empty ones go.

# Objective tokens at the start {#mission-objectives}
at: Mission Set Up: Place Objective Tokens
see: setup objective-tokens zones
Place objective tokens as the open cards say, always in the battle zone. The mastermind’s come after its figures, the
heroes’ after theirs. Special roles are marked by tokens, face down if secret.

# Steps 14 and 15: tokens ready {#mission-tokens}
at: Mission Set Up: Prepare Character Tokens | Mission Set Up: Place Remaining Components
see: setup character-tokens
A token of each character lies ready for the enemy, one for each henchman in play. The rest goes in piles.

# Step 16: comparing unit levels {#unit-levels}
at: Mission Set Up: Compare Unit Levels
terms: underdog, bonus command points
see: units command-dial level-up
asks: unit_levels
The side with fewer unit levels starts with twice the difference in command points, 6 at most. A unit level is level
times unit points; add up those of a side.

# What else is checked before a mission {#setup-read}
at: Mission Set Up | Character Cards | Action Cards
see: setup mission-cards
asks: cost
reason: The book shows it by its pieces: there is one of each figure and card.
A team has as many units as agreed, each character once, no card twice, and cards of its own characters only.
`);

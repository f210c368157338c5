import { parseEntries } from '../entry';

/** Entries on the components and scenarios of the box. */
export const PIECES = parseEntries(`
# What is in the box {#what-you-need}
at: Components | Welcome to HeroClix
terms: components
see: character scenario-play
The box has ten characters with cards, tokens, six two-sided map tiles and two dice. It also has two powers cards,
eight scenario cards, and five tarot cards with a card of rules. There are twenty character cards.

# A character: figure, dial and card {#character}
at: The Combat Dial System | Characters
terms: figure, miniature
see: combat-dial basic-advanced
A character is a figure with its dial and its card. The dial shows values and powers; the card lists keywords, traits
and all powers. When KO shows it is knocked out. Each side of the box has five, and every one plays otherwise: read
its card first.

# Basic and advanced dials {#basic-advanced}
at: Basic vs. Advanced Dials
terms: starting click, two dials
see: scenario-play
news: New: two starting lines on one dial.
A dial of the box has an easy stretch of clicks and a full one. The card tells where each begins.

# Clicks {#clicking}
at: Clicking
terms: click number, damage, healing
see: combat-dial defeat
news: Clicks are numbered.
Each position of a dial has a number, its click. Damage turns towards higher numbers, healing towards lower.

# The five values {#combat-dial}
at: Combat Values
terms: stats, bolts
see: several-targets
Speed, attack, defense and damage are on the dial; range is on the base, beside the bolts.

# Standard powers {#powers}
at: Powers
terms: power, colours, PAC
see: power-actions traits powers-reference
A coloured box around a value gives a power while it shows. The card lists them, the powers card explains them, and
the back of the book those of the box.

# Scenario play {#scenario-play}
at: Scenario Play Rules
terms: scenario card, tarot, campaign, scenarios
see: scenario-setup winner tarot
The first games of the box are scenarios, played from A on as each result says. Basic dials, one tarot card in effect,
and the scenario’s own way to win.

# Setting up a scenario {#scenario-setup}
at: Scenario Play Rules: Setup
see: scenario-play starting-areas
Put the scenario card by the map, choose sides, and turn dials to the basic line. Its tarot card is at the other side
of the map, and is in effect. The higher 2d6 is first player. Build the map, choose starting areas beginning with the
second player, set up beginning with the first. What happens at the start happens; the first turn begins.

# Tarot cards {#tarot}
at: Starting Force | Scenario Play Rules: Setup
terms: tarot deck
see: scenario-setup starting-force
news: New.
In a scenario one tarot card is in effect from the start. Own teams bring a deck of five, built by the tarot rules
card, which is not among the app’s sources.

# Map, sideline and KO area {#play-areas}
at: Play Areas | Play Areas: Map | Play Areas: Sideline | Play Areas: KO Area
terms: sideline
see: defeat generate
news: New: a sideline.
The map has starting areas inside purple lines; beside it are the sideline and the KO area. The sideline holds what
may come into play later, the KO area what was knocked out.
`);

/** Entries on concepts, turns and actions. */
export const TURNS = parseEntries(`
# Force {#force}
at: Key Concepts: Force
see: starting-force
A force is all your game elements: characters, objects, items.

# Friendly and opposing {#friendly-opposing}
at: Key Concepts: Friendly and Opposing
terms: enemy, friend
see: force allies
news: A character is friendly to itself.
Your characters are friendly, each to itself as well; your opponent’s are opposing.

# Players of one team {#allies}
at: Key Concepts: Friendly and Opposing | How to Win
terms: ally, team game, teammate, partner
see: friendly-opposing winner
asks: play
reason: The book is written for two players; teams are read as in the books before.
Characters of players of one team are friendly to each other, and the last team on the map wins. This is where more
than two play. Each player has turns and actions of their own.

# Adjacent {#adjacent}
at: Key Concepts: Adjacency
terms: base contact, next to
see: adjacent-read walls close-combat
asks: adjacent
Squares that touch are adjacent, corners too, and so is what stands in them.
map: |
  +---+---+---+
  | .   . | . |
  +---+---+---+
pieces:
  A: {at: b1, side: red}
  B: {at: c1, side: blue}
ask: {adjacent: [A, B]}

# What parts neighbours {#adjacent-read}
at: Terrain: Blocking | Terrain: Elevated | Key Concepts: Adjacency
see: adjacent elevated
asks: adjacent
reason: The book says this of moves and attacks, piece by piece; being adjacent is read the same way.
A wall, two blocking flanks at the corner, or different elevations part neighbours. Two squares of one stair are
adjacent all the same.

# Success and failure of a die {#success}
at: Key Concepts: Success and Failure
terms: d6, roll
see: break-away super-senses
news: New: a 1 always fails and a 6 always succeeds.
A 1 always fails and a 6 always succeeds; else the effect names the range that succeeds.

# Rounding {#rounding}
at: Key Concepts: Success and Failure
terms: half
see: charge
basis: common
Halves are rounded up.

# Winning {#winner}
at: How to Win
terms: win, end of game
see: defeat scenario-play winner-read
asks: play
You win when the opponent has no character on the map, or when you do what the scenario asks.

# Points and ties {#winner-read}
at: How to Win
terms: victory points, VP, score, tie
see: winner
asks: play
reason: The book ends with the last character; points are counted as in the books before.
A KO scores the character’s points for the side whose attack did it, where points are kept. Who fell to its own doing
scores for the opponent who last hurt it, else for all opponents alike.

# The four phases of a turn {#rounds}
at: Turn Overview | Turn Overview: Phase 1: Beginning of Turn | Turn Overview: Phase 3: End of Turn | Turn Overview: Phase 4: Clear Phase
terms: phases, beginning of turn, end of turn, clear tokens
see: action-total action-tokens
asks: play
news: A turn has four named phases, with the clearing of tokens last.
A turn has four phases: beginning, actions, end, and clearing tokens. At the beginning and at the end effects start or
stop. At last take the tokens off your characters that got none this turn.

# How many actions {#action-total}
at: Turn Overview: Phase 2: Action Phase
terms: number of actions, actions per turn
see: giving-actions leadership
asks: play
news: Always three actions, whatever the build total.
You have three actions a turn, whatever the size of the game. Different free actions come on top, in any number.

# Actions {#giving-actions}
at: Overview of Play: Actions
terms: actions, act twice
see: action-tokens power-actions free-actions
asks: play
Every character may be given move, close and range actions. Power actions come with powers, free actions give no
token. One of the three is lost if you have too few characters. A character does each free action once a turn at most.

# Free actions {#free-actions}
at: Power / Trait Actions | Overview of Play: Actions
terms: free
see: power-actions
news: No free action twice in one turn.
A free action gives no token, and any number of different ones may be used in a turn. It is marked FREE, and the same
one is never used twice.

# Action tokens {#action-tokens}
at: Overview of Play: Actions
terms: token, two tokens
see: pushing rounds
asks: play
Each action that is not free gives the character an action token. With two, nothing but free actions until they are
cleared.

# Acting two turns running {#pushing}
at: Overview of Play: Actions
terms: push, pushed, pushing damage, two tokens, second token
see: action-tokens
asks: play
news: Pushing costs no click any more.
Acting two turns running costs no click: the second token is all.

# Power and trait actions, triggered and passive effects {#power-actions}
at: Power / Trait Actions
terms: triggered, passive
see: giving-actions traits
news: Powers say by a mark which action they take; the rest is triggered or passive.
A power marked MOVE, CLOSE, RANGE or POWER takes an action; FREE takes none. All others are either triggered, when
what they name happens, or passive, always on.

# Traits {#traits}
at: Traits
see: powers
A trait is always there, whatever the dial shows. It has a star on the card.

# Improved abilities, team abilities, keyphrases {#other-abilities}
at: Other Abilities | Other Abilities: Improved Abilities | Other Abilities: Team Abilities | Other Abilities: Keyphrases
terms: improved movement, improved targeting, team abilities
see: flight tiny knock-back
news: New: improved abilities and keyphrases.
Improved movement or targeting lets a character do what others cannot. It has coloured symbols. Team symbols stand on
the base, told on the card. Keyphrases have fixed meanings. The powers card explains them.

# Advanced rules {#advanced-rules}
at: Advanced Rules
see: objects bystanders terrain destroying-blocking starting-force
Learn the basics first, then objects, bystanders, terrain, destroying and building teams.
`);

import { parseEntries } from '../entry';

export const PIECES = parseEntries(`
# What is needed {#what-you-need}
at: Components
terms: components, starter
see: character
You need characters, a two-sided map, two dice, six objects, ten terrain markers and the powers card. Use coins as
tokens and a string for lines. Two to four players are best. Initials on stickers tell whose figure is whose.

# A character: figure, base and dial {#character}
at: The character
terms: figure, miniature, rookie, experienced, veteran
see: combat-dial
A character is a figure with its base and its dial. Those that look alike may differ in rank, team and dial; the
number on the base tells them apart. Damage turns the dial clockwise, healing back.

# The dial and its five values {#combat-dial}
at: Combat values
terms: click, stats, wing, dolphin
see: flight water ranged-combat
Speed, attack, defense and damage change from click to click; range is printed on the base and does not. A wing in
place of the boot is a flier, a dolphin a swimmer: each follows all other rules.
`);

export const SETUP = parseEntries(`
# Build total {#build-total}
at: Set-up: build a force | Building your force
terms: points limit, force size, legal force
see: unique archenemies action-total
asks: force
A force may cost as much as the build total that all players agree on, and no more. It is one number for all, in
hundreds.

# Unique figures {#unique}
at: Set-up: build a force
terms: silver ring, duplicates
see: build-total
asks: force
A force may hold a character several times, but one Unique of each name. A Unique has a silver ring. It may stand
beside others of its name that are not Unique, and both players may have the same one.

# What else a force is checked for {#force-read}
at: Building your force
see: build-total
asks: force
reason: The book gives totals in hundreds and speaks of a force as characters; it forbids nothing else in words.
A force has at least one character, and a build total is a full hundred.

# Archenemies {#archenemies}
at: Archenemies
terms: arch enemy, arch-enemy, nemesis, coloured base, archenemy points, bonus
see: victory-points build-total
asks: force play
Two characters with dials of one colour are archenemies, unless they share a name. Only coloured dials count. They
never stand in one force. Dealing the last blow to one’s archenemy scores it twice.

# Who goes first {#first-player}
at: Set-up: the battlefield
terms: initiative, who goes first, who starts, roll off
see: starting-areas rounds
All roll 2d6: the highest is first player and picks the map, and ties roll again.

# Sides and starting areas {#starting-areas}
at: Set-up: the battlefield
terms: deployment, side of the map
see: placing-characters first-player
From the first player’s left, each player picks a side of the map. A starting area is two squares deep from that side
and keeps four squares or more from the other edges.

# Scenarios {#scenarios}
at: Set-up: scenarios
see: end-of-game
A scenario is played if all agree before the game. A scenario’s own end and victory replace the usual ones.

# Placing objects {#placing-objects}
at: Set-up: objects
terms: object pile
see: objects
Players take turns placing objects face up on clear terrain, in nobody’s starting area. First each puts three face
down on a pile. Then the first player begins to draw and place, until all are placed.

# Placing figures {#placing-characters}
at: Set-up: figures
terms: set up, deploy, starting click
see: starting-areas flight
The first player sets up all of its force, and then the others in turn. Before that, dials are turned to the green
line, and fliers’ modes chosen.
`);

export const TURNS = parseEntries(`
# Turns {#rounds}
at: Turns
terms: turn order
see: action-total
Turns go clockwise from the first player. Who has no figures left is passed over.

# How many actions {#action-total}
at: Turns: actions | Turns
terms: number of actions
see: giving-actions
You get one action each turn for each 100 points of the build total, all game long.

# Giving actions {#giving-actions}
at: Turns: actions
terms: actions, act twice, save actions
see: pass action-total pushing
asks: play
Each turn a character may be given one move, close combat, ranged combat or pass action. See the end of one before you
choose the next. Nothing is saved up, and what you have beyond your characters is lost.

# Passing {#pass}
at: Turns: actions | Turns: action tokens
terms: pass action, skip
see: giving-actions action-tokens
asks: play
reason: It is told among the four ways to use an action; the FAQ of 2003 changes that.
A pass gives no token, but uses up one of your actions.

# Action tokens {#action-tokens}
at: Turns: action tokens | Turns: actions
terms: counter, clear tokens
see: pushing
asks: play
An action other than pass gives a token. At the end of your turn take them off the figures that took no action in it.

# Which tokens go {#tokens-cleared}
at: Turns: pushing | Turns: actions
see: action-tokens pushing
asks: play
reason: The book tells it for one token and for two in different places; both come to this.
A character that was given no action this turn loses all of its tokens at its end, one or two.

# Pushing {#pushing}
at: Turns: pushing
terms: push, pushed, two tokens, second token, pushing damage
see: action-tokens victory-points
asks: play
Acting two turns running costs 1 click, once the action is done, and gives the second token. The turn after, nothing
but pass; at its end both tokens go.

# Friendly and opposing {#friendly-opposing}
at: Friendly and opposing figures
terms: enemy, friend
see: friendly-fire allies
Your characters are friendly, an opponent’s are opposing.

# Players of one team {#allies}
at: Friendly and opposing figures | Victory points
terms: ally, team game, teammate, partner
see: friendly-opposing winner
asks: play
reason: The book has teams of players score together, and calls friendly only what one player controls.
Figures of players who play as a team are friendly to each other. Each player has turns, actions and a build total of
their own; a tied team counts its build totals together.

# Adjacent {#adjacent}
at: Adjacent
terms: base contact, next to, touching
see: close-combat soaring adjacent-corner
asks: adjacent
Squares that touch are adjacent, corners too. Not across blocking terrain, and not on different elevations. Soaring
figures are adjacent to soaring ones only.

# Neighbours across a shut corner {#adjacent-corner}
at: Terrain: blocking terrain | Adjacent
see: adjacent blocking
asks: adjacent
reason: The book parts neighbours on opposite sides of blocking terrain; two blocking flanks put it between them.
Two squares that meet only at a corner are not adjacent when both flanks are blocking.

# Rounding {#rounding}
at: Terrain: hindering terrain
terms: half
see: hindering-moving
Halved speed is rounded up.

# Etiquette and open questions {#etiquette}
at: Etiquette
terms: dispute, judge
Dials turn only for damage and healing; mark the square when you lift a figure. Where rules are silent a d6 says no on
1–3 and yes on 4–6.
`);

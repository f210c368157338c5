import { parseEntries } from '../entry';

export const GROUND = parseEntries(`
# Kinds of terrain {#terrain}
at: Terrain
terms: colours, clear terrain
see: blocking hindering elevated walls
Colours show blocking, hindering and elevated terrain; what has none is clear.

# Blocking terrain {#blocking}
at: Terrain: Blocking
terms: boulder, pillar
see: walls destroying-blocking
asks: see move
Nobody moves into or through blocking terrain, and no line of fire goes through it.

# Walls {#walls}
at: Terrain: Walls
terms: wall
see: blocking destroying-walls
asks: see move adjacent
Nobody moves, sees or strikes through a wall. It is blocking terrain along a square’s edge.
map: |
  +---+---+---+
  | .   . | . |
  +   +   +   +
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: c1, side: blue}
ask: {see: [A, B]}

# Hindering terrain {#hindering}
at: Terrain: Hindering
terms: hinder, bushes, trees, stop moving, slow, debris, cover, +1 defense, hindering modifier
see: stealth line-of-fire
asks: see hit move
news: Hindering terrain does not touch moves any more.
Hindering terrain does not slow moves; a line through any gives the target defense +1. That is for attacks.
map: |
  +---+---+---+---+---+
  | .   .   h   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: e1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# Elevated terrain {#elevated}
at: Terrain: Elevated
terms: roof, high ground, height, stairs, ladder, transition square
see: rim elevated-read leap-climb flight
asks: see move hit
news: Transition squares join heights, and close attacks are made across them.
Level changes only at transition squares, which are marked with diamonds. They join two heights; across one, close
attacks are possible. A line between low squares does not go through high ground; between high squares it passes over
low.

# The rim {#rim}
at: Terrain: The Rim
terms: edge of roof, shoot down, shoot up
see: elevated line-of-fire
asks: see
High squares that touch lower ones are the rim: only from it you shoot down, and only at it you shoot up. The line
must meet no other elevated or blocking square.
map: |
  +---+---+---+---+
  | 1   1   .   . |
  +---+---+---+---+
pieces:
  A: {at: b1, side: red}
  B: {at: d1, side: blue}
ask: {see: [A, B]}

# What counts at which height {#elevated-read}
at: Terrain: Elevated | Attacking: Line of Fire
see: elevated rim
asks: see
reason: The book tells the plain cases; these follow from “through” and “over” in them.
Between ends at one level, what is lower than both does not matter. Between levels everything crossed counts, at any
height; any square above the lower end’s level, besides the higher end’s own, blocks, and at a corner it is a blocking
flank. The rim counts diagonal neighbours too.

# Destroying things {#destroying-blocking}
at: Destroying
terms: break, smash, destroy object, debris, destroying objects
see: destroying-walls objects destroying-read
asks: destroy
A basic action with damage value 3 or more destroys blocking terrain, a wall or an object. Close: an adjacent object,
blocking square or wall. Range: a wall in the line, near enough. Blocking leaves debris in its square, a wall on both
sides; debris is hindering.

# Destroying a wall from afar {#destroying-walls}
at: Destroying
terms: destroy wall, break wall
see: destroying-blocking
asks: destroy
To destroy a wall from afar, the square behind it must be within range. The line to that square meets nothing but that
wall.
map: |
  +---+---+---+---+
  | .   .   . | . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: red, damage: 3}
ask: {destroy: {attacker: A, target: c1/d1, attack: ranged}}

# Blocking terrain from afar {#destroying-read}
at: Destroying | Terrain: Blocking
see: destroying-blocking
asks: destroy
reason: The first sentence of the passage allows close and range for all three; only then it names walls.
A blocking square within range may be destroyed by a range action as a wall may.

# Objects {#objects}
at: Objects | Objects: Light objects | Objects: Heavy objects
terms: pick up, put down, lift, drop, held object
see: object-close object-throwing placing-objects
news: Everybody may lift light objects, and put them down again.
Everybody lifts light objects; heavy ones take super strength. Light ones have a yellow ring, heavy ones a red one.
One in the hand. Once in a move, pick one up or put one down, on the way or beside it. Used in an attack it is gone.

# Hitting with an object {#object-close}
at: Objects
terms: swing, object damage
see: objects object-close-read
asks: hit
news: Light or heavy, an object adds 1.
Hitting with an object is a close attack with damage +1.

# Close attacks while holding one {#object-close-read}
at: Objects | Attacking
see: object-close
asks: hit
reason: The book gives it an action of its own; at the table it is always the better one.
A close attack by a character that holds an object is made with it.

# Throwing an object {#object-throwing}
at: Objects
terms: throw, hurl, throw range
see: objects
asks: hit
news: Any object flies 6 squares or the thrower’s own range, for 2.
A thrown object has one target, a range of at least 6, and deals 2 damage in place of the usual.

# Bystanders {#bystanders}
at: Bystanders
terms: pog, token
see: generate defeat
A bystander has values but no dial: any damage is a KO, and nothing heals it. Their one click is their starting click.

# Names in effects {#names}
at: Miscellaneous Concepts: Names Used in Effects
see: generate
A name that an effect asks for must match exactly.

# Generating {#generate}
at: Miscellaneous Concepts: Generate
terms: markers, summon
see: smoke-cloud play-areas bystanders
news: New.
Generating brings something onto the map, beside what generated it. It comes from outside or the sideline and stays
tied to that: effects on markers mean the owner’s own.
`);

export const TEAM_BUILDING = parseEntries(`
# Building a team {#building}
at: Building Your Own Team
terms: team building
see: starting-force themed-teams
asks: force
A team is characters, maps and a tarot deck.

# Starting force {#starting-force}
at: Starting Force | Building Your Own Team: Starting Force
terms: build total, points limit
see: unique prime tarot
asks: force
news: The size is 300, and a tarot deck of five comes along.
All that starts with you costs 300 points at most, objects and equipment too. A tarot deck of five comes with it.

# Prime figures {#prime}
at: Team Building Restrictions: Prime figures | Team Building Restrictions
terms: green ring
see: unique
asks: force
news: New.
A team may have one prime figure, which has a green ring.

# Unique figures {#unique}
at: Team Building Restrictions: Unique figures | Team Building Restrictions | Building Your Own Team: Team Building Restrictions
terms: silver ring
see: prime
asks: force
A team may have each unique figure once, but different ones together. They have a silver ring.

# Themed teams {#themed-teams}
at: Themed Teams | Themed Teams: Initiative Bonus | Building Your Own Team: Themed Teams
terms: theme team, keyword, initiative
see: themed-rerolls first-player
asks: force
news: Any shared keyword will do; the bonus is at most 3 above the other side’s.
All characters of a themed team share a keyword, and you pick one. Add the number of them to the roll for first
player, up to 3 more than the opponent adds; and you have rerolls.

# Rerolls of a themed team {#themed-rerolls}
at: Themed Teams: Probability Control
terms: probability control, prob control, theme prob, reroll
see: themed-teams probability-control
asks: force
news: As many as its characters, 3 at most, without a token.
Characters of a themed team have probability control: once a turn a roll may be made again. It is an attack or
break-away roll of one within range, 6 at least, and line of fire. As often in a game as it has characters of the
keyword, 3 at most.

# Standard setup {#first-player}
at: Standard Setup
terms: set up, setup, who goes first, initiative, choose map
see: starting-areas placing-objects themed-teams
The higher 2d6 plus theme bonus is first player and picks a map. Before the roll greet each other, show teams and
themes, and turn dials to the start. Starting areas, second player first. Then the first player sets up its force and
up to 3 objects outside of its own area, and so does the second.

# Starting areas {#starting-areas}
at: Standard Setup | Play Areas
terms: deployment
see: first-player
news: The second player chooses first.
The second player chooses a starting area first. Purple lines mark them.

# Placing objects {#placing-objects}
at: Standard Setup
see: objects first-player
news: Up to three each, placed with your own force.
After its characters each player places up to three objects outside its own starting area.

# What everybody can do {#inherent}
at: Inherent Abilities
terms: basic actions
see: giving-actions carry objects destroying-blocking
Everybody can move, attack, carry, use objects and destroy things. It is by move, close and range; one picks up, puts
down and fights with an object, and destroys one.
`);

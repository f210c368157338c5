import { parseEntries } from '../entry';

/** Entries of part 2 of the rulebook: terrain printed on the map. */
export const TERRAIN = parseEntries(`
# Colours of terrain {#terrain}
at: TERRAIN
terms: map colors, coloured lines, green line, brown line, red line, blue line, orange line, boundary
see: hindering blocking elevated water walls indoors special-terrain
news: Boundaries are coloured lines now, and water is a terrain of its own.
Green is hindering, brown blocking, red elevated, blue water; thick black lines are walls. Purple is a starting area,
yellow indoors, orange special: those three are clear unless they say more. A square may be of several kinds. Two
squares are of one kind if the way from centre to centre crosses no line of that colour.

# Clear terrain {#clear-terrain}
at: Clear Terrain
terms: open ground
see: terrain
Clear terrain affects neither moves nor attacks. Nothing is printed or laid on it.

# Hindering terrain {#hindering}
at: Hindering Terrain
terms: hinder, hindering, bushes, trees, debris, green
see: hindering-moving hindering-modifier objects debris
asks: move see
Hindering terrain stops moves that enter it and gives defense +1 against shots through it. It is trees, furniture,
debris, and objects that nobody holds. It halves the speed of those who set out in it, and does nothing to close
attacks.

# Water {#water}
at: Water Terrain
terms: river, pond, swim, swimmer, dolphin
see: swim hindering-moving
asks: move reach
Water is hindering terrain for moves and clear terrain for lines of fire. Swimmers move through it as through clear
terrain.

# From water into hindering {#water-and-hindering}
at: Water Terrain | Hindering Terrain: Moving and hindering terrain
see: water hindering-moving
asks: move reach
reason: Water is told to be hindering for moves, so a mover in it stands in hindering already.
A step from water into hindering terrain, or back, does not stop the move. The two are one kind when asked where a
mover comes from.

# Blocking terrain {#blocking}
at: Blocking Terrain
terms: block, boulder, statue, brown, diagonal blocking
see: destroying-blocking walls line-of-fire-corners moving-corners
asks: see move
Nobody enters or stands in blocking terrain, and no line of fire goes through it. Two blocking squares corner to
corner are one: moves and lines between them are shut. A line between a blocking square and a character corner to
corner is blocked.
map: |
  +---+---+---+
  | .   B   . |
  +   +   +   +
  | .   .   B |
  +---+---+---+
pieces:
  A: {at: b2, side: red}
  B: {at: c1, side: blue}
ask: {see: [A, B]}

# Destroying blocking terrain {#destroying-blocking}
at: Blocking Terrain: Destroying blocking terrain
terms: break, smash, demolish, destroy terrain
see: debris destroying-walls destroying-objects
asks: destroy
An attack that deals 3 or more damage destroys a square of blocking terrain, without a roll. It cannot have a
character as target as well. By close attack an adjacent square, by ranged attack one to whose centre a line can be
drawn: its own blocking does not stop the line.
map: |
  +---+---+---+---+
  | .   .   .   B |
  +---+---+---+---+
pieces:
  A: {at: a1, side: red, damage: 3}
ask: {destroy: {attacker: A, target: d1, attack: ranged}}

# Debris {#debris}
at: Blocking Terrain: Debris markers
terms: rubble, debris marker
see: hindering destroying-blocking
A destroyed blocking square gets a debris marker and is hindering terrain from then on. The boundary of what is left
closes around it, in two parts if need be.

# Walls {#walls}
at: Walls
terms: wall, black line, door, map edge
see: destroying-walls adjacent blocking
asks: see adjacent move
A wall stops moves and lines of fire, as blocking terrain does. Walls are the thick black lines between squares.
Across a wall nobody is adjacent, hits in close combat or needs to break away. The edge of the map is no wall.
map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +---+   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: b1, side: red}
  B: {at: b2, side: blue}
ask: {see: [A, B]}

# Destroying walls {#destroying-walls}
at: Walls: Destroying walls
terms: break wall, smash wall, blow up wall
see: walls debris destroying-blocking
asks: destroy
An attack that deals 3 or more damage destroys a wall, without a roll. Close: a wall on the edge of your square.
Ranged: draw the line to the square behind the wall, within range; the wall and whoever stands there do not stop it,
other things may. Debris goes into the clear squares on both sides.
map: |
  +---+---+---+---+
  | .   .   . | . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: red, damage: 4}
ask: {destroy: {attacker: A, target: c1/d1, attack: ranged}}

# Elevated terrain {#elevated}
at: Elevated Terrain | STAIRS: Elevated vs. grounded | Elevated Terrain: Elevated vs. grounded
terms: roof, rooftop, high ground, height, level, hill, jump down
see: stairs rim elevated-line-of-fire elevated-close knock-back-falls
asks: see move
Elevated terrain is ground above the battlefield; only what stands on it is elevated. It is clear or of any kind, and
cannot be destroyed. All else is grounded. Without leap/climb, flight or the like nobody gets up or down but by stairs
or ladders, and nobody may jump off.

# Stairs and ladders {#stairs}
at: Elevated Terrain: Stairs and ladders | LADDER | STAIRS
terms: stair, ladder, climb, change elevation
see: elevated adjacent stairs-length
asks: move reach adjacent
news: A ladder costs no square more than it has.
To change level by a stair, walk through all of its squares. Cross the boundary on it; a ladder has two squares, one
below and one above. The squares of a stair are neighbours although the boundary runs between them. Neither hinders.
map: |
  +---+---+---+---+
  | .   S   1S  1 |
  +   +   +   +   +
  | .   .   1   1 |
  +---+---+---+---+
pieces:
  A: {at: a1, side: red, speed: 4}
ask: {reach: {piece: A, action: move}}

# Getting on a stair {#stairs-length}
at: Elevated Terrain: Stairs and ladders | Movement
see: stairs
asks: move reach
reason: Maps that players exchange mark stair squares but not where a stair begins.
You change level only between neighbouring stair squares or neighbouring ladder squares. A stair may be entered at any
of its squares; its length is not checked.

# The rim {#rim}
at: STAIRS: The rim | Elevated Terrain: The rim
terms: edge of roof, rooftop edge, shoot down, shoot up, shoot from roof
see: elevated-line-of-fire elevated
asks: see
From the rim you may shoot at grounded characters, and they may shoot at you. The rim is the elevated squares with the
red line in them. Any other elevated square on the line, or a rim square that is not that character’s own, blocks it.

# Lines and heights {#elevated-line-of-fire}
at: Elevated Terrain: Elevated terrain and line of fire | STAIRS: Elevated terrain and line of fire
terms: shoot up, shoot down, shoot past a friend, shoot over, elevated, high ground, roof, elevation, height, level, rooftop
see: rim line-of-fire giant elevated-read
asks: see hit
news: Up and down are alike: grounded figures block neither way; giants and colossals block both.
Up or down, you shoot past standard characters on the ground, but not past giants or blocking terrain. Colossals block
as giants do, and hindering terrain counts only under the target. From ground to ground, rising ground between blocks.
Roof to roof: elevated characters, giants, colossals and what is elevated count, red lines do not.
map: |
  +---+---+---+---+---+
  | 1   1   .   .   . |
  +   +   +   +   +   +
  | 1   1   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: b1, side: red}
  B: {at: e2, side: blue}
  C: {at: d2, side: red}
ask: {see: [A, B]}

# Two different heights, giants beside roofs {#elevated-read}
at: Elevated Terrain: Elevated terrain and line of fire | HEROCLIX COMBAT AND SPECIAL ABILITIES: Giant Size
see: elevated-line-of-fire giant colossal
asks: see
reason: The book knows one height above the ground, and the symbol that tells who blocks a giant is lost in the scan.
Two elevated ends at different levels count as both elevated. A giant and an elevated character draw their line as if
both were elevated, hindering counting only under the target. Giants and colossals block lines to and from a giant,
standard characters do not.

# Close attacks between heights {#elevated-close}
at: STAIRS: Elevated terrain and close combat attacks | Elevated Terrain: Elevated terrain and close combat attacks
terms: punch up, roof, attack someone on roof
see: close-combat giant stairs
asks: hit adjacent
Neighbours at different elevations cannot attack each other in close combat; they may shoot. Giants may hit up.

# Kinds of maps {#maps}
at: Maps | Maps: Outdoor maps
terms: outdoor, outside
see: indoors indoor-outdoor
Maps are outdoor, indoor, or both; outdoors all rules hold unchanged.

# Indoors {#indoors}
at: Maps: Indoor maps
terms: inside, building, indoor, flying indoors
see: flight leap-climb phasing-teleport indoor-outdoor
asks: move reach
Indoors, fliers and leap/climbers cannot cross walls or blocking terrain. Phasing/teleport can. Indoors is an indoor
map, or inside a yellow line.

# Maps that are both {#indoor-outdoor}
at: Maps: Indoor/outdoor maps
terms: yellow line, over a building
see: indoors indoor-lines
news: New: no line from outdoors over indoor squares.
Inside yellow lines the rules for indoors hold. From outdoors nobody draws a line over an indoor part, at any height.

# Lines over indoor squares {#indoor-lines}
at: Maps: Indoor/outdoor maps
see: indoor-outdoor
asks: see
reason: The book says “over an indoor portion” and leaves the ends open.
From or to outdoors, an indoor square between the ends blocks line of fire. One end outdoors is enough. A wall is
indoor when either square beside it is.
`);

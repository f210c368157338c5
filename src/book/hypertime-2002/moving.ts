import { parseEntries } from '../entry';

export const MOVING = parseEntries(`
# Moving {#moving}
at: Movement
terms: movement, move, speed, diagonal move
see: break-away hindering-moving flight
asks: move reach
A figure moves up to its speed in squares, diagonals as one. Past friends, not past opponents; entering a square
beside an opponent ends the move, and nobody ends on anybody.

# Breaking away {#break-away}
at: Movement: break away
terms: breakaway, base contact, leave, disengage
see: moving hovering soaring
asks: move
To move from beside an opponent on the same level, roll a d6: on 4–6 it breaks away, on 1–3 it stays. One roll frees
it from all beside it. It may pass those; anybody new stops it.

# Flying {#flight}
at: Flying
terms: fly, flying, flier, wing, flight modes
see: hovering soaring carry
asks: move reach
A flier hovers or soars; it chooses at set-up and may change while moving for 1 square. A flier fills the square under
it.

# Hovering {#hovering}
at: Flying: hovering | Flying
terms: hover, hover over people
see: flight soaring break-away indoors hovering-read
asks: move reach
A hovering flier is near the ground, and like anybody there for others. It passes opponents and blocking terrain, is
not slowed by hindering, and changes levels. It breaks away at the level under its base. Indoors it is the only mode.

# Hovering: where it stops and ends {#hovering-read}
at: Flying: hovering | Terrain: blocking terrain
see: hovering leap-climb
asks: move reach
reason: The FAQ of 2003 says the first two of the same rules; the rest follows from what is outdoors.
A hovering flier stops on entering a square beside an opponent. It may end on outdoor blocking terrain, where it is
adjacent only to others on such squares. A soaring opponent’s square is not entered from below. Hovering and
leap/climb change level only where both squares are outdoors.

# Soaring {#soaring}
at: Flying: soaring | Flying
terms: soar, high flight
see: flight soaring-attacks hovering
asks: move reach
A soaring flier passes everything and affects only soaring figures. It is high above, and breaks away only from other
soaring ones. Those on the ground shoot at it at half range, and need not break away from it.

# Carrying {#carry}
at: Flying: carrying other figures
terms: taxi, transport, passenger
see: flight hovering
asks: carry move
A hovering flier carries an adjacent friend for nothing. It sets the friend down in a free adjacent square, hovering
at the end. Fliers too can be carried, but nobody who carries or holds an object. Only the carrier gets a token; the
passenger may act.

# Carrying during other moves {#carry-read}
at: Flying: carrying other figures
see: carry hypersonic-speed
asks: carry
reason: The FAQ of 2003 says the first; the second follows from being set down adjacent.
Nobody is carried during a hypersonic attack. A passenger needs room at the end, on the same level.
`);

export const TERRAIN = parseEntries(`
# Kinds of terrain {#terrain}
at: Terrain
see: hindering blocking elevated indoors
Terrain is clear, hindering or blocking, and each may also be elevated. Drawn walls, objects and barriers count. There
is none at the soaring level.

# Indoors {#indoors}
at: Terrain: indoors
terms: inside, building
see: hovering leap-climb phasing-teleport maps
asks: move reach
Indoors nobody soars, and hovering and leap/climb do not cross blocking terrain; phasing does. Indoors is where a map
shows the inside of buildings. Blocking terrain there stops lines to and from hovering figures too.

# Outdoors {#maps}
at: Terrain: outdoors
terms: outdoor, outside
see: indoors
Outdoors, figures stand on buildings, never in them. Outdoors is where a map does not show the inside.

# Clear terrain, stairs and ladders {#clear-terrain}
at: Terrain: clear terrain
terms: stairs, ladder, climb, open ground
see: elevated stairs-read
asks: move reach
Clear terrain hampers neither moves nor shots. Stairs and ladders are clear and lead to other levels: stairs at no
extra cost, only their top square being elevated; a ladder for 1 square more.

# Getting on a stair {#stairs-read}
at: Terrain: clear terrain | Movement
see: clear-terrain
asks: move reach
reason: Maps that players exchange mark stair squares but not where a stair begins.
You change level only between neighbouring stair squares or neighbouring ladder squares. A stair’s length is not
checked.

# Hindering terrain {#hindering}
at: Terrain: hindering terrain
terms: hinder, bushes, debris, cover
see: hindering-moving hindering-modifier water
asks: move see
Hindering terrain stops moves, halves the speed of who starts in it, and protects against shots. It is trees,
furniture, debris, objects, drawn with a thin line.

# Moving through hindering terrain {#hindering-moving}
at: Terrain: hindering terrain
terms: difficult terrain, slow
see: hindering water
asks: move reach
Entering a hindering square ends the move, wherever you come from. Setting out in one halves the speed, rounded up.
map: |
  +---+---+---+---+---+
  | h   h   h   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: red, speed: 6}
ask: {reach: {piece: A, action: move}}

# Shooting through hindering terrain {#hindering-modifier}
at: Terrain: hindering terrain
terms: cover, +1 defense, bushes, shoot from bushes
see: hindering line-of-fire
asks: see hit
Hindering terrain on the line or under the target gives defense +1, once. It is for shots between two on the ground.
If the only such square is the attacker’s own there is none. Close attacks do not care.

# Water {#water}
at: Terrain: water | Terrain: hindering terrain
terms: pond, stream, swim, dolphin, aquatic
see: swim hindering-moving
asks: move reach
Shallow water hinders moves, not shots. Swimmers treat it as clear.

# Blocking terrain and walls {#blocking}
at: Terrain: blocking terrain
terms: wall, walls, building, block
see: destroying-blocking line-of-fire-corners
asks: see move
No moves and no lines of fire go through walls, buildings and other blocking terrain. Thick black lines mark it. No
close attacks and no break away go across it.

# Destroying blocking terrain and walls {#destroying-blocking}
at: Terrain: blocking terrain
terms: destroy wall, break wall, smash, debris, rubble, destroying walls
see: blocking objects
asks: destroy
An attack that can deal 3 clicks destroys a square of blocking terrain without a roll. It becomes hindering: a marker
goes into the squares on both sides.

# Elevated terrain {#elevated}
at: Terrain: elevated terrain
terms: roof, rooftop, high ground, height
see: elevated-line-of-fire elevated-close clear-terrain
asks: see move
Elevated terrain is one level above the field. Up and down by stairs and ladders, leap/climb or flight. It cannot be
destroyed. A hovering figure may be grounded or elevated, as its square is.

# Lines and heights {#elevated-line-of-fire}
at: Terrain: elevated terrain
terms: shoot up, shoot down, rim, rooftop edge, roof
see: elevated line-of-fire elevated-read
asks: see hit
From roof to roof, only elevated hindering, blocking and figures count. Down from a roof: only the attacker’s own
square may be elevated; grounded figures and hindering do not matter, but for what is under the target. Up: only the
target’s square may be.
map: |
  +---+---+---+---+---+
  | 1   1   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: e1, side: red}
  B: {at: b1, side: blue}
  C: {at: d1, side: blue}
ask: {see: [A, B]}

# Shooting up, and two heights {#elevated-read}
at: Terrain: elevated terrain
see: elevated-line-of-fire
asks: see
reason: The book grants it to an attacker on high; the FAQ of 2003 says in words that it is one-way.
Shooting up, grounded figures on the line block. The favour of shooting over them is the elevated attacker’s alone.
Hindering counts only under the target. Different elevated levels are judged as both elevated.

# Neighbours at different heights {#elevated-close}
at: Terrain: elevated terrain | Close combat
terms: punch up, roof
see: close-combat adjacent
asks: hit
Neighbours at different heights cannot hit each other in close combat, but may shoot.
`);

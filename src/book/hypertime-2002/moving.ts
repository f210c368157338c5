import { type EntryDraft, reading, rule } from '../entry';

export const MOVING: readonly EntryDraft[] = [
  rule(
    'moving',
    'Moving',
    'Movement',
    `A figure moves up to its speed in squares, diagonals as one. Past friends, not past opponents; entering a square
    beside an opponent ends the move, and nobody ends on anybody.`,
    {
      terms: 'movement, move, speed, diagonal move',
      see: 'break-away hindering-moving flight',
      asks: ['move', 'reach'],
    },
  ),
  rule(
    'break-away',
    'Breaking away',
    'Movement: break away',
    `To move from beside an opponent on the same level, roll a d6: on 4–6 it breaks away, on 1–3 it stays. One roll
    frees it from all beside it. It may pass those; anybody new stops it.`,
    { terms: 'breakaway, base contact, leave, disengage', see: 'moving hovering soaring', asks: ['move'] },
  ),
  rule(
    'flight',
    'Flying',
    'Flying',
    'A flier hovers or soars; it chooses at set-up and may change while moving for 1 square. A flier fills the square under it.',
    { terms: 'fly, flying, flier, wing, flight modes', see: 'hovering soaring carry', asks: ['move', 'reach'] },
  ),
  rule(
    'hovering',
    'Hovering',
    'Flying: hovering | Flying',
    `A hovering flier is near the ground, and like anybody there for others. It passes opponents and blocking terrain,
    is not slowed by hindering, and changes levels. It breaks away at the level under its base. Indoors it is the only
    mode.`,
    {
      terms: 'hover, hover over people',
      see: 'flight soaring break-away indoors hovering-read',
      asks: ['move', 'reach'],
    },
  ),
  reading(
    'hovering-read',
    'Hovering: where it stops and ends',
    'Flying: hovering | Terrain: blocking terrain',
    `A hovering flier stops on entering a square beside an opponent. It may end on outdoor blocking terrain, where it is
    adjacent only to others on such squares. A soaring opponent’s square is not entered from below. Hovering and
    leap/climb change level only where both squares are outdoors.`,
    'The FAQ of 2003 says the first two of the same rules; the rest follows from what is outdoors.',
    { see: 'hovering leap-climb', asks: ['move', 'reach'] },
  ),
  rule(
    'soaring',
    'Soaring',
    'Flying: soaring | Flying',
    `A soaring flier passes everything and affects only soaring figures. It is high above, and breaks away only from
    other soaring ones. Those on the ground shoot at it at half range, and need not break away from it.`,
    { terms: 'soar, high flight', see: 'flight soaring-attacks hovering', asks: ['move', 'reach'] },
  ),
  rule(
    'carry',
    'Carrying',
    'Flying: carrying other figures',
    `A hovering flier carries an adjacent friend for nothing. It sets the friend down in a free adjacent square,
    hovering at the end. Fliers too can be carried, but nobody who carries or holds an object. Only the carrier gets a
    token; the passenger may act.`,
    { terms: 'taxi, transport, passenger', see: 'flight hovering', asks: ['carry', 'move'] },
  ),
  reading(
    'carry-read',
    'Carrying during other moves',
    'Flying: carrying other figures',
    'Nobody is carried during a hypersonic attack. A passenger needs room at the end, on the same level.',
    'The FAQ of 2003 says the first; the second follows from being set down adjacent.',
    { see: 'carry hypersonic-speed', asks: ['carry'] },
  ),
];

export const TERRAIN: readonly EntryDraft[] = [
  rule(
    'terrain',
    'Kinds of terrain',
    'Terrain',
    `Terrain is clear, hindering or blocking, and each may also be elevated. Drawn walls, objects and barriers count.
    There is none at the soaring level.`,
    { see: 'hindering blocking elevated indoors' },
  ),
  rule(
    'indoors',
    'Indoors',
    'Terrain: indoors',
    `Indoors nobody soars, and hovering and leap/climb do not cross blocking terrain; phasing does. Indoors is where a
    map shows the inside of buildings. Blocking terrain there stops lines to and from hovering figures too.`,
    { terms: 'inside, building', see: 'hovering leap-climb phasing-teleport maps', asks: ['move', 'reach'] },
  ),
  rule(
    'maps',
    'Outdoors',
    'Terrain: outdoors',
    'Outdoors, figures stand on buildings, never in them. Outdoors is where a map does not show the inside.',
    {
      terms: 'outdoor, outside',
      see: 'indoors',
    },
  ),
  rule(
    'clear-terrain',
    'Clear terrain, stairs and ladders',
    'Terrain: clear terrain',
    `Clear terrain hampers neither moves nor shots. Stairs and ladders are clear and lead to other levels: stairs at no
    extra cost, only their top square being elevated; a ladder for 1 square more.`,
    { terms: 'stairs, ladder, climb, open ground', see: 'elevated stairs-read', asks: ['move', 'reach'] },
  ),
  reading(
    'stairs-read',
    'Getting on a stair',
    'Terrain: clear terrain | Movement',
    'You change level only between neighbouring stair squares or neighbouring ladder squares. A stair’s length is not checked.',
    'Maps that players exchange mark stair squares but not where a stair begins.',
    { see: 'clear-terrain', asks: ['move', 'reach'] },
  ),
  rule(
    'hindering',
    'Hindering terrain',
    'Terrain: hindering terrain',
    `Hindering terrain stops moves, halves the speed of who starts in it, and protects against shots. It is trees,
    furniture, debris, objects, drawn with a thin line.`,
    { terms: 'hinder, bushes, debris, cover', see: 'hindering-moving hindering-modifier water', asks: ['move', 'see'] },
  ),
  rule(
    'hindering-moving',
    'Moving through hindering terrain',
    'Terrain: hindering terrain',
    'Entering a hindering square ends the move, wherever you come from. Setting out in one halves the speed, rounded up.',
    {
      terms: 'difficult terrain, slow',
      see: 'hindering water',
      asks: ['move', 'reach'],
      example: `map: |
  +---+---+---+---+---+
  | h   h   h   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: red, speed: 6}
ask: {reach: {piece: A, action: move}}
`,
    },
  ),
  rule(
    'hindering-modifier',
    'Shooting through hindering terrain',
    'Terrain: hindering terrain',
    `Hindering terrain on the line or under the target gives defense +1, once. It is for shots between two on the
    ground. If the only such square is the attacker’s own there is none. Close attacks do not care.`,
    { terms: 'cover, +1 defense, bushes, shoot from bushes', see: 'hindering line-of-fire', asks: ['see', 'hit'] },
  ),
  rule(
    'water',
    'Water',
    'Terrain: water | Terrain: hindering terrain',
    'Shallow water hinders moves, not shots. Swimmers treat it as clear.',
    {
      terms: 'pond, stream, swim, dolphin, aquatic',
      see: 'swim hindering-moving',
      asks: ['move', 'reach'],
    },
  ),
  rule(
    'blocking',
    'Blocking terrain and walls',
    'Terrain: blocking terrain',
    `No moves and no lines of fire go through walls, buildings and other blocking terrain. Thick black lines mark it. No
    close attacks and no break away go across it.`,
    { terms: 'wall, walls, building, block', see: 'destroying-blocking line-of-fire-corners', asks: ['see', 'move'] },
  ),
  rule(
    'destroying-blocking',
    'Destroying blocking terrain and walls',
    'Terrain: blocking terrain',
    `An attack that can deal 3 clicks destroys a square of blocking terrain without a roll. It becomes hindering: a
    marker goes into the squares on both sides.`,
    {
      terms: 'destroy wall, break wall, smash, debris, rubble, destroying walls',
      see: 'blocking objects',
      asks: ['destroy'],
    },
  ),
  rule(
    'elevated',
    'Elevated terrain',
    'Terrain: elevated terrain',
    `Elevated terrain is one level above the field. Up and down by stairs and ladders, leap/climb or flight. It cannot
    be destroyed. A hovering figure may be grounded or elevated, as its square is.`,
    {
      terms: 'roof, rooftop, high ground, height',
      see: 'elevated-line-of-fire elevated-close clear-terrain',
      asks: ['see', 'move'],
    },
  ),
  rule(
    'elevated-line-of-fire',
    'Lines and heights',
    'Terrain: elevated terrain',
    `From roof to roof, only elevated hindering, blocking and figures count. Down from a roof: only the attacker’s own
    square may be elevated; grounded figures and hindering do not matter, but for what is under the target. Up: only the
    target’s square may be.`,
    {
      terms: 'shoot up, shoot down, rim, rooftop edge, roof',
      see: 'elevated line-of-fire elevated-read',
      asks: ['see', 'hit'],
      example: `map: |
  +---+---+---+---+---+
  | 1   1   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: e1, side: red}
  B: {at: b1, side: blue}
  C: {at: d1, side: blue}
ask: {see: [A, B]}
`,
    },
  ),
  reading(
    'elevated-read',
    'Shooting up, and two heights',
    'Terrain: elevated terrain',
    `Shooting up, grounded figures on the line block. The favour of shooting over them is the elevated attacker’s alone.
    Hindering counts only under the target. Different elevated levels are judged as both elevated.`,
    'The book grants it to an attacker on high; the FAQ of 2003 says in words that it is one-way.',
    { see: 'elevated-line-of-fire', asks: ['see'] },
  ),
  rule(
    'elevated-close',
    'Neighbours at different heights',
    'Terrain: elevated terrain | Close combat',
    'Neighbours at different heights cannot hit each other in close combat, but may shoot.',
    { terms: 'punch up, roof', see: 'close-combat adjacent', asks: ['hit'] },
  ),
];

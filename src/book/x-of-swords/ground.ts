import { type Draft, reading, rule } from '../entry';

/** Terrain, objects and what can be destroyed. */
export const GROUND: readonly Draft[] = [
  rule('terrain', 'Kinds of terrain', 'Terrain', 'Blocking, hindering, elevated, by colours; what has none is clear.', {
    terms: 'colours, clear terrain',
    see: 'blocking hindering elevated walls',
  }),
  rule('blocking', 'Blocking terrain', 'Terrain: Blocking', 'No moves in or through, no lines.', {
    terms: 'boulder, pillar',
    see: 'walls destroying-blocking',
    asks: ['see', 'move'],
  }),
  rule(
    'walls',
    'Walls',
    'Terrain: Walls',
    'Blocking terrain along a square’s edge: nobody moves, sees or strikes through.',
    {
      terms: 'wall',
      see: 'blocking destroying-walls',
      asks: ['see', 'move', 'adjacent'],
      example: `map: |
  +---+---+---+
  | .   . | . |
  +   +   +   +
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: c1, side: blue}
ask: {see: [A, B]}
`,
    },
  ),
  rule(
    'hindering',
    'Hindering terrain',
    'Terrain: Hindering',
    'Does nothing to moves. A line through any gives the target of an attack defense +1.',
    {
      terms: 'hinder, bushes, debris, cover, +1 defense, hindering modifier',
      see: 'stealth line-of-fire',
      asks: ['see', 'hit', 'move'],
      news: 'Hindering terrain does not touch moves any more.',
      example: `map: |
  +---+---+---+---+---+
  | .   .   h   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: e1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}
`,
    },
  ),
  rule(
    'elevated',
    'Elevated terrain',
    'Terrain: Elevated',
    `Level changes only at transition squares, marked with diamonds, which join two heights; across one, close attacks are possible. A line between low squares does not
    go through high ground; between high squares it passes over low.`,
    {
      terms: 'roof, high ground, height, stairs, ladder, transition square',
      see: 'rim elevated-read leap-climb flight',
      asks: ['see', 'move', 'hit'],
      news: 'Transition squares join heights, and close attacks are made across them.',
    },
  ),
  rule(
    'rim',
    'The rim',
    'Terrain: The Rim',
    'High squares that touch lower ones. From below and to below one shoots only at or from them, if the line meets no other elevated or blocking square.',
    {
      terms: 'edge of roof, shoot down, shoot up',
      see: 'elevated line-of-fire',
      asks: ['see'],
      example: `map: |
  +---+---+---+---+
  | 1   1   .   . |
  +---+---+---+---+
pieces:
  A: {at: b1, side: red}
  B: {at: d1, side: blue}
ask: {see: [A, B]}
`,
    },
  ),
  reading(
    'elevated-read',
    'What counts at which height',
    'Terrain: Elevated | Attacking: Line of Fire',
    `At one level, what is lower than both ends does not matter. Between levels everything crossed counts, at any height; any square above the lower end’s level, besides the
    higher end’s own, blocks, and at a corner it is a blocking flank. The rim counts diagonal neighbours too.`,
    'The book tells the plain cases; these follow from “through” and “over” in them.',
    { see: 'elevated rim', asks: ['see'] },
  ),
  rule(
    'destroying-blocking',
    'Destroying things',
    'Destroying',
    `Damage value 3 or more, by a basic action. Close: an adjacent object, blocking square or wall. Range: a wall in the line, near enough. Blocking leaves debris in its
    square, a wall on both sides; debris is hindering.`,
    {
      terms: 'break, smash, destroy object, debris, destroying objects',
      see: 'destroying-walls objects destroying-read',
      asks: ['destroy'],
    },
  ),
  rule(
    'destroying-walls',
    'Destroying a wall from afar',
    'Destroying',
    'Range to the square behind the wall, and nothing but that wall in the line to it.',
    {
      terms: 'destroy wall, break wall',
      see: 'destroying-blocking',
      asks: ['destroy'],
      example: `map: |
  +---+---+---+---+
  | .   .   . | . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: red, damage: 3}
ask: {destroy: {attacker: A, target: c1/d1, attack: ranged}}
`,
    },
  ),
  reading(
    'destroying-read',
    'Blocking terrain from afar',
    'Destroying | Terrain: Blocking',
    'A blocking square within range may be destroyed by a range action as a wall may.',
    'The first sentence of the passage allows close and range for all three; only then it names walls.',
    { see: 'destroying-blocking', asks: ['destroy'] },
  ),
  rule(
    'objects',
    'Objects',
    'Objects | Objects: Light objects | Objects: Heavy objects',
    `Light: yellow ring, for everybody. Heavy: red, only with super strength. One in the hand. Once in a move, pick one up or put one down, on the way or beside it. Used in an
    attack it is gone.`,
    {
      terms: 'pick up, put down, lift, drop, held object',
      see: 'object-close object-throwing placing-objects',
      news: 'Everybody may lift light objects, and put them down again.',
    },
  ),
  rule('object-close', 'Hitting with an object', 'Objects', 'A close attack with damage +1.', {
    terms: 'swing, object damage',
    see: 'objects object-close-read',
    asks: ['hit'],
    news: 'Light or heavy, an object adds 1.',
  }),
  reading(
    'object-close-read',
    'Close attacks while holding one',
    'Objects | Attacking',
    'A close attack by a character that holds an object is made with it.',
    'The book gives it an action of its own; at the table it is always the better one.',
    { see: 'object-close', asks: ['hit'] },
  ),
  rule(
    'object-throwing',
    'Throwing an object',
    'Objects',
    'Range 6 at least, one target, 2 damage in place of the usual.',
    {
      terms: 'throw, hurl, throw range',
      see: 'objects',
      asks: ['hit'],
      news: 'Any object flies 6 squares or the thrower’s own range, for 2.',
    },
  ),
  rule(
    'bystanders',
    'Bystanders',
    'Bystanders',
    'Values but no dial: any damage is a KO, nothing heals them. Their one click is their starting click.',
    {
      terms: 'pog, token',
      see: 'generate defeat',
    },
  ),
  rule(
    'names',
    'Names in effects',
    'Miscellaneous Concepts: Names Used in Effects',
    'A name asked for must match exactly.',
    { see: 'generate' },
  ),
  rule(
    'generate',
    'Generating',
    'Miscellaneous Concepts: Generate',
    'Brings something from outside or the sideline onto the map, beside what generated it, and stays tied to that: effects on markers mean the owner’s own.',
    { terms: 'markers, summon', see: 'smoke-cloud play-areas bystanders', news: 'New.' },
  ),
];

/** Building a team. */
export const TEAM: readonly Draft[] = [
  rule('building', 'Building a team', 'Building Your Own Team', 'Characters, maps and a tarot deck.', {
    terms: 'team building',
    see: 'starting-force themed-teams',
    asks: ['force'],
  }),
  rule(
    'starting-force',
    'Starting force',
    'Starting Force | Building Your Own Team: Starting Force',
    'All that starts with you, objects and equipment too, 300 points at most; and a tarot deck of five.',
    {
      terms: 'build total, points limit',
      see: 'unique prime tarot',
      asks: ['force'],
      news: 'The size is 300, and a tarot deck of five comes along.',
    },
  ),
  rule(
    'prime',
    'Prime figures',
    'Team Building Restrictions: Prime figures | Team Building Restrictions',
    'One in a team, green ring.',
    {
      terms: 'green ring',
      see: 'unique',
      asks: ['force'],
      news: 'New.',
    },
  ),
  rule(
    'unique',
    'Unique figures',
    'Team Building Restrictions: Unique figures | Team Building Restrictions | Building Your Own Team: Team Building Restrictions',
    'Each once, silver ring; different ones together.',
    {
      terms: 'silver ring',
      see: 'prime',
      asks: ['force'],
    },
  ),
  rule(
    'themed-teams',
    'Themed teams',
    'Themed Teams | Themed Teams: Initiative Bonus | Building Your Own Team: Themed Teams',
    'All share a keyword, one of which you pick. Add the number of them to the roll for first player, up to 3 more than the opponent adds; and you have rerolls.',
    {
      terms: 'theme team, keyword, initiative',
      see: 'themed-rerolls first-player',
      asks: ['force'],
      news: 'Any shared keyword will do; the bonus is at most 3 above the other side’s.',
    },
  ),
  rule(
    'themed-rerolls',
    'Rerolls of a themed team',
    'Themed Teams: Probability Control',
    'Its characters have probability control: once a turn, an attack or break-away roll of one within range, 6 at least, and line of fire. As often in a game as it has characters of the keyword, 3 at most.',
    {
      terms: 'probability control, prob control, theme prob, reroll',
      see: 'themed-teams probability-control',
      asks: ['force'],
      news: 'As many as its characters, 3 at most, without a token.',
    },
  ),
  rule(
    'first-player',
    'Standard setup',
    'Standard Setup',
    `Greet each other. Show teams and themes, dials to the start. 2d6 plus the theme’s bonus: the higher is first player and picks a map. Starting areas, second player first. Then the
    first player sets up its force and up to 3 objects outside of its own area, and so does the second.`,
    {
      terms: 'set up, setup, who goes first, initiative, choose map',
      see: 'starting-areas placing-objects themed-teams',
    },
  ),
  rule(
    'starting-areas',
    'Starting areas',
    'Standard Setup | Play Areas',
    'Purple lines; the second player chooses first.',
    { terms: 'deployment', see: 'first-player', news: 'The second player chooses first.' },
  ),
  rule(
    'placing-objects',
    'Placing objects',
    'Standard Setup',
    'Each player, after its characters: up to three, outside its own starting area.',
    { see: 'objects first-player', news: 'Up to three each, placed with your own force.' },
  ),
  rule(
    'inherent',
    'What everybody can do',
    'Inherent Abilities',
    'Move, close, range; carry; pick up, put down and fight with an object; destroy one.',
    { terms: 'basic actions', see: 'giving-actions carry objects destroying-blocking' },
  ),
];

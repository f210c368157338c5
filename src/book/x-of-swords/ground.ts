import { type EntryDraft, reading, rule } from '../entry';

export const GROUND: readonly EntryDraft[] = [
  rule(
    'terrain',
    'Kinds of terrain',
    'Terrain',
    'Colours show blocking, hindering and elevated terrain; what has none is clear.',
    {
      terms: 'colours, clear terrain',
      see: 'blocking hindering elevated walls',
    },
  ),
  rule(
    'blocking',
    'Blocking terrain',
    'Terrain: Blocking',
    'Nobody moves into or through blocking terrain, and no line of fire goes through it.',
    {
      terms: 'boulder, pillar',
      see: 'walls destroying-blocking',
      asks: ['see', 'move'],
    },
  ),
  rule(
    'walls',
    'Walls',
    'Terrain: Walls',
    'Nobody moves, sees or strikes through a wall. It is blocking terrain along a square’s edge.',
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
    'Hindering terrain does not slow moves; a line through any gives the target defense +1. That is for attacks.',
    {
      terms: 'hinder, bushes, trees, stop moving, slow, debris, cover, +1 defense, hindering modifier',
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
    `Level changes only at transition squares, which are marked with diamonds. They join two heights; across one, close
    attacks are possible. A line between low squares does not go through high ground; between high squares it passes
    over low.`,
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
    `High squares that touch lower ones are the rim: only from it you shoot down, and only at it you shoot up. The line
    must meet no other elevated or blocking square.`,
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
    `Between ends at one level, what is lower than both does not matter. Between levels everything crossed counts, at
    any height; any square above the lower end’s level, besides the higher end’s own, blocks, and at a corner it is a
    blocking flank. The rim counts diagonal neighbours too.`,
    'The book tells the plain cases; these follow from “through” and “over” in them.',
    { see: 'elevated rim', asks: ['see'] },
  ),
  rule(
    'destroying-blocking',
    'Destroying things',
    'Destroying',
    `A basic action with damage value 3 or more destroys blocking terrain, a wall or an object. Close: an adjacent
    object, blocking square or wall. Range: a wall in the line, near enough. Blocking leaves debris in its square, a
    wall on both sides; debris is hindering.`,
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
    'To destroy a wall from afar, the square behind it must be within range. The line to that square meets nothing but that wall.',
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
    `Everybody lifts light objects; heavy ones take super strength. Light ones have a yellow ring, heavy ones a red one.
    One in the hand. Once in a move, pick one up or put one down, on the way or beside it. Used in an attack it is gone.`,
    {
      terms: 'pick up, put down, lift, drop, held object',
      see: 'object-close object-throwing placing-objects',
      news: 'Everybody may lift light objects, and put them down again.',
    },
  ),
  rule(
    'object-close',
    'Hitting with an object',
    'Objects',
    'Hitting with an object is a close attack with damage +1.',
    {
      terms: 'swing, object damage',
      see: 'objects object-close-read',
      asks: ['hit'],
      news: 'Light or heavy, an object adds 1.',
    },
  ),
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
    'A thrown object has one target, a range of at least 6, and deals 2 damage in place of the usual.',
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
    'A bystander has values but no dial: any damage is a KO, and nothing heals it. Their one click is their starting click.',
    {
      terms: 'pog, token',
      see: 'generate defeat',
    },
  ),
  rule(
    'names',
    'Names in effects',
    'Miscellaneous Concepts: Names Used in Effects',
    'A name that an effect asks for must match exactly.',
    { see: 'generate' },
  ),
  rule(
    'generate',
    'Generating',
    'Miscellaneous Concepts: Generate',
    `Generating brings something onto the map, beside what generated it. It comes from outside or the sideline and stays
    tied to that: effects on markers mean the owner’s own.`,
    { terms: 'markers, summon', see: 'smoke-cloud play-areas bystanders', news: 'New.' },
  ),
];

export const TEAM_BUILDING: readonly EntryDraft[] = [
  rule('building', 'Building a team', 'Building Your Own Team', 'A team is characters, maps and a tarot deck.', {
    terms: 'team building',
    see: 'starting-force themed-teams',
    asks: ['force'],
  }),
  rule(
    'starting-force',
    'Starting force',
    'Starting Force | Building Your Own Team: Starting Force',
    'All that starts with you costs 300 points at most, objects and equipment too. A tarot deck of five comes with it.',
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
    'A team may have one prime figure, which has a green ring.',
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
    'A team may have each unique figure once, but different ones together. They have a silver ring.',
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
    `All characters of a themed team share a keyword, and you pick one. Add the number of them to the roll for first
    player, up to 3 more than the opponent adds; and you have rerolls.`,
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
    `Characters of a themed team have probability control: once a turn a roll may be made again. It is an attack or
    break-away roll of one within range, 6 at least, and line of fire. As often in a game as it has characters of the
    keyword, 3 at most.`,
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
    `The higher 2d6 plus theme bonus is first player and picks a map. Before the roll greet each other, show teams and
    themes, and turn dials to the start. Starting areas, second player first. Then the first player sets up its force
    and up to 3 objects outside of its own area, and so does the second.`,
    {
      terms: 'set up, setup, who goes first, initiative, choose map',
      see: 'starting-areas placing-objects themed-teams',
    },
  ),
  rule(
    'starting-areas',
    'Starting areas',
    'Standard Setup | Play Areas',
    'The second player chooses a starting area first. Purple lines mark them.',
    { terms: 'deployment', see: 'first-player', news: 'The second player chooses first.' },
  ),
  rule(
    'placing-objects',
    'Placing objects',
    'Standard Setup',
    'After its characters each player places up to three objects outside its own starting area.',
    { see: 'objects first-player', news: 'Up to three each, placed with your own force.' },
  ),
  rule(
    'inherent',
    'What everybody can do',
    'Inherent Abilities',
    `Everybody can move, attack, carry, use objects and destroy things. It is by move, close and range; one picks up,
    puts down and fights with an object, and destroys one.`,
    { terms: 'basic actions', see: 'giving-actions carry objects destroying-blocking' },
  ),
];

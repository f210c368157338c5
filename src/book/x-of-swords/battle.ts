import { type Draft, reading, rule } from '../entry';

/** Moving. */
export const MOVING: readonly Draft[] = [
  rule(
    'moving',
    'Moving',
    'Moving | Moving: Other Characters',
    'Up to your speed, square by square, diagonals as one. Past friends, never ending on anybody. Coming beside an opponent ends it.',
    {
      terms: 'movement, move, speed, squares',
      see: 'break-away elevated carry',
      asks: ['move', 'reach'],
      example: `map: |
  +---+---+---+---+---+
  | .   .   .   h   h |
  +   +   +   +   +   +
  | .   .   .   h   h |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: red, speed: 4}
ask: {reach: {piece: A, action: move}}
`,
    },
  ),
  rule(
    'break-away',
    'Breaking away',
    'Moving: Breaking Away',
    'From beside opponents a d6 comes first: success frees it from all of them for this action; failure keeps it there, and the token is given all the same.',
    { terms: 'breakaway, base contact, leave', see: 'moving break-away-read', asks: ['move', 'reach'] },
  ),
  reading(
    'break-away-read',
    'The faces that break away',
    'Moving: Breaking Away',
    'It succeeds on 4–6.',
    'The dice faces are lost in the scan; 4–6 is what every book before says.',
    { see: 'break-away', asks: ['move'] },
  ),
  rule(
    'carry',
    'Carrying',
    'Inherent Abilities: Carry | Powers and Abilities Reference: Carry',
    `Everybody may: before moving choose an adjacent friend of smaller size; after moving place it, adjacent if possible. It takes no action but free ones this
    turn. Neither may hold or pick up an object. Speed stays.`,
    {
      terms: 'taxi, transport, passenger',
      see: 'flight moving',
      asks: ['carry', 'move'],
      news: 'Everybody carries the smaller; it costs no speed.',
    },
  ),
  rule(
    'placing',
    'Placing',
    'Miscellaneous Concepts: Placing',
    'Set into another square is not moved: nobody breaks away for it.',
    {
      terms: 'place, teleport',
      see: 'break-away',
    },
  ),
  reading(
    'ground-read',
    'What the book does not slow',
    'Terrain: Hindering | Moving',
    'Water does nothing. Two elevated flanks shut a diagonal step between lower squares, two blocking flanks any.',
    'Water is not in the book, hindering is said not to affect moves, and corners are read as for lines.',
    { see: 'moving hindering blocking', asks: ['move', 'reach'] },
  ),
];

/** Attacking. */
export const ATTACKING: readonly Draft[] = [
  rule('attacking', 'Two kinds of attacks', 'Attacking', 'Close and range; by a basic action or by a power.', {
    see: 'close-combat ranged-combat resolving',
    asks: ['hit'],
  }),
  rule('close-combat', 'Close attacks', 'Attacking: Close Attacks', 'At a neighbour, by a close action or a power.', {
    terms: 'melee, punch',
    see: 'adjacent elevated attacking',
    asks: ['hit'],
  }),
  rule(
    'ranged-combat',
    'Range attacks',
    'Attacking: Range Attacks | Attacking: Range Attacks: Adjacent opposing characters',
    'Range above 0, target within range and line of fire, and no opponent adjacent, unless an ability allows it.',
    { terms: 'shoot, shooting, ranged attack', see: 'line-of-fire range', asks: ['hit'] },
  ),
  rule(
    'range',
    'Counting range',
    'Attacking: Range Attacks',
    'From 0 in your own square, outwards, diagonals as one.',
    {
      terms: 'distance, how far',
      see: 'ranged-combat',
      asks: ['range'],
    },
  ),
  rule(
    'line-of-fire',
    'Line of fire',
    'Attacking: Line of Fire',
    `From centre to centre; your own square does not matter. Blocked by a character on the way, by blocking terrain or a wall, and between different heights, unless
    the higher one is on the rim. Everybody sees itself.`,
    {
      terms: 'LoF, LOS, line of sight, see, sight',
      see: 'hindering blocking elevated rim line-of-fire-corners',
      asks: ['see', 'hit'],
      example: `map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: d2, side: blue}
  C: {at: c1, side: red}
ask: {see: [A, B]}
`,
    },
  ),
  reading(
    'line-of-fire-corners',
    'A line through a corner',
    'Attacking: Line of Fire',
    'As in 2008: blocking or characters on both flanks block; hindering with hindering, a character, blocking or a wall hinders; one clear flank leaves it clear.',
    'The book says nothing of corners; the last one that did is followed.',
    { terms: 'diagonal, corner', see: 'line-of-fire', asks: ['see'] },
  ),
  rule(
    'resolving',
    'An attack in five steps',
    'Resolving Combat',
    'Targets, hits, changes of damage, damage, knock back.',
    {
      see: 'several-targets attack-roll damage defeat knock-back',
      asks: ['hit'],
    },
  ),
  rule(
    'several-targets',
    'Step 1: targets',
    'Resolving Combat: Determine Targets',
    'One at least, each once; up to as many as bolts. Close: adjacent. Range: within range and line of fire, with no opponent adjacent to the attacker.',
    { terms: 'bolts, multiple targets, friendly fire', see: 'resolving', asks: ['hit'] },
  ),
  rule(
    'attack-roll',
    'Step 2: hits',
    'Resolving Combat: Determine Hits',
    '2d6 plus attack, at least the defense. With several targets each is hit or missed by itself.',
    { terms: 'to hit, dice', see: 'critical knock-back', asks: ['hit'] },
  ),
  rule(
    'critical',
    'Twelve and two',
    'Resolving Combat: Determine Hits',
    `Two sixes hit, cannot be evaded, and deal 1 more to each that would be dealt at least 1. Two ones miss, and the attacker takes 1 unavoidable damage.`,
    {
      terms: 'crit, critical hit, critical miss, double six',
      see: 'attack-roll super-senses',
      asks: ['hit'],
      news: 'Two sixes cannot be evaded.',
    },
  ),
  rule(
    'damage',
    'Step 3: changing damage',
    'Resolving Combat: Modify Damage',
    'The damage value, shared out as you like among several hit; two sixes add 1. Then powers raise, change or reduce it.',
    { terms: 'split damage, modify', see: 'penetrating-read toughness', asks: ['hit'] },
  ),
  reading(
    'penetrating-read',
    'Penetrating damage, and no limit',
    'Resolving Combat: Modify Damage',
    'Penetrating damage is not reduced. Modifiers are not held to 3.',
    'The words are on the powers card; no rule of 3 stands in the book.',
    { terms: 'penetrating damage, rule of 3', see: 'damage penetrating-psychic-blast exploit-weakness', asks: ['hit'] },
  ),
  rule(
    'defeat',
    'Step 4: damage and KO',
    'Resolving Combat: Deal Damage',
    'Turn the dials. Whoever shows KO is knocked out and leaves play.',
    {
      terms: 'KO, knocked out, defeated',
      see: 'play-areas winner',
      asks: ['play'],
    },
  ),
  rule(
    'knock-back',
    'Step 5: knock back',
    'Resolving Combat: Resolve Knockback',
    `Doubles on a hit, or a power with that keyphrase: the attacker pushes the target up to 3 squares away. A wall, blocking terrain or another character ends
    the way; nobody takes damage.`,
    {
      terms: 'knockback, doubles, keyphrase',
      see: 'knock-back-read quake',
      asks: ['knockback'],
      news: 'Up to 3 squares, as the attacker likes, and it hurts nobody.',
      example: `map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: b1, side: blue}
ask: {knockback: {attacker: A, target: B, taken: 1}}
`,
    },
  ),
  reading(
    'knock-back-read',
    'The way of a knock back',
    'Resolving Combat: Resolve Knockback',
    'Straight away from the attacker, as far as the attacker likes. Rising ground, a shut corner and the map’s edge end it; off an edge nothing happens but the fall, and a taken square below ends it above.',
    'The book says “away” and names what stops it; the rest follows the older books, without their damage.',
    { see: 'knock-back', asks: ['knockback'] },
  ),
  rule(
    'example-attack',
    'An attack, worked through',
    'Example Attack',
    'Attack 11 against defense 15 needs 4 or more; damage 3. A 2 misses and costs a click, a 3 misses, a 4 or more deals 3, a 12 deals 4 and pushes.',
    {
      see: 'attack-roll critical',
      asks: ['hit'],
      example: `map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: red, attack: 11, damage: 3, range: 6}
  B: {at: b1, side: blue, defense: 15}
ask: {hit: {attacker: A, target: B, attack: close}}
`,
    },
  ),
  rule(
    'example-multiple-hits',
    'Friends as targets',
    'Key Concepts: Friendly and Opposing',
    'Attacks are made at opposing characters.',
    {
      terms: 'friendly fire, attack friend',
      see: 'several-targets friendly-opposing',
      asks: ['hit'],
    },
  ),
];

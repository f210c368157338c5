import { type EntryDraft, reading, rule } from '../entry';

export const MOVING: readonly EntryDraft[] = [
  rule(
    'moving',
    'Moving',
    'Moving | Moving: Other Characters',
    `A character moves up to its speed, square by square, diagonals as one. Past friends, never ending on anybody.
    Coming beside an opponent ends it.`,
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
    `To move from beside opponents, roll a d6: success frees it from all of them for this action. If it fails it stays
    there, and the token is given all the same.`,
    { terms: 'breakaway, base contact, leave', see: 'moving break-away-read', asks: ['move', 'reach'] },
  ),
  reading(
    'break-away-read',
    'The faces that break away',
    'Moving: Breaking Away',
    'Breaking away succeeds on 4–6.',
    'The dice faces are lost in the scan; 4–6 is what every book before says.',
    { see: 'break-away', asks: ['move'] },
  ),
  rule(
    'carry',
    'Carrying',
    'Inherent Abilities: Carry | Powers and Abilities Reference: Carry',
    `Every character may carry one adjacent friend of smaller size. Choose it before moving; after moving place it,
    adjacent if possible. It takes no action but free ones this turn. Neither may hold or pick up an object. Speed
    stays.`,
    {
      terms: 'taxi, transport, passenger, who can carry, flier',
      see: 'flight moving',
      asks: ['carry', 'move'],
      news: 'Everybody carries the smaller; it costs no speed.',
    },
  ),
  rule(
    'placing',
    'Placing',
    'Miscellaneous Concepts: Placing',
    'A character set into another square does not move, so nobody breaks away for it.',
    {
      terms: 'place, teleport',
      see: 'break-away',
    },
  ),
  reading(
    'ground-read',
    'What the book does not slow',
    'Terrain: Hindering | Moving',
    'Water does nothing to moves. Two elevated flanks shut a diagonal step between lower squares, two blocking flanks any.',
    'Water is not in the book, hindering is said not to affect moves, and corners are read as for lines.',
    { see: 'moving hindering blocking', asks: ['move', 'reach'] },
  ),
];

export const ATTACKING: readonly EntryDraft[] = [
  rule(
    'attacking',
    'Two kinds of attacks',
    'Attacking',
    'Attacks are close or range, made by a basic action or by a power.',
    {
      see: 'close-combat ranged-combat resolving',
      asks: ['hit'],
    },
  ),
  rule(
    'close-combat',
    'Close attacks',
    'Attacking: Close Attacks',
    'A close attack is made at an adjacent target, by a close action or a power.',
    {
      terms: 'melee, punch',
      see: 'adjacent elevated attacking',
      asks: ['hit'],
    },
  ),
  rule(
    'ranged-combat',
    'Range attacks',
    'Attacking: Range Attacks | Attacking: Range Attacks: Adjacent opposing characters',
    'To shoot you need a range above 0, a target within it, line of fire and no opponent beside you. An ability may allow it all the same.',
    { terms: 'shoot, shooting, ranged attack', see: 'line-of-fire range', asks: ['hit'] },
  ),
  rule(
    'range',
    'Counting range',
    'Attacking: Range Attacks',
    'Count range from 0 in your own square outwards, diagonals as one.',
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
    `Characters, blocking terrain and walls between the two centres block line of fire. So do different heights, unless
    the higher one is on the rim. Your own square does not matter. Everybody sees itself.`,
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
    `A line through a corner is blocked by blocking terrain or characters on both flanks. Hindering with hindering, a
    character, blocking or a wall hinders; one clear flank leaves it clear. It is as in 2008.`,
    'The book says nothing of corners; the last one that did is followed.',
    { terms: 'diagonal, corner', see: 'line-of-fire', asks: ['see'] },
  ),
  rule(
    'resolving',
    'An attack in five steps',
    'Resolving Combat',
    'Resolve an attack in five steps: targets, hits, changes of damage, damage, knock back.',
    {
      see: 'several-targets attack-roll damage defeat knock-back',
      asks: ['hit'],
    },
  ),
  rule(
    'several-targets',
    'Step 1: targets',
    'Resolving Combat: Determine Targets',
    `An attack has at least one target and at most as many as the attacker has bolts. Each is a different one. Close:
    adjacent. Range: within range and line of fire, with no opponent adjacent to the attacker.`,
    { terms: 'bolts, multiple targets, friendly fire', see: 'resolving', asks: ['hit'] },
  ),
  rule(
    'attack-roll',
    'Step 2: hits',
    'Resolving Combat: Determine Hits',
    'An attack hits when 2d6 plus attack is at least the target’s defense. With several targets each is hit or missed by itself.',
    { terms: 'to hit, dice', see: 'critical knock-back', asks: ['hit'] },
  ),
  rule(
    'critical',
    'Twelve and two',
    'Resolving Combat: Determine Hits',
    `Two sixes always hit and deal 1 more; two ones miss and cost the attacker 1 click. The sixes cannot be evaded, and
    deal 1 more to each that would be dealt at least 1. The click of two ones is unavoidable damage.`,
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
    'A hit deals the damage value, shared out as you like among several that are hit. Two sixes add 1. Then powers raise, change or reduce it.',
    { terms: 'split damage, modify', see: 'penetrating-read toughness', asks: ['hit'] },
  ),
  reading(
    'penetrating-read',
    'Penetrating damage, and no limit',
    'Resolving Combat: Modify Damage',
    'Penetrating damage is not reduced, and modifiers are not held to 3.',
    'The words are on the powers card; no rule of 3 stands in the book.',
    { terms: 'penetrating damage, rule of 3', see: 'damage penetrating-psychic-blast exploit-weakness', asks: ['hit'] },
  ),
  rule(
    'defeat',
    'Step 4: damage and KO',
    'Resolving Combat: Deal Damage',
    'Turn the dials by the damage; whoever shows KO is knocked out and leaves play.',
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
    `When doubles hit, the attacker pushes the target up to 3 squares away. A power with that keyphrase does it too. A
    wall, blocking terrain or another character ends the way; nobody takes damage.`,
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
    `Knock back goes straight away from the attacker, as far as the attacker likes. Rising ground, a shut corner and the
    map’s edge end it; off an edge nothing happens but the fall, and a taken square below ends it above.`,
    'The book says “away” and names what stops it; the rest follows the older books, without their damage.',
    { see: 'knock-back', asks: ['knockback'] },
  ),
  rule(
    'example-attack',
    'An attack, worked through',
    'Example Attack',
    `Attack 11 against defense 15 needs 4 or more to hit, and then deals 3 damage. A 2 misses and costs a click, a 3
    misses, a 4 or more deals 3, a 12 deals 4 and pushes.`,
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
    'Only opposing characters may be attacked.',
    {
      terms: 'friendly fire, attack friend',
      see: 'several-targets friendly-opposing',
      asks: ['hit'],
    },
  ),
];

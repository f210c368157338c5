import { type EntryDraft, reading, rule } from '../entry';

/** Entries of part 2 of the rulebook: ranged combat and line of fire. */
export const RANGED_COMBAT: readonly EntryDraft[] = [
  rule(
    'ranged-combat',
    'Ranged combat',
    'Ranged Combat',
    `To shoot you need a range above 0, a target within it, a clear line of fire and no opponent beside you. Facing does
    not matter. A target beside one of your friends is fine; so is a flier.`,
    {
      terms: 'shoot, shooting, fire, range attack, ranged attack, shoot adjacent, shoot into melee',
      see: 'line-of-fire several-targets sharpshooter hindering-modifier',
      asks: ['hit', 'range'],
      example: `map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +   +   +   +   +   +   +
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1, side: red, attack: 9, range: 6}
  B: {at: f2, side: blue, defense: 16}
ask: {hit: {attacker: A, target: B, attack: ranged}}
`,
    },
  ),
  rule(
    'line-of-fire',
    'Line of fire',
    'Ranged Combat: Line of fire | Line of fire',
    `Characters and blocking terrain between the two centres block line of fire. It is also blocked between two
    characters that stand corner to corner. Grounded characters stand in the way of grounded pairs only. Your own square
    and the target’s never block; everybody sees itself.

    You may check lines and count squares before you say what you do. Many powers need a clear line too.`,
    {
      terms: 'LoF, LOS, line of sight, see, sight, visible, shoot between two figures, shoot past',
      see: 'line-of-fire-corners hindering-modifier blocking walls elevated-line-of-fire range',
      asks: ['see', 'hit'],
      news: 'Two characters corner to corner now block the line between them; in 2003 it was clear.',
      example: `map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: d3, side: blue}
  C: {at: b2, side: red}
ask: {see: [A, B]}
`,
    },
  ),
  rule(
    'line-of-fire-corners',
    'A line through a corner',
    'Blocking Terrain | Hindering Terrain: Ranged combat attacks and the hindering terrain modifier | Ranged Combat: Line of fire',
    `A line through a corner is blocked when blocking terrain or characters are on both flanks. Blocking with blocking,
    blocking with a character, or two characters: blocked. Hindering with hindering, a character, blocking or a wall:
    hindered. One flank clear: clear.`,
    {
      terms: 'diagonal, corner, corner to corner, between two figures, squeeze, gap',
      see: 'line-of-fire hindering-modifier walls line-height-flanks',
      asks: ['see'],
      news: 'Blocking beside a character, and two characters, shut the corner; hindering beside either hinders.',
      example: `map: |
  +---+---+
  | .   . |
  +   +   +
  | .   . |
  +---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: b2, side: blue}
  C: {at: b1, side: red}
  D: {at: a2, side: blue}
ask: {see: [A, B]}
`,
    },
  ),
  reading(
    'line-height-flanks',
    'Heights at a corner',
    'Elevated Terrain: Elevated terrain and line of fire | Elevated Terrain',
    `An elevated square beside a corner is a blocking flank, unless it is an end of the line. This is for a grounded
    pair, or one at different levels. A wall is as high as the lower of the two squares beside it, and ends exactly at
    their edges: on one flank alone it shuts no corner.`,
    'The book tells corners for flat ground only. Rising ground stops a line as blocking terrain does, so it is read as a blocking flank.',
    { see: 'line-of-fire-corners elevated-line-of-fire', asks: ['see'] },
  ),
  rule(
    'range',
    'Counting range',
    'Ranged Combat | Ranged Combat: Line of fire',
    'Count range the shortest way, diagonals as one, without the shooter’s own square. A larger base counts from whichever of its squares is best.',
    { terms: 'distance, how far, measure, squares away', see: 'ranged-combat double-base', asks: ['range'] },
  ),
  rule(
    'several-targets',
    'Several targets',
    'Ranged Combat: Multiple ranged combat targets | Multiple ranged combat targets',
    `A ranged attack may have as many different targets as the attacker has bolts, or fewer. Each needs a clear line and
    full range. One roll is held against every defense. The damage value is shared among those hit as the attacker
    likes, in whole clicks, 0 too, but all of it.`,
    {
      terms: 'lightning bolts, multiple targets, split damage, two targets',
      see: 'ranged-combat critical',
      asks: ['hit'],
      news: 'The damage value is shared out among those hit; before, each took 1 click.',
      example: `map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +   +   +   +   +   +
  | .   .   .   .   . |
  +   +   +   +   +   +
  | .   .   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a2, side: red, targets: 2, damage: 3}
  B: {at: e1, side: blue}
  C: {at: e3, side: blue, defense: 14}
ask: {hit: {attacker: A, target: [B, C], attack: ranged}}
`,
    },
  ),
  rule(
    'hindering-modifier',
    'Shooting through hindering terrain',
    'Hindering Terrain: Ranged combat attacks and the hindering terrain modifier',
    `A line of fire through hindering terrain gives the target defense +1, once. It is for two characters at one
    elevation, and the target’s own square counts too. The attacker’s own square does not count: from the edge of the
    bushes one shoots freely. A corner of hindering with hindering, a character, blocking or a wall counts.`,
    {
      terms: 'hinder, cover, +1 defense, bushes, trees, smoke, shoot from bushes, hindering terrain modifier',
      see: 'hindering line-of-fire-corners stealth',
      asks: ['see', 'hit'],
      example: `map: |
  +---+---+---+---+---+
  | h   .   h   h   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: e1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}
`,
    },
  ),
  reading(
    'hindering-inside',
    'Inside one hindering area',
    'Hindering Terrain: Ranged combat attacks and the hindering terrain modifier',
    'A shot inside one hindering area is hindered too. It is if a hindering square besides the shooter’s is crossed or holds the target.',
    'The book speaks of crossing the boundary; within one area none is crossed. Squares are counted, as the first edition does.',
    { see: 'hindering-modifier', asks: ['see', 'hit'] },
  ),
  reading(
    'stealth-hides',
    'Hindered lines to a stealthy target',
    'Powers and Abilities Card: Stealth | Powers and Abilities Card',
    'A hindered line to a character with stealth is blocked.',
    'The card is not among the sources; the FAQ of 2003 tells it for the same power, and players know it so.',
    { terms: 'stealth, hide', see: 'stealth hindering-modifier', asks: ['see', 'hit'], basis: 'common' },
  ),
];

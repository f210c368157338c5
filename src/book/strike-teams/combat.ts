import { type EntryDraft, reading, rule } from '../entry';

export const COMBAT: readonly EntryDraft[] = [
  rule(
    'attacking',
    'Attacking',
    'Combat',
    `The primary attack costs 2 AP, and you may make it as often as you can pay. Melee: an adjacent enemy, diagonals
    too. Ranged: 2 spaces away or more, never adjacent.`,
    {
      terms: 'attack, melee, ranged, shoot, hit',
      see: 'distance line-of-sight obstruction reactions wounds first-round',
      asks: ['hit'],
    },
  ),
  reading(
    'adjacent',
    'Adjacent',
    'Combat',
    `Spaces that touch are adjacent, corners too, unless walls or closed doors part them. One between them does, and two
    on both flanks of the corner do.`,
    'The book shows neighbours in pictures and never says what a wall does to them.',
    {
      terms: 'next to, neighbour',
      see: 'attacking walls',
      asks: ['adjacent', 'hit'],
    },
  ),
  rule(
    'distance',
    'Distance and aiming',
    'Combat: Ranged Attacks (Distance Penalty & Aiming)',
    `Range has no limit, but each space beyond 3 costs a ranged attack 1 strength. Aiming wins it back, 1 AP for 1; it
    never adds more. In a volley each attack is penalised and aimed by itself.`,
    {
      terms: 'range, maximum range, how far, aim, aiming, distance penalty, far',
      see: 'attacking obstruction',
      asks: ['hit', 'range'],
      example: `map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 6}
  B: {at: f1, side: mastermind, kind: villain}
ask: {hit: {attacker: A, target: B, attack: ranged, strength: 3, aim: 1}}
`,
    },
  ),
  rule(
    'line-of-sight',
    'Line of sight',
    'Combat: Ranged Attacks (Line of Sight)',
    'Walls and closed doors between the two centres block line of sight. Nothing else blocks.',
    {
      terms: 'LoS, LOF, line of fire, see',
      see: 'obstruction line-of-sight-read walls',
      asks: ['see', 'hit'],
      example: `map: |
  +---+---+---+---+
  | .   . | .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: heroes}
  B: {at: d1, side: mastermind, kind: villain}
ask: {see: [A, B]}
`,
    },
  ),
  reading(
    'line-of-sight-read',
    'A line through a corner',
    'Combat: Ranged Attacks (Line of Sight)',
    'Walls or closed doors on both flanks shut a corner; on one flank alone they do not.',
    'The book speaks of crossing a wall; a line that only touches an end of one crosses none.',
    {
      see: 'line-of-sight',
      asks: ['see'],
    },
  ),
  rule(
    'obstruction',
    'Obstruction defense',
    'Combat: Ranged Attacks (Obstruction Defense)',
    `An object on the line and beside the target takes its material strength off the attack. Objective tokens with a
    strength do it too, but not what the target stands on. Each character whose space the line goes through takes off 1,
    wherever it stands. A touched corner counts for nothing.`,
    {
      terms: 'cover, behind a crate, object between, in the way, obstruction',
      see: 'distance line-of-sight hurling',
      asks: ['hit'],
      example: `map: |
  +---+---+---+---+
  | .   .   O   . |
  +---+---+---+---+
strengths: {c1: 2}
pieces:
  A: {at: a1, side: heroes, ap: 6}
  B: {at: d1, side: mastermind, kind: villain}
ask: {hit: {attacker: A, target: B, attack: ranged, strength: 4}}
`,
    },
  ),
  rule(
    'reactions',
    'Reacting',
    'Combat: Reactions',
    `A target may answer an attack with abilities that have the red ring. It pays with saved AP or command points. Armor
    and dodge differ only where an ability says so.`,
    {
      terms: 'react, defend, defense, armor, dodge, reaction',
      see: 'several-defenses card-cost spending',
      asks: ['hit', 'play'],
    },
  ),
  rule(
    'bonuses',
    'Lasting bonuses',
    'Combat: Continuous Bonuses',
    'A defense without cost works against every attack. One under a starburst lasts as long as its duration tokens; a bonus to attacks is no attack itself.',
    {
      terms: 'continuous',
      see: 'duration reactions',
    },
  ),
  rule(
    'several-defenses',
    'Several defenses',
    'Combat: Multiple Defensive Abilities',
    'Against one attack each ability defends once, but different ones add up, armor with dodge too.',
    {
      terms: 'stack defense, combine defense',
      see: 'reactions',
      asks: ['hit', 'play'],
    },
  ),
  rule(
    'wounds',
    'Wounds',
    'Combat: Inflicting Wound Tokens',
    `An attack deals wounds equal to its strength less all defenses. At 0 or less it deals none. The owner spreads them
    over free slots. In a card: 1 AP more for each, shut when full. In a box: all attacks, defenses or moves 1 AP dearer
    for each, and none at all when it is full, free ones too. All slots full: defeated.`,
    {
      terms: 'damage, wound tokens, health, defeated, KO',
      see: 'damage-slots attack-box defeat henchman-health',
      asks: ['hit', 'cost', 'play'],
    },
  ),
  rule(
    'multipart',
    'Attacks that go on',
    'Combat: Multipart Attacks',
    `Further targets are attacked as from the first target’s space. Distance, sight and obstruction count from there;
    being adjacent to it does not matter.`,
    {
      terms: 'rebound, bounce, additional targets, ricochet',
      see: 'attacking distance',
      asks: ['hit'],
    },
  ),
  rule(
    'defeat',
    'Defeat',
    'Combat: Inflicting Wound Tokens | Respawning Defeated Characters',
    'A figure with every slot full leaves the map, and comes back later.',
    { terms: 'knocked out, KO', see: 'respawn wounds objective-points', asks: ['play'] },
  ),
  rule(
    'status-tokens',
    'Trapped and prone',
    'Status Tokens (Trapped & Prone) | Status Tokens',
    `Prone makes attacks, defenses and moves cost 1 AP more; trapped allows no moves and no attacks. The trapped do
    neither by any means; defending is fine. Several of a kind are no worse. 2 AP in its turn take one off; a neighbour
    may do it for an ally.`,
    {
      terms: 'prone, trapped, status, stand up, stun',
      see: 'spending',
      asks: ['hit', 'move', 'play'],
    },
  ),
  rule(
    'teammates',
    'Attacking teammates',
    'Attacking Teammates',
    'You may attack teammates, unless the card says enemy.',
    {
      terms: 'friendly fire, attack ally',
      see: 'attacking',
      asks: ['hit'],
    },
  ),
  rule(
    'automatic-damage',
    'Automatic damage',
    'Automatic Damage Effects',
    `Nothing defends against automatic damage, which is a fixed number of wounds. Slams deal it too; only what says that
    it resists automatic damage does.`,
    {
      see: 'slamming reactions ammunition',
    },
  ),
];

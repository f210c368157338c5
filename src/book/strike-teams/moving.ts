import { type EntryDraft, reading, rule } from '../entry';

export const MOVING: readonly EntryDraft[] = [
  rule(
    'moving',
    'Moving',
    'Movement',
    'Moving costs 1 AP a space, diagonals too; that is advancing. Through allies, not ending on them; never into an enemy’s space.',
    {
      terms: 'advance, advancing, movement, move',
      see: 'penalties running breakthrough walls',
      asks: ['move', 'reach'],
      example: `map: |
  +---+---+---+---+
  | .   .   O   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
strengths: {c1: 2}
pieces:
  A: {at: a1, side: heroes, ap: 4}
  B: {at: a2, side: mastermind, kind: villain}
ask: {move: {piece: A, to: c1, action: move, ap: 4}}
`,
    },
  ),
  rule(
    'penalties',
    'Movement penalties',
    'Movement: Movement Penalties',
    'It costs 1 AP more to enter a space with a printed object, or to leave one beside an enemy. It is never more than 1 for a step.',
    {
      terms: 'penalty, leave enemy, base contact, disengage, break away, crate',
      see: 'moving bonus-movement',
      asks: ['move', 'reach'],
    },
  ),
  rule(
    'running',
    'Running',
    'Movement: Advancing & Running',
    `If you spend all AP of the turn on advancing, none on cards, you move one space more, free of penalties. That space
    is bonus movement: not into an enemy. Heroes, villains and masterminds only.`,
    {
      terms: 'run, extra space, bonus space',
      see: 'moving bonus-movement running-read',
      asks: ['move', 'reach'],
    },
  ),
  reading(
    'running-read',
    'Where the free space comes',
    'Movement | Movement: Advancing & Running',
    'The free step of a run may come anywhere on the way.',
    'The book gives it for the turn and names no place for it.',
    {
      see: 'running',
      asks: ['move', 'reach'],
    },
  ),
  rule(
    'marching',
    'Marching',
    'Movement: Advancing & Marching',
    `A march costs 3 or 6 AP and lets every henchman of the group advance with 2 AP. Penalties are paid out of these 2
    AP, and what a henchman moved before does not matter. The price is by the side of the card, and stays when there are
    fewer.`,
    {
      terms: 'march',
      see: 'henchmen henchman-limit penalties',
      asks: ['move', 'reach'],
    },
  ),
  rule(
    'henchman-limit',
    'The limit of one henchman’s advance',
    'Movement: Individual Henchman Advance Limit',
    'One henchman spends at most 6 AP on its own advancing in an activation. Marches and cards come on top.',
    {
      terms: '6 AP',
      see: 'marching henchman-moves',
      asks: ['move', 'reach'],
    },
  ),
  rule(
    'bonus-movement',
    'Movement powers',
    'Movement: Movement Powers',
    `Bonus movement is up to so many spaces without penalties, never through an enemy. With an arrow, in a straight
    line. Marked exact, all of them or none.`,
    {
      terms: 'bonus movement, straight line, exact, jump',
      see: 'penalties running',
      asks: ['move'],
    },
  ),
  rule(
    'breakthrough',
    'Breaking through an enemy',
    'Movement: Breakthrough Maneuver',
    `For 4 AP you break through an adjacent enemy to the free space straight behind it. Part of it is one primary
    attack, ranged ones too, though beside it. If the enemy defends all of it you are thrown back; if not you are
    through. Nobody is wounded.`,
    {
      terms: 'break through, push through, maneuver',
      see: 'attacking reactions',
      asks: ['breakthrough'],
      example: `map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 4}
  B: {at: b1, side: mastermind, kind: villain}
ask: {breakthrough: {attacker: A, target: B, strength: 3, defend: 1}}
`,
    },
  ),
  reading(
    'breakthrough-read',
    'What stops a breakthrough',
    'Movement: Breakthrough Maneuver | Movement',
    `A breakthrough needs a way for a step on both sides of the enemy. No wall, closed door or shut corner may be there.
    Penalties are in the 4 AP. A step across a corner is shut by walls on both flanks.`,
    'The book says that no other AP are paid, and leaves walls to the rules for moves.',
    {
      see: 'breakthrough walls',
      asks: ['breakthrough', 'move'],
    },
  ),
  rule(
    'walls',
    'Walls',
    'Map Tiles | Special Interactions on the Map: Walls',
    `Nobody moves or sees through a wall. The edge of a tile cannot be breached, a wall inside a tile can, by one attack
    of its strength; never by hand.`,
    {
      terms: 'wall, breach',
      see: 'destroying line-of-sight slam-wall',
      asks: ['destroy', 'see'],
    },
  ),
  rule(
    'occupying-spawns',
    'Standing on spawn points',
    'Respawning Defeated Characters: Occupying Spawn Points',
    'Anybody may end on a white spawn point, and so shut it. On green ones only heroes end, on red ones only villains and masterminds.',
    {
      terms: 'block spawn',
      see: 'spawn-points respawn',
      asks: ['move', 'reach'],
    },
  ),
];

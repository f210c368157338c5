import { type EntryDraft, reading, rule } from '../entry';

/** Entries on objects, slams and hurling. */
export const OBJECTS: readonly EntryDraft[] = [
  rule(
    'objects',
    'Printed objects',
    'Map Tiles | Special Interactions on the Map: Objects',
    'Printed objects are costly to enter, cover for who is beside them, and ammunition for who can hurl. Each has a material strength.',
    {
      terms: 'crate, barrels, object',
      see: 'penalties obstruction destroying interacting hurling',
      asks: ['interact', 'destroy'],
    },
  ),
  rule(
    'destroying',
    'Destroying objects, doors and walls',
    'Destroying an Object, Door, or Wall',
    `One attack of its material strength or more, in range, destroys an object, a door or a wall. Less does nothing and
    does not add up. Ranged attacks may hit adjacent objects; distance counts. An object becomes rubble, a door goes, a
    wall inside a tile gets a breach; tile edges hold. Effects against armor or dodge are no help.`,
    {
      terms: 'break, smash, breach, destroy wall, destroy door',
      see: 'rubble interacting walls destroying-read',
      asks: ['destroy'],
      example: `map: |
  +---+---+---+
  | .   .   O |
  +---+---+---+
strengths: {c1: 3}
pieces:
  A: {at: a1, side: heroes, ap: 6}
ask: {destroy: {attacker: A, target: c1, attack: ranged, strength: 3}}
`,
    },
  ),
  reading(
    'destroying-read',
    'What stands in the way of such an attack',
    'Destroying an Object, Door, or Wall | Special Interactions on the Map',
    `The line goes to the object’s space, or to either space beside a wall or door. What obstructs a character obstructs
    it too. What has no strength cannot be destroyed.`,
    'The book treats them as targets of attacks like any other.',
    {
      see: 'destroying obstruction',
      asks: ['destroy', 'interact'],
    },
  ),
  rule(
    'objective-damage',
    'Damaging objective tokens',
    'Damaging an Objective Token | Special Interactions on the Map: Objective Tokens',
    `Each attack of its material strength wounds an objective token. As many AP beside it do it too; it takes as many
    wounds as the card asks. Tokens without a strength cannot be harmed.`,
    {
      terms: 'objective, superweapon, prison',
      see: 'objective-tokens destroying interacting',
      asks: ['destroy', 'interact'],
    },
  ),
  rule(
    'slamming',
    'Slamming',
    'Slamming Characters',
    `A slam pushes the target as many spaces as the card says, or fewer, 1 at least. It goes straight away, or off the
    line in one of the nearest directions, as the attacker likes. Empty spaces do nothing; spawn points and tokens
    without strength are empty. The first occupied one stops it.`,
    {
      terms: 'slam, push, knockback, knock back',
      see: 'slam-character slam-object slam-wall',
      asks: ['slam'],
      example: `map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: heroes}
  B: {at: b1, side: mastermind, kind: villain}
  C: {at: c1, side: mastermind, kind: henchman}
ask: {slam: {attacker: A, target: B, spaces: 2, damage: 4}}
`,
    },
  ),
  reading(
    'slam-read',
    'Slams: order and limits',
    'Slamming Characters | Slamming Characters: Slamming into a Wall or Door',
    'A shut corner stops a slam as a wall does. The map’s outer edge is a wall that never breaks.',
    'The book tells straight walls; corners are shut as for moves.',
    {
      see: 'slamming slam-wall',
      asks: ['slam'],
    },
  ),
  rule(
    'slam-character',
    'Slammed into somebody',
    'Slamming Characters: Slamming into Another Character',
    `Slammed into somebody, both take half the first damage, rounded down and undefended. It comes after the first
    damage, even if the first fell already. If the victim falls the target moves in; else both stay where they are.`,
    {
      terms: 'slam damage, collide',
      see: 'slamming automatic-damage',
      asks: ['slam'],
    },
  ),
  rule(
    'slam-object',
    'Slammed into an object',
    'Slamming Characters: Slamming into an Object',
    `Slammed into an object, target and object take half the damage, rounded down. If that reaches the object’s strength
    it is rubble and the target moves in; else both stay.`,
    {
      terms: 'crate',
      see: 'slamming destroying',
      asks: ['slam'],
    },
  ),
  rule(
    'slam-objective',
    'Slammed into an objective token',
    'Slamming Characters: Slamming into an Objective Token',
    `An objective token without strength does not stop a slam; one with strength takes half the damage. So does the
    target. Enough gives the token a wound, and the target moves in if that removes it.`,
    {
      see: 'slamming objective-damage',
      asks: ['slam'],
    },
  ),
  rule(
    'slam-wall',
    'Slammed into a wall or door',
    'Slamming Characters: Slamming into a Wall or Door',
    `Slammed into a wall or door, the target takes half the damage, rounded down. A wall at the map’s edge takes none.
    Inside, wall or door takes it too: if it breaks the target moves into the space behind, if that is free.`,
    {
      terms: 'slam wall, through a wall',
      see: 'slamming walls doors',
      asks: ['slam'],
      example: `map: |
  +---+---+---+---+
  | .   . | .   . |
  +---+---+---+---+
strengths: {b1/c1: 2}
pieces:
  A: {at: a1, side: heroes}
  B: {at: b1, side: mastermind, kind: villain}
ask: {slam: {attacker: A, target: B, spaces: 2, damage: 4}}
`,
    },
  ),
  rule(
    'hurling',
    'Hurling objects',
    'Hurling Objects',
    `With such a card you destroy an adjacent object and make a ranged attack of its material strength. Blank rubble
    stays; splinters lie where the target stands, if no object is there.`,
    {
      terms: 'hurl, throw object',
      see: 'obstruction ammunition objects',
      asks: ['hit'],
    },
  ),
  rule(
    'interacting',
    'Dismantling and opening by hand',
    'Special Interactions on the Map | Special Interactions on the Map: Doors',
    `For AP equal to its material strength you dismantle an adjacent object or open a door by hand. An object becomes
    rubble, an objective token takes a wound. The mastermind’s side opens doors for 1. Walls never.`,
    {
      terms: 'dismantle, open door, interact, jury-rig',
      see: 'doors destroying objective-damage',
      asks: ['interact'],
    },
  ),
  rule(
    'gun-turret',
    'Gun turret',
    'Special Objects: Gun Turret',
    `From the gun turret’s space, 2 AP give a ranged attack of strength 4. It counts as an attack in every way, for
    henchmen too. The turret is an object of strength 3. No cover for who stands in it.`,
    {
      terms: 'turret',
      see: 'objects henchman-attacks obstruction',
      asks: ['hit'],
    },
  ),
  rule(
    'ammunition',
    'Ammunition crate',
    'Special Objects: Ammunition Crate',
    `A destroyed ammunition crate deals wounds: 3 on it, 2 beside it, 1 at two spaces in line of sight. Nothing defends
    against them. Hurled, it goes off where it lands.`,
    {
      terms: 'explosion, exploding crate',
      see: 'objects automatic-damage hurling',
      asks: ['destroy', 'slam'],
    },
  ),
];

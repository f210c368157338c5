import { parseEntries } from '../entry';

/** Entries on objects, slams and hurling. */
export const OBJECTS = parseEntries(`
# Printed objects {#objects}
at: Map Tiles | Special Interactions on the Map: Objects
terms: crate, barrels, object
see: penalties obstruction destroying interacting hurling
asks: interact destroy
Printed objects are costly to enter, cover for who is beside them, and ammunition for who can hurl. Each has a
material strength.

# Destroying objects, doors and walls {#destroying}
at: Destroying an Object, Door, or Wall
terms: break, smash, breach, destroy wall, destroy door
see: rubble interacting walls destroying-read
asks: destroy
One attack of its material strength or more, in range, destroys an object, a door or a wall. Less does nothing and
does not add up. Ranged attacks may hit adjacent objects; distance counts. An object becomes rubble, a door goes, a
wall inside a tile gets a breach; tile edges hold. Effects against armor or dodge are no help.
map: |
  +---+---+---+
  | .   .   O |
  +---+---+---+
strengths: {c1: 3}
pieces:
  A: {at: a1, side: heroes, ap: 6}
ask: {destroy: {attacker: A, target: c1, attack: ranged, strength: 3}}

# What stands in the way of such an attack {#destroying-read}
at: Destroying an Object, Door, or Wall | Special Interactions on the Map
see: destroying obstruction
asks: destroy interact
reason: The book treats them as targets of attacks like any other.
The line goes to the object’s space, or to either space beside a wall or door. What obstructs a character obstructs it
too. What has no strength cannot be destroyed.

# Damaging objective tokens {#objective-damage}
at: Damaging an Objective Token | Special Interactions on the Map: Objective Tokens
terms: objective, superweapon, prison
see: objective-tokens destroying interacting
asks: destroy interact
Each attack of its material strength wounds an objective token. As many AP beside it do it too; it takes as many
wounds as the card asks. Tokens without a strength cannot be harmed.

# Slamming {#slamming}
at: Slamming Characters
terms: slam, push, knockback, knock back
see: slam-character slam-object slam-wall
asks: slam
A slam pushes the target as many spaces as the card says, or fewer, 1 at least. It goes straight away, or off the line
in one of the nearest directions, as the attacker likes. Empty spaces do nothing; spawn points and tokens without
strength are empty. The first occupied one stops it.
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: heroes}
  B: {at: b1, side: mastermind, kind: villain}
  C: {at: c1, side: mastermind, kind: henchman}
ask: {slam: {attacker: A, target: B, spaces: 2, damage: 4}}

# Slams: order and limits {#slam-read}
at: Slamming Characters | Slamming Characters: Slamming into a Wall or Door
see: slamming slam-wall
asks: slam
reason: The book tells straight walls; corners are shut as for moves.
A shut corner stops a slam as a wall does. The map’s outer edge is a wall that never breaks.

# Slammed into somebody {#slam-character}
at: Slamming Characters: Slamming into Another Character
terms: slam damage, collide
see: slamming automatic-damage
asks: slam
Slammed into somebody, both take half the first damage, rounded down and undefended. It comes after the first damage,
even if the first fell already. If the victim falls the target moves in; else both stay where they are.

# Slammed into an object {#slam-object}
at: Slamming Characters: Slamming into an Object
terms: crate
see: slamming destroying
asks: slam
Slammed into an object, target and object take half the damage, rounded down. If that reaches the object’s strength it
is rubble and the target moves in; else both stay.

# Slammed into an objective token {#slam-objective}
at: Slamming Characters: Slamming into an Objective Token
see: slamming objective-damage
asks: slam
An objective token without strength does not stop a slam; one with strength takes half the damage. So does the target.
Enough gives the token a wound, and the target moves in if that removes it.

# Slammed into a wall or door {#slam-wall}
at: Slamming Characters: Slamming into a Wall or Door
terms: slam wall, through a wall
see: slamming walls doors
asks: slam
Slammed into a wall or door, the target takes half the damage, rounded down. A wall at the map’s edge takes none.
Inside, wall or door takes it too: if it breaks the target moves into the space behind, if that is free.
map: |
  +---+---+---+---+
  | .   . | .   . |
  +---+---+---+---+
strengths: {b1/c1: 2}
pieces:
  A: {at: a1, side: heroes}
  B: {at: b1, side: mastermind, kind: villain}
ask: {slam: {attacker: A, target: B, spaces: 2, damage: 4}}

# Hurling objects {#hurling}
at: Hurling Objects
terms: hurl, throw object
see: obstruction ammunition objects
asks: hit
With such a card you destroy an adjacent object and make a ranged attack of its material strength. Blank rubble stays;
splinters lie where the target stands, if no object is there.

# Dismantling and opening by hand {#interacting}
at: Special Interactions on the Map | Special Interactions on the Map: Doors
terms: dismantle, open door, interact, jury-rig
see: doors destroying objective-damage
asks: interact
For AP equal to its material strength you dismantle an adjacent object or open a door by hand. An object becomes
rubble, an objective token takes a wound. The mastermind’s side opens doors for 1. Walls never.

# Gun turret {#gun-turret}
at: Special Objects: Gun Turret
terms: turret
see: objects henchman-attacks obstruction
asks: hit
From the gun turret’s space, 2 AP give a ranged attack of strength 4. It counts as an attack in every way, for
henchmen too. The turret is an object of strength 3. No cover for who stands in it.

# Ammunition crate {#ammunition}
at: Special Objects: Ammunition Crate
terms: explosion, exploding crate
see: objects automatic-damage hurling
asks: destroy slam
A destroyed ammunition crate deals wounds: 3 on it, 2 beside it, 1 at two spaces in line of sight. Nothing defends
against them. Hurled, it goes off where it lands.
`);

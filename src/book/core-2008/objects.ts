import { parseEntries } from '../entry';

/** Entries of part 2 of the rulebook: objects. */
export const OBJECTS = parseEntries(`
# Objects {#objects}
at: OBJECTS | OBJECTS: Standard objects | OBJECTS: Held objects
terms: object token, light object, heavy object, crate, dumpster
see: picking-up object-close object-throwing hindering special-objects
Objects with a yellow ring are light, with a red ring heavy, and with a blue ring immobile. An object nobody holds
makes its square hindering. One that is held cannot be targeted, destroyed or taken away.

# Immobile objects {#immobile-objects}
at: OBJECTS: Immobile objects | Objects: Immobile objects
see: objects debris
asks: destroy
news: New: objects with a blue ring, which stay where they are.
An immobile object cannot be picked up or moved. Destroyed, it leaves debris.

# Destroying objects {#destroying-objects}
at: OBJECTS: Destroying objects
terms: break object
see: destroying-blocking objects
asks: destroy
An attack that deals 3 or more damage destroys an object, without a roll. It is attacked as a square of blocking
terrain is. An object and the character on it are aimed at separately, never by one attack, and the character takes
nothing from it.

# Picking up an object {#picking-up}
at: Using Objects as Weapons: Picking up an object | Using Objects as Weapons
terms: pick up, lift, grab, car, weapon, super strength
see: super-strength holding object-close object-throwing
With super strength a character picks up an object as it moves. The move is by a move, power or free action. The
object is in its own or an adjacent square, even under somebody, and it may go on moving. Used in an attack, hit or
miss, the object is gone.

# Holding an object {#holding}
at: Using Objects as Weapons: Holding an object
terms: carry object, drop object, put down
see: picking-up
asks: hit
A character holds one object at a time, and only an attack gets rid of it. It cannot be put down. When the holder
falls or loses super strength it drops where the holder stood; onto another object, it is removed.

# Hitting with an object {#object-close}
at: Using Objects as Weapons: Using objects in close combat attacks
terms: swing, object damage, close combat with object
see: objects rule-of-3
asks: hit
A close attack must use the held object: light gives damage +1, heavy +2. A power that deals 0 or no damage does not
use it, nor does an attack against several targets.
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: red, damage: 3, holding: heavy, powers: [super-strength]}
  B: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: close}}

# Throwing an object {#object-throwing}
at: Using Objects as Weapons: Using objects in ranged combat attacks
terms: throw, hurl, toss, thrown object, throw range
see: objects ranged-combat
asks: hit
news: Light flies 8 squares (was 6), heavy 6 (was 4).
A ranged combat action throws a held object at one target, even with range 0. Light: 8 squares, 2 damage. Heavy: 6
squares, 3. The thrower’s own range and damage do not count. Holding one, you may also shoot without it.
map: |
  +---+---+---+---+---+---+---+
  | .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+
pieces:
  A: {at: a1, side: red, range: 0, holding: heavy, powers: [super-strength]}
  B: {at: g1, side: blue}
ask: {hit: {attacker: A, target: B, attack: throw}}

# Moving things by telekinesis {#telekinesis-moving}
at: Objects and Telekinesis: Moving objects and characters | Objects and Telekinesis | Objects and Telekinesis: Moving objects and characters using Telekinesis (options 1 and 2)
terms: TK, teke, move friend, telekinesis move
see: telekinesis telekinesis-attack break-away
asks: move
news: Eight squares instead of ten, and the object need not be adjacent: a clear line within 8 is enough.
Telekinesis moves a target within 8 and in a clear line up to 8 squares. It ends within 8 of the user, again in a
clear line. What is moved blocks no line. A friend must break away first and stops beside an opponent; if it would end
where it may not, it goes elsewhere or stays. A friend so moved moves nobody by telekinesis until your next turn.

# Attacking with an object by telekinesis {#telekinesis-attack}
at: Objects and Telekinesis: Attacking with an object | Objects and Telekinesis: Attacking with an object using Telekinesis (option 3)
terms: TK attack, fling object
see: telekinesis object-throwing
asks: hit
The object and the target must each be within 8 of the user and in a clear line. The object does not stop the line.
The attack is made as if from the object’s square with range 8. Light deals 2, heavy 3; the object is gone, hit or
miss.

# What the card would say of telekinesis {#reading-no-telekinesis-card}
at: Powers and Abilities Card: Telekinesis | Powers and Abilities Card: Force Blast
see: telekinesis force-blast
asks: move knockback
basis: common
reason: The card is not among the sources; what stands here is common knowledge of the players.
Moving an opponent by telekinesis takes an attack that hits first. Force blast pushes an adjacent opponent straight
away like a knock back, without an attack.
`);

/** Entries of part 2 of the rulebook: the end of the game. */
export const WINNING = parseEntries(`
# The end of the game {#end-of-game}
at: WINNING A GAME OF HEROCLIX
terms: game over, time limit, concede
see: winner victory-points
The game ends when, after an action, only one player has characters on the map. It also ends when the time, or the
agreed number of rounds, is up, when all agree, or when the scenario or event dial says so. Nobody leaves the map
before, except so told.

# Who wins {#winner}
at: WINNING A GAME OF HEROCLIX: Determining the winner
terms: win, tie, draw, tiebreaker, tied
see: victory-points end-of-game allies
asks: play
news: The only one with survivors wins whatever the points; ties are rolled off.
Whoever alone has survivors wins; otherwise the most victory points win. Allies add theirs up; a tie is broken by 2d6.

# Victory points {#victory-points}
at: WINNING A GAME OF HEROCLIX: Determining victory points | WINNING A GAME OF HEROCLIX: Characters defeated by you | WINNING A GAME OF HEROCLIX: Other defeated characters | WINNING A GAME OF HEROCLIX: Feats and Event Dials and Scenarios
terms: VP, score, points, scoring, pushed to death
see: winner feats-victory-points capture
asks: play
news: Your own survivors score nothing now, and there are no archenemies.
You score the points of each opponent that you defeat. If no opponent defeated it, as by pushing, its points go to the
opponent who last damaged it. If none ever did, they are split among all opponents. Feats, event dials and scenarios
may add more.
`);

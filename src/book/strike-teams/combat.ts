import { parseEntries } from '../entry';

export const COMBAT = parseEntries(`
# Attacking {#attacking}
at: Combat
terms: attack, melee, ranged, shoot, hit
see: distance line-of-sight obstruction reactions wounds first-round
asks: hit
The primary attack costs 2 AP, and you may make it as often as you can pay. Melee: an adjacent enemy, diagonals too.
Ranged: 2 spaces away or more, never adjacent.

# Adjacent {#adjacent}
at: Combat
terms: next to, neighbour
see: attacking walls
asks: adjacent hit
reason: The book shows neighbours in pictures and never says what a wall does to them.
Spaces that touch are adjacent, corners too, unless walls or closed doors part them. One between them does, and two on
both flanks of the corner do.

# Distance and aiming {#distance}
at: Combat: Ranged Attacks (Distance Penalty & Aiming)
terms: range, maximum range, how far, aim, aiming, distance penalty, far
see: attacking obstruction
asks: hit range
Range has no limit, but each space beyond 3 costs a ranged attack 1 strength. Aiming wins it back, 1 AP for 1; it
never adds more. In a volley each attack is penalised and aimed by itself.
map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1, side: heroes, ap: 6}
  B: {at: f1, side: mastermind, kind: villain}
ask: {hit: {attacker: A, target: B, attack: ranged, strength: 3, aim: 1}}

# Line of sight {#line-of-sight}
at: Combat: Ranged Attacks (Line of Sight)
terms: LoS, LOF, line of fire, see
see: obstruction line-of-sight-read walls
asks: see hit
Walls and closed doors between the two centres block line of sight. Nothing else blocks.
map: |
  +---+---+---+---+
  | .   . | .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: heroes}
  B: {at: d1, side: mastermind, kind: villain}
ask: {see: [A, B]}

# A line through a corner {#line-of-sight-read}
at: Combat: Ranged Attacks (Line of Sight)
see: line-of-sight
asks: see
reason: The book speaks of crossing a wall; a line that only touches an end of one crosses none.
Walls or closed doors on both flanks shut a corner; on one flank alone they do not.

# Obstruction defense {#obstruction}
at: Combat: Ranged Attacks (Obstruction Defense)
terms: cover, behind a crate, object between, in the way, obstruction
see: distance line-of-sight hurling
asks: hit
An object on the line and beside the target takes its material strength off the attack. Objective tokens with a
strength do it too, but not what the target stands on. Each character whose space the line goes through takes off 1,
wherever it stands. A touched corner counts for nothing.
map: |
  +---+---+---+---+
  | .   .   O   . |
  +---+---+---+---+
strengths: {c1: 2}
pieces:
  A: {at: a1, side: heroes, ap: 6}
  B: {at: d1, side: mastermind, kind: villain}
ask: {hit: {attacker: A, target: B, attack: ranged, strength: 4}}

# Reacting {#reactions}
at: Combat: Reactions
terms: react, defend, defense, armor, dodge, reaction
see: several-defenses card-cost spending
asks: hit play
A target may answer an attack with abilities that have the red ring. It pays with saved AP or command points. Armor
and dodge differ only where an ability says so.

# Lasting bonuses {#bonuses}
at: Combat: Continuous Bonuses
terms: continuous
see: duration reactions
A defense without cost works against every attack. One under a starburst lasts as long as its duration tokens; a bonus
to attacks is no attack itself.

# Several defenses {#several-defenses}
at: Combat: Multiple Defensive Abilities
terms: stack defense, combine defense
see: reactions
asks: hit play
Against one attack each ability defends once, but different ones add up, armor with dodge too.

# Wounds {#wounds}
at: Combat: Inflicting Wound Tokens
terms: damage, wound tokens, health, defeated, KO
see: damage-slots attack-box defeat henchman-health
asks: hit cost play
An attack deals wounds equal to its strength less all defenses. At 0 or less it deals none. The owner spreads them
over free slots. In a card: 1 AP more for each, shut when full. In a box: all attacks, defenses or moves 1 AP dearer
for each, and none at all when it is full, free ones too. All slots full: defeated.

# Attacks that go on {#multipart}
at: Combat: Multipart Attacks
terms: rebound, bounce, additional targets, ricochet
see: attacking distance
asks: hit
Further targets are attacked as from the first target’s space. Distance, sight and obstruction count from there; being
adjacent to it does not matter.

# Defeat {#defeat}
at: Combat: Inflicting Wound Tokens | Respawning Defeated Characters
terms: knocked out, KO
see: respawn wounds objective-points
asks: play
A figure with every slot full leaves the map, and comes back later.

# Trapped and prone {#status-tokens}
at: Status Tokens (Trapped & Prone) | Status Tokens
terms: prone, trapped, status, stand up, stun
see: spending
asks: hit move play
Prone makes attacks, defenses and moves cost 1 AP more; trapped allows no moves and no attacks. The trapped do neither
by any means; defending is fine. Several of a kind are no worse. 2 AP in its turn take one off; a neighbour may do it
for an ally.

# Attacking teammates {#teammates}
at: Attacking Teammates
terms: friendly fire, attack ally
see: attacking
asks: hit
You may attack teammates, unless the card says enemy.

# Automatic damage {#automatic-damage}
at: Automatic Damage Effects
see: slamming reactions ammunition
Nothing defends against automatic damage, which is a fixed number of wounds. Slams deal it too; only what says that it
resists automatic damage does.
`);

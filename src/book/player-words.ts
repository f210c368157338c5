/**
 * How players ask about each topic, in words that the entry itself does not use. A line is `topics: words, words`. The
 * words are searched with the entries of the topic, of every edition.
 */
const PLAYER_WORDS = `
what-you-need: what comes in the box, equipment, stuff needed to play, coins, do i need a string
character: what is on the base, rank, rookie experienced veteran, collector number, what does the ring mean
combat-dial: what are the numbers on the dial, stat line, how to read a dial, which number is attack, slots
character-cards: what does the card tell, read the card
basic-turns: easy game turn, beginner turn
basic-attack: easy game attack, beginner attack
basic-winning: easy game win
build-total: how many points to play, point limit, army cost, over the limit, legal team, how big is my team
unique: silver ring, gold ring, same unique twice, two copies of a unique, two of the same, duplicate figure, same name different version
bystanders: pog, token without dial, kill a pog, heal a pog, pog dies in one hit, bystander one click
formats: which rules do we use, simple or full game
first-player: who goes first, who starts, who begins, initiative roll, roll off, go second, theme bonus to roll, who chooses map
starting-areas: where do i start, where do i deploy, which side of the map, purple squares, starting zone, who picks side, choose map
placing-objects: how many objects can i bring, objects at setup, object placement, where may objects be placed, put out objects
placing-characters: who sets up first, who deploys first, put my team on the map, deploy, which click do i start on
adjacent: next to each other, base to base, b2b, based, is diagonal adjacent, adjacent across a wall, neighbour upstairs different level, touching corner
adjacent-corner adjacent-read: adjacent around a corner, base to base across a corner, neighbours behind a wall corner
friendly-opposing: is my own figure friendly to itself, who counts as a friend, who counts as an enemy
allies: two against two, 2v2, four players, multiplayer team, ally wins, use my partners figures
modifiers: do bonuses stack, stacking, add up bonuses, replace before modify, order of bonuses, halve before bonus, same bonus twice
rounding: round up or down, half of an odd number, odd speed halved
rule-of-3: most bonus, cap on bonus, more than plus 3, limit on modifiers, can i have +4 attack
etiquette: we disagree, nobody knows the rule, argue about a rule, take back a move, mark my square, who decides simultaneous order
rounds: order of a turn, sequence of a turn, phases, when does my turn start, end of turn, how long does until next turn last
beginning-of-turn: order at the start of a turn, what comes first at the start
first-round-immunity: attack on the first turn, hit them turn one, attacked before i moved, shoot into starting area round one, protected first round
first-round: villains attack turn one, attack in the first round, protected round one
action-total: how many actions per turn, number of actions, fewer actions when my guys die, actions in a 300 point game, lose actions, extra actions bigger game
action-tokens: when do tokens come off, when do tokens clear, take tokens off, remove tokens, how many tokens, rest a turn, does it get a token
tokens-cleared: do both tokens go, lose two tokens at once, one or both tokens removed
free-actions: is it free, free action token, same free action twice, how many free actions, free action after two tokens
pushing: act two turns in a row, third turn in a row, act three times in a row, push again, how much does pushing hurt, second token, take a click, push damage, act again with a token, pushing to death, act with two tokens
giving-actions: same guy act twice a turn, save actions, unused actions, save actions for next turn, two actions on one figure, skip actions, everybody act, order of actions
types-of-actions: which kinds of action, move and attack in one turn
power-actions: does a power action take an action, power action token, power action break away
pass: skip, do nothing, pass token, does pass cost
moving: how far can i move, walk through a friend, move past friends, through teammate, end on top of a friend, share a square, diagonal costs, diagonals double, do i have to move full speed, pass an enemy, stop next to an enemy, walk past an enemy, run past
break-away: get unstuck, tied up, stuck in base, locked in melee, leave base, roll to get away, escape from an enemy, disengage, one roll for all enemies, break away failed, break away number, lose action failed break, surrounded, run away
break-away-read: which number breaks away, need to break away 4 5 6
hindering-moving: stop in bushes, trees slow, rubble slows, enter bushes stop, start in bushes half speed, bush to bush, walk out of trees, movement in debris
moving-corners: squeeze through diagonally, cut a corner, step between two walls, diagonal past a building
halving-speed: halved twice, quarter speed, charge out of bushes, running shot from hindering
attacks-and-actions: use two powers together, combine powers, power with free attack, does an attack count as an action
attack-roll: what do i need to roll, roll to hit, equal to defense, tie on the roll hits, exactly the defense, how to attack
friendly-fire: hit my own guy, attack my teammate, target a friend, hit a buddy, attack yourself, target himself, shoot my own team on purpose
example-multiple-hits: hit my own guy, attack my teammate, hit friends, target a friend, attack yourself
damage: how many clicks does a hit do, deal damage, apply damage order
damage: split damage, share damage between targets
no-damage: zero damage, attack with no damage, 0 damage crit, difference no damage and zero
penetrating-damage penetrating-read: ignores toughness, penetrate invulnerability, pierce armor
penetrating-read: rule of three, cap on bonuses
unavoidable-damage: prevent unavoidable, reduce unavoidable, dodge unavoidable
healing: heal past start, heal above starting click, heal back to full
defeat: when is it dead, all three ko, three skulls, out of the game, does a dead figure come back, revive, die
critical: double six, double one, boxcars, snake eyes, natural 12, natural 2, roll a 12, roll a 2, two ones hurts me, auto hit, auto miss, always hits, crit damage bonus
critical-evaded: super senses against 12, dodge a crit, evade double six
support-criticals: heal roll double ones, medic snake eyes, support rolls a 12, heal crit
close-combat: punch, hit in melee, reach in melee, melee through a wall, need line of fire for melee, hit in bushes
knock-back: doubles, how far knocked back, which way does he fly, pushed back on doubles, must i knock back, is knock back optional, choose not to knock back, knocked through a friend, several knocked back who first, double ones knock back
knock-back-read: direction of knock back, which way, how far up to
knock-back-damage: knocked into a wall, hits wall damage, slammed into figure, knocked into somebody, knocked into building, crash
knock-back knock-back: knocked into a wall damage, hits wall, slammed, how far, fall off a roof
knock-back-falls: fall off a roof, knocked off a building, pushed over the edge, falling damage, fall damage
knock-back-never: who is immune to knock back, big guy knocked back, giant knocked back, colossal knocked back, charge knocked back
ranged-combat: shoot when based, shoot in base contact, shoot next to an enemy, shoot with an enemy adjacent, shoot into melee, shoot somebody fighting my friend, face the target, facing, shoot point blank, shoot while tied up, range zero shoot
line-of-fire: can i see, does a figure block, friends block, my own guys in the way, shoot past, shoot through people, enemies in the way, line of sight, clear shot, center to center, are figures in the way, objects block sight
line-of-fire-corners: between two figures diagonally, shoot past a corner, shoot through a gap, corner to corner, peek around a corner
line-height-flanks: corner of a building height
range: how to count range, measure before shooting, does my square count, diagonal range, count squares, max distance
several-targets: two bolts, three bolts, lightning bolts, one roll or several, split damage, shoot two guys, same target twice, each target full damage, multi target, roll per target
hindering-modifier: cover, defense bonus in bushes, standing in bushes bonus, shoot through trees, two hindering squares plus 2, +1 def, smoke cover, object between us cover, own bush
hindering-inside: both in the same bushes, shoot within smoke, adjacent in bushes
stealth-hides: shoot stealth in bushes, see a stealth guy
terrain: what do the colours mean, which color is what, map lines, brown line, red line, blue line, yellow line
clear-terrain: plain ground, empty square
clear-terrain: stairs, stair squares hindering, up a ladder
hindering: what is hindering, what counts as hindering, bushes, trees, furniture
hindering: slow down, stop in bushes, cover bonus, defense bonus, walk through trees
water: pool, lake, river, fountain, pond hindering, swim across, shoot over water, is water hindering, water block shots
water-and-hindering: out of water into bushes
ground-read: water slows, walk through water, swim, river
blocking: shoot through a building, see over a rock, stand on blocking, walk through a rock, enter a building
destroying-blocking: blow up a rock, how much damage to smash, break a boulder, destroy terrain, roll to destroy, demolish
destroying-blocking: break an object, break a wall, smash how much damage
destroying-blocking: break a wall, bust through a wall, smash
debris: rubble, what is left after destroyed, what remains
walls: through a wall, hit across a wall, shoot through a wall, window, walk through a wall
destroying-walls: bust through a wall, break a wall, punch through a wall, damage to break a wall, shoot a wall
elevated: get on a roof, get up on a building, climb up, jump down, high ground, level up, change level
stairs stairs-read stairs-length: use stairs, ladder, climb up, how do i get on a roof
rim: edge of a roof, shoot down from a roof, middle of the roof, stand at the edge, shoot from a building
elevated-line-of-fire: shoot up at a roof, shoot down from a roof, shoot over heads, past figures on the ground, roof to roof, high ground shoot, people block shot from above
elevated-read: two heights, different levels high
elevated-close: punch up, hit a guy on a roof, fight on different levels, melee one level higher, hit somebody below
indoors: fly inside, flyer over walls inside, building inside, hover inside, leap indoors, soar indoors
maps: outside, outdoor
indoor-outdoor: in and out of buildings, shoot over a building
indoor-lines: shoot into a building, shoot out of a window, from outside in
objects: what do object colors mean, yellow ring, red ring, light or heavy, stand on an object, object blocks
objects: drop an object, put down, lift heavy, carry two objects, hold, throw away
immobile-objects: blue ring, cannot be moved
destroying-objects: break an object, smash a crate, destroy held object
picking-up: pick up a car, lift a dumpster, grab object under somebody, who can lift, pick up without super strength, pick up free
holding: hold two objects, put object down, drop the object, drop the car, get rid of an object, object when ko
picking-up: hold two objects, put object down, drop, get rid of, lift a car
object-close object-close-read: hit with a car, swing a lamp post, extra damage heavy, light bonus, must i use the object, object breaks after hit
object-throwing: throw a car, how far throw, chuck, range of a thrown object, thrown damage, toss heavy, throw light
telekinesis-moving: tk a friend, tk range, how far tk, pull a figure, place with tk, move a buddy then attack, object tk distance
telekinesis-attack: hit with a car by tk, tk an object at someone, fling, throw by mind
telekinesis-line telekinesis-read: tk without seeing, line for tk, tk behind a wall
end-of-game: when is the game over, time runs out, time limit, quit, give up, concede, leave the map, run off the map
winner: who wins, same points, tied, equal score, tiebreak, nobody left, both dead
winner-read: score for kill, points when time runs out, tie, who gets points
victory-points: how do i score, points for a kill, points for survivors, who gets the points, pushed himself to death, score damaged figures, half points
captives-score: points for a captive, score captured
powers: turn off my own power, are powers optional, choose not to use a power, cancel my power, colored square
optional-powers: switch off a power whenever, choose not to use a power, turn off my own power, use power or not
super-powers: power lost during the action, loses power when clicked, power gone before it resolves
powers-card powers-reference: where is the pac, what does each color do
standard-powers special-powers: white box, special power counted as, outwit a special power
abilities: are abilities always on, symbols
speed-symbols: boot, wing symbol, dolphin symbol, fin
attack-symbols: fist, target symbol, shield symbol, star symbol
team-abilities: what does the team symbol do, outwit a team ability, cancel team ability, team ability needs two
wild-cards: wildcard copies, which team does a wild card have, change team, swap team ability, several teams at once
traits: outwit a trait, cancel a trait, star on card, trait turned off
flight: can flyers pass enemies, fly over people, fly over walls, flyer stops, flyer break away, land, switch mode, change mode hover soar, fly up to a roof
hovering: hover over trees, hover stops next to enemy, hovering slowed, hover above people, low flight
soaring: attack ground while soaring, soar pick up, high in the air, soaring adjacent, shoot from the sky, hit by ground
soaring-attacks: shoot at a flyer in the air, half range, hit a soaring guy, shoot up at soaring
soaring-line: line to the sky, does terrain block soaring
ranged-hovering: shoot next to a hovering flyer, hovering base contact shoot
swim: dolphin, water movement
move-and-attack: move then attack at minus, attack mid move
transporter: carry and attack
indomitable: push without a click, no push damage, indom still gets token, immune to pushing
willpower: push without a click, push free, no damage from pushing, second token no click
giant: reach of giants, punch from two squares, giant close attack range, punch up roof
colossal: big guy shoot while based, ignore terrain
sharpshooter: shoot when based, ignore figures
duo: attack twice, two attacks one action
multiattack: two attacks one action, attack twice
carry: taxi, who can taxi, carry two people, how many can i carry, carried guy act after, passenger attack after, slows carrying, carry minus 2, carry an enemy, carry big guys, where is passenger placed, drop off
carrying carry-read: taxi, carry rules
leap-climb: jump over people, leap needs break away, climb a building
phasing-teleport: through walls, teleport, ignore enemies, phase break away, walk through everything
charge: run and punch, move and hit, how far charge, charge then attack
running-shot: run and gun, move then shoot, shoot then move, how far
hypersonic-speed: hit and run, move attack move, hss carry, hss range, hss and bushes, speedster
stealth: can i see him in bushes, shoot a hidden guy, stealth in melee, target stealth, adjacent stealth
force-blast: push him away, blast without attack, force push
telekinesis: move stuff by mind
exploit-weakness: ignore toughness in close
toughness: reduce by one, toughness per attack, against two attacks
invulnerability: reduce by two, invuln per attack
impervious: ignore damage roll, impervious number, reduce two, impervious vs falling, poison
super-senses: dodge roll, number to dodge, when rolled, evade attack, evade 12
combat-reflexes: defense up in melee
energy-shield-deflection: defense up against shooting
blades-claws-fangs: claws roll damage, minimum claws, choose not to roll blades
flurry: two attacks, two different targets, two punches
probability-control: reroll, prob an enemy roll, prob range, how often prob, force a reroll, reroll one die or both, prob a prob, second prob
regeneration: heal self, how much regen heals
steal-energy: heal when hits, drain life
support: heal a friend, heal roll, heal buddy in combat, medic, modifiers for heal
super-strength: pick up objects, lift heavy, carry and object, drop object outwitted
outwit: cancel a power, range of outwit, outwit needs line, when outwit, how often outwit, outwit team ability, how long outwit, outwit through bushes
perplex: change a number, raise attack, lower defense, perplex myself, perplex up or down, perplex damage, in the middle of an attack, how long perplex
capture: take prisoner, capture an enemy, carry captive
capture-release: let captive go, free a captive at home, bring home captive
capture-rescue: save a captured friend, free my captured buddy
capture-countered: outwit capture
smoke-cloud: smoke markers, how many smoke, how long smoke, smoke range, see through smoke
barrier: how many barriers, how long barrier, range, on top of figures, place walls
defend: lend defense, share defense, borrow defense
quake: hit everybody around
plasticity: stretch, harder to break away
mind-control: control an enemy, make him attack his friends, mind control tokens, mind control damage, own damage controlled
mastermind: give damage to a friend, pass damage, transfer damage
leadership: extra action, roll for leadership, when roll
energy-explosion energy-explosion-corrected: splash damage, hit everybody beside, explosion hits friends
pulse-wave: hit everybody around, hits friends, area attack
enhancement: add damage to friends shots, shooter bonus stack
close-combat-expert: extra damage punch, cce with charge, cce with object
ranged-combat-expert: extra damage shooting, rce with running shot, rce several targets
battle-fury: fury shoot, fury carried, no range attack
incapacitate: give tokens, stun, token instead of damage, incap push damage
poison: when poison, poison after move, poison all adjacent, damage each turn
shape-change: choose another target, not target him
tiny: small figure
feats: give a feat, feat cards
feats-10-percent: how many feats, cost limit of feats, points for feats
feats-assigning: who may have a feat, feat requirements
feats-using: use feat when power is gone
feats-victory-points: score a feat
battlefield-conditions: bfc, conditions cancel
double-base double-base-moving double-base-attacks: two square base, bike base, peanut base, big base move shoot
themed-teams: how many same keyword, theme team needs, bonus for theme, wildcard theme
themed-read: how many characters for theme, generic keyword count
themed-rerolls: theme prob, how many theme rerolls, use theme prob
special-objects special-objects-placing: objects with powers, equipment
scenarios: play a mission, story
success: 1 on a d6, 6 on a d6, automatic
placing: put in a square, placed break away, swap places
destroying-read: shoot blocking terrain
generate: make tokens, summon, spawn
starting-force: how many points, team cost limit, 300 points
prime: green ring, how many primes
inherent: what can everyone do
archenemies: nemesis, arch rivals, double points, matching base color, bonus points
limited-edition: LE, limited figure
tournament-figures: proxies, promos, use another figure in its place
compatibility: mix old and new sets, all sets
figure-errata: wrong dial, wrong points, misprint
rulebook-corrections: changed rules, errata of the book
big-figures big-construct: big robot, four squares, 2x2 base, knock back big, capture
walls: claws break walls, blades against wall
damage-application: at the same time
multiattack: attack twice
gaining: get AP, how many AP a turn, more AP
action-die: extra AP, when roll the action die, risk, blank red die result, push my luck
zones: max AP, limit of AP, starting zone red space
spending: save AP for later, use command points, keep AP
command-phase: how many CP, gain command points, max command points
resting: heal wounds, remove wounds, how to heal, recover
henchmen-die: minions action die
henchmen: minions share AP, how do minions work
respawn-henchmen: bring minions back, dead minions return, cost to respawn
henchman-moves: minions run, minions move
henchman-attacks: minions attack twice, how often minions attack
henchman-health: how many wounds kill a minion, minion hit points
marching: move all minions, march cost
moving: how far can i move, cost of a space, diagonal cost, through friends
penalties: leave an enemy, extra cost, move over a crate, stuck next to an enemy
running: run, extra space, sprint
breakthrough: through an enemy, push past an enemy, swap
walls: break a wall, see through a wall, move through a wall
attacking: attack cost, how often attack, melee distance, shoot next to enemy, shoot adjacent
distance: how far can i shoot, long range, range penalty, aim cost
line-of-sight: figures block, crates block sight, see through doors, can i see
obstruction: cover, behind an object, hide behind a crate, cover bonus
reactions: dodge, block, armor, defend when attacked, react cost
several-defenses: armor and dodge together, two defenses, use defense twice
wounds: how is damage taken, where do wounds go, hit points, split wounds
damage-slots: wounds on a card, card full of wounds, wounded card cost
defeat: when am i dead, ko
status-tokens: get up, stand up, knocked down, stunned, remove trapped
teammates: friendly fire, hit my friend
objects: crates, barrels, what does printed object do
destroying: break a wall, break a door, smash a crate
slamming: pushed back, how far slam, direction
slam-character: slammed into a figure, hits another guy
slam-object: slammed into a crate
slam-wall: slammed into a wall, through the wall
hurling: throw a crate, throw a barrel, pick up and throw
interacting: open by hand, dismantle a crate
gun-turret: shoot the turret, turret strength
ammunition: ammo crate explodes, blow up a crate
objective-points: points for a kill, score for killing
retrieving: pick up a token, grab objective
prisoner: free prisoner, carry prisoner
respawn: come back after defeat, hero dead, when back
tactical-retreat: run away, retreat
extraction: leave the map
level-up: cost of a level, get stronger, spend points
stages: how many rounds, how long is a mission
unit-levels: weaker team bonus, underdog
duration: cooldown, use card again, tokens on a card
doors: open a door, close a door, locked
winner: tie, who wins
`;

const byTopic = new Map<string, string>();
for (const line of PLAYER_WORDS.trim().split('\n')) {
  const at = line.indexOf(': ');
  for (const topic of line.slice(0, at).split(' ')) {
    const known = byTopic.get(topic);
    byTopic.set(topic, known === undefined ? line.slice(at + 2) : `${known}, ${line.slice(at + 2)}`);
  }
}

/** Returns the players' words on a topic, in any edition; '' if there are none. */
export function findPlayerWords(topic: string): string {
  return byTopic.get(topic) ?? '';
}

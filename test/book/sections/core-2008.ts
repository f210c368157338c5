/**
 * All headings of the book, in order. Omits tips, examples and credits, which contain no rules. Glossary terms come
 * last.
 */
export const CORE_2008_HEADINGS = `
WELCOME TO HEROCLIX!
What You Need to Play
PART 1: THE BASICS
SETTING UP THE MAP
CHARACTERS
The Base
The Combat Dial
The Combat Dial: Combat values
CHARACTER CARDS
TURNS AND ACTIONS
MOVING YOUR CHARACTER
MAKING A CLOSE COMBAT ATTACK
MAKING A CLOSE COMBAT ATTACK: Dealing Damage
WINNING THE GAME
ASSEMBLING YOUR FORCE
ASSEMBLING YOUR FORCE: Build total
ASSEMBLING YOUR FORCE: Unique characters
ASSEMBLING YOUR FORCE: Bystander tokens
PREPARING FOR BATTLE
Step 1: Announce the Format
Step 1: Announce the Format: Basic
Step 1: Announce the Format: Core
Step 1: Announce the Format: Powered Core
Step 1: Announce the Format: Tactical Powered Core
Step 1: Announce the Format: Full Core
Step 2: Reveal Forces and Identify the First Player
Step 3: Choose Starting Areas
Step 3: Choose Starting Areas: Tactics
Step 4: Place Objects
Step 5: Place Characters
Adjacent Squares
Friendly and Opposing Characters
Replacement Values and Modifiers
Rounding
Rule of 3
HeroClix Etiquette
ROUNDS, TURNS, AND ACTIONS
ROUNDS, TURNS, AND ACTIONS: First-round immunity
ROUNDS, TURNS, AND ACTIONS: Effects that occur at the beginning or end of a round or turn
ROUNDS, TURNS, AND ACTIONS: Action total
ROUNDS, TURNS, AND ACTIONS: Action tokens
ROUNDS, TURNS, AND ACTIONS: Free actions
ROUNDS, TURNS, AND ACTIONS: Pushing
ROUNDS, TURNS, AND ACTIONS: Giving actions to characters
TYPES OF ACTIONS
Power Actions
Move Actions
Move Actions: Breaking away
Combat Actions: Close Combat Actions and Ranged Combat Actions
ATTACKS AND ACTIONS
COMBAT ACTION RULES
The Attack Roll
The Attack Roll: Targeting friendly characters
Damage and Healing
Damage and Healing: No damage
Damage and Healing: 0 damage
Damage and Healing: Penetrating damage
Damage and Healing: Unavoidable damage
Damage and Healing: Healing powers and effects
Defeating Characters
Rolling 2 and 12: Critical Misses and Critical Hits
Support and criticals
Knock Back
Knock Back: Knock back damage
Knock Back: Knock back off elevated terrain
Close Combat
Ranged Combat
Ranged Combat: Line of fire
Ranged Combat: Multiple ranged combat targets
TERRAIN
Clear Terrain
Hindering Terrain: Moving and hindering terrain
Hindering Terrain: Ranged combat attacks and the hindering terrain modifier
Hindering Terrain
Water Terrain
Blocking Terrain
Blocking Terrain: Destroying blocking terrain
Blocking Terrain: Debris markers
Walls
Walls: Destroying walls
Elevated Terrain
Elevated Terrain: Stairs and ladders
Elevated Terrain: Elevated vs. grounded
Elevated Terrain: The rim
Elevated Terrain: Elevated terrain and line of fire
Elevated Terrain: Elevated terrain and close combat attacks
Maps
Maps: Outdoor maps
Maps: Indoor maps
Maps: Indoor/outdoor maps
OBJECTS
OBJECTS: Standard objects
OBJECTS: Held objects
OBJECTS: Immobile objects
OBJECTS: Destroying objects
Using Objects as Weapons
Using Objects as Weapons: Picking up an object
Using Objects as Weapons: Holding an object
Using Objects as Weapons: Using objects in close combat attacks
Using Objects as Weapons: Using objects in ranged combat attacks
Objects and Telekinesis
Objects and Telekinesis: Moving objects and characters using Telekinesis (options 1 and 2)
Objects and Telekinesis: Attacking with an object using Telekinesis (option 3)
WINNING A GAME OF HEROCLIX
WINNING A GAME OF HEROCLIX: Determining the winner
WINNING A GAME OF HEROCLIX: Determining victory points
WINNING A GAME OF HEROCLIX: Characters defeated by you
WINNING A GAME OF HEROCLIX: Other defeated characters
WINNING A GAME OF HEROCLIX: Feats and Event Dials and Scenarios
PART 3: POWERS AND ABILITIES
POWERS
Standard and Named Powers
Standard and Named Powers: HeroClix Alpha Set characters
Special Powers
ABILITIES
Combat Abilities
Combat Abilities: Standard combat symbols and abilities
Speed Combat Abilities
Speed Combat Abilities: Reversed speed symbols
Attack Combat Abilities
Defense Combat Abilities
Damage Combat Abilities
Speed Abilities
Speed Abilities: FLIGHT
Speed Abilities: SWIM
Speed Abilities: MOVE AND ATTACK
Attack Abilities
Attack Abilities: DUO ATTACK
Attack Abilities: SHARPSHOOTER
Defense Abilities
Defense Abilities: INDOMITABLE
Damage Abilities
Damage Abilities: GIANT SIZE (non-optional)
Damage Abilities: Close combat attacks
Damage Abilities: Ranged combat attacks
Damage Abilities: GIANT STRIDE
Damage Abilities: COLOSSAL SIZE (non-optional)
Special Abilities
Special Abilities: CARRY
Special Abilities: CAPTURE
CAPTURE: Releasing captives
CAPTURE: Rescuing captives
CAPTURE: Countering Capture
Special Abilities: MULTIATTACK
TEAM ABILITIES
TEAM ABILITIES: Team symbols
TEAM ABILITIES: Canceling team abilities
TEAM ABILITIES: Wild cards
SPECIAL ABILITIES
TRAITS
PART 4: TACTICS
FEATS
FEATS: Assigning feats
FEATS: The 10% Rule
FEATS: Using feats
FEATS: Feats and victory points
Feats assigned to chosen characters
Feats assigned to multiple characters
Feats with variable point values
Feats not assigned to a character
Feats removed from surviving characters
BATTLEFIELD CONDITIONS
DOUBLE-BASE CHARACTERS
DOUBLE-BASE CHARACTERS: Moving double-base characters
DOUBLE-BASE CHARACTERS: Attacking and double-base characters
THEMED TEAMS
GENERIC KEYWORDS
SPECIAL OBJECTS
SPECIAL OBJECTS: Placing special objects
SPECIAL OBJECTS: Carrying special objects
SPECIAL OBJECTS: Continual special objects
SPECIAL MAPS AND TERRAIN
EVENT DIALS AND SCENARIOS
Event Dials
Scenarios
Scenarios: Showdown
Showdown: Game Length and Victory Conditions
Scenarios: There Can Be Only One
There Can Be Only One: Build Restrictions
Scenarios: Radiation Cloud
Radiation Cloud: Radiation Damage
Scenarios: Call Out
`;

/** Terms of the book’s glossary, separated by commas. */
export const GLOSSARY_2008_TERMS =
  '0 damage, 3-D object, ability, action, action token, action total, activate, active player, adjacent squares, attack, attack roll, attack total, attack value, attacker, base, battlefield, blocking terrain, boundary line, break away, build total, bystander token, cancel, character, character card, clear terrain, click, close combat action, close combat attack, collector’s number, colossal character, combat dial, combat values, Continual, copy, counter, critical hit, critical miss, d6, damage, damage dealt, damage taken, damage value, defeated, defense value, diagonal, doubles, duo character, edge, effect, elevated, elevated terrain, eliminated, evade, event dial, feat, figure, first player, flying, force, format, free action, friendly characters, giant, grounded, healing, heavy object, hindering terrain, hindering terrain modifier, hit, ignores, immobile object, indoors, keyword, knock back, knock back damage, knock back path, knocked out, KO’d, light object, line of fire, lost power, map, modifier, move action, named power, no damage, non-optional, object pile, object tokens, opposing characters, optional, outdoors, penetrating damage, place, possess, power action, powers, push, pushed, pushing damage, range, range value, ranged combat action, ranged combat attack, removed from the battlefield, removed from the game, replacement value, resolve, rim, round, scenario, set symbol, special object, special power, speed value, standard character, standard power, starting area, starting position, stat slot, surviving character, swimmer, Tactic, target, team abilities, team symbol, terrain, terrain markers, themed team, this character, trait, unavoidable damage, Unique, unmodified, use, victory conditions, water terrain, wild card';

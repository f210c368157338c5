/** All headings of the book, in order. */
export const STRIKE_TEAMS_HEADINGS = `
Component List
Object of the Game
Component Details
Character Figures
Character Cards
Character Cards: Unit Number
Character Cards: Attack Box
Character Cards: Defend Box
Character Cards: Move Box
Character Cards: Action Box
Character Cards: Action Track
Action Cards
Action Cards: Character Icon
Action Cards: Build Cost
Action Cards: Duration Icon
Action Cards: Action Point Cost
Action Cards: Effect Icons
Action Cards: Card Text
Action Cards: Damage Slots
Map Cards
Scenario Cards
Victory Card
Map Tiles
Character Tokens
Objective Tokens
Objective Point (OP) Tokens
Status Tokens
Round Tracker Tokens
Duration Tokens
Spawn Point Tokens
Rubble Tokens
Door Tokens
Action Tokens
Wound Tokens
Command Dials
Action Die
Campaign Overview
Replaying the Tutorial
Playing Single Missions
Playing a Campaign
Winning a Campaign
Mission Set Up
Mission Set Up: Create Mission Map
Mission Set Up: Determine Scenario Cards
Mission Set Up: Choose Characters
Mission Set Up: Choose Action Cards
Mission Set Up: Place Action Tokens
Mission Set Up: Receive Command Dials
Mission Set Up: Place Spawn Points
Mission Set Up: Place Character Figures
Mission Set Up: Place Objective Tokens
Mission Set Up: Prepare Character Tokens
Mission Set Up: Place Remaining Components
Mission Set Up: Compare Unit Levels
Playing the Game
Playing the Game: Command Phase
Playing the Game: Mastermind Phase
Playing the Game: First Round Attack Restriction
Playing the Game: Hero Phase
Playing the Game: End Phase
Henchmen Rules
Henchmen Rules: Respawn
Henchmen Rules: Move
Henchmen Rules: Attack
Henchmen Rules: Damage
Henchmen Rules: Defeat
Character Activation
Character Activation: Remove Duration Tokens
Character Activation: Gain Action Points or Remove Wound Tokens
Character Activation: Starting Zones vs. Battle Zones
Character Activation: Spend Action Points
Character Activation: Rolling the Action Die
Character Activation: Henchmen & the Action Die
Movement
Movement: Movement Penalties
Movement: Advancing & Running
Movement: Advancing & Marching
Movement: Individual Henchman Advance Limit
Movement: Movement Powers
Movement: Breakthrough Maneuver
Combat
Combat: Ranged Attacks (Distance Penalty & Aiming)
Combat: Ranged Attacks (Line of Sight)
Combat: Ranged Attacks (Obstruction Defense)
Combat: Reactions
Combat: Continuous Bonuses
Combat: Multiple Defensive Abilities
Combat: Inflicting Wound Tokens
Combat: Henchmen in Combat
Combat: Multipart Attacks
Destroying an Object, Door, or Wall
Damaging an Objective Token
Status Tokens (Trapped & Prone)
Slamming Characters
Slamming Characters: Slamming into Another Character
Slamming Characters: Slamming into an Object
Slamming Characters: Slamming into an Objective Token
Slamming Characters: Slamming into a Wall or Door
Hurling Objects
Attacking Teammates
Automatic Damage Effects
Special Interactions on the Map
Special Interactions on the Map: Objects
Special Interactions on the Map: Doors
Special Interactions on the Map: Objective Tokens
Special Interactions on the Map: Walls
Special Objects: Gun Turret
Special Objects: Ammunition Crate
Gaining Objective Points
Gaining Objective Points: Defeating Enemies
Gaining Objective Points: Completing Objectives on Scenario Cards
Gaining Objective Points: Retrieving an Objective Token
Gaining Objective Points: Rescue the Prisoner
Respawning Defeated Characters
Respawning Defeated Characters: Henchmen
Respawning Defeated Characters: Occupying Spawn Points
Retreating from the Mission: Tactical Retreats
Retreating from the Mission: Extractions
Retreating from the Mission: Extracting Respawned Characters
Ending the Current Stage
Winning the Mission
Winning the Mission: Victory Card
Leveling Up Characters
Leveling Up Characters: Masterminds & Henchmen
Preparing for the Next Mission
Winning the Campaign
`;

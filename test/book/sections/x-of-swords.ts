/** All headings of the book, in order. The pages about the characters in the box count as one heading. */
export const X_OF_SWORDS_HEADINGS = `
Welcome to HeroClix
Components
The Combat Dial System
Basic vs. Advanced Dials
Clicking
Combat Values
Powers
Scenario Play Rules
Scenario Play Rules: Setup
Play Areas
Play Areas: Map
Play Areas: Sideline
Play Areas: KO Area
Characters
Key Concepts: Force
Key Concepts: Friendly and Opposing
Key Concepts: Adjacency
Key Concepts: Success and Failure
How to Win
Turn Overview
Turn Overview: Phase 1: Beginning of Turn
Turn Overview: Phase 2: Action Phase
Turn Overview: Phase 3: End of Turn
Turn Overview: Phase 4: Clear Phase
Overview of Play: Actions
Moving
Moving: Other Characters
Moving: Breaking Away
Attacking
Attacking: Close Attacks
Attacking: Range Attacks
Attacking: Range Attacks: Adjacent opposing characters
Attacking: Line of Fire
Resolving Combat
Resolving Combat: Determine Targets
Resolving Combat: Determine Hits
Resolving Combat: Modify Damage
Resolving Combat: Deal Damage
Resolving Combat: Resolve Knockback
Power / Trait Actions
Traits
Other Abilities
Other Abilities: Improved Abilities
Other Abilities: Team Abilities
Other Abilities: Keyphrases
Example Attack
Advanced Rules
Objects
Objects: Light objects
Objects: Heavy objects
Bystanders
Terrain
Terrain: Blocking
Terrain: Walls
Terrain: Hindering
Terrain: Elevated
Terrain: The Rim
Destroying
Miscellaneous Concepts: Names Used in Effects
Miscellaneous Concepts: Generate
Miscellaneous Concepts: Placing
Building Your Own Team
Starting Force
Team Building Restrictions
Team Building Restrictions: Prime figures
Team Building Restrictions: Unique figures
Themed Teams
Themed Teams: Initiative Bonus
Themed Teams: Probability Control
Standard Setup
Inherent Abilities
Inherent Abilities: Carry
Powers and Abilities Reference
Powers and Abilities Reference: Flurry
Powers and Abilities Reference: Leap/Climb
Powers and Abilities Reference: Charge
Powers and Abilities Reference: Hypersonic Speed
Powers and Abilities Reference: Stealth
Powers and Abilities Reference: Running Shot
Powers and Abilities Reference: Blades/Claws/Fangs
Powers and Abilities Reference: Energy Explosion
Powers and Abilities Reference: Quake
Powers and Abilities Reference: Incapacitate
Powers and Abilities Reference: Penetrating/Psychic Blast
Powers and Abilities Reference: Smoke Cloud
Powers and Abilities Reference: Precision Strike
Powers and Abilities Reference: Poison
Powers and Abilities Reference: Super Senses
Powers and Abilities Reference: Toughness
Powers and Abilities Reference: Combat Reflexes
Powers and Abilities Reference: Energy Shield/Deflection
Powers and Abilities Reference: Willpower
Powers and Abilities Reference: Regeneration
Powers and Abilities Reference: Invulnerability
Powers and Abilities Reference: Flight
Powers and Abilities Reference: Tiny Size
Powers and Abilities Reference: Carry
Powers and Abilities Reference: Battle Fury
Powers and Abilities Reference: Enhancement
Powers and Abilities Reference: Exploit Weakness
Powers and Abilities Reference: Close Combat Expert
Powers and Abilities Reference: Outwit
Powers and Abilities Reference: Perplex
Powers and Abilities Reference: Leadership
`;

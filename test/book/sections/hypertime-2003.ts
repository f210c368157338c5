/** All headings of the FAQ, in order. A heading that is a character’s name is replaced by its subject. */
export const HYPERTIME_2003_HEADINGS = `
FAQ: Figure Corrections
FAQ: Rulebook Corrections
FAQ: Rulebook Corrections, Telekinesis
FAQ: Rulebook Corrections, Energy Explosion
FAQ: Scenarios
FAQ: Powers & Abilities Card Corrections
FAQ: Battle Fury
FAQ: Charge
FAQ: Close-Combat Expert
FAQ: Defend
FAQ: Energy Explosion
FAQ: Enhancement
FAQ: Flurry
FAQ: Force Blast
FAQ: Hypersonic Speed
FAQ: Impervious
FAQ: Incapacitate
FAQ: Invulnerability
FAQ: Leadership
FAQ: Leap/Climb
FAQ: Mastermind
FAQ: Mind Control
FAQ: Outwit
FAQ: Perplex
FAQ: Phasing
FAQ: Plasticity
FAQ: Psychic Blast
FAQ: Probability Control
FAQ: Pulse Wave
FAQ: Ranged Combat Expert
FAQ: Running Shot
FAQ: Shape Change
FAQ: Smoke Cloud
FAQ: Steal Energy
FAQ: Stealth
FAQ: Super Senses
FAQ: Super Strength
FAQ: Support
FAQ: Telekinesis
FAQ: Toughness
FAQ: Actions, General
FAQ: Adjacent
FAQ: Adventure Kits
FAQ: Air Vents
FAQ: Team Ability, a free move
FAQ: Barrier, General
FAQ: Team Ability, hidden in hindering terrain
FAQ: Team Ability, sharing attack values
FAQ: Beginning of Turn Timing
FAQ: Blocking Terrain
FAQ: Break Away
FAQ: Building Your Force
FAQ: Carrying Figures
FAQ: Choosing Sides
FAQ: Compatibility
FAQ: Critical Hits
FAQ: Damage Application
FAQ: Team Ability, sharing defense values
FAQ: Elevated Terrain
FAQ: Team Ability, healing on a loss
FAQ: Flying
FAQ: Team Ability, carrying several
FAQ: Hindering Terrain
FAQ: Hovering
FAQ: Team Ability, helping a shot
FAQ: Knockback
FAQ: Team Ability, member of any team
FAQ: Limited Edition
FAQ: Line of Fire
FAQ: Team Ability, attacking together
FAQ: Multiple Ranged Combat Targets
FAQ: Team Ability, striking back
FAQ: Objects
FAQ: Object Figures (Adventure Kit)
FAQ: Optional Powers
FAQ: Pass Action
FAQ: Placing Object Tokens
FAQ: Promotional Figures
FAQ: Proxy figures
FAQ: Ranged Combat
FAQ: Rounding Numbers
FAQ: "The Scientist" Scenario
FAQ: Giants on 2×2 bases
FAQ: The other giant on a 2×2 base
FAQ: Team Ability, adding to damage
FAQ: Team Ability, putting off an attacker
FAQ: Soaring
FAQ: Team Ability, the wild cards by name
FAQ: Team Ability, a pair with outwit
FAQ: Super Powers
FAQ: Team Abilities
FAQ: Stairs Terrain
FAQ: Walls
FAQ: Water Terrain
FAQ: Wild Card Team Ability
FAQ: "Winner Takes All!" Scenario
FAQ: Team Ability, trading clicks
`;

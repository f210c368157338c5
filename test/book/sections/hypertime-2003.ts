/** Every heading of the FAQ, in its order. */
export const HYPERTIME_2003 = `
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
FAQ: Avengers/Brotherhood/Justice League Team Ability
FAQ: Barrier, General
FAQ: Batman Ally Team Ability
FAQ: Batman Enemy/Sinister Syndicate Team Ability
FAQ: Beginning of Turn Timing
FAQ: Blocking Terrain
FAQ: Break Away
FAQ: Building Your Force
FAQ: Carrying Figures
FAQ: Choosing Sides
FAQ: Compatibility
FAQ: Critical Hits
FAQ: Damage Application
FAQ: Defenders/Justice Society Team Ability
FAQ: Elevated Terrain
FAQ: Fantastic Four Team Ability
FAQ: Flying
FAQ: Green Lantern Corps Team Ability
FAQ: Hindering Terrain
FAQ: Hovering
FAQ: Hydra/Police Team Ability
FAQ: Knockback
FAQ: Legion of Super Heroes Team Ability
FAQ: Limited Edition
FAQ: Line of Fire
FAQ: Masters of Evil/Injustice League Team Ability
FAQ: Multiple Ranged Combat Targets
FAQ: Mystics Team Ability
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
FAQ: Sentinels
FAQ: Sinestro
FAQ: S.H.I.E.L.D. Team Ability
FAQ: Skrull Team Ability
FAQ: Soaring
FAQ: Spider-Man/Minions of Doom/Legion of Super Heroes Team Ability
FAQ: Superman Enemy Team Ability
FAQ: Super Powers
FAQ: Team Abilities
FAQ: Stairs Terrain
FAQ: Walls
FAQ: Water Terrain
FAQ: Wild Card Team Ability
FAQ: "Winner Takes All!" Scenario
FAQ: X-Men/Titans Team Ability
`;

/** Ledger of this book: states what the app does about entries, unless their questions or powers determine it. */
export const LEDGER = `
yours handling: what-you-need character character-card map-cards
like objective-points winner: what-it-is
like gaining resting zones: action-box
like wounds: cubes
like objective-points: op-tokens character-tokens
like objective-damage retrieving: objective-tokens
like stages: round-tracker
like respawn occupying-spawns: spawn-points
like destroying: rubble
like campaign single-mission: campaign-overview
checks: action-cards build-cost single-mission mission-cards mission-characters
checks mission: setup mission-map mission-scenarios mission-characters mission-cards mission-spawns mission-objectives tutorial victory-card next-mission
reminds campaign: campaign-winner
reminds mission: mission-tracks mission-tokens scenario-cards
answers: effect-icons automatic-damage
carries-out: henchmen-die bonuses retrieving prisoner
carries-out: wounds
`;

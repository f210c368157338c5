/** Ledger of this book: states what the app does about entries, unless their questions or powers determine it. */
export const LEDGER = `
yours handling: powers-card
yours advice: adventure-kits compatibility tournament-figures
yours undefined: object-figures plasticity team-heal-on-loss team-carry-more scenario-artifact scenario-scientist scenario-corrections
reminds: leadership outwit perplex figure-errata
like flight: carrying
checks: rulebook-corrections
checks set-up: starting-areas placing-objects
answers: rulebook-corrections rounding
carries-out: charge running-shot hypersonic-speed flurry pulse-wave energy-explosion multiattack outwit perplex probability-control
carries-out: support force-blast telekinesis barrier smoke-cloud leadership incapacitate shape-change steal-energy
carries-out: close-combat-expert ranged-combat-expert super-strength objects object-figures big-figures
like team-free-move team-hidden team-share-attack team-share-defense team-help-attack: team-abilities
carries-out: super-powers optional-powers team-free-move team-hidden team-share-attack team-share-defense team-help-attack
carries-out: team-of-any team-joint-attack team-not-targeted wild-cards team-outwit-pair team-trade-clicks
carries-out: actions-general beginning-of-turn damage-application knock-back mind-control mastermind team-strike-back team-help-damage
`;

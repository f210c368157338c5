import { POWERS as RULED } from '../../rules/editions/hypertime-2003/powers';
import { makeBook } from '../entry';
import { makePowerDrafts } from '../power-drafts';
import { CORRECTIONS } from './corrections';
import { POWERS } from './powers';
import { RULINGS } from './rulings';
import { TEAMS } from './teams';

/** Ledger of this book: states what the app does about entries, unless their questions or powers determine it. */
const LEDGER = `
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

/** The power Multiattack (two attacks with one action), which the FAQ describes among its rules for giant figures. */
const MULTIATTACK = RULED.filter((power) => power.id === 'multiattack');

/** Book of the FAQ of 2003, which extends the rules of 2002. */
export const BOOK = makeBook({
  edition: 'hypertime-2003',
  chapters: [
    { title: 'Corrections', drafts: CORRECTIONS },
    {
      title: 'Powers',
      drafts: [
        ...POWERS,
        ...makePowerDrafts(MULTIATTACK, { multiattack: { title: 'Multi-attack', see: 'big-figures', asks: ['hit'] } }),
      ],
    },
    { title: 'Team abilities', drafts: TEAMS },
    { title: 'Rulings', drafts: RULINGS },
  ],
  ledger: LEDGER,
  basis: 'faq',
});

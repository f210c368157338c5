import { makeBook } from '../entry';
import { PIECES, SETUP, TURNS } from './building';
import { COMBAT, OBJECTS, RANGED } from './combat';
import { MOVING, TERRAIN } from './moving';
import { POWERS } from './powers';

/** Ledger of this book: states what the app does about entries, unless their questions or powers determine it. */
const LEDGER = `
yours handling: what-you-need character
yours advice: etiquette
yours undefined: scenarios team-abilities
checks set-up: first-player starting-areas placing-objects placing-characters
carries-out: friendly-opposing
answers: friendly-opposing allies rounding terrain maps objects powers
carries-out: combat-dial rounds action-total support-criticals healing objects picking-up object-close object-throwing end-of-game winner
carries-out: attack-roll damage critical knock-back telekinesis-moving telekinesis-attack break-away
carries-out: charge running-shot hypersonic-speed flurry pulse-wave energy-explosion outwit perplex probability-control regeneration poison
carries-out: support force-blast telekinesis barrier smoke-cloud incapacitate shape-change steal-energy mastermind blades-claws-fangs
carries-out: super-strength close-combat-expert ranged-combat-expert
reminds: leadership regeneration outwit perplex
`;

export const BOOK = makeBook({
  edition: 'hypertime-2002',
  chapters: [
    { title: 'The pieces', drafts: PIECES },
    { title: 'Before the battle', drafts: SETUP },
    { title: 'Turns and actions', drafts: TURNS },
    { title: 'Moving and flying', drafts: MOVING },
    { title: 'Attacking', drafts: COMBAT },
    { title: 'Ranged combat', drafts: RANGED },
    { title: 'Terrain', drafts: TERRAIN },
    { title: 'Objects and winning', drafts: OBJECTS },
    { title: 'Powers', drafts: POWERS },
  ],
  ledger: LEDGER,
});

import { makeBook } from '../entry';
import { BASICS } from './basics';
import { COMBAT, KNOCK_BACK } from './combat';
import { CONCEPTS, TURNS } from './concepts';
import { FORCE, SETUP } from './force';
import { GLOSSARY } from './glossary';
import { RANGED_COMBAT } from './lines';
import { MOVING } from './moving';
import { OBJECTS, WINNING } from './objects';
import { ABOUT_POWERS, POWERS } from './powers';
import { READINGS } from './readings';
import { TACTICS } from './tactics';
import { TERRAIN } from './terrain';

/** Ledger of this book: states what the app does about entries, unless their questions or powers determine it. */
const LEDGER = `
yours handling: what-you-need character character-cards standard-powers
like starting-areas: basic-map
like moving giving-actions: basic-turns
like attack-roll damage defeat: basic-attack
like end-of-game: basic-winning
like power-actions moving close-combat ranged-combat: types-of-actions
like hindering blocking elevated water walls: terrain
like flight swim transporter: speed-symbols
like duo sharpshooter indomitable giant colossal: attack-symbols
like speed-symbols attack-symbols team-abilities: abilities
like carry capture multiattack: special-abilities
like wild-card: wild-cards
like feats battlefield-conditions double-base themed-teams special-objects event-dials scenarios: tactics
like scenario-showdown scenario-only-one scenario-radiation scenario-call-out: scenarios
carries-out: formats
checks: formats
answers: formats
checks set-up: first-player starting-areas placing-objects placing-characters special-objects-placing
checks: special-objects-placing
yours advice: etiquette
yours undefined: special-powers traits team-abilities special-objects special-terrain powers-card
carries-out: friendly-opposing
answers: friendly-opposing allies modifiers rounding clear-terrain debris maps indoor-outdoor objects powers powers-card
carries-out: combat-dial bystanders rounds action-total free-actions power-actions attacks-and-actions no-damage penetrating-damage unavoidable-damage healing
carries-out: support-criticals objects picking-up holding object-close object-throwing telekinesis-moving telekinesis-attack debris
carries-out: damage critical several-targets knock-back knock-back-damage carry first-round-immunity themed-rerolls
carries-out: end-of-game feats-victory-points capture-countered wild-card
carries-out: outwit probability-control force-blast telekinesis regeneration support steal-energy super-strength blades-claws-fangs
carries-out: charge running-shot hypersonic-speed flurry move-and-attack transporter duo multiattack
reminds: outwit regeneration feats-using event-dials event-dials-turning scenario-showdown scenario-showdown-read scenario-radiation
reminds: scenario-call-out scenario-call-out-read
`;

export const BOOK = makeBook({
  edition: 'core-2008',
  chapters: [
    { title: 'The short game', page: 2, drafts: BASICS },
    { title: 'Building a force', page: 4, drafts: FORCE },
    { title: 'Before the battle', page: 4, drafts: SETUP },
    { title: 'Ideas', page: 5, drafts: CONCEPTS },
    { title: 'Turns and actions', page: 6, drafts: TURNS },
    { title: 'Moving', page: 7, drafts: MOVING },
    { title: 'Attacking', page: 8, drafts: COMBAT },
    { title: 'Knock back', page: 8, drafts: KNOCK_BACK },
    { title: 'Ranged combat', page: 8, drafts: RANGED_COMBAT },
    { title: 'Terrain', page: 10, drafts: TERRAIN },
    { title: 'Objects', page: 13, drafts: OBJECTS },
    { title: 'Winning', page: 15, drafts: WINNING },
    { title: 'About powers and abilities', page: 15, drafts: ABOUT_POWERS },
    { title: 'Powers and abilities', drafts: [...POWERS, ...READINGS] },
    { title: 'Tactics', page: 19, drafts: TACTICS },
    { title: 'Glossary', page: 23, drafts: GLOSSARY },
  ],
  ledger: LEDGER,
});

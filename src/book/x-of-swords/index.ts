import { makeBook } from '../entry';
import { ATTACKING, MOVING } from './battle';
import { GROUND, TEAM_BUILDING } from './ground';
import { PIECES, TURNS } from './play';
import { POWERS } from './powers';

/** Ledger of this book: states what the app does about entries, unless their questions or powers determine it. */
const LEDGER = `
yours handling: what-you-need character basic-advanced combat-dial
yours advice: advanced-rules
yours undefined: traits other-abilities names powers-reference
like powers-reference: powers
like building: force
like moving attacking carry objects destroying-blocking: inherent
reminds set-up: scenario-play tarot
reminds: leadership regeneration outwit perplex
checks: tarot
checks map: generate
checks set-up: scenario-setup first-player starting-areas placing-objects
carries-out: friendly-opposing
answers: friendly-opposing allies terrain objects powers-reference
carries-out: generate play-areas clicking success rounding free-actions power-actions placing objects object-close object-throwing bystanders powers-reference
carries-out: knock-back damage critical carry destroying-blocking destroying-walls themed-rerolls blades-claws-fangs
carries-out: flurry incapacitate smoke-cloud poison willpower regeneration outwit perplex leadership super-strength
carries-out: probability-control charge running-shot hypersonic-speed energy-explosion quake battle-fury
`;

export const BOOK = makeBook({
  edition: 'x-of-swords',
  chapters: [
    { title: 'The box and its scenarios', page: 4, drafts: PIECES },
    { title: 'Turns and actions', page: 8, drafts: TURNS },
    { title: 'Moving', page: 8, drafts: MOVING },
    { title: 'Attacking', page: 10, drafts: ATTACKING },
    { title: 'Terrain and objects', page: 11, drafts: GROUND },
    { title: 'Building a team', page: 6, drafts: TEAM_BUILDING },
    { title: 'Powers and abilities', drafts: POWERS },
  ],
  ledger: LEDGER,
});

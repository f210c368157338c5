import { makeBook } from '../entry';
import { COMBAT } from './combat';
import { MOVING } from './moving';
import { OBJECTS } from './objects';
import { PIECES } from './pieces';
import { POINTS } from './points';
import { SETUP } from './setup';
import { HENCHMEN, TURNS } from './turns';

/** Ledger of this book: states what the app does about entries, unless their questions or powers determine it. */
const LEDGER = `
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

export const BOOK = makeBook({
  edition: 'strike-teams',
  chapters: [
    { title: 'The game and its pieces', drafts: PIECES },
    { title: 'Setting up a mission', drafts: SETUP },
    { title: 'Rounds and activations', drafts: TURNS },
    { title: 'Henchmen', drafts: HENCHMEN },
    { title: 'Moving', drafts: MOVING },
    { title: 'Combat', drafts: COMBAT },
    { title: 'Objects and slams', drafts: OBJECTS },
    { title: 'Points, retreats and campaigns', drafts: POINTS },
  ],
  ledger: LEDGER,
});

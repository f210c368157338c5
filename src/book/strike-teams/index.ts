import { makeBook } from '../entry';
import { COMBAT } from './combat';
import { LEDGER } from './ledger';
import { MOVING } from './moving';
import { OBJECTS } from './objects';
import { PIECES } from './pieces';
import { POINTS } from './points';
import { SETUP } from './setup';
import { HENCHMEN, TURNS } from './turns';

export const BOOK = makeBook(
  'strike-teams',
  [
    { title: 'The game and its pieces', drafts: PIECES },
    { title: 'Setting up a mission', drafts: SETUP },
    { title: 'Rounds and activations', drafts: TURNS },
    { title: 'Henchmen', drafts: HENCHMEN },
    { title: 'Moving', drafts: MOVING },
    { title: 'Combat', drafts: COMBAT },
    { title: 'Objects and slams', drafts: OBJECTS },
    { title: 'Points, retreats and campaigns', drafts: POINTS },
  ],
  LEDGER,
);

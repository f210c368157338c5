import { makeBook } from '../entry';
import { ATTACKING, MOVING } from './battle';
import { GROUND, TEAM_BUILDING } from './ground';
import { LEDGER } from './ledger';
import { PIECES, TURNS } from './play';
import { POWERS } from './powers';

export const BOOK = makeBook(
  'x-of-swords',
  [
    { title: 'The box and its scenarios', drafts: PIECES },
    { title: 'Turns and actions', drafts: TURNS },
    { title: 'Moving', drafts: MOVING },
    { title: 'Attacking', drafts: ATTACKING },
    { title: 'Terrain and objects', drafts: GROUND },
    { title: 'Building a team', drafts: TEAM_BUILDING },
    { title: 'Powers and abilities', drafts: POWERS },
  ],
  LEDGER,
);

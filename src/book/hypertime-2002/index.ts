import { makeBook } from '../entry';
import { PIECES, SETUP, TURNS } from './building';
import { COMBAT, OBJECTS, RANGED } from './combat';
import { LEDGER } from './ledger';
import { MOVING, TERRAIN } from './moving';
import { POWERS } from './powers';

export const BOOK = makeBook(
  'hypertime-2002',
  [
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
  LEDGER,
);

import { makeBook } from '../entry';
import { BASICS } from './basics';
import { COMBAT, KNOCK_BACK } from './combat';
import { CONCEPTS, TURNS } from './concepts';
import { FORCE, SETUP } from './force';
import { GLOSSARY } from './glossary';
import { LEDGER } from './ledger';
import { RANGED_COMBAT } from './lines';
import { MOVING } from './moving';
import { OBJECTS, WINNING } from './objects';
import { ABOUT_POWERS, POWERS } from './powers';
import { READINGS } from './readings';
import { TACTICS } from './tactics';
import { TERRAIN } from './terrain';

export const BOOK = makeBook(
  'core-2008',
  [
    { title: 'The short game', drafts: BASICS },
    { title: 'Building a force', drafts: FORCE },
    { title: 'Before the battle', drafts: SETUP },
    { title: 'Ideas', drafts: CONCEPTS },
    { title: 'Turns and actions', drafts: TURNS },
    { title: 'Moving', drafts: MOVING },
    { title: 'Attacking', drafts: COMBAT },
    { title: 'Knock back', drafts: KNOCK_BACK },
    { title: 'Ranged combat', drafts: RANGED_COMBAT },
    { title: 'Terrain', drafts: TERRAIN },
    { title: 'Objects', drafts: OBJECTS },
    { title: 'Winning', drafts: WINNING },
    { title: 'About powers and abilities', drafts: ABOUT_POWERS },
    { title: 'Powers and abilities', drafts: [...POWERS, ...READINGS] },
    { title: 'Tactics', drafts: TACTICS },
    { title: 'Glossary', drafts: GLOSSARY },
  ],
  LEDGER,
);

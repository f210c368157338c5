import { editionById } from '../../rules/editions';
import { makeBook } from '../entry';
import { powerDrafts } from '../powers';
import { CORRECTIONS } from './corrections';
import { POWERS } from './powers';
import { RULINGS } from './rulings';
import { TEAMS } from './teams';

const ID = 'hypertime-2003';

/** Two attacks by one action: told of the big figures, and known as a power. */
const MULTIATTACK = (editionById(ID)?.powers ?? []).filter((power) => power.id === 'multiattack');

/** The FAQ of 2003, which stands upon the rules of the year before. */
export const BOOK = makeBook(
  ID,
  [
    { title: 'Corrections', drafts: CORRECTIONS },
    {
      title: 'Powers',
      drafts: [
        ...POWERS,
        ...powerDrafts(MULTIATTACK, { multiattack: { title: 'Multi-attack', see: 'big-figures', asks: ['hit'] } }),
      ],
    },
    { title: 'Team abilities', drafts: TEAMS },
    { title: 'Rulings', drafts: RULINGS },
  ],
  'faq',
);

import { POWERS as RULED } from '../../rules/editions/hypertime-2003/powers';
import { makeBook } from '../entry';
import { powerDrafts } from '../powers';
import { CORRECTIONS } from './corrections';
import { LEDGER } from './ledger';
import { POWERS } from './powers';
import { RULINGS } from './rulings';
import { TEAMS } from './teams';

/** Two attacks by one action: told of the big figures, and known as a power. */
const MULTIATTACK = RULED.filter((power) => power.id === 'multiattack');

/** The FAQ of 2003, which stands upon the rules of the year before. */
export const BOOK = makeBook(
  'hypertime-2003',
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
  LEDGER,
  'faq',
);

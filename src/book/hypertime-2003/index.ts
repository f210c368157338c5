import { POWERS as RULED } from '../../rules/editions/hypertime-2003/powers';
import { makeBook } from '../entry';
import { makePowerDrafts } from '../power-drafts';
import { CORRECTIONS } from './corrections';
import { LEDGER } from './ledger';
import { POWERS } from './powers';
import { RULINGS } from './rulings';
import { TEAMS } from './teams';

/** The power Multiattack (two attacks with one action), which the FAQ describes among its rules for giant figures. */
const MULTIATTACK = RULED.filter((power) => power.id === 'multiattack');

/** Book of the FAQ of 2003, which extends the rules of 2002. */
export const BOOK = makeBook(
  'hypertime-2003',
  [
    { title: 'Corrections', drafts: CORRECTIONS },
    {
      title: 'Powers',
      drafts: [
        ...POWERS,
        ...makePowerDrafts(MULTIATTACK, { multiattack: { title: 'Multi-attack', see: 'big-figures', asks: ['hit'] } }),
      ],
    },
    { title: 'Team abilities', drafts: TEAMS },
    { title: 'Rulings', drafts: RULINGS },
  ],
  LEDGER,
  'faq',
);

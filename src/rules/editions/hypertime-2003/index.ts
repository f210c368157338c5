import type { Character } from '../../../catalog/character';
import type { Erratum, ErratumCode } from '../../errata';
import { makeHypertimeEdition } from '../../shared/hypertime/edition';
import { citeFaq } from './passages';
import { YEAR } from './questions';
import { withFaqRules } from './resolve';

/** "Figure Corrections", by set symbol and collector number. */
const ERRATA: Readonly<Record<string, Readonly<Record<number, ErratumCode>>>> = {
  ic: { 92: 'other-team', 93: 'other-team', 121: 'grounded' },
  ct: { 43: 'grounded', 75: 'two-bolts' },
  ht: { 40: 'leaps', 43: 'other-power', 44: 'other-power', 45: 'other-power', 88: 'leaps-later' },
  cj: { 4: 'first-clicks' },
};

const CITE = citeFaq('Figure Corrections');

/** Finds the FAQ's correction of a base or dial. Null if there is no correction, or if the set or number is unknown. */
function findErratum({ set, number }: Pick<Character, 'set' | 'number'>): Erratum | null {
  const known = new Map(Object.entries(ERRATA)).get(set.trim().toLowerCase());
  const digits = /^#?0*(\d{1,3})$/.exec(number.trim())?.[1];
  const code = digits === undefined ? undefined : known?.[Number(digits)];
  return code === undefined ? null : { code, cite: CITE };
}

/** The rules of 2002 with the corrections of the FAQ. */
export const hypertime2003 = makeHypertimeEdition(YEAR, { resolve: withFaqRules, errata: findErratum });

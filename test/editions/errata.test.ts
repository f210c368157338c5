import { describe, expect, test } from 'vitest';
import { EDITIONS, editionById } from '../../src/rules/editions';
import { ERRATUM_CODES } from '../../src/rules/errata';
import { ERRATUM_TEXT } from '../../src/text/names/errata';
import { makeTestCharacter } from '../game/make';

describe('figure errata of the FAQ', () => {
  const found = (set: string, number: string) => {
    const erratum = editionById('hypertime-2003')?.errata?.({ ...makeTestCharacter('A'), set, number });
    return erratum ? erratum.code : null;
  };

  test.each([
    ['IC', '92', 'other-team'],
    ['ic', '093', 'other-team'],
    ['IC', '121', 'grounded'],
    ['CT', '#43', 'grounded'],
    ['ct', '075', 'two-bolts'],
    ['HT', '40', 'leaps'],
    ['HT', '44', 'other-power'],
    ['ht', '88', 'leaps-later'],
    ['cj', '4', 'first-clicks'],
    ['IC', '94', null],
    ['HT', '92', null],
    ['', '92', null],
    ['IC', '92a', null],
    ['constructor', '4', null],
  ])('%s %s: %s', (set, number, code) => {
    expect(found(set, number)).toBe(code);
  });

  test('every erratum has a text, and only the FAQ edition has errata', () => {
    for (const code of ERRATUM_CODES) expect(ERRATUM_TEXT[code]).toMatch(/\.$/);
    expect(EDITIONS.filter(({ errata }) => errata).map(({ id }) => id)).toEqual(['hypertime-2003']);
  });
});

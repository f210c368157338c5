import { describe, expect, test } from 'vitest';
import type { Character } from '../../src/catalog/character';
import { makeFindIndex } from '../../src/catalog/find/find-index';
import { EMPTY_QUERY } from '../../src/catalog/find/query';
import { filterCharacters } from '../../src/catalog/find/search';
import { makeTestCharacter } from '../game/make';

function made([id, name, more = {}]: readonly [string, string, Partial<Character>?]): Character {
  return { ...makeTestCharacter(id), name, set: 'qq', number: '900', teams: [], keywords: [], specials: [], ...more };
}

const ALL = (
  [
    ['moth', 'Moth-Man'],
    ['owl', 'Owl Man'],
    ['lark', 'Larkman'],
    ['black', 'The Black Moth'],
    ['quill', 'Mr. Quill'],
    ['ember', 'Doctor Ember'],
    ['guard', 'Tin Heron', { teams: ['Y Guard'] }],
    ['letters', 'R.O.O.K. Agent'],
    ['apostrophe', "D'Ash"],
    ['owned', "Heron's Wrath"],
    ['one', 'Gilt Ibis', { set: 'zz', number: '001' }],
    ['ten', 'Salt Ibis', { set: 'zz', number: '010' }],
    ['hundred', 'Ash Ibis', { set: 'zz', number: '100' }],
    ['digit', 'Rime Ibis', { set: 'zz2', number: '001' }],
    ['other', 'Rudolf Oakes Orrin Kent Dashing', { specials: [{ slot: 'trait', name: 'M', text: 'a d', grants: [] }] }],
  ] as const satisfies readonly (readonly [string, string, Partial<Character>?])[]
).map(made);

const index = makeFindIndex();
index.add(ALL);
const found = (text: string) =>
  [...index.find({ ...EMPTY_QUERY, text })].map((ordinal) => index.ids[ordinal] as string);

describe('finds what was typed, nearest first', () => {
  test.each([
    ['mothman', ['moth']],
    ['moth man', ['moth']],
    ['moth-man', ['moth']],
    ['mothm', ['moth']],
    ['owlman', ['owl']],
    ['lark-man', ['lark']],
    ['blackmoth', ['black']],
    ['theblackmoth', ['black']],
    ['yguard', ['guard']],
    ['y-guard', ['guard']],
    ['Y Guard', ['guard']],
    ['mister', ['quill']],
    ['mr', ['quill']],
    ['doctor emb', ['ember']],
    ['dr. ember', ['ember']],
    ['R.O.O.K.', ['letters']],
    ['rook agent', ['letters']],
    ["d'ash", ['apostrophe', 'other']],
    ['dash', ['apostrophe', 'other']],
    ['heron’s', ['owned']],
    ['herons', ['owned']],
    ['zz001', ['one']],
    ['ZZ 1', ['one', 'digit', 'hundred', 'ten']],
    ['zz-10', ['ten']],
    ['zz2001', ['digit']],
  ])('%s', (text, ids) => {
    const [first, ...rest] = found(text);
    expect([first, ...rest.sort()]).toEqual(ids);
  });

  test.each(['mothman', 'blackmoth', 'yguard', 'mister', 'dr ember', 'R.O.O.K.', "d'ash", 'zz 001'])(
    '%s also finds in a linear scan',
    (text) => {
      expect(
        filterCharacters(ALL, { text })
          .map(({ id }) => id)
          .sort(),
      ).toEqual(found(text).sort());
    },
  );
});

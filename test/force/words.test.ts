import { expect, test } from 'vitest';
import { isSameText, normalizeText } from '../../src/catalog/force';

test.each([
  ['Grey Heron', 'grey heron'],
  ['  Grey \t Heron ', 'grey heron'],
  ['Grey  Heron', 'grey heron'],
  ['Grey\u00a0Heron', 'grey heron'],
  ['ÆGIR', 'ægir'],
  ['ﬁre', 'fire'],
  ['E\u0301lan', 'élan'],
  ['', ''],
  [' ', ''],
  ['O’Dell-7!', 'o’dell-7!'],
])('normalizes %j to %j', (text, plain) => {
  expect(normalizeText(text)).toBe(plain);
  expect(normalizeText(plain)).toBe(plain);
  expect(isSameText(text, plain)).toBe(true);
});

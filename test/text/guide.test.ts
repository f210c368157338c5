import { afterAll, describe, expect, test } from 'vitest';
import { GUIDE, type GuideId, listGuideSections, matchesQuery, splitParagraph } from '../../src/text/guide';
import { HELP, type HelpName } from '../../src/text/help';
import { ENGLISH_SEPARATORS, setCurrentLanguage } from '../../src/text/say';
import { listLanguages, listSourceTexts, readCatalog } from './catalogs';

afterAll(() => setCurrentLanguage('en', {}, ENGLISH_SEPARATORS));

const controlsIn = (paragraph: string): string[] =>
  splitParagraph(paragraph)
    .filter(({ isControl }) => isControl)
    .flatMap(({ text }) => text.split(' → '));

test('names controls by the labels on the screens', () => {
  const labels = listSourceTexts();
  const controls = listGuideSections().flatMap(({ paragraphs }) => paragraphs.flatMap(controlsIn));
  expect(controls.length).toBeGreaterThan(80);
  expect(controls.filter((name) => !labels.has(name))).toEqual([]);
});

describe.each(listLanguages())('in %s', (language) => {
  test('names controls by the labels of that language', () => {
    const english = listGuideSections();
    const catalog = readCatalog(language);
    setCurrentLanguage(language, Object.fromEntries(catalog), ENGLISH_SEPARATORS);
    const spoken = listGuideSections();
    for (const [at, section] of english.entries())
      for (const [index, paragraph] of section.paragraphs.entries())
        expect(controlsIn(spoken[at]?.paragraphs[index] ?? '').sort()).toEqual(
          controlsIn(paragraph)
            .map((name) => catalog.get(name))
            .sort(),
        );
  });
});

test('every help topic leads to a section, and no two sections share a title', () => {
  const linked = (Object.keys(HELP) as HelpName[]).map((name) => HELP[name]().guide);
  expect(linked.filter((id: GuideId) => !(id in GUIDE))).toEqual([]);
  const titles = listGuideSections().map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each([
  ['undo', true],
  ['TAP undo', true],
  ['rückgängig', false],
  ['undo wall', false],
])('finds %s in a paragraph: %s', (query, found) => {
  expect(matchesQuery('*Undo* goes back to the first tap.', query)).toBe(found);
});

test('ignores accents in a search', () => {
  expect(matchesQuery('Mit Rückstoß', 'ruckstoß')).toBe(true);
});

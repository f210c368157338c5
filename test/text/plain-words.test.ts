import { expect, it } from 'vitest';
import { listSourceTexts } from './catalogs';
import { findWordFaults, KNOWN_FAULTS } from './plain-words';

it('screen texts are plain: no retired words, short sentences, meaningful placeholders', () => {
  const faulty = [...listSourceTexts().keys()].filter((key) => findWordFaults(key).length > 0);
  const faults = faulty
    .filter((key) => !KNOWN_FAULTS.includes(key))
    .map((key) => `“${key}” ${findWordFaults(key).join(', ')}`);
  expect(faults).toEqual([]);
  // Texts that are fixed must be removed from the list of known faults.
  expect(KNOWN_FAULTS.filter((key) => !faulty.includes(key))).toEqual([]);
});

it.each([
  ['27 characters came in', 'says “came in”: rather “imported”, “received”'],
  ['Bring in a force', 'says “Bring in”: rather “import”'],
  ['Take it off the map', 'says “Take it off”: rather “remove”; “take out” is a K.O. in this game'],
  ['Mended {count}', 'says “Mended”: rather “fix”, “fixed automatically”'],
  ['Your map is kept', 'says “kept”: rather “save”, “saved”'],
  ['Keep it', 'says “Keep it”: rather “save”, “saved”'],
  ['What lies face down', 'says “lies”: rather “is on”, “place”, “add”'],
  ['A wall stands in the line', 'says “stands”: rather “is”'],
  ['Two sixes', 'says “Two sixes”: rather “critical miss”, “critical hit”'],
  [`One ${'word '.repeat(15)}`.trim(), 'has a sentence of 16 words, more than 15'],
  ['{figure} hits {piece2}', 'has a placeholder that says nothing, {piece2}'],
  ['Set to {value}', 'has a placeholder that says nothing, {value}'],
  ['are', 'is a verb spliced into a sentence: write a whole sentence for each plural'],
  ['They {is} adjacent', 'is a verb spliced into a sentence: write a whole sentence for each plural'],
])('%s: is not plain', (text, fault) => {
  expect(findWordFaults(text)).toEqual([fault]);
});

it.each([
  'Keep hidden',
  'This browser does not promise to keep your games.',
  'A reminder tells you when one is due.',
  'Are they adjacent?',
  'Take an object',
  'The tile does not fit there.',
  `${'word '.repeat(14)}word. ${'word '.repeat(14)}word`,
  'Hit: {damage} damage · you push: {clicks}',
])('%s: is plain', (text) => {
  expect(findWordFaults(text)).toEqual([]);
});

import { expect, test } from 'vitest';
import { findTagFault, printReleaseNotes } from './release-notes';

const NEWS = [
  { version: '2.0.0', lines: ['Dials show gaps.', 'Maps have filters.'] },
  { version: '1.0.0', lines: ['The first.'] },
];

test.each([
  ['v2.0.0', '2.0.0', null],
  ['', '2.0.0', null],
  ['v2.0.1', '2.0.0', 'The tag is v2.0.1, but package.json says 2.0.0.'],
  ['2.0.0', '2.0.0', 'The tag is 2.0.0, but package.json says 2.0.0.'],
  ['v2.1.0', '2.1.0', 'src/text/news.ts does not say what is new in 2.1.0.'],
])('a release tagged %s of version %s: %s', (tag, version, fault) => {
  expect(findTagFault(tag, version, NEWS)).toBe(fault);
});

test('its notes are what About shows for that version', () => {
  expect(printReleaseNotes('2.0.0', NEWS)).toBe('- Dials show gaps.\n- Maps have filters.\n');
});

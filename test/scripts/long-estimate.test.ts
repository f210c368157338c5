import { expect, test } from 'vitest';
import { describeTimeEstimate, listMissingFiles } from './long-estimate';

const TIMES = { 'test/a.test.ts': 100, 'test/b.test.ts': 200, 'test/c.test.ts': 20 };
const noon = new Date(2026, 0, 1, 11, 58);

test.each([
  [['test/a.test.ts', 'test/b.test.ts'], '2 files, about 5 minutes: until 12:03 or so.'],
  [['test/c.test.ts'], '1 file, about 20 seconds: until 11:58 or so.'],
  [
    ['test/a.test.ts', 'test/b.test.ts', 'test/new.test.ts'],
    '3 files, about 8 minutes: until 12:06 or so. 1 of them never measured.',
  ],
  [['test/new.test.ts'], '1 file: none was measured yet, so nobody knows how long this takes.'],
])('%j', (files, text) => {
  expect(describeTimeEstimate(files, TIMES, noon)).toBe(text);
});

test('removes a file that no longer exists from the table', () => {
  expect(listMissingFiles(TIMES, (name) => name !== 'test/b.test.ts')).toEqual(['test/b.test.ts']);
});

// @vitest-environment jsdom
import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { readPlayedCases, touchCase } from './touch-case';

/**
 * Environment variables that `npm run touch` sets: the files, the part of their cases to play, and the file for the
 * results.
 */
const { TOUCH_FILES = '', TOUCH_PART = '0/1', TOUCH_RESULTS } = process.env;

test('plays the given cases by touch', { timeout: 7_200_000 }, async () => {
  const [part = 0, parts = 1] = TOUCH_PART.split('/').map(Number);
  const files = TOUCH_FILES.split('\n')
    .filter(Boolean)
    .map((file) => ({ file, ...readPlayedCases(file) }));
  const results = files.flatMap(({ file, faults }) =>
    faults.map((fault) => ({ file, title: null, performed: 0, failures: [fault], left: 1 })),
  );
  const cases = files.flatMap(({ file, cases }) => cases.map((one) => ({ file, one })));
  // All parts find the same faults, so only the first part reports them.
  const played: object[] = part === 0 ? results : [];
  for (const { file, one } of cases.filter((_, index) => index % parts === part))
    played.push({ file, title: one.title, ...(await touchCase(one)) });
  if (TOUCH_RESULTS) writeFileSync(TOUCH_RESULTS, JSON.stringify(played));
});

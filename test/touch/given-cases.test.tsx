// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { readPlayedCases, touchCase } from './touch-case';

/** Set by `npm run touch`: the files, which part of their cases to play, and where to write the results. */
const { TOUCH_FILES = '', TOUCH_PART = '0/1', TOUCH_RESULTS } = process.env;

test('plays the given cases by touch', { timeout: 7_200_000 }, async () => {
  const [part = 0, parts = 1] = TOUCH_PART.split('/').map(Number);
  const results = [];
  const cases = TOUCH_FILES.split('\n')
    .filter(Boolean)
    .flatMap((file) => readPlayedCases(file).map((each) => ({ file, each })));
  for (const { file, each } of cases.filter((_, index) => index % parts === part))
    results.push({ file, title: each.title, ...(await touchCase(each)) });
  if (TOUCH_RESULTS) writeFileSync(TOUCH_RESULTS, JSON.stringify(results));
});

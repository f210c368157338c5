// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seededRandom } from '../helpers/random-position';
import { readPlayedCases, touchCase } from './touch-case';

/** `npm run long` plays all cases of the project by touch, every other run a sample. */
const COUNT = process.env.SEEDS === 'all' ? Number.POSITIVE_INFINITY : 40;
const FOLDER = 'test/cases';

test('cases of every edition are played on the Table by touch', { timeout: 7_200_000 }, async () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  const random = seededRandom(11);
  const cases = files.flatMap((file) => readPlayedCases(`${FOLDER}/${file}`));
  expect(cases.length).toBeGreaterThan(1500);
  const drawn = cases.map((one) => ({ one, order: random() })).sort((a, b) => a.order - b.order);
  const failures: string[] = [];
  for (const { one } of drawn.slice(0, COUNT))
    failures.push(...(await touchCase(one)).failures.map((failure) => `${one.title}: ${failure}`));
  expect(failures).toEqual([]);
});

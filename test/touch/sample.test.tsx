// @vitest-environment jsdom
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seededRandom } from '../helpers/random-position';
import { readPlayedCases, touchCase } from './touch-case';

/** `npm run long` plays all cases of the project by touch. Every other run plays a sample. */
const ALL = Number.POSITIVE_INFINITY;
const COUNT = process.env.SEEDS === 'all' ? ALL : 14;
const FOLDER = 'test/cases';

test('cases of every edition are played on the Table by touch', { timeout: 7_200_000 }, async () => {
  const random = seededRandom(11);
  const draw = <T,>(list: readonly T[], count: number): T[] =>
    list
      .map((each) => ({ each, order: random() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, count)
      .map(({ each }) => each);
  // Reading all files takes long, so the sample is drawn from a few files of each folder.
  const files = readdirSync(FOLDER).flatMap((folder) => {
    const names = readdirSync(`${FOLDER}/${folder}`).map((file) => `${FOLDER}/${folder}/${file}`);
    return draw(names, COUNT === ALL ? ALL : 3);
  });
  const cases = draw(
    files.flatMap((file) => readPlayedCases(file).cases),
    COUNT,
  );
  expect(new Set(cases.map(({ edition }) => edition)).size).toBe(5);
  const failures: string[] = [];
  for (const one of cases)
    failures.push(...(await touchCase(one)).failures.map((failure) => `${one.title}: ${failure}`));
  expect(failures).toEqual([]);
});

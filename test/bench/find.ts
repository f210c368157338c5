/**
 * Benchmark of a search by typing in a list of 20,000 characters, with an index and with a scan of every character’s
 * words.
 */
import { type Character, listLiveClicks } from '../../src/catalog/character';
import { makeFindIndex } from '../../src/catalog/find/find-index';
import { EMPTY_QUERY } from '../../src/catalog/find/query';
import { normalizeSearchText } from '../../src/catalog/find/word-index';
import { readUnitsJson } from '../../src/catalog/units/list';
import { makeInventedUnit } from '../helpers/invented-units';
import { printTimings, timeAlternately } from './measure';

const COUNT = 20_000;
const TYPED = ['c', 'co', 'cop', 'copp', 'copper', 'copper g', 'copper ga', 'bell', 'bell 4', 'outw', 'salt guild'];

/** Prints the median time per key press with the index and with the scan, and their ratio. */
export function benchCharacterSearch(): void {
  const read = readUnitsJson(
    Array.from({ length: COUNT }, (_, place) => makeInventedUnit(place)),
    'invented',
  );
  const characters = read.ok ? read.value.characters : [];
  const began = performance.now();
  const index = makeFindIndex();
  index.add(characters);
  index.find(EMPTY_QUERY);
  console.log(
    `\nFinding among ${COUNT} characters; the index was built in ${Math.round(performance.now() - began)} ms`,
  );
  const texts = characters.map(textOf);
  const [ours, scan, counts] = timeAlternately(
    [
      { name: 'index', times: 1, run: () => TYPED.forEach((text) => void index.find({ ...EMPTY_QUERY, text })) },
      {
        name: 'scan of words gathered before',
        times: 1,
        run: () =>
          TYPED.forEach((text) => {
            const words = normalizeSearchText(text).split(' ');
            texts.filter((each) => words.every((word) => each.includes(` ${word}`)));
          }),
      },
      { name: 'counts for every filter', times: 1, run: () => void index.count(EMPTY_QUERY) },
    ],
    24,
  );
  if (!ours || !scan || !counts) return;
  const perKey = [ours, scan].map((each) => ({
    ...each,
    name: `${each.name}, a key`,
    median: each.median / TYPED.length,
  }));
  printTimings([...perKey, counts]);
  console.log(`  ratio index / scan: ${(ours.median / scan.median).toFixed(2)}`);
}

function textOf({ name, set, number, teams, keywords, dial, specials }: Character): string {
  const powers = listLiveClicks(dial).flatMap(({ speed, attack, defense, damage }) =>
    [speed, attack, defense, damage].map((each) => each.power),
  );
  const says = specials.flatMap((special) => [special.name, special.text]);
  return ` ${normalizeSearchText([name, set, number, ...teams, ...keywords, ...new Set(powers), ...says].join(' / '))}`;
}

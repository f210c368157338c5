import { expect, test } from 'vitest';
import { dailySeeds } from '../helpers/seeds';
import { type GeneratedCard, makeCards } from './generated/card-records';
import { makeUnitTable } from './generated/csv-rows';
import { importIntoEmpty, listFieldDifferences } from './generated/import-into-empty';
import { makeChoices } from './generated/random';
import { type GeneratedUnit, makeUnits } from './generated/unit-records';

const SEEDS = [2718, 31337, 57_001, 86, 9_000_017, 441, 1_234_567, 77];
const COUNT = 60;

/** Lists all differences between generated records and what is stored after their import, by set and number. */
async function listDifferences(units: readonly GeneratedUnit[], cards: readonly GeneratedCard[], file: File) {
  const { report, ...stored } = await importIntoEmpty([file]);
  const characters = stored.characters.map((each) => ({ ...each, abilities: each.abilities.toSorted() }));
  const byId = new Map<string, object>([...characters, ...stored.cards].map((each) => [each.id, each]));
  const differences = [...units, ...cards].flatMap(({ expected }) => {
    const id = String(expected.id);
    const found = byId.get(id);
    byId.delete(id);
    return found ? listFieldDifferences(id, expected, { ...found }) : [`${id}: not stored`];
  });
  return [...differences, ...[...byId.keys()].map((id) => `${id}: invented`), ...report.setAside];
}

test.each(dailySeeds(SEEDS, 3))('seed %i: each field of 60 generated units and 20 cards is stored', async (seed) => {
  const [units, cards] = [makeUnits(seed, COUNT), makeCards(seed, 20)];
  // The two records of one set and number must stay in their order.
  const records = [...units, ...makeChoices(seed).shuffle(cards)].map(({ record }) => record);
  const file = new File([JSON.stringify(records)], 'units.json');
  expect(await listDifferences(units, cards, file)).toEqual([]);
});

test.each(dailySeeds(SEEDS, 3))('seed %i: each cell of a table with 60 characters is stored', async (seed) => {
  const { text, rows } = makeUnitTable(seed, COUNT);
  const { characters, owned, report } = await importIntoEmpty([new File([text], 'units.csv')]);
  const [byId, countById] = [characters, owned].map(
    (list) => new Map<string, object>(list.map((each) => [each.id, each])),
  );
  const differences = rows.flatMap(({ expected, owned }) => [
    ...listFieldDifferences(expected.id, expected, { ...byId?.get(expected.id) }),
    ...listFieldDifferences(`${expected.id} owned`, owned ? { id: expected.id, ...owned } : {}, {
      ...countById?.get(expected.id),
    }),
  ]);
  expect([...differences, ...report.setAside, ...report.leftOut]).toEqual([]);
  expect([characters.length, owned.length]).toEqual([COUNT, rows.filter((each) => each.owned).length]);
});

import { expect, test } from 'vitest';
import { dailySeeds } from '../helpers/seeds';
import { importIntoEmpty, listFieldDifferences } from './generated/import-into-empty';
import { type GeneratedUnit, makeUnits } from './generated/unit-records';

const SEEDS = [2718, 31337, 57_001, 86, 9_000_017, 441, 1_234_567, 77];
const COUNT = 60;

const asFile = (records: unknown, name: string) => new File([JSON.stringify(records)], name);

/** Lists all differences between generated units and what is stored after their import, by set and number. */
async function listUnitDifferences(units: readonly GeneratedUnit[]): Promise<string[]> {
  const { characters, report } = await importIntoEmpty([
    asFile(
      units.map(({ record }) => record),
      'units.json',
    ),
  ]);
  const byId = new Map(characters.map((each) => [each.id, each]));
  const differences = units.flatMap(({ expected }, place) => {
    const label = `${place + 1} ${String(expected.id)}`;
    const stored = byId.get(String(expected.id));
    byId.delete(String(expected.id));
    return stored
      ? listFieldDifferences(label, expected, { ...stored, abilities: stored.abilities.toSorted() })
      : [`${label}: not stored`];
  });
  return [...differences, ...[...byId.keys()].map((id) => `${id}: invented`), ...report.setAside];
}

test.each(dailySeeds(SEEDS, 3))('seed %i: each field of 60 generated units is stored', async (seed) => {
  expect(await listUnitDifferences(makeUnits(seed, COUNT))).toEqual([]);
});

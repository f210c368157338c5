import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Character, listLiveClicks } from '../../src/catalog/character';
import type { UnknownRecord } from '../../src/plain/record';
import { readUnits } from '../helpers/read-text';
import { sharedPath } from '../helpers/shared-path';

test('imports every field of every unit in the real unit files', (context) => {
  const folder = sharedPath(context, 'data/units');
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const units = JSON.parse(text) as UnknownRecord[];
    const report = readUnits(text, file);
    if (!report.ok) throw new Error(report.fault.code);
    const { characters, setAside } = report.value;
    expect([characters.length, setAside]).toEqual([units.length, []]);
    const filled = (field: string) => units.filter((unit) => !blank(unit[field])).length;
    const sum = (of: (unit: UnknownRecord) => number) => units.reduce((total, unit) => total + of(unit), 0);
    const lists = (field: string) => sum((unit) => (unit[field] as unknown[]).length);
    const have = (of: (character: Character) => number) => characters.reduce((total, each) => total + of(each), 0);
    const counts = {
      name: [filled('name'), have(({ name }) => (name ? 1 : 0))],
      real_name: [filled('real_name'), have(({ realName }) => (realName ? 1 : 0))],
      set_id: [filled('set_id'), have(({ set }) => (set ? 1 : 0))],
      collector_number: [filled('collector_number'), have(({ number }) => (number ? 1 : 0))],
      rarity: [filled('rarity'), have(({ rarity }) => (rarity ? 1 : 0))],
      dial_size: [filled('dial_size'), have(({ extras }) => (extras?.dial_size ? 1 : 0))],
      bystander_type: [filled('bystander_type'), have(({ extras }) => (extras?.bystander_type ? 1 : 0))],
      points: [
        lists('point_values') + units.filter((unit) => (unit.point_values as []).length === 0).length,
        have(({ starts }) => starts.length),
      ],
      teams: [lists('team_abilities'), have(({ teams }) => teams.length)],
      keywords: [lists('keywords'), have(({ keywords }) => keywords.length)],
      specials: [lists('special_powers'), have(({ specials }) => specials.length)],
      granted: [
        sum((unit) =>
          (unit.special_powers as UnknownRecord[]).reduce(
            (total, each) => total + ((each.powers as [])?.length ?? 0),
            0,
          ),
        ),
        have(({ specials }) => specials.reduce((total, { grants }) => total + grants.length, 0)),
      ],
      improved: [
        lists('improved_movement') + lists('improved_targeting'),
        have(({ abilities }) => abilities.filter((each) => each.startsWith('improved-')).length),
      ],
      clicks: [lists('dial'), have(({ dial }) => dial.length)],
      powers: [
        sum(
          (unit) =>
            (unit.dial as UnknownRecord[]).flatMap((click) =>
              Object.keys(click).filter((key) => key.endsWith('_power')),
            ).length,
        ),
        have(
          ({ dial }) =>
            listLiveClicks(dial)
              .flatMap((click) => Object.values(click))
              .filter(({ power }) => power !== null).length,
        ),
      ],
    };
    console.info(file, JSON.stringify(counts));
    for (const [field, [inFile, here]] of Object.entries(counts)) expect([field, here]).toEqual([field, inFile]);
  }
});

function blank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

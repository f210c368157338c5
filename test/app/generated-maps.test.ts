import { expect, test } from 'vitest';
import { boardFromSheet, type MapSheet } from '../../src/board/map-sheet';
import { BLOCKING, HINDERING, INDOORS, SPECIAL, STAIRS, WATER } from '../../src/board/terrain';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { squareAt } from '../../src/grid/square';
import { dailySeeds } from '../helpers/seeds';
import { importIntoEmpty, listFieldDifferences } from './generated/import-into-empty';
import { type GeneratedMap, makeMaps } from './generated/map-records';
import { squareNameAt } from './generated/map-squares';

const SEEDS = [2718, 31337, 57_001, 86, 9_000_017, 441, 1_234_567, 77];
const COUNT = 30;
const SIDES = ['red', 'blue', 'green', 'violet'];

/** Describes a stored map by its squares and edges, for the comparison with a generated one. */
function describeStored(sheet: MapSheet) {
  const board = boardFromSheet(sheet);
  if (!board.ok) throw new Error(`${sheet.id}: ${board.fault.code} ${board.fault.detail}`);
  const { width, height, terrain, levels, walls } = board.value;
  const [squares, stairs]: [object[], string[]] = [[], []];
  const edges: Record<number, string[]> = { 1: [], 2: [] };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const square = squareAt(x, y);
      const has = (bit: number) => ((terrain[square] ?? 0) & bit) !== 0;
      squares.push({
        ...{ hindering: has(HINDERING), blocking: has(BLOCKING), water: has(WATER), special: has(SPECIAL) },
        ...{ indoors: has(INDOORS), level: levels[square] },
      });
      if (has(STAIRS)) stairs.push(squareNameAt(x, y));
      const name = squareNameAt(x, y);
      if (x + 1 < width) edges[walls[eastEdge(square)] ?? 0]?.push(`${name}/${squareNameAt(x + 1, y)}`);
      if (y + 1 < height) edges[walls[southEdge(square)] ?? 0]?.push(`${name}/${squareNameAt(x, y + 1)}`);
    }
  const { name, set = '', notes, extras = {}, starts } = sheet;
  const areas = SIDES.flatMap((side) => (starts[side] ? [starts[side]] : []));
  return {
    name,
    set,
    width,
    height,
    squares,
    areas,
    notes,
    extras,
    walls: edges[1]?.sort(),
    doors: edges[2]?.sort(),
    stairs: stairs.sort(),
  };
}

/** Lists all differences between a generated map and the stored one. */
function compareMap({ expected }: GeneratedMap, sheet: MapSheet, label: string): string[] {
  const { joined, parted, ...fields } = expected;
  const apart = new Set(sheet.apart ?? []);
  return [
    ...listFieldDifferences(label, fields, describeStored(sheet)),
    ...joined.filter((pair) => apart.has(pair)).map((pair) => `${label}: the ramp ${pair} is lost`),
    ...parted.filter((pair) => !apart.has(pair)).map((pair) => `${label}: ${pair} became a ramp`),
  ];
}

/** Number of a map among those with its id: 1 for `map-hall`, 2 for `map-hall-2`. */
const numberOf = (id: string, first: string): number => (id === first ? 1 : Number(id.slice(first.length + 1)));

test.each(dailySeeds(SEEDS, 3))('seed %i: each square, edge and field of 30 generated maps is stored', async (seed) => {
  const maps = makeMaps(seed, COUNT);
  const file = new File([JSON.stringify(maps.map(({ record }) => record))], 'maps.json');
  const { maps: sheets, report } = await importIntoEmpty([file]);
  const differences = maps.flatMap((map, place) => {
    const { name, set } = map.expected;
    // Maps of one name and set are stored in the order of the file.
    const alike = sheets.filter((each) => each.name === name && (each.set ?? '') === set);
    const first = alike
      .map(({ id }) => id)
      .reduce((one, other) => (other.length < one.length ? other : one), 'x'.repeat(300));
    const ordered = alike.toSorted((a, b) => numberOf(a.id, first) - numberOf(b.id, first));
    const earlier = maps.slice(0, place).filter(({ expected }) => expected.name === name && expected.set === set);
    const sheet = ordered[earlier.length];
    return sheet ? compareMap(map, sheet, `${place + 1} ${name}`) : [`${place + 1} ${name}: not stored`];
  });
  expect([...differences, ...report.setAside]).toEqual([]);
  expect(sheets).toHaveLength(COUNT);
});

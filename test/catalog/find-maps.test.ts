import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBoardText } from '../../src/board/board-text';
import { type MapSheet, sheetFromBoard } from '../../src/board/map-sheet';
import { type MapFeature, scanDrawing } from '../../src/board/scan-drawing';
import { DOOR, TERRAIN_LETTERS, WALL } from '../../src/board/terrain';
import {
  countActiveMapFilters,
  countMapFacets,
  EMPTY_MAP_QUERY,
  findMaps,
  MAP_FACETS,
  type MapFacet,
  type MapQuery,
  sortMapsByName,
  toggleMapFilter,
} from '../../src/catalog/find/find-maps';
import { makeInventedMap } from '../helpers/invented-maps';
import { randomDrawingBoard } from '../helpers/random-board';

const LETTERS: Readonly<Record<string, MapFeature>> = {
  h: 'hindering',
  B: 'blocking',
  w: 'water',
  i: 'indoors',
  S: 'stairs',
  L: 'ladders',
  o: 'special',
  O: 'objects',
};

/** Reference implementation: finds the contents of a drawing by parsing the board. */
function slowContents(drawing: string): { width: number; height: number; has: Set<MapFeature> } {
  const read = parseBoardText(drawing);
  if (!read.ok) throw new Error(read.fault.code);
  const { width, height, terrain, levels, walls } = read.value;
  const has = new Set<MapFeature>();
  for (const [letter, bit] of TERRAIN_LETTERS)
    if (terrain.some((each) => each & bit)) has.add(LETTERS[letter] as MapFeature);
  if (levels.some((level) => level > 0)) has.add('elevated');
  if (walls.includes(WALL)) has.add('walls');
  if (walls.includes(DOOR)) has.add('doors');
  return { width, height, has };
}

const told = (drawing: string) => ({ ...scanDrawing(drawing), has: new Set(scanDrawing(drawing).has) });

describe('contents of a drawing', () => {
  test('match the board', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const { map } = sheetFromBoard(randomDrawingBoard(seed), { id: 'x', name: 'x', source: 'entered' });
        expect(told(map)).toEqual(slowContents(map));
      }),
    );
    for (let place = 0; place < 30; place++)
      expect(told(makeInventedMap(place).map)).toEqual(slowContents(makeInventedMap(place).map));
  });

  test.each([
    ['a frame is no wall', '+---+---+\n| .   . |\n+---+---+', []],
    ['a frame of doors is none', '+===+===+\n! .   . !\n+===+===+', []],
    ['letters of a frame are no terrain', ' a   b\n  .   h\n\n', ['hindering']],
    ['a blank frame and a short line', '\n| 2 | w\n+   +===+\n| .\n\n', ['elevated', 'water', 'walls', 'doors']],
    ['lines of another system', '+---+\r\n| iS|\r\n+---+\r\n', ['indoors', 'stairs']],
    ['the ground told as 0', '+---+\n| 0 |\n+---+', []],
  ])('%s', (_, drawing, has) => {
    expect(scanDrawing(drawing).has).toEqual(has);
    expect(told(drawing)).toEqual(slowContents(drawing));
  });
});

const MAPS = sortMapsByName(Array.from({ length: 60 }, (_, place) => makeInventedMap(place)));

/** Filter values of each map, computed once because the tests use the values thousands of times. */
const VALUES = new Map(
  MAPS.map((map) => {
    const { width, height, has } = slowContents(map.map);
    return [map, { contents: [...has] as string[], size: [`${width} × ${height}`], set: [map.set ?? ''] }];
  }),
);

function valuesOf(map: MapSheet, facet: MapFacet): readonly string[] {
  return VALUES.get(map)?.[facet] ?? [];
}

function slowly(query: MapQuery): readonly MapSheet[] {
  return MAPS.filter((map) => {
    const words = query.text.toLowerCase().split(' ');
    if (!words.every((word) => `${map.name} ${map.set ?? ''}`.toLowerCase().includes(word))) return false;
    const [contents, size, set] = MAP_FACETS.map((facet) => {
      const has = valuesOf(map, facet);
      const chosen = query.picks[facet];
      return {
        all: chosen.every((each) => has.includes(each)),
        some: chosen.some((each) => has.includes(each)),
        chosen,
      };
    });
    return contents?.all && (size?.some || size?.chosen.length === 0) && (set?.some || set?.chosen.length === 0);
  });
}

const queries: fc.Arbitrary<MapQuery> = fc.record({
  text: fc.constantFrom('', '', 'quay', 'salt', 'set 1', 'invented moth', 'nowhere'),
  picks: fc.record({
    contents: fc.subarray(['hindering', 'water', 'elevated', 'special', 'ladders', 'walls'], { maxLength: 3 }),
    size: fc.subarray(['24 × 24', '16 × 16', '24 × 36', '9 × 9'], { maxLength: 2 }),
    set: fc.subarray(['Invented Set 1', 'Invented Set 7', 'Invented Set 12', ''], { maxLength: 2 }),
  }),
});

describe('filters of maps', () => {
  test('find the same as a slow search', () => {
    let found = 0;
    fc.assert(
      fc.property(queries, (query) => {
        const maps = findMaps(MAPS, query);
        found += maps.length;
        expect(maps).toEqual(slowly(query));
      }),
    );
    expect(found).toBeGreaterThan(0);
  });

  test('every count is the result of choosing its value, and no value with results is missing', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const counts = countMapFacets(MAPS, query);
        for (const facet of MAP_FACETS) {
          // Choosing a size or a set replaces the previous choice; chosen contents are combined.
          const alone = { ...query, picks: { ...query.picks, ...(facet === 'contents' ? {} : { [facet]: [] }) } };
          const all = new Set([...MAPS.flatMap((map) => valuesOf(map, facet)), ...query.picks[facet]]);
          for (const value of all) {
            const chosen = alone.picks[facet].includes(value) ? alone : toggleMapFilter(alone, facet, value);
            const count = counts[facet].find((each) => each.value === value)?.count ?? 0;
            expect(count, `${facet} ${value}`).toBe(slowly(chosen).length);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a chosen value without results remains visible, and can be removed', () => {
    const query = toggleMapFilter(toggleMapFilter(EMPTY_MAP_QUERY, 'size', '9 × 9'), 'contents', 'ladders');
    expect(countActiveMapFilters(query)).toBe(2);
    const counts = countMapFacets(MAPS, query);
    expect(counts.size).toContainEqual({ value: '9 × 9', count: 0 });
    expect(counts.contents).toEqual([{ value: 'ladders', count: 0 }]);
    expect(toggleMapFilter(toggleMapFilter(query, 'size', '9 × 9'), 'contents', 'ladders')).toEqual(EMPTY_MAP_QUERY);
  });

  test('contents have a fixed order, and sizes and sets start with the most common', () => {
    const counts = countMapFacets(MAPS, EMPTY_MAP_QUERY);
    expect(counts.contents.map(({ value }) => value).slice(0, 3)).toEqual(['hindering', 'blocking', 'elevated']);
    expect(counts.size[0]).toEqual({ value: '24 × 24', count: 42 });
    for (const facet of ['size', 'set'] as const) {
      const numbers = counts[facet].map(({ count }) => count);
      expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    }
  });

  test('sorts by name with numbers by value', () => {
    const names = ['Yard 10', 'quay', 'Yard 2'].map((name, at) => ({ ...makeInventedMap(at), name }));
    expect(sortMapsByName(names).map(({ name }) => name)).toEqual(['quay', 'Yard 2', 'Yard 10']);
  });
});

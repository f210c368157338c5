import { describe, expect, test } from 'vitest';
import { type Character, DIAL_SLOTS, listLiveClicks } from '../../src/catalog/character';
import { readFacets } from '../../src/catalog/find/facets';
import { makeFindIndex } from '../../src/catalog/find/find-index';
import { EMPTY_QUERY, FACETS, type FindQuery, SINGLE_VALUE_FACETS, toggleFilter } from '../../src/catalog/find/query';
import { normalizeSearchText } from '../../src/catalog/find/word-index';
import { powerName } from '../../src/catalog/powers';
import { readUnitsJson } from '../../src/catalog/units/list';
import { makeInventedUnit } from '../helpers/invented-units';

function invented(count: number): readonly Character[] {
  const read = readUnitsJson(
    Array.from({ length: count }, (_, place) => makeInventedUnit(place)),
    'invented',
  );
  if (!read.ok) throw new Error(read.fault.code);
  return read.value.characters;
}

const ALL = invented(400);
const OWNED = new Map(ALL.filter((_, place) => place % 7 === 0).map(({ id }) => [id, 2]));

function indexed() {
  const index = makeFindIndex();
  index.own(OWNED);
  index.add(ALL);
  return index;
}

const idsOf = (index: ReturnType<typeof makeFindIndex>, query: Partial<FindQuery>) =>
  [...index.find({ ...EMPTY_QUERY, ...query })].map((ordinal) => index.ids[ordinal] as string);

function slowly({ text, picks, points, range }: FindQuery): string[] {
  const says = (character: Character) =>
    ` ${normalizeSearchText(
      [
        character.name,
        character.set,
        character.number,
        character.rarity,
        ...character.teams,
        ...character.keywords,
        ...character.abilities,
        ...listLiveClicks(character.dial).flatMap((click) =>
          DIAL_SLOTS.map((slot) => powerName(click[slot].power ?? '')),
        ),
        ...character.specials.flatMap((special) => [special.name, special.text, ...special.grants.map(powerName)]),
      ].join(' / '),
    )}`;
  const inside = ([least, most]: FindQuery['points'], value: number) =>
    (least ?? -1) <= value && value <= (most ?? 9999);
  return ALL.filter((character) => {
    const facets = { ...readFacets(character), owned: [OWNED.has(character.id) ? 'yes' : 'no'] };
    return (
      normalizeSearchText(text)
        .split(' ')
        .every((word) => says(character).includes(` ${word}`)) &&
      FACETS.every((facet) => {
        const wanted = picks[facet] ?? [];
        const has = (value: string) => facets[facet].includes(value);
        return wanted.length === 0 || (SINGLE_VALUE_FACETS.has(facet) ? wanted.some(has) : wanted.every(has));
      }) &&
      character.starts.some((start) => inside(points, start.points)) &&
      inside(range, character.range)
    );
  }).map(({ id }) => id);
}

const QUERIES: readonly Partial<FindQuery>[] = [
  {},
  { text: 'copper' },
  { text: 'COP ga' },
  { text: 'bell quay' },
  { text: 'charge out' },
  { text: 'nobody-at-all' },
  { picks: { power: ['charge', 'outwit'] } },
  { picks: { first: ['charge'] } },
  { picks: { set: ['inv3', 'inv4'], speed: ['wing', 'dolphin'] } },
  { picks: { rarity: ['super rare'], owned: ['yes'] } },
  { picks: { team: ['Salt Guild'], keyword: [ALL[9]?.keywords[0] ?? ''] } },
  { points: [50, 60], range: [6, null] },
  { text: 'night', points: [null, 40], picks: { owned: ['no'] } },
];

test.each(QUERIES)('%o finds the same as a scan of all characters', (query) => {
  const whole = { ...EMPTY_QUERY, ...query };
  const found = idsOf(indexed(), query);
  expect(found.toSorted()).toEqual(slowly(whole).toSorted());
  expect(new Set(found).size).toBe(found.length);
});

test.each(QUERIES)('the counts for %o are the results of a further choice', (query) => {
  const index = indexed();
  const whole = { ...EMPTY_QUERY, ...query };
  const counts = index.count(whole);
  for (const facet of FACETS) {
    for (const { value, count } of counts[facet].slice(0, 3)) {
      const chosen = whole.picks[facet] ?? [];
      if (chosen.includes(value)) continue;
      const further = SINGLE_VALUE_FACETS.has(facet)
        ? { ...whole, picks: { ...whole.picks, [facet]: [value] } }
        : toggleFilter(whole, facet, value);
      expect([facet, value, count]).toEqual([facet, value, index.find(further).length]);
    }
  }
});

describe('order', () => {
  test('is by name as people sort, with numbers by value', () => {
    const index = makeFindIndex();
    const of = (name: string, id: string) => ({ ...(ALL[0] as Character), name, id });
    index.add([of('Moth 10', 'c'), of('élan', 'a'), of('Moth 9', 'b'), of('moth', 'd')]);
    expect(idsOf(index, {})).toEqual(['a', 'd', 'b', 'c']);
  });

  test('puts matches of the own name before matches in other text', () => {
    const index = makeFindIndex();
    const base = { ...(ALL[0] as Character), keywords: [], specials: [] };
    index.add([
      { ...base, id: 'a', name: 'Anvil', keywords: ['Storm'] },
      { ...base, id: 'b', name: 'Stormwright' },
    ]);
    expect(idsOf(index, { text: 'storm' })).toEqual(['b', 'a']);
  });

  test('is by points in both directions', () => {
    const index = indexed();
    const points = idsOf(index, { sort: 'dearest' }).map((id) => ALL.find((each) => each.id === id)?.starts[0]?.points);
    expect(points).toEqual(points.toSorted((a, b) => (b ?? 0) - (a ?? 0)));
    expect(idsOf(index, { sort: 'cheapest' })[0]).not.toBe(idsOf(index, { sort: 'dearest' })[0]);
  });
});

test('a character added again is found in its new form, and a removed one no longer', () => {
  const index = indexed();
  const first = ALL[0] as Character;
  index.add([{ ...first, name: 'Zephyr Renamed', specials: [] }]);
  expect(idsOf(index, { text: 'zephyr' })).toEqual([first.id]);
  expect(index.size()).toBe(ALL.length);
  expect(idsOf(index, {})).toHaveLength(ALL.length);
  index.remove([first.id]);
  expect(idsOf(index, { text: 'zephyr' })).toEqual([]);
  expect(index.size()).toBe(ALL.length - 1);
});

test('owned counts can change without the characters', () => {
  const index = indexed();
  expect(idsOf(index, { picks: { owned: ['yes'] } })).toHaveLength(OWNED.size);
  index.own(new Map([[ALL[3]?.id ?? '', 1]]));
  expect(idsOf(index, { picks: { owned: ['yes'] } })).toEqual([ALL[3]?.id]);
});

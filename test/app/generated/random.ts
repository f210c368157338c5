import { makeForceRandomizer } from '../../force/seeded-random';

/** Random choices for generated records. The same seed makes the same choices. */
export function makeChoices(seed: number) {
  const { int, pick, some } = makeForceRandomizer(seed);
  const chance = (percent: number): boolean => int(1, 100) <= percent;
  return {
    int,
    pick,
    some,
    chance,
    /** Picks up to `most` different items, in the order of the list. */
    few<Item>(list: readonly Item[], most: number): Item[] {
      const chosen = new Set(Array.from({ length: int(0, most) }, () => pick(list)));
      return list.filter((each) => chosen.has(each));
    },
    /** A number as files write it: as a number, as text, or with blanks around it. */
    written: (value: number): number | string => pick([value, String(value), value, ` ${value} `]),
    /** An absent value as files write it. Undefined stands for a missing field. */
    blank: (): unknown => pick([undefined, null, '', undefined]),
    shuffle<Item>(list: readonly Item[]): Item[] {
      return list
        .map((item) => ({ item, key: int(0, 1_000_000) }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item);
    },
  };
}

export type Choices = ReturnType<typeof makeChoices>;

/** Makes a record as a JSON file has it: without undefined fields. */
export function asJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

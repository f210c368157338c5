import type { ForceClause, ForceFix, ForceProblem } from '../../force-rules';

type Found = Pick<ForceProblem, 'code'> & Partial<Omit<ForceProblem, 'clause' | 'cite'>>;

/** Makes a clause, and adds its id and passage to every problem found. */
export function makeForceClause(
  head: Pick<ForceClause, 'id' | 'name' | 'cite'>,
  find: (force: Parameters<ForceClause['check']>[0]) => readonly Found[],
): ForceClause {
  const bare = {
    clause: head.id,
    cite: head.cite,
    members: [],
    feats: [],
    conditions: [],
    objects: [],
    by: 0,
    mends: [],
  };
  return { ...head, check: (force) => find(force).map((found) => ({ ...bare, ...found })) };
}

/** Combines several fixes into one. A single fix is returned unchanged. */
export function combineFixes(mends: readonly ForceFix[]): ForceFix {
  const [only, more] = mends;
  return only && !more ? only : { mend: 'together', mends };
}

/** Returns one alternative fix for each place: the fix keeps this place and removes every other place. */
export function listKeepOneFixes<Place>(places: readonly Place[], out: (place: Place) => ForceFix): ForceFix[] {
  return places.map((kept) => combineFixes(places.filter((place) => place !== kept).map(out)));
}

export function findIndexes<Item>(list: readonly Item[], holds: (item: Item, place: number) => boolean): number[] {
  return list.flatMap((item, place) => (holds(item, place) ? [place] : []));
}

/** Lists groups of indexes that share a key. Items with a null key are ignored. */
export function groupDuplicates<Item>(list: readonly Item[], keyOf: (item: Item) => string | null): number[][] {
  const groups = new Map<string, number[]>();
  for (const [place, item] of list.entries()) {
    const key = keyOf(item);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(place);
    else groups.set(key, [place]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

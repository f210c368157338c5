import type { ForceClause, ForceProblem, Mend } from '../../force';

type Found = Pick<ForceProblem, 'code'> & Partial<Omit<ForceProblem, 'clause' | 'cite'>>;

/** A clause whose problems carry its own id and passage. */
export function clause(
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

/** One mend as it is, several as one tap. */
export function together(mends: readonly Mend[]): Mend {
  const [only, more] = mends;
  return only && !more ? only : { mend: 'together', mends };
}

/** For each of these a mend that takes out all the others. */
export function keepOne<Place>(places: readonly Place[], out: (place: Place) => Mend): Mend[] {
  return places.map((kept) => together(places.filter((place) => place !== kept).map(out)));
}

/** Places in a list where something holds. */
export function placesWhere<Item>(list: readonly Item[], holds: (item: Item, place: number) => boolean): number[] {
  return list.flatMap((item, place) => (holds(item, place) ? [place] : []));
}

/** Places in a list that share a key, where two or more do; null is no key. */
export function alike<Item>(list: readonly Item[], keyOf: (item: Item) => string | null): number[][] {
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

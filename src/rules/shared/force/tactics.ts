import { type Force, normalizeText } from '../../../catalog/force';
import { formatOmits } from '../../../table/formats';
import type { Citation } from '../../answer';
import type { ForceClause, ForceFix } from '../../force-rules';
import { type Format, formatById } from '../../format';
import { combineFixes, findIndexes, groupDuplicates, listKeepOneFixes, makeForceClause } from './problem';

const conditionOut = (condition: number): ForceFix => ({ mend: 'remove-condition', condition });
const objectOut = (object: number): ForceFix => ({ mend: 'remove-object', object });
const everyPlace = (list: readonly unknown[]): number[] => list.map((_, place) => place);

/** Limits the number of battlefield conditions. An option of the force may forbid them. */
export function limitConditions(cite: Citation, most: number, noneWith: string): ForceClause {
  return makeForceClause({ id: 'conditions', name: 'One battlefield condition', cite }, ({ conditions, options }) => {
    const allowed = options.includes(noneWith) ? 0 : most;
    if (conditions.length <= allowed) return [];
    const all = everyPlace(conditions);
    const mends = allowed === 0 ? [combineFixes(all.map(conditionOut))] : listKeepOneFixes(all, conditionOut);
    return [{ code: 'too-many-conditions', conditions: all, by: conditions.length - allowed, mends }];
  });
}

/** Allows only one event dial or scenario. */
export function limitScenarios(cite: Citation): ForceClause {
  return makeForceClause({ id: 'one-scenario', name: 'One event dial or scenario', cite }, ({ options }) => {
    if (options.length < 2) return [];
    const mends = listKeepOneFixes(options, (option) => ({ mend: 'drop-option', option }));
    return [{ code: 'one-scenario', by: options.length - 1, mends }];
  });
}

/** Lists the indexes of objects for the map: all objects except equipment, which is worn. */
function placed({ objects }: Force): number[] {
  return findIndexes(objects, ({ kind }) => kind !== 'equipment');
}

export function limitObjects(cite: Citation, most: number): ForceClause {
  return makeForceClause({ id: 'objects', name: 'Three special objects', cite }, (force) => {
    const all = placed(force);
    if (all.length <= most) return [];
    const by = all.length - most;
    // Offers two fixes: remove the last objects, or else the first objects.
    const mends = [all.slice(-by), all.slice(0, by)].map((some) => combineFixes(some.map(objectOut)));
    return [{ code: 'too-many-objects', objects: all, by, mends }];
  });
}

export function forbidRepeatedObjects(cite: Citation): ForceClause {
  return makeForceClause({ id: 'objects-once', name: 'Each special object once', cite }, ({ objects }) =>
    groupDuplicates(objects, ({ name, kind }) => (kind === 'equipment' ? null : normalizeText(name))).map((twins) => ({
      code: 'object-twice' as const,
      objects: twins,
      by: twins.length - 1,
      mends: [combineFixes(twins.slice(1).map(objectOut))],
    })),
  );
}

/** Allows one immobile object for every full `each` points of the build total. */
export function limitImmobileObjects(cite: Citation, each: number): ForceClause {
  return makeForceClause(
    { id: 'immobile', name: 'Immobile objects by build total', cite },
    ({ buildTotal, objects }) => {
      const immobile = findIndexes(objects, ({ kind }) => kind === 'immobile');
      if (buildTotal === null || immobile.length * each <= buildTotal) return [];
      const by = immobile.length - Math.floor(buildTotal / each);
      const raise: ForceFix = { mend: 'set-build-total', to: immobile.length * each };
      const mends = [combineFixes(immobile.slice(-by).map(objectOut)), raise];
      return [{ code: 'too-many-immobile', objects: immobile, by, mends }];
    },
  );
}

/** Requires a tarot deck of exactly `size` cards, if the force has a tarot deck. */
export function requireTarotDeckSize(cite: Citation, size: number): ForceClause {
  return makeForceClause({ id: 'tarot', name: 'A tarot deck of five', cite }, ({ tarot }) => {
    if (tarot.length === 0 || tarot.length === size) return [];
    const extra = everyPlace(tarot).slice(size);
    const mends =
      extra.length > 0 ? [combineFixes(extra.map((card): ForceFix => ({ mend: 'remove-tarot', card })))] : [];
    return [{ code: 'tarot-deck', by: tarot.length - size, mends }];
  });
}

/** Forbids items that the book does not have, such as `feats` or `tarot`. */
export function forbidUnsupportedItems(
  cite: Citation,
  ...kinds: ('feats' | 'conditions' | 'objects' | 'tarot')[]
): ForceClause {
  return makeForceClause({ id: 'not-in-book', name: 'Only what the book has', cite }, (force) => {
    const [feats, conditions, objects, cards] = (['feats', 'conditions', 'objects', 'tarot'] as const).map((kind) =>
      kinds.includes(kind) ? everyPlace(force[kind]) : [],
    ) as [number[], number[], number[], number[]];
    const mends: ForceFix[] = [
      ...feats.map((feat): ForceFix => ({ mend: 'remove-feat', feat })),
      ...conditions.map(conditionOut),
      ...objects.map(objectOut),
      ...cards.map((card): ForceFix => ({ mend: 'remove-tarot', card })),
    ];
    if (mends.length === 0) return [];
    return [{ code: 'not-in-book', feats, conditions, objects, by: mends.length, mends: [combineFixes(mends)] }];
  });
}

/**
 * "Step 1: Announce the Format": forbids feats, battlefield conditions, special objects, event dials and scenarios in a
 * format without tactics.
 */
export function forbidItemsOutsideFormat(cite: Citation, formats: readonly Format[]): ForceClause {
  return makeForceClause({ id: 'format', name: 'Only what the format has', cite }, (force) => {
    const format = formatById(formats, force.format);
    if (!format || !formatOmits({ format }, 'tactics')) return [];
    const [feats, conditions, objects] = [force.feats, force.conditions, force.objects].map(everyPlace) as [
      number[],
      number[],
      number[],
    ];
    const mends: ForceFix[] = [
      ...feats.map((feat): ForceFix => ({ mend: 'remove-feat', feat })),
      ...conditions.map(conditionOut),
      ...objects.map(objectOut),
      ...force.options.map((option): ForceFix => ({ mend: 'drop-option', option })),
    ];
    if (mends.length === 0) return [];
    return [{ code: 'left-out', feats, conditions, objects, by: mends.length, mends: [combineFixes(mends)] }];
  });
}

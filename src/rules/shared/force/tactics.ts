import { type Force, normalizeText } from '../../../catalog/force';
import { leavesOut } from '../../../table/formats';
import type { Citation } from '../../answer';
import type { ForceClause, Mend } from '../../force';
import { type Format, formatById } from '../../format';
import { alike, clause, keepOne, placesWhere, together } from './problem';

const conditionOut = (condition: number): Mend => ({ mend: 'remove-condition', condition });
const objectOut = (object: number): Mend => ({ mend: 'remove-object', object });
const everyPlace = (list: readonly unknown[]): number[] => list.map((_, place) => place);

/** Limits the number of battlefield conditions. An option of the force may forbid them. */
export function fewConditions(cite: Citation, most: number, noneWith: string): ForceClause {
  return clause({ id: 'conditions', name: 'One battlefield condition', cite }, ({ conditions, options }) => {
    const allowed = options.includes(noneWith) ? 0 : most;
    if (conditions.length <= allowed) return [];
    const all = everyPlace(conditions);
    const mends = allowed === 0 ? [together(all.map(conditionOut))] : keepOne(all, conditionOut);
    return [{ code: 'too-many-conditions', conditions: all, by: conditions.length - allowed, mends }];
  });
}

/** Allows only one event dial or scenario. */
export function oneScenario(cite: Citation): ForceClause {
  return clause({ id: 'one-scenario', name: 'One event dial or scenario', cite }, ({ options }) => {
    if (options.length < 2) return [];
    const mends = keepOne(options, (option) => ({ mend: 'drop-option', option }));
    return [{ code: 'one-scenario', by: options.length - 1, mends }];
  });
}

/** Lists objects that are placed on the map. Equipment is worn instead. */
function placed({ objects }: Force): number[] {
  return placesWhere(objects, ({ kind }) => kind !== 'equipment');
}

export function fewObjects(cite: Citation, most: number): ForceClause {
  return clause({ id: 'objects', name: 'Three special objects', cite }, (force) => {
    const all = placed(force);
    if (all.length <= most) return [];
    const by = all.length - most;
    // Proposes removing the last ones first.
    const mends = [all.slice(-by), all.slice(0, by)].map((some) => together(some.map(objectOut)));
    return [{ code: 'too-many-objects', objects: all, by, mends }];
  });
}

export function objectsOnce(cite: Citation): ForceClause {
  return clause({ id: 'objects-once', name: 'Each special object once', cite }, ({ objects }) =>
    alike(objects, ({ name, kind }) => (kind === 'equipment' ? null : normalizeText(name))).map((twins) => ({
      code: 'object-twice' as const,
      objects: twins,
      by: twins.length - 1,
      mends: [together(twins.slice(1).map(objectOut))],
    })),
  );
}

/** Allows one immobile object for every full `each` points of the build total. */
export function fewImmobile(cite: Citation, each: number): ForceClause {
  return clause({ id: 'immobile', name: 'Immobile objects by build total', cite }, ({ buildTotal, objects }) => {
    const immobile = placesWhere(objects, ({ kind }) => kind === 'immobile');
    if (buildTotal === null || immobile.length * each <= buildTotal) return [];
    const by = immobile.length - Math.floor(buildTotal / each);
    const raise: Mend = { mend: 'set-build-total', to: immobile.length * each };
    const mends = [together(immobile.slice(-by).map(objectOut)), raise];
    return [{ code: 'too-many-immobile', objects: immobile, by, mends }];
  });
}

/** Requires a deck of exactly `size` cards, if there is a deck. */
export function tarotDeck(cite: Citation, size: number): ForceClause {
  return clause({ id: 'tarot', name: 'A tarot deck of five', cite }, ({ tarot }) => {
    if (tarot.length === 0 || tarot.length === size) return [];
    const extra = everyPlace(tarot).slice(size);
    const mends = extra.length > 0 ? [together(extra.map((card): Mend => ({ mend: 'remove-tarot', card })))] : [];
    return [{ code: 'tarot-deck', by: tarot.length - size, mends }];
  });
}

/** Forbids what this book does not have, such as `feats` or `tarot`. */
export function notInBook(cite: Citation, ...kinds: ('feats' | 'conditions' | 'objects' | 'tarot')[]): ForceClause {
  return clause({ id: 'not-in-book', name: 'Only what the book has', cite }, (force) => {
    const [feats, conditions, objects, cards] = (['feats', 'conditions', 'objects', 'tarot'] as const).map((kind) =>
      kinds.includes(kind) ? everyPlace(force[kind]) : [],
    ) as [number[], number[], number[], number[]];
    const mends: Mend[] = [
      ...feats.map((feat): Mend => ({ mend: 'remove-feat', feat })),
      ...conditions.map(conditionOut),
      ...objects.map(objectOut),
      ...cards.map((card): Mend => ({ mend: 'remove-tarot', card })),
    ];
    if (mends.length === 0) return [];
    return [{ code: 'not-in-book', feats, conditions, objects, by: mends.length, mends: [together(mends)] }];
  });
}

/**
 * "Step 1: Announce the Format": forbids tactics in a format without them. These are feats, battlefield conditions,
 * special objects, event dials and scenarios.
 */
export function leftOut(cite: Citation, formats: readonly Format[]): ForceClause {
  return clause({ id: 'format', name: 'Only what the format has', cite }, (force) => {
    const format = formatById(formats, force.format);
    if (!format || !leavesOut({ format }, 'tactics')) return [];
    const [feats, conditions, objects] = [force.feats, force.conditions, force.objects].map(everyPlace) as [
      number[],
      number[],
      number[],
    ];
    const mends: Mend[] = [
      ...feats.map((feat): Mend => ({ mend: 'remove-feat', feat })),
      ...conditions.map(conditionOut),
      ...objects.map(objectOut),
      ...force.options.map((option): Mend => ({ mend: 'drop-option', option })),
    ];
    if (mends.length === 0) return [];
    return [{ code: 'left-out', feats, conditions, objects, by: mends.length, mends: [together(mends)] }];
  });
}

import { normalizeText, type Recruit } from '../../../catalog/force';
import type { Citation } from '../../answer';
import type { ForceClause, ForceFix, ForceRules } from '../../force-rules';
import { combineFixes, findIndexes, groupDuplicates, listKeepOneFixes, makeForceClause } from './problem';

const out = (member: number): ForceFix => ({ mend: 'remove-member', member });

export function requireCharacter(cite: Citation): ForceClause {
  return makeForceClause({ id: 'someone', name: 'At least one character', cite }, ({ members }) =>
    members.length === 0 ? [{ code: 'no-character', by: 1 }] : [],
  );
}

/**
 * Returns the key that copies of a unique figure share: name, set symbol and collector's number. Null if the figure is
 * unknown or not unique.
 */
export function uniqueFigureKey({ name, set, number, unique, known }: Recruit): string | null {
  return unique && known ? [name, set, number].map(normalizeText).join(' | ') : null;
}

/** Forbids two members with the same key from `keyOf`. */
export function forbidDuplicateUniques(cite: Citation, keyOf: ForceRules['uniqueKey']): ForceClause {
  return makeForceClause({ id: 'uniques', name: 'Unique characters once', cite }, ({ members, options }) =>
    groupDuplicates(members, (each) => keyOf(each, options)).map((twins) => ({
      code: 'duplicate-unique',
      members: twins,
      by: twins.length - 1,
      mends: listKeepOneFixes(twins, out),
    })),
  );
}

export function limitPrimes(cite: Citation, most: number): ForceClause {
  return makeForceClause({ id: 'primes', name: 'One prime figure', cite }, ({ members }) => {
    const found = findIndexes(members, (each) => each.prime);
    if (found.length <= most) return [];
    return [{ code: 'too-many-primes', members: found, by: found.length - most, mends: listKeepOneFixes(found, out) }];
  });
}

/** Forbids two members with archenemy bases of one colour, unless the members have the same name. */
export function forbidArchenemies(cite: Citation): ForceClause {
  return makeForceClause({ id: 'archenemies', name: 'No archenemies together', cite }, ({ members }) =>
    groupDuplicates(members, (each) => (each.archenemy === null ? null : normalizeText(each.archenemy))).flatMap(
      (coloured) => {
        const nameOf = (place: number) => normalizeText(members[place]?.name ?? '');
        const names = [...new Set(coloured.map(nameOf))];
        if (names.length < 2) return [];
        const mends = names
          .map((name) => coloured.filter((place) => nameOf(place) !== name))
          .sort((a, b) => a.length - b.length)
          .map((others) => combineFixes(others.map(out)));
        return [{ code: 'archenemies' as const, members: coloured, by: names.length - 1, mends }];
      },
    ),
  );
}

import type { Force, Recruit } from '../catalog/force';
import type { Mend, ThemeLaw } from '../rules/force';
import { hasKeyword, keywordsOf, needed } from '../rules/shared/force/themes';

/** How near a force is to a theme it has not got yet. */
export interface ThemeHint {
  readonly keyword: string;
  readonly generic: boolean;
  /** Places of those who count and lack the keyword. */
  readonly outsiders: readonly number[];
  /** How many more with the keyword it takes: any will do. */
  readonly more: number;
  /** Takes the outsiders out; null where there are none. */
  readonly mend: Mend | null;
}

/**
 * Themes within reach, the nearest first: by how many must go, then by how many must come. A keyword that fewer than half of them share is no
 * hint.
 */
export function themeHints(law: ThemeLaw, force: Force): ThemeHint[] {
  const places = force.members.flatMap((member, place) => (law.counts(member) ? [place] : []));
  const counted = places.map((place) => force.members[place] as Recruit);
  return [...keywordsOf(counted)]
    .filter(([, { has }]) => has * 2 >= counted.length)
    .map(([word, { keyword, has }]): ThemeHint => {
      const outsiders = places.filter((place) => !hasKeyword(force.members[place] as Recruit, word));
      const gone = outsiders.map((member): Mend => ({ mend: 'remove-member', member }));
      return {
        keyword,
        generic: law.generic.includes(word),
        outsiders,
        more: Math.max(0, needed(law, word, force.buildTotal) - has),
        mend: gone.length > 1 ? { mend: 'together', mends: gone } : (gone[0] ?? null),
      };
    })
    .filter(({ outsiders, more }) => outsiders.length + more > 0)
    .sort((a, b) => rank(a) - rank(b) || a.keyword.localeCompare(b.keyword));
}

function rank({ outsiders, more }: ThemeHint): number {
  return outsiders.length * 100 + more;
}

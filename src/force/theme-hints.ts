import type { Force, Recruit } from '../catalog/force';
import type { ForceFix, ThemeRules } from '../rules/force-rules';
import { countKeywords, countNeededForTheme, hasKeyword } from '../rules/shared/force/themes';

/** Theme that a force does not have yet, with the changes that the theme needs. */
export interface ThemeHint {
  readonly keyword: string;
  readonly generic: boolean;
  /** Indexes of the counted members without the keyword. */
  readonly outsiders: readonly number[];
  /** Number of further members with the keyword that the theme needs. */
  readonly more: number;
  /** Fix that removes the outsiders. Null if there are no outsiders. */
  readonly fix: ForceFix | null;
}

/**
 * Lists themes that the force nearly has, fewest removals first, then fewest additions. Skips keywords that fewer than
 * half of the counted members have.
 */
export function findThemeHints(rules: ThemeRules, force: Force): ThemeHint[] {
  const places = force.members.flatMap((member, place) => (rules.counts(member) ? [place] : []));
  const counted = places.map((place) => force.members[place] as Recruit);
  return [...countKeywords(counted)]
    .filter(([, { has }]) => has * 2 >= counted.length)
    .map(([word, { keyword, has }]): ThemeHint => {
      const outsiders = places.filter((place) => !hasKeyword(force.members[place] as Recruit, word));
      const fixes = outsiders.map((member): ForceFix => ({ mend: 'remove-member', member }));
      return {
        keyword,
        generic: rules.generic.includes(word),
        outsiders,
        more: Math.max(0, countNeededForTheme(rules, word, force.buildTotal) - has),
        fix: fixes.length > 1 ? { mend: 'together', mends: fixes } : (fixes[0] ?? null),
      };
    })
    .filter(({ outsiders, more }) => outsiders.length + more > 0)
    .sort((a, b) => rank(a) - rank(b) || a.keyword.localeCompare(b.keyword));
}

function rank({ outsiders, more }: ThemeHint): number {
  return outsiders.length * 100 + more;
}

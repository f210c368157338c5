import { type Force, plainWord, type Recruit } from '../catalog/force';
import type { Mend, Theme, ThemeLaw } from '../rules/force';

/** Every keyword that makes this force a themed team, by name; its player picks one. None where somebody is not at hand. */
export function themesOf(law: ThemeLaw, force: Force): Theme[] {
  const counted = force.members.filter(law.counts);
  if (!counted.every(({ known }) => known)) return [];
  return [...keywordsOf(counted)]
    .filter(([word, { has }]) => has === counted.length && has >= needed(law, word, force.buildTotal))
    .map(([word, { keyword }]) => ({ keyword, generic: law.generic.includes(word), ...law.earns(counted.length) }))
    .sort((a, b) => a.keyword.localeCompare(b.keyword));
}

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

/** Whether a character bears a keyword, given as `plainWord` gives it. */
export function hasKeyword(recruit: Recruit, word: string): boolean {
  return recruit.keywords.some((own) => plainWord(own) === word);
}

/** How many who count a theme of this keyword takes. */
export function needed(law: ThemeLaw, word: string, buildTotal: number | null): number {
  return law.needed(law.generic.includes(word), buildTotal);
}

function rank({ outsiders, more }: ThemeHint): number {
  return outsiders.length * 100 + more;
}

/** By plain word: the keyword as first spelled, and how many bear it. */
function keywordsOf(members: readonly Recruit[]): Map<string, { readonly keyword: string; readonly has: number }> {
  const found = new Map<string, { readonly keyword: string; readonly has: number }>();
  for (const { keywords } of members) {
    for (const word of new Set(keywords.map(plainWord))) {
      const known = found.get(word);
      const keyword = known?.keyword ?? keywords.find((each) => plainWord(each) === word) ?? word;
      if (word !== '') found.set(word, { keyword, has: (known?.has ?? 0) + 1 });
    }
  }
  return found;
}

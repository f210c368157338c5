import { makeRecruit, normalizeText, type Recruit } from '../../../catalog/force';
import { getOwnProperty } from '../../../plain/get-own';
import { areFriendly } from '../../../table/allies';
import type { Fact } from '../../../table/facts';
import { formatOmits } from '../../../table/formats';
import type { Table } from '../../../table/table';
import type { Theme, ThemeRules } from '../../force-rules';
import type { ThemeBonus } from '../../setup';

/**
 * Lists the themes of these members at a build total: keywords that make a themed team, by name. The player chooses one
 * theme. Empty if any member's data is missing.
 */
export function listThemes(rules: ThemeRules, members: readonly Recruit[], buildTotal: number | null): Theme[] {
  const counted = members.filter(rules.counts);
  if (!counted.every(({ known }) => known)) return [];
  return [...countKeywords(counted)]
    .filter(([word, { has }]) => has === counted.length && has >= countNeededForTheme(rules, word, buildTotal))
    .map(([word, { keyword }]) => ({ keyword, generic: rules.generic.includes(word), ...rules.earns(counted.length) }))
    .sort((a, b) => a.keyword.localeCompare(b.keyword));
}

/**
 * Returns a side's bonus to the roll for the first turn, capped against each opponent. Null if the side is not a themed
 * team.
 */
export function computeThemeBonus(rules: ThemeRules, table: Table, side: string): ThemeBonus | null {
  const theme = themeOnTable(rules, table, side);
  if (!theme) return null;
  const caps = table.players
    .filter((player) => !areFriendly(table, player.side, side))
    .map((player) => (themeOnTable(rules, table, player.side)?.bonus ?? 0) + (rules.lead ?? theme.bonus));
  return { bonus: Math.min(theme.bonus, ...caps), keyword: theme.keyword, cite: rules.cite };
}

/**
 * "Use Probability Control": lists facts with the number of rerolls for each themed team, at the beginning of the game.
 * A side with a recorded number does not change.
 */
export function listRerollFacts(rules: ThemeRules, table: Table): Fact[] {
  return table.players.flatMap(({ side }): Fact[] => {
    const left = themeOnTable(rules, table, side)?.rerolls ?? 0;
    return left === 0 || getOwnProperty(table.rerolls ?? {}, side) !== undefined
      ? []
      : [{ fact: 'rerolls', side, left }];
  });
}

/** Returns the side's theme with the greatest benefits. Null if the side has no theme or the format has no tactics. */
function themeOnTable(rules: ThemeRules, table: Table, side: string): Theme | null {
  if (formatOmits(table, 'tactics')) return null;
  const members = [...table.figures.values()]
    .filter((figure) => figure.side === side)
    .map(({ character, points }) => makeRecruit(character, points));
  const total = table.players.find((player) => player.side === side)?.buildTotal ?? table.buildTotal;
  return listThemes(rules, members, total).reduce<Theme | null>(
    (best, theme) => (best && best.bonus >= theme.bonus ? best : theme),
    null,
  );
}

/** Whether a character has a keyword. `word` is normalized by `normalizeText`. */
export function hasKeyword(recruit: Recruit, word: string): boolean {
  return recruit.keywords.some((each) => normalizeText(each) === word);
}

/** Returns the number of members with this keyword that a themed team needs. */
export function countNeededForTheme(rules: ThemeRules, word: string, buildTotal: number | null): number {
  return rules.needed(rules.generic.includes(word), buildTotal);
}

/** Returns keywords by normalized word, with their first spelling and their number of members. */
export function countKeywords(
  members: readonly Recruit[],
): Map<string, { readonly keyword: string; readonly has: number }> {
  const found = new Map<string, { readonly keyword: string; readonly has: number }>();
  for (const { keywords } of members) {
    for (const word of new Set(keywords.map(normalizeText))) {
      const known = found.get(word);
      const keyword = known?.keyword ?? keywords.find((each) => normalizeText(each) === word) ?? word;
      if (word !== '') found.set(word, { keyword, has: (known?.has ?? 0) + 1 });
    }
  }
  return found;
}

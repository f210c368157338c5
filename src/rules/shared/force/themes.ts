import { makeRecruit, normalizeText, type Recruit } from '../../../catalog/force';
import { getOwn } from '../../../plain/get-own';
import { areFriendly } from '../../../table/allies';
import type { Fact } from '../../../table/facts';
import { leavesOut } from '../../../table/formats';
import type { Table } from '../../../table/table';
import type { Theme, ThemeLaw } from '../../force';
import type { ThemeBonus } from '../../setup';

/** Every keyword that makes a themed team of these at a build total, by name; their player picks one. None where somebody is not at hand. */
export function themesOf(law: ThemeLaw, members: readonly Recruit[], buildTotal: number | null): Theme[] {
  const counted = members.filter(law.counts);
  if (!counted.every(({ known }) => known)) return [];
  return [...keywordsOf(counted)]
    .filter(([word, { has }]) => has === counted.length && has >= needed(law, word, buildTotal))
    .map(([word, { keyword }]) => ({ keyword, generic: law.generic.includes(word), ...law.earns(counted.length) }))
    .sort((a, b) => a.keyword.localeCompare(b.keyword));
}

/** What a side on the table adds to its roll for the first turn, capped against each opponent; null where it is no themed team. */
export function themeBonus(law: ThemeLaw, table: Table, side: string): ThemeBonus | null {
  const theme = themeOnTable(law, table, side);
  if (!theme) return null;
  const caps = table.players
    .filter((player) => !areFriendly(table, player.side, side))
    .map((player) => (themeOnTable(law, table, player.side)?.bonus ?? 0) + (law.lead ?? theme.bonus));
  return { bonus: Math.min(theme.bonus, ...caps), keyword: theme.keyword, cite: law.cite };
}

/** "Use Probability Control": how often each themed team may have a roll made anew, told as the game begins; a side that was told keeps its count. */
export function themeRerolls(law: ThemeLaw, table: Table): Fact[] {
  return table.players.flatMap(({ side }): Fact[] => {
    const left = themeOnTable(law, table, side)?.rerolls ?? 0;
    return left === 0 || getOwn(table.rerolls ?? {}, side) !== undefined ? [] : [{ fact: 'rerolls', side, left }];
  });
}

/** The theme that earns most; null where there is none, and in a format without tactics. */
function themeOnTable(law: ThemeLaw, table: Table, side: string): Theme | null {
  if (leavesOut(table, 'tactics')) return null;
  const members = [...table.figures.values()]
    .filter((figure) => figure.side === side)
    .map(({ character, points }) => makeRecruit(character, points));
  const total = table.players.find((player) => player.side === side)?.buildTotal ?? table.buildTotal;
  return themesOf(law, members, total).reduce<Theme | null>(
    (best, theme) => (best && best.bonus >= theme.bonus ? best : theme),
    null,
  );
}

/** Whether a character bears a keyword, given as `plainWord` gives it. */
export function hasKeyword(recruit: Recruit, word: string): boolean {
  return recruit.keywords.some((each) => normalizeText(each) === word);
}

/** How many who count a theme of this keyword takes. */
export function needed(law: ThemeLaw, word: string, buildTotal: number | null): number {
  return law.needed(law.generic.includes(word), buildTotal);
}

/** By plain word: the keyword as first spelled, and how many bear it. */
export function keywordsOf(
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

import type { GeneralCard } from '../catalog/general-cards/card';

const MAN = /^(?:wo)?m[ae]n$/i;
const JOINING: ReadonlySet<string> = new Set(['the', 'of', 'and', 'a', 'an']);

/**
 * Formats a team name that a file gives as words without punctuation. Single letters get dots. A letter and a word get
 * a hyphen, and so do a word and `Man`.
 * @example formatTeamName('Y Guard') // 'Y-Guard'
 * @example formatTeamName('R O O K') // 'R.O.O.K.'
 */
export function formatTeamName(team: string): string {
  const words = team.split(/[\s_]+/).filter((word) => word !== '');
  const said: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    const letters = lettersFrom(words, at);
    const next = words[at + 1];
    if (letters > 1) {
      said.push(`${words.slice(at, at + letters).join('.')}.`);
      at += letters - 1;
    } else if (next !== undefined && (letters === 1 || (MAN.test(next) && !JOINING.has(word.toLowerCase())))) {
      said.push(`${word}-${next}`);
      at++;
    } else said.push(word);
  }
  return said.join(' ');
}

/** Counts the consecutive single letters from an index on. */
function lettersFrom(words: readonly string[], from: number): number {
  const end = words.findIndex((word, at) => at >= from && !/^\p{L}$/u.test(word));
  return (end < 0 ? words.length : end) - from;
}

/** Returns the name of a card as printed. Files give team names as words without punctuation. */
export function cardName({ part, card }: GeneralCard): string {
  return part === 'teams' ? formatTeamName(card.name) : card.name;
}

/** Formats the text of a card or special power. `::wing_speed::` marks a printed symbol and becomes words. */
export function formatCardText(text: string): string {
  return text.replace(/::([\p{L}\p{N}](?:[\p{L}\p{N}\s_-]{0,40}?[\p{L}\p{N}])?)::/gu, (_, symbol: string) =>
    symbol.replace(/[\s_-]+/g, ' '),
  );
}

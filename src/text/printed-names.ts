import type { GeneralCard } from '../catalog/general-cards/card';

const MAN = /^(?:wo)?m[ae]n$/i;
const JOINING: ReadonlySet<string> = new Set(['the', 'of', 'and', 'a', 'an']);

/**
 * A team's name as it is printed, from the words of a file, which have no signs between them: single letters have dots, a letter
 * and a word a hyphen, and so have a word and `Man`.
 * @example printedTeam('Y Guard') // 'Y-Guard'
 * @example printedTeam('R O O K') // 'R.O.O.K.'
 */
export function printedTeam(team: string): string {
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

/** How many single letters follow each other from a place on. */
function lettersFrom(words: readonly string[], from: number): number {
  const end = words.findIndex((word, at) => at >= from && !/^\p{L}$/u.test(word));
  return (end < 0 ? words.length : end) - from;
}

/** The name of a card as it is printed: of teams, files tell only the words. */
export function cardName({ part, card }: GeneralCard): string {
  return part === 'teams' ? printedTeam(card.name) : card.name;
}

/** The text of a card or a special power for people: `::wing_speed::` is a symbol that is printed there, and is said in words. */
export function printedText(text: string): string {
  return text.replace(/::([\p{L}\p{N}](?:[\p{L}\p{N}\s_-]{0,40}?[\p{L}\p{N}])?)::/gu, (_, symbol: string) =>
    symbol.replace(/[\s_-]+/g, ' '),
  );
}

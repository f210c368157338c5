import { abilityName } from '../abilities';
import { cardOf } from '../cards/carded-character';
import { type Character, DIAL_SLOTS, listLiveClicks } from '../character';
import { powerName } from '../powers';
import { listFindableWords, normalizeSearchText, parseSearchTerms } from './word-index';

/** Conditions that a character must all fulfil. An empty filter matches every character. */
export interface CharacterFilter {
  /**
   * Search text. Every word must be the start of a word in the name, set, number, teams, keywords, powers, abilities or
   * kind of card.
   */
  readonly text?: string;
  readonly set?: string;
  /** Full keyword, in upper or lower case. */
  readonly keyword?: string;
  /** Power in kebab case, anywhere on the dial or granted by a special power. */
  readonly power?: string;
  /** Maximum points of at least one starting line. */
  readonly maxPoints?: number;
}

const indexed = new WeakMap<Character, string>();

/** Filters a list of hundreds of characters. The words of each character are collected once and cached. */
export function filterCharacters(characters: readonly Character[], filter: CharacterFilter): readonly Character[] {
  const terms = parseSearchTerms(filter.text ?? '');
  const keyword = filter.keyword === undefined ? null : normalizeSearchText(filter.keyword);
  return characters.filter(
    (character) =>
      (filter.set === undefined || character.set === filter.set) &&
      (filter.maxPoints === undefined ||
        character.starts.some((start) => start.points <= (filter.maxPoints as number))) &&
      (keyword === null || character.keywords.some((each) => normalizeSearchText(each) === keyword)) &&
      (filter.power === undefined || listCharacterPowers(character).includes(filter.power)) &&
      terms.every(({ parts, whole }) => {
        const begins = (word: string) => wordsOf(character).includes(` ${word}`);
        return (parts.length > 0 && parts.every(begins)) || (whole !== null && begins(whole));
      }),
  );
}

/** Lists every standard power on the dial or granted by a special power, once each, in dial order. */
export function listCharacterPowers(character: Character): readonly string[] {
  const powers = new Set<string>();
  for (const click of listLiveClicks(character.dial)) {
    for (const slot of DIAL_SLOTS) {
      const { power } = click[slot];
      if (power !== null) powers.add(power);
    }
  }
  for (const { grants } of character.specials) for (const power of grants) powers.add(power);
  powers.delete('special');
  return [...powers];
}

function wordsOf(character: Character): string {
  const known = indexed.get(character);
  if (known !== undefined) return known;
  const { name, set, number, teams, keywords, abilities } = character;
  const card = cardOf(character);
  const parts = [
    name,
    set,
    number,
    number.replace(/^0+(?=\d)/, ''),
    ...teams,
    ...keywords,
    ...abilities.map(abilityName),
    ...listCharacterPowers(character).map(powerName),
    ...(card ? [card.kind, ...card.actions.map((action) => action.name)] : []),
  ];
  const text = ` ${parts.flatMap(wordsFound).join(' ')}`;
  indexed.set(character, text);
  return text;
}

function wordsFound(text: string): readonly string[] {
  const { words, joined } = listFindableWords(text);
  return [...words, ...joined.map(([word]) => word)];
}

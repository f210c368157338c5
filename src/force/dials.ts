import { cardOf } from '../catalog/cards/carded';
import { type Character, characterShape, liveClicks } from '../catalog/character';
import type { GeneralCard } from '../catalog/general-cards/card';
import { isRecord, type Loose } from '../plain/record';
import { parseWith } from '../plain/shape';
import { readCards } from './named-cards';
import { type Note, readList } from './read';

/** The characters and cards that a file of a force brings along, so that they can be played where the collection lacks them. */
export interface Dials {
  readonly characters: readonly Character[];
  /** Ids of those whose special powers come without their texts. */
  readonly textless: ReadonlySet<string>;
  readonly cards: readonly GeneralCard[];
}

export const NO_DIALS: Dials = { characters: [], textless: new Set(), cards: [] };

/** Keys of a character that another phone can use. Photographs and the notes of its source stay behind. */
const CARRIED = [
  'id',
  'name',
  'set',
  'number',
  'rank',
  'bystander',
  'teams',
  'keywords',
  'base',
  'size',
  'abilities',
  'range',
  'targets',
  'starts',
  'dial',
  'specials',
  'archenemy',
  'card',
  'rarity',
  'realName',
  'guessed',
  'lines',
  'printed',
] as const satisfies readonly (keyof Character)[];

/** What most characters are: it is left out of the file. */
const USUAL: Loose = {
  ...{ set: '', number: '', rank: 'plain', size: 'standard', bystander: false },
  ...{ teams: [], keywords: [], abilities: [], specials: [] },
  ...{ base: [1, 1], range: 0, targets: 1 },
};

/**
 * A character as plain data of the file; `readDials` reads it back.
 * @param texts whether special powers keep their texts; without them they keep their names and what they grant
 */
export function plainDial(character: Character, texts: boolean): Loose {
  const shown = texts ? character : withoutTexts(character);
  return Object.fromEntries(
    CARRIED.flatMap((key) => {
      const value = shown[key];
      const usual = Object.hasOwn(USUAL, key) && JSON.stringify(value) === JSON.stringify(USUAL[key]);
      return value === undefined || usual ? [] : [[key, value]];
    }),
  );
}

/** Whether a character has texts that can be left out. */
export function hasTexts({ specials }: Character): boolean {
  return specials.some(({ text, extras }) => text !== '' || extras !== undefined);
}

function withoutTexts(character: Character): Character {
  return { ...character, specials: character.specials.map(({ extras: _, ...special }) => ({ ...special, text: '' })) };
}

/** What a file brings along. A bad character or card is named and set aside; it never throws. */
export function readDials(file: Loose, note: Note): Dials {
  const byId = new Map<string, Character>();
  for (const [value, where] of readList(file, 'characters', note)) {
    const character = readDial(value);
    if (!character) note('bad-dial', where, isRecord(value) && Object.hasOwn(value, 'name') ? value.name : '');
    else if (!byId.has(character.id)) byId.set(character.id, character);
  }
  const textless = readList(file, 'textless', note).flatMap(([id]) => (typeof id === 'string' ? [id] : []));
  return { characters: [...byId.values()], textless: new Set(textless), cards: readCards(file, note) };
}

/** A character with what the file leaves out, and without what this version does not know; null where it cannot be played. */
function readDial(value: unknown): Character | null {
  if (!isRecord(value)) return null;
  const told = CARRIED.flatMap((key) => (Object.hasOwn(value, key) ? [[key, value[key]]] : []));
  const character = parseWith(characterShape, { ...USUAL, ...Object.fromEntries(told), origin: 'imported' });
  if (!character.ok || liveClicks(character.value.dial).length === 0) return null;
  return character.value.card === undefined || cardOf(character.value) ? character.value : null;
}

import { cardOf } from '../catalog/cards/carded-character';
import { CHARACTER_DEFAULTS, type Character, characterShape, listLiveClicks } from '../catalog/character';
import { findCardByName, type GeneralCard, type GeneralCardPart } from '../catalog/general-cards/card';
import { parseGeneralCard } from '../catalog/general-cards/shapes';
import { isRecord, type UnknownRecord } from '../plain/record';
import { parseWith } from '../plain/shape';
import { type ReportIssue, readList } from './force-fields';
import type { StoredForce } from './stored-force';

/** Keys of a card that another phone can use. Notes on the card's source are not exported. */
const EXPORTED_CARD_KEYS = ['id', 'name', 'text', 'grants', 'points', 'each', 'needs', 'kind', 'wild', 'keywords'];

/** Lists the cards that a force names, by part and name. */
function listCardNames({
  feats,
  objects,
  conditions,
  tarot,
}: StoredForce): readonly (readonly [GeneralCardPart, string])[] {
  return [
    ...feats.map(({ name }) => ['feats', name] as const),
    ...objects.map(({ name }) => ['objects', name] as const),
    ...conditions.map((name) => ['conditions', name] as const),
    ...tarot.map((name) => ['others', name] as const),
  ];
}

/** Lists the cards that a force names, without duplicates: feats, objects, conditions and the cards of its deck. */
export function listNamedCards(force: StoredForce, cards: readonly GeneralCard[]): readonly GeneralCard[] {
  if (cards.length === 0) return [];
  return [...new Set(listCardNames(force).flatMap(([part, name]) => findCardByName(cards, part, name) ?? []))];
}

/** Converts a card to plain data for the file, which `readCards` reads. */
export function serializeCard({ id, part, card }: GeneralCard): UnknownRecord {
  return { id, part, card: carriedOf(card) };
}

function carriedOf(card: object): UnknownRecord {
  return Object.fromEntries(Object.entries(card).filter(([key]) => EXPORTED_CARD_KEYS.includes(key)));
}

/** Reads the cards of a file. Never throws; invalid cards are reported and skipped. */
function readCards(file: UnknownRecord, note: ReportIssue): readonly GeneralCard[] {
  return readList(file, 'cards', note).flatMap(([value, where]) => {
    const { id, part, card } = isRecord(value) ? value : ({} as UnknownRecord);
    const read = parseGeneralCard({ id, part, card: isRecord(card) ? carriedOf(card) : null });
    if (!read.ok) note('bad-card', where, isRecord(card) ? card.name : '');
    return read.ok ? [read.value] : [];
  });
}

/** Characters and cards in a force file. They make the force playable even if the collection does not contain them. */
export interface ForceDials {
  readonly characters: readonly Character[];
  /** Ids of the characters with special powers that have no text in the file. */
  readonly textless: ReadonlySet<string>;
  readonly cards: readonly GeneralCard[];
}

export const EMPTY_FORCE_DIALS: ForceDials = { characters: [], textless: new Set(), cards: [] };

/** Keys of a character that another phone can use. Photographs and notes on the character's source are not exported. */
const EXPORTED_KEYS = [
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

/**
 * Converts a character to the JSON data of a force file, without default values. `readDials` is the reverse.
 * @param texts whether special powers retain their texts; otherwise only their names and the powers that they grant
 */
export function serializeDial(character: Character, texts: boolean): UnknownRecord {
  const shown = texts ? character : withoutTexts(character);
  const defaults: UnknownRecord = { ...CHARACTER_DEFAULTS };
  return Object.fromEntries(
    EXPORTED_KEYS.flatMap((key) => {
      const value = shown[key];
      return value === undefined || JSON.stringify(value) === JSON.stringify(defaults[key]) ? [] : [[key, value]];
    }),
  );
}

/** Returns whether a character has texts that `serializeDial` can omit. */
export function hasSpecialPowerTexts({ specials }: Character): boolean {
  return specials.some(({ text, extras }) => text !== '' || extras !== undefined);
}

function withoutTexts(character: Character): Character {
  return { ...character, specials: character.specials.map(({ extras: _, ...special }) => ({ ...special, text: '' })) };
}

/** Reads the characters and cards of a file. Never throws; invalid characters and cards are reported and skipped. */
export function readDials(file: UnknownRecord, note: ReportIssue): ForceDials {
  const byId = new Map<string, Character>();
  for (const [value, where] of readList(file, 'characters', note)) {
    const character = readDial(value);
    if (!character) note('bad-dial', where, isRecord(value) && Object.hasOwn(value, 'name') ? value.name : '');
    else if (!byId.has(character.id)) byId.set(character.id, character);
  }
  const textless = readList(file, 'textless', note).flatMap(([id]) => (typeof id === 'string' ? [id] : []));
  return { characters: [...byId.values()], textless: new Set(textless), cards: readCards(file, note) };
}

/**
 * Parses a character. Adds the defaults that the file omits and drops unknown keys. Null if the character cannot be
 * played.
 */
function readDial(value: unknown): Character | null {
  if (!isRecord(value)) return null;
  const told = EXPORTED_KEYS.flatMap((key) => (Object.hasOwn(value, key) ? [[key, value[key]]] : []));
  const character = parseWith(characterShape, {
    ...CHARACTER_DEFAULTS,
    ...Object.fromEntries(told),
    origin: 'imported',
  });
  if (!character.ok || listLiveClicks(character.value.dial).length === 0) return null;
  return character.value.card === undefined || cardOf(character.value) ? character.value : null;
}

import type { Character } from '../catalog/character';
import { nameAndNumberKey, normalizeId } from '../force/resolve';
import { err, ok, type Result } from '../plain/result';

/**
 * Content of a sticker under a base. It still identifies the character after a change of set or name: see `README.md`.
 */
export interface Sticker {
  /** The id in capitals. Null if it is too long for the small code; the sticker then only has the id's hash. */
  readonly id: string | null;
  /** Hash of the id in eight letters, independent of its separators. */
  readonly idMark: string;
  /** Hash of name and number in five letters. */
  readonly nameMark: string;
}

export const STICKER_FAULT_CODES = ['not-a-sticker', 'mistyped', 'newer-version'] as const;
export type StickerFault = (typeof STICKER_FAULT_CODES)[number];

/** Letters of stickers. I, L, O and U are omitted, because they are easily confused with other characters. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/**
 * First letter of a version 1 sticker with the id. `MARKED` is the first letter of a sticker with the hash of the id.
 */
const WRITTEN = 'A';
const MARKED = 'B';
/** Maximum length of an id in a sticker: a longer id would not fit a code of 21 by 21 modules. */
const MOST_ID = 12;
/** Maximum length of a sticker to parse. Later versions may be longer than the present one. */
const MOST = 64;

/** Returns the sticker of a character: the same for the same id, name and number on every phone. */
export function makeSticker(character: Pick<Character, 'id' | 'name' | 'number'>): Sticker {
  const id = character.id.toUpperCase();
  return {
    id: /^[A-Z0-9-]+$/.test(id) && id.length <= MOST_ID ? id : null,
    idMark: idMarkOf(character.id),
    nameMark: nameMarkOf(character),
  };
}

/** Prints a sticker as up to 20 letters and digits. A QR code stores two of them in 11 bits. */
export function printSticker({ id, idMark, nameMark }: Sticker): string {
  const [head, end] = id === null ? [MARKED, idMark] : [WRITTEN, id];
  return head + nameMark + check(head + nameMark + end) + end;
}

/** Parses scanned or typed text, ignoring case and blanks. Never throws. */
export function parseSticker(text: string): Result<Sticker, StickerFault> {
  const bare = text
    .slice(0, MOST + 20)
    .replace(/\s+/g, '')
    .toUpperCase();
  const match = /^([A-Z])([0-9A-Z]{5})([0-9A-Z]{2})([0-9A-Z-]+)$/.exec(bare);
  if (!match || bare.length > MOST) return err('not-a-sticker');
  const [, head = '', name = '', sum = '', rest = ''] = match;
  const nameMark = likened(name);
  if (head === WRITTEN && rest.length <= MOST_ID) {
    if (check(head + nameMark + rest) !== likened(sum)) return err('mistyped');
    return ok({ id: rest, idMark: idMarkOf(rest), nameMark });
  }
  if (head === MARKED && rest.length === 8) {
    const idMark = likened(rest);
    return check(head + nameMark + idMark) === likened(sum) ? ok({ id: null, idMark, nameMark }) : err('mistyped');
  }
  const later = head !== WRITTEN && head !== MARKED && check(head + name + rest) === sum;
  return err(later ? 'newer-version' : 'not-a-sticker');
}

/**
 * How a character was found. `id`: by its id. `name`: by name and number, after its set was renamed. `renamed`: by its
 * id although its name differs.
 */
export type StickerMatchKind = 'id' | 'name' | 'renamed';

export interface StickerMatch {
  /** Matching characters: several if name and number are ambiguous. */
  readonly characters: readonly [Character, ...Character[]];
  readonly by: StickerMatchKind;
}

/**
 * Returns a function that finds the characters of a sticker in a collection, like `makeCharacterFinder` for forces. The
 * function returns null if no character matches.
 */
export function makeStickerFinder(characters: readonly Character[]): (sticker: Sticker) => StickerMatch | null {
  const byId = new Map<string, Character[]>();
  const byName = new Map<string, Character[]>();
  for (const each of characters) {
    add(byName, nameMarkOf(each), each);
    const printed = each.set === '' || each.number === '' ? each.id : `${each.set}${each.number}`;
    for (const mark of new Set([idMarkOf(each.id), idMarkOf(printed)])) add(byId, mark, each);
  }
  return ({ idMark, nameMark }) => {
    const own = byId.get(idMark) ?? [];
    const named = byName.get(nameMark) ?? [];
    return (
      told(
        own.filter((each) => named.includes(each)),
        'id',
      ) ??
      told(named, 'name') ??
      told(own, 'renamed')
    );
  };
}

function told([first, ...rest]: readonly Character[], by: StickerMatchKind): StickerMatch | null {
  return first ? { characters: [first, ...rest], by } : null;
}

function add(index: Map<string, Character[]>, key: string, character: Character): void {
  const list = index.get(key);
  if (list) list.push(character);
  else index.set(key, [character]);
}

function idMarkOf(id: string): string {
  const bare = normalizeId(id);
  return lettersOf(digest(bare, 1), 6) + lettersOf(digest(bare, 2), 2);
}

function nameMarkOf(character: Pick<Character, 'name' | 'number'>): string {
  return lettersOf(digest(nameAndNumberKey(character), 3), 5);
}

/** Replaces letters missing from LETTERS by the characters that they are confused with. */
function likened(text: string): string {
  return text.replaceAll('O', '0').replace(/[IL]/g, '1');
}

/** Hashes the letters to 32 bits: FNV-1a with a final mix, in which every bit depends on all input. */
function digest(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Encodes the lowest bits of a number, five per letter. */
function lettersOf(value: number, count: number): string {
  return Array.from({ length: count }, (_, place) => LETTERS[(value >>> (place * 5)) & 31]).join('');
}

/** Computes a CRC-10 as two letters, which detects any single typing error. */
function check(text: string): string {
  let rest = 0;
  for (let i = 0; i < text.length; i++) {
    rest ^= text.charCodeAt(i) << 2;
    for (let bit = 0; bit < 8; bit++) rest = rest & 0x200 ? ((rest << 1) ^ 0x233) & 0x3ff : rest << 1;
  }
  return lettersOf(rest, 2);
}

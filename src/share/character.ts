import type { Character } from '../catalog/character';
import { parseCharacter } from '../game/shapes';
import { isRecord } from '../plain/record';
import { bad, good, type Result } from '../plain/result';
import { packed, unpacked } from './packed';

export const CHARACTER_PLACE = '#/collection/take/';
const VERSION = 1;
const MOST_TEXT = 200_000;

export type CharacterLinkFault = 'not-a-character' | 'newer-version' | 'too-large';

/**
 * A link under which the app shows a character before it is kept. It stands after the `#`, which no server sees.
 * @param base the app's own address; what follows a `#` in it is left out
 */
export async function linkOfCharacter(base: string, character: Character): Promise<string> {
  const { added: _added, edited: _edited, deletedAt: _deleted, ...bare } = character as Character & Stored;
  const file = { sidekick: 'character', version: VERSION, character: bare };
  return base.replace(/#.*$/s, '') + CHARACTER_PLACE + (await packed(JSON.stringify(file)));
}

/** What the store adds, which is of no use to another phone. */
interface Stored {
  readonly added?: unknown;
  readonly edited?: unknown;
  readonly deletedAt?: unknown;
}

/** The character of a link or of the end of one. It never throws. */
export async function readCharacterLink(text: string): Promise<Result<Character, CharacterLinkFault>> {
  if (text.length > MOST_TEXT) return bad('too-large');
  const at = text.indexOf(CHARACTER_PLACE);
  const file = parsed(await unpacked((at < 0 ? text : text.slice(at + CHARACTER_PLACE.length)).trim()));
  if (!isRecord(file) || file.sidekick !== 'character' || typeof file.version !== 'number')
    return bad('not-a-character');
  const character = parseCharacter(file.character);
  if (!character.ok) return bad(file.version > VERSION ? 'newer-version' : 'not-a-character');
  // Whatever it was on the other phone, here it came in from outside.
  return good({ ...character.value, origin: 'imported' });
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

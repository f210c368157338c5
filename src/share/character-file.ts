import type { Character } from '../catalog/character';
import { parseCharacter } from '../game/parse-fact';
import type { UnknownRecord } from '../plain/record';
import { err, ok, type Result } from '../plain/result';
import { tryCatch } from '../plain/try-catch';

/** Value of the `sidekick` key in a character file. */
export const CHARACTER_FORMAT = 'character';
const VERSION = 1;

/** Prints a character for a link, a code or a file. */
export function printCharacterFile(character: Character): string {
  const { added: _added, edited: _edited, deletedAt: _deleted, ...bare } = character as Character & Stored;
  return JSON.stringify({ sidekick: CHARACTER_FORMAT, version: VERSION, character: bare });
}

/** Fields added by the store, which are useless on another phone. */
interface Stored {
  readonly added?: unknown;
  readonly edited?: unknown;
  readonly deletedAt?: unknown;
}

/** Reads the character of a parsed file. Never throws. */
export function readCharacterFile(file: UnknownRecord): Result<Character, CharacterFault> {
  return tryCatch<Result<Character, CharacterFault>>(
    () => characterOf(file),
    () => err('not-a-character'),
  );
}

type CharacterFault = 'not-a-character' | 'newer-version';

function characterOf(file: UnknownRecord): Result<Character, CharacterFault> {
  if (file.sidekick !== CHARACTER_FORMAT || typeof file.version !== 'number') return err('not-a-character');
  const character = parseCharacter(file.character);
  if (!character.ok) return err(file.version > VERSION ? 'newer-version' : 'not-a-character');
  // A character received from another phone counts as imported, whatever its origin was.
  return ok({ ...character.value, origin: 'imported' });
}

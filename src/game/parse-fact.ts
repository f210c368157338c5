import { type Card, cardShape } from '../catalog/card';
import { type Character, characterShape } from '../catalog/character';
import type { Result } from '../plain/result';
import { parseWith } from '../plain/shape';
import { type Fact, factShape } from '../table/facts';

/** Parses a stored character. The fault names the field. */
export function parseCharacter(value: unknown): Result<Character, string> {
  return parseWith(characterShape, value);
}

/** Parses a stored card. The fault names the field. */
export function parseCard(value: unknown): Result<Card, string> {
  return parseWith(cardShape, value);
}

/** Parses a fact from disk or from another phone. The fault names the field. */
export function parseFact(value: unknown): Result<Fact, string> {
  return parseWith(factShape, value);
}

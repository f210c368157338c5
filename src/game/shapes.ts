import { type Card, cardShape } from '../catalog/card';
import { type Character, characterShape } from '../catalog/character';
import type { Result } from '../plain/result';
import { parseWith } from '../plain/shape';
import { type Fact, factShape } from '../table/facts';

/** Reads a stored character; the fault names the place in it. */
export function parseCharacter(value: unknown): Result<Character, string> {
  return parseWith(characterShape, value);
}

/** Reads a stored card; the fault names the place in it. */
export function parseCard(value: unknown): Result<Card, string> {
  return parseWith(cardShape, value);
}

/** Reads a fact as it comes from disk or from another phone; the fault names the place in it. */
export function parseFact(value: unknown): Result<Fact, string> {
  return parseWith(factShape, value);
}

import { listOf, nullOr, shape, text, whole } from '../plain/shape';
import type { FeatNeeds } from './force';

// Shapes for texts and numbers in stored records. Parsers of external files are stricter.

export const id = text(200, 1);
export const name = text(500);
export const word = text(200);
/** Id of a phone in shared games: its public key, or a generated id in older versions. */
export const person = text(64, 4);
export const words = listOf(word, 200);
export const longText = text(20_000);
export const points = whole(-1_000_000_000, 1_000_000_000);
/** Click of a dial, counted from 1. */
export const click = whole(1, 200);
/** Small numbers: prices, slots, tokens. */
export const few = whole(0, 99);
export const maybeFew = nullOr(few);

/** Requirements of a feat. */
export const needs = shape<FeatNeeds>({
  powers: listOf(name, 200),
  abilities: listOf(name, 200),
  team: nullOr(name),
  speed: maybeFew,
  attack: maybeFew,
  defense: maybeFew,
  damage: maybeFew,
});

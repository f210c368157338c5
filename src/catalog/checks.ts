import { listOf, nullOr, shape, text, whole } from '../plain/shape';
import type { FeatNeeds } from './force';

// What the words and numbers of kept records may be. The readers of foreign files are stricter.

export const id = text(200, 1);
export const name = text(500);
export const word = text(200);
/** Identifies a phone in the games that it shares: its public key, or what older versions made up. */
export const person = text(64, 4);
export const words = listOf(word, 200);
export const longText = text(20_000);
export const points = whole(-1_000_000_000, 1_000_000_000);
/** A place on a dial, from 1. */
export const click = whole(1, 200);
/** Prices, slots, tokens. */
export const few = whole(0, 99);
export const maybeFew = nullOr(few);

/** What a feat asks for. */
export const needs = shape<FeatNeeds>({
  powers: listOf(name, 200),
  abilities: listOf(name, 200),
  team: nullOr(name),
  speed: maybeFew,
  attack: maybeFew,
  defense: maybeFew,
  damage: maybeFew,
});

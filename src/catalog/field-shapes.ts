import { integer, listOf, nullOr, text } from '../plain/shape';

// Limits of texts and numbers in stored records. Parsers of external files are stricter.

export const idShape = text(200, 1);
export const nameShape = text(500);
export const wordShape = text(200);

/** Id of a phone in shared games: its public key, or a generated id in older versions. */
export const personShape = text(64, 4);
export const wordsShape = listOf(wordShape, 200);
export const longTextShape = text(20_000);
export const pointsShape = integer(-1_000_000_000, 1_000_000_000);

/** Click of a dial, counted from 1. */
export const clickShape = integer(1, 200);

/** Small counts: prices, slots and tokens. */
export const smallCountShape = integer(0, 99);
export const nullableSmallCountShape = nullOr(smallCountShape);

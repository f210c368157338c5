import { BOOKS, entryOn } from '../../book';
import type { Entry } from '../../book/entry';
import type { Character } from '../../catalog/character';
import { type PowerAt, powerId } from '../../catalog/powers';

/** The white square stands for a power that the character's own card tells. */
const SPECIAL = 'special';

/** Who tells what a power does: the character's own card, an entry of a book, or nobody (an empty list of specials). */
export type PowerTold = { readonly entry: Entry } | { readonly specials: Character['specials'] };

/**
 * What a power of a character does: in the words of its card where it is its own, else of the book that is played; where nothing is
 * played (null), of the first book that tells it.
 */
export function powerTold(power: PowerAt, specials: Character['specials'], edition: string | null): PowerTold {
  const own = specials.filter((special) =>
    power.power === SPECIAL
      ? power.slot === null || special.slot === power.slot
      : powerId(special.name) === power.power,
  );
  if (own.length > 0) return { specials: own };
  const editions = edition === null ? BOOKS.map((book) => book.edition) : [edition];
  const entry = editions.map((each) => entryOn(each, power.power)).find((found) => found !== null);
  return entry ? { entry } : { specials: [] };
}

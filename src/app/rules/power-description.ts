import { BOOKS, findEntryByTopic } from '../../book';
import type { Entry } from '../../book/entry';
import type { Character } from '../../catalog/character';
import { type PowerInSlot, powerId } from '../../catalog/powers';

/** Id of the white square, which marks a power described on the character's own card. */
const SPECIAL = 'special';

/**
 * Source of a power's description: an entry of a book, or special powers of the character's card. An empty list means
 * that no source describes the power.
 */
export type PowerDescription = { readonly entry: Entry } | { readonly specials: Character['specials'] };

/**
 * Returns the description of a character's power: from the card if the power is special, else from the book of the
 * edition.
 * @param edition null if no game is open; then the first book that describes the power is used
 */
export function findPowerDescription(
  power: PowerInSlot,
  specials: Character['specials'],
  edition: string | null,
): PowerDescription {
  const own = specials.filter((special) =>
    power.power === SPECIAL
      ? power.slot === null || special.slot === power.slot
      : powerId(special.name) === power.power,
  );
  if (own.length > 0) return { specials: own };
  const editions = edition === null ? BOOKS.map((book) => book.edition) : [edition];
  const entry = editions.map((each) => findEntryByTopic(each, power.power)).find((entry) => entry !== null);
  return entry ? { entry } : { specials: [] };
}

import { hashText, toKebabCase } from '../../plain/lenient';
import { parseWith } from '../../plain/shape';
import { CHARACTER_DEFAULTS, type Character, type DialValue } from '../character';
import { filterFatalProblems, listCardProblems } from './card-problems';
import { type CharacterCard, faceOf } from './character-card';
import { characterCardShape } from './character-shape';

/** Fields of a character with a card that are not on the card. */
export type OffCardFields = Pick<Character, 'name' | 'set' | 'number' | 'keywords' | 'origin'> & {
  readonly id?: string;
};

/** Distance in spaces up to which ranged attacks have full strength. There is no maximum range. */
const FULL_STRENGTH = 3;

/**
 * Converts a card to a `Character`, for collection, forces and games. The points are unit points, with one start per
 * side of the card. A dial of one click repeats the values of the first side, for screens that show four values.
 */
export function characterFromCard(card: CharacterCard, head: OffCardFields): Character {
  const face = faceOf(card, 0);
  const plain = (value: number): DialValue => ({ value, power: null });
  return {
    ...CHARACTER_DEFAULTS,
    id: cardedId(card, head),
    name: head.name,
    set: head.set,
    number: head.number,
    rank: card.kind === 'henchman' ? 'plain' : 'unique',
    keywords: head.keywords,
    range: face.attack.type === 'ranged' ? FULL_STRENGTH : 0,
    starts: card.faces.map(({ unit }) => ({ points: unit, click: 1 })),
    dial: [
      {
        speed: plain(face.action.gain),
        attack: plain(face.attack.strength),
        defense: plain(face.defend.strength),
        damage: plain(face.attack.strength),
      },
    ],
    card,
    origin: head.origin,
  };
}

/**
 * Returns the id of a character. Without an id from the source, the id is derived from all fields, so identical entries
 * are one character.
 */
function cardedId(card: CharacterCard, head: OffCardFields): string {
  return head.id ?? `entered-${toKebabCase(head.name).slice(0, 40)}-${hashText(JSON.stringify([head.name, card]))}`;
}

/** Cache of validated cards. Null marks an invalid card. */
const known = new WeakMap<object, CharacterCard | null>();

/** Returns the validated card of a character. Null if the character has no card or an unplayable one. */
export function cardOf({ card }: Character): CharacterCard | null {
  if (card === undefined) return null;
  const before = known.get(card);
  if (before !== undefined) return before;
  const parsed = parseWith<CharacterCard>(characterCardShape, card);
  const checked = parsed.ok && filterFatalProblems(listCardProblems(parsed.value)).length === 0 ? parsed.value : null;
  known.set(card, checked);
  return checked;
}

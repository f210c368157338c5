import { kebab, markOf } from '../../plain/loose';
import { parseWith } from '../../plain/shape';
import type { Character, DialValue } from '../character';
import { type CharacterCard, faceOf } from './character-card';
import { characterCardShape } from './character-shape';
import { problemsOfCard, unplayable } from './problems';

/** What a character with a card has beside it. */
export type CardHead = Pick<Character, 'name' | 'set' | 'number' | 'keywords' | 'origin'> & { readonly id?: string };

/** Ranged attacks lose nothing up to here, and have no end. */
const FULL_STRENGTH = 3;

/**
 * A character with a card, as collection, forces and games hold every character: its points are unit points, one start for each side of
 * the card, and a dial of one click repeats the values of the first side for screens that show four.
 */
export function characterOfCard(card: CharacterCard, head: CardHead): Character {
  const face = faceOf(card, 0);
  const plain = (value: number): DialValue => ({ value, power: null });
  return {
    id: cardedId(card, head),
    name: head.name,
    set: head.set,
    number: head.number,
    rank: card.kind === 'henchman' ? 'plain' : 'unique',
    bystander: false,
    teams: [],
    keywords: head.keywords,
    base: [1, 1],
    size: 'standard',
    abilities: [],
    range: face.attack.type === 'ranged' ? FULL_STRENGTH : 0,
    targets: 1,
    starts: card.faces.map(({ unit }) => ({ points: unit, click: 1 })),
    dial: [
      {
        speed: plain(face.action.gain),
        attack: plain(face.attack.strength),
        defense: plain(face.defend.strength),
        damage: plain(face.attack.strength),
      },
    ],
    specials: [],
    card,
    origin: head.origin,
  };
}

/** Of all that was typed, where it brings none: two cards typed alike are one. */
function cardedId(card: CharacterCard, head: CardHead): string {
  return head.id ?? `entered-${kebab(head.name).slice(0, 40)}-${markOf(JSON.stringify([head.name, card]))}`;
}

/** Cards that were looked at; null: it is none. */
const known = new WeakMap<object, CharacterCard | null>();

/** The card of a character, checked; null where it has none, or one that nobody can play by. */
export function cardOf({ card }: Character): CharacterCard | null {
  if (card === undefined) return null;
  const before = known.get(card);
  if (before !== undefined) return before;
  const parsed = parseWith<CharacterCard>(characterCardShape, card);
  const checked = parsed.ok && unplayable(problemsOfCard(parsed.value)).length === 0 ? parsed.value : null;
  known.set(card, checked);
  return checked;
}

import { type Character, DIAL_SLOTS } from '../../catalog/character';
import { newId } from '../../store/database';
import { makePiece } from '../../table/piece';
import { makeCharacterFromPiece } from '../../table/position-setup';

export const FIRST_CLICK_VALUES = ['points', 'speed', 'attack', 'defense', 'damage', 'range', 'clicks'] as const;
export type FirstClickValue = (typeof FIRST_CLICK_VALUES)[number];
export type FirstClickValues = Readonly<Record<FirstClickValue, number>>;

const PLAIN = makePiece('', []);

/** Values that the form starts with. Most dials have at most twelve clicks; further clicks are added in the editor. */
export const FIRST_CLICK_DEFAULTS: FirstClickValues = {
  points: 50,
  speed: PLAIN.speed,
  attack: PLAIN.attack,
  defense: PLAIN.defense,
  damage: PLAIN.damage,
  range: 0,
  clicks: 6,
};

/**
 * Makes a character of which only the first click is known. The other clicks repeat its values and are marked as
 * guessed, so that players see what to look up when the dial turns.
 */
export function makeFirstClickCharacter(name: string, { clicks, ...values }: FirstClickValues): Character {
  const piece = makePiece(name, [], { ...values, clicks, name });
  const later = Array.from({ length: Math.max(0, clicks - 1) }, (_, index) => index + 2);
  const guessed = later.flatMap((click) => DIAL_SLOTS.map((slot) => `${click}.${slot}`));
  return { ...makeCharacterFromPiece(piece), id: newId(), ...(guessed.length > 0 && { guessed }) };
}

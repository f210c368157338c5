import type { Character } from '../catalog/character';
import { joinWithOr, say, sayMany } from './say';

/** Maximum length of a name on one line, in characters. Detail views show the full name. */
export const MAX_NAME_LENGTH = 80;

export function truncate(text: string, most: number = MAX_NAME_LENGTH): string {
  const signs = [...text];
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`;
}

/** Describes where a character comes from: `demo 003`, `entered by hand`. */
export function describeOrigin(character: Character): string {
  const printed = [character.set, character.number].filter((each) => each !== '').join(' ');
  if (printed !== '') return printed;
  return character.origin === 'entered'
    ? say('entered by hand')
    : character.origin === 'demo'
      ? say('sample')
      : say('imported');
}

/**
 * Describes the points of a character: `140 points`, `200 or 100 points`. For a character with a card: `2 unit points`.
 */
export function describePoints(character: Character): string {
  const points = joinWithOr(character.starts.map((start) => String(start.points)));
  return character.card === undefined
    ? say('{points} points', { points })
    : points === '1'
      ? say('1 unit point')
      : say('{points} unit points', { points });
}

/** Describes the range of a character: `range 6, 2 bolts`, or `range 0` without bolts. */
export function describeRange(character: Character): string {
  if (character.range === 0) return say('range 0');
  return say('range {range}, {bolts}', {
    range: character.range,
    bolts: sayMany(character.targets, '1 bolt', '{n} bolts'),
  });
}

import { say } from '../say';

/** Empty noun, because a plain square is named by its coordinates alone. */
const SQUARE = '';

/** Nouns for places, and functions that join places. */
export const PLACE_TEXT = {
  square: SQUARE,
  blocking: say('blocking terrain'),
  hindering: say('hindering terrain'),
  elevated: say('elevated terrain'),
  water: say('water'),
  indoors: say('indoor square'),
  clear: say('clear'),
  stairs: say('stairs'),
  ladder: say('ladder'),
  special: say('special terrain'),
  printedObject: say('printed object'),
  wall: say('a wall'),
  door: say('a closed door'),
  level: (level: number): string => say('level {level}', { level }),
  startOf: (name: string): string => say('starting area of {name}', { name }),
  /** Phrase for a place between two squares: `a wall between c3 and c4`. */
  between: (noun: string, [first, second]: readonly [string, string]): string =>
    say('{noun} between {first} and {second}', { noun, first, second }),
  /** Phrase for a place on squares: `hindering terrain at d6 and e5`, but `d6 and e5` for plain squares. */
  at: (noun: string, names: string): string => (noun === SQUARE ? names : say('{noun} at {names}', { noun, names })),
  /** Joins names into a list: `a`, `a and b`, `a, b and c`. */
  list: listed,
};

/**
 * Joins items into a list, such as `a, b and c`. Replaces `Intl.ListFormat`, which takes a third of a second at its
 * first use on a slow phone.
 */
function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return say('{items} and {last}', { items: items.slice(0, -1).join(', '), last });
}

/** English nouns for places, and how they join. */
export const EN_PLACES = {
  square: 'square',
  blocking: 'blocking terrain',
  hindering: 'hindering terrain',
  elevated: 'elevated terrain',
  water: 'water',
  indoors: 'indoor square',
  clear: 'clear',
  stairs: 'stairs',
  ladder: 'ladder',
  special: 'special terrain',
  printedObject: 'printed object',
  wall: 'a wall',
  door: 'a closed door',
  level: (level: number): string => `level ${level}`,
  startOf: (name: string): string => `starting area of ${name}`,
  /** `a wall between c3 and c4`. */
  between: (noun: string, [first, second]: readonly [string, string]): string =>
    `${noun} between ${first} and ${second}`,
  /** `hindering terrain at d6 and e5`, but `d6 and e5` for plain squares. */
  at: (noun: string, names: string): string => (noun === 'square' ? names : `${noun} at ${names}`),
  list: (items: readonly string[]): string =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`,
};

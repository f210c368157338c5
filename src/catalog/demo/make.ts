import { CHARACTER_DEFAULTS, type Character, type Click, type DialValue } from '../character';

/** Value of a dial square, or value with the power of the square. */
export type DemoCell = number | readonly [value: number, power: string];
/** Click of a demo dial: speed, attack, defense, damage. */
export type DemoClick = readonly [DemoCell, DemoCell, DemoCell, DemoCell];

/** Builds a demo character from its base and dial; each row is a click. Omitted fields default to the plainest base. */
export function demoCharacter(
  number: string,
  name: string,
  points: number,
  rows: readonly DemoClick[],
  rest: Partial<Character> & Pick<Character, 'keywords' | 'range'>,
): Character {
  return {
    ...CHARACTER_DEFAULTS,
    id: `demo-${number}`,
    name,
    set: 'demo',
    number,
    rank: 'unique',
    starts: [{ points, click: 1 }],
    dial: rows.map(clickOf),
    origin: 'demo',
    ...rest,
  };
}

function clickOf([speed, attack, defense, damage]: DemoClick): Click {
  return { speed: cellValue(speed), attack: cellValue(attack), defense: cellValue(defense), damage: cellValue(damage) };
}

function cellValue(cell: DemoCell): DialValue {
  return typeof cell === 'number' ? { value: cell, power: null } : { value: cell[0], power: cell[1] };
}

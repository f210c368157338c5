import type { Board } from './board';
import { type Brush, PAINTS } from './edit';
import { DOOR, OPEN, WALL } from './terrain';

/** Brushes of the palette, in display order. */
export const CHOICES = [
  'bare',
  'hindering',
  'blocking',
  'water',
  'special',
  'indoors',
  'level',
  'stairs',
  'ladder',
  'object',
  'start',
  'wall',
  'door',
] as const;
export type Choice = (typeof CHOICES)[number];

export interface BrushSettings {
  readonly choice: Choice;
  /** Whether it erases instead of painting. */
  readonly erase: boolean;
  readonly level: number;
  readonly side: string;
  /** Strength of walls, doors and objects; 0 for none. */
  readonly strength: number;
}

export function isForEdges(choice: Choice): boolean {
  return choice === 'wall' || choice === 'door';
}

export function brushOf({ choice, erase, level, side, strength }: BrushSettings): Brush {
  const firm = strength === 0 ? null : strength;
  switch (choice) {
    case 'bare':
      return { kind: 'bare' };
    case 'level':
      return { kind: 'level', level: erase ? 0 : level };
    case 'start':
      return { kind: 'start', side: erase ? null : side };
    case 'wall':
    case 'door':
      return { kind: 'edge', lies: erase ? OPEN : choice === 'wall' ? WALL : DOOR, strength: firm };
    default:
      return { kind: 'terrain', bit: PAINTS[choice], on: !erase, strength: firm };
  }
}

const SIDES = ['red', 'blue', 'green', 'violet'] as const;

/** Lists the sides that may have a starting area: four by colour, and any others that the map uses. */
export function sidesOf(board: Board): string[] {
  return [...new Set([...SIDES, ...board.starts.keys()])];
}

/** Returns a CSS colour. Sides that are not named after a colour get one by their index. */
export function colourOfSide(side: string, board: Board): string {
  const all = sidesOf(board);
  const named = SIDES.find((each) => each === side) ?? SIDES[all.indexOf(side) % SIDES.length] ?? 'red';
  return `var(--side-${named})`;
}

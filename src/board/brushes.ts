import type { Board } from './board';
import { type Brush, PAINT_BITS } from './edit';
import { DOOR, OPEN, WALL } from './terrain';

/** Brushes of the palette, in display order. */
export const BRUSH_CHOICES = [
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
export type BrushChoice = (typeof BRUSH_CHOICES)[number];

export interface BrushSettings {
  readonly choice: BrushChoice;
  /** Whether the brush erases instead of painting. */
  readonly erase: boolean;
  readonly level: number;
  readonly side: string;
  /** Strength of painted walls, doors and objects. 0 for none. */
  readonly strength: number;
}

export function isEdgeBrush(choice: BrushChoice): boolean {
  return choice === 'wall' || choice === 'door';
}

export function makeBrush({ choice, erase, level, side, strength }: BrushSettings): Brush {
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
      return { kind: 'terrain', bit: PAINT_BITS[choice], on: !erase, strength: firm };
  }
}

const SIDES = ['red', 'blue', 'green', 'violet'] as const;

/** Lists the sides that may have a starting area: the four colours, and any other sides on the map. */
export function listBoardSides(board: Board): string[] {
  return [...new Set([...SIDES, ...board.starts.keys()])];
}

/** Returns the CSS colour of a side. A side that is not named after a colour gets a colour by its index. */
export function colourOfSide(side: string, board: Board): string {
  const all = listBoardSides(board);
  const named = SIDES.find((each) => each === side) ?? SIDES[all.indexOf(side) % SIDES.length] ?? 'red';
  return `var(--side-${named})`;
}

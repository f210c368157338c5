import type { Finding, FindingCode } from '../../board/checks';
import type { Symmetry } from '../../board/mirror';
import type { Tool } from '../../board/stroke';
import { squareName } from '../../grid/square';
import type { Choice } from './brushes';

/** Short enough to stand under a swatch, and as a screen reader says it. */
export const CHOICE_WORDS: Readonly<Record<Choice, readonly [short: string, whole: string]>> = {
  bare: ['Clear', 'Clear ground'],
  hindering: ['Hindering', 'Hindering terrain'],
  blocking: ['Blocking', 'Blocking terrain'],
  water: ['Water', 'Water'],
  special: ['Special', 'Special terrain'],
  indoors: ['Indoors', 'Indoors'],
  level: ['Level', 'Level'],
  stairs: ['Stairs', 'Stairs'],
  ladder: ['Ladder', 'Ladder'],
  object: ['Object', 'Printed object'],
  start: ['Start', 'Starting area'],
  wall: ['Wall', 'Wall'],
  door: ['Door', 'Door'],
};

export const TOOL_WORDS: Readonly<Record<Tool | 'pan' | 'cut', string>> = {
  paint: 'Paint',
  line: 'Line',
  box: 'Rectangle',
  fill: 'Fill',
  pan: 'Move the map',
  cut: 'Save as a tile',
};

const SQUARE_HINTS: Readonly<Record<Tool, string>> = {
  paint: 'Drag to paint; two fingers move the map.',
  line: 'Drag from one end to the other.',
  box: 'Drag from corner to corner.',
  fill: 'Tap an area: all that is alike and hangs together.',
};

const EDGE_HINTS: Readonly<Record<Tool, string>> = {
  paint: 'Drag along the grid lines, or tap one.',
  line: 'Drag: it stays straight.',
  box: 'Drag a room from corner to corner.',
  fill: 'Tap an area to wall it in.',
};

/** What a finger does now. */
export function hintOf(tool: Tool, forEdges: boolean): string {
  return forEdges ? EDGE_HINTS[tool] : SQUARE_HINTS[tool];
}

export const SYMMETRY_WORDS: Readonly<Record<Symmetry, string>> = {
  none: 'off',
  'left-right': 'left and right',
  'top-bottom': 'top and bottom',
  'half-turn': 'half a turn',
  both: 'all four quarters',
};

const FINDINGS: Readonly<Record<FindingCode, (sides: readonly string[]) => string>> = {
  unreached: () => 'Nobody on foot gets here',
  'stair-nowhere': () => 'A stair that leads to no other level',
  'ladder-nowhere': () => 'A ladder that leads to no other level',
  'start-blocked': ([side]) => `Blocking terrain in the starting area of ${side ?? ''}`,
  'start-alone': ([side]) => `Only ${side ?? ''} has a starting area`,
  'starts-apart': (sides) => `No way on foot between the starting areas of ${sides.join(' and ')}`,
  'door-loose': () => 'A door that hangs in no wall',
  'door-blocked': () => 'A door that opens onto blocking terrain',
};

const NAMED = 6;

/** `A door that hangs in no wall: b1, b2.` */
export function wordsOfFinding({ code, squares, sides }: Finding): string {
  const names = squares.slice(0, NAMED).map(squareName).join(', ');
  const more = squares.length > NAMED ? ` and ${squares.length - NAMED} more` : '';
  return `${FINDINGS[code](sides)}: ${names}${more}.`;
}

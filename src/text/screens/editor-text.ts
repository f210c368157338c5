import type { BrushChoice } from '../../board/brushes';
import type { BoardFinding, BoardFindingCode } from '../../board/check-board';
import type { Symmetry } from '../../board/mirror';
import type { DrawingTool } from '../../board/stroke';
import { squareName } from '../../grid/square';
import { PLACE_TEXT } from '../names/places';
import { say } from '../say';

/** Labels of the brushes: a short label below the swatch, and a full label for screen readers. */
export const BRUSH_CHOICE_TEXT: Readonly<Record<BrushChoice, readonly [short: string, whole: string]>> = {
  bare: [say('Clear'), say('Clear terrain')],
  hindering: [say('Hindering'), say('Hindering terrain')],
  blocking: [say('Blocking'), say('Blocking terrain')],
  water: [say('Water'), say('Water')],
  special: [say('Special'), say('Special terrain')],
  indoors: [say('Indoors'), say('Indoors')],
  level: [say('Level'), say('Level')],
  stairs: [say('Stairs'), say('Stairs')],
  ladder: [say('Ladder'), say('Ladder')],
  object: [say('Object'), say('Printed object')],
  start: [say('Start'), say('Starting area')],
  wall: [say('Wall'), say('Wall')],
  door: [say('Door'), say('Door')],
};

export const EDITOR_TOOL_TEXT: Readonly<Record<DrawingTool | 'pan' | 'cut', string>> = {
  paint: say('Paint'),
  line: say('Line'),
  box: say('Rectangle'),
  fill: say('Fill'),
  pan: say('Move the map'),
  cut: say('Save as a tile'),
};

/** Announcements for screen readers after the first of two squares is chosen by keyboard. */
export const FIRST_SQUARE_TEXT: Readonly<Record<'line' | 'box' | 'cut', (square: string) => string>> = {
  line: (square) => say('Line from {square}. Press Enter again at the other end.', { square }),
  box: (square) => say('Rectangle from {square}. Press Enter again at the other corner.', { square }),
  cut: (square) => say('Tile from {square}. Press Enter again at the other corner.', { square }),
};

const SQUARE_HINTS: Readonly<Record<DrawingTool, string>> = {
  paint: say('Drag to paint; two fingers move the map.'),
  line: say('Drag from one end to the other.'),
  box: say('Drag from corner to corner.'),
  fill: say('Tap an area to fill all connected squares of its kind.'),
};

const EDGE_HINTS: Readonly<Record<DrawingTool, string>> = {
  paint: say('Drag along the grid lines, or tap one.'),
  line: say('Drag a straight line.'),
  box: say('Drag a room from corner to corner.'),
  fill: say('Tap an area to wall it in.'),
};

/** Describes what a touch does with the current tool. */
export function editorHint(tool: DrawingTool, forEdges: boolean): string {
  return forEdges ? EDGE_HINTS[tool] : SQUARE_HINTS[tool];
}

export const SYMMETRY_TEXT: Readonly<Record<Symmetry, string>> = {
  none: say('off'),
  'left-right': say('left and right'),
  'top-bottom': say('top and bottom'),
  'half-turn': say('half turn'),
  both: say('all four quarters'),
};

const FINDINGS: Readonly<Record<BoardFindingCode, (sides: readonly string[]) => string>> = {
  unreached: () => say('Cannot be reached on foot'),
  'stair-nowhere': () => say('Stairs lead to no other level'),
  'ladder-nowhere': () => say('Ladder leads to no other level'),
  'start-blocked': ([side]) => say('Blocking terrain in the starting area of {side}', { side: side ?? '' }),
  'start-alone': ([side]) => say('Only {side} has a starting area', { side: side ?? '' }),
  'starts-apart': (sides) =>
    say('No way on foot between the starting areas of {sides}', { sides: PLACE_TEXT.list(sides) }),
  'door-loose': () => say('Door is not in a wall'),
  'door-blocked': () => say('Door opens onto blocking terrain'),
};

const NAMED = 6;

/** Describes a finding of the map check with its squares: `A door that hangs in no wall: b1, b2.` */
export function describeMapFinding({ code, squares, sides }: BoardFinding): string {
  const names = squares.slice(0, NAMED).map(squareName).join(', ');
  const more = squares.length - NAMED;
  return more > 0
    ? `${FINDINGS[code](sides)}: ${say('{names} and {more} more', { names, more })}.`
    : `${FINDINGS[code](sides)}: ${names}.`;
}

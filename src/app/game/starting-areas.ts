import { listUnconnectedStairs } from '../../board/apart';
import type { Board } from '../../board/board';
import { printBoardText } from '../../board/board-text';
import { listStrengths } from '../../board/strengths';
import { type Square, squareName } from '../../grid/square';
import { chooseStartArea } from '../../plan/start-area';
import type { SetupStep } from '../../rules/setup';
import { findAppPlayer } from '../../table/app-player';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { say } from '../../text/say';
import { type BoardPoint, CELL, getMeanCentre } from '../../view/geometry';
import { toastWithUndo } from '../messages';
import { recordStep, undoStep } from './perform';
import { makeSetupStepFact } from './setup-progress';

/** Starting area of the map and the side that owns the area. */
export interface StartingArea {
  readonly id: string;
  /** Map edge of the area: `Top`, `Left`, `Bottom 2`. */
  readonly name: string;
  /** Side of the game that owns the area. If no side does, the side named in the map file. */
  readonly side: string;
  readonly squares: readonly Square[];
  /** Center of the area, in drawing units of the board. */
  readonly centre: BoardPoint;
}

/** Lists the starting areas of the table's map, from top to bottom and left to right. */
export function listStartingAreas(table: Table): readonly StartingArea[] {
  const { board } = table;
  if (!board) return [];
  const all = [...board.starts]
    .filter(([, squares]) => squares.length > 0)
    .map(([side, squares]) => ({ side, squares, centre: getMeanCentre(squares) }))
    .sort((a, b) => a.centre.y - b.centre.y || a.centre.x - b.centre.x);
  const names = all.map(({ centre }) => edgeOf(board, centre));
  return all.map((area, index) => {
    const name = names[index] ?? '';
    const alike = names.filter((each) => each === name).length > 1;
    const number = names.slice(0, index + 1).filter((each) => each === name).length;
    return { ...area, id: `${index}`, name: alike ? `${name} ${number}` : name };
  });
}

/** Gives an area to a side. The previous owner gets the former area of that side. */
export function swapStartingArea(areas: readonly StartingArea[], id: string, side: string): readonly StartingArea[] {
  const before = areas.find((area) => area.id === id)?.side;
  if (before === undefined || before === side) return areas;
  return areas.map((area) => {
    if (area.id === id) return { ...area, side };
    return area.side === side ? { ...area, side: before } : area;
  });
}

/**
 * Gives each side that the app plays the best area that is left when its turn to choose comes. Areas of players that
 * choose earlier stay, and the last player gets the area that is left.
 * @param order sides in the order in which they choose
 * @returns the areas, and the sides for which the app chose
 */
export function chooseAppAreas(
  table: Table,
  areas: readonly StartingArea[],
  order: readonly string[],
): { readonly areas: readonly StartingArea[]; readonly chosenBy: readonly string[] } {
  let now = areas;
  const chosenBy: string[] = [];
  for (const [place, side] of order.slice(0, -1).entries()) {
    if (!findAppPlayer(table, side)) continue;
    const earlier = order.slice(0, place);
    const open = [...now.keys()].filter((index) => !earlier.includes(now[index]?.side ?? ''));
    const best = now[chooseStartArea(table, side, now, open)];
    if (!best) continue;
    now = swapStartingArea(now, best.id, side);
    chosenBy.push(side);
  }
  return { areas: now, chosenBy };
}

/** Returns the name of the map edge nearest to a point, relative to the size of the map. */
function edgeOf(board: Board, { x, y }: BoardPoint): string {
  const across = x / (board.width * CELL) - 0.5;
  const down = y / (board.height * CELL) - 0.5;
  if (Math.abs(down) >= Math.abs(across)) return down < 0 ? say('Top') : say('Bottom');
  return across < 0 ? say('Left') : say('Right');
}

/**
 * Records the starting area of each side and marks the setup step as done. If the areas changed, also records the
 * changed map.
 */
export async function recordStartingAreas(
  table: Table,
  areas: readonly StartingArea[],
  step: SetupStep | null,
): Promise<void> {
  const { board, mapName, mapPicture } = table;
  const before = listStartingAreas(table);
  const facts: Fact[] = [];
  if (board && areas.some((area, index) => area.side !== before[index]?.side)) {
    const [strengths, apart] = [listStrengths(board), listUnconnectedStairs(board)];
    const starts = Object.fromEntries(areas.map(({ side, squares }) => [side, squares.map(squareName)]));
    const map = { map: printBoardText(board), starts, ...(strengths && { strengths }), ...(apart && { apart }) };
    facts.push({ fact: 'mapped', name: mapName, ...map, ...(mapPicture && { picture: mapPicture }) });
  }
  if (step) facts.push(makeSetupStepFact(step, 'done'));
  if (await recordStep('starting-areas', facts)) toastWithUndo(say('Starting areas set.'), undoStep);
}

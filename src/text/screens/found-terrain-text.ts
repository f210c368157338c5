import { type Board, listBoardSquares } from '../../board/board';
import { DOOR, INDOORS, SPECIAL, WALL } from '../../board/terrain';
import { capitalise, decapitalise, say, sayMany } from '../say';
import { EXTRA_TERRAIN, GROUND_TERRAINS } from './photo-text';

/**
 * Counts the terrain found on a map, by kind: `16×16, 10 walls, hindering 14, water 6. Check it.` Leaves out kinds that
 * do not occur. A long list becomes two sentences.
 */
export function describeFoundTerrain(board: Board): string {
  const squares = listBoardSquares(board);
  const lying = (lies: number): number => board.walls.filter((each) => each === lies).length;
  const counted = (bit: number, name: string): string[] => {
    const there = squares.filter((square) => (board.terrain[square] as number) & bit).length;
    return there > 0 ? [say('{terrain} {squares}', { terrain: decapitalise(name), squares: there })] : [];
  };
  const [walls, doors] = [lying(WALL), lying(DOOR)];
  const elevated = squares.filter((square) => (board.levels[square] as number) > 0).length;
  const starts = [...board.starts.values()].reduce((sum, area) => sum + area.length, 0);
  const printed = [...GROUND_TERRAINS, ...EXTRA_TERRAIN.filter(isPrinted)].flatMap(({ bit, name }) =>
    counted(bit, name),
  );
  const steps = EXTRA_TERRAIN.filter((each) => !isPrinted(each)).flatMap(({ bit, name }) => counted(bit, name));
  const raised = [...steps, ...(elevated > 0 ? [say('elevated {squares}', { squares: elevated })] : [])];
  const parts = [
    `${board.width}×${board.height}`,
    sayMany(walls, '1 wall', '{n} walls'),
    ...(doors > 0 ? [sayMany(doors, '1 door', '{n} doors')] : []),
    ...(printed.length + raised.length > 0 ? printed : [say('no terrain found')]),
  ].join(', ');
  const more = capitalise(
    [...raised, ...(starts > 0 ? [say('starting area {squares}', { squares: starts })] : [])].join(', '),
  );
  return more === '' ? say('{parts}. Check it.', { parts }) : say('{parts}. {more}. Check it.', { parts, more });
}

/** True for terrain with printed lines, which a photograph shows. */
function isPrinted({ bit }: { readonly bit: number }): boolean {
  return bit === SPECIAL || bit === INDOORS;
}

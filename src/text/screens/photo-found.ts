import { type Board, squaresOf } from '../../board/board';
import { DOOR, WALL } from '../../board/terrain';
import { say, sayMany, within } from '../say';
import { EXTRAS, GROUNDS } from './photo-words';

/** `16×16, 10 walls, hindering 14, water 6. Check it.`: what is on a map by kinds; of those that do not occur, nothing. */
export function wordsOfFound(board: Board): string {
  const squares = squaresOf(board);
  const count = (lies: number): number => board.walls.filter((each) => each === lies).length;
  const doors = count(DOOR);
  const kinds = [...GROUNDS, ...EXTRAS].flatMap(({ bit, name }) => {
    const there = bit === 0 ? 0 : squares.filter((square) => (board.terrain[square] as number) & bit).length;
    return there > 0 ? [say('{terrain} {squares}', { terrain: within(name), squares: there })] : [];
  });
  const elevated = squares.filter((square) => (board.levels[square] as number) > 0).length;
  const starts = [...board.starts.values()].reduce((sum, area) => sum + area.length, 0);
  const parts = [
    `${board.width}×${board.height}`,
    sayMany(count(WALL), '1 wall', '{n} walls'),
    ...(doors > 0 ? [sayMany(doors, '1 door', '{n} doors')] : []),
    ...(kinds.length > 0 || elevated > 0 ? kinds : [say('no terrain found')]),
    ...(elevated > 0 ? [say('elevated {squares}', { squares: elevated })] : []),
    ...(starts > 0 ? [say('starting area {squares}', { squares: starts })] : []),
  ];
  return say('{parts}. Check it.', { parts: parts.join(', ') });
}

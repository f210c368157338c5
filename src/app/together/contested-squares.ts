import { parseSquare } from '../../grid/square';
import { makeInitials } from '../../view/initials';
import type { ContestedPosition } from '../../view/types';
import type { ConflictView } from './shared-game-types';

/** Returns the squares of both moves of each conflict for the map. The valid move is marked differently. */
export function listContestedSquares(conflicts: readonly ConflictView[]): readonly ContestedPosition[] {
  return conflicts.flatMap(({ moves }) =>
    moves.flatMap(({ name, squares }, index) => {
      const at = squares.flatMap((each) => parseSquare(each) ?? []);
      return at.length === 0 ? [] : [{ squares: at, label: makeInitials(name), counts: index === 1 }];
    }),
  );
}

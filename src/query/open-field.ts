import { emptyBoard } from '../board/board';
import { squareAt } from '../grid/square';
import type { OpenQuestion } from '../rules/table-deed';
import type { Figure, Table } from '../table/table';
import type { Consequence } from './consequences';
import { listFootprints } from './footprint';

/** Side of the open field in squares, so large that its border never matters. */
const SIDE = 32;
const MIDDLE = 12;

/** Returns whether all pieces are on the map. Only then can the map answer an attack between them. */
export function areAllOnMap({ board, figures }: Table, pieces: readonly string[]): boolean {
  return board !== null && pieces.every((piece) => (figures.get(piece)?.squares.length ?? 0) > 0);
}

/**
 * Places figures on an open field, for players without a map. The attacker and each opponent are adjacent or `apart`
 * squares apart, with nothing between them and no other figures. Dials and actions have their usual effect; players
 * judge distances and lines of fire themselves.
 * @param apart number of squares between attacker and opponents; 0 means adjacent
 */
export function placeOnOpenField(table: Table, attacker: string, targets: readonly string[], apart: number): Table {
  const board = emptyBoard(SIDE, SIDE);
  const figures = new Map<string, Figure>();
  const here = (source: string | undefined) =>
    source === attacker || (source !== undefined && targets.includes(source));
  for (const figure of table.figures.values()) {
    const { switchedOff, altered: alterations } = figure;
    figures.set(figure.piece, {
      ...figure,
      squares: [],
      // An effect continues without a source if the figure that caused it is not on the field.
      switchedOff: switchedOff.map(({ by, ...off }) => (by !== undefined && here(by) ? { ...off, by } : off)),
      altered: alterations.map(({ from, ...change }) =>
        from !== undefined && here(from) ? { ...change, from } : change,
      ),
    });
  }
  const put = (piece: string, x: number, y: number): void => {
    const figure = figures.get(piece);
    const squares = figure && listFootprints(board, figure.character.base, squareAt(x, y))[0];
    if (figure && squares) figures.set(piece, { ...figure, squares });
  };
  const [width] = figures.get(attacker)?.character.base ?? [1, 1];
  const rows = apart === 0 ? 1 : 2;
  put(attacker, MIDDLE, MIDDLE);
  for (const [place, target] of targets.entries()) {
    const aside = Math.ceil(place / 2) * rows;
    put(target, MIDDLE + width + apart, place % 2 === 0 ? MIDDLE - aside : MIDDLE + aside);
  }
  return { ...table, board, figures, objects: [], markers: [] };
}

/** Returns whether a question is about squares or directions, which have no meaning on an open field. */
export function isAboutSquares({ open }: OpenQuestion): boolean {
  return open === 'push' || open === 'direction' || open === 'set-down';
}

/** Removes facts about squares of the open field, which does not exist on the table. */
export function removeSquareFacts(consequences: readonly Consequence[]): readonly Consequence[] {
  return consequences
    .map((each) => ({ ...each, facts: each.facts.filter((fact) => fact.fact !== 'placed' && fact.fact !== 'object') }))
    .filter(({ facts }) => facts.length > 0);
}

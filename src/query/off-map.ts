import { emptyBoard } from '../board/board';
import { squareAt } from '../grid/square';
import type { OpenQuestion } from '../rules/table-deed';
import type { Figure, Table } from '../table/table';
import type { Consequence } from './consequences';
import { footprints } from './footprint';

/** Far enough from every edge. */
const SIDE = 32;
const MIDDLE = 12;

/** Whether all of these stand on the map, so that an attack among them can be asked as it stands. */
export function allOnMap({ board, figures }: Table, pieces: readonly string[]): boolean {
  return board !== null && pieces.every((piece) => (figures.get(piece)?.squares.length ?? 0) > 0);
}

/**
 * The game on an open field, for players who keep no map: the attacker and each opponent side by side, or so many squares apart,
 * nobody in the way of another, and nobody else. What the dials and the action come to is the same; place and line of fire are for the players to see.
 * @param apart squares between them; 0 is side by side
 */
export function onOpenField(table: Table, attacker: string, targets: readonly string[], apart: number): Table {
  const board = emptyBoard(SIDE, SIDE);
  const figures = new Map<string, Figure>();
  const here = (source: string | undefined) =>
    source === attacker || (source !== undefined && targets.includes(source));
  for (const figure of table.figures.values()) {
    const { switchedOff, altered } = figure;
    figures.set(figure.piece, {
      ...figure,
      squares: [],
      // Whoever is not on the field is not out of reach for that: what its power did holds.
      switchedOff: switchedOff.map(({ by, ...off }) => (by !== undefined && here(by) ? { ...off, by } : off)),
      altered: altered.map(({ from, ...change }) => (from !== undefined && here(from) ? { ...change, from } : change)),
    });
  }
  const put = (piece: string, x: number, y: number): void => {
    const figure = figures.get(piece);
    const squares = figure && footprints(board, figure.character.base, squareAt(x, y))[0];
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

/** Whether a question is about squares or directions, which mean nothing on an open field. */
export function isAboutPlaces({ open }: OpenQuestion): boolean {
  return open === 'push' || open === 'direction' || open === 'set-down';
}

/** The same consequences without the places of an open field: nobody stands there. */
export function withoutPlaces(consequences: readonly Consequence[]): readonly Consequence[] {
  return consequences
    .map((each) => ({ ...each, facts: each.facts.filter((fact) => fact.fact !== 'placed' && fact.fact !== 'object') }))
    .filter(({ facts }) => facts.length > 0);
}

import { hasSquare } from '../board/board';
import { squaresAround } from '../grid/direction';
import { distance, type Square } from '../grid/square';
import type { Ruleset } from '../rules/ruleset';
import { powersWith } from '../rules/shared/powers';
import type { TableDeed } from '../rules/table-deed';
import { areFriendly } from '../table/allies';
import { has } from '../table/piece';
import { pieceOfFigure, type Table } from '../table/table';
import { after } from './carry-out';
import { moveDeed } from './deed-of-answer';
import type { MapAnswer } from './map-answer';
import type { Terms } from './terms';

/** The object that could be taken from the map on a move of this answer, those that the book allows only. */
export function liftableOn(
  ruleset: Ruleset,
  table: Table,
  answer: Extract<MapAnswer, { readonly mode: 'move' }>,
  terms: Terms,
): readonly string[] {
  const { follow } = ruleset;
  const deed = moveDeed(table, answer, { ...terms, picksUp: null });
  if (!follow || deed.deed !== 'move' || table.figures.get(deed.piece)?.holding) return [];
  const { piece } = deed;
  const from = table.figures.get(piece)?.squares ?? [];
  /** The least distance of a square from some of these. */
  const away = (at: Square, squares: readonly Square[]) => Math.min(...squares.map((each) => distance(each, at)));
  // A whole move for each object takes long, and most are too far for any way that passes beside them.
  const isNear = (at: Square) => away(at, from) + away(at, answer.to) <= answer.budget.of + 2;
  // Who is too weak is so wherever it stands.
  const mayHold = (object: string) =>
    follow
      .resolve(table, { deed: 'pick-up', piece, object }, after)
      .reasons.every(({ code }) => code !== 'power-forbids');
  return table.objects
    .filter(({ kind, id, at }) => kind !== 'immobile' && isNear(at) && mayHold(id))
    .filter(({ id }) => follow.resolve(table, { ...deed, picksUp: id }, after).legal)
    .map(({ id }) => id);
}

/** Powers by which a figure pushes a neighbour away with no attack, with those whom it may push. */
export function blastsOf(
  ruleset: Ruleset,
  table: Table,
  piece: string,
): readonly { readonly power: string; readonly targets: readonly string[] }[] {
  const { follow } = ruleset;
  const figure = table.figures.get(piece);
  if (!follow || !figure) return [];
  const shown = pieceOfFigure(figure, table);
  return powersWith(ruleset.powers, 'blast')
    .filter((power) => has(shown, power))
    .map((power) => ({
      power,
      targets: [...table.figures.values()]
        .filter(({ side, defeated }) => !areFriendly(table, side, figure.side) && !defeated)
        .map((each) => each.piece)
        .filter((target) => follow.resolve(table, { deed: 'use', piece, power, target, die: 1 }, after).legal),
    }))
    .filter(({ targets }) => targets.length > 0);
}

/** A figure that flies higher, or comes down, on its square: its move. */
export function flyDeed(table: Table, piece: string): TableDeed {
  const soars = table.figures.get(piece)?.mode === 'soaring';
  return { deed: 'move', piece, to: [], mode: soars ? 'hovering' : 'soaring' };
}

/** What a figure has in its reach without moving: objects to take, and squares to put down what it holds. */
export function handsOf(
  ruleset: Ruleset,
  table: Table,
  piece: string,
): { readonly objects: readonly string[]; readonly squares: readonly Square[] } {
  const { follow } = ruleset;
  const figure = table.figures.get(piece);
  const { board } = table;
  if (!follow || !figure || !board || figure.squares.length === 0) return { objects: [], squares: [] };
  const legal = (deed: TableDeed) => follow.resolve(table, deed, after).legal;
  // Of what lies farther off the book need not be asked: this is asked with every figure that is chosen.
  const isBeside = (at: Square) => figure.squares.some((square) => distance(square, at) <= 1);
  const objects = figure.holding
    ? []
    : table.objects
        .filter(({ id, at }) => isBeside(at) && legal({ deed: 'pick-up', piece, object: id }))
        .map(({ id }) => id);
  const squares = figure.holding
    ? [...new Set([...figure.squares, ...squaresAround(figure.squares)])].filter(
        (at) => hasSquare(board, at) && legal({ deed: 'put-down', piece, at }),
      )
    : [];
  return { objects, squares };
}

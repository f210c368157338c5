import { hasSquare } from '../board/board';
import { squaresAround } from '../grid/direction';
import { distance, type Square } from '../grid/square';
import type { Ruleset } from '../rules/ruleset';
import { listPowerIdsByEffect } from '../rules/shared/powers';
import type { TableDeed } from '../rules/table-deed';
import { areFriendly } from '../table/allies';
import { hasAbilityOrPower } from '../table/piece';
import type { Table } from '../table/table';
import { makePieceOfFigure } from '../table/table-position';
import { makeMoveDeed } from './make-deeds';
import type { MapAnswer } from './map-answer';
import type { QuestionTerms } from './question-terms';

/** Lists the objects that the move of an answer could legally pick up. */
export function listPickUps(
  ruleset: Ruleset,
  table: Table,
  answer: Extract<MapAnswer, { readonly mode: 'move' }>,
  terms: QuestionTerms,
): readonly string[] {
  const deed = makeMoveDeed(table, answer, { ...terms, picksUp: null });
  if (deed.deed !== 'move' || table.figures.get(deed.piece)?.holding) return [];
  const { piece } = deed;
  const from = table.figures.get(piece)?.squares ?? [];
  /** Returns the distance from a square to the nearest of several squares. */
  const away = (at: Square, squares: readonly Square[]) => Math.min(...squares.map((each) => distance(each, at)));
  // Resolving a move for each object is slow, and most objects are too far from any path.
  const isNear = (at: Square) => away(at, from) + away(at, answer.to) <= answer.budget.of + 2;
  // A figure that is too weak for an object is too weak on every square.
  const mayHold = (object: string) =>
    ruleset.resolve(table, { deed: 'pick-up', piece, object }).reasons.every(({ code }) => code !== 'power-forbids');
  return table.objects
    .filter(({ kind, id, at }) => kind !== 'immobile' && isNear(at) && mayHold(id))
    .filter(({ id }) => ruleset.resolve(table, { ...deed, picksUp: id }).legal)
    .map(({ id }) => id);
}

/** Lists powers that push a neighbour away without an attack, with the possible targets of each power. */
export function listPushPowers(
  ruleset: Ruleset,
  table: Table,
  piece: string,
): readonly { readonly power: string; readonly targets: readonly string[] }[] {
  const figure = table.figures.get(piece);
  if (!figure) return [];
  const shown = makePieceOfFigure(figure, table);
  return listPowerIdsByEffect(ruleset.powers, 'blast')
    .filter((power) => hasAbilityOrPower(shown, power))
    .map((power) => ({
      power,
      targets: [...table.figures.values()]
        .filter(({ side, defeated }) => !areFriendly(table, side, figure.side) && !defeated)
        .map((each) => each.piece)
        .filter((target) => ruleset.resolve(table, { deed: 'use', piece, power, target, die: 1 }).legal),
    }))
    .filter(({ targets }) => targets.length > 0);
}

/** Makes the move deed of a flier that changes between hovering and soaring without leaving its square. */
export function makeFlightDeed(table: Table, piece: string): TableDeed {
  const soars = table.figures.get(piece)?.mode === 'soaring';
  return { deed: 'move', piece, to: [], mode: soars ? 'hovering' : 'soaring' };
}

/** Lists what a figure can do without moving: objects to pick up, or squares on which to put its held object. */
export function listObjectActions(
  ruleset: Ruleset,
  table: Table,
  piece: string,
): { readonly objects: readonly string[]; readonly squares: readonly Square[] } {
  const figure = table.figures.get(piece);
  const { board } = table;
  if (!figure || !board || figure.squares.length === 0) return { objects: [], squares: [] };
  const legal = (deed: TableDeed) => ruleset.resolve(table, deed).legal;
  // Only adjacent objects are resolved, because the check runs for every selected figure.
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

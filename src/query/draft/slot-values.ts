import { type Board, hasEdge, listBoardSquares } from '../../board/board';
import { BLOCKING, DOOR, OPEN, PRINTED_OBJECT } from '../../board/terrain';
import { DIRECTIONS } from '../../grid/direction';
import { EDGE_COUNT } from '../../grid/edge';
import type { ActionShapes } from '../../rules/action-fields';
import type { Ruleset } from '../../rules/ruleset';
import type { Table } from '../../table/table';
import { makePieceOfFigure } from '../../table/table-position';
import { listFootprints } from '../footprint';
import { type ActionDraft, actorOf, type Slot } from './action-draft';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Largest number that is offered as a button. Players can enter larger numbers. */
const MOST_LISTED = 12;

/** Lists the pieces of a game, those still in play first. */
function listPieces({ figures }: Table): readonly string[] {
  const all = [...figures.values()].toSorted((a, b) => Number(a.defeated) - Number(b.defeated));
  return all.map(({ piece }) => piece);
}

/** Lists the objects on the map and in hands. */
function listObjects({ objects, figures }: Table): readonly string[] {
  const held = [...figures.values()].flatMap(({ heldObject }) => (heldObject ? [heldObject.id] : []));
  return [...new Set([...objects.map(({ id }) => id), ...held])];
}

function listGroups({ figures }: Table): readonly string[] {
  return [...new Set([...figures.values()].flatMap(({ card }) => (card?.group ? [card.group] : [])))];
}

function listWalls({ walls, ...board }: Board, of: (wall: number) => boolean): readonly { readonly edge: number }[] {
  return Array.from({ length: EDGE_COUNT }, (_, edge) => edge)
    .filter((edge) => of(walls[edge] ?? OPEN) && hasEdge({ walls, ...board }, edge))
    .map((edge) => ({ edge }));
}

/** Lists what an attack can destroy: squares with blocking terrain, a barrier or a printed object, walls and doors. */
function listTerrain({ board, tokens, markers }: Table): readonly unknown[] {
  if (!board) return [];
  const barriers = new Set(markers.filter(({ kind }) => kind === 'blocking').map(({ at }) => at));
  const isSolid = (square: number) =>
    barriers.has(square) || ((board.terrain[square] ?? 0) & (BLOCKING | PRINTED_OBJECT)) !== 0;
  // On a square with a token, the object of the map is a target of its own.
  const targets = listBoardSquares(board)
    .filter(isSolid)
    .map((square) => (tokens.some(({ at }) => at === square) ? { square, token: null } : { square }));
  return [...targets, ...listWalls(board, (wall) => wall !== OPEN)];
}

/** Powers, abilities and teams that a piece shows, and then all that the edition knows. */
function listPowers(ruleset: Ruleset, table: Table, ids: readonly unknown[]): readonly string[] {
  const shown = ids.flatMap((id) => {
    const figure = table.figures.get(String(id));
    const piece = figure && makePieceOfFigure(figure, table);
    return piece ? [...piece.powers, ...piece.abilities, ...(piece.team === null ? [] : [piece.team])] : [];
  });
  const teams = [...table.figures.values()].flatMap(({ character }) => character.teams);
  return [...new Set([...shown, ...teams, ...ruleset.powers.map(({ id }) => id)])];
}

/**
 * Lists all values that a slot can have, whether they are legal or not, in the form of the action's field. Texts and
 * numbers can have other values too, which players enter. Empty for the dice of a roll and for tokens that enter.
 */
export function listSlotValues(
  ruleset: Ruleset,
  shapes: ActionShapes,
  table: Table,
  draft: ActionDraft,
  { field, shape }: Slot,
): readonly unknown[] {
  const { board, figures, players, tokens } = table;
  const { target } = draft;
  const actor = actorOf(shapes, draft);
  const squares = () => (board ? listBoardSquares(board) : []);
  switch (shape.type) {
    case 'piece':
    case 'pieces':
      return listPieces(table);
    case 'figure':
      return [...listPieces(table), ...listGroups(table)];
    case 'object':
      return listObjects(table);
    case 'piece-or-object':
    case 'mover':
      return [...listPieces(table), ...listObjects(table)];
    case 'token':
      return tokens.map(({ id }) => id);
    case 'target':
      return [
        ...listPieces(table).map((piece) => ({ pieces: [piece] })),
        ...listObjects(table).map((object) => ({ object })),
        ...listTerrain(table),
      ];
    case 'mission-target':
      return [
        ...listPieces(table).map((piece) => ({ piece })),
        ...tokens.map(({ id }) => ({ token: id })),
        ...listTerrain(table),
      ];
    case 'token-or-terrain':
      return [...tokens.map(({ id }) => ({ token: id })), ...listTerrain(table)];
    case 'terrain':
    case 'inanimate':
      return listTerrain(table);
    case 'door':
      return board ? listWalls(board, (wall) => wall === DOOR).map(({ edge }) => edge) : [];
    case 'square':
    case 'object-square':
    case 'squares':
      return squares();
    case 'base': {
      const mover = actor === null ? undefined : figures.get(actor);
      if (!board || !mover) return [];
      const base = mover.squares.length === 1 ? ([1, 1] as const) : mover.character.base;
      return squares().flatMap((square) => listFootprints(board, base, square));
    }
    case 'direction':
      return [...DIRECTIONS.keys()];
    case 'side':
      return players.map(({ side }) => side);
    case 'card':
      return Object.keys(figures.get(actor ?? '')?.card?.cards ?? {});
    case 'power-or-team':
      return listPowers(ruleset, table, field === 'cancels' ? [target] : [actor]);
    case 'id': {
      const parts = actor === null || !figures.has(actor) ? [] : ruleset.multiPartChoices(table, actor);
      return [...new Set([...parts.map(({ action }) => action), ...(draft.deed === 'move' ? ruleset.moves : [])])];
    }
    case 'attack':
      return ruleset.attacks;
    case 'choice':
      return shape.options ?? [];
    case 'number':
    case 'total':
    case 'wounds': {
      const { least = 0, most = MOST_LISTED } = shape;
      const lowest = Math.max(least, -MOST_LISTED);
      const count = Math.min(most, MOST_LISTED) - lowest + 1;
      return Array.from({ length: count }, (_, index) => lowest + index);
    }
    case 'die':
      return FACES;
    case 'flag':
    case 'word':
      return [true];
    default:
      return [];
  }
}

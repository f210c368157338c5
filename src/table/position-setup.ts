import { listUnconnectedStairs } from '../board/apart';
import { printBoardText } from '../board/board-text';
import { listStrengths } from '../board/strengths';
import { CHARACTER_DEFAULTS, type Character, type DialSlot, mapSlots } from '../catalog/character';
import { findPower } from '../catalog/powers';
import { type Square, squareName, xOf, yOf } from '../grid/square';
import { getOwnProperty } from '../plain/get-own';
import type { Fact } from './facts';
import type { Piece } from './piece';
import type { Position } from './position';
import type { Table } from './table';
import { getTablePosition } from './table-position';

/** Makes the facts that set up a position as a game: figures, objects and held objects. */
export function makeSetUpFacts(position: Position, edition: string, mapName: string): Fact[] {
  const { board, pieces, objects, order } = position;
  const sides = [...new Set([...order, ...pieces.map(({ side }) => side)])];
  const [strengths, apart] = [listStrengths(board), listUnconnectedStairs(board)];
  return [
    {
      fact: 'began',
      edition,
      buildTotal: 0,
      actionTotal: 0,
      ...(position.playedIn && { format: position.playedIn }),
      players: sides.map((side) => {
        const team = getOwnProperty(position.alliances ?? {}, side);
        return { side, name: capital(side), ...(team === undefined ? {} : { team }) };
      }),
    },
    {
      fact: 'mapped',
      name: mapName,
      map: printBoardText(board),
      starts: Object.fromEntries([...board.starts].map(([side, squares]) => [side, squares.map(squareName)])),
      ...(strengths && { strengths }),
      ...(apart && { apart }),
    },
    ...pieces.flatMap(factsOfPiece),
    ...objects.map(({ id, at, kind }): Fact => ({ fact: 'object', object: id, kind, square: squareName(at) })),
  ];
}

function factsOfPiece(piece: Piece): Fact[] {
  const { id, side, squares, points, tokens, holding } = piece;
  const facts: Fact[] = [
    { fact: 'joined', piece: id, side, character: makeCharacterFromPiece(piece), points, click: 1 },
    { fact: 'placed', piece: id, squares: squares.map(squareName), how: 'placed' },
  ];
  if (tokens > 0) facts.push({ fact: 'tokens', piece: id, by: tokens });
  if (holding !== null) facts.push({ fact: 'holds', piece: id, object: holding });
  return facts;
}

/**
 * Makes a character from a piece. Its dial repeats the piece's values on each remaining click. Powers without a slot,
 * or with a slot that another power uses, become abilities. Abilities also apply on every click.
 */
export function makeCharacterFromPiece(
  piece: Omit<Piece, 'squares'> & { readonly squares?: readonly Square[] },
): Character {
  const shown = new Map<DialSlot, string>();
  const others: string[] = [];
  for (const power of piece.powers) {
    const slot = findPower(power)?.slots.find((each) => !shown.has(each));
    // On a dial, `special` means a white square with the character's own special power, which a piece does not have.
    if (slot === undefined || power === 'special') others.push(power);
    else shown.set(slot, power);
  }
  const click = mapSlots((slot) => ({ value: piece[slot], power: shown.get(slot) ?? null }));
  return {
    ...CHARACTER_DEFAULTS,
    id: `plain-${piece.id}`,
    name: piece.name ?? piece.id,
    teams: piece.team === null ? [] : [piece.team],
    keywords: piece.keywords,
    base: baseOf(piece.squares ?? []),
    size: piece.size,
    abilities: [...piece.abilities, ...others],
    range: piece.range,
    targets: Math.max(1, piece.targets),
    starts: [{ points: piece.points, click: 1 }],
    dial: Array.from({ length: Math.max(1, piece.clicks) }, () => click),
    archenemy: piece.archenemy,
    origin: 'entered',
  };
}

function baseOf(squares: readonly Square[]): readonly [number, number] {
  if (squares.length < 2) return [1, 1];
  // A double base may be diagonal.
  if (squares.length === 2) return [1, 2];
  const [xs, ys] = [squares.map(xOf), squares.map(yOf)];
  return [Math.max(...xs) - Math.min(...xs) + 1, Math.max(...ys) - Math.min(...ys) + 1];
}

function capital(side: string): string {
  return side.slice(0, 1).toUpperCase() + side.slice(1);
}

/**
 * Returns the current position of a table that started from another position. Properties of the pieces come from the
 * start position, their places from the table. Pieces added since then use their characters.
 */
export function updatePosition(position: Position, table: Table): Position | null {
  const now = getTablePosition(table);
  if (!now) return null;
  const known = new Map(position.pieces.map((piece) => [piece.id, piece]));
  const pieces = now.pieces.map((piece) => {
    const was = known.get(piece.id);
    if (!was) return piece;
    const { side, squares, tokens, holding, clicks } = piece;
    return { ...was, side, squares, tokens, holding, clicks };
  });
  const { turn, round, buildTotals, spawns, ammunition } = position;
  const here = new Set(pieces.map(({ id }) => id));
  const groups = Object.fromEntries(
    Object.entries(position.groups)
      .map(([name, group]) => [name, { ...group, members: group.members.filter((id) => here.has(id)) }] as const)
      .filter(([, { members }]) => members.length > 0),
  );
  return { ...now, pieces, turn, round, buildTotals, spawns, ammunition, groups };
}

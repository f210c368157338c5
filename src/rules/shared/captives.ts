import { hasSquare } from '../../board/board';
import { BLOCKING } from '../../board/terrain';
import { squaresAround } from '../../grid/direction';
import { type Square, squareName } from '../../grid/square';
import { areFriendly } from '../../table/allies';
import type { Fact } from '../../table/facts';
import { type Figure, positionOf, type Table } from '../../table/table';
import type { Citation, Reason } from '../answer';
import type { DeedRuling } from '../ruleset';
import { areAdjacent, type NeighbourLaw } from './adjacency';
import { onPiece, reason } from './cite';
import { feats, type LostFeat } from './feats';
import { knownFigure, ruling } from './ruling';

/** How an edition holds captives. */
export interface CaptiveLaw {
  readonly cite: Citation;
  /** Victory points for a captive released in the starting area of its captor. */
  readonly released: (captive: Figure, captor: Figure) => number;
  /** The most that one figure may hold; with so many it makes no close attacks either. */
  readonly most: number;
  readonly mayBeCaptured: (figure: Figure) => boolean;
  /** Which squares are adjacent: whoever comes free is placed beside its captor, not beyond a wall or below a roof. */
  readonly neighbours: NeighbourLaw;
  /** Whether what a captive drops may lie upon another object; it is out of the game otherwise. */
  readonly stack?: true;
}

export function captivesOf(table: Table, captor: string): Figure[] {
  return [...table.figures.values()].filter((figure) => figure.captor === captor);
}

/** What a captive does, or what is done to it: nothing. */
export function isCaptive(figure: Figure, cite: Citation): Reason[] {
  return figure.captor === null ? [] : [reason('captured', cite, [onPiece(figure.piece)])];
}

/** Off the map goes the captive, and what it held drops where it stood. Whom it held itself comes free. */
export function capture(table: Table, by: string, piece: string, law: CaptiveLaw): DeedRuling {
  const captor = knownFigure(table, by);
  const figure = knownFigure(table, piece);
  const reasons = [...isCaptive(captor, law.cite), ...isCaptive(figure, law.cite)];
  if (areFriendly(table, captor.side, figure.side)) reasons.push(reason('ally', law.cite, [onPiece(piece)]));
  if (!law.mayBeCaptured(figure)) reasons.push(reason('power-forbids', law.cite, [onPiece(piece)]));
  if (captivesOf(table, by).length >= law.most) reasons.push(reason('power-forbids', law.cite, [onPiece(by)]));
  const gone = figure.defeated || captor.defeated || by === piece;
  if (gone) reasons.push(reason('power-forbids', law.cite));
  // Nobody is held from a captor that is itself off the map, or out of the game.
  if (gone || captor.captor !== null) return ruling(reasons, []);
  const dropped = dropObject(table, figure, law);
  return ruling(reasons, [...dropped, ...captorFell(table, figure, law), { fact: 'captured', piece, by }]);
}

/** In the captor's starting area: the captive is defeated for good, and scores. */
export function release(
  table: Table,
  by: string,
  piece: string,
  law: CaptiveLaw,
  lost: (table: Table, figure: Figure) => readonly LostFeat[] = () => [],
): DeedRuling {
  const captor = knownFigure(table, by);
  const figure = knownFigure(table, piece);
  const reasons = [...isCaptive(captor, law.cite), ...notHeld(figure, by, law)];
  const points = law.released(figure, captor);
  return ruling(reasons, [
    { fact: 'freed', piece },
    { fact: 'defeated', piece, by },
    { fact: 'scored', side: captor.side, points, piece },
    ...feats(lost(table, figure), [captor.side], piece),
  ]);
}

/** By a friend of the captive: it comes back beside its captor with a token. */
export function rescue(table: Table, by: string, piece: string, law: CaptiveLaw): DeedRuling {
  const friend = knownFigure(table, by);
  const figure = knownFigure(table, piece);
  const reasons = [...isCaptive(friend, law.cite), ...notHeld(figure, figure.captor, law)];
  if (!areFriendly(table, friend.side, figure.side)) reasons.push(reason('opposing', law.cite, [onPiece(by)]));
  const captor = figure.captor === null ? undefined : table.figures.get(figure.captor);
  return ruling(reasons, comeBack(table, [figure], captor, law));
}

/** The captives of a figure that falls come back beside it, each with a token. */
export function captorFell(table: Table, captor: Figure, law: Pick<CaptiveLaw, 'neighbours'>): Fact[] {
  return comeBack(table, captivesOf(table, captor.piece), captor, law);
}

function notHeld(figure: Figure, captor: string | null, law: CaptiveLaw): Reason[] {
  return captor !== null && figure.captor === captor
    ? []
    : [reason('power-forbids', law.cite, [onPiece(figure.piece)])];
}

/** Places each on the first free square beside the captor; `placeFreed` moves it if a player chose another. */
function comeBack(
  table: Table,
  captives: readonly Figure[],
  captor: Figure | undefined,
  { neighbours }: Pick<CaptiveLaw, 'neighbours'>,
): Fact[] {
  const free = freeSquares(table, captor?.squares ?? [], neighbours);
  return captives.flatMap(({ piece, character }): Fact[] => {
    const single = character.base[0] * character.base[1] === 1;
    const square = single ? free.shift() : undefined;
    return [
      { fact: 'freed', piece },
      ...(square === undefined
        ? []
        : [{ fact: 'placed', piece, squares: [squareName(square)], how: 'placed' } as const]),
      { fact: 'tokens', piece, by: 1 },
    ];
  });
}

/** Squares adjacent to a base, by the edition's rules of adjacency, that are unoccupied and do not block. */
export function freeSquares(table: Table, around: readonly Square[], neighbours: NeighbourLaw): Square[] {
  const position = positionOf(table);
  if (!position) return [];
  const { board } = position;
  const taken = new Set([...table.figures.values()].flatMap((figure) => figure.squares));
  const base = { squares: around, piece: null };
  return squaresAround(around).filter(
    (square) =>
      hasSquare(board, square) &&
      !taken.has(square) &&
      ((board.terrain[square] ?? 0) & BLOCKING) === 0 &&
      areAdjacent(position, neighbours, base, { squares: [square], piece: null }),
  );
}

function dropObject(table: Table, figure: Figure, { stack }: CaptiveLaw): Fact[] {
  const { piece, holding, heldObject, squares } = figure;
  if (holding === null) return [];
  const at = squares[0];
  const lets: Fact = { fact: 'holds', piece, object: null };
  if (at === undefined || (!stack && table.objects.some((object) => object.at === at))) return [lets];
  const object = heldObject?.id ?? freshName(table, `${piece} dropped`);
  const name = heldObject?.name === undefined ? {} : { name: heldObject.name };
  return [lets, { fact: 'object', object, kind: holding, square: squareName(at), ...name }];
}

function freshName(table: Table, name: string): string {
  const taken = new Set(table.objects.map(({ id }) => id));
  let count = 1;
  while (taken.has(`${name} ${count}`)) count++;
  return `${name} ${count}`;
}

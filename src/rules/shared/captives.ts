import { hasSquare } from '../../board/board';
import { BLOCKING } from '../../board/terrain';
import { squaresAround } from '../../grid/direction';
import { type Square, squareName } from '../../grid/square';
import { areFriendly } from '../../table/allies';
import type { Fact } from '../../table/facts';
import type { Figure, Table } from '../../table/table';
import { getTablePosition } from '../../table/table-position';
import type { Citation, Reason } from '../answer';
import type { DeedRuling } from '../table-deed';
import { areAdjacent, type NeighbourRules } from './adjacency';
import { pieceMark, reason } from './cite';
import { type LostFeat, scoreFeats } from './feats';
import { makeRuling, requireTableFigure } from './ruling';

/** Rules of an edition for captives. */
export interface CaptiveRules {
  readonly cite: Citation;
  /** Victory points for releasing a captive in its captor's starting area. */
  readonly released: (captive: Figure, captor: Figure) => number;
  /** Maximum number of captives of one figure. A figure with this number of captives makes no close attacks. */
  readonly most: number;
  readonly mayBeCaptured: (figure: Figure) => boolean;
  /** Adjacency rules for placing a freed captive next to its captor, not beyond a wall or on another level. */
  readonly neighbours: NeighbourRules;
  /**
   * Whether an object that a captive drops may be on top of another object. Otherwise the dropped object leaves the
   * game.
   */
  readonly stack?: true;
}

export function listCaptives(table: Table, captor: string): Figure[] {
  return [...table.figures.values()].filter((figure) => figure.captor === captor);
}

/** Lists the reason against any deed by or against a captive. Empty if the figure is not a captive. */
export function listCaptiveReasons(figure: Figure, cite: Citation): Reason[] {
  return figure.captor === null ? [] : [reason('captured', cite, [pieceMark(figure.piece)])];
}

/**
 * Captures a figure and removes it from the map. Its held object drops on its square, and its own captives are freed.
 */
export function capture(table: Table, by: string, piece: string, rules: CaptiveRules): DeedRuling {
  const captor = requireTableFigure(table, by);
  const figure = requireTableFigure(table, piece);
  const reasons = [...listCaptiveReasons(captor, rules.cite), ...listCaptiveReasons(figure, rules.cite)];
  if (areFriendly(table, captor.side, figure.side)) reasons.push(reason('ally', rules.cite, [pieceMark(piece)]));
  if (!rules.mayBeCaptured(figure)) reasons.push(reason('power-forbids', rules.cite, [pieceMark(piece)]));
  if (listCaptives(table, by).length >= rules.most) reasons.push(reason('power-forbids', rules.cite, [pieceMark(by)]));
  const gone = figure.defeated || captor.defeated || by === piece;
  if (gone) reasons.push(reason('power-forbids', rules.cite));
  // A defeated figure cannot capture or be captured, and a captive cannot hold captives of its own.
  if (gone || captor.captor !== null) return makeRuling(reasons, []);
  const dropped = dropObject(table, figure, rules);
  return makeRuling(reasons, [...dropped, ...freeCaptivesOf(table, figure, rules), { fact: 'captured', piece, by }]);
}

/** Releases a captive in the captor's starting area. The captive is defeated and scores. */
export function release(
  table: Table,
  by: string,
  piece: string,
  rules: CaptiveRules,
  lost: (table: Table, figure: Figure) => readonly LostFeat[] = () => [],
): DeedRuling {
  const captor = requireTableFigure(table, by);
  const figure = requireTableFigure(table, piece);
  const reasons = [...listCaptiveReasons(captor, rules.cite), ...notHeld(figure, by, rules)];
  const points = rules.released(figure, captor);
  return makeRuling(reasons, [
    { fact: 'freed', piece },
    { fact: 'defeated', piece, by },
    { fact: 'scored', side: captor.side, points, piece },
    ...scoreFeats(lost(table, figure), [captor.side], piece),
  ]);
}

/** Resolves the rescue of a captive by a friend. The captive returns next to its captor with a token. */
export function rescue(table: Table, by: string, piece: string, rules: CaptiveRules): DeedRuling {
  const friend = requireTableFigure(table, by);
  const figure = requireTableFigure(table, piece);
  const reasons = [...listCaptiveReasons(friend, rules.cite), ...notHeld(figure, figure.captor, rules)];
  if (!areFriendly(table, friend.side, figure.side)) reasons.push(reason('opposing', rules.cite, [pieceMark(by)]));
  const captor = figure.captor === null ? undefined : table.figures.get(figure.captor);
  return makeRuling(reasons, comeBack(table, [figure], captor, rules));
}

/**
 * Frees the captives of a figure that is defeated or captured. Each captive returns next to the figure with a token.
 */
export function freeCaptivesOf(table: Table, captor: Figure, rules: Pick<CaptiveRules, 'neighbours'>): Fact[] {
  return comeBack(table, listCaptives(table, captor.piece), captor, rules);
}

function notHeld(figure: Figure, captor: string | null, rules: CaptiveRules): Reason[] {
  return captor !== null && figure.captor === captor
    ? []
    : [reason('power-forbids', rules.cite, [pieceMark(figure.piece)])];
}

/**
 * Places each captive on the first free square next to the captor. `placeFreedCaptives` moves a captive if a player
 * chooses another square.
 */
function comeBack(
  table: Table,
  captives: readonly Figure[],
  captor: Figure | undefined,
  { neighbours }: Pick<CaptiveRules, 'neighbours'>,
): Fact[] {
  const free = listFreeSquares(table, captor?.squares ?? [], neighbours);
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

/** Lists the squares adjacent to a base, by the edition's rules, that are free and not blocking. */
export function listFreeSquares(table: Table, around: readonly Square[], neighbours: NeighbourRules): Square[] {
  const position = getTablePosition(table);
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

function dropObject(table: Table, figure: Figure, { stack }: CaptiveRules): Fact[] {
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
